"""A terminal whose screen can change while somebody types: the typed text stays, and is shown again."""

from __future__ import annotations

import os
import select
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TextIO

from rich.control import Control

from neopolis.terminal.line_editor import News
from neopolis.terminal.terminal import Terminal, standard_streams

PIECE: Final = 4096
PAUSE: Final = 0.05  # seconds: updates that come this fast are drawn together


class LiveTerminal(Terminal):
    """Waits for a line or for a bell: a pipe into which somebody writes when there is an update."""

    def __init__(self, source: TextIO, target: TextIO, bell: int) -> None:
        super().__init__(source, target)
        self.bell = bell
        if not self.plain and self.editor is None:
            self.editor = self.new_editor()
        self.touched: Callable[[], None] = lambda: None  # called when somebody presses a key

    def pressed(self) -> None:
        self.touched()

    @contextmanager
    def full_screen(self) -> Iterator[None]:
        """Keys that somebody presses between two lines do not show on the screen."""
        if self.plain:
            yield
            return
        import termios  # not on every system
        import tty

        fd = self.source.fileno()
        before = termios.tcgetattr(fd)
        tty.setcbreak(fd)
        try:
            with super().full_screen():
                yield
        finally:
            termios.tcsetattr(fd, termios.TCSADRAIN, before)

    def wipe(self) -> None:
        """Draw over the old screen, so that nothing flickers."""
        self.console.control(Control.home())

    def listen(self, prompt: str, reads: bool = True, choices: Sequence[str] = ()) -> str | None:
        """A line that somebody types, or None as soon as there is an update.

        If input is not a terminal, a line is read only if `reads`: all lines may be there already.
        """
        if self.editor is None and reads:
            return self.ask(prompt)
        try:
            if self.editor is not None:
                return self.editor.read(prompt, choices, self.bell)
            select.select([self.bell], [], [])
        except News:
            pass
        select.select([], [], [], PAUSE)
        os.read(self.bell, PIECE)
        return None


def live_terminal(bell: int) -> LiveTerminal:
    """The terminal of this process."""
    source, target = standard_streams()
    return LiveTerminal(source, target, bell)
