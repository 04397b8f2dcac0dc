"""New Angeles obeys the engine's laws, for every number of players."""

import pytest

from neopolis.engine.conformance.laws import Laws
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from tests.sizes import Size


def laws(seats: int) -> Laws[NewAngelesGame]:
    def start(seed: int) -> NewAngelesGame:
        return new_angeles.start(seats, seed)

    return Laws(seats, start, new_angeles.decode, new_angeles.replay)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_random_games_obey_the_laws(seats: int, size: Size) -> None:
    suite = laws(seats)
    for seed in range(size(quick=1, normal=1, soak=20)):
        suite.check_game(seed, rarely=size(quick=60, normal=12, soak=2))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_seeds(seats: int) -> None:
    laws(seats).check_seeds()
