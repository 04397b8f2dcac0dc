"""Cornerstones whose points depend on where tiles are: positions with their points worked out by hand."""

import pytest

from tests.games.neom.table import table
from tests.games.neom.tiles.positions import AROUND_B2, FACTORIES, HOMES, RIM, SHOPS, Tiles, on, points


@pytest.mark.rule("NEOM 19.126")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 11}, 2),  # diagonal
        ({"b1": 15}, 2),  # a power plant pollutes
        ({"b1": 101, "a1": 140, "a2": 32}, 0),  # these do not
        ({"d2": 11, "b4": 12, "e5": 13}, 0),  # not nearby
        ({"a1": 11, "b1": 12, "c1": 1, "c2": 58}, 6),
    ],
)
def test_park(tiles: Tiles, expected: int) -> None:
    """2 points for each nearby Polluting tile."""
    position = table().city(0, b2=126, **tiles)
    lines = [line.points for line in position.game.score_lines(0) if line.rule == "NEOM 19.126"]

    assert lines == [expected]


@pytest.mark.rule("NEOM 19.126")
def test_park_at_most() -> None:
    """Eight around it are worth 16 points, one of them on c3."""
    assert points({"b2": 126, **on(AROUND_B2, FACTORIES)}) == 16


@pytest.mark.rule("NEOM 19.127")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"b2": 1}, 0),
        ({"b2": 1, "a1": 6}, 0),  # one shop only
        ({"b2": 1, "a1": 6, "c2": 7}, 2),
        ({"b2": 1, "a1": 6, "c2": 7, "b1": 8}, 2),  # three are no better
        ({"b2": 1, "d2": 6, "b4": 7}, 0),  # not nearby
        ({"a2": 1, "c2": 2, "b1": 6, "b3": 7}, 4),  # two homes share the shops
        ({"a2": 87, "b1": 6, "b3": 7}, 2),  # a mixed tile as home
        ({"a2": 87, "a3": 86, "b2": 6}, 4),  # mixed tiles are shops for each other
        ({"a2": 87, "b1": 6}, 0),  # but not for themselves
    ],
)
def test_chamber_of_commerce(tiles: Tiles, expected: int) -> None:
    """2 points for each home with two or more shops nearby."""
    assert points({"e5": 127, **tiles}) == expected


@pytest.mark.rule("NEOM 19.131")
@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([], 0),
        (["a1", "b1", "a2"], 0),
        (["a1", "b1", "a2", "b2"], 2),
        (["a1", "b1", "c1", "a2", "b2", "c2"], 4),  # a tile may be part of several
        (["a1", "b1", "c1", "a2", "c2", "a3", "b3"], 0),  # a ring of 3x3, closed by the City Center
        (["d1", "e1", "a2", "b2"], 0),  # the end of a row and the beginning of the next
    ],
)
def test_parking_authority(cells: list[str], expected: int) -> None:
    """2 points for each road square of 2x2 tiles."""
    assert points({"e5": 131, **on(cells, HOMES)}) == expected


@pytest.mark.rule("NEOM 19.131", "R-21")
def test_parking_authority_counts_the_city_center() -> None:
    """A square of three tiles and the City Center."""
    assert points({"e5": 131, "b2": 1, "c2": 2, "b3": 3}) == 2


@pytest.mark.rule("NEOM 19.131")
def test_parking_authority_in_a_full_city() -> None:
    """24 tiles and the City Center, all linked, have 16 squares."""
    cells = [f"{column}{row}" for row in "12345" for column in "abcde" if column + row not in ("c3", "e5")]

    assert points({"e5": 131, **on(cells, HOMES + FACTORIES)}) == 32


@pytest.mark.rule("NEOM 19.131")
@pytest.mark.parametrize(("tile", "layout"), [(1, "NSW"), (1, "NEW"), (2, "NES"), (3, "ESW"), (4, "NES"), (4, "ESW")])
def test_parking_authority_needs_all_roads(tile: int, layout: str) -> None:
    """One road missing on one side of an inner border breaks the square of 1, 2, 3, 4."""
    square = {"e5": 131, "a1": 1, "b1": 2, "a2": 3, "b2": 4}

    assert points(square, roads={tile: layout}) == 0


@pytest.mark.rule("NEOM 19.131")
def test_parking_authority_needs_no_other_roads() -> None:
    """Four bends make a square."""
    square = {"e5": 131, "a1": 1, "b1": 2, "a2": 3, "b2": 4}

    assert points(square, roads={1: "ES", 2: "SW", 3: "NE", 4: "NW"}) == 2


@pytest.mark.rule("NEOM 19.134")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 1}, 3),
        ({"a1": 1, "e1": 6, "a5": 11, "e5": 17}, 12),  # all types, and the most
        ({"a1": 1, "e1": 2, "a5": 3, "e5": 4}, 12),  # all of one type
        ({"a1": 21, "e1": 32}, 0),  # Resource tiles
        ({"b1": 1, "a2": 6, "d5": 11}, 0),  # not corners
    ],
)
def test_metro_station(tiles: Tiles, expected: int) -> None:
    """3 points for each corner with a tile that is not a Resource."""
    assert points({"c2": 134, **tiles}) == expected


@pytest.mark.rule("NEOM 19.134", "R-18")
def test_metro_station_counts_itself() -> None:
    """In a corner, the station itself counts."""
    assert points({"a1": 134}) == 3


@pytest.mark.rule("NEOM 19.135")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 6),
        ({"a1": 6}, 7),
        ({"a1": 6, "b1": 86, "c3": 7}, 9),
        ({"d2": 6, "b4": 7, "e5": 8}, 6),  # not nearby
        ({"a1": 1, "b1": 11, "c1": 17, "a2": 21}, 6),  # no shops
        (on(AROUND_B2, SHOPS), 14),
    ],
)
def test_penthouse(tiles: Tiles, expected: int) -> None:
    """6 points, and 1 for each nearby shop."""
    assert points({"b2": 135, **tiles}) == expected


@pytest.mark.rule("NEOM 19.138")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"b2": 11, "c2": 12, "d4": 13}, 0),  # inside
        ({"a1": 11, "c1": 12, "e3": 13, "b5": 137, "d2": 14}, 8),
        ({"a1": 15, "a2": 1, "a3": 6}, 0),  # no factories
        (on(RIM, FACTORIES), 32),
    ],
)
def test_air_quality_department(tiles: Tiles, expected: int) -> None:
    """2 points for each factory on the rim, corners included."""
    assert points({"c4": 138, **tiles}) == expected


@pytest.mark.rule("NEOM 19.140")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 11),
        ({"a1": 1, "b1": 6, "c1": 11, "a2": 17}, 7),
        ({"c1": 86}, 10),  # a mixed tile is one tile
        ({"e5": 1, "d2": 6, "b4": 11}, 11),  # not nearby
        (on(AROUND_B2, HOMES), 3),
    ],
)
def test_hydroelectric_power(tiles: Tiles, expected: int) -> None:
    """11 points, minus 1 for each nearby tile."""
    assert points({"b2": 140, **tiles}) == expected


@pytest.mark.rule("NEOM 19.140", "R-21")
def test_hydroelectric_power_ignores_resources() -> None:
    """Resource tiles and the City Center nearby cost no points."""
    assert points({"b2": 140, "a1": 21, "b1": 32, "a2": 18}) == 11


@pytest.mark.rule("NEOM 19.142")
@pytest.mark.parametrize(
    ("factory", "expected"),
    [("c2", 3), ("d4", 3), ("c1", 3), ("a3", 3), ("d1", 0), ("e4", 0), ("a1", 0), ("e5", 0)],
)
def test_bus_depot(factory: str, expected: int) -> None:
    """3 points for a factory at most two orthogonal steps from the home on c3."""
    assert points({"b1": 142, "c3": 3, factory: 11}) == expected


@pytest.mark.rule("NEOM 19.142", "R-12")
def test_bus_depot_counts_a_factory_once() -> None:
    """Two homes beside one factory: 3 points."""
    assert points({"b1": 142, "a5": 1, "c5": 2, "b5": 11}) == 3


@pytest.mark.rule("NEOM 19.142", "R-12")
def test_bus_depot_needs_no_roads() -> None:
    """Without a road between home and factory: 3 points."""
    assert points({"b1": 142, "a5": 1, "b5": 11}, roads={1: "W", 11: "E"}) == 3


@pytest.mark.rule("NEOM 19.142")
def test_bus_depot_without_homes() -> None:
    """Factories alone score nothing, and neither do homes alone."""
    assert (points({"b1": 142, "a5": 11, "b5": 12}), points({"b1": 142, "a5": 1})) == (0, 0)


@pytest.mark.rule("NEOM 19.142")
def test_bus_depot_with_many_factories() -> None:
    """All twelve cells in reach of c3 have factories: 36 points."""
    reach = ["c1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "b4", "c4", "d4", "c5"]

    assert points({"b1": 142, "c3": 3, **on(reach, FACTORIES)}) == 36


@pytest.mark.rule("NEOM 19.143")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 1, "b2": 2}, 0),  # diagonal
        ({"a1": 1, "b1": 2}, 1),
        ({"a1": 1, "b1": 2, "c1": 3}, 1),  # one and a half
        ({"a1": 1, "b1": 2, "d1": 6, "e1": 7}, 2),
        ({"a1": 1, "b1": 6, "c1": 11, "a2": 17}, 0),
        ({"a1": 1, "b1": 87, "c1": 6}, 1),  # a mixed tile shares with both sides and counts once: three tiles
        ({"d5": 17}, 1),  # with the Zoning Authority itself
    ],
)
def test_zoning_authority(tiles: Tiles, expected: int) -> None:
    """Half a point for each tile beside one that shares a type, rounded down."""
    assert points({"e5": 143, **tiles}) == expected


@pytest.mark.rule("NEOM 19.143", "R-21")
def test_zoning_authority_counts_the_city_center() -> None:
    """A mine beside the City Center: two tiles."""
    assert points({"e5": 143, "c2": 21}) == 1


@pytest.mark.rule("NEOM 19.143")
def test_zoning_authority_needs_no_roads() -> None:
    """Two homes back to back still share a type."""
    assert points({"e5": 143, "a1": 1, "b1": 2}, roads={1: "W", 2: "E"}) == 1


@pytest.mark.rule("NEOM 19.143")
def test_zoning_authority_in_a_full_city() -> None:
    """18 homes in three and a half rows share a type; 18 tiles are worth 9 points."""
    cells = [f"{column}{row}" for row in "1245" for column in "abcde"][:18]

    assert points({"e5": 143, **on(cells, HOMES)}) == 9


@pytest.mark.rule("NEOM 19.144")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 11}, 2),
        ({"a1": 11, "b1": 12, "d1": 13}, 4),  # the larger of two
        ({"a1": 11, "b1": 12, "d1": 13, "e1": 14}, 4),  # two of the same size
        ({"a1": 11, "b2": 12}, 2),  # diagonal
        ({"a1": 11, "b1": 15, "c1": 12}, 2),  # a power plant is not a factory
        ({"a1": 11, "b1": 12, "b2": 137, "a2": 13}, 8),
        (on(RIM, FACTORIES), 32),
    ],
)
def test_efficiency_office(tiles: Tiles, expected: int) -> None:
    """2 points for each tile of the largest cluster of factories."""
    assert points({"c4": 144, **tiles}) == expected


@pytest.mark.rule("NEOM 19.144")
def test_efficiency_office_depends_on_roads() -> None:
    """Without a road between them two factories are two clusters."""
    assert points({"c4": 144, "a1": 11, "b1": 12}, roads={11: "S"}) == 2
