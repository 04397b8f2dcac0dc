"""Why somebody who types a line is interrupted. The typed text stays."""

from __future__ import annotations


class Interruption(Exception):
    """Typing was interrupted before the line was finished."""


class Update(Interruption):
    """There is something new to show."""


class DrawAgain(Interruption):
    """The screen must be drawn again: Ctrl-L, or a window of another size."""


class Suspended(Interruption):
    """Ctrl-Z was pressed: the shell takes the terminal for a while."""
