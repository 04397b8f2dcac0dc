"""A terminal whose screen can change while somebody types: the typed text stays, and is shown again."""

from __future__ import annotations

import os
import select
from collections.abc import Sequence
from typing import Final, TextIO

from rich.control import Control

from neopolis.terminal.interruptions import Update
from neopolis.terminal.terminal import Terminal, standard_streams

PIECE: Final = 4096
PAUSE: Final = 0.05  # updates that arrive within this many seconds are drawn together


class LiveTerminal(Terminal):
    """Waits for a line or an update. `bell` is a pipe in which a byte arrives when there is an update."""

    def __init__(self, source: TextIO, target: TextIO, bell: int) -> None:
        super().__init__(source, target)
        self.bell = bell

    def wipe(self) -> None:
        """Draw over the old screen, so that nothing flickers."""
        self.console.control(Control.home())

    def listen(self, prompt: str, choices: Sequence[str] = (), reads: bool = True) -> str | None:
        """A line that somebody types, or None as soon as the screen must be drawn again or there is an update.

        Input that is not a terminal is read only if `reads` is True, because its lines are all there from the start.
        """
        try:
            if self.edits:
                return self.edited(prompt, choices, self.bell)
            if self.plain and reads:
                return self.read_plain(prompt)
            return self._wait(prompt)
        except Update:
            select.select([], [], [], PAUSE)
            os.read(self.bell, PIECE)
            return None

    def _wait(self, prompt: str) -> str:
        """Wait without an editor. Raises `Update`, or returns a line. The terminal itself keeps an unfinished line."""
        sources = [self.bell] if self.plain else [self.bell, self.source.fileno()]
        if not self.plain:
            self.target.write(prompt)
            self.target.flush()
        ready, _, _ = select.select(sources, [], [])
        if self.bell in ready:
            raise Update
        return self.read_plain("")


def live_terminal(bell: int) -> LiveTerminal:
    """The terminal of this process."""
    source, target = standard_streams()
    return LiveTerminal(source, target, bell)
