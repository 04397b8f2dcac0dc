"""The terminal: its size, its screen, and the lines that people type. Without a terminal, lines are just printed."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TextIO

from rich.console import Console, ConsoleDimensions
from rich.text import Text

from neopolis.engine.refused import Refused
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.interruptions import DrawAgain, Suspended
from neopolis.terminal.sentences import words

if sys.platform != "win32":
    import termios
    import tty

if TYPE_CHECKING:
    from neopolis.terminal.line_editor import LineEditor

LEAST_WIDTH: Final = 100
LEAST_HEIGHT: Final = 35
MOST_WIDTH: Final = 170  # wider lines are hard to follow
GROUND: Final = "color(252) on color(233)"  # our colors suit a dark screen


class Terminal:
    """A screen that is drawn again for each question; plain lines if input or output is not a terminal."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target
        self.plain = not (source.isatty() and target.isatty())
        if self.plain:
            self.console = Console(file=target, width=LEAST_WIDTH, color_system=None, highlight=False, emoji=False)
        else:
            self.console = Console(file=target, highlight=False, emoji=False)
        self.edits = not self.plain and not self.console.is_dumb_terminal  # True if arrow keys edit the line
        self.drawn: list[Text] = []
        self._drawn_for: tuple[int, int] | None = None  # the size of the window when the screen was drawn
        self.touched: Callable[[], None] = lambda: None  # called when somebody presses a key
        self._editor: LineEditor | None = None

    @property
    def editor(self) -> LineEditor:
        """The line editor, made when the first line is read, because importing it is slow."""
        if self._editor is None:
            from neopolis.terminal.line_editor import LineEditor

            self._editor = LineEditor(self.source, self.target, lambda: self.touched(), self._is_resized)
        return self._editor

    def size(self) -> tuple[int, int]:
        """Columns and rows; if they are unknown, the least that games need."""
        found = self._measure()
        self._drawn_for = self._drawn_for or found
        return found

    def _measure(self) -> tuple[int, int]:
        if self.plain:
            return LEAST_WIDTH, LEAST_HEIGHT
        try:
            width, height = os.get_terminal_size(self.target.fileno())
        except (OSError, ValueError):
            return LEAST_WIDTH, LEAST_HEIGHT
        return (width, height) if width and height else (LEAST_WIDTH, LEAST_HEIGHT)

    def _is_resized(self) -> bool:
        return self._drawn_for not in (None, self._measure())

    def too_small(self) -> Refused | None:
        """The refusal of a terminal that is too small; None if it is large enough."""
        width, height = self.size()
        if width >= LEAST_WIDTH and height >= LEAST_HEIGHT:
            return None
        return Refused("cli-too-small", columns=LEAST_WIDTH, rows=LEAST_HEIGHT, width=width, height=height)

    def canvas(self) -> Canvas:
        """An empty screen; the last row is left to the prompt."""
        width, height = self.size()
        return Canvas(min(width, MOST_WIDTH), height - 1)

    @contextmanager
    def full_screen(self) -> Iterator[None]:
        """Use the whole screen. Its old content comes back at the end, so no secret stays on it."""
        if self.plain:
            yield
            return
        with self._silent_keys():
            self.console.set_alt_screen(True)
            try:
                yield
            finally:
                self.console.set_alt_screen(False)

    @contextmanager
    def _silent_keys(self) -> Iterator[None]:
        """Keep keys pressed between two lines from showing on the screen."""
        if sys.platform == "win32" or not self.edits:
            yield
            return
        before = termios.tcgetattr(self.source)
        tty.setcbreak(self.source)
        try:
            yield
        finally:
            termios.tcsetattr(self.source, termios.TCSADRAIN, before)

    def _suspend(self) -> None:
        """Give the terminal back to the shell until somebody resumes the program."""
        if sys.platform == "win32":
            return
        is_full_screen, modes = self.console.is_alt_screen, termios.tcgetattr(self.source)
        self.console.set_alt_screen(False)
        os.kill(0, signal.SIGTSTP)
        termios.tcsetattr(self.source, termios.TCSADRAIN, modes)
        self.console.set_alt_screen(is_full_screen)

    def show(self, rows: list[Text]) -> None:
        """Show these rows, and nothing else if the screen can be cleared."""
        if self.plain:
            self.target.write("".join([f"{row.plain}\n" for row in rows]))
            return
        self.drawn = [row.copy() for row in rows]
        width, height = self.size()
        filled = [*rows, *[Text() for _ in range(height - 1 - len(rows))]]
        for row in filled:
            row.pad_right(width - row.cell_len)
        self.console.size = ConsoleDimensions(width, height)  # rich assumes that a dumb terminal has 80 columns
        self.wipe()
        self.console.print(Text("\n", style=GROUND).join(filled), no_wrap=True, overflow="crop", crop=True)

    def wipe(self) -> None:
        """Clear the screen for the next rows."""
        self.console.clear()

    def ask(self, prompt: str, choices: Sequence[str] = ()) -> str:
        """A line that somebody types; Tab completes it to one of the choices. `EOFError` at the end of input."""
        while True:
            typed = self.ask_once(prompt, choices)
            if typed is not None:
                return typed
            self.show(self.drawn[: self.size()[1] - 1])

    def ask_once(self, prompt: str, choices: Sequence[str] = ()) -> str | None:
        """A line that somebody types, or None as soon as the screen must be drawn again."""
        return self.edited(prompt, choices) if self.edits else self.read_plain(prompt)

    def edited(self, prompt: str, choices: Sequence[str], bell: int = -1) -> str | None:
        """A line from the editor; None if the screen must be drawn again. Raises `Update` at a byte in `bell`."""
        try:
            return self.editor.read(prompt, choices, bell)
        except DrawAgain:
            pass
        except Suspended:
            self._suspend()
        finally:
            self._drawn_for = None
        self.console.clear()
        return None

    def read_plain(self, prompt: str) -> str:
        """A line without an editor. If input is not a terminal, the line is printed, because no terminal shows it."""
        self.target.write(prompt)
        self.target.flush()
        try:
            line = self.source.readline()
        except OSError:  # the terminal is gone
            line = ""
        if self.plain:
            self.target.write(line if line.endswith("\n") else line + "\n")
        if not line:
            raise EOFError
        return line.strip()

    def forget(self) -> None:
        """Forget all typed lines, cut text and recorded keys, because another person takes the terminal."""
        self._editor = None

    def page(self, rows: list[Text]) -> None:
        """Show rows for reading, a screenful at a time."""
        if self.plain:
            self.show(rows)
            return
        room = max(self.size()[1] - 2, 1)
        for begin in range(0, max(len(rows), 1), room):
            last = begin + room >= len(rows)
            self.show(rows[begin : begin + room])
            typed = self.ask(words("page-prompt" if last else "more-prompt"))
            if typed.lower() == "q":
                return


def standard_terminal() -> Terminal:
    """The terminal of this process."""
    return Terminal(*standard_streams())


def standard_streams() -> tuple[TextIO, TextIO]:
    """Input and output of this process. Bytes that are not text are replaced."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return sys.stdin, sys.stdout
