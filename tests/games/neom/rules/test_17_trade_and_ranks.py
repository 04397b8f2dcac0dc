"""NEOM 17.6 to 17.8: buying, Trade Routes and ranks in the solo game."""

from __future__ import annotations

import pytest

from neopolis.games.neom.ids import SUPPLY
from neopolis.games.neom.rules.scoring import rank
from tests.games.neom.rules.plays import refused
from tests.games.neom.table import Table, table

BOTH = {"a3": 2, "e3": 4}  # tiles at both Trade Routes


def solo(generation: int = 1, **city: int) -> Table:
    """A solo game with plenty of money and this city on a Wood board."""
    return table(1, generation).city(0, "Wood", **city).money(0, 50)


def paid(position: Table, tile: int, *words: str) -> int:
    """The L-Coins that seat 0 pays to place a tile, minus those that the tile brings."""
    before = position.player(0).money
    return before - position.select(0, tile).answer(0, tile, *words).player(0).money


@pytest.mark.rule("NEOM 17.6")
@pytest.mark.parametrize(
    ("generation", "tile", "code"),
    [
        (1, 13, ""),
        (1, 9, "cannot-place-goods"),
        (1, 88, "cannot-place-goods"),
        (2, 13, ""),
        (2, 9, ""),
        (2, 88, "cannot-place-goods"),
        (3, 13, ""),
        (3, 9, ""),
        (3, 88, ""),
    ],
)
def test_17_6_what_the_supply_sells(generation: int, tile: int, code: str) -> None:
    """Raw Goods (for tile 13) are always for sale, Processed (tile 9) from generation 2 on, Luxury (tile 88) in 3."""
    assert solo(generation).hindrance(0, tile) == code


@pytest.mark.rule("NEOM 17.6")
def test_17_6_the_refusal_names_the_rule() -> None:
    """In the first generation, Gold is not for sale at any price."""
    refusal = refused(solo().select(0, 9), 0, 9)

    assert refusal.code == "cannot-place-goods" and "NEOM 17.6" in refusal.rules


@pytest.mark.rule("NEOM 17.6")
@pytest.mark.parametrize(("tile", "generation", "good", "first"), [(9, 1, "Gold", 2), (88, 2, "Sports Cars", 3)])
def test_17_6_the_refusal_says_when_the_supply_sells_it(tile: int, generation: int, good: str, first: int) -> None:
    """The message names the Good and the first generation in which the supply sells it."""
    message = refused(solo(generation).select(0, tile), 0, tile).message

    assert f"does not sell {good} before Generation {first}" in message


@pytest.mark.rule("NEOM 17.6")
def test_17_6_other_refusals_do_not_name_the_rule() -> None:
    """NEOM 17.6 is not cited when a solo player lacks money, nor when no player of a larger game makes a Good."""
    money = refused(solo().money(0, 0).select(0, 13), 0, 13)
    goods = refused(table().money(0, 50).select(0, 9), 0, 9)

    assert (money.code, goods.code) == ("cannot-place-money", "cannot-place-goods")
    assert "NEOM 17.6" not in money.rules + goods.rules


@pytest.mark.rule("NEOM 17.6")
@pytest.mark.parametrize(("tile", "price", "gain"), [(13, 2, 0), (9, 4, 4), (88, 10, 12)])
def test_17_6_base_price(tile: int, price: int, gain: int) -> None:
    """Goods cost the base price, paid to the supply."""
    assert paid(solo(3), tile, "c2") == price - gain


@pytest.mark.rule("NEOM 17.6")
def test_17_6_goods_of_a_later_generation_are_not_for_sale() -> None:
    """A Department Store needs Diamonds, a Processed Good. They are sold in the second generation, not in the first."""
    assert (solo().hindrance(0, 47), solo(2).hindrance(0, 47)) == ("cannot-place-goods", "")


@pytest.mark.rule("NEOM 17.6")
def test_17_6_own_goods() -> None:
    """Goods that the city produces are not bought, in any generation."""
    assert paid(solo(c4=13), 9, "c2") == -4


@pytest.mark.rule("NEOM 17.7")
def test_17_7_ways_to_buy() -> None:
    """With both routes the price can be lowered by either, by both, or not at all."""
    position = solo(2, **BOTH).select(0, 53).answer(0, 53, "c2")
    offered = position.texts(0)

    assert offered == [
        "from the supply for 2",
        "from the supply for 1, left route",
        "from the supply for 1, right route",
        "from the supply for 1, both routes",
    ]


@pytest.mark.rule("NEOM 17.7")
def test_17_7_both_take_2_off() -> None:
    """A Processed Good with both routes costs 2 L-Coins."""
    assert paid(solo(2, **BOTH), 45, "c2", "from the supply for 2, both") == 2


@pytest.mark.rule("NEOM 17.7")
def test_17_7_only_active_routes() -> None:
    """If only the left route is active, a Good can be bought with or without that route."""
    position = solo(a3=2).select(0, 13).answer(0, 13, "c2")

    assert position.texts(0) == ["from the supply for 2", "from the supply for 1, left route"]
    assert refused(position, 0, SUPPLY + 2).code == "cannot-buy-so"


@pytest.mark.rule("NEOM 17.7")
def test_17_7_once_per_generation() -> None:
    """A route that was used cannot be used again in this generation; the other one can."""
    position = solo(**BOTH).place(0, 13, "c2", "from the supply for 1, left")
    position.place(0, 29, "c4", "from the supply for 2")
    position.select(0, 12).answer(0, 12, "b3")

    assert position.game.view(0).routes_used == ["left"]
    assert position.texts(0) == ["from the supply for 2", "from the supply for 1, right route"]


@pytest.mark.rule("NEOM 17.7")
def test_17_7_once_within_one_placement() -> None:
    """Steel Foundry: the route that lowered the first Good's price cannot lower the second's."""
    position = solo(2, a3=2).select(0, 51).answer(0, 51, "c2", "from the supply for 1, left")

    assert position.player(0).money == 50 - 1 - 2


@pytest.mark.rule("NEOM 17.7")
@pytest.mark.parametrize(("money", "code"), [(2, "cannot-place-money"), (3, "")])
def test_17_7_one_route_lowers_one_price(money: int, code: str) -> None:
    """Steel Foundry: with one route, the two Goods cost 3 L-Coins in all."""
    assert solo(2, a3=2).money(0, money).hindrance(0, 51) == code


@pytest.mark.rule("NEOM 17.7", "R-27")
def test_17_7_a_covered_good_uses_no_route() -> None:
    """A Good that the Postal Service covers is not bought, so both routes can still be used."""
    position = solo(2, c4=59, **BOTH).place(0, 53, "c2")

    assert (position.game.view(0).routes_used, position.player(0).money) == ([], 50 + 5 - 5)


@pytest.mark.rule("NEOM 17.7")
def test_17_7_one_each_for_two_goods() -> None:
    """Steel Foundry: each route may lower the price of one of the two Goods."""
    words = ("from the supply for 1, left", "from the supply for 1, right")

    assert paid(solo(2, **BOTH), 51, "c2", *words) == 2


@pytest.mark.rule("NEOM 17.7")
def test_17_7_new_in_the_next_generation() -> None:
    """With the next generation the routes can be used again."""
    position = table(1, 1, 7).city(0, "Wood", **BOTH).place(0, 13, "c2", "from the supply for 1, both")
    before = position.game.view(0)
    position.select(0, 53).answer(0, 53, "c4")

    assert (before.generation, before.routes_used) == (2, []) and len(position.texts(0)) == 4


@pytest.mark.rule("NEOM 17.7")
@pytest.mark.parametrize(("money", "code"), [(1, "cannot-place-money"), (2, "")])
def test_17_7_never_less_than_1(money: int, code: str) -> None:
    """Two Raw Goods cost at least 2 L-Coins, even with both routes."""
    assert solo(2, **BOTH).money(0, money).hindrance(0, 51) == code


@pytest.mark.rule("NEOM 17.7")
@pytest.mark.parametrize(("money", "code"), [(0, "cannot-place-money"), (1, "")])
def test_17_7_never_for_nothing(money: int, code: str) -> None:
    """A single Raw Good costs 1 L-Coin, even with both routes."""
    assert solo(**BOTH).money(0, money).hindrance(0, 13) == code


@pytest.mark.rule("NEOM 17.7")
def test_17_7_a_lost_route() -> None:
    """A route that is no longer active cannot be used."""
    position = table(1, roads={25: "E"}).city(0, "Wood", b3=1, a3=2).money(0, 9).place(0, 25, "a3")

    assert paid(position, 13, "c2") == 2


@pytest.mark.rule("NEOM 17.8")
@pytest.mark.parametrize(
    ("tiles", "limits"),
    [
        (1, (79, 80, 99, 100, 109, 110, 119, 120, 124, 125)),
        (4, (84, 85, 104, 105, 114, 115, 124, 125, 129, 130)),
        (5, (89, 90, 109, 110, 119, 120, 129, 130, 134, 135)),
    ],
)
def test_17_8_ranks_at_their_limits(tiles: int, limits: tuple[int, ...]) -> None:
    """A score 1 below a limit gives the lower rank, a score at the limit the higher one."""
    ranks = ["Intern", *[name for name in ("Apprentice", "Fellow", "Foreman", "Master") for _ in range(2)], "Boss"]

    assert [rank(points, tiles) for points in limits] == ranks


@pytest.mark.rule("NEOM 17.8")
@pytest.mark.parametrize(("points", "title"), [(-30, "Intern"), (0, "Intern"), (300, "Boss")])
def test_17_8_beyond_the_table(points: int, title: str) -> None:
    """A negative score gives the rank Intern, and there is no rank above Boss."""
    assert rank(points, 1) == title


@pytest.mark.rule("NEOM 17.8")
@pytest.mark.parametrize(("tiles", "title"), [("1+", "Fellow"), ("4+", "Apprentice"), ("5+", "Apprentice")])
def test_17_8_the_result_contains_the_rank(tiles: str, title: str) -> None:
    """100 points make the player a Fellow with the smallest tile set, and an Apprentice with the others."""
    position = table(1, 3, 7, tiles=tiles).city(0, "Wood").money(0, 0)
    position.money(0, 2 * (100 - position.player(0).score["total"]) - 5)
    result = position.play_out().game.result

    assert result is not None and (result.points, result.rank) == ((100,), title)


@pytest.mark.rule("NEOM 17.8")
def test_17_8_no_rank_with_several_players() -> None:
    """Only a solo game has a rank."""
    result = table(2, 3, 7).play_out().game.result

    assert result is not None and result.rank == ""
