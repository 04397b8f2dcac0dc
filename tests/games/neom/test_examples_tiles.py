"""Worked examples for single tiles: T21 to T38. See test_examples.py for the others."""

import pytest

from tests.games.neom.table import score, table
from tests.games.neom.tiles.printed import LUXURY, PROCESSED, RAW, makers

Tiles = dict[str, int]


@pytest.mark.rule("NEOM 19.6", "NEOM 14.1")
def test_t21_grocery_store() -> None:
    """A Grocery Store brings 3 L-Coins when placed, and 6 in all by the end. (The 20 sales bring 5 each.)"""
    position = table().money(0, 0).place(0, 6, "c2")
    at_once = position.player(0).money

    assert (at_once, position.play_out().player(0).money) == (3, 20 * 5 + 6)


@pytest.mark.rule("NEOM 5.5", "NEOM 19.16")
def test_t22_fossil_fuel_plant_with_oil() -> None:
    """A Fossil Fuel Plant can be placed with Oil alone."""
    placed = table().alone(0).city(0, "Oil").money(0, 0).place(0, 16, "c2")

    assert placed.player(0).tiles == {"c2": 16}


CELLS = [f"{column}{row}" for row in "1245" for column in "abcde"]


@pytest.mark.rule("NEOM 13.4", "NEOM 19.24")
@pytest.mark.parametrize("tiles", [1, 3, 8])
def test_t23_flood(tiles: int) -> None:
    """For n tiles, a Flood costs n L-Coins, or one of them is removed; a mine is neither charged nor removable."""
    city = dict(zip(CELLS, range(1, tiles + 1), strict=False))
    position = table().city(0, **city, e5=21).money(0, 10).strike(1, 24)
    pay = position.texts(0)
    sacrifice = position.answer(0, "sacrifice").texts(0)
    rest = position.answer(0, "a1").finish().player(0).tiles

    assert (pay, sacrifice, len(rest)) == ([f"pay {tiles}", "sacrifice"], list(city), tiles)


@pytest.mark.rule("NEOM 13.5", "NEOM 13.9", "NEOM 19.64")
@pytest.mark.parametrize(("near", "far"), [(0, 3), (2, 3), (4, 0)])
def test_t24_fire(near: int, far: int) -> None:
    """Protected tiles are not paid for, but any two may be removed."""
    city = dict(zip(["a1", "b1", "c1", "a2", *["e1", "e2", "e4"][:far]], [1, 2, 3, 4, 6, 7, 8], strict=False))
    for cell in ["a1", "b1", "c1", "a2"][near:]:
        del city[cell]
    position = table(generation=2).city(0, b2=17, **city, e5=21).money(0, 10).strike(1, 64)
    pay = position.texts(0)
    sacrifice = position.answer(0, "sacrifice").texts(0)
    rest = position.answer(0, sacrifice[0], sacrifice[-1]).finish().player(0).tiles

    assert (pay, set(sacrifice), len(rest)) == ([f"pay {far}", "sacrifice"], {*city, "b2", "e5"}, near + far)


@pytest.mark.rule("NEOM 19.59")
def test_t25_postal_service_with_one_raw_good_missing() -> None:
    """A city that lacks only one Raw Good, Ore, uses the Postal Service and buys nothing, although Ore is for sale."""
    placed = table(generation=2).city(0, "Coal", a1=59).city(1, "Ore").money(0, 7).place(0, 51, "c2")

    assert placed.player(0).money == 7


# Points of single tiles.

FACTORIES = [11, 12, 13, 14, 29, 30, 37, 51]
AROUND_B2 = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]


@pytest.mark.rule("NEOM 19.126")
def test_t26_park_among_eight_polluting_tiles() -> None:
    """A Park with eight Polluting tiles around it scores 16 points, the most possible."""
    assert score(b2=126, **dict(zip(AROUND_B2, FACTORIES, strict=True)))["variable"] == 16


@pytest.mark.rule("NEOM 19.124")
def test_t27_community_center_with_three_neighborhoods() -> None:
    """A Community Center scores 12 points for three neighborhoods."""
    assert score(c4=124, a1=1, a2=2, c1=3, e1=4)["variable"] == 12


@pytest.mark.rule("NEOM 19.125")
def test_t28_city_hall() -> None:
    """City Hall scores 6 points for four homes, two shops and three factories."""
    city = dict(zip(CELLS, [1, 2, 3, 4, 6, 7, 11, 12, 13], strict=False))

    assert score(c3=125, **city)["variable"] == 6


@pytest.mark.rule("NEOM 19.142")
@pytest.mark.parametrize(("factory", "points"), [("c3", 3), ("b4", 3), ("d2", 3), ("c4", 0), ("d3", 0)])
def test_t29_bus_depot(factory: str, points: int) -> None:
    """A factory scores if it is at most two steps from the home on b2: c3, b4 and d2, but not c4 or d3."""
    tiles = {"b2": 1, "e5": 142, factory: 11}

    assert score(**tiles)["variable"] == points


@pytest.mark.rule("NEOM 19.131")
def test_t30_parking_authority() -> None:
    """In the middle of 3x3 tiles that are all joined by roads, a Parking Authority scores for four squares."""
    tiles = dict(zip(AROUND_B2[:-1], [1, 2, 3, 4, 25, 26, 33], strict=True))

    assert score(b2=131, **tiles)["variable"] == 8


@pytest.mark.rule("NEOM 19.146")
def test_t31_trade_office() -> None:
    """Trade Office: three pairs of shop and factory, two of them with Apartments & Retail, bring 6 L-Coins."""
    position = table(generation=3).city(0, b1=87, a1=11, c1=12, e1=6, e2=13).money(0, 0).place(0, 146, "c2")

    assert position.player(0).money == 6


@pytest.mark.rule("NEOM 19.143")
def test_t32_zoning_authority() -> None:
    """Two shops, three Public tiles, and Apartments & Retail beside a home are seven tiles: 3 points."""
    tiles = {"c1": 6, "d1": 7, "c5": 143, "d5": 17, "d4": 31, "b4": 87, "a4": 1}

    assert score(**tiles)["variable"] == 3


@pytest.mark.rule("NEOM 15.6", "NEOM 15.2")
@pytest.mark.parametrize(
    ("before", "cell", "worth"),
    [({}, "a1", 7), ({"a1": 3}, "e5", 5), ({"a1": 3}, "b1", 6)],
)
def test_t33_first_and_second_home(before: Tiles, cell: str, worth: int) -> None:
    """Besides its printed point, the first home is worth 7 points; the second 5, or 6 if joined to the first."""
    gained = score(**before, **{cell: 25})["total"] - score(**before)["total"]

    assert gained == 1 + worth


@pytest.mark.rule("NEOM 19.135", "NEOM 19.140")
@pytest.mark.parametrize(
    ("tile", "around", "points"),
    [(135, [], 6), (135, [6, 7, 8, 9, 10, 27, 28, 35], 14), (140, [], 11), (140, FACTORIES, 3)],
)
def test_t34_penthouse_and_hydroelectric_power(tile: int, around: list[int], points: int) -> None:
    """The Penthouse scores from 6 to 14 points, the Hydroelectric Power from 3 to 11."""
    assert score(b2=tile, **dict(zip(AROUND_B2, around, strict=False)))["variable"] == points


@pytest.mark.rule("NEOM 19.134", "NEOM 19.103")
def test_t34_metro_station_and_warehouse() -> None:
    """A Metro Station with all corners scores 12 points, a Warehouse with all Goods 17."""
    goods = makers(*RAW, *PROCESSED, *LUXURY)
    corners = {"a1": 1, "e1": 6, "a5": 11, "e5": 17}

    assert (score(c2=134, **corners)["variable"], score(c2=103, **goods)["variable"]) == (12, 17)


@pytest.mark.rule("NEOM 19.141", "NEOM 19.137")
@pytest.mark.parametrize(("tile", "cost", "words", "total"), [(141, 5, (), 20), (137, 0, ("Gold",), 6)])
def test_t34_investment_firm_and_modular_factory(tile: int, cost: int, words: tuple[str, ...], total: int) -> None:
    """Placed on the first turn, an Investment Firm brings 20 L-Coins in all, a Modular Factory 6. (A sale brings 5.)"""
    position = table().money(0, cost).place(0, tile, "c2", *words).play_out()

    assert position.player(0).money == 20 * 5 + total


# Tile, generation, cost, required Goods, and the L-Coins that it brings in all, which the rulebook gives in brackets.
TOTALS: list[tuple[int, int, int, tuple[str, ...], int]] = [
    (6, 1, 0, (), 6),
    (7, 1, 0, (), 5),
    (8, 1, 0, (), 9),
    (9, 1, 0, ("Gold",), 10),
    (10, 1, 0, ("Oil",), 12),
    (27, 1, 0, (), 8),
    (28, 1, 0, (), 10),
    (35, 1, 2, (), 12),
    (36, 1, 0, (), 9),
    (46, 2, 0, ("Gold",), 12),
    (47, 2, 0, ("Diamonds",), 14),
    (48, 2, 0, (), 11),
    (49, 2, 4, (), 16),
    (50, 2, 0, ("Plastics",), 14),
    (59, 2, 0, (), 4),
    (67, 2, 0, ("Natural Gas",), 11),
    (75, 2, 0, ("Gold",), 13),
    (76, 2, 0, (), 9),
    (86, 3, 0, ("Concrete", "Glass"), 6),
    (87, 3, 0, ("Lumber", "Steel"), 8),
    (88, 3, 0, ("Sports Cars",), 24),
    (89, 3, 0, ("Jewelry",), 24),
    (90, 3, 0, ("Electronics",), 24),
    (91, 3, 0, ("Gold",), 14),
    (92, 3, 0, ("Plastics",), 16),
    (93, 3, 0, ("Copper",), 15),
    (95, 3, 0, (), 13),
    (106, 3, 0, ("Plastics",), 17),
    (107, 3, 0, ("Copper",), 16),
    (115, 3, 0, ("Sports Cars",), 24),
    (116, 3, 0, ("Jewelry",), 24),
    (117, 3, 0, ("Electronics",), 24),
]


@pytest.mark.rule("NEOM 14.1", "NEOM 5.10")
@pytest.mark.parametrize(("tile", "generation", "cost", "goods", "total"), TOTALS)
def test_t35_money_totals(tile: int, generation: int, cost: int, goods: tuple[str, ...], total: int) -> None:
    """Placed on the first turn of its generation, a tile brings this total by the end. (Sales bring 5 L-Coins each.)"""
    position = table(generation=generation).alone(0).city(0, **makers(*goods)).money(0, cost)
    position.place(0, tile, "c2").play_out()
    sales = 21 - 7 * (generation - 1) - 1

    assert position.player(0).money == 5 * sales + total


@pytest.mark.rule("NEOM 14.1", "NEOM 19.94")
def test_t35_money_total_of_the_stock_exchange() -> None:
    """A Stock Exchange, with three shops that have no income, brings 15 L-Coins."""
    position = table(generation=3).city(0, a1=7, b1=95, c1=122).money(0, 0).place(0, 94, "c2").play_out()

    assert position.player(0).money == 5 * 6 + 15


@pytest.mark.rule("NEOM 15.2")
@pytest.mark.parametrize(
    ("size", "points"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 40), (10, 44)],
)
def test_t36_neighborhoods(size: int, points: int) -> None:
    """Neighborhoods of 1 to 10 homes have these points."""
    homes = [1, 2, 3, 4, 5, 25, 26, 33, 34, 41]

    assert score(**dict(zip(CELLS, homes[:size], strict=False)))["neighborhoods"] == points


@pytest.mark.rule("NEOM 16.6", "NEOM 16.7")
@pytest.mark.parametrize(("tile", "price", "brings"), [(118, 1, 0), (91, 2, 12), (90, 8, 0)])
def test_t37_two_players_with_both_routes(tile: int, price: int, brings: int) -> None:
    """With both routes, a Raw Good costs 1 L-Coin, a Processed Good 2, a Luxury Good 8."""
    position = table(2, generation=3).city(0, "Coal", a3=3, e3=4).city(1, "Oil").money(0, 10).place(0, tile, "c2")

    assert position.player(0).money == 10 - price + brings


@pytest.mark.rule("R-8", "NEOM 19.31")
@pytest.mark.parametrize(("seats", "tiles", "size"), [(4, None, 4), (5, None, 5), (1, "4+", 6)])
def test_t38_contract_office_choice(seats: int, tiles: str | None, size: int) -> None:
    """The Contract Office offers all discards of the Preliminary Round: 4 or 5 with as many players, 6 solo."""
    position = table(seats, tiles=tiles).choose(0, 31).answer(0, "c2")
    position.answer(0, position.unplaced(0)[0], "done")

    assert len(position.game.decision(0).options) == size
