"""Random games: the invariants hold after every answer, and every rest point can be saved."""

import pytest

from neopolis.games import neom
from tests.code import COMPILED
from tests.games.neom.invariants import INVARIANTS, check_all
from tests.games.neom.random_games import positions
from tests.games.neom.watch import Watch
from tests.sizes import Size


def test_there_are_enough_invariants() -> None:
    assert len(INVARIANTS) >= 25


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_invariants(seats: int, size: Size) -> None:
    """Every invariant holds after every answer of many random games. Compiled code plays more of them."""
    for number in range(size(quick=3, normal=60 if COMPILED else 10, soak=2_000)):
        walk = positions(seats, number)
        watch = Watch(next(walk))
        for _ in walk:
            check_all(watch)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_saving_at_every_rest_point(seats: int, size: Size) -> None:
    """Decoding and encoding again gives the same bytes, and so does playing the same seed and answers again.

    Decoding is slow in interpreted code, so only one game in twenty is checked there.
    """
    games = size(quick=20, normal=60, soak=2_000)
    for number in range(games if COMPILED else games // 20):
        for game, twin in zip(positions(seats, number), positions(seats, number), strict=True):
            data = game.encode()

            assert twin.encode() == data
            assert neom.decode(data).encode() == data
