"""NEOM 18: terms."""

from __future__ import annotations

import pytest

from neopolis.games.neom.ids import INDUSTRIAL, RESIDENTIAL, cell_name, cell_number, members
from tests.games.neom.box import BOX
from tests.games.neom.table import DISASTERS, Table, table


def nearby(cell: str) -> set[str]:
    """The spaces on which a Polluting tile takes points from a home on this cell."""
    spaces = {f"{column}{row}" for column in "abcde" for row in range(1, 6)} - {cell}
    return {one for one in spaces if table().city(0, **{cell: 3, one: 11}).player(0).score["pollution"]}


def clusters(position: Table, kind: int) -> list[set[str]]:
    """Seat 0's clusters of a type, each as a set of cells."""
    found = position.game.s.cities[0].clusters(kind)
    return [{cell_name(cell) for cell in members(cluster)} for cluster in found]


@pytest.mark.rule("NEOM 18.1")
@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("c3", {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}),
        ("a1", {"b1", "a2", "b2"}),
        ("e5", {"d5", "d4", "e4"}),
        ("a3", {"a2", "b2", "b3", "a4", "b4"}),
        ("c5", {"b5", "d5", "b4", "c4", "d4"}),
    ],
)
def test_18_1_nearby(cell: str, around: set[str]) -> None:
    """Up to eight spaces around a cell are nearby, fewer at the border, and none beyond it."""
    assert nearby(cell) == around


@pytest.mark.rule("NEOM 18.2")
def test_18_2_connected_over_other_tiles() -> None:
    """A tile may be placed at the end of a long way of roads."""
    position = table().city(0, b3=3, a3=7, a4=17, a5=11, b5=21, c5=1, d5=2)

    assert "e5" in position.spaces(0, 25)


@pytest.mark.rule("NEOM 18.2")
@pytest.mark.parametrize(("roads", "connected"), [("NESW", True), ("EW", True), ("N", False), ("NES", False)])
def test_18_2_every_step_needs_its_roads(roads: str, connected: bool) -> None:
    """A tile on the way without one of the two roads breaks the connection."""
    assert ("a3" in table(roads={3: roads}).city(0, b3=3).spaces(0, 25)) == connected


@pytest.mark.rule("NEOM 18.3")
@pytest.mark.parametrize(
    ("upper", "lower", "joined"), [("S", "N", True), ("NEW", "N", False), ("S", "ESW", False), ("EW", "EW", False)]
)
def test_18_3_both_need_the_road(upper: str, lower: str, joined: bool) -> None:
    """Two homes one above the other are one neighborhood if both have a road at the side they share."""
    position = table(roads={3: upper, 25: lower}).city(0, c1=3, c2=25)

    assert position.player(0).score["neighborhoods"] == (3 if joined else 2)


@pytest.mark.rule("NEOM 18.3")
def test_18_3_not_across_a_corner() -> None:
    """Tiles that touch at a corner are not directly connected."""
    assert table().city(0, b2=3, c1=25).player(0).score["neighborhoods"] == 2


@pytest.mark.rule("NEOM 18.3")
def test_18_3_not_around_the_border() -> None:
    """e1 and a2 follow each other in reading order, but do not touch."""
    assert table().city(0, e1=3, a2=25).player(0).score["neighborhoods"] == 2


@pytest.mark.rule("NEOM 18.3")
@pytest.mark.parametrize("tiles", [{"c3", "b3"}, {"c3", "d3"}, {"c3", "c2"}, {"c3", "c4"}])
def test_18_3_on_all_four_sides(tiles: set[str]) -> None:
    """A tile is directly connected to a neighbor on any side, whichever of the two one starts from."""
    city = table().city(0, **dict.fromkeys(tiles, 3)).game.s.cities[0]
    linked = [{cell_name(cell) for cell in members(city.linked(1 << cell_number(tile)))} for tile in sorted(tiles)]

    assert linked == [tiles, tiles]


@pytest.mark.rule("NEOM 18.4")
def test_18_4_tiles_of_one_type() -> None:
    """A cluster is a group of directly connected tiles of one type; a single tile is one, too."""
    position = table().city(0, b1=3, c1=25, d1=7, e1=1, c2=2, a5=4)

    assert clusters(position, RESIDENTIAL) == [{"b1", "c1", "c2"}, {"e1"}, {"a5"}]


@pytest.mark.rule("NEOM 18.4")
def test_18_4_mixed_tiles_join_in() -> None:
    """A mixed tile belongs to the clusters of both its types."""
    position = table().city(0, b1=3, c1=86, d1=4)

    assert clusters(position, RESIDENTIAL) == [{"b1", "c1", "d1"}]


@pytest.mark.rule("NEOM 18.4")
def test_18_4_others_score_only_where_a_tile_says_so() -> None:
    """Industrial clusters bring nothing, until the Efficiency Office counts the largest."""
    city = {"b1": 11, "c1": 12, "e1": 13}
    without = table().city(0, "Wood", **city)

    assert len(clusters(without, INDUSTRIAL)) == 2 and without.player(0).score["neighborhoods"] == 0
    assert table().city(0, "Wood", **city, c4=144).player(0).score["variable"] == 4


@pytest.mark.rule("NEOM 18.5")
def test_18_5_one_to_four_roads() -> None:
    """Every tile has one to four different roads, Disasters none."""
    roads = {tile.number: tile.roads for tile in BOX.tiles}

    assert {tile for tile, row in roads.items() if not row} == set(DISASTERS)
    assert all(len(set(row)) == len(row) and set(row) <= set("NESW") for row in roads.values())


@pytest.mark.rule("NEOM 18.5")
def test_18_5_dead_ends() -> None:
    """Roads may end at a neighbor without a road, or at the border: Slums on c1 are connected only from below."""
    position = table(roads={8: "S"}).city(0, c2=7, b1=8, d1=8).place(0, 3, "c1")

    assert position.player(0).tiles["c1"] == 3


@pytest.mark.rule("NEOM 18.6")
def test_18_6_five_by_five() -> None:
    """At the start the center is there and 24 spaces are empty."""
    city = {f"{column}{row}": 3 for column in "abcde" for row in range(1, 6) if (column, row) != ("c", 3)}
    position = table().city(0, **city)

    assert table().player(0).tiles == {} and len(position.player(0).tiles) == 24


@pytest.mark.rule("NEOM 18.6")
def test_18_6_in_a_full_city_tiles_can_only_replace() -> None:
    """In a city without an empty space a new tile can only replace another."""
    city = {f"{column}{row}": 3 for column in "abcde" for row in range(1, 6) if (column, row) != ("c", 3)}

    assert table().city(0, **city).spaces(0, 7) == {"c3"}


@pytest.mark.rule("NEOM 18.6")
def test_18_6_one_tile_a_turn() -> None:
    """A turn adds at most one tile: after each of the first seven turns, the city has one tile more."""
    position = table(3)
    sizes = []
    for turn, cell in enumerate(("c2", "c1", "b1", "a1", "a2", "a3", "a4")):
        position.place(0, 18 + turn % 6, cell)
        sizes.append(len(position.player(0).tiles))

    assert sizes == [1, 2, 3, 4, 5, 6, 7] and position.game.s.generation == 2
