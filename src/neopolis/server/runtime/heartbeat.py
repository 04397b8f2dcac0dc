"""Notes in the database that a server is running, and so notices outages, whatever caused them.

A restart, a suspended machine, a clock that jumps ahead and a database that was unavailable all look the same: the
last note is too old. The log of each table then says by how much its deadlines move (`Interrupted`).
"""

from __future__ import annotations

import asyncio
from typing import Final

from neopolis.server.logs import note
from neopolis.server.runtime.clock import ServerClock
from neopolis.server.store.uptimes import Outage, Uptimes

BEAT: Final = 5_000  # milliseconds between two notes
LATE: Final = 2 * BEAT  # without a note for longer than this, no server was running


class Heartbeat:
    """This process's part in the notes, and all outages that are known. `is_alone` means that it is the only process.

    Call `refresh` before anything that depends on the time.
    """

    def __init__(self, uptimes: Uptimes, clock: ServerClock, is_alone: bool) -> None:
        self.is_alone: Final = is_alone
        self.outages: list[Outage] = []
        self._uptimes: Final = uptimes
        self._clock: Final = clock
        self._lock: Final = asyncio.Lock()
        self._noted_at = 0

    async def start(self) -> None:
        """Note the start of this process. If it is the only one, the server was away since the last note."""
        async with self._lock:
            await self._note(0 if self.is_alone else LATE, is_first=True)

    async def keep(self) -> None:
        """Note that this process is running, if it is time for that."""
        async with self._lock:
            if self._clock.now() - self._noted_at >= BEAT:
                await self._note(LATE)

    async def refresh(self) -> None:
        """Look for an outage, unless this process has noted something just now."""
        if self._clock.now() - self._noted_at > LATE:
            await self.keep()

    async def _note(self, longest_gap: int, is_first: bool = False) -> None:
        self._noted_at, gap, self.outages = await self._uptimes.extend(self._clock.now(), longest_gap=longest_gap)
        self._clock.follow(self._noted_at)
        if gap and not is_first:
            note("was-away", seconds=gap // 1000)
