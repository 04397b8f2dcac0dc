"""Which bots sit where in a tournament."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neopolis.lab.pairing import FORMATS, MIXED, ONE_AGAINST_REST, games_per_deal, lineups

BOTS = ("a", "b", "c", "d", "e", "f", "g")


def test_one_against_rest() -> None:
    """The last bot alone, then every other bot at every seat against it."""
    assert lineups(ONE_AGAINST_REST, ("a", "b", "c"), 3, 0, 1) == [
        [
            ("c", "c", "c"),
            *[("a", "c", "c"), ("c", "a", "c"), ("c", "c", "a")],
            *[("b", "c", "c"), ("c", "b", "c"), ("c", "c", "b")],
        ]
    ]


@given(st.integers(2, 7), st.integers(1, 6), st.integers(0, 99))
def test_mixed_gives_everybody_the_same(count: int, seats: int, seed: int) -> None:
    """After as many deals as there are bots, all have played equally often, and from every seat equally often."""
    deals = lineups(MIXED, BOTS[:count], seats, seed, count)
    at_seats = Counter([(seat, bot) for games in deals for lineup in games for seat, bot in enumerate(lineup)])

    assert at_seats == {(seat, bot): seats for seat in range(seats) for bot in BOTS[:count]}


@pytest.mark.parametrize("form", FORMATS)
@given(st.integers(2, 7), st.integers(1, 6), st.integers(1, 9))
def test_deals_do_not_depend_on_how_many_follow(form: str, count: int, seats: int, deals: int) -> None:
    """So a tournament can be continued with more games."""
    bots = BOTS[:count]
    few, many = lineups(form, bots, seats, 5, deals), lineups(form, bots, seats, 5, deals + 3)

    assert many[:deals] == few
    assert {len(games) for games in many} == {games_per_deal(form, bots, seats)}


def test_mixed_lineups_follow_the_seed() -> None:
    assert lineups(MIXED, BOTS, 3, 1, 5) != lineups(MIXED, BOTS, 3, 2, 5)
