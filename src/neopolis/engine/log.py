"""The log of a game that was started or replayed: the source of its record and history."""

from __future__ import annotations

from neopolis.engine.event import Event
from neopolis.engine.record import Act, Head, Row


class SideAction:
    """A side action of a seat, and whether everybody could see it."""

    def __init__(self, row: Row, is_public: bool) -> None:
        self.row = row
        self.is_public = is_public


class Log:
    """How a game started, its acts and events up to the anchor, and the events since then."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.acts: list[Act] = []
        self.events: list[Event] = []
        self.open_events: list[Event] = []

    def copy(self) -> Log:
        """A copy of this log. Adding to one of them does not change the other."""
        log = Log(self.head)
        log.acts, log.events, log.open_events = self.acts[:], self.events[:], self.open_events[:]
        return log
