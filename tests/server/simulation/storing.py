"""A model of the database: what was committed survives every crash."""

from __future__ import annotations

from neopolis.server.table.log_events import Entry

STORED = "stored"
CONFLICT = "conflict"
REPEATED = "repeated"


class Store:
    """The log of one table, its newest snapshot, and the messages in the log."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.snapshot: tuple[int, bytes] = (0, b"")
        self.messages: set[tuple[str, str]] = set()
        self.conflicts = 0

    def append(self, entries: list[Entry]) -> str:
        """Append all entries or none."""
        names = [(entry.person, entry.message) for entry in entries if entry.message]
        if entries[0].seq != len(self.log) + 1:
            self.conflicts += 1
            return CONFLICT
        if any([name in self.messages for name in names]):
            return REPEATED
        self.messages.update(names)
        self.log += entries
        return STORED
