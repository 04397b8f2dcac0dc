"""How many messages a socket may send: a bucket of tokens that fills up again with time."""

from __future__ import annotations


class Bucket:
    """Holds at most `burst` tokens and gains `rate` of them a second. Time is told, never asked."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = now

    @property
    def is_low(self) -> bool:
        """Whether a third of what may come at once has come: more than any person sends."""
        return self._tokens < self._burst * 2 / 3

    def take(self, now: float) -> bool:
        """Whether there was a token left. A clock that goes backwards gains nothing."""
        passed = max(0.0, now - self._at)
        self._at = now
        self._tokens = min(self._burst, self._tokens + passed * self._rate)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
