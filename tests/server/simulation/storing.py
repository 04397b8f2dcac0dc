"""A model of the database: what was committed survives every crash."""

from __future__ import annotations

from neopolis.server.runtime.heartbeat import LATE
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
        self.uptimes: list[tuple[int, int]] = []

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

    def extend_uptime(self, now: int, may_go_back: bool) -> list[tuple[int, int]]:
        """Record that a process is running, and return all outages: a model of `Uptimes`."""
        started, seen = self.uptimes[-1] if self.uptimes else (0, -LATE - 1)
        if now - seen > LATE:
            self.uptimes.append((now, now))
        elif now > seen or may_go_back:
            self.uptimes[-1] = (min(started, now), now)
        ends = [0, *[seen for _, seen in self.uptimes]]
        return [(end, started) for end, (started, _) in zip(ends, self.uptimes, strict=False) if started > end]
