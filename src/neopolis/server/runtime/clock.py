"""The time. Games use a clock of the server's own, because a system clock may be set back while people think."""

from __future__ import annotations

import time
from typing import Final

NANOSECONDS: Final = 1_000_000  # in a millisecond


def now_ms() -> int:
    """Milliseconds since 1970, by the system clock."""
    return int(time.time() * 1000)


class ServerClock:
    """The time of tables, in milliseconds since 1970. It never goes back or stands still, so every deadline comes.

    It starts at the time of the system clock, and then counts the time that really passes. If the system clock is set
    ahead, or the machine was suspended, this clock follows; the server treats that as an outage. If the system clock is
    set back, this one stays ahead until the other has caught up.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()  # nanoseconds

    def now(self) -> int:
        system = time.time_ns()  # read first: a stop of the process between the two reads must not count twice
        passed = time.monotonic_ns()
        self._ahead = max(self._ahead, system - passed)
        return (passed + self._ahead) // NANOSECONDS

    def follow(self, now: int) -> None:
        """Go ahead to a time noted by another process, or by this server before a restart, if that time is later."""
        self._ahead += max(0, now - self.now()) * NANOSECONDS
