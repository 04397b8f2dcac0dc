"""What bots say about the options they compare."""

import pytest

from neopolis.bots import Observation
from neopolis.bots.bot import Valued, best_first
from neopolis.games import registry
from neopolis.games.definition import STAND_IN


def test_best_first() -> None:
    """The best option comes first; equal ones stay in their order."""
    assert best_first({7: 1.0, 3: 2.0, 5: 1.0}) == [Valued(3, 2.0), Valued(7, 1.0), Valued(5, 1.0)]


@pytest.mark.parametrize("name", registry.names())
def test_every_adviser_is_a_bot_of_its_game(name: str) -> None:
    """Each game's adviser also has an opinion about some question at the beginning of a game."""
    definition = registry.definition(name)
    game = definition.start(definition.usual_seats, 1, {})
    adviser = definition.make_adviser(1)
    adviser.budget = min(adviser.budget, 4)
    found: list[Valued] = []
    while not found and not game.over:
        seat = game.deciders[0]
        if len(game.options(seat)) > 1:
            found = adviser.values(Observation(game, seat))
        game.play(seat, adviser.choose(Observation(game, seat)))

    assert found


def test_bots_without_an_opinion() -> None:
    """The random bot has no opinion; the bot that plays for an absent person has that of the bot it uses."""
    definition = registry.definition("neom")
    game = definition.start(3, 1, {})

    assert definition.make_bot("random", 1).values(Observation(game, 0)) == []
    usual = definition.make_bot(definition.default_bot, 1).values(Observation(game, 0))
    assert definition.make_bot(STAND_IN, 1).values(Observation(game, 0)) == usual
