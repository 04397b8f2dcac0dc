"""The ledger, which counts what became of each tile, agrees with the game it was read from."""

import pytest

from neopolis.games.neom.definition import GAME
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.rules.scoring import CATEGORIES, PRINTED, VARIABLE
from neopolis.games.neom.summary.ledger import Ledger, TileTally, tile_tallies
from neopolis.lab.simulation import Simulation, play_game

SETTINGS = [(1, "standard"), (2, "standard"), (3, "standard"), (5, "standard"), (4, "beginner")]
DISASTERS = (24, 64, 104)


@pytest.fixture(params=SETTINGS, ids=str, scope="module")
def game(request: pytest.FixtureRequest) -> NeomGame:
    """A finished game between greedy and random bots."""
    seats, variant = request.param
    bots = ("greedy", "random", "greedy", "random", "greedy")[:seats]
    return play_game(GAME, Simulation(seats, bots, {"variant": variant}), 11)


def is_cornerstone(game: NeomGame, tile: int) -> bool:
    return tile in game.pack.cornerstones()


def ledger_of(game: NeomGame) -> Ledger:
    ledger = Ledger(game.pack)
    for event in game.history(None):
        ledger.hear(event)
    return ledger


def test_cities_are_followed(game: NeomGame) -> None:
    """At the end, the ledger has the same cities as the game."""
    followed = ledger_of(game).cities

    assert [followed[seat].row() for seat in range(game.seats)] == [city.row() for city in game.s.cities]


@pytest.mark.rule("NEOM 14.1")
def test_money_is_that_of_the_events(game: NeomGame) -> None:
    """The money of all tiles in the ledger is the sum of all incomes and gains in the game's events."""
    brought = [event.things[0] for event in game.history(None) if event.kind in ("income", "gained")]

    assert sum(tally.money for tally in tile_tallies(game).values()) == sum(brought)


@pytest.mark.rule("NEOM 15.1")
def test_points_are_those_of_the_score(game: NeomGame) -> None:
    """The points of all tiles in the ledger are the printed and variable points of all cities."""
    scores = [player.score for player in game.view(None).players]
    tiles = sum(score[CATEGORIES[category]] for score in scores for category in (PRINTED, VARIABLE))

    assert sum(tally.points for tally in tile_tallies(game).values()) == tiles


@pytest.mark.rule("NEOM 4.7")
def test_drafted_tiles_are_used_up(game: NeomGame) -> None:
    """A drafted tile that is no Cornerstone and no Disaster is placed, sold or set aside."""
    tallies = tile_tallies(game)
    plain = [tally for tile, tally in tallies.items() if not is_cornerstone(game, tile) and tile not in DISASTERS]

    assert all(tally.drafted == tally.placed + tally.sold + tally.set_aside for tally in plain)


def test_every_turn_drafts(game: NeomGame) -> None:
    """The ledger counts 21 selected tiles for each player."""
    tallies = tile_tallies(game)

    assert sum(tally.drafted for tile, tally in tallies.items() if not is_cornerstone(game, tile)) == 21 * game.seats


def test_cornerstones_are_drafted(game: NeomGame) -> None:
    """The ledger counts three Cornerstones for each player, one for beginners, plus those from the Contract Office."""
    kept = 1 if game.s.setting.beginner else 3
    swapped = [event.things for event in game.history(None) if event.kind == "swapped"]
    taken = sum(len(things) - things[0] - 1 for things in swapped)
    tallies = tile_tallies(game)

    assert sum(tally.drafted for tile, tally in tallies.items() if is_cornerstone(game, tile)) == (
        kept * game.seats + taken
    )


def test_tallies_add_up() -> None:
    """Adding one tally to another adds each of their counts."""
    tally = TileTally(1, 2, 3, 4, 5, 6)
    tally.add(TileTally(10, 20, 30, 40, 50, 60))

    assert tally == TileTally(11, 22, 33, 44, 55, 66)
