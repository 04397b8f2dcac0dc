"""NEOM 14: income."""

from __future__ import annotations

import pytest

from tests.games.neom.table import table


@pytest.mark.rule("NEOM 14.1")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_14_1_at_the_end_of_each_generation(seats: int, generation: int) -> None:
    """After the seventh turn of each generation the tiles pay: 3 L-Coins for a Laundromat, 1 for a Grocery Store."""
    position = table(seats, generation, 7).city(0, c2=8, c4=6).finish()

    assert position.player(0).money == 6 + 5 + 4


@pytest.mark.rule("NEOM 14.1")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
def test_14_1_not_on_other_turns(turn: int) -> None:
    """No income is paid after turns 1 to 6."""
    position = table(turn=turn).city(0, c2=8).finish()

    assert position.player(0).money == 6 + 5


@pytest.mark.rule("NEOM 14.1")
def test_14_1_everybody() -> None:
    """Each player gets the income of their own city."""
    position = table(turn=7).city(0, c2=8).city(1, c2=6).city(3, c2=8, c4=48).finish()

    assert [position.player(seat).money - 11 for seat in range(4)] == [3, 1, 0, 8]


@pytest.mark.rule("NEOM 14.1")
def test_14_1_a_tile_of_the_seventh_turn() -> None:
    """A tile placed on the seventh turn already pays."""
    position = table(turn=7).place(0, 8, "c2")

    assert position.player(0).money == 6 + 3


@pytest.mark.rule("NEOM 14.1")
def test_14_1_other_types_too() -> None:
    """Postal Service (Public) and Modular Factory (Industrial) pay income as well."""
    position = table(turn=7).city(0, c2=59, c4=137).finish()

    assert position.player(0).money == 6 + 5 + 4


@pytest.mark.rule("NEOM 14.1")
@pytest.mark.parametrize(
    ("tile", "counted", "money"), [(121, (1, 2), 2), (122, (11, 12), 2), (123, (7, 8), 6), (136, (18, 19), 3)]
)
def test_14_1_income_that_grows_with_the_city(tile: int, counted: tuple[int, int], money: int) -> None:
    """Casino, Trading Post, Shopping Center and Tour Operator bring 1 L-Coin for each tile of a type.

    A Shopping Center counts itself, and the Laundromat beside it brings 3; a Tour Operator counts the City Center.
    """
    assert table().city(0, c2=tile, c4=counted[0], b3=counted[1]).player(0).income == money


@pytest.mark.rule("NEOM 14.1")
def test_14_1_tiles_that_left_pay_nothing() -> None:
    """A tile that was replaced pays no income."""
    position = table(turn=7).city(0, c2=8).place(0, 7, "c2")

    assert position.player(0).money == 6 + 5


@pytest.mark.rule("NEOM 14.1")
def test_14_1_the_third_before_scoring() -> None:
    """The last income is part of the money that scores, and the view also shows it separately."""
    position = table(3, 3, 7).city(0, c2=8, c4=92).money(0, 0).finish()

    assert (position.player(0).money, position.player(0).final_income) == (5 + 16, 16)
    assert position.player(0).score["money"] == 10


@pytest.mark.rule("NEOM 14.2")
def test_14_2_no_basic_income() -> None:
    """A city without a tile that pays gets nothing."""
    position = table(turn=7).city(0, c2=3, c4=7, b3=17, d3=21).finish()

    assert position.player(0).money == 6 + 5
