"""Keeps the results of tournaments in `docs/bots`, and writes `docs/bots.md` from them.

    .venv/bin/python -m tools.bots neom --bots planner,greedy --games 400 --jobs 2

runs `neopolis tournament` with these arguments, keeps its result and plot, and writes the page again; without arguments
it only writes the page. Of equal tournaments, the page shows the latest. Results of NEOM's solo game come from
`tools/neom_solo.py`; for `tools.bots simulate`, see `tools/bot_tables.py`.
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

from neopolis.games import registry
from neopolis.lab.intervals import Estimate
from neopolis.lab.pairing import MIXED
from neopolis.lab.standings import Standing, Standings
from tools import bot_tables, neom_solo
from tools.bot_tables import Alike
from tools.neom_solo import Solo
from tools.soak_reports import ROOT, commit, machine

PAGE: Final = ROOT / "docs" / "bots.md"
REPORTS: Final = ROOT / "docs" / "bots"
COMMITTED: Final = re.compile(r"[0-9a-f]{12}")

HEAD: Final = """# How strong the bots are

Each table comes from games with `neopolis tournament` or `neopolis simulate`. Their results are kept in `docs/bots`,
and `tools/bots.py` writes this page from there, so do not edit it. In a tournament, every deal is played from every
seat, so that luck is the same for all bots; the same command with the same code gives the same numbers. All intervals
are 95 % intervals: Wilson's for shares of wins, Student's over deals for means and for paired differences.
"""

SOLO: Final = """### 1 player

The planner's weights were fitted to other games than these. The last player of each tile set sees all tiles in advance,
which no bot may: a beam search over the planner's values, so the best possible result is higher still. A bot's regret
is how many points it had less than that player in the same games. Boss is the highest rank.
"""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one tournament, and what it was measured with."""

    name: str  # of its files
    date: str
    commit: str
    machine: str
    command: str
    standings: Standings

    @property
    def subject(self) -> tuple[object, ...]:
        """What was played and by whom. A later report about the same replaces this one on the page."""
        found = self.standings
        bots = tuple([bot.bot for bot in found.bots])
        return found.game, found.seats, found.format, bots, tuple(sorted(found.options.items()))


def run(arguments: Sequence[str], folder: Path = REPORTS) -> Report:
    """Run a tournament and keep its result and plot; SystemExit if it fails."""
    date, code = datetime.now(UTC).isoformat(timespec="seconds"), commit()
    folder.mkdir(parents=True, exist_ok=True)
    plot = folder / "draft.svg"
    command = [sys.executable, "-c", "from neopolis.cli.main import run; run()", "tournament", *arguments]
    done = subprocess.run([*command, "--json", "--plot", str(plot)], stdout=subprocess.PIPE, cwd=ROOT)
    if done.returncode:
        sys.exit(done.returncode)
    standings = msgspec.json.decode(done.stdout, type=Standings)
    words = f"{standings.game} {standings.seats} {standings.format} {standings.bots[0].bot} {date[:19]}"
    name = re.sub(r"[^0-9a-z]+", "-", words.lower())
    report = Report(name, date, code, machine(), f"neopolis tournament {shlex.join(arguments)}", standings)
    plot.replace(folder / f"{name}.svg")
    (folder / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return report


def read(folder: Path = REPORTS) -> list[Report]:
    """All reports, the oldest first."""
    found = [msgspec.json.decode(file.read_bytes(), type=Report) for file in folder.glob("*.json")]
    return sorted(found, key=lambda report: (report.date, report.name))


def page(reports: Sequence[Report], alone: Sequence[Solo] = (), alike: Sequence[Alike] = ()) -> str:
    """The page that the reports and the results of NEOM's solo game make.

    ValueError if the code of one was not committed.
    """
    measured = [(one.name, one.commit) for one in reports] + [(one.bot, one.commit) for one in alone]
    measured += [(one.bot, one.commit) for one in alike]
    for name, code in measured:
        if not COMMITTED.fullmatch(code):
            raise ValueError(f"{name}: the code was not committed")
    latest = {report.subject: report for report in sorted(reports, key=lambda report: report.date)}
    lines = [HEAD]
    for definition in registry.definitions():
        own = [report for report in latest.values() if report.standings.game == definition.name]
        if own:
            lines.append(f"## {definition.title}\n")
        if definition.name == "neom" and alone:
            lines += _alone(alone)
        for report in sorted(own, key=lambda report: (report.standings.seats, report.standings.format, report.name)):
            lines += _section(report)
        same = [one for one in alike if one.summary.game == definition.name]
        if own and same:
            lines += bot_tables.section(same)
    return "\n".join(lines)


def _alone(found: Sequence[Solo]) -> Iterator[str]:
    """The solo game: the bots by tile set, and how far each is from a player who sees all tiles in advance."""
    yield SOLO
    heads = ["tiles", "bot", "games", "points", "median", "Boss", "regret", "CPU seconds a game", "longest decision"]
    yield f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|"
    for one in found:
        games = one.seeds[1] - one.seeds[0] + 1
        boss = f"{100 * one.top.value:.1f} % {_range(one.top, 100, '')}"
        times = (f"{one.cpu_seconds:.2f} s", f"{one.longest_decision:.2f} s" if one.longest_decision else "")
        name = one.bot if one.bot.startswith(neom_solo.FORESEEN) else f"`{one.bot}`"
        cells = (one.tiles, name, str(games), _interval(one.points), f"{one.median:g}", boss, _interval(one.regret))
        yield f"| {' | '.join([*cells, *times])} |"
    yield ""
    for command in dict.fromkeys([one.command for one in found]):
        one = next(one for one in found if one.command == command)
        yield f"- {one.date[:10]}, commit {one.commit}, {one.machine}: `.venv/bin/{command}`"
    yield ""


def _section(report: Report) -> Iterator[str]:
    found = report.standings
    field = found.bots[-1].bot
    seats = "1 player" if found.seats == 1 else f"{found.seats} players"
    options = "".join([f", {name} {value}" for name, value in sorted(found.options.items())])
    yield f"### {seats}{options}: {', '.join([bot.bot for bot in found.bots])}\n"
    if found.format == MIXED:
        yield "All bots play against each other.\n"
    elif found.seats > 1:
        yield f"Each bot takes one seat, and `{field}` has all others. Its own row is from games with itself.\n"
    heads = ["bot", "games", *_heads(found.seats == 1, field)]
    yield f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|"
    for bot in found.bots:
        yield f"| {' | '.join([f'`{bot.bot}`', f'{bot.games:,}', *_cells(bot, found.seats == 1)])} |"
    yield f"\n![The same as a plot](bots/{report.name}.svg)\n"
    yield f"Deals {found.seed} to {found.seed + found.deals - 1}, {found.games:,} games. {report.date[:10]}, commit"
    yield f"{report.commit}, {report.machine}. Repeat it with `.venv/bin/{report.command}`.\n"


def _heads(is_solo: bool, field: str) -> list[str]:
    if is_solo:
        return ["points", f"points more than `{field}`"]
    return ["won", f"more wins than `{field}` in 100 games", "points or capital", "rating"]


def _cells(bot: Standing, is_solo: bool) -> list[str]:
    if is_solo:
        return [_interval(bot.points), _interval(bot.more_points, sign="+")]
    rating = "" if bot.rating is None else f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}"
    won = f"{100 * bot.win_share.value:.1f} % {_range(bot.win_share, 100, '')}"
    return [won, _interval(bot.more_wins, 100, "+"), _interval(bot.points), rating]


def _interval(estimate: Estimate | None, factor: int = 1, sign: str = "") -> str:
    if estimate is None:
        return ""
    return f"{factor * estimate.value:{sign}.1f} {_range(estimate, factor, sign)}".strip()


def _range(estimate: Estimate, factor: int, sign: str) -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    return f"({factor * estimate.low:{sign}.1f} to {factor * estimate.high:{sign}.1f})"


def main() -> None:
    if sys.argv[1:2] == ["simulate"]:
        bot_tables.run(sys.argv[2:])
    elif len(sys.argv) > 1:
        run(sys.argv[1:])
    PAGE.write_text(page(read(), neom_solo.read(), bot_tables.read()), encoding="utf-8")


if __name__ == "__main__":
    main()
