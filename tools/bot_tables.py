"""Tables of games in which all seats have the same bot: whether the table as a whole plays a good game.

    .venv/bin/python -m tools.bots simulate new-angeles --bots negotiator --seats 5 --games 40

runs `neopolis simulate` with these arguments, keeps its summary in `docs/bots/alike`, and writes the page again.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from neopolis.lab.intervals import wilson
from tools.soak_reports import ROOT, commit, machine

ALIKE: Final = ROOT / "docs" / "bots" / "alike"
HEADS: Final = ("bot", "players", "games", "city survives", "Federalist wins", "corporations", "trades a game")


class Part(msgspec.Struct, frozen=True):
    """Games and wins of a rival card."""

    played: int
    wins: int


class Corporation(msgspec.Struct, frozen=True):
    """How often a corporation wins, divided by the mean of all."""

    corporation: str
    ratio: float


class Spread(msgspec.Struct, frozen=True):
    """A mean of all games."""

    mean: float


class Summary(msgspec.Struct, frozen=True):
    """What the page shows of a summary by `neopolis simulate --json`."""

    game: str
    seed: int
    games: int
    survived: int
    trades: Spread
    corporations: list[Corporation]
    rivals: dict[str, Part]
    bots: dict[str, Part]


class Alike(msgspec.Struct, frozen=True):
    """The summary of games between bots of one kind, and what it was measured with."""

    date: str
    commit: str
    machine: str
    command: str
    seats: int
    summary: Summary

    @property
    def bot(self) -> str:
        return next(iter(self.summary.bots))


def run(arguments: Sequence[str], folder: Path = ALIKE) -> Alike:
    """Run a simulation and keep its summary; SystemExit if it fails."""
    date, code = datetime.now(UTC).isoformat(timespec="seconds"), commit()
    command = [sys.executable, "-c", "from neopolis.cli.main import run; run()", "simulate", *arguments, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, cwd=ROOT)
    if done.returncode:
        sys.exit(done.returncode)
    seats = len(msgspec.json.decode(done.stdout)["seats"])
    summary = msgspec.json.decode(done.stdout, type=Summary)
    found = Alike(date, code, machine(), f"neopolis simulate {shlex.join(arguments)}", seats, summary)
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^0-9a-z]+", "-", f"{summary.game} {seats} {found.bot} {date[:19]}".lower())
    (folder / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return found


def read(folder: Path = ALIKE) -> list[Alike]:
    """The latest summary for each bot and number of players."""
    found = [msgspec.json.decode(file.read_bytes(), type=Alike) for file in folder.glob("*.json")]
    latest = {(one.summary.game, one.bot, one.seats): one for one in sorted(found, key=lambda one: one.date)}
    return [latest[key] for key in sorted(latest)]


def section(found: Sequence[Alike]) -> Iterator[str]:
    """The table of one game."""
    yield "### All seats with the same bot\n"
    yield "The rate of the Federalist is among games that have one. Under “corporations” are the least and the most"
    yield "wins of a corporation, divided by the mean of all.\n"
    yield f"| {' | '.join(HEADS)} |\n{'|---' * len(HEADS)}|"
    for one in found:
        yield f"| {' | '.join(_cells(one))} |"
    yield ""
    for one in found:
        first, last = one.summary.seed, one.summary.seed + one.summary.games - 1
        yield f"- `{one.bot}`, {one.seats} players: deals {first} to {last}, {one.date[:10]}, commit {one.commit},"
        yield f"  {one.machine}. Repeat it with `.venv/bin/{one.command}`."
    yield ""


def _cells(one: Alike) -> Iterator[str]:
    found = one.summary
    ratios = [corporation.ratio for corporation in found.corporations]
    federalist = found.rivals.get("federalist", Part(0, 0))
    yield from (f"`{one.bot}`", f"{one.seats}", f"{found.games:,}", _share(found.survived, found.games))
    yield from (_share(federalist.wins, federalist.played), f"{min(ratios):.2f} to {max(ratios):.2f}")
    yield f"{found.trades.mean:.1f}"


def _share(part: int, whole: int) -> str:
    share = wilson(part, whole)
    if share.low is None or share.high is None:
        return ""
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"
