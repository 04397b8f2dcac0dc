"""Confidence intervals, compared with published values."""

import random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neopolis.lab.intervals import Estimate, mean, student, wilson


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (10, 2.228), (30, 2.042), (100, 1.984)],
)
def test_students_quantiles(freedom: int, reach: float) -> None:
    """The values in every table of Student's distribution."""
    assert student(freedom) == pytest.approx(reach, abs=0.0005)


def test_students_quantile_nears_the_normal_one() -> None:
    assert student(10**6) == pytest.approx(1.96, abs=0.003)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """The examples of Newcombe, "Two-sided confidence intervals for the single proportion", method 3."""
    found = wilson(wins, games)

    assert [found.low, found.high] == pytest.approx([low, high], abs=0.0001)


@given(st.integers(1, 2000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_wilson_contains_the_share_and_is_symmetric(played: tuple[int, int]) -> None:
    """The interval of the losses mirrors that of the wins."""
    wins, games = played
    won, lost = wilson(wins, games), wilson(games - wins, games)

    assert won.low is not None and won.high is not None and lost.low is not None
    assert 0.0 <= won.low <= won.value <= won.high <= 1.0
    assert won.high == pytest.approx(1 - lost.low)


def test_mean() -> None:
    """Five measurements with mean 3 and variance 2.5: 3 ± 2.776 · √(2.5 / 5)."""
    found = mean([1, 2, 3, 4, 5])

    assert [found.value, found.low, found.high] == pytest.approx([3, 1.0368, 4.9632], abs=0.0001)


def test_too_few_measurements_have_no_interval() -> None:
    assert [mean([]), mean([7.0]), wilson(0, 0)] == [Estimate(0.0), Estimate(7.0), Estimate(0.0)]


def test_intervals_hold_as_often_as_they_say() -> None:
    """Of 1000 samples of 6 from a normal distribution, the interval contains the true mean in about 95 %."""
    dice = random.Random(4)
    found = [mean([dice.gauss(10, 3) for _ in range(6)]) for _ in range(1000)]
    held = fmean([one.low is not None and one.high is not None and one.low <= 10 <= one.high for one in found])

    assert held == pytest.approx(0.95, abs=0.02)
