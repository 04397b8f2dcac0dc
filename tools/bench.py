"""Measures random play and copying of NEOM for three players.

Each figure is the best of several windows of this process's own CPU time,
so that other work on the machine disturbs it little.
"""

import random
from collections.abc import Callable
from itertools import count
from time import process_time

from neopolis import neom

SEATS = 3
WINDOWS = 5
SECONDS = 1.0  # CPU time of a window, at least


def best_rate(work: Callable[[], int]) -> float:
    """Units of work done in a second of CPU time, in the best window."""
    best = 0.0
    for _ in range(WINDOWS):
        done, spent, start = 0, 0.0, process_time()
        while spent < SECONDS:
            done += work()
            spent = process_time() - start
        best = max(best, done / spent)
    return best


def playouts() -> Callable[[], int]:
    """Plays copies of fresh games to the end inside the engine, as search does; the work is their decisions."""
    games, seeds = [neom.start(seats=SEATS, seed=seed) for seed in range(50)], count()

    def play() -> int:
        return sum(game.copy().playout(next(seeds)) for game in games)

    return play


def random_play() -> Callable[[], int]:
    """Plays a whole game through the contract from Python, record and history kept; the work is its decisions."""
    seeds = count()

    def play() -> int:
        seed = next(seeds)
        game, chance, decisions = neom.start(seats=SEATS, seed=seed), random.Random(seed).random, 0
        while not game.over:
            seat = game.deciders[0]
            options = game.decision(seat).options
            game.play(seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return play


def copying() -> Callable[[], int]:
    """Copies every position of one game; the work is its copies."""
    game, positions = neom.start(seats=SEATS, seed=1), []
    while not game.over:
        positions.append(game.copy())
        seat = game.deciders[0]
        game.play(seat, game.decision(seat).default)

    def copy() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return copy


def main() -> None:
    kind = "interpreted" if str(neom.__file__).endswith(".py") else "compiled"
    print(f"{kind}, {SEATS} players, best of {WINDOWS} windows of {SECONDS:.0f} s CPU time")
    print(f"  random play inside the engine (playout)     {best_rate(playouts()):9,.0f} decisions a second")
    print(f"  random play through decision() and play()   {best_rate(random_play()):9,.0f} decisions a second")
    print(f"  copy of a game                              {1e6 / best_rate(copying()):9.2f} µs")


if __name__ == "__main__":
    main()
