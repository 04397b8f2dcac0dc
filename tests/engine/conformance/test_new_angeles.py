"""New Angeles obeys the engine's laws, for every number of players."""

import pytest

from neopolis.engine.conformance.laws import Laws
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.rules.stops import STOP_NAMES
from tests.sizes import Size


def laws(seats: int, stops: str = "never") -> Laws[NewAngelesGame]:
    def start(seed: int) -> NewAngelesGame:
        game = new_angeles.start(seats, seed, stops=stops)
        for moment in STOP_NAMES if stops == "called" else ():
            game.call_stop(0, moment, "standing")
            game.call_stop(seats - 1, moment, "standing")
        return game

    return Laws(seats, start, new_angeles.decode, new_angeles.replay)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_random_games_obey_the_laws(seats: int, size: Size) -> None:
    suite = laws(seats)
    for seed in range(size(quick=1, normal=1, soak=20)):
        suite.check_game(seed, rarely=size(quick=60, normal=12, soak=2))


@pytest.mark.soak
@pytest.mark.rule("R-133")
@pytest.mark.parametrize(("seats", "stops"), [(4, "called"), (5, "always")])
def test_games_with_stops_obey_the_laws(seats: int, stops: str, size: Size) -> None:
    """Some seats, or all, stop the game at every moment, and answer the stops simultaneously."""
    for seed in range(size(quick=1, normal=1, soak=10)):
        laws(seats, stops).check_game(seed, rarely=size(quick=60, normal=12, soak=2))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_seeds(seats: int) -> None:
    laws(seats).check_seeds()
