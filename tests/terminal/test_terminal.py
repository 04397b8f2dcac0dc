"""Lines that people type at a terminal, with and without an editor."""

import io
import os
import pty
import re
import subprocess
import sys
import tty
from collections.abc import Iterator

import pytest
from prompt_toolkit.input.typeahead import clear_typeahead
from rich.text import Text

from neopolis.terminal.terminal import Terminal

UP, CUT_LINE, PASTE, RECORD, STOP, PLAY = "\x1b[A", "\x15", "\x19", "\x18(", "\x18)", "\x18e"


class Desk:
    """A terminal with a keyboard."""

    def __init__(self) -> None:
        self.keyboard, inner = pty.openpty()
        self.source, self.target = os.fdopen(os.dup(inner)), os.fdopen(inner, "w")
        tty.setraw(self.source)  # as while somebody types, because keys may arrive before the terminal reads
        self.terminal = Terminal(self.source, self.target)

    def ask(self, keys: str) -> str:
        os.write(self.keyboard, keys.encode())
        return self.terminal.ask("> ")

    def output(self) -> str:
        """All output since the last time."""
        self.target.write("END")
        self.target.flush()
        seen = b""
        while not seen.endswith(b"END"):
            seen += os.read(self.keyboard, 65536)
        return seen.removesuffix(b"END").decode()

    def close(self) -> None:
        if self.terminal.edits:
            clear_typeahead(self.terminal.editor._session.input)
        self.source.close()
        self.target.close()
        os.close(self.keyboard)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setenv("TERM", "xterm-256color")
    opened = Desk()
    yield opened
    opened.close()


@pytest.mark.parametrize("keys", [UP, PASTE, PLAY], ids=["history", "cut text", "recorded keys"])
def test_nobody_sees_what_another_person_typed(desk: Desk, keys: str) -> None:
    """History, cut text and recorded keys bring a text back only to the person who typed it."""
    desk.ask(f"{RECORD}secret{STOP}{CUT_LINE}{PASTE}\r")
    assert desk.ask(f"{keys}\r") == "secret"

    desk.terminal.forget()

    assert desk.ask(f"{keys}\r") == ""


def test_ctrl_l_draws_the_screen_again(desk: Desk) -> None:
    desk.terminal.show([Text("a row")])
    desk.output()

    assert desk.ask("he\x0cllo\r") == "hello"
    assert "a row" in desk.output()


def test_lines_that_are_asked_once(desk: Desk) -> None:
    """After an interruption, the caller draws the screen again, and the typed text is kept."""
    os.write(desk.keyboard, b"he\x0c")
    assert desk.terminal.ask_once("> ") is None

    assert desk.ask("llo\r") == "hello"


def test_without_colours(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    os.write(desk.keyboard, b"he\r")

    assert desk.terminal.ask("> ", ["hello"]) == "he"
    assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8]|9[0-7])[;m]", desk.output())


def test_a_dumb_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dumb terminal gets no escape sequence, and edits lines by itself."""
    monkeypatch.setenv("TERM", "dumb")
    desk = Desk()
    line = desk.ask("hello\n")
    shown = desk.output()
    desk.close()

    assert (line, shown) == ("hello", "> ")


def test_input_that_is_not_a_terminal() -> None:
    """Each line is printed after its prompt, and prompt_toolkit is not loaded."""
    target = io.StringIO()
    terminal = Terminal(io.StringIO("one\ntwo"), target)

    assert [terminal.ask("> "), terminal.ask("> ")] == ["one", "two"]
    with pytest.raises(EOFError):
        terminal.ask("> ")
    assert target.getvalue() == "> one\n> two\n> \n"
    program = (
        "import sys; from neopolis.terminal.live_terminal import live_terminal; live_terminal(0).ask(''); "
        "print('prompt_toolkit' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], input="x\n", capture_output=True, text=True, check=True)
    assert done.stdout == "x\nFalse\n"
