"""How sure a measured share or mean is: 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
NORMAL: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)  # how many standard errors an interval reaches to each side
MOST_FREEDOM: Final = 1000  # with more degrees of freedom than this, Student's distribution hardly changes


class Estimate(msgspec.Struct, frozen=True):
    """A measured number and its interval. Without enough measurements, `low` and `high` are None."""

    value: float
    low: float | None = None
    high: float | None = None


def wilson(wins: int, games: int) -> Estimate:
    """A share of wins and Wilson's interval, which stays within 0 and 1 and is right for few games, too."""
    if not games:
        return Estimate(0.0)
    share, square = wins / games, NORMAL * NORMAL / games
    center = (share + square / 2) / (1 + square)
    reach = NORMAL / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return Estimate(share, center - reach if wins else 0.0, center + reach if wins < games else 1.0)


def mean(numbers: Sequence[float]) -> Estimate:
    """The mean of independent measurements and Student's interval."""
    if len(numbers) < 2:
        return Estimate(fmean(numbers) if numbers else 0.0)
    middle = fmean(numbers)
    reach = student(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))
    return Estimate(middle, middle - reach, middle + reach)


@cache
def student(freedom: int) -> float:
    """How many standard errors an interval reaches to each side, by the number of degrees of freedom."""
    least, most = 0.0, 100.0
    for _ in range(60):
        middle = (least + most) / 2
        if _within(middle, min(freedom, MOST_FREEDOM)) < CONFIDENCE:
            least = middle
        else:
            most = middle
    return most


def _within(t: float, freedom: int) -> float:
    """The chance that a number with Student's distribution is between -t and t (Abramowitz and Stegun, 26.7.3-4)."""
    angle = atan(t / sqrt(freedom))
    is_odd = freedom % 2
    term, total = (cos(angle) if is_odd else 1.0), 0.0
    for power in range(1 + is_odd, freedom, 2):
        total += term
        term *= power / (power + 1) * cos(angle) ** 2
    return 2 / pi * (angle + sin(angle) * total) if is_odd else sin(angle) * total
