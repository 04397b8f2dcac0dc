"""What a game as played remembers of itself."""

from __future__ import annotations

from neopolis.engine.event import Event
from neopolis.engine.record import Act, Head, Row


class SideAction:
    """What a seat did besides answering, and whether all have noticed."""

    def __init__(self, row: Row, noticed: bool) -> None:
        self.row = row
        self.noticed = noticed


class Log:
    """What a game as played remembers: how it began, its settled acts and events, and those since the anchor."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.acts: list[Act] = []
        self.events: list[Event] = []
        self.open_events: list[Event] = []
