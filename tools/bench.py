"""Measures Neopolis and other libraries of games in one run, and writes `docs/benchmarks.md`.

    .venv/bin/python -m tools.bench
    .venv/bin/python -m tools.bench --rounds 1 --seconds 0.2 --page /tmp/benchmarks.md

Each library is installed in an environment of its own, `build/peers/NAME`, in the versions that
`tools/benchmark/NAME.txt` names. Its program in `tools/benchmark` measures it there. In each round, all programs run
one after the other, so that other work on the machine slows none of them more than the others.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, median
from typing import Final, NamedTuple

import msgspec

from tools.soak_reports import ROOT, commit, hardware

PAGE: Final = ROOT / "docs" / "benchmarks.md"
PROGRAMS: Final = ROOT / "tools" / "benchmark"
PEERS: Final = ROOT / "build" / "peers"
UV: Final = ROOT / ".tools" / "bin" / "uv"
SECONDS: Final = 1.0
ROUNDS: Final = 5

COMPILED: Final = "Neopolis, compiled"
INTERPRETED: Final = "Neopolis, interpreted"
CATANATRON: Final = "Catanatron"
NEOM: Final = "NEOM, 3 players"
NEW_ANGELES: Final = "New Angeles, 4 players"
ENGINE: Final = "inside the engine"
CONTRACT: Final = "through the contract"


class Program(NamedTuple):
    """A program that measures a library. Without a requirements file, it runs in the checkout's own environment."""

    library: str
    name: str
    requirements: str = ""
    compiled: str = ""  # the value of NEOPOLIS_COMPILED


OWN: Final = (
    Program(COMPILED, "neopolis_games", compiled="1"),
    Program(INTERPRETED, "neopolis_games", compiled="0"),
)
OTHERS: Final = (
    Program(CATANATRON, "catanatron_games", "catanatron"),
    Program("OpenSpiel", "open_spiel_games", "open-spiel"),
    Program("RLCard", "rlcard_games", "rlcard"),
    Program("PettingZoo", "pettingzoo_games", "pettingzoo"),
    Program("python-chess", "chess_games", "chess"),
)


class Line(msgspec.Struct, frozen=True):
    """What a program has measured for one game in one round: units of work in a second."""

    version: str
    game: str
    way: str
    rates: dict[str, float]


class Row(NamedTuple):
    """The best rates of a game in all rounds, and how far below them the medians are, as a share."""

    library: str
    version: str
    game: str
    way: str
    rates: dict[str, float]
    below: float


class Target(NamedTuple):
    """A rate to reach; with `times`, as a multiple of Catanatron's."""

    library: str
    game: str
    way: str
    unit: str
    wanted: float
    times: bool = False


TARGETS: Final = (
    Target(COMPILED, NEOM, ENGINE, "decisions", 1_000_000),
    Target(COMPILED, NEOM, CONTRACT, "decisions", 500_000),
    Target(COMPILED, NEOM, CONTRACT, "copies", 1 / 0.7e-6),
    Target(COMPILED, NEW_ANGELES, ENGINE, "decisions", 500_000),
    Target(COMPILED, NEW_ANGELES, CONTRACT, "decisions", 300_000),
    Target(COMPILED, NEW_ANGELES, CONTRACT, "copies", 1 / 1.2e-6),
    Target(COMPILED, NEOM, ENGINE, "decisions", 25, times=True),
    Target(COMPILED, NEW_ANGELES, ENGINE, "decisions", 16, times=True),
    Target(INTERPRETED, NEOM, CONTRACT, "decisions", 1.5, times=True),
    Target(INTERPRETED, NEW_ANGELES, CONTRACT, "decisions", 1.5, times=True),
)

HEAD: Final = """# Benchmarks

How fast random players play our games and those of other libraries, on one core. `make bench` measures everything in
one run and writes this page, so do not edit it.

A decision is one answer of a player, forced ones included; draws by chance are not counted. Games differ in length and
in what a decision costs, so compare decisions rather than games, and even those with care: Catan and ours are board
games for several players with long rules; tic-tac-toe is not.

- **Inside the engine**: a copy of a fresh game is played to its end by the engine itself, as search does it.
- **Through the contract**: interpreted Python asks for the options of each decision and plays one of them, as a bot
  does it; starting the game, its record and its history included.
- **Copy**: an independent game at the same position. RLCard and PettingZoo have only `deepcopy`.
- **Imagined worlds**: complete games that one player cannot tell from the real one. Empty for libraries and games
  without such a function.

"""


class CannotRun(Exception):
    """Why a library cannot be measured."""


def run(command: Sequence[str | Path], **environment: str) -> str:
    """The output of a command; CannotRun with its last line of errors if it fails."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
        )
    except FileNotFoundError as missing:
        raise CannotRun(f"{missing.filename} is missing") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise CannotRun(lines[-1].strip())
    return done.stdout


def environment_of(program: Program) -> Path:
    """The Python of the environment in which a program runs. It is made first if its requirements have changed."""
    if not program.requirements:
        return Path(sys.executable)
    wanted = PROGRAMS / f"{program.requirements}.txt"
    folder = PEERS / program.requirements
    python, stamp = folder / "bin" / "python", folder / "installed.txt"
    if not stamp.exists() or stamp.read_bytes() != wanted.read_bytes():
        shutil.rmtree(folder, ignore_errors=True)
        run([UV, "venv", "--python", sys.executable, folder])
        run([UV, "pip", "sync", "--require-hashes", "--python", python, wanted])
        stamp.write_bytes(wanted.read_bytes())
    return python


def measure(program: Program, seconds: float) -> list[Line]:
    """One round of a program."""
    command: list[str | Path] = [environment_of(program), "-m", f"tools.benchmark.{program.name}", str(seconds)]
    printed = run(command, **({"NEOPOLIS_COMPILED": program.compiled} if program.compiled else {}))
    return [msgspec.json.decode(line, type=Line) for line in printed.splitlines()]


def measure_all(rounds: int, seconds: float) -> tuple[dict[str, list[Line]], dict[str, str]]:
    """All lines by library, and for each library that could not be measured, the reason."""
    lines: dict[str, list[Line]] = {}
    failed: dict[str, str] = {}
    for number in range(rounds):
        for program in [*OWN, *OTHERS]:
            if program.library in failed:
                continue
            print(f"round {number + 1} of {rounds}: {program.library}", flush=True)
            try:
                lines.setdefault(program.library, []).extend(measure(program, seconds))
            except CannotRun as reason:
                failed[program.library] = str(reason)
                lines.pop(program.library, None)
    return lines, failed


def rows(lines: dict[str, list[Line]]) -> list[Row]:
    """A row for each game of each library: the best of all rounds."""
    found: list[Row] = []
    for library, own in lines.items():
        for game, way in dict.fromkeys([(line.game, line.way) for line in own]):
            rounds = [line for line in own if (line.game, line.way) == (game, way)]
            best = {unit: max([line.rates[unit] for line in rounds]) for unit in rounds[0].rates}
            middle = [1 - median([line.rates[unit] for line in rounds]) / best[unit] for unit in best]
            found.append(Row(library, rounds[0].version, game, way, best, mean(middle)))
    return found


def rate(found: Sequence[Row], library: str, game: str, way: str, unit: str) -> float | None:
    """A rate; None if it was not measured."""
    return next(
        (row.rates.get(unit) for row in found if (row.library, row.game, row.way) == (library, game, way)), None
    )


def catanatron(found: Sequence[Row]) -> float | None:
    """Decisions in a second of Catanatron; None if it was not measured."""
    return next((row.rates["decisions"] for row in found if row.library == CATANATRON), None)


def page(found: Sequence[Row], failed: dict[str, str], run_line: str) -> str:
    """The text of the page."""
    below = mean([row.below for row in found])
    noise = f" Each figure is the best of its rounds; the medians are {below:.0%} lower on average."
    targets = ["| Target | Wanted | Measured | |", "|---|---:|---:|---|", *[_target(found, one) for one in TARGETS]]
    table = [
        "| Library | Game | How | Decisions/s | Catanatron × | Games/s | Copy µs | Imagined worlds/s |",
        "|---|---|---|---:|---:|---:|---:|---:|",
        *[_row(row, catanatron(found)) for row in found],
        *[
            f"| {library} | not measured: {reason.replace('|', '/')} | | | | | | |"
            for library, reason in failed.items()
        ],
    ]
    return f"{HEAD}{run_line}{noise}\n\n## Targets\n\n{_lines(targets)}\n## Random play\n\n{_lines(table)}"


def _lines(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _target(found: Sequence[Row], target: Target) -> str:
    measured = rate(found, target.library, target.game, target.way, target.unit)
    peer = catanatron(found) if target.times else 1.0
    title = f"{target.library}, {target.game}, {target.way}"
    if measured is None or peer is None:
        return f"| {title} | {_amount(target, target.wanted)} | not measured | |"
    reached = measured / peer
    verdict = "reached" if reached >= target.wanted else "**not reached**"
    return f"| {title} | {_amount(target, target.wanted)} | {_amount(target, reached)} | {verdict} |"


def _amount(target: Target, amount: float) -> str:
    """A rate as people read it: a copy as its microseconds, a multiple of Catanatron's with a decimal."""
    if target.times:
        return f"{amount:.1f} × Catanatron"
    return f"{1e6 / amount:.2f} µs a copy" if target.unit == "copies" else f"{amount:,.0f} {target.unit}/s"


def _failure(library: str, reason: str) -> str:
    return f"| {library} | not measured: {reason.replace('|', '/')} | | | | | | |"


def _row(row: Row, peer: float | None) -> str:
    rates = row.rates
    copy = f"{1e6 / rates['copies']:.2f}" if "copies" in rates else ""
    worlds = f"{rates['worlds']:,.0f}" if "worlds" in rates else ""
    times = f"{rates['decisions'] / peer:.2f}" if peer else ""
    cells = [
        row.version,
        row.game,
        row.way,
        f"{rates['decisions']:,.0f}",
        times,
        f"{rates['games']:,.0f}",
        copy,
        worlds,
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Neopolis and other libraries, and write docs/benchmarks.md.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="CPU time of each measurement")
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    where = f"{datetime.now(UTC):%Y-%m-%d}, commit {commit()}, {hardware()}, load {os.getloadavg()[0]:.1f}"
    command = " ".join([".venv/bin/python -m tools.bench", *sys.argv[1:]])
    how = f"`{command}`: {asked.rounds} rounds, {asked.seconds:g} s of the process's own CPU time for each figure."
    lines, failed = measure_all(asked.rounds, asked.seconds)
    asked.page.write_text(page(rows(lines), failed, f"{where}. {how}"), encoding="utf-8")
    print(f"{asked.page} is written. {json.dumps(failed) if failed else ''}")


if __name__ == "__main__":
    main()
