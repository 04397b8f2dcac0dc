"""The question on the screen: what is marked on the board, told above it and said of the answers."""

from neopolis import neom
from neopolis.cli.neom_pages import help_page
from neopolis.cli.neom_question import Question
from neopolis.neom.things import cell_number


def solo_after(seed: int, *answers: str) -> neom.NeomGame:
    """A solo game of beginners after some answers, by their texts."""
    game = neom.start(1, seed, variant="beginner")
    for answer in answers:
        game.play(0, game.parse(0, answer))
    return game


def test_the_chosen_space_is_marked() -> None:
    """While a missing Good is bought, the board shows where the tile will lie."""
    game = neom.start(3, 1, variant="beginner")
    for seat in (1, 2):
        game.play(seat, game.options(seat)[0])
    for answer in ("Lumber Mill", "Lumber Mill", "c4"):
        game.play(0, game.parse(0, answer))

    assert Question(game, 0).prompt == "seller"
    assert Question(game, 0).labels().keys == {cell_number("c4"): "here"}


def test_no_mark_is_left_for_the_next_turn() -> None:
    """When the next tile is selected, the one before is placed: its Goods are to be seen, not a mark."""
    game = solo_after(0, "Grocery Store", "Grocery Store", "c4")

    assert Question(game, 0).prompt == "select"
    assert not Question(game, 0).labels().keys


def test_help_is_not_about_the_tile_before() -> None:
    """Selecting a tile, nobody asks for the rules of the one that was placed."""
    game = solo_after(0, "Grocery Store", "Grocery Store", "c4")
    page = "\n".join([row.plain for row in help_page(game, Question(game, 0), 100)])

    assert "NEOM 17.4" in page
    assert "NEOM 19.6" not in page
