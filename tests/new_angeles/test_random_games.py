"""Random games: the invariants hold after every answer, and every rest point can be saved."""

import pytest

from neopolis import new_angeles
from tests.conftest import COMPILED
from tests.new_angeles.invariants import INVARIANTS, check_all
from tests.new_angeles.random_games import SEATS, positions
from tests.new_angeles.watch import Watch


def test_there_are_enough_invariants() -> None:
    assert len(INVARIANTS) >= 40


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_invariants(seats: int, soak: bool) -> None:
    """They hold after every answer of every game."""
    for number in range(2_000 if soak else 100):
        walk = positions(seats, number)
        watch = Watch(next(walk))
        watch.note()
        for _ in walk:
            watch.look()
            check_all(watch)
            watch.note()


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_saving_at_every_rest_point(seats: int, soak: bool) -> None:
    """The bytes lead back to themselves, and the same seed and answers lead to the same bytes.

    Decoding is slow in interpreted code, so there only one game in twenty is looked at.
    """
    games = 1_000 if soak else 100
    for number in range(games if COMPILED else games // 20):
        for game, twin in zip(positions(seats, number), positions(seats, number), strict=True):
            data = game.encode()

            assert twin.encode() == data
            assert new_angeles.decode(data).encode() == data
