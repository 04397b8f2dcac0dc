"""NEOM 11: placing a Cornerstone."""

from __future__ import annotations

import pytest

from tests.games.neom.rules.plays import FLOOD, hand, harmless, refused
from tests.games.neom.table import DISASTERS, Table, table


def with_cornerstones(generation: int, standing: int) -> Table:
    """Seat 0 has this many Commercial Cornerstones in the city, and three Public ones to place."""
    city = dict(zip(("c2", "c4", "b3"), (121, 122, 123), strict=False))
    tiles = dict(list(city.items())[:standing])
    return table(generation=generation).city(0, **tiles).cornerstones(0, 124, 125, 126)


@pytest.mark.rule("NEOM 11.1")
def test_11_1_instead_of_the_selected_tile() -> None:
    """The Cornerstone enters the city; the selected tile goes to the box."""
    position = table().cornerstones(0, 124, 139)
    tile = harmless(position)
    position.select(0, tile).answer(0, 139, "c2").finish()
    player = position.player(0)

    assert (player.tiles, player.cornerstones, player.money) == ({"c2": 139}, [124], 6)
    assert all(tile not in hand(position.game, seat) for seat in range(4))


@pytest.mark.rule("NEOM 11.1")
def test_11_1_the_cost_is_paid() -> None:
    """A Cornerstone's cost is paid like any other."""
    position = table().place(0, 135, "c2")

    assert position.player(0).money == 0


@pytest.mark.rule("NEOM 11.1")
def test_11_1_a_cornerstone_needs_enough_money() -> None:
    """A Civic Center for 8 L-Coins cannot be placed with 7."""
    refusal = refused(table().money(0, 7).cornerstones(0, 129).select(0, 3), 0, 129)

    assert refusal.code == "cannot-place-money" and "NEOM 5.2" in refusal.rules


@pytest.mark.rule("NEOM 11.1")
def test_11_1_the_same_rules_for_spaces() -> None:
    """A Cornerstone must be connected, and replaces Resource tiles and tiles of its own type."""
    position = table().city(0, c2=17, c4=7, b3=21)

    assert position.spaces(0, 139) == {"c2", "b3", "c3", "d3", "c1", "b2", "d2", "b4", "d4", "c5", "a3"}


@pytest.mark.rule("NEOM 11.1")
def test_11_1_only_ones_own_cornerstones() -> None:
    """Another player's Cornerstone cannot be placed."""
    position = table().cornerstones(0, 124).cornerstones(1, 139).select(0, 3)

    assert refused(position, 0, 139).code == "not-an-option"


@pytest.mark.rule("NEOM 11.1")
def test_11_1_only_once() -> None:
    """A Cornerstone that was placed is not offered again."""
    position = table(generation=2).cornerstones(0, 124, 139).place(0, 139, "c2").select(0, 3)

    assert 139 not in position.game.decision(0).options


@pytest.mark.rule("NEOM 11.1")
def test_11_1_its_effect_comes_at_once() -> None:
    """The Insurance Office pays its 2 L-Coins when it is placed."""
    position = table().place(0, 133, "c2")

    assert position.player(0).money == 6 + 2


@pytest.mark.rule("NEOM 11.2")
@pytest.mark.parametrize(
    ("generation", "standing", "code"),
    [
        (1, 0, ""),
        (1, 1, "cannot-place-cornerstones"),
        (2, 1, ""),
        (2, 2, "cannot-place-cornerstones"),
        (3, 2, ""),
        (3, 3, "cannot-place-cornerstones"),
    ],
)
def test_11_2_no_more_than_the_generation(generation: int, standing: int, code: str) -> None:
    """A city may have one Cornerstone in the first generation, two in the second, three in the third."""
    assert with_cornerstones(generation, standing).hindrance(0, 124) == code


@pytest.mark.rule("NEOM 11.2")
def test_11_2_the_refusal_names_the_rule() -> None:
    """The refusal cites the Cornerstone limit."""
    refusal = refused(with_cornerstones(1, 1).select(0, 3), 0, 124)

    assert "NEOM 11.2" in refusal.rules


@pytest.mark.rule("NEOM 11.2")
def test_11_2_other_tiles_are_not_limited() -> None:
    """At the Cornerstone limit, the selected tile can still be placed."""
    assert with_cornerstones(1, 1).hindrance(0, 3) == ""


@pytest.mark.rule("NEOM 11.2")
def test_11_2_only_their_own_city_counts() -> None:
    """Cornerstones in other cities do not matter."""
    assert table().city(1, c2=121).hindrance(0, 124) == ""


@pytest.mark.rule("NEOM 11.2")
def test_11_2_one_that_left_does_not_count() -> None:
    """After a Disaster has taken the first Cornerstone, another may be placed in the same generation."""
    position = table().city(0, c2=121).strike(1, FLOOD).answer(0, "sacrifice", "c2")

    assert position.hindrance(0, 124) == ""


@pytest.mark.rule("NEOM 11.2")
def test_11_2_an_empty_space_is_refused_for_the_limit() -> None:
    """At the limit an empty space is refused because of the limit, not because of roads."""
    refusal = refused(table().city(0, c2=139).cornerstones(0, 124).choose(0, 124), 0, "c4")

    assert (refusal.code, refusal.rules) == ("cornerstone-limit", ("NEOM 11.2", "R-32"))


@pytest.mark.rule("NEOM 11.3")
def test_11_3_two_in_the_second_generation() -> None:
    """A player who placed none in the first generation may place two in the second."""
    position = table(generation=2).place(0, 139, "c2").place(0, 124, "c4")

    assert position.player(0).tiles == {"c2": 139, "c4": 124}


@pytest.mark.rule("NEOM 11.3")
def test_11_3_three_in_the_third_generation() -> None:
    """A player who placed none before may place all three Cornerstones in the third generation."""
    position = table(generation=3).place(0, 139, "c2").place(0, 124, "c4").place(0, 125, "b3")

    assert len(position.player(0).tiles) == 3


@pytest.mark.rule("NEOM 11.3")
def test_11_3_none_at_all() -> None:
    """A game can be played without placing a Cornerstone; unplaced ones score nothing."""
    position = table(3, 3, 7).cornerstones(0, 139, 124, 125).play_out()

    assert position.player(0).cornerstones == [124, 125, 139]
    assert position.player(0).score["printed"] == 0


@pytest.mark.rule("NEOM 11.4")
@pytest.mark.parametrize("disaster", DISASTERS)
def test_11_4_not_with_a_disaster(disaster: int) -> None:
    """A player who selected a Disaster cannot place a Cornerstone instead."""
    position = table(generation=DISASTERS.index(disaster) + 1).cornerstones(0, 139).select(0, disaster)

    assert refused(position, 0, 139).code == "not-asked"
