"""The planner: what its value function prefers, and that it depends on nothing hidden."""

import hashlib
import json
from collections.abc import Iterator

import pytest

from neopolis.bots import Observation, bot_seed
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.bots.features import AMOUNTS, FEATURES, LAST_TURN, READY, Coming, coming, features, is_ready
from neopolis.games.neom.bots.planning import Planner
from neopolis.games.neom.bots.training import TrainingGame
from neopolis.games.neom.bots.weights import city_value, read_weights
from neopolis.games.neom.game import NeomGame
from tests.games.neom.box import start as start_box
from tests.games.neom.table import Table, table
from tests.sizes import Size

SLUMS, NIGHT_CLUB, FLOOD, STADIUM, POWER_PLANT = 3, 49, 24, 112, 15
RESOURCES = (18, 19, 20, 21, 22, 23)
GAMES = ((1, 1), (1, 4), (1, 5), (2, 1), (3, 1), (4, 4), (5, 5))  # seats and tile set


def choice(laid: Table, seat: int = 0) -> str:
    """The text of the answer that the bot would give."""
    return laid.game.text(seat, make_bot("planner", 1).choose(Observation(laid.game, seat)))


def positions(seats: int, seed: int, *, variant: str = "standard", bot: str = "planner") -> Iterator[NeomGame]:
    """Every rest point of a game with a bot at seat 0 among greedy ones."""
    game = start_box(seats, seed, variant=variant)
    bots = [make_bot("greedy" if seat else bot, bot_seed(seed, seat)) for seat in range(seats)]
    while not game.over:
        yield game
        seat = game.deciders[-1]
        game.play(seat, bots[seat].choose(Observation(game, seat)))


@pytest.mark.parametrize(("seats", "tile_set"), GAMES)
def test_weights_are_what_the_run_wrote(seats: int, tile_set: int) -> None:
    """Each file has weights for each turn, their hash, and how to find them again.

    Features that were added after a run have no weights.
    """
    read = read_weights(seats, tile_set)

    assert (read.seats, read.tiles.rstrip("+")) == (seats, str(tile_set))
    assert read.run.startswith(f"--seats {seats} --tiles {tile_set}+ --games ")
    assert {len(row) for row in read.weights} <= {READY, FEATURES} and len(read.weights) == LAST_TURN
    assert ("--start" in read.run) >= bool(read.start)
    assert hashlib.sha256(json.dumps(read.weights).encode()).hexdigest()[:16] == read.hash


@pytest.mark.soak
@pytest.mark.parametrize("variant", ["standard", "beginner"])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_planner_knows_nothing_hidden(seats: int, variant: str, size: Size) -> None:
    """The bot answers the same in a game that its seat cannot tell from the real one, whatever is hidden there."""
    told_apart = [
        game.decision(0)
        for seed in range(size(quick=1, normal=1, soak=40))
        for at, game in enumerate(positions(seats, seed, variant=variant))
        if at % size(quick=8, normal=2, soak=1) == 0
        and 0 in game.deciders
        and make_bot("planner", 1).choose(Observation(game, 0))
        != make_bot("planner", 2).choose(Observation(game.imagine(0, 77), 0))
    ]

    assert not told_apart


def test_planner_beats_greedy(size: Size) -> None:
    """The planner wins at least half of its games against three greedy bots; a fourth would be par."""
    games = size(quick=2, normal=6)
    ends = [list(positions(4, seed))[-1] for seed in range(games)]
    won = sum([0 in game.result.winners for game in ends if game.result])

    assert won >= games // 2


def test_planner_scores_more_than_greedy_alone(size: Size) -> None:
    """In solo games, the planner scores more points on average than the greedy bot."""
    games = size(quick=3, normal=12)
    mean = {}
    for bot in ("planner", "greedy"):
        ends = [list(positions(1, seed, bot=bot))[-1] for seed in range(games)]
        mean[bot] = sum([game.result.points[0] for game in ends if game.result]) / games

    assert mean["planner"] > mean["greedy"]


@pytest.mark.rule("NEOM 15.6")
def test_builds_homes_before_the_end() -> None:
    """In the last turn, a first home brings more than money: the city is no longer a ghost town without any."""
    laid = table(generation=3, turn=7).cornerstones(0).city(0, c2=POWER_PLANT).hand(0, SLUMS, RESOURCES[0])

    assert choice(laid) == "Slums #3"


@pytest.mark.rule("NEOM 12.1")
def test_sells_in_the_last_turn_what_brings_nothing() -> None:
    """In the last turn, 5 L-Coins are better than a third home without a neighborhood."""
    laid = table(generation=3, turn=7, roads={SLUMS: "W", 1: "W", 2: "E"})
    laid.cornerstones(0).city(0, a1=2, b1=2, c2=POWER_PLANT)

    assert choice(laid.select(0, SLUMS)) == "sell"


@pytest.mark.rule("NEOM 15")
def test_the_last_turn_is_exact() -> None:
    """After the last turn, the value is the score: there is nothing left to guess."""
    laid = table(generation=3, turn=7).cornerstones(0).city(0, a1=1, b1=2, c2=POWER_PLANT).money(0, 9)
    s = laid.game.s
    expected = laid.game.score(0) + 0.5 * (s.money[0] % 2)

    assert city_value(3, 1).of(s, 0, LAST_TURN, Coming()) == expected


def test_features_count_what_they_say() -> None:
    """The amounts come first, then one place for each yes-or-no feature."""
    s = table(generation=2).city(0, a1=1, b1=2, c2=POWER_PLANT).game.s
    found = features(s, 0, coming(s))

    assert len(found.amounts) == AMOUNTS
    assert len(found.ready) == FEATURES - READY
    assert all(AMOUNTS <= feature < READY for feature in found.present)
    assert len(set(found.present)) == len(found.present)


@pytest.mark.parametrize(("seats", "seat"), [(1, 0), (2, 1), (3, 0)])
def test_what_may_still_come_is_public(seats: int, seat: int) -> None:
    """It is the same in every game that a seat cannot tell from the real one."""
    for game in positions(seats, 2, bot="greedy"):
        if seat in game.deciders:
            real, imagined = coming(game.s), coming(game.imagine(seat, 77).s)

            assert (real.due, sorted(real.tiles), real.wanted) == (
                imagined.due,
                sorted(imagined.tiles),
                imagined.wanted,
            )
            assert (real.homes, real.plants) == (imagined.homes, imagined.plants)


def test_fewer_and_fewer_tiles_may_come() -> None:
    """A generation of the solo game has 24 tiles; those that are left after its last turn never come."""
    counts = [len(coming(game.s).tiles) for game in positions(1, 3, bot="greedy") if game.deciders and game.s.turn == 1]
    ends = [len(coming(game.s).tiles) for game in positions(1, 3, bot="greedy") if game.s.turn == 7]

    assert set(counts) <= {18, 19, 20} and counts
    assert set(ends) == {0}


@pytest.mark.rule("NEOM 5.3", "NEOM 5.4")
def test_a_city_is_ready_for_tiles_whose_goods_and_tiles_it_has() -> None:
    """A tile counts as ready once the city makes each Good that it needs and has the tiles that it requires."""
    game = table(generation=2).city(0, a1=1, c2=POWER_PLANT).game
    tables, city = game.s.setting.tables, game.s.cities[0]
    asking = [tile for tile in range(1, 120) if tables.needs[tile]]
    free = [
        tile for tile in range(1, 120) if not (tables.needs[tile] or tables.needs_one[tile] or tables.needs_count[tile])
    ]

    assert all(is_ready(city, tile) for tile in free)
    assert not any(is_ready(city, tile) for tile in asking if tables.needs[tile] & ~city.goods)
    city = city.with_tile(POWER_PLANT, 0)
    city.goods = tables.needs[asking[0]]
    assert is_ready(city, asking[0]) == (tables.needs_count[asking[0]] == 0)


def training_game(seed: int) -> TrainingGame:
    """A training game of two seats that has been played."""
    game = TrainingGame(start_box(2, seed), city_value(2, 1), 1.0, seed)
    ended = game.play()
    assert all(example.points == ended[example.seat] for example in game.examples)
    return game


def test_training_games_are_reproducible() -> None:
    """The same seed gives the same examples."""
    first, second = [
        [(one.seat, one.turns, one.features.points, one.points) for one in training_game(5).examples] for _ in range(2)
    ]

    assert first == second


def test_training_games_have_an_example_for_each_turn() -> None:
    """There is one for each turn but the last, and one before the first; none for novices."""
    games = [training_game(seed) for seed in range(4)]

    for game in games:
        players = [seat for seat in (0, 1) if not game.novices[seat]]
        expected = [(seat, turns) for seat in players for turns in range(LAST_TURN)]
        assert sorted([(one.seat, one.turns) for one in game.examples]) == expected
    assert {sum(game.novices) for game in games} == {0, 1}


def test_a_plan_is_followed_until_something_changes() -> None:
    """The planner keeps its plan for the questions that follow the selection in a solo game."""
    game = start_box(1, 3)
    planner = Planner(city_value(1, 1), 0.0, Dice(seeded(1)))
    while game.prompt(0) != "space":
        game.play(0, planner.choose(game.s, 0, game.prompt(0), game.options(0)))
    plan = planner.remembered[0]

    assert plan is not None and plan.fits(game.s, game.s.selected[0])
    assert planner.choose(game.s, 0, "space", game.options(0)) == 151 + plan.cell
