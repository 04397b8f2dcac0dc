"""The judge cites exactly the rules that decide its answer."""

from __future__ import annotations

import pytest

from tests.games.neom import referee
from tests.games.neom.judging import CELLS, ORDINARY, Json, ask, city, placements

PLACED = ["NEOM 5.6", "NEOM 5.7"]  # the rules cited for a tile's spaces if a tile on c3 has replaced the City Center
SPACES = [*PLACED, "NEOM 7.1", "R-6", "NEOM 7.2", "R-7"]  # the rules cited if the City Center is still there


@pytest.mark.rule("NEOM 5.2", "NEOM 5.3", "NEOM 5.4", "NEOM 5.5")
@pytest.mark.parametrize(
    ("tile", "own", "refused", "rules"),
    [
        (7, city(c3=3), None, PLACED),
        (49, city(money=4, c3=3), None, ["NEOM 5.2", *PLACED]),
        (49, city(money=3, c3=3), "money", ["NEOM 5.2", "NEOM 6.2"]),
        (94, city(c3=3, c2=86, a1=87, a2=1), "tiles", ["NEOM 5.4"]),
        (99, city(c3=3, c2=87, a1=11, a2=12, a4=13, b3=7), None, ["NEOM 5.4", *PLACED]),
        (9, city(c3=3, c2=13), None, ["NEOM 5.3", *PLACED]),
        (9, city(c3=3), "goods", ["NEOM 5.3", "NEOM 6.1"]),
        (60, city(money=5, c3=3), None, ["NEOM 5.5", "NEOM 5.3", *PLACED]),
    ],
)
def test_the_price_cites_what_the_tile_needs(tile: int, own: Json, refused: str | None, rules: list[str]) -> None:
    """Cost, Goods, tiles and alternatives are cited if the tile needs them."""
    answer = placements(own, city(), city("Oil"), tile=tile, generation=1)

    assert (answer["refused"], [rule for rule in answer["rules"] if rule not in ("NEOM 7.1", "R-6")]) == (
        refused,
        rules,
    )


@pytest.mark.rule(
    "NEOM 5.3", "NEOM 6.1", "NEOM 6.2", "NEOM 6.3", "NEOM 6.4", "NEOM 16.6", "NEOM 16.7", "NEOM 17.6", "NEOM 17.7"
)
@pytest.mark.parametrize(
    ("others", "route", "rules"),
    [
        (0, False, ["NEOM 17.6", "NEOM 6.2"]),
        (0, True, ["NEOM 17.6", "NEOM 6.2", "NEOM 17.7", "R-33"]),
        (1, False, ["NEOM 16.6", "NEOM 6.2"]),
        (1, True, ["NEOM 16.6", "NEOM 6.2", "NEOM 16.7"]),
        (2, False, ["NEOM 6.1", "NEOM 6.2", "NEOM 6.3", "R-2"]),
        (2, True, ["NEOM 6.1", "NEOM 6.2", "NEOM 6.3", "NEOM 6.4", "R-2"]),
    ],
)
def test_a_purchase_cites_the_rules_for_so_many_players(others: int, route: bool, rules: list[str]) -> None:
    """Trade Routes are cited if one is active. A solo player's route that was used before is not."""
    own = city(money=9, c3=3, a3=7) if route else city(money=9, c3=3)
    cities = [own, *[city("Ore")] * others]
    answer = placements(*cities, tile=53, generation=1)
    used = placements(*cities, tile=53, generation=1, routes_used=["left"])

    assert answer["rules"] == ["NEOM 5.3", *rules, *PLACED]
    assert ("NEOM 17.7" in used["rules"], used["price"]) == (False, 2 if others == 0 else answer["price"])


@pytest.mark.rule("NEOM 5.3", "NEOM 5.5", "NEOM 19.59", "NEOM 19.111", "R-5", "R-27")
@pytest.mark.parametrize(
    ("tile", "own", "rules"),
    [
        (53, city("Wood", a1=59, a2=1), ["NEOM 5.3", "NEOM 19.59", "R-5", "R-27"]),
        (53, city("Wood", a1=59, a2=111), ["NEOM 5.3", "NEOM 19.59", "NEOM 19.111", "R-5", "R-27"]),
        (53, city("Ore", a1=59), ["NEOM 5.3"]),
        (53, city("Ore", a1=1), ["NEOM 5.3"]),
        (16, city("Wood", a1=59), ["NEOM 5.5", "NEOM 5.3", "NEOM 19.59", "R-5", "R-27"]),
        (16, city("Coal", a1=59), ["NEOM 5.5", "NEOM 5.3"]),
        (16, city("Oil", a1=59), ["NEOM 5.5", "NEOM 5.3"]),
    ],
)
def test_covered_goods_cite_the_offices(tile: int, own: Json, rules: list[str]) -> None:
    """Postal Service and Import Office are cited if they cover a Good, and not if the city makes it."""
    answer = placements(own, city(), city("Stone"), tile=tile)

    assert answer["rules"][: -len(SPACES)] == rules and answer["price"] == 0


@pytest.mark.rule("NEOM 5.6", "NEOM 5.7", "NEOM 7.1", "NEOM 7.2", "NEOM 11.2", "R-32")
@pytest.mark.parametrize(
    ("tile", "own", "rules"),
    [
        (3, city(), SPACES),
        (3, city(c3=7), PLACED),
        (3, city(c3=7, c2=1), [*PLACED, "NEOM 7.1", "R-6"]),
        (126, city(c3=7), [*PLACED, "NEOM 11.2"]),
        (126, city(c3=7, c2=124), [*PLACED, "NEOM 7.1", "R-6", "NEOM 11.2", "R-32"]),
    ],
)
def test_spaces_cite_what_decides_them(tile: int, own: Json, rules: list[str]) -> None:
    """Replacing, the center and the Cornerstone limit are cited if they matter."""
    assert placements(own, tile=tile, generation=1)["rules"] == rules


@pytest.mark.rule("NEOM 5.7")
def test_a_tile_without_a_legal_cell_does_not_cite_its_price() -> None:
    """Tiny Houses for 3 L-Coins do not fit into a city full of shops and factories, whatever they cost."""
    buildings = [number for number in ORDINARY if not referee.TILES[number].is_any("Resource", "Residential")]
    answer = placements({**city(money=9), "tiles": dict(zip(CELLS, buildings, strict=False))}, tile=26)

    assert (answer["refused"], answer["price"]) == ("connection", 3)
    assert answer["rules"] == ["NEOM 5.6", "NEOM 5.7", "NEOM 7.1"]


DISASTER_RULES: list[tuple[str, dict[str, int], list[str]]] = [
    ("Flood", {"b3": 86, "a1": 17, "a2": 57}, ["NEOM 13.4", "NEOM 13.7", "NEOM 13.8"]),
    ("Fire", {"b3": 86, "a2": 57}, ["NEOM 13.5", "NEOM 13.7", "NEOM 13.8"]),
    ("Fire", {"b3": 3, "a1": 17}, ["NEOM 13.5", "NEOM 13.7", "NEOM 13.8", "NEOM 13.9", "NEOM 13.10", "R-16"]),
    ("Fire", {"b3": 3, "a1": 133}, ["NEOM 13.5", "NEOM 13.7", "NEOM 13.8", "NEOM 19.133", "R-10"]),
    ("Crime Spree", {"b3": 3, "a1": 17, "e5": 57}, ["NEOM 13.6", "R-30", "NEOM 13.7", "NEOM 13.8"]),
    ("Crime Spree", {"b3": 3, "a3": 57}, ["NEOM 13.6", "R-30", "NEOM 13.7", "NEOM 13.8", "NEOM 13.9", "NEOM 13.11"]),
    ("Crime Spree", {"b3": 86}, ["NEOM 13.6", "R-30", "NEOM 13.7", "NEOM 13.8", "NEOM 9.7", "R-15"]),
]


@pytest.mark.rule(
    "NEOM 13.4", "NEOM 13.5", "NEOM 13.6", "NEOM 13.9", "NEOM 13.10", "NEOM 13.11", "R-10", "R-15", "R-16"
)
@pytest.mark.parametrize(("disaster", "tiles", "rules"), DISASTER_RULES)
def test_disaster_cites_what_decides_it(disaster: str, tiles: dict[str, int], rules: list[str]) -> None:
    """Protection, mixed tiles and the Insurance Office are cited only if they change what the Disaster costs."""
    assert ask("disaster", city={**city(), "tiles": tiles}, disaster=disaster)["rules"] == rules


@pytest.mark.rule("NEOM 13.6", "R-30")
def test_mixed_tile_fills_one_type_of_a_crime_spree() -> None:
    """A city with a single mixed tile has one tile to remove, not two."""
    answer = ask("disaster", city=city(b3=86), disaster="Crime Spree")

    assert (answer["payment"], answer["removable"], answer["remove"]) == (2, ["b3"], 1)


@pytest.mark.rule("NEOM 13.9", "NEOM 13.10", "NEOM 19.133", "R-10")
def test_protection_comes_before_the_insurance() -> None:
    """Of four buildings, a Fire Department protects two, itself among them. Half of 2 L-Coins is due for the others."""
    answer = ask("disaster", city=city(a1=17, a2=133, e5=1, e1=2), disaster="Fire")

    assert answer["payment"] == 1
    assert {"NEOM 13.9", "NEOM 13.10", "NEOM 19.133", "R-10"} <= set(answer["rules"])


@pytest.mark.rule("NEOM 13.8")
def test_removable_cells_are_sorted_by_name() -> None:
    """Fire may take every tile except the City Center; the cells are sorted by name."""
    answer = ask("disaster", city=city(e1=1, b5=18, a2=2), disaster="Fire")

    assert (answer["removable"], answer["remove"]) == (["a2", "b5", "e1"], 2)
