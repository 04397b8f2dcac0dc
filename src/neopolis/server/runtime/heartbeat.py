"""Notes in the database that a server is running, and so notices outages, whatever caused them.

A restart, a suspended machine, a clock that jumps ahead and a database that was unavailable all look the same: the
last note is too old. The log of each table then says by how much its deadlines move (`Interrupted`).

Shorter stops of a process (SIGSTOP, a busy host, a short suspend) leave no gap in the notes. The process sees them
itself: it looks at the time twice a second, and if more than two seconds have passed between two looks, it was stopped.
Two seconds are well above what the event loop takes under load, so a busy machine does not fill the logs. Each table
where a clock is running writes such a stop to its log once. Connections survive it, so nobody needs time to return.
"""

from __future__ import annotations

import asyncio
from typing import Final

from neopolis.server.logs import note
from neopolis.server.runtime.clock import ServerClock
from neopolis.server.store.uptimes import Outage, Uptimes

BEAT: Final = 5_000  # milliseconds between two notes
LATE: Final = 2 * BEAT  # without a note for longer than this, no server was running
LOOK_SECONDS: Final = 0.5  # between two looks at the time
LONGEST_LOOK: Final = 2_000  # milliseconds; with more than this between two looks, this process was stopped
STOPS_KEPT: Final = 100  # stops remembered; older ones no longer move the deadlines of a table


class Heartbeat:
    """Writes this process's notes, and knows all outages. `is_alone` means that this is the only process.

    `stops` are the short stops of this process alone. Call `refresh` before anything that depends on the time.
    """

    def __init__(self, uptimes: Uptimes, clock: ServerClock, is_alone: bool) -> None:
        self.is_alone: Final = is_alone
        self.outages: list[Outage] = []
        self.stops: list[Outage] = []
        self._uptimes: Final = uptimes
        self._clock: Final = clock
        self._lock: Final = asyncio.Lock()
        self._noted_at = 0
        self._looked_at = clock.now()

    def ago(self, span: int) -> int:
        """The time since which servers have been running for `span` milliseconds in all; below 0 if it was less.

        Outages do not count, and a clock that jumps ahead looks like one. So a wrong clock cannot make anything old.
        """
        time = self._noted_at
        for since, until in reversed(self.outages):
            if time - until >= span:
                break
            span -= max(0, time - until)
            time = min(time, since)
        return time - span

    def after(self, at: int, span: int) -> int:
        """The time at which servers will have been running for `span` milliseconds since `at`, without new outages."""
        return at + span + sum([until - max(since, at) for since, until in self.outages if until > max(since, at)])

    async def start(self, others: int) -> None:
        """Note the start of this process. If no others are running, the server was away since the last note."""
        async with self._lock:
            await self._note(LATE if others else 0, is_first=True)
        self._looked_at = self._clock.now()

    def look(self) -> None:
        """Look at the time, and make a new list of `stops` if this process was stopped since the last look."""
        since, self._looked_at = self._looked_at, self._clock.now()
        if self._looked_at - since > LONGEST_LOOK:
            self.stops = [*self.stops, Outage(since, self._looked_at)][-STOPS_KEPT:]
            note("was-stopped", seconds=(self._looked_at - since) // 1000)

    async def keep(self) -> None:
        """Note that this process is running, if it is time for that."""
        async with self._lock:
            if self._clock.now() - self._noted_at >= BEAT:
                await self._note(LATE)

    async def refresh(self) -> None:
        """Look for stops, and for an outage if the last note is old."""
        self.look()
        if self._clock.now() - self._noted_at > LATE:
            await self.keep()

    async def _note(self, longest_gap: int, is_first: bool = False) -> None:
        self._noted_at, gap, self.outages = await self._uptimes.extend(self._clock.now(), longest_gap=longest_gap)
        self._clock.follow(self._noted_at)
        if gap and not is_first:
            note("was-away", seconds=gap // 1000)
