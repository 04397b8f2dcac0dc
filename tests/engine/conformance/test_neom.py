"""NEOM obeys the engine's laws, for every number of players, tile set, variant and option."""

import pytest

from neopolis.engine.conformance.laws import Laws
from neopolis.games import neom
from neopolis.games.neom import NeomGame
from tests.sizes import Size

SETTINGS = [
    (1, {"tiles": "1+"}),
    (1, {"tiles": "4+"}),
    (1, {"tiles": "5+", "variant": "beginner"}),
    (2, {}),
    (2, {"variant": "beginner", "seller_money": "after-disaster"}),
    (3, {}),
    (3, {"seller_money": "after-disaster"}),
    (4, {}),
    (4, {"variant": "beginner", "memory_aid": "off"}),
    (5, {}),
]


def laws(seats: int, options: dict[str, str]) -> Laws[NeomGame]:
    def start(seed: int) -> NeomGame:
        return neom.start(
            seats,
            seed,
            variant=options.get("variant", "standard"),
            tiles=options.get("tiles"),
            seller_money=options.get("seller_money", "before-disaster"),
            memory_aid=options.get("memory_aid", "on"),
        )

    return Laws(seats, start, neom.decode, neom.replay)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_obey_the_laws(seats: int, options: dict[str, str], size: Size) -> None:
    suite = laws(seats, options)
    for seed in range(size(quick=1, normal=1, soak=20)):
        suite.check_game(seed, rarely=size(quick=30 * seats, normal=3 * seats, soak=2))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_seeds(seats: int) -> None:
    laws(seats, {}).check_seeds()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_imagined_games_differ_in_what_is_hidden(seats: int, size: Size) -> None:
    """The secrets of an imagined game are invented: other seats see different things there than in the real game."""
    suite = laws(seats, {})
    suite.check_game(seed=1, rarely=size(quick=60, normal=20))

    assert suite.worlds_differ
