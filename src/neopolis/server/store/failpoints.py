"""Places where tests let a server die, as if its machine had lost its power just there.

NEOPOLIS_FAIL_AT="before-commit:3" kills the process when it comes to that point for the third time; "amid-migration"
is short for the first. Without the variable, which nobody but the tests sets, nothing ever happens here.
"""

from __future__ import annotations

import os
import signal
from typing import Final

BEFORE_WRITE: Final = "before-write"  # an entry is judged and applied, nothing is written
BEFORE_COMMIT: Final = "before-commit"  # all is written, but not committed
BEFORE_ACK: Final = "before-ack"  # it is committed, and nobody has been told
AMID_SNAPSHOT: Final = "amid-snapshot"  # a snapshot is written, older ones are not removed, nothing is committed
AMID_MIGRATION: Final = "amid-migration"  # a step of the database's history is done, but not committed
POINTS: Final = (BEFORE_WRITE, BEFORE_COMMIT, BEFORE_ACK, AMID_SNAPSHOT, AMID_MIGRATION)


class _Fate:
    """Where to die, and how often the process may still come there before it does."""

    def __init__(self, text: str) -> None:
        point, _, count = text.partition(":")
        self.point: Final = point
        self.left = int(count or 1)


_FATE: Final = _Fate(os.environ.get("NEOPOLIS_FAIL_AT", ""))


def reach(point: str) -> None:
    """The process has come to a point."""
    if point != _FATE.point:
        return
    _FATE.left -= 1
    if not _FATE.left:
        os.kill(os.getpid(), signal.SIGKILL)
