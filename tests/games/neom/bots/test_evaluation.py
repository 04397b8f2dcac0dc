"""The value of positions to a greedy player, in half points."""

import pytest

from neopolis.games.neom.bots.evaluation import (
    NEVER,
    best_space,
    damage,
    new_good,
    paid_worth,
    placed_worth,
    promise,
    sacrifice,
    sacrificed_worth,
    worth,
)
from neopolis.games.neom.ids import FIRE, FLOOD, GOOD_NAMES, cell_name
from tests.games.neom.table import Table, table

TENEMENTS, SLUMS, TOWNHOUSES, GROCERY_STORE, GAS_STATION, LUMBER_MILL, STADIUM = 1, 3, 4, 6, 10, 11, 112
TREASURY, FINANCE_DEPARTMENT = 60, 149


def worth_of(laid: Table) -> int:
    return worth(laid.game.s, 0)


@pytest.mark.rule("NEOM 15.4")
def test_money_is_half_points_exactly() -> None:
    """Every L-Coin adds half a point, even an odd one."""
    worths = [worth_of(table().money(0, money)) for money in (6, 7, 8)]

    assert worths == [worths[0], worths[0] + 1, worths[0] + 2]


def test_locked_money_counts() -> None:
    """Money from sales of this turn counts, although it cannot be spent yet."""
    laid = table()
    before = worth_of(laid)
    laid.game.s.locked[0] = 3

    assert worth_of(laid) == before + 3


@pytest.mark.parametrize(("generation", "times"), [(1, 3), (2, 2), (3, 1)])
@pytest.mark.rule("NEOM 14.1")
def test_income_to_come_counts(generation: int, times: int) -> None:
    """A Stock Exchange (income 9) pays at the end of this generation and of each later one."""
    laid = table(generation=generation)
    before = worth_of(laid)

    assert worth_of(laid.city(0, c1=94)) - before == 9 * times


@pytest.mark.rule("NEOM 15.6")
def test_points_count_twice() -> None:
    """A point is two half points: the first Slums bring 1 point as a neighborhood and save 6 of the ghost town's 10."""
    laid = table()
    before = worth_of(laid)

    assert worth_of(laid.city(0, c2=SLUMS)) - before == 2 * (1 + 6)


@pytest.mark.rule("NEOM 19.149")
def test_finance_department_looks_ahead() -> None:
    """Finance Department: an income of 9 L-Coins counts as 1 point even before the last income is paid."""
    laid = table(generation=3)
    alone = worth_of(laid.city(0, c1=94))

    assert worth_of(laid.city(0, c1=94, c2=FINANCE_DEPARTMENT)) == alone + 2


@pytest.mark.rule("NEOM 19.60")
def test_treasury_leaves_out_the_last_income() -> None:
    """With 5 L-Coins, a Treasury is worth 1 point; it does not count the 9 L-Coins of the last income."""
    laid = table(generation=3).money(0, 5)
    alone = worth_of(laid.city(0, c1=94))

    assert worth_of(laid.city(0, c1=94, c2=TREASURY)) == alone + 2


@pytest.mark.rule("NEOM 5.1")
def test_a_tile_that_cannot_be_placed_is_never_chosen() -> None:
    """A Stadium costs 25 L-Coins, and the player has 24."""
    laid = table().money(0, 24)

    assert placed_worth(laid.game.s, 0, STADIUM) == NEVER


@pytest.mark.rule("NEOM 6.2")
def test_placing_pays_the_cheapest_price() -> None:
    """The Gas Station (3 L-Coins when placed, income 3) needs Oil, which seat 2 sells for 3 L-Coins."""
    laid = table(generation=3)
    before = worth_of(laid)

    assert (
        placed_worth(laid.game.s, 0, GAS_STATION)
        == before - 3 + laid.game.pack.tables.on_place[GAS_STATION] + (laid.game.pack.tables.income[GAS_STATION][2])
    )


@pytest.mark.rule("NEOM 15.2")
def test_best_space_makes_a_neighborhood() -> None:
    """The best space for a home is beside another home."""
    laid = table().city(0, c2=SLUMS, c4=GROCERY_STORE)
    _, cell = best_space(laid.game.s, 0, TOWNHOUSES, 2)

    assert cell_name(cell) in ("b2", "d2", "c1")


@pytest.mark.rule("NEOM 15.5")
def test_best_space_keeps_clear_of_pollution() -> None:
    """Only c2, among the cells around the City Center, is not near the Lumber Mill on c4."""
    laid = table().city(0, c4=LUMBER_MILL)
    _, cell = best_space(laid.game.s, 0, SLUMS, 0)

    assert cell_name(cell) == "c2"


@pytest.mark.rule("NEOM 19.137")
def test_modular_factory_makes_what_is_missing() -> None:
    """The Modular Factory makes the first Processed Good that the city does not have."""
    laid = table().city(0, c2=12)  # Concrete Plant

    assert GOOD_NAMES[new_good(laid.game.s.cities[0])] == "Copper"


@pytest.mark.rule("NEOM 13.8")
def test_the_least_valuable_tile_is_sacrificed() -> None:
    """In a Flood the bot gives up the tile without which its city is worth the most."""
    laid = table().city(0, c2=SLUMS, c4=TOWNHOUSES, b3=TENEMENTS, d3=GROCERY_STORE)
    (cell,) = sacrifice(laid.game.s, 0, FLOOD, ())
    left = {name: sacrificed_by(laid, name) for name in ("c2", "c4", "b3", "d3")}

    assert left[cell_name(cell)] == max(left.values())


def sacrificed_by(laid: Table, name: str) -> int:
    """The value of the city after the tile on a cell is sacrificed."""
    tiles = {cell: tile for cell, tile in laid.player(0).tiles.items() if cell != name}
    return worth_of(laid.copy().city(0, "Coal", **tiles))


@pytest.mark.rule("NEOM 13.5")
def test_fire_takes_two() -> None:
    """For a Fire, two different cells are sacrificed."""
    laid = table().city(0, c2=SLUMS, c4=TOWNHOUSES, d3=GROCERY_STORE)

    assert len(set(sacrifice(laid.game.s, 0, FIRE, ()))) == 2


@pytest.mark.rule("NEOM 13.7")
def test_damage_is_the_smaller_loss() -> None:
    """A Flood costs a city with one tile 1 L-Coin; without money, it costs the value of the tile."""
    rich = table().city(0, c2=TOWNHOUSES).money(0, 6).game.s
    poor = table().city(0, c2=TOWNHOUSES).money(0, 0).game.s

    assert damage(rich, 0, FLOOD) == 1
    assert paid_worth(poor, 0, FLOOD) == NEVER
    assert damage(poor, 0, FLOOD) == worth(poor, 0) - sacrificed_worth(poor, 0, FLOOD) == 2 * (2 + 1 + 6)


@pytest.mark.rule("R-29")
def test_no_damage_to_an_empty_city() -> None:
    """An empty city loses nothing."""
    assert damage(table().game.s, 0, FLOOD) == 0


def test_a_cornerstone_is_rated_by_a_usual_city() -> None:
    """University (128), which counts tiles, is rated higher than the Insurance Office, which has no points."""
    pack = table().game.pack

    assert promise(pack, 128) > promise(pack, 133)
