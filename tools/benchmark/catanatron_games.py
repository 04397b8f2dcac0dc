"""Measures Catanatron: Catan, played at random by its own loop and its own random players."""

import random
from importlib.metadata import version
from itertools import count

from catanatron import Color, Game, RandomPlayer

from tools.benchmark.measuring import Measured, main

GAMES = 50  # prepared before measuring, as for Neopolis
PLAYERS = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

prepared = [Game(PLAYERS, seed=seed) for seed in range(GAMES)]
numbers = count()


def play() -> int:
    """Plays a copy of a fresh game to its end."""
    number = next(numbers)
    random.seed(number)
    game = prepared[number % GAMES].copy()
    game.play()
    return len(game.state.actions)


def positions() -> list[Game]:
    """All positions of a random game."""
    random.seed(1)
    game, found = prepared[1].copy(), []
    while game.winning_color() is None:
        found.append(game.copy())
        game.play_tick()
    return found


every = positions()


def copy() -> int:
    for position in every:
        position.copy()
    return len(every)


if __name__ == "__main__":
    work = {"decisions": play, "copies": copy}
    main(f"Catanatron {version('catanatron')}", [Measured("Catan, 4 players", "its own loop", work)])
