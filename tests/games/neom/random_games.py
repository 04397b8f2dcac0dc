"""Random games of NEOM for tests: every number of players, tile set, variant and option, the same games every time."""

from __future__ import annotations

from collections.abc import Iterator

from neopolis.games.neom import NeomGame, Pack
from tests.games.neom.box import BOX
from tests.games.neom.box import start as start_box

SELL = 193  # the option that sells the selected tile


class Chance:
    """The tests' own random generator, so that nothing depends on the engine's or on Python's."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2_654_435_761 + 97

    def below(self, count: int) -> int:
        self.state = (self.state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % (1 << 64)
        return (self.state >> 33) % count


def start(seats: int, number: int, content: Pack = BOX) -> NeomGame:
    """A random game by its number: 1 in 5 is for beginners, 1 in 3 pays sellers late, and solo tile sets take turns."""
    return start_box(
        seats,
        1_000 * number + seats,
        variant="beginner" if number % 5 == 4 else "standard",
        tiles=("1+", "4+", "5+")[number % 3] if seats == 1 else None,
        seller_money="after-disaster" if number % 3 == 1 else "before-disaster",
        content=content,
    )


def answer(game: NeomGame, chance: Chance, number: int) -> tuple[int, int]:
    """A random decider and a random option. In every other game, selling is rare, so nearly all tiles are placed."""
    deciders = game.deciders
    seat = deciders[chance.below(len(deciders))]
    options = game.options(seat)
    if number % 2 and options[-1] == SELL and len(options) > 1 and chance.below(8):
        return seat, options[chance.below(len(options) - 1)]
    return seat, options[chance.below(len(options))]


def played(seats: int, number: int) -> NeomGame:
    """A finished random game."""
    *_, game = positions(seats, number)
    return game


def positions(seats: int, number: int, content: Pack = BOX) -> Iterator[NeomGame]:
    """Play a random game, and yield it at each of its rest points."""
    chance = Chance(10 * number + seats)
    game = start(seats, number, content)
    yield game
    while not game.over:
        game.play(*answer(game, chance, number))
        yield game
