"""Points at which tests kill a server, as if its machine lost power just there.

NEOPOLIS_FAIL_AT="before-commit:3" kills the process when it reaches that point for the third time; without a
number, the first time. Without the variable, which only tests set, nothing happens.
"""

from __future__ import annotations

import functools
import os
import signal
from typing import Final

BEFORE_WRITE: Final = "before-write"  # an entry is applied in memory, but nothing is written
BEFORE_COMMIT: Final = "before-commit"  # everything is written, but not committed
BEFORE_ACK: Final = "before-ack"  # the entry is committed, but not acknowledged
AMID_SNAPSHOT: Final = "amid-snapshot"  # a snapshot is written, but old ones are not removed and nothing is committed
AMID_MIGRATION: Final = "amid-migration"  # a migration step is done, but not committed
POINTS: Final = (BEFORE_WRITE, BEFORE_COMMIT, BEFORE_ACK, AMID_SNAPSHOT, AMID_MIGRATION)


class _Trigger:
    """The point at which to kill the process, and how often it must still be reached."""

    def __init__(self, text: str) -> None:
        point, _, count = text.partition(":")
        self.point: Final = point
        self.left = int(count or 1)


@functools.cache
def _trigger() -> _Trigger:
    return _Trigger(os.environ.get("NEOPOLIS_FAIL_AT", ""))


def failpoint(point: str) -> None:
    """Kill the process here, if a test has asked for that."""
    trigger = _trigger()
    if point != trigger.point:
        return
    trigger.left -= 1
    if not trigger.left:
        os.kill(os.getpid(), signal.SIGKILL)
