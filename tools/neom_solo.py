"""Measures bots in NEOM's solo game, and how far they are from a player who sees all tiles in advance.

That player is a beam search: after each turn it keeps the best positions by the planner's value function. It finds a
lower bound for what is possible. No bot may play like this; it only shows what luck leaves to skill.

    .venv/bin/python -m tools.neom_solo planner --tiles 1+ --games 300 --beam 30

With `--write`, the results go into docs/bots/solo/neom.json, from which tools/bots.py writes its page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

import msgspec

from neopolis.bots import Observation, bot_seed
from neopolis.engine.rng import Dice, seeded
from neopolis.games import neom
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.bots.planning import Plan, Planner
from neopolis.games.neom.bots.search import follow
from neopolis.games.neom.bots.weights import value_for
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.scoring import RANK_LIMITS, total
from neopolis.games.neom.rules.state import Neom
from neopolis.lab.intervals import Estimate, mean, wilson
from tools.soak_reports import ROOT, commit, machine

FILE: Final = ROOT / "docs" / "bots" / "solo" / "neom.json"
FORESEEN: Final = "sees all tiles"  # the name of the player who does


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot did on these seeds, and what it was measured with.

    `top` is the share of games with the highest rank. `regret` is how many points it had less than the player who sees
    all tiles, in the same games; None if that was not measured.
    """

    bot: str
    tiles: str
    seeds: tuple[int, int]
    points: Estimate
    median: float
    top: Estimate
    regret: Estimate | None
    cpu_seconds: float
    longest_decision: float
    date: str
    commit: str
    machine: str
    command: str

    @property
    def subject(self) -> tuple[str, str]:
        return self.tiles, self.bot


def play(bot_name: str, game: NeomGame, seed: int) -> tuple[int, float]:
    """The points of a bot, and the CPU seconds of its longest decision."""
    bot, longest = make_bot(bot_name, bot_seed(seed, 0)), 0.0
    while not game.over:
        begin = process_time()
        option = bot.choose(Observation(game, 0))
        longest = max(longest, process_time() - begin)
        game.play(0, option)
    assert game.result is not None
    return game.result.points[0], longest


def foreseen(game: NeomGame, width: int) -> int:
    """The points of the player who sees all tiles in advance."""
    s = game.copy().s
    s.silent = True
    planner = Planner(value_for(s.setting), 0.0, Dice(seeded(0)))
    beam = drafts(s)
    while beam[0].asked:
        beam = after_turn(beam, planner, width)
    return max(total(s.setting.pack, s.cities[0], s.money[0], s.final_income[0]) for s in beam)


def drafts(s: Neom) -> list[Neom]:
    """The positions after every choice of Cornerstones."""
    if s.generation:
        return [s]
    found: list[Neom] = []
    for option in MACHINE.asking(s).options(s, 0):
        chosen = s.copy()
        chosen.silent = True
        MACHINE.answer(chosen, 0, option)
        found += drafts(chosen)
    return found


def after_turn(beam: list[Neom], planner: Planner, width: int) -> list[Neom]:
    """The best different positions after the next turn."""
    plans: list[tuple[Plan, Neom]] = []
    for s in beam:
        plans += [(plan, s) for plan in planner.plans(s, 0, MACHINE.asking(s).options(s, 0))]
    plans.sort(key=lambda pair: pair[0].value, reverse=True)
    found: dict[tuple[object, ...], Neom] = {}
    for plan, before in plans:
        s = before.copy()
        s.silent = True
        follow(s, 0, plan, planner)
        found.setdefault((s.cities[0].row(), s.money[0], s.kept[0], s.routes_used), s)
        if len(found) == width:
            break
    return list(found.values())


class Runs:
    """The games of one player, with the CPU seconds that they took."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.points: list[int] = []
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, points: int, seconds: float, longest: float) -> None:
        self.points.append(points)
        self.seconds += seconds
        self.longest = max(self.longest, longest)


def measure(bots: Sequence[str], tiles: str, seeds: range, width: int) -> list[Runs]:
    """Let each bot play on all seeds; the last one is the player who sees all tiles, unless the width is 0."""
    runs = [Runs(bot) for bot in bots]
    seer = Runs(f"{FORESEEN} (beam of {width})")
    for seed in seeds:
        for run in runs:
            begin = process_time()
            points, longest = play(run.name, neom.start(1, seed, tiles=tiles), seed)
            run.add(points, process_time() - begin, longest)
        if width:
            begin = process_time()
            seer.add(foreseen(neom.start(1, seed, tiles=tiles), width), process_time() - begin, 0.0)
    return [*runs, seer] if width else runs


def solo(run: Runs, seer: Runs | None, tiles: str, seeds: range, command: str) -> Solo:
    """The figures of one player."""
    highest = RANK_LIMITS[int(tiles.rstrip("+"))][-1]
    games = len(run.points)
    less = [] if seer is None else [most - points for most, points in zip(seer.points, run.points, strict=True)]
    return Solo(
        bot=run.name,
        tiles=tiles,
        seeds=(seeds[0], seeds[-1]),
        points=_rounded(mean(run.points)),
        median=median(run.points),
        top=_rounded(wilson(sum([points >= highest for points in run.points]), games)),
        regret=_rounded(mean(less)) if less else None,
        cpu_seconds=round(run.seconds / games, 3),
        longest_decision=round(run.longest, 3),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        commit=commit(),
        machine=machine(),
        command=command,
    )


def _rounded(estimate: Estimate) -> Estimate:
    ends = [None if end is None else round(end, 3) for end in (estimate.low, estimate.high)]
    return Estimate(round(estimate.value, 3), *ends)


def read(file: Path = FILE) -> list[Solo]:
    """All results that were kept."""
    return msgspec.json.decode(file.read_bytes(), type=list[Solo]) if file.exists() else []


def write(found: Iterable[Solo], file: Path = FILE) -> None:
    """Put results into the file. They replace earlier ones of the same bots and tiles."""
    rows = {row.subject: row for row in [*read(file), *found]}
    ordered = sorted(rows.values(), key=lambda row: (row.tiles, row.points.value))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", help='names such as "planner,searcher-48"')
    parser.add_argument("--tiles", default="1+")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument(
        "--beam", type=int, default=0, help="positions that the beam search keeps; 0 for no beam search"
    )
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    runs = measure(given.bots.split(","), given.tiles, seeds, given.beam)
    seer = runs[-1] if given.beam else None
    command = f"python -m tools.neom_solo {' '.join(sys.argv[1:])}"
    found = [solo(run, None if run is seer else seer, given.tiles, seeds, command) for run in runs]
    for row in found:
        print(msgspec.json.encode(row).decode())
    if given.write:
        write(found)


if __name__ == "__main__":
    main()
