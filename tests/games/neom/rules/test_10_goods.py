"""NEOM 10: Goods and their tokens."""

from __future__ import annotations

import pytest

from tests.games.neom.rules.plays import FIRE
from tests.games.neom.table import table

RAW = {"Coal": 21, "Natural Gas": 23, "Oil": 18, "Ore": 22, "Stone": 19, "Wood": 20}
PROCESSED = {
    "Concrete": 12,
    "Copper": 53,
    "Diamonds": 14,
    "Glass": 54,
    "Gold": 13,
    "Lumber": 11,
    "Plastics": 52,
    "Steel": 51,
}
LUXURY = {"Electronics": 98, "Jewelry": 97, "Sports Cars": 96}


@pytest.mark.rule("NEOM 10.1")
@pytest.mark.parametrize(("good", "tile"), [*RAW.items(), *PROCESSED.items(), *LUXURY.items()])
def test_10_1_the_token_shows_what_is_produced(good: str, tile: int) -> None:
    """Each of the 17 Goods is produced by some tile, and everybody sees the token of that Good."""
    board = "Wood" if good == "Coal" else "Coal"
    game = table().city(0, board, c2=tile).game
    seen = [game.view(viewer).players[0].goods for viewer in (0, 2, None)]

    assert [set(goods) for goods in seen] == [{board, good}] * 3


@pytest.mark.rule("NEOM 10.1")
def test_10_1_taken_when_the_producer_is_placed() -> None:
    """The token is there after the placement, not when the tile is selected."""
    position = table().city(0, "Ore").select(0, 13)
    before = position.player(0).goods
    position.answer(0, 13, "c2").finish()

    assert (before, position.player(0).goods) == (["Ore"], ["Ore", "Gold"])


@pytest.mark.rule("NEOM 10.1")
def test_10_1_several_at_once() -> None:
    """A tile that produces several Goods brings a token for each that is new."""
    position = table(generation=3).city(0, "Ore", b3=19, d3=54).place(0, 100, "c2")

    assert position.player(0).goods == ["Ore", "Stone", "Concrete", "Copper", "Glass", "Gold"]


@pytest.mark.rule("NEOM 10.2")
def test_10_2_one_token_of_each() -> None:
    """A second producer brings no second token."""
    position = table().city(0, "Ore", c4=22).place(0, 22, "c2").place(0, 22, "b3")

    assert position.player(0).goods == ["Ore"]


@pytest.mark.rule("NEOM 10.2")
def test_10_2_scored_once() -> None:
    """Three producers of Gold score like one."""
    assert table().city(0, "Ore", c2=13, c4=29, b3=69).player(0).score["goods"] == 1 + 2 + 2  # Ore, Gold, Copper


@pytest.mark.rule("NEOM 10.3")
def test_10_3_back_with_the_last_producer() -> None:
    """While a second producer is in the city, the token stays. When the second one leaves, too, the token goes."""
    position = table().city(0, "Wood", c2=13, c4=29).place(0, 11, "c2")
    between = "Gold" in position.player(0).goods
    position.place(0, 11, "c4")

    assert (between, "Gold" in position.player(0).goods) == (True, False)


@pytest.mark.rule("NEOM 10.3")
def test_10_3_replaced_by_another_producer() -> None:
    """A producer that replaces another producer of the same Good keeps the token."""
    position = table().city(0, "Ore", c2=13).place(0, 29, "c2")

    assert position.player(0).goods == ["Ore", "Gold"]


@pytest.mark.rule("NEOM 10.3")
def test_10_3_the_center_counts_as_a_producer() -> None:
    """When a Coal Mine leaves a city with Coal in its center, the Coal token stays."""
    position = table(generation=2).city(0, "Coal", c2=21, c4=3).strike(1, FIRE).answer(0, "sacrifice", "c2", "c4")

    assert position.player(0).goods == ["Coal"]


@pytest.mark.rule("NEOM 10.3")
def test_10_3_a_good_with_another_producer_stays() -> None:
    """A Coal Seam makes Coal and Ore; when it leaves, the City Center still makes Coal."""
    position = table(generation=2).city(0, "Coal", c2=61).place(0, 3, "c2")

    assert position.player(0).goods == ["Coal"]


@pytest.mark.rule("NEOM 10.3")
def test_10_3_at_once() -> None:
    """On the next turn the Good is missing: a tile that needs it cannot be placed."""
    position = table().alone(0).city(0, "Ore").place(0, 3, "c3")

    assert position.hindrance(0, 13) == "cannot-place-goods"
