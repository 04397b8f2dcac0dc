"""Spreads: mean, minimum and maximum of numbers. A spread can be added to another."""

from neopolis.games.spread import Spread, one


def test_spread() -> None:
    """Mean, minimum and maximum of some numbers."""
    spread = Spread()
    for number in (4, -2, 10):
        spread.add(one(number))

    assert spread.plain() == {"mean": 4.0, "min": -2, "max": 10}


def test_empty_spread_adds_nothing() -> None:
    """A spread without numbers adds nothing to another."""
    spread = one(5)
    spread.add(Spread())

    assert spread == one(5)
