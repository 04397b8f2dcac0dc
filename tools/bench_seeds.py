"""Measures how much slower random play is with wide seeds, as served games have them, than with small seeds.

Games of both kinds take turns in one process, measured by its own CPU time. Each game is played several times with the
same choices and its least time counts, so that other work on the machine disturbs the ratio little. The figure is the
median of the ratios of batches, with its standard error: games with different seeds differ in length and cost, so it
needs many of them. The argument is the number of batches, 20 by default.

    .venv/bin/python tools/bench_seeds.py
    .venv/bin/python tools/bench_seeds.py 60
"""

import random
import sys
from collections.abc import Callable
from statistics import median, stdev
from time import process_time

from neopolis.compiled import running_code
from neopolis.engine.rng import WIDE
from neopolis.games import neom, new_angeles
from neopolis.games.neom.game import NeomGame
from neopolis.games.new_angeles.game import NewAngelesGame

GAMES = 8  # in a batch
REPEATS = 8  # how often each game is played
BATCHES = 20

Start = Callable[[int], NeomGame] | Callable[[int], NewAngelesGame]  # starts a game from a seed
Work = Callable[[Start, int, int], tuple[float, int]]


def playout(start: Start, seed: int, number: int) -> tuple[float, int]:
    """The CPU time of a copy and a playout of a new game, and the number of decisions."""
    game = start(seed)
    begin = process_time()
    decisions = game.copy().playout(number)
    return process_time() - begin, decisions


def play(start: Start, seed: int, number: int) -> tuple[float, int]:
    """The CPU time of a whole game with `decision` and `play`, with its start, and the number of decisions."""
    chance, decisions, begin = random.Random(number).random, 0, process_time()
    game = start(seed)
    while not game.over:
        seat = game.deciders[0]
        options = game.decision(seat).options
        game.play(seat, options[int(chance() * len(options))])
        decisions += 1
    return process_time() - begin, decisions


def batch(work: Work, start: Start, first: int) -> float:
    """How much more CPU time a decision takes with wide seeds, in a batch of games of each kind."""
    numbers = range(first, first + GAMES)
    least: dict[tuple[int, int], tuple[float, int]] = {}
    for repeat in range(REPEATS):
        for number in numbers:
            for offset in (0, WIDE) if repeat % 2 else (WIDE, 0):
                key, played = (offset, number), work(start, offset + 1_000_003 * number, number)
                least[key] = min(least.get(key, played), played)
    spent = {offset: sum(least[offset, number][0] for number in numbers) for offset in (0, WIDE)}
    decisions = {offset: sum(least[offset, number][1] for number in numbers) for offset in (0, WIDE)}
    return (spent[WIDE] / decisions[WIDE]) / (spent[0] / decisions[0]) - 1


def compare(title: str, work: Work, start: Start, batches: int) -> None:
    """Prints how much more CPU time a decision takes with wide seeds."""
    ratios = [batch(work, start, number * GAMES) for number in range(batches)]
    error = 1.25 * stdev(ratios) / len(ratios) ** 0.5  # the standard error of the median
    print(f"{title:32} {median(ratios):+6.1%} CPU time with wide seeds (standard error {error:.1%})", flush=True)


def main() -> None:
    batches = int(sys.argv[1]) if len(sys.argv) > 1 else BATCHES
    kind = running_code()
    games: dict[str, Start] = {
        "NEOM": lambda seed: neom.start(seats=3, seed=seed),
        "New Angeles": lambda seed: new_angeles.start(seats=4, seed=seed),
    }
    for name, start in games.items():
        compare(f"{name}, {kind}, playout", playout, start, batches)
        compare(f"{name}, {kind}, play", play, start, batches)


if __name__ == "__main__":
    main()
