"""The referee against the rulebook's worked examples (ids T.. as in the research notes, section 6).

Road layouts of the content may change, so every test starts from tiles with all four roads
and takes away the roads that the case is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.neom import referee
from tests.games.neom.referee import TILES, disaster, income, placements, score

CutRoads = Callable[[int, str], None]
EXTRAS = ("money", "final_income", "modular_factory")


@pytest.fixture(autouse=True)
def cut_roads(monkeypatch: pytest.MonkeyPatch) -> CutRoads:
    for tile in [*TILES.values(), *referee.CENTERS.values()]:
        monkeypatch.setattr(tile, "roads", "NESW")
    return lambda number, roads: monkeypatch.setattr(TILES[number], "roads", roads)


def city(center: str = "Coal", /, **given: Any) -> dict[str, Any]:
    """A city from cells (a1=7) and, where they matter, money, final_income and modular_factory."""
    extras: dict[str, Any] = {name: given.pop(name) for name in EXTRAS if name in given}
    return {"center": center, "tiles": given, **extras}


def place(
    cities: list[dict[str, Any]], tile: int, generation: int = 3, seat: int = 0, used: list[str] | None = None
) -> dict[str, Any]:
    return placements(cities, seat, generation, tile, used or [])


def bought(answer: dict[str, Any]) -> list[tuple[str, Any, int]]:
    return [(buy["good"], buy["from"], buy["price"]) for buy in answer["purchases"]]


# ---- scoring ----------------------------------------------------------------------------------


def test_empty_city() -> None:
    assert score(city()) == {
        "printed": 0,
        "variable": 0,
        "neighborhoods": 0,
        "goods": 1,
        "money": 0,
        "pollution": 0,
        "ghost_town": -10,
        "power": -5,
        "total": -14,
    }


def test_t14_neighborhoods_of_one_and_three() -> None:
    assert score(city(a1=1, a5=2, b5=3, b4=4))["neighborhoods"] == 7


def test_t14_roads_make_neighborhoods(cut_roads: CutRoads) -> None:
    cut_roads(1, "W")
    assert score(city(a1=1, b1=2))["neighborhoods"] == 2


def test_t15_goods() -> None:
    # Coal (center), Oil, Stone; Lumber, Gold (one of them twice); Jewelry
    assert score(city(a1=18, a2=19, a3=11, a4=13, a5=29, b1=97))["goods"] == 17


def test_t16_pollution() -> None:
    assert score(city(b1=1, d1=2, b3=3, c2=11))["pollution"] == -(1 + 1 + 1)
    assert score(city(a1=1, c1=2, b3=3, b2=11))["pollution"] == -4


def test_t17_grzegorz() -> None:
    found = score(city(money=78, a1=1, a5=2, a3=101, e1=96, e2=97, e3=98, e4=69, e5=54, c5=20))
    assert (found["printed"], found["neighborhoods"], found["goods"], found["money"]) == (12, 2, 38, 39)
    assert found["total"] == 91


def test_t17_paul() -> None:
    homes = {"a1": 25, "a2": 33, "a3": 1, "a4": 2, "a5": 3, "b1": 44, "b5": 4, "e5": 45}
    works = {"c2": 11, "d1": 12, "e1": 13, "e2": 14}
    publics = {"b2": 128, "b3": 129, "c4": 101, "d3": 17, "d4": 38, "b4": 59}
    found = score(city(money=53, **homes, **works, **publics))
    assert (found["variable"], found["neighborhoods"], found["goods"]) == (24, 29, 9)
    assert (found["printed"], found["money"], found["pollution"]) == (27, 26, -1)
    assert found["total"] == 114


def test_t26_park() -> None:
    ring = {"b1": 11, "c1": 12, "d1": 13, "b2": 14, "d2": 15, "b3": 16, "c3": 51, "d3": 52}
    assert score(city(c2=126, **ring))["variable"] == 16


def test_t27_community_center_and_city_council() -> None:
    assert score(city(b2=124, a1=1, a5=2, e1=3))["variable"] == 12
    assert score(city(b2=148, a1=1, a5=2, b5=3, e1=4, e2=25, e3=26, e4=33))["variable"] == 3 + 6 + 9


def test_t28_city_hall() -> None:
    tiles = {"a1": 1, "a2": 2, "a3": 3, "a4": 4, "e1": 6, "e2": 7, "c1": 11, "c2": 12, "c4": 13}
    assert score(city(b3=125, **tiles))["variable"] == 6
    # a tile of two types counts for both
    assert score(city(b3=125, a1=86, a2=11))["variable"] == 3


@pytest.mark.parametrize(("home", "points"), [("b2", 3), ("a3", 3), ("b3", 3), ("a2", 0), ("a1", 0)])
def test_t29_bus_depot(home: str, points: int) -> None:
    assert score(city(e5=142, c3=11, **{home: 1}))["variable"] == points


def test_t30_parking_authority(cut_roads: CutRoads) -> None:
    ring = dict(zip(["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"], [1, 2, 3, 4, 5, 6, 7, 8], strict=True))
    assert score(city(b2=131, **ring))["variable"] == 8
    cut_roads(1, "E")  # the corner a1 loses its road down
    assert score(city(b2=131, **ring))["variable"] == 6
    del ring["c3"]  # the City Center has roads too
    assert score(city(b2=131, **ring))["variable"] == 6


def test_t32_zoning_authority() -> None:
    # 2 Commercial on top, 3 Public (Zoning too) bottom right, the dual tile with a home at its left
    tiles = {"a1": 6, "b1": 7, "e4": 17, "e5": 143, "d5": 38, "b4": 87, "a4": 1, "c1": 11}
    assert score(city(**tiles))["variable"] == 3
    # the City Center next to a Resource tile makes two more
    assert score(city(c2=18, **tiles))["variable"] == 4


def test_t33_first_and_second_home() -> None:
    none, one = score(city())["total"], score(city(a1=3))["total"]
    assert one - none == 7
    assert score(city(a1=3, e5=1))["total"] - one == 5 + 1  # 1 is printed
    assert score(city(a1=3, a2=1))["total"] - one == 6 + 1


def test_t34_bounds() -> None:
    around = ["b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3"]
    shops = dict(zip(around, [6, 7, 8, 9, 10, 27, 28, 35], strict=True))
    assert score(city(c2=135))["variable"] == 6
    assert score(city(c2=135, **shops))["variable"] == 14
    assert score(city(c2=140))["variable"] == 11
    assert score(city(c2=140, **shops))["variable"] == 3
    assert score(city(c2=140, d2=18))["variable"] == 11
    assert score(city(a1=134, e1=1, a5=6, e5=11))["variable"] == 12
    assert score(city(a1=134, e5=18))["variable"] == 3
    goods = {"a1": 61, "a2": 62, "a3": 63, "b1": 99, "b2": 100, "b3": 96, "b4": 97, "b5": 98}
    assert score(city(e5=103, **goods))["variable"] == 17
    assert score(city(e5=103, **goods))["goods"] == 6 + 16 + 30


@pytest.mark.parametrize(("size", "points"), list(enumerate([1, 3, 6, 10, 15, 21, 28, 36, 40, 44], 1)))
def test_t36_neighborhood_table(size: int, points: int) -> None:
    homes = [1, 2, 3, 4, 5, 25, 26, 33, 34, 41]
    cells = [f"{column}{row}" for column in "ab" for row in range(1, 6)]
    assert score(city(**dict(zip(cells[:size], homes[:size], strict=True))))["neighborhoods"] == points


def test_money_tiles_that_score() -> None:
    assert score(city(money=38, final_income=9, a1=60))["variable"] == 5
    assert score(city(money=38, final_income=9, a1=149))["variable"] == 1
    assert score(city(money=39))["money"] == 19


def test_other_variable_tiles() -> None:
    assert score(city(a1=130, a2=3, a3=1, a4=4, a5=26, b1=135, b2=87))["variable"] == 2 * 4 + 7  # Prison
    assert score(city(a1=118, a2=1, b2=2, e5=3))["variable"] == 5  # Hospital
    assert score(city(a1=127, c1=1, b1=6, b2=86, d5=2))["variable"] == 2  # Chamber of Commerce
    assert score(city(a1=138, b1=11, c2=12, e5=13))["variable"] == 4  # Air Quality Department
    assert score(city(a1=144, c2=11, d2=12, e5=13))["variable"] == 4  # Efficiency Office
    assert score(city(a1=145, c2=32, d2=18))["variable"] == 6 + 2  # Resource Agency with the Center
    assert score(city(a1=145, c3=18))["variable"] == 2 + 1  # and with the Center replaced
    assert score(city(a1=147, c2=32, d2=15))["variable"] == 8  # Electrical Substation
    assert score(city(a1=132, c2=6, d2=87))["variable"] == 2  # Merchant Union
    assert score(city(a1=128, c2=6, d2=87, e2=11))["variable"] == 2  # University


def test_modular_factory_good() -> None:
    assert score(city(modular_factory="Steel", a1=137))["goods"] == 3
    assert score(city(modular_factory="Steel", a1=137, a2=51))["goods"] == 3
    assert score(city(modular_factory="Steel"))["goods"] == 1


# ---- income -----------------------------------------------------------------------------------

TOTALS = {
    9: 10,
    87: 8,
    75: 13,
    88: 24,
    92: 16,
    95: 13,
    90: 24,
    86: 6,
    47: 14,
    50: 14,
    76: 9,
    10: 12,
    6: 6,
    48: 11,
    89: 24,
    8: 9,
    46: 12,
    35: 12,
    49: 16,
    7: 5,
    36: 9,
    107: 16,
    59: 4,
    67: 11,
    93: 15,
    94: 15,
    27: 8,
    106: 17,
    28: 10,
    91: 14,
    115: 24,
    116: 24,
    117: 24,
}


@pytest.mark.parametrize(("number", "total"), list(TOTALS.items()))
def test_t21_t35_money_totals(number: int, total: int) -> None:
    row = next(row for row in referee.read_rows("tiles.csv") if row["number"] == str(number))
    first = int(row["generation"])
    earned = sum(income(city(b3=number), generation) for generation in range(first, 4))
    assert int(row["on_place"]) + earned == total


def test_income_that_counts_tiles() -> None:
    assert income(city(a1=121, a2=1, a3=87), 3) == 2 + 4
    assert income(city(a1=122, a2=11, a3=12), 1) == 2
    assert income(city(a1=123, a2=7, a3=87), 3) == 3 + 4
    assert income(city(a1=136, a2=32), 1) == 2
    assert income(city(a1=136, c3=7), 1) == 0
    assert sum(income(city(modular_factory="Gold", a1=137), generation) for generation in (1, 2, 3)) == 6


# ---- disasters --------------------------------------------------------------------------------


def test_t23_flood() -> None:
    assert disaster(city(a1=1, b1=87, c1=17, d1=18), "Flood") == {
        "payment": 3,
        "removable": ["a1", "b1", "c1"],
        "remove": 1,
    }
    assert disaster(city(d1=18), "Flood") == {"payment": 0, "removable": [], "remove": 0}


def test_t24_fire() -> None:
    assert disaster(city(a1=17, b2=1, a3=2, e5=18), "Fire") == {
        "payment": 1,
        "removable": ["a1", "a3", "b2", "e5"],
        "remove": 2,
    }
    assert disaster(city(c3=1), "Fire") == {"payment": 1, "removable": ["c3"], "remove": 1}


def test_t13_crime_spree() -> None:
    assert disaster(city(a1=1, b1=11, c1=17), "Crime Spree") == {"payment": 4, "removable": ["a1", "b1"], "remove": 2}
    assert disaster(city(a1=87), "Crime Spree") == {"payment": 2, "removable": ["a1"], "remove": 1}
    assert disaster(city(a1=87, a2=1), "Crime Spree")["remove"] == 2
    assert disaster(city(a1=139, a2=1, a3=6), "Crime Spree")["payment"] == 2


def test_insurance_office_halves_after_protection() -> None:
    assert disaster(city(a1=133, e1=1, e2=2), "Flood")["payment"] == 1
    assert disaster(city(a1=133, a2=17, e4=2), "Fire")["payment"] == 0
    assert disaster(city(a1=133, e1=1, e2=2, e3=3), "Crime Spree")["payment"] == 3


# ---- placements -------------------------------------------------------------------------------


def table(players: int, seller: int, tile: int, **mine: Any) -> list[dict[str, Any]]:
    """Own city at seat 0, everybody on Wood, one seller's tile."""
    cities = [city("Wood", money=50) for _ in range(players)]
    cities[0]["tiles"].update(mine)
    cities[seller]["tiles"]["a1"] = tile
    return cities


def test_t01_cost_and_first_cells() -> None:
    assert place([city(money=6)], 1, 1) == {
        "cells": ["b3", "c2", "c3", "c4", "d3"],
        "price": 1,
        "purchases": [],
        "refused": None,
    }
    assert place([city(money=0)], 1, 1) == {"cells": [], "price": 1, "purchases": [], "refused": "money"}


@pytest.mark.parametrize(("seller", "price"), [(1, 4), (2, 5), (3, 4)])
def test_t02_t07_buying_with_four(seller: int, price: int) -> None:
    answer = place(table(4, seller, 13), 9)
    assert (answer["price"], bought(answer)) == (price, [("Gold", seller, price)])
    assert place(table(4, seller, 11), 9) == {"cells": [], "price": None, "purchases": [], "refused": "goods"}
    assert place(table(4, seller, 11, a1=13), 9)["price"] == 0


@pytest.mark.parametrize(("seller", "price"), [(1, 3), (2, 4), (3, 4)])
def test_t08_left_route(seller: int, price: int) -> None:
    assert place(table(4, seller, 13, a3=1), 9)["price"] == price


def test_t03_required_tiles() -> None:
    assert place([city(a1=6, a2=7)], 94)["refused"] == "tiles"
    assert place([city(a1=6, a2=87, a3=7)], 94)["refused"] is None


def test_t04_missing_half() -> None:
    cities = [city("Coal", money=9), city("Ore"), city("Wood")]
    assert bought(place(cities, 51)) == [("Ore", 1, 2)]


def test_t05_treasury() -> None:
    assert place(table(3, 1, 51), 60, 2)["price"] == 4
    assert (place(table(4, 2, 51), 60, 2)["price"], place(table(4, 2, 51), 60, 2)["purchases"]) == (5, [])
    assert place(table(3, 1, 13), 60, 2)["price"] == 5
    assert place([city(money=4)], 60, 1)["refused"] == "money"


def test_t06_connection(cut_roads: CutRoads) -> None:
    cut_roads(2, "N")
    cut_roads(3, "NSW")
    assert place([city(money=6, c4=3)], 2, 1)["cells"] == ["c3", "c4", "c5"]
    cut_roads(2, "W")  # the center links to d3, the tile on c4 does not lead east
    assert place([city(money=6, c4=3)], 2, 1)["cells"] == ["c3", "d3"]


def test_t09_replacing() -> None:
    own = city("Wood", money=9, b3=1, c2=6, d3=11, c4=17, e3=18, a3=54, b2=12)  # makes Concrete and Glass
    cells = set(place([own], 86)["cells"])
    assert {"b3", "c2", "c3", "e3"} <= cells
    assert not {"d3", "c4", "a3", "b2"} & cells


def test_t10_t11_routes(cut_roads: CutRoads) -> None:
    assert referee.City(city(b3=1)).routes() == []
    assert referee.City(city(b3=1, a3=2)).routes() == ["left"]
    cut_roads(3, "E")
    assert referee.City(city(b3=1, a3=2, c3=3)).routes() == ["left"]
    assert referee.City(city(b3=1, a3=3)).routes() == []


def test_t18_cornerstone_limit() -> None:
    assert place([city()], 126, 1)["refused"] is None
    assert place([city(b3=124)], 126, 2)["refused"] is None
    assert place([city(b3=124)], 126, 1)["cells"] == ["b3"]
    assert place([city(b3=121)], 126, 1)["refused"] == "cornerstones"


def test_t22_either_good() -> None:
    assert place([city("Oil")], 16, 1)["price"] == 0


def test_t25_postal_service_and_import_office() -> None:
    assert bought(place([city("Coal", money=9, b3=59)], 51)) == []
    assert bought(place([city("Wood", money=9, b3=59)], 51)) == [("Coal", "supply", 2)]
    assert place([city("Wood", money=9, b3=59, a3=111)], 100)["price"] == 2
    assert bought(place([city("Wood", money=9, b3=111)], 86)) == [("Concrete", "supply", 4)]


def test_t37_two_players() -> None:
    cities = [city("Wood", money=20, a3=1, e3=2), city("Ore", a1=96)]
    assert bought(place(cities, 13)) == [("Ore", 1, 1)]
    assert bought(place(cities, 9)) == [("Gold", "supply", 2)]
    assert bought(place(cities, 88)) == [("Sports Cars", 1, 8)]


def test_solo_supply() -> None:
    own = city("Wood", money=20, a3=1, e3=2)
    assert place([own], 9, 1)["refused"] == "goods"
    assert bought(place([own], 9, 2)) == [("Gold", "supply", 2)]
    assert bought(place([own], 9, 2, used=["left"])) == [("Gold", "supply", 3)]
    assert bought(place([own], 51, 2)) == [("Coal", "supply", 1), ("Ore", "supply", 1)]
    assert bought(place([own], 51, 2, used=["right"])) == [("Coal", "supply", 1), ("Ore", "supply", 2)]


def test_replacing_the_producer(cut_roads: CutRoads) -> None:
    # a3 makes the Ore: it still counts when the requirement is checked
    cut_roads(13, "E")
    assert place([city("Coal", b3=1, a3=22)], 13, 1)["cells"] == ["a3", "c3"]
    # the link is traced with the new tile in place, so the old one's roads do not help
    cut_roads(13, "W")
    assert place([city("Coal", b3=1, a3=22)], 13, 1)["cells"] == ["c3", "d3"]


def test_disaster_is_never_placed() -> None:
    assert place([city()], 24, 1)["refused"] == "disaster"


def test_no_legal_cell(cut_roads: CutRoads) -> None:
    cut_roads(126, "N")
    cut_roads(3, "")
    answer = place([city(c3=3, money=6)], 126, 1)
    assert (answer["cells"], answer["price"], answer["refused"]) == ([], 0, "connection")


def test_postal_service_helps_to_replace_itself() -> None:
    assert "b3" in place([city("Wood", b3=59)], 15, 2)["cells"]


def test_three_tiles_needed_before_one_is_replaced() -> None:
    assert "c2" in place([city(c2=6, c4=7, d3=87)], 94)["cells"]


def test_cut_off_tiles_take_no_neighbours(cut_roads: CutRoads) -> None:
    cut_roads(3, "E")
    cells = place([city(money=6, c3=3, b3=1, a3=2)], 4, 1)["cells"]
    assert cells == ["c3", "d3"]  # nothing west of c3, not even in place of b3


def test_three_players_long_way_over_a_route() -> None:
    # over the left route the right neighbour costs the same as the short way; of equals the lower seat
    assert place(table(3, 2, 13, a3=1), 9)["price"] == 4
    both = table(3, 2, 13)
    both[1]["tiles"]["b1"] = 29
    assert bought(place(both, 9)) == [("Gold", 1, 4)]


def test_seat_order_turns_around_the_table() -> None:
    cities = [city("Wood", money=9) for _ in range(5)]
    cities[4]["tiles"]["a3"] = 1  # left route of the last seat: its left neighbour is seat 0
    cities[0]["tiles"]["a1"] = 13
    assert bought(place(cities, 9, seat=4)) == [("Gold", 0, 3)]
