"""Measures random play and copying of both games: NEOM for three players, New Angeles for four.

Each figure is the best of several windows of this process's own CPU time,
so that other work on the machine disturbs it little.
"""

import random
from collections.abc import Callable
from itertools import count
from time import process_time

from neopolis.compiled import running_code
from neopolis.games import neom, new_angeles
from neopolis.games.neom.game import NeomGame
from neopolis.games.new_angeles.game import NewAngelesGame

WINDOWS = 5
SECONDS = 1.0  # minimum CPU time of a window

Start = Callable[[int], NeomGame] | Callable[[int], NewAngelesGame]  # starts a game from a seed

# Targets for New Angeles: decisions per second in playouts, and microseconds per copy (0: no target).
TARGETS = {"compiled": (300_000, 1.5), "interpreted": (30_000, 0.0)}


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


def playouts(start: Start) -> Callable[[], int]:
    """Plays copies of fresh games to the end inside the engine, as search does. Each decision is a unit of work."""
    games, seeds = [start(seed) for seed in range(50)], count()

    def play() -> int:
        return sum(game.copy().playout(next(seeds)) for game in games)

    return play


def random_play(start: Start) -> Callable[[], int]:
    """Plays a whole game with `decision` and `play`, with record and history. Each decision is a unit of work."""
    seeds = count()

    def play() -> int:
        seed = next(seeds)
        game, chance, decisions = start(seed), random.Random(seed).random, 0
        while not game.over:
            seat = game.deciders[0]
            options = game.decision(seat).options
            game.play(seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return play


def copying(start: Start) -> Callable[[], int]:
    """Copies every position of one game. Each copy is a unit of work."""
    game, positions = start(1), []
    while not game.over:
        positions.append(game.copy())
        seat = game.deciders[0]
        game.play(seat, game.decision(seat).default)

    def copy() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return copy


def measure(title: str, start: Start, playout_target: int = 0, copy_target: float = 0.0) -> None:
    """Prints the figures of one game, each with its target if it has one."""
    playout, contract = best_rate(playouts(start)), best_rate(random_play(start))
    copy = 1e6 / best_rate(copying(start))
    at_least = f", at least {playout_target:,} wanted" if playout_target else ""
    at_most = f", at most {copy_target} wanted" if copy_target else ""
    print(f"{title}, best of {WINDOWS} windows of {SECONDS:.0f} s CPU time")
    print(f"  random play inside the engine (playout)     {playout:9,.0f} decisions a second{at_least}")
    print(f"  random play through decision() and play()   {contract:9,.0f} decisions a second")
    print(f"  copy of a game                              {copy:9.2f} µs{at_most}")


def main() -> None:
    kind = running_code()
    measure(f"NEOM, {kind}, 3 players", lambda seed: neom.start(seats=3, seed=seed))
    measure(f"New Angeles, {kind}, 4 players", lambda seed: new_angeles.start(seats=4, seed=seed), *TARGETS[kind])


if __name__ == "__main__":
    main()
