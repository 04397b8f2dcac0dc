"""What NEOM's planner and searcher expect from each option."""

import pytest

from neopolis.bots import Observation
from neopolis.games import neom
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.game import NeomGame


def positions(seats: int, questions: int, generation: int = 1) -> list[tuple[NeomGame, int]]:
    """The first questions of a generation with more than one option, and the seats that are asked."""
    game = neom.start(seats=seats, seed=3)
    greedy = make_bot("greedy", 5)
    found: list[tuple[NeomGame, int]] = []
    while len(found) < questions:
        seat = game.deciders[0]
        if game.s.generation >= generation and len(game.options(seat)) > 1:
            found.append((game.copy(), seat))
        game.play(seat, greedy.choose(Observation(game, seat)))
    return found


@pytest.mark.parametrize(("name", "questions", "generation"), [("planner", 24, 1), ("searcher-4", 5, 3)])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_best_value_is_what_the_bot_chooses(name: str, questions: int, generation: int, seats: int) -> None:
    """The values come in descending order, and the bot chooses the first option."""
    for game, seat in positions(seats, questions, generation):
        values = make_bot(name, 5).values(Observation(game, seat))

        assert [one.value for one in values] == sorted([one.value for one in values], reverse=True)
        assert [one.option for one in values[:1]] in ([], [make_bot(name, 5).choose(Observation(game, seat))])


def test_the_planner_values_every_option_of_a_turn() -> None:
    """This includes tiles that would only be sold."""
    game, seat = next((game, seat) for game, seat in positions(3, 30) if game.prompt(seat) == "select")
    values = make_bot("planner", 5).values(Observation(game, seat))

    assert sorted([one.option for one in values]) == game.options(seat)
    assert {one.error for one in values} == {0.0}


def test_the_searcher_values_the_option_that_it_is_asked_about() -> None:
    """With few simulations it compares three options, and a fourth if it is asked about that one."""
    game, seat = next((game, seat) for game, seat in positions(3, 9, generation=3) if game.prompt(seat) == "select")
    alone = make_bot("searcher-12", 5).values(Observation(game, seat))
    missing = next(option for option in game.options(seat) if option not in [one.option for one in alone])
    values = make_bot("searcher-12", 5).values(Observation(game, seat), also=missing)

    assert len(alone) == 3
    assert {one.option for one in values} == {missing, *[one.option for one in alone]}
    assert max([one.error for one in values]) > 0.0
