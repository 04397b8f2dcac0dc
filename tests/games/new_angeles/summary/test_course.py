"""How a game of New Angeles went: rounds, threat and demands, from public events."""

import pytest

from neopolis.bots import Observation
from neopolis.bots.random_bot import RandomBot
from neopolis.engine.event import Event
from neopolis.games import new_angeles
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.summary.course import LAST_STAGE, STAGES, Stage, course
from neopolis.lab.simulation import Simulation, play_game
from tests.sizes import Size

SEEDS = range(3)


def event(kind: str, *things: int) -> Event:
    return Event(kind, -1, things)


def test_threat_belongs_to_the_round_in_which_it_changed() -> None:
    """A round ends with the threat that the next one begins with."""
    events = [
        *(event("threat", 1, 1), event("round", 1), event("threat", 4, 5), event("threat", -2, 3)),
        *(event("round", 2), event("demand", 4, 0, 0, 2, 0, 0), event("threat", 6, 9), event("round", 3)),
    ]

    assert course(events) == [Stage("round 1", 3), Stage("round 2", 3), Stage("demand 1", 9), Stage("round 3", 9)]


@pytest.mark.rule("NA 18.2")
def test_a_demand_that_lacks_nothing_is_met() -> None:
    """The event of a demand lists the missing resources; if none is missing, the demand is met."""
    events = [event("round", 1), event("round", 2), event("demand", 4, 0, 0, 0, 0, 0)]

    assert course(events)[-1] == Stage("demand 1", 0, met=True)


def test_a_game_without_rounds() -> None:
    """A game that has just begun is not in any round."""
    assert course(new_angeles.start(4, 1).history(None)) == []


@pytest.mark.rule("NA 51.1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("bot", ["random", "plain"])
def test_rounds_are_in_order(bot: str, seed: int, size: Size) -> None:
    """No round is left out, and the last one is the third demand round unless threat ended the game before."""
    others = size(quick="random", normal=bot)  # plain bots are slow
    game = play_game(GAME, Simulation(4, (bot, others, others, others)), seed)
    names = [stage.name for stage in course(game.history(None))]
    assert game.result is not None

    assert names == list(STAGES[: len(names)])
    assert names[-1] == LAST_STAGE or game.result.reason == "threat"


@pytest.mark.parametrize("seed", SEEDS)
def test_threat_is_that_of_the_views(seed: int) -> None:
    """At every question, the last entry of the course has the current threat."""
    game = new_angeles.start(5, seed)
    bots = [RandomBot(seat) for seat in range(5)]
    while not game.over:
        stages = course(game.history(None))
        assert (stages[-1].threat if stages else 0) == game.view(None).threat
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose(Observation(game, seat)))

    assert course(game.history(None))[-1].threat == game.view(None).threat
