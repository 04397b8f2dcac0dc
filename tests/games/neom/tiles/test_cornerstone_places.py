"""Cornerstones whose points depend on where tiles are: cities with points worked out by hand."""

import pytest

from tests.games.neom.table import table
from tests.games.neom.tiles.positions import AROUND_B2, FACTORIES, HOMES, RIM, SHOPS, Tiles, on, points


@pytest.mark.rule("NEOM 19.126")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 11}, 2),  # at a corner of the Park
        ({"b1": 15}, 2),  # a power plant pollutes
        ({"b1": 101, "a1": 140, "a2": 32}, 0),  # Nuclear Power Plant, Hydroelectric Power and Windmills do not pollute
        ({"d2": 11, "b4": 12, "e5": 13}, 0),  # Polluting, but not nearby
        ({"a1": 11, "b1": 12, "c1": 1, "c2": 58}, 6),
    ],
)
def test_park(tiles: Tiles, expected: int) -> None:
    """A Park scores 2 points for each nearby Polluting tile."""
    position = table().city(0, b2=126, **tiles)
    lines = [line.points for line in position.game.score_lines(0) if line.rule == "NEOM 19.126"]

    assert lines == [expected]


@pytest.mark.rule("NEOM 19.126")
def test_park_at_most() -> None:
    """Eight Polluting tiles around a Park, one of them on c3, are worth 16 points."""
    assert points({"b2": 126, **on(AROUND_B2, FACTORIES)}) == 16


@pytest.mark.rule("NEOM 19.127")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"b2": 1}, 0),
        ({"b2": 1, "a1": 6}, 0),  # only one shop nearby
        ({"b2": 1, "a1": 6, "c2": 7}, 2),
        ({"b2": 1, "a1": 6, "c2": 7, "b1": 8}, 2),  # a third shop adds nothing
        ({"b2": 1, "d2": 6, "b4": 7}, 0),  # the shops are not nearby
        ({"a2": 1, "c2": 2, "b1": 6, "b3": 7}, 4),  # both homes have the same two shops nearby
        ({"a2": 87, "b1": 6, "b3": 7}, 2),  # a mixed tile counts as a home
        ({"a2": 87, "a3": 86, "b2": 6}, 4),  # a mixed tile is also a shop for another one
        ({"a2": 87, "b1": 6}, 0),  # a mixed tile is no shop for itself
    ],
)
def test_chamber_of_commerce(tiles: Tiles, expected: int) -> None:
    """A Chamber of Commerce scores 2 points for each home with two or more shops nearby."""
    assert points({"e5": 127, **tiles}) == expected


@pytest.mark.rule("NEOM 19.131")
@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([], 0),
        (["a1", "b1", "a2"], 0),
        (["a1", "b1", "a2", "b2"], 2),
        (["a1", "b1", "c1", "a2", "b2", "c2"], 4),  # two squares side by side share two tiles
        (["a1", "b1", "c1", "a2", "c2", "a3", "b3"], 0),  # with the City Center, a ring around the empty b2
        (["d1", "e1", "a2", "b2"], 0),  # the end of a row and the beginning of the next do not touch
    ],
)
def test_parking_authority(cells: list[str], expected: int) -> None:
    """A Parking Authority scores 2 points for each square of 2x2 tiles joined by roads."""
    assert points({"e5": 131, **on(cells, HOMES)}) == expected


@pytest.mark.rule("NEOM 19.131", "R-21")
def test_parking_authority_counts_the_city_center() -> None:
    """Three tiles and the City Center make a square."""
    assert points({"e5": 131, "b2": 1, "c2": 2, "b3": 3}) == 2


@pytest.mark.rule("NEOM 19.131")
def test_parking_authority_in_a_full_city() -> None:
    """A full city of 24 tiles and the City Center, all joined by roads, has 16 squares."""
    cells = [f"{column}{row}" for row in "12345" for column in "abcde" if column + row not in ("c3", "e5")]

    assert points({"e5": 131, **on(cells, HOMES + FACTORIES)}) == 32


@pytest.mark.rule("NEOM 19.131")
@pytest.mark.parametrize(("tile", "layout"), [(1, "NSW"), (1, "NEW"), (2, "NES"), (3, "ESW"), (4, "NES"), (4, "ESW")])
def test_parking_authority_needs_all_roads(tile: int, layout: str) -> None:
    """If one of the eight roads inside a square of tiles 1, 2, 3 and 4 is missing, it scores nothing."""
    square = {"e5": 131, "a1": 1, "b1": 2, "a2": 3, "b2": 4}

    assert points(square, roads={tile: layout}) == 0


@pytest.mark.rule("NEOM 19.131")
def test_parking_authority_needs_no_other_roads() -> None:
    """Four tiles with two roads each, all inside the square, are enough."""
    square = {"e5": 131, "a1": 1, "b1": 2, "a2": 3, "b2": 4}

    assert points(square, roads={1: "ES", 2: "SW", 3: "NE", 4: "NW"}) == 2


@pytest.mark.rule("NEOM 19.134")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 1}, 3),
        ({"a1": 1, "e1": 6, "a5": 11, "e5": 17}, 12),  # a home, a shop, a factory and a Public tile in the corners
        ({"a1": 1, "e1": 2, "a5": 3, "e5": 4}, 12),  # homes in all corners
        ({"a1": 21, "e1": 32}, 0),  # Resource tiles in the corners
        ({"b1": 1, "a2": 6, "d5": 11}, 0),  # tiles beside the corners
    ],
)
def test_metro_station(tiles: Tiles, expected: int) -> None:
    """A Metro Station scores 3 points for each corner with a tile that is not a Resource."""
    assert points({"c2": 134, **tiles}) == expected


@pytest.mark.rule("NEOM 19.134", "R-18")
def test_metro_station_counts_itself() -> None:
    """A Metro Station in a corner counts itself."""
    assert points({"a1": 134}) == 3


@pytest.mark.rule("NEOM 19.135")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 6),
        ({"a1": 6}, 7),
        ({"a1": 6, "b1": 86, "c3": 7}, 9),
        ({"d2": 6, "b4": 7, "e5": 8}, 6),  # shops that are not nearby
        ({"a1": 1, "b1": 11, "c1": 17, "a2": 21}, 6),  # nearby tiles that are not shops
        (on(AROUND_B2, SHOPS), 14),
    ],
)
def test_penthouse(tiles: Tiles, expected: int) -> None:
    """A Penthouse scores 6 points, and 1 for each nearby shop."""
    assert points({"b2": 135, **tiles}) == expected


@pytest.mark.rule("NEOM 19.138")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"b2": 11, "c2": 12, "d4": 13}, 0),  # factories that are not on the rim
        ({"a1": 11, "c1": 12, "e3": 13, "b5": 137, "d2": 14}, 8),
        ({"a1": 15, "a2": 1, "a3": 6}, 0),  # tiles on the rim that are not factories
        (on(RIM, FACTORIES), 32),
    ],
)
def test_air_quality_department(tiles: Tiles, expected: int) -> None:
    """An Air Quality Department scores 2 points for each factory on the rim, corners included."""
    assert points({"c4": 138, **tiles}) == expected


@pytest.mark.rule("NEOM 19.140")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 11),
        ({"a1": 1, "b1": 6, "c1": 11, "a2": 17}, 7),
        ({"c1": 86}, 10),  # a mixed tile counts once
        ({"e5": 1, "d2": 6, "b4": 11}, 11),  # tiles that are not nearby
        (on(AROUND_B2, HOMES), 3),
    ],
)
def test_hydroelectric_power(tiles: Tiles, expected: int) -> None:
    """Hydroelectric Power scores 11 points, minus 1 for each nearby tile that is not a Resource."""
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
    """A Bus Depot scores 3 points for a factory at most two orthogonal steps from the home on c3."""
    assert points({"b1": 142, "c3": 3, factory: 11}) == expected


@pytest.mark.rule("NEOM 19.142", "R-12")
def test_bus_depot_counts_a_factory_once() -> None:
    """A factory beside two homes scores 3 points, not 6."""
    assert points({"b1": 142, "a5": 1, "c5": 2, "b5": 11}) == 3


@pytest.mark.rule("NEOM 19.142", "R-12")
def test_bus_depot_needs_no_roads() -> None:
    """A factory beside a home scores 3 points even without a road between them."""
    assert points({"b1": 142, "a5": 1, "b5": 11}, roads={1: "W", 11: "E"}) == 3


@pytest.mark.rule("NEOM 19.142")
def test_bus_depot_without_homes() -> None:
    """Factories without homes score nothing, and neither do homes without factories."""
    assert (points({"b1": 142, "a5": 11, "b5": 12}), points({"b1": 142, "a5": 1})) == (0, 0)


@pytest.mark.rule("NEOM 19.142")
def test_bus_depot_with_many_factories() -> None:
    """Factories on all twelve cells within two steps of the home on c3 score 36 points."""
    reach = ["c1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "b4", "c4", "d4", "c5"]

    assert points({"b1": 142, "c3": 3, **on(reach, FACTORIES)}) == 36


@pytest.mark.rule("NEOM 19.143")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 1, "b2": 2}, 0),  # two homes that touch only at a corner
        ({"a1": 1, "b1": 2}, 1),
        ({"a1": 1, "b1": 2, "c1": 3}, 1),  # three homes: one and a half points, rounded down
        ({"a1": 1, "b1": 2, "d1": 6, "e1": 7}, 2),
        ({"a1": 1, "b1": 6, "c1": 11, "a2": 17}, 0),
        ({"a1": 1, "b1": 87, "c1": 6}, 1),  # home, mixed tile, shop: three tiles in all, the mixed one counts once
        ({"d5": 17}, 1),  # a Public tile and the Zoning Authority itself
    ],
)
def test_zoning_authority(tiles: Tiles, expected: int) -> None:
    """A Zoning Authority scores half a point for each tile beside one that shares a type, rounded down."""
    assert points({"e5": 143, **tiles}) == expected


@pytest.mark.rule("NEOM 19.143", "R-21")
def test_zoning_authority_counts_the_city_center() -> None:
    """A mine and the City Center beside it count as two tiles."""
    assert points({"e5": 143, "c2": 21}) == 1


@pytest.mark.rule("NEOM 19.143")
def test_zoning_authority_needs_no_roads() -> None:
    """Two homes side by side without a road between them still count."""
    assert points({"e5": 143, "a1": 1, "b1": 2}, roads={1: "W", 2: "E"}) == 1


@pytest.mark.rule("NEOM 19.143")
def test_zoning_authority_in_a_full_city() -> None:
    """18 homes, all side by side in rows, are worth 9 points."""
    cells = [f"{column}{row}" for row in "1245" for column in "abcde"][:18]

    assert points({"e5": 143, **on(cells, HOMES)}) == 9


@pytest.mark.rule("NEOM 19.144")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 11}, 2),
        ({"a1": 11, "b1": 12, "d1": 13}, 4),  # only the larger cluster counts
        ({"a1": 11, "b1": 12, "d1": 13, "e1": 14}, 4),  # two clusters of the same size: one counts
        ({"a1": 11, "b2": 12}, 2),  # two factories that touch only at a corner
        ({"a1": 11, "b1": 15, "c1": 12}, 2),  # a power plant is not a factory
        ({"a1": 11, "b1": 12, "b2": 137, "a2": 13}, 8),
        (on(RIM, FACTORIES), 32),
    ],
)
def test_efficiency_office(tiles: Tiles, expected: int) -> None:
    """An Efficiency Office scores 2 points for each tile of the largest cluster of factories."""
    assert points({"c4": 144, **tiles}) == expected


@pytest.mark.rule("NEOM 19.144")
def test_efficiency_office_depends_on_roads() -> None:
    """Two factories side by side without a road between them are two clusters."""
    assert points({"c4": 144, "a1": 11, "b1": 12}, roads={11: "S"}) == 2
