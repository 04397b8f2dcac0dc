"""The searcher: its choices depend on what its seat saw, its seed and its budget, and on nothing else."""

import pytest

from neopolis.bots import Observation
from neopolis.engine.refused import Refused
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.bots.planning import Plan
from neopolis.games.neom.bots.search import Search, horizon
from neopolis.games.neom.bots.weights import city_value
from tests.games.neom.bots.test_planner import positions
from tests.games.neom.box import start as start_box
from tests.sizes import Size


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_searcher_knows_nothing_hidden(seats: int, size: Size) -> None:
    """With the same seed, the bot answers the same in a game that its seat cannot tell from the real one."""
    told_apart = [
        game.decision(0)
        for at, game in enumerate(positions(seats, 3))
        if at % size(quick=24, normal=9) == 0
        and 0 in game.deciders
        and make_bot("searcher-8", 1).choose(Observation(game, 0))
        != make_bot("searcher-8", 1).choose(Observation(game.imagine(0, 77), 0))
    ]

    assert not told_apart


def test_searcher_plays_whole_games() -> None:
    """The same seed gives the same game, and a score."""
    first, second = [list(positions(1, 9, bot="searcher-4"))[-1] for _ in range(2)]

    assert first.record() == second.record()
    assert first.result is not None and first.result.points[0] > 60


def test_a_budget_is_part_of_the_name() -> None:
    """`searcher-7` uses 7 simulations; a bot that uses none has no such name."""
    assert make_bot("searcher-7", 1).budget == 7
    assert make_bot("searcher", 1).budget > 0
    for name, code in (
        ("planner-7", "bot-without-budget"),
        ("searcher-0", "bot-without-budget"),
        ("searcher-", "unknown-bot"),
        ("searcher-x", "unknown-bot"),
        ("searcher--7", "unknown-bot"),
        ("searcher-1234567", "unknown-bot"),
        ("nobody-7", "unknown-bot"),
    ):
        with pytest.raises(Refused) as refused:
            make_bot(name, 1)
        assert refused.value.code == code


def test_halving_keeps_the_plan_that_ends_best() -> None:
    """Of two plans, the search takes the one with the better outcomes, even if the planner likes the other better."""
    game = start_box(1, 3)
    tiles = game.options(0)

    class Fixed(Search):
        def outcome(self, plan: Plan, world: object) -> float:
            return 10.0 if plan.tile == tiles[1] else 5.0

    plans = [Plan(tile, 0, -1, value, game.s) for tile, value in ((tiles[0], 9.0), (tiles[1], 1.0))]

    assert Fixed(city_value(1, 1), 0, [game.s] * 4).best(plans).tile == tiles[1]


@pytest.mark.parametrize(
    ("seats", "turns", "last"), [(1, 1, 14), (1, 7, 14), (1, 8, 21), (1, 21, 21), (3, 1, 7), (3, 8, 14), (3, 21, 21)]
)
def test_trials_end_with_a_generation(seats: int, turns: int, last: int) -> None:
    """Alone, a trial ends with the next generation; with others, with the current one."""
    assert horizon(seats, turns) == last
