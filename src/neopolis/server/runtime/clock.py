"""The time as entries have it. Nothing else in the server reads the clock on the wall."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
