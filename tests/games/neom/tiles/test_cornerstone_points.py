"""Cornerstones whose points depend on the number of something: cities with points worked out by hand."""

import pytest

from tests.games.neom.table import table
from tests.games.neom.tiles.positions import FACTORIES, HOMES, PUBLICS, RIM, SHOPS, Tiles, on, points


@pytest.mark.rule("NEOM 19.124")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 1}, 4),
        ({"a1": 1, "b1": 2, "c1": 3}, 4),  # one neighborhood of three
        ({"a1": 1, "c1": 2, "e1": 4, "e2": 25}, 12),  # three neighborhoods, of one, one and two homes
        ({"a1": 86, "b1": 1}, 4),  # a mixed tile and a home are one neighborhood
    ],
)
def test_community_center(tiles: Tiles, expected: int) -> None:
    """A Community Center scores 4 points for each neighborhood of any size."""
    assert points({"c4": 124, **tiles}) == expected


@pytest.mark.rule("NEOM 19.124")
def test_community_center_depends_on_roads() -> None:
    """Two homes side by side without a road between them are two neighborhoods."""
    assert points({"c4": 124, "a1": 1, "b1": 2}, roads={1: "S"}) == 8


@pytest.mark.rule("NEOM 19.125")
@pytest.mark.parametrize(
    ("homes", "shops", "factories", "expected"),
    [(0, 0, 0, 0), (3, 2, 0, 0), (1, 1, 1, 3), (4, 2, 3, 6), (5, 6, 7, 15), (6, 6, 6, 18)],
)
def test_city_hall(homes: int, shops: int, factories: int, expected: int) -> None:
    """City Hall scores 3 points times the smallest of the numbers of homes, shops and factories."""
    cells = [f"{column}{row}" for row in "1245" for column in "abcde"]
    tiles = HOMES[:homes] + SHOPS[:shops] + FACTORIES[:factories]

    assert points({"b3": 125, **on(cells, tiles)}) == expected


@pytest.mark.rule("NEOM 19.125", "R-19")
def test_city_hall_counts_mixed_tiles_twice() -> None:
    """Apartments & Retail, counted as a home and as a shop, and a factory score 3 points."""
    assert points({"b3": 125, "a1": 87, "e1": 11}) == 3


@pytest.mark.rule("NEOM 19.128")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 1, "a2": 2, "e5": 11}, 3),
        ({"a1": 6, "a2": 17, "a4": 21, "a5": 15}, 0),  # shops, Public and Resource tiles
        ({"a1": 87}, 1),  # a mixed tile counts as one home
        (on(RIM, HOMES[:8] + FACTORIES[:8]), 16),
    ],
)
def test_university(tiles: Tiles, expected: int) -> None:
    """A University scores 1 point for each home and each factory."""
    assert points({"c2": 128, **tiles}) == expected


@pytest.mark.rule("NEOM 19.129", "R-18")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 2),
        ({"a1": 17, "a2": 15, "e5": 101}, 8),
        ({"a1": 1, "a2": 6, "a4": 11, "a5": 21}, 2),
        (on(RIM, PUBLICS), 18),
    ],
)
def test_civic_center(tiles: Tiles, expected: int) -> None:
    """A Civic Center scores 2 points for each Public tile, including itself."""
    assert points({"c2": 129, **tiles}) == expected


@pytest.mark.rule("NEOM 19.130", "R-20")
@pytest.mark.parametrize(
    ("homes", "expected"),
    [
        ([], 0),
        ([3], 2),  # a home of 0 points
        ([1], 2),  # a home of 1 point
        ([4], 2),  # a home of 2 points
        ([26, 42, 41, 105], 0),  # homes of 3, 3, 4 and 10 points
        ([87], 2),  # Apartments & Retail, 2 points
        ([86], 0),  # Condos & Restaurant, 3 points
        ([3, 1, 4, 26, 87], 8),
    ],
)
def test_prison(homes: list[int], expected: int) -> None:
    """A Prison scores 2 points for each home with 0, 1 or 2 printed points."""
    assert points({"c2": 130, **on(RIM, homes)}) == expected


@pytest.mark.rule("NEOM 19.130", "R-20")
def test_prison_does_not_count_the_penthouse() -> None:
    """A Prison and a Penthouse score only the Penthouse's own 6 points."""
    assert points({"c2": 130, "a5": 135}) == 6


@pytest.mark.rule("NEOM 19.130")
def test_prison_counts_no_other_tiles() -> None:
    """A Prison does not count other tiles without printed points."""
    assert points({"c2": 130, "a1": 6, "a2": 11, "a4": 31}) == 0


@pytest.mark.rule("NEOM 19.132")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [({}, 0), ({"a1": 6, "e5": 121}, 2), ({"a1": 86}, 1), ({"a1": 1, "a2": 17}, 0), (on(RIM, SHOPS), 16)],
)
def test_merchant_union(tiles: Tiles, expected: int) -> None:
    """A Merchant Union scores 1 point for each shop."""
    assert points({"c2": 132, **tiles}) == expected


@pytest.mark.rule("NEOM 19.145", "R-21")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 2 + 1),  # the City Center and its Coal
        ({"c3": 3}, 0),  # Slums cover the City Center: no Resource, no Good
        ({"a1": 21}, 4 + 1),  # a second source of Coal
        ({"a1": 18}, 4 + 2),
        ({"a1": 32}, 4 + 1),  # Windmills make no Good
        ({"a1": 62, "a2": 39}, 6 + 4),  # Stone and Wood, Natural Gas and Wood, besides the City Center's Coal
        ({"a1": 11, "a2": 12}, 2 + 1),  # Processed Goods do not count
        ({"a1": 18, "a2": 19, "a4": 20, "a5": 22, "b1": 23}, 12 + 6),
    ],
)
def test_resource_agency(tiles: Tiles, expected: int) -> None:
    """A Resource Agency scores 2 points for each Resource tile and 1 for each Raw Good token."""
    assert points({"c2": 145, **tiles}) == expected


@pytest.mark.rule("NEOM 19.147")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [({}, 0), ({"a1": 32}, 4), ({"a1": 32, "a2": 15, "a4": 101}, 12), ({"a1": 11, "a2": 17}, 0)],
)
def test_electrical_substation(tiles: Tiles, expected: int) -> None:
    """An Electrical Substation scores 4 points for each tile that generates Power."""
    assert points({"c2": 147, **tiles}) == expected


@pytest.mark.rule("NEOM 19.147")
def test_electrical_substation_with_all_power() -> None:
    """All eight power tiles of the game are worth 32 points, besides the Hydroelectric Power's own 11."""
    tiles = {"c2": 147, "a1": 15, "c1": 16, "e1": 32, "e3": 58, "e5": 79, "c5": 101, "a3": 120, "a5": 140}

    assert points(tiles) == 32 + 11


@pytest.mark.rule("NEOM 19.147", "NEOM 15.7")
def test_electrical_substation_generates_no_power() -> None:
    """A city with an Electrical Substation alone still loses 5 points for missing Power."""
    assert table().city(0, c2=147).player(0).score["power"] == -5


@pytest.mark.rule("NEOM 19.148")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 1}, 3),
        ({"a1": 1, "b1": 2}, 6),
        ({"a1": 1, "b1": 2, "c1": 3}, 9),
        ({"a1": 1, "b1": 2, "c1": 3, "d1": 4, "e1": 25}, 9),
        ({"a1": 1, "c1": 2, "d1": 3, "a5": 4, "b5": 25, "c5": 26}, 18),  # neighborhoods of one, two and three homes
    ],
)
def test_city_council(tiles: Tiles, expected: int) -> None:
    """A City Council scores 3, 6 or 9 points for each neighborhood of one, two or more homes."""
    assert points({"c3": 148, **tiles}) == expected


@pytest.mark.rule("NEOM 19.149", "R-11")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({}, 0),
        ({"a1": 107}, 2),  # income 12 L-Coins
        ({"a1": 6, "a2": 8}, 0),  # incomes of 1 and 3 L-Coins
        ({"a1": 8, "a2": 46}, 1),  # incomes of 3 and 2 L-Coins
        ({"a1": 117, "a2": 8, "a4": 46}, 5),  # incomes of 24, 3 and 2 L-Coins
    ],
)
def test_finance_department(tiles: Tiles, expected: int) -> None:
    """A Finance Department scores 1 point for each full 5 L-Coins of the last income."""
    score = table(generation=3, turn=7).city(0, c2=149, **tiles).money(0, 44).finish().player(0).score

    assert score["variable"] == expected


@pytest.mark.rule("NEOM 19.149")
def test_finance_department_ignores_earlier_income() -> None:
    """A Finance Department scores nothing for the income of the second generation."""
    score = table(generation=2, turn=7).city(0, c2=149, a1=49).finish().player(0).score

    assert score["variable"] == 0


@pytest.mark.rule("NEOM 19.133", "NEOM 19.146", "NEOM 19.150", "NEOM 19.141")
@pytest.mark.parametrize("tile", [133, 141, 146, 150])
def test_cornerstones_with_abilities_score_nothing(tile: int) -> None:
    """These four Cornerstones score nothing, even beside one tile of each type."""
    tiles = {"c2": tile, "a1": 1, "b1": 6, "c1": 11, "d1": 17, "e1": 21}

    assert points(tiles) == 0


@pytest.mark.rule("NEOM 15.1")
def test_points_are_part_of_the_result() -> None:
    """At the end of the game, City Council's 3 points for single Slums are in the winner's total."""
    position = table(3, generation=3, turn=7).city(0, c2=148, a1=3).money(0, 0).finish()
    result = position.game.result

    # Points: 3 for City Council, 1 neighborhood, 1 Coal, 2 for 5 L-Coins, -4 ghost town, -5 no power.
    assert result is not None and result.points[0] == 3 + 1 + 1 + 2 - 4 - 5
