"""Time and randomness of a simulated world. Everything that happens depends only on a seed."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from tests.games.neom.random_games import Chance

SECOND = 1_000


class World:
    """A clock in milliseconds that jumps from event to event, and a network that is unreliable while `faulty`."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.now = 1_700_000_000_000
        self.faulty = True
        self._events: list[tuple[int, int, Callable[[], None]]] = []
        self._count = 0

    def below(self, count: int) -> int:
        return self.chance.below(count)

    def happens(self, percent: int) -> bool:
        """Whether something goes wrong now: with this chance in percent while the world is faulty, otherwise never."""
        return self.faulty and self.chance.below(100) < percent

    def after(self, delay: int, event: Callable[[], None]) -> None:
        """Schedule something for later."""
        self._count += 1
        heapq.heappush(self._events, (self.now + delay, self._count, event))

    def send(self, event: Callable[[], None], lost: int = 5) -> None:
        """Send something over the network: it arrives late, in any order, twice, or not at all."""
        if self.happens(lost):
            return
        for _ in range(2 if self.happens(5) else 1):
            self.after(1 + self.below(400 if self.happens(20) else 30), event)

    def run(self, until: Callable[[], bool], longest: int) -> bool:
        """Let time pass until a condition holds; False if it does not hold in time."""
        end = self.now + longest
        while not until():
            if not self._events or self._events[0][0] > end:
                return False
            self.now, _, event = heapq.heappop(self._events)
            event()
        return True
