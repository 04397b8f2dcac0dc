"""Reasons to interrupt somebody who is typing a line. The typed text is kept."""

from __future__ import annotations


class Interruption(Exception):
    """Typing was interrupted before the line was finished."""


class Update(Interruption):
    """There is something new to show."""


class DrawAgain(Interruption):
    """The screen must be drawn again: Ctrl-L was pressed, or the window was resized."""


class Suspended(Interruption):
    """Ctrl-Z was pressed: the shell takes the terminal for a while."""
