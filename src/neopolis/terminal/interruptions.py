"""Why somebody who types a line is interrupted. The typed text stays."""

from __future__ import annotations


class Interruption(Exception):
    """The line is not finished yet."""


class Update(Interruption):
    """There is something new to show."""


class DrawAgain(Interruption):
    """The screen must be drawn again: Ctrl-L, or a window of another size."""


class Suspended(Interruption):
    """Ctrl-Z: back to the shell for a while."""
