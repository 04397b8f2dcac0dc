"""NEOM 15: scoring."""

from __future__ import annotations

import pytest

from tests.games.neom.table import Table, table

RULE = {
    "printed": "NEOM 15.1",
    "neighborhoods": "NEOM 15.2",
    "goods": "NEOM 15.3",
    "money": "NEOM 15.4",
    "pollution": "NEOM 15.5",
    "ghost_town": "NEOM 15.6",
    "power": "NEOM 15.7",
}
# Spaces in a spiral: each is beside the one before.
SPIRAL = ["c2", "b2", "b1", "c1", "d1", "e1", "e2", "d2", "d3", "e3"]


def score(category: str, **city: int) -> int:
    """The points of a city in one category."""
    return table().city(0, "Wood", **city).player(0).score[category]


def homes(count: int) -> dict[str, int]:
    """This many homes in one neighborhood."""
    return dict.fromkeys(SPIRAL[:count], 3)


@pytest.mark.rule("NEOM 15.1")
def test_15_1_printed_points() -> None:
    """Printed points are added: 2 for Townhouses, 3 for a Fire Department, 3 for a Public Safety Department."""
    assert score("printed", c2=4, c4=17, b3=139, d3=7) == 8


@pytest.mark.rule("NEOM 15.1")
def test_15_1_variable_points() -> None:
    """A tile with a question mark scores by its text: a Civic Center, 6 points for itself and 2 Public tiles."""
    assert score("variable", c2=129, c4=17, b3=139) == 6


@pytest.mark.rule("NEOM 15.1")
def test_15_1_each_of_them() -> None:
    """The view lists the points of each tile with a question mark by cell; printed points are on the tiles."""
    player = table().city(0, "Wood", c2=129, c4=17, b3=139, d3=126).player(0)

    assert player.varying == {"c2": 8, "d3": 0}
    assert sum(player.varying.values()) == player.score["variable"]


@pytest.mark.rule("NEOM 15.1")
def test_15_1_at_that_moment() -> None:
    """The points of a tile with a question mark change with the city."""
    position = table().city(0, c2=129, c4=17)
    before = position.player(0).score["variable"]
    position.place(0, 31, "b3", "done")

    assert (before, position.player(0).score["variable"]) == (4, 6)


@pytest.mark.rule("NEOM 15.1")
def test_15_1_unplaced_tiles_do_not_score() -> None:
    """Unplaced Cornerstones score nothing."""
    position = table().cornerstones(0, 139).city(0, c2=3)

    assert position.player(0).score["printed"] == 0


@pytest.mark.rule("NEOM 15.1")
def test_15_1_the_total() -> None:
    """The total is the sum of all categories, and also the sum of all score lines."""
    position = table().city(0, "Wood", c2=4, c4=17, b3=11, d3=129, c1=3).money(0, 9)
    points = position.player(0).score
    lines = position.game.score_lines(0)

    assert points["total"] == sum(value for name, value in points.items() if name != "total")
    assert points["total"] == sum(line.points for line in lines) == position.game.score(0)


@pytest.mark.rule("NEOM 15.2")
@pytest.mark.parametrize(
    ("size", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 40), (10, 44)],
)
def test_15_2_by_size(size: int, points: int) -> None:
    """A neighborhood scores by its size, and 4 points for each tile beyond the eighth."""
    assert score("neighborhoods", **homes(size)) == points


@pytest.mark.rule("NEOM 15.2")
def test_15_2_a_city_full_of_homes() -> None:
    """24 homes around the center are one neighborhood: 36 points and 16 times 4 points."""
    city = {f"{column}{row}": 3 for column in "abcde" for row in range(1, 6) if (column, row) != ("c", 3)}

    assert score("neighborhoods", **city) == 36 + 4 * 16


@pytest.mark.rule("NEOM 15.2")
def test_15_2_each_by_itself() -> None:
    """Neighborhoods of one and of three bring 1 and 6 points."""
    assert score("neighborhoods", a1=3, c2=3, c1=3, d2=3) == 1 + 6


@pytest.mark.rule("NEOM 15.2")
def test_15_2_joined_by_roads() -> None:
    """Homes side by side without a road between them are two neighborhoods."""
    city = table(roads={3: "NS", 25: "NESW"}).city(0, c2=3, d2=25)

    assert city.player(0).score["neighborhoods"] == 2


@pytest.mark.rule("NEOM 15.2")
@pytest.mark.parametrize("between", [7, 17, 21])
def test_15_2_not_over_other_tiles(between: int) -> None:
    """Homes that are connected through another tile, or the City Center, are not one neighborhood."""
    assert score("neighborhoods", a1=3, b1=between, c1=3) == 2
    assert score("neighborhoods", c2=3, c4=3) == 2


@pytest.mark.rule("NEOM 15.2")
def test_15_2_cut_off_or_not() -> None:
    """A neighborhood that is cut off from the center scores like any other."""
    assert score("neighborhoods", a5=3, b5=3) == 3


@pytest.mark.rule("NEOM 15.3")
def test_15_3_by_tier() -> None:
    """Three Raw, two Processed and one Luxury Good bring 17 points."""
    assert score("goods", c2=21, c4=22, b3=13, d3=14, a1=96) == 1 + 1 + 1 + 2 + 2 + 10


@pytest.mark.rule("NEOM 15.3")
def test_15_3_once_each() -> None:
    """Two producers of the same Luxury Good bring its points once."""
    assert score("goods", c2=96, c4=108) == 1 + 10


@pytest.mark.rule("NEOM 15.3")
def test_15_3_the_center_too() -> None:
    """The City Center's Good scores as long as no tile covers the center."""
    assert (score("goods"), score("goods", c3=3)) == (1, 0)


@pytest.mark.rule("NEOM 15.4")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (41, 20)])
def test_15_4_one_for_two(money: int, points: int) -> None:
    """Money scores 1 point for every full 2 L-Coins."""
    assert table().money(0, money).player(0).score["money"] == points


@pytest.mark.rule("NEOM 15.4")
def test_15_4_with_the_last_income() -> None:
    """The income of the third generation counts."""
    position = table(3, 3, 7).city(0, c2=8).money(0, 0).play_out()

    assert position.player(0).score["money"] == (5 + 3) // 2


@pytest.mark.rule("NEOM 15.4")
def test_15_4_with_what_was_sold_on_the_last_turn() -> None:
    """The price of a Good that was sold on the last turn counts toward the seller's money score."""
    position = table(3, 3, 7).city(1, c2=13).money(0, 4).money(1, 0).place(0, 91, "c2").play_out()

    assert position.player(1).score["money"] == (5 + 4) // 2


@pytest.mark.rule("NEOM 15.5")
@pytest.mark.parametrize(("cell", "loss"), [("c1", -2), ("b2", -2), ("d2", -2), ("b1", -1), ("d3", -1), ("a2", 0)])
def test_15_5_sides_and_corners(cell: str, loss: int) -> None:
    """A Polluting tile on a side of a home costs 2 points, at a corner 1 point, farther away nothing."""
    assert score("pollution", c2=3, **{cell: 11}) == loss


@pytest.mark.rule("NEOM 15.5")
def test_15_5_several_homes() -> None:
    """One Polluting tile with two homes at corners and one on a side costs 4 points."""
    assert score("pollution", c3=11, b2=3, d2=25, b3=1) == -4


@pytest.mark.rule("NEOM 15.5")
def test_15_5_several_polluting_tiles() -> None:
    """A home surrounded by eight Polluting tiles loses 12 points."""
    city = dict.fromkeys(("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"), 11)

    assert score("pollution", c3=3, **city) == -(4 * 2 + 4 * 1)


@pytest.mark.rule("NEOM 15.5")
def test_15_5_public_tiles_can_pollute() -> None:
    """A Gas Turbine Plant is Polluting, a Nuclear Power Plant is not."""
    assert (score("pollution", c2=3, c1=15), score("pollution", c2=3, c1=101)) == (-2, 0)


@pytest.mark.rule("NEOM 15.5")
def test_15_5_without_roads() -> None:
    """Roads do not matter, and a cut-off tile pollutes too."""
    position = table(roads={3: "N", 11: "N"}).city(0, a5=3, b5=11)

    assert position.player(0).score["pollution"] == -2


@pytest.mark.rule("NEOM 15.5")
def test_15_5_not_around_the_border() -> None:
    """A Polluting tile at the right border does not harm a home at the left border."""
    assert score("pollution", a2=3, e1=11, e2=12) == 0


@pytest.mark.rule("NEOM 15.6")
@pytest.mark.parametrize(("count", "loss"), [(0, -10), (1, -4), (2, 0), (3, 0)])
def test_15_6_ghost_town(count: int, loss: int) -> None:
    """A city without homes loses 10 points, with a single home 4."""
    assert score("ghost_town", **homes(count)) == loss


@pytest.mark.rule("NEOM 15.6")
@pytest.mark.parametrize(("count", "reasons"), [(1, [-4]), (2, [])])
def test_15_6_two_homes_are_no_reason(count: int, reasons: list[int]) -> None:
    """A city with two homes loses nothing, so the ghost town is not among the reasons for its score."""
    laid = table().city(0, **homes(count))

    assert [line.points for line in laid.game.score_lines(0) if line.rule == "NEOM 15.6"] == reasons


@pytest.mark.rule("NEOM 15.6")
def test_15_6_homes_apart_count() -> None:
    """Two homes are enough, connected or not."""
    assert score("ghost_town", a1=3, e5=3) == 0


@pytest.mark.rule("NEOM 15.7")
@pytest.mark.parametrize(("tile", "loss"), [(7, -5), (15, 0), (32, 0), (101, 0), (140, 0)])
def test_15_7_power(tile: int, loss: int) -> None:
    """A city without Power loses 5 points; one tile that generates it is enough."""
    assert score("power", c2=tile) == loss


@pytest.mark.rule("NEOM 15.7")
def test_15_7_a_second_plant_brings_nothing_more() -> None:
    """Two plants, one of them cut off, are as good as one."""
    assert (score("power", c2=15, a1=32), score("power", a1=32)) == (0, 0)


@pytest.mark.rule("NEOM 15.7")
@pytest.mark.parametrize("category", ["neighborhoods", "goods", "money", "pollution", "ghost_town", "power"])
def test_15_7_every_category_names_its_rule(category: str) -> None:
    """Each line of the score cites its paragraph."""
    position = table().city(0, c2=3, c1=11)
    points = position.player(0).score[category]
    found = [line.points for line in position.game.score_lines(0) if line.rule == RULE[category]]

    assert found and sum(found) == points


def ended(*money: int) -> Table:
    """A three-player game that has just ended: equal cities, and this money at the end."""
    position = table(3, 3, 7)
    for seat, amount in enumerate(money):
        position.city(seat, c2=3, c1=25).money(seat, amount - 5)
    return position.play_out()


@pytest.mark.rule("NEOM 15.8")
@pytest.mark.parametrize(
    ("money", "winners"), [((10, 20, 16), (1,)), ((20, 10, 20), (0, 2)), ((8, 8, 8), (0, 1, 2)), ((20, 21, 9), (0, 1))]
)
def test_15_8_most_points_win_and_ties_share(money: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    """The highest total wins. Equal totals share the victory, even if one player has an L-Coin more."""
    result = ended(*money).game.result

    assert result is not None and result.winners == winners


@pytest.mark.rule("NEOM 15.8")
def test_15_8_points_of_all() -> None:
    """The result contains everybody's points."""
    result = ended(10, 20, 16).game.result

    assert result is not None
    assert [points - result.points[0] for points in result.points] == [0, 5, 3]


@pytest.mark.rule("NEOM 15.8")
def test_15_8_no_result_before_the_end() -> None:
    """There is no result before the end of the game."""
    assert table(3, 3, 7).game.result is None
