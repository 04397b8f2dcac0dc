"""NEOM 12: selling the selected tile."""

from __future__ import annotations

import pytest

from neopolis.games.neom.ids import SELL
from tests.games.neom.rules.plays import FLOOD, hand, harmless, refused
from tests.games.neom.table import DISASTERS, table


@pytest.mark.rule("NEOM 12.1")
def test_12_1_five_l_coins() -> None:
    """The tile goes to the box unused, and the player gets 5 L-Coins."""
    position = table()
    tile = harmless(position)
    position.select(0, tile).answer(0, SELL).finish()

    assert (position.player(0).money, position.player(0).tiles) == (6 + 5, {})
    assert all(tile not in hand(position.game, seat) for seat in range(4))


@pytest.mark.rule("NEOM 12.1")
def test_12_1_even_if_it_could_be_placed() -> None:
    """A tile can be sold even if it could be placed."""
    positions = [table().select(0, tile) for tile in (3, 9, 26)]

    assert all(SELL in position.game.decision(0).options for position in positions)


@pytest.mark.rule("NEOM 12.1")
def test_12_1_the_money_is_there_for_a_disaster() -> None:
    """The 5 L-Coins can pay for a Disaster of the same turn."""
    position = table().city(0, c2=3, c4=7).money(0, 0).strike(1, FLOOD)

    assert position.texts(0) == ["pay 2", "sacrifice"]


@pytest.mark.rule("NEOM 12.1")
def test_12_1_cornerstones_are_not_sold() -> None:
    """The unplaced Cornerstones stay when the tile is sold."""
    position = table().cornerstones(0, 124, 139).select(0, 3).answer(0, SELL).finish()

    assert position.player(0).cornerstones == [124, 139]


@pytest.mark.rule("NEOM 12.2")
@pytest.mark.parametrize("disaster", DISASTERS)
def test_12_2_not_a_disaster(disaster: int) -> None:
    """A Disaster cannot be sold, and brings no money."""
    position = table(generation=DISASTERS.index(disaster) + 1).select(0, disaster)
    refusal = refused(position, 0, SELL)

    assert (refusal.code, position.finish().player(0).money) == ("not-asked", 6)
