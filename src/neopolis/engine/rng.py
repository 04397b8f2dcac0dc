"""A random generator whose whole state is one int below 2**59: multiply with carry, base 2**29.

It gives the same numbers compiled or not, on every platform, and is cheap to copy. MULTIPLIER * 2**29 - 1 is a safe
prime, so the period is about 2**58. Both factors stay below 2**30, where compiled ints multiply fastest.
"""

from __future__ import annotations

from typing import Final

BITS: Final = 29
LOW: Final = (1 << 29) - 1
MULTIPLIER: Final = 1073728965
STATES: Final = 1073728965 * (1 << 29) - 2


def seeded(seed: int) -> int:
    """The first state for a seed. The seed is mixed as in splitmix64, so that neighboring seeds start far apart."""
    mask = (1 << 64) - 1
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    return 1 + (mixed ^ (mixed >> 31)) % STATES


def advanced(rng: int) -> int:
    """The next state."""
    return MULTIPLIER * (rng & LOW) + (rng >> BITS)


def value(rng: int) -> int:
    """The 29 random bits of a state."""
    return (rng ^ (rng >> BITS)) & LOW


class Dice:
    """Draws random numbers. `below` and `shuffled` are the only sources of randomness."""

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        fair = (LOW + 1) - (LOW + 1) % count
        while True:
            self.rng = advanced(self.rng)
            drawn = value(self.rng)
            if drawn < fair:
                return drawn % count

    def shuffled(self, row: list[int]) -> list[int]:
        """The items of a row in random order."""
        mixed = row[:]
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            swapped = mixed[last]
            mixed[last] = mixed[other]
            mixed[other] = swapped
        return mixed
