"""Reading a line at a terminal: editing, history, completion, and a bell that interrupts."""

import os
import pty
import signal
from collections.abc import Iterator

import pytest
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.input.typeahead import clear_typeahead

from neopolis.terminal.line_editor import Choices, LineEditor, News

LEFT, UP, DOWN, HOME, SHIFT_TAB = "\x1b[D", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[Z"
CHOICES = ["Slums #3", "Tenements #1", "Townhouses #4", "sell it", "?", "q"]


class Desk:
    """An editor and the keyboard before it."""

    def __init__(self) -> None:
        self.keyboard, inner = pty.openpty()
        self.bell, self.hammer = os.pipe()
        self.source, self.target = os.fdopen(os.dup(inner)), os.fdopen(inner, "w")
        self.pressed = self.drawn = 0
        self.editor = LineEditor(self.source, self.target, self._press, self._draw)

    def _press(self) -> None:
        self.pressed += 1

    def _draw(self) -> None:
        self.drawn += 1

    def read(self, keys: str, choices: list[str] = CHOICES) -> str:
        os.write(self.keyboard, keys.encode())
        return self.editor.read("> ", choices)

    def close(self) -> None:
        clear_typeahead(self.editor._session.input)
        self.source.close()
        self.target.close()
        for end in (self.keyboard, self.bell, self.hammer):
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
    """Up brings back the lines before, Down the later ones."""
    assert [desk.read(line) for line in ("one\r", "two\r")] == ["one", "two"]

    assert desk.read(UP * 2 + "\r") == "one"
    assert desk.read(UP * 3 + DOWN + "\r") == "two"


def test_nobody_sees_what_another_person_typed(desk: Desk) -> None:
    desk.read("secret\r")
    desk.editor.forget()

    assert desk.read(UP + "\r") == ""


def test_pasted_lines_are_answers(desk: Desk) -> None:
    """A pasted text may hold several; what is left of it is for the next questions."""
    assert desk.read("\x1b[200~one\ntwo\r\nthr\x1b[201~ee\r") == "one"
    assert desk.editor.read("> ") == "two"
    assert desk.editor.read("> ") == "three"


def test_news_keep_what_was_typed(desk: Desk) -> None:
    """The cursor stays where it was, too."""
    os.write(desk.keyboard, ("hllo" + LEFT * 3).encode())
    while desk.editor.draft.cursor_position != 1 or desk.editor.draft.text != "hllo":
        os.write(desk.hammer, b"!")
        with pytest.raises(News):
            desk.editor.read("> ", bell=desk.bell)
        os.read(desk.bell, 1)

    assert desk.read("e\r") == "hello"
    assert desk.editor.draft.text == ""


def test_the_screen_is_drawn_again(desk: Desk) -> None:
    """And what was typed stays."""
    assert desk.read("he\x0cllo\r") == "hello"
    assert desk.drawn == 1 and desk.pressed >= 7


def test_ctrl_c_and_ctrl_d(desk: Desk) -> None:
    with pytest.raises(KeyboardInterrupt):
        desk.read("abc\x03")
    with pytest.raises(EOFError):
        desk.read("\x04")


def test_the_programs_own_handler_of_sizes_stays(desk: Desk) -> None:
    """It is called while somebody types, and it is there afterwards."""
    calls: list[int] = []

    def handler(number: int, frame: object) -> None:
        calls.append(number)
        os.write(desk.hammer, b"!")

    before = signal.signal(signal.SIGWINCH, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        alarm = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGWINCH))
        with pytest.raises(News):
            desk.editor.read("> ", bell=desk.bell)
        assert signal.getsignal(signal.SIGWINCH) is handler
    finally:
        signal.signal(signal.SIGALRM, alarm)
        signal.signal(signal.SIGWINCH, before)

    assert calls == [signal.SIGWINCH]


def test_fitting_choices() -> None:
    choices = Choices()
    choices.texts = CHOICES

    assert choices.fitting("s") == ["Slums #3", "sell it"]
    assert choices.fitting("sell it") == []


def test_the_first_fitting_choice_is_suggested() -> None:
    """Right takes it over."""
    choices = Choices()
    choices.texts = CHOICES
    suggested = [choices.get_suggestion(Buffer(), Document(typed)) for typed in ("tow", "", "zzz")]

    assert [one and one.text for one in suggested] == ["nhouses #4", None, None]
