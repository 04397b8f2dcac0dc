"""The terminal: how large it is, what is shown on it, and what is typed. Without one, plain printing."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from rich.console import Console, ConsoleDimensions
from rich.text import Text

from neopolis.engine.refused import Refused
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.sentences import words

LEAST_WIDTH: Final = 100
LEAST_HEIGHT: Final = 35
MOST_WIDTH: Final = 170  # wider lines are hard to follow
GROUND: Final = "color(252) on color(233)"  # the colours of the screen are chosen for a dark one


class Terminal:
    """A screen that is drawn anew for each question; plain lines when input or output is no terminal."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target
        self.plain = not (source.isatty() and target.isatty())
        if self.plain:
            self.console = Console(file=target, width=LEAST_WIDTH, color_system=None, highlight=False, emoji=False)
        else:
            self.console = Console(file=target, highlight=False, emoji=False)

    def size(self) -> tuple[int, int]:
        """Columns and rows; where nobody can tell, what the game needs."""
        if self.plain:
            return LEAST_WIDTH, LEAST_HEIGHT
        try:
            width, height = os.get_terminal_size(self.target.fileno())
        except (OSError, ValueError):
            return LEAST_WIDTH, LEAST_HEIGHT
        return (width, height) if width and height else (LEAST_WIDTH, LEAST_HEIGHT)

    def too_small(self) -> Refused | None:
        """The refusal of a terminal that is too small."""
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
        """The screen is the game's, and what was on it before comes back at the end: no secret stays in it."""
        if self.plain:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def show(self, rows: list[Text]) -> None:
        """Show these rows, and nothing else where the screen can be cleared."""
        if self.plain:
            self.target.write("".join([f"{row.plain}\n" for row in rows]))
            return
        width, height = self.size()
        filled = [*rows, *[Text() for _ in range(height - 1 - len(rows))]]
        for row in filled:
            row.pad_right(width - row.cell_len)
        self.console.size = ConsoleDimensions(width, height)  # a dumb terminal is not 80 wide because it is dumb
        self.wipe()
        self.console.print(Text("\n", style=GROUND).join(filled), no_wrap=True, overflow="crop", crop=True)

    def wipe(self) -> None:
        """Make room for what is shown next."""
        self.console.clear()

    def ask(self, prompt: str) -> str:
        """A line that somebody types. `EOFError` when there will be none."""
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
    """The one this process runs in."""
    return Terminal(*standard_streams())


def standard_streams() -> tuple[TextIO, TextIO]:
    """Input and output of this process. Bytes that are no text are replaced, not refused."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return sys.stdin, sys.stdout
