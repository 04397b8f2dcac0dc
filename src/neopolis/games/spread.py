"""Statistics over many games: sums that can be merged in any order."""

from __future__ import annotations

import msgspec

Plain = dict[str, object]


class Spread(msgspec.Struct):
    """Count, sum, minimum and maximum of some numbers."""

    count: int = 0
    sum: int = 0
    least: int = 0
    most: int = 0

    def add(self, other: Spread) -> None:
        if self.count == 0:
            self.least, self.most = other.least, other.most
        elif other.count:
            self.least, self.most = min(self.least, other.least), max(self.most, other.most)
        self.count += other.count
        self.sum += other.sum

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def plain(self) -> Plain:
        return {"mean": round(self.mean, 3), "min": self.least, "max": self.most}


def one(number: int) -> Spread:
    """The spread of a single number."""
    return Spread(1, number, number, number)
