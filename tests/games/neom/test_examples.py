"""The rulebook's worked examples, and some of our own, numbered T01 to T20.

T21 to T38 are in test_examples_tiles.py. Where the rulebook's picture is missing, we made up the position.
All tiles have four roads unless a test names others.
"""

import pytest

from neopolis.games.neom.ids import CELL, cell_number
from tests.games.neom.table import Table, score, table
from tests.games.neom.tiles.printed import makers

Tiles = dict[str, int]


# Requirements.


@pytest.mark.rule("NEOM 5.2", "NEOM 19.1")
def test_t01_tenements_cost_1() -> None:
    """With 1 L-Coin, Tenements can be placed, and the L-Coin is gone."""
    placed = table().money(0, 1).place(0, 1, "c2")

    assert placed.player(0).money == 0


@pytest.mark.rule("NEOM 5.2", "NEOM 19.1")
def test_t01_tenements_are_not_free() -> None:
    """Without money, Tenements are refused."""
    position = table().money(0, 0)

    assert position.hindrance(0, 1) == "cannot-place-money"


@pytest.mark.rule("NEOM 5.3", "NEOM 19.9")
@pytest.mark.parametrize(("tiles", "hindrance"), [({}, "cannot-place-goods"), ({"a1": 13}, "")])
def test_t02_antique_store_needs_gold(tiles: Tiles, hindrance: str) -> None:
    """An Antique Store is refused if the city makes no Gold and nobody sells it."""
    position = table().alone(0).city(0, **tiles).money(0, 50)

    assert position.hindrance(0, 9) == hindrance


@pytest.mark.rule("NEOM 6.1", "NEOM 6.2", "NEOM 19.9")
def test_t02_antique_store_buys_gold() -> None:
    """An Antique Store buys a neighbor's Gold for 4 L-Coins, and brings 4 when placed."""
    placed = table().city(0).city(1, a1=13).money(0, 4).place(0, 9, "c2")

    assert placed.player(0).money == 4


@pytest.mark.rule("NEOM 5.4", "NEOM 19.94")
@pytest.mark.parametrize(
    ("shops", "hindrance"),
    [({"a1": 6, "b1": 7}, "cannot-place-tiles"), ({"a1": 6, "b1": 7, "c1": 8}, "")],
)
def test_t03_stock_exchange_needs_three_shops(shops: Tiles, hindrance: str) -> None:
    """A Stock Exchange is refused with two shops, and allowed with three."""
    position = table(generation=3).city(0, **shops)

    assert position.hindrance(0, 94) == hindrance


@pytest.mark.rule("NEOM 6.1", "NEOM 19.51")
def test_t04_steel_foundry_with_coal_buys_ore() -> None:
    """A city with Coal pays only for the Ore: 2 L-Coins to the neighbor."""
    placed = table(generation=2).alone(0).city(0, "Coal").city(1, "Ore").money(0, 2).place(0, 51, "c2")

    assert (placed.player(0).money, placed.player(1).money) == (0, 6 + 5 + 2)


@pytest.mark.rule("NEOM 5.5", "NEOM 19.60")
def test_t05_treasury_without_steel() -> None:
    """Steel for a Treasury is bought, or 5 L-Coins are paid to the supply."""
    position = table(generation=2).city(0).city(1, a1=51).choose(0, 60).answer(0, "c2")

    assert position.texts(0) == ["Steel", "pay 5"]


# Roads and replacement.


@pytest.mark.rule("NEOM 5.7", "NEOM 5.8")
def test_t06_connection_to_the_center() -> None:
    """Slums with a road to the south fit only on c2, where the road from b2 then ends, and on the center itself."""
    position = table(roads={3: "S", 4: "E"}).city(0, b2=4)

    assert position.spaces(0, 3) == {"c2", "c3"}


@pytest.mark.rule("NEOM 5.7")
def test_t06_no_connection_to_the_center() -> None:
    """A road to a tile that is itself not connected is no connection to the center."""
    position = table(roads={3: "W", 4: "E"}).city(0, b2=4).choose(0, 3)

    assert position.refusal(0, CELL + cell_number("c2")) == "not-connected"


def gold_prices(position: Table) -> list[str]:
    """The prices at which seat 0 can buy Gold at a four-player table where all others make it."""
    for seat in (1, 2, 3):
        position.city(seat, "Ore", b1=13)
    return position.money(0, 20).choose(0, 9).answer(0, "c2").texts(0)


@pytest.mark.rule("NEOM 6.2", "NEOM 6.3")
def test_t07_prices_without_trade_routes() -> None:
    """Gold costs 4 L-Coins from a neighbor and 5 from across the table; the long way costs more."""
    prices = gold_prices(table().city(0))

    assert prices == [
        "from seat 1 to the left for 4",
        "from seat 2 to the left for 5",
        "from seat 3 to the left for 6",
        "from seat 1 to the right for 6",
        "from seat 2 to the right for 5",
        "from seat 3 to the right for 4",
    ]


@pytest.mark.rule("NEOM 6.4")
def test_t08_prices_with_the_left_trade_route() -> None:
    """With the left route, Gold costs 3 L-Coins from the left neighbor, 4 from across, 4 from the right neighbor."""
    prices = gold_prices(table().city(0, a3=3))

    assert prices == [
        "from seat 1 to the left for 3",
        "from seat 2 to the left for 4",
        "from seat 3 to the left for 5",
        "from seat 1 to the right for 6",
        "from seat 2 to the right for 5",
        "from seat 3 to the right for 4",
    ]


@pytest.mark.rule("NEOM 7.1", "NEOM 7.2", "NEOM 9.7", "NEOM 19.86")
def test_t09_condos_and_restaurant_replace() -> None:
    """Condos & Restaurant replaces a home, a shop, a Resource tile or the City Center; no factory or Public tile."""
    standing = {"b3": 1, "d3": 6, "c2": 21, "c4": 12, "b4": 17}
    position = table(generation=3).city(0, **standing).city(1, a1=12, b1=54).money(0, 50)

    assert position.spaces(0, 86) & {*standing, "c3"} == {"b3", "d3", "c2", "c3"}


@pytest.mark.rule("NEOM 8.1")
def test_t10_trade_route_after_two_turns() -> None:
    """Of two tiles with roads from east to west, the first establishes no route, and the second does."""
    position = table(roads={3: "EW", 7: "EW"})
    first = position.place(0, 3, "b3").player(0).routes
    second = position.place(0, 7, "a3").player(0).routes

    assert (first, second) == ([], ["left"])


@pytest.mark.rule("NEOM 8.2", "NEOM 7.5")
def test_t11_trade_route_outlives_its_connection() -> None:
    """A tile without a road to the west replaces the City Center; the route stays."""
    position = table(roads={3: "NES"}).city(0, b3=1, a3=7).place(0, 3, "c3")

    assert position.player(0).routes == ["left"]


@pytest.mark.rule("NEOM 5.10", "NEOM 19.132")
def test_t12_merchant_union() -> None:
    """Merchant Union: 1 L-Coin for each shop placed, besides the 0 of a Laundromat and the 1 of a Truck Stop."""
    position = table().city(0, a1=132).money(0, 0).place(0, 8, "c2").place(0, 28, "b2")

    assert position.player(0).money == (0 + 1) + (1 + 1)


@pytest.mark.rule("NEOM 13.6", "NEOM 13.7")
@pytest.mark.parametrize("money", [0, 50])
def test_t13_crime_spree_without_shops(money: int) -> None:
    """In a city without shops, a Crime Spree removes a home and a factory, however much money there is."""
    position = table(generation=3).city(0, a1=1, b1=11, c1=17).money(0, money).strike(1, 104)
    position.answer(0, "sacrifice", "a1", "b1").finish()

    assert (position.player(0).tiles, position.player(0).money) == ({"c1": 17}, money + 5)


# Scoring.


@pytest.mark.rule("NEOM 15.2")
def test_t14_neighborhoods_of_one_and_three() -> None:
    """Neighborhoods of one and of three homes score 1 and 6 points."""
    assert score(a1=1, c1=2, d1=3, d2=4)["neighborhoods"] == 1 + 6


@pytest.mark.rule("NEOM 15.3")
def test_t15_goods() -> None:
    """Three Raw, two Processed and one Luxury Good score 3, 4 and 10 points."""
    assert score("Coal", **makers("Oil", "Wood", "Gold", "Glass", "Jewelry"))["goods"] == 1 + 1 + 1 + 2 + 2 + 10


@pytest.mark.rule("NEOM 15.5")
def test_t16_pollution() -> None:
    """A factory with two homes at its corners and one at its side costs 4 points."""
    assert score(b2=11, a1=1, c1=2, a2=3)["pollution"] == -(1 + 1 + 2)


@pytest.mark.rule("NEOM 15.8")
def test_t17_score_sheet_of_paul() -> None:
    """27 printed, 24 variable, 29 neighborhoods, 9 Goods, 26 money and -1 pollution make 114 points."""
    homes = {"a1": 25, "a2": 33, "a3": 1, "a4": 2, "a5": 3, "b1": 44, "b5": 4, "e5": 45}
    factories = {"c2": 11, "d1": 12, "e1": 13, "e2": 14}
    publics = {"b2": 128, "b3": 129, "c4": 101, "d3": 17, "d4": 38, "b4": 59}
    sheet = score("Coal", 53, **homes, **factories, **publics)

    assert list(sheet.values()) == [27, 12 + 12, 29, 9, 26, -1, 0, 0, 114]


@pytest.mark.rule("NEOM 15.8")
def test_t17_score_sheet_of_grzegorz() -> None:
    """12 printed, 2 neighborhoods, 38 Goods and 39 money make 91 points."""
    sheet = score("Coal", 78, a1=1, a5=2, a3=101, e1=96, e2=97, e3=98, e4=69, e5=54, c5=20)

    assert list(sheet.values()) == [12, 0, 2, 38, 39, 0, 0, 0, 91]


# Course of play.


@pytest.mark.rule("NEOM 11.2", "NEOM 11.3")
def test_t18_two_cornerstones_in_generation_2() -> None:
    """A player who placed no Cornerstone before may place two in the second generation."""
    position = table(generation=2).cornerstones(0, 121, 122, 123).place(0, 121, "c2").place(0, 122, "b2")

    assert position.player(0).tiles == {"c2": 121, "b2": 122}


@pytest.mark.rule("NEOM 11.2")
def test_t18_two_cornerstones_in_generation_1() -> None:
    """In the first generation, a second Cornerstone is refused."""
    position = table().cornerstones(0, 121, 126, 123).place(0, 121, "c2")

    assert position.hindrance(0, 126) == "cannot-place-cornerstones"


@pytest.mark.rule("NEOM 17.3")
@pytest.mark.parametrize(
    ("tiles", "sizes"),
    [("5+", [7, 6, 6, 5, 5, 4, 4]), ("4+", [6, 5, 5, 4, 4, 3, 3]), ("1+", [5, 4, 4, 3, 3, 2, 2])],
)
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_t19_solo_packs(tiles: str, sizes: list[int], generation: int) -> None:
    """Sizes of the solo packs: the first pack is face up, the others follow."""
    view = table(1, generation, tiles=tiles).game.view(0)

    assert [len(view.face_up), *view.packs] == sizes


@pytest.mark.rule("NEOM 16.3")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_t20_two_player_packs(generation: int) -> None:
    """With two players there are three packs of 4 tiles and four packs of 3."""
    view = table(2, generation).game.view(0)

    assert [len(view.face_up), *view.packs] == [4, 4, 4, 3, 3, 3, 3]
