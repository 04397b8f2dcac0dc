"""The reason for an option in advice: what it brings to this city, and why. What a tile's card says is left out."""

from __future__ import annotations

from neopolis.games.neom.definition import GAME
from neopolis.games.neom.ids import CELL, SELL, cell_number
from neopolis.text.messages import use_language
from tests.games.neom.table import Table, table

TENEMENTS, GROCERY_STORE, LUMBER_MILL = 1, 6, 11


def reason(position: Table, option: int) -> str:
    return GAME.option_reason(position.game, 0, option)


def test_a_home_beside_homes_names_its_neighborhood() -> None:
    """A third home makes a neighborhood of 3: 6 points instead of 3. It is worth 1 point and costs 1 L-Coin."""
    position = table().city(0, "Coal", c2=2, b2=3).money(0, 7).select(0, TENEMENTS).answer(0, TENEMENTS)

    assert reason(position, CELL + cell_number("d2")) == "On d2: the tile's own points +1, neighborhoods +3."


def test_a_factory_names_its_good_and_whom_it_pollutes() -> None:
    """A Lumber Mill makes Lumber from Wood: 2 points. It costs the adjoining home 2 points and the diagonal one 1."""
    position = table().city(0, "Wood", c2=2, b2=3).select(0, LUMBER_MILL).answer(0, LUMBER_MILL)

    assert reason(position, CELL + cell_number("d2")).startswith("On d2: Goods +")
    assert "pollution −" in reason(position, CELL + cell_number("d2"))
    assert "Your city then also makes Lumber." in reason(position, CELL + cell_number("d2"))


def test_income_counts_up_to_the_end_of_the_game() -> None:
    """A Grocery Store brings 1 L-Coin at the end of each generation, and 3 at once."""
    position = table().money(0, 0).hand(0, GROCERY_STORE)

    assert reason(position, GROCERY_STORE).endswith("money +1. Income by the end of the game: +3 L-Coins.")


def test_selling_only_changes_the_money() -> None:
    position = table().city(0, c2=3, b2=4).money(0, 6).select(0, TENEMENTS)

    assert reason(position, SELL) == "Now: money +2."
    with use_language("pl"):
        assert reason(position, SELL) == "Teraz: pieniądze +2."


def test_a_tile_that_cannot_be_placed_says_why() -> None:
    position = table().city(0, "Coal").money(0, 0).hand(0, 35)

    assert reason(position, 35).startswith("Not enough L-Coins")
