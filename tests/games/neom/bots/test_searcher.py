"""The searcher: its choices depend on what its seat saw, its seed and its budget, and on nothing else."""

from itertools import islice

import pytest

from neopolis.bots import Observation
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.bots.features import LAST_TURN
from neopolis.games.neom.bots.planning import Plan, Planner, play_on
from neopolis.games.neom.bots.search import Candidate, Search, candidates, horizon
from neopolis.games.neom.bots.searcher import SearcherBot
from neopolis.games.neom.bots.weights import city_value
from neopolis.games.neom.rules.flow import MACHINE
from tests.games.neom.bots.test_planner import positions
from tests.games.neom.box import start as start_box
from tests.sizes import Size


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_searcher_knows_nothing_hidden(seats: int, size: Size) -> None:
    """With the same seed, the bot answers the same in a game that its seat cannot tell from the real one.

    It looks at positions from the end backwards, because searches early in the game take much longer.
    """
    name = size(quick="searcher-2", normal="searcher-4", soak="searcher-24")
    told_apart = []
    for seed in range(size(quick=1, normal=1, soak=6)):
        decisions = [game.copy() for game in positions(seats, seed, bot="greedy") if 0 in game.deciders]
        for game in decisions[:: -size(quick=24, normal=6, soak=1)]:
            if make_bot(name, 1).choose(Observation(game, 0)) != make_bot(name, 1).choose(
                Observation(game.imagine(0, 77), 0)
            ):
                told_apart.append(game.decision(0))

    assert not told_apart


def test_searcher_is_deterministic(size: Size) -> None:
    """The same seed gives the same game."""
    answers = size(quick=6, normal=20)
    first, second = [next(islice(positions(1, 9, bot="searcher-4"), answers, None)).record() for _ in range(2)]

    assert first == second


def test_searcher_follows_its_plan() -> None:
    """It answers the later questions of a turn from its plan; after a restart of the program, it searches again."""
    game = start_box(1, 3, variant="beginner")
    bot = SearcherBot(1)
    bot.budget = 4
    while game.prompt(0) != "space":
        game.play(0, bot.choose(Observation(game, 0)))
    assert bot.plan is not None
    followed = bot.choose(Observation(game, 0))

    assert followed == 151 + bot.plan.cell
    assert make_bot("searcher-4", 1).choose(Observation(game, 0)) in game.options(0)


@pytest.mark.parametrize(("budget", "plans"), [(1, 2), (2, 2), (8, 4), (48, 12), (500, 12)])
def test_a_small_budget_compares_fewer_plans(budget: int, plans: int) -> None:
    """Each round plays at least one game with each plan, so a small budget is enough only for a few plans."""
    assert candidates(budget) == plans


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
    """In the last turn, trials are exact: of two plans, the search takes the better one whatever the planner thinks."""
    s = start_box(1, 3).s
    planner = Planner(city_value(1, 1), 0.0, Dice(seeded(1)))
    play_on(s, planner, LAST_TURN - 1)
    seat, tiles = 0, MACHINE.asking(s).options(s, 0)
    plans = sorted(planner.plans(s, seat, tiles), key=lambda plan: plan.value)
    worst, best = plans[0], plans[-1]
    swapped = [Plan(worst.tile, worst.action, worst.cell, 9.0), Plan(best.tile, best.action, best.cell, 1.0)]

    assert best.value > worst.value
    assert Search(planner.value, seat, [s] * 4).best(swapped) == swapped[1]


def test_the_value_of_a_plan_counts_as_two_games() -> None:
    """With few games, luck decides less than what the planner expects; with many, the games decide."""
    lucky, valued = Candidate(Plan(1, 1, 0, 90.0)), Candidate(Plan(2, 2, 0, 100.0))
    lucky.points, valued.points = [101.0], [98.0]
    few = lucky.promise(), valued.promise()
    lucky.points, valued.points = [101.0] * 20, [98.0] * 20
    many = lucky.promise(), valued.promise()

    assert few == ((180 + 101) / 3, (200 + 98) / 3)
    assert few[0] < few[1] and many[0] > many[1]


@pytest.mark.parametrize(
    ("seats", "turns", "last"), [(1, 1, 14), (1, 7, 14), (1, 8, 21), (1, 21, 21), (3, 1, 7), (3, 8, 14), (3, 21, 21)]
)
def test_trials_end_with_a_generation(seats: int, turns: int, last: int) -> None:
    """Alone, a trial ends with the next generation; with others, with the current one."""
    assert horizon(seats, turns) == last
