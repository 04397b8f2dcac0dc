"""Measures how fast a library plays, by the CPU time of its process. It runs in the environment of each library.

A program that measures one library calls `main` with its games. It prints one JSON line for each game: units of work
per second, by the name of the unit. tools/bench.py starts these programs and collects the lines.
"""

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

WARM_UP = 0.25  # part of a window that is played before it, and not counted

Work = Callable[[], int]  # does something, and returns how many units of work that was


class Measured(NamedTuple):
    """A game, in one way of playing it: what to measure, by the name of the unit of work."""

    game: str
    way: str
    work: dict[str, Work]


def rates(work: Work, seconds: float) -> tuple[float, float]:
    """Units of work, and calls, in a second of CPU time."""
    done, calls, begin = 0, 0, process_time()
    while True:
        done += work()
        calls += 1
        spent = process_time() - begin
        if spent >= seconds:
            return done / spent, calls / spent


def figures(work: dict[str, Work], seconds: float) -> dict[str, float]:
    """The rates of one game. A call of "decisions" plays one game, so its calls count games."""
    found: dict[str, float] = {}
    for unit, one in work.items():
        rates(one, seconds * WARM_UP)
        found[unit], calls = rates(one, seconds)
        if unit == "decisions":
            found["games"] = calls
    return found


def main(version: str, games: list[Measured]) -> None:
    """Measure all games of a library. The program's argument is the least CPU time of a window, in seconds."""
    for one in games:
        line = {"version": version, "game": one.game, "way": one.way, "rates": figures(one.work, float(sys.argv[1]))}
        print(json.dumps(line), flush=True)
