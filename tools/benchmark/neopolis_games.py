"""Measures both games: inside the engine, where search plays, and through the contract, as any bot plays them."""

import random
from collections.abc import Callable
from itertools import count
from platform import python_version

from neopolis.compiled import running_code
from neopolis.games import neom, new_angeles
from neopolis.games.neom.game import NeomGame
from neopolis.games.new_angeles.game import NewAngelesGame
from tools.benchmark.measuring import Measured, Work, main

GAMES = 50  # prepared before measuring
POSITIONS = 20  # in which worlds are imagined

Either = NeomGame | NewAngelesGame
Start = Callable[[int], Either]  # starts a game from a seed


def inside(start: Start) -> Work:
    """Plays a copy of a fresh game at random to its end, as search does."""
    games, numbers = [start(seed) for seed in range(GAMES)], count()

    def play() -> int:
        number = next(numbers)
        return games[number % GAMES].copy().playout(number)

    return play


def contract(start: Start) -> Work:
    """Plays a game at random with `options` and `play`, including its start, record and history."""
    seeds = count()

    def play() -> int:
        seed = next(seeds)
        game, chance, decisions = start(seed), random.Random(seed).random, 0
        while not game.over:
            seat = game.deciders[0]
            options = game.options(seat)
            game.play(seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return play


def positions(start: Start) -> list[Either]:
    """All positions of a random game."""
    game, chance, found = start(1), random.Random(1).random, []
    while not game.over:
        found.append(game.copy())
        seat = game.deciders[0]
        options = game.options(seat)
        game.play(seat, options[int(chance() * len(options))])
    return found


def copying(start: Start) -> Work:
    """Copies every position of a game."""
    found = positions(start)

    def copy() -> int:
        for position in found:
            position.copy()
        return len(found)

    return copy


def imagining(start: Start) -> Work:
    """Imagines a world for the seat that is asked, in some positions of a game."""
    found, seeds = positions(start), count()
    some = found[:: len(found) // POSITIONS]

    def imagine() -> int:
        for position in some:
            position.imagine(position.deciders[0], next(seeds))
        return len(some)

    return imagine


def measured(name: str, start: Start) -> list[Measured]:
    play = {"decisions": contract(start), "copies": copying(start), "worlds": imagining(start)}
    return [
        Measured(name, "inside the engine", {"decisions": inside(start)}),
        Measured(name, "through the contract", play),
    ]


if __name__ == "__main__":
    main(
        f"Neopolis, {running_code()} (Python {python_version()})",
        measured("NEOM, 3 players", lambda seed: neom.start(seats=3, seed=seed))
        + measured("New Angeles, 4 players", lambda seed: new_angeles.start(seats=4, seed=seed)),
    )
