"""Reading a line at a terminal: editing, history, completion, and a bell that interrupts."""

import os
import pty
import signal
import tty
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.input.typeahead import clear_typeahead

from neopolis.terminal.interruptions import DrawAgain, Update
from neopolis.terminal.line_editor import Choices, LineEditor

LEFT, UP, DOWN, HOME, SHIFT_TAB = "\x1b[D", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[Z"
CHOICES = ["Slums #3", "Tenements #1", "Townhouses #4", "sell it", "?", "q"]


class Desk:
    """An editor with a keyboard."""

    def __init__(self) -> None:
        self.keyboard, inner = pty.openpty()
        self.bell, self.hammer = os.pipe()
        self.source, self.target = os.fdopen(os.dup(inner)), os.fdopen(inner, "w")
        tty.setraw(self.source.fileno())  # as while somebody types, because keys may arrive before the editor reads
        self.pressed = 0
        self.is_resized = False
        self.at_key: Callable[[], None] = self.rest
        self.editor = LineEditor(self.source, self.target, self._press, lambda: self.is_resized)

    def _press(self) -> None:
        self.pressed += 1
        self.at_key()

    def resize(self) -> None:
        self.is_resized = True
        signal.raise_signal(signal.SIGWINCH)

    def rest(self) -> None:
        pass

    def hang_up(self) -> None:
        os.close(self.keyboard)
        self.keyboard = -1

    def read(self, keys: str, choices: list[str] = CHOICES) -> str:
        os.write(self.keyboard, keys.encode())
        return self.editor.read("> ", choices)

    def close(self) -> None:
        clear_typeahead(self.editor._session.input)
        self.source.close()
        with suppress(OSError):  # after `hang_up`
            self.target.close()
        for end in {self.keyboard, self.bell, self.hammer} - {-1}:
            os.close(end)


@pytest.fixture
def desk() -> Iterator[Desk]:
    opened = Desk()
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("hllo" + LEFT * 3 + "e\r", "hello"),
        ("ello" + HOME + "h\r", "hello"),
        ("ten\t\r", "Tenements #1"),
        ("t\t\t\r", "Townhouses #4"),
        ("t\t\t\t\r", "t"),
        ("t" + SHIFT_TAB + "\r", "Townhouses #4"),
        ("\t\r", "Slums #3"),
        ("zzz\t\r", "zzz"),
        ("a\x12b\x13c\r", "abc"),
    ],
    ids=["arrows", "home", "Tab", "Tab twice", "Tab all around", "Shift-Tab", "Tab alone", "unknown", "^R"],
)  # fmt: skip
def test_keys(desk: Desk, keys: str, line: str) -> None:
    assert desk.read(keys) == line


def test_history(desk: Desk) -> None:
    """Up brings back earlier lines, Down later ones."""
    assert [desk.read(line) for line in ("one\r", "two\r")] == ["one", "two"]

    assert desk.read(UP * 2 + "\r") == "one"
    assert desk.read(UP * 3 + DOWN + "\r") == "two"


def test_history_of_keys_that_were_typed_ahead(desk: Desk) -> None:
    assert desk.read("one\r" + UP + "\r") == "one"
    assert desk.editor.read("> ") == "one"


def test_pasted_lines_are_answers(desk: Desk) -> None:
    """Each line of a pasted text is an answer: the first to this question, the others to the next ones."""
    assert desk.read("\x1b[200~one\ntwo\r\nthr\x1b[201~ee\r") == "one"
    assert desk.editor.read("> ") == "two"
    assert desk.editor.read("> ") == "three"


def test_news_keeps_what_was_typed(desk: Desk) -> None:
    """When news arrives, the typed text stays, and so does the cursor."""
    os.write(desk.keyboard, ("hllo" + LEFT * 3).encode())
    while desk.editor.draft.cursor_position != 1 or desk.editor.draft.text != "hllo":
        os.write(desk.hammer, b"!")
        with pytest.raises(Update):
            desk.editor.read("> ", bell=desk.bell)
        os.read(desk.bell, 1)

    assert desk.read("e\r") == "hello"
    assert desk.editor.draft.text == ""


def test_ctrl_l(desk: Desk) -> None:
    """The screen is drawn again, and the typed text stays."""
    with pytest.raises(DrawAgain):
        desk.read("he\x0cl")

    assert desk.read("lo\r") == "hello"
    assert desk.pressed >= 7


def test_ctrl_c_and_ctrl_d(desk: Desk) -> None:
    with pytest.raises(KeyboardInterrupt):
        desk.read("abc\x03")
    with pytest.raises(EOFError):
        desk.read("\x04")


def test_a_resized_window(desk: Desk) -> None:
    """The screen is drawn again, and the typed text stays."""
    desk.at_key = desk.resize
    with pytest.raises(DrawAgain):
        desk.read("hel")
    desk.at_key = desk.rest
    with pytest.raises(DrawAgain):
        desk.read("lo\r")
    desk.is_resized = False

    assert desk.editor.read("> ") == "hello"


def test_a_resized_window_loses_no_key(desk: Desk) -> None:
    """Keys that were typed ahead are kept until the screen is drawn."""
    assert desk.read("one\rtwo\r") == "one"
    desk.is_resized = True
    with pytest.raises(DrawAgain):
        desk.editor.read("> ")
    desk.is_resized = False

    assert desk.editor.read("> ") == "two"


def test_the_terminal_is_gone(desk: Desk) -> None:
    desk.at_key = desk.hang_up

    with pytest.raises(EOFError):
        desk.read("a")
    with pytest.raises(EOFError):
        desk.editor.read("> ")


def test_fitting_choices() -> None:
    choices = Choices()
    choices.texts = CHOICES

    assert choices.fitting("s") == ["Slums #3", "sell it"]
    assert choices.fitting("sell it") == []


def test_the_first_fitting_choice_is_suggested() -> None:
    """The rest of the first fitting choice is suggested. The Right key accepts it."""
    choices = Choices()
    choices.texts = CHOICES
    suggested = [choices.get_suggestion(Buffer(), Document(typed)) for typed in ("tow", "", "zzz")]

    assert [one and one.text for one in suggested] == ["nhouses #4", None, None]
