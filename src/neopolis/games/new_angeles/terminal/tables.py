"""Prints the results of many games of New Angeles as text tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from neopolis.games.new_angeles.summary.course import STAGES
from neopolis.games.new_angeles.summary.summary import RIVALS, NewAngelesSummary, Part
from neopolis.games.new_angeles.trading.ledger import STATUS_NAMES
from neopolis.games.spread import Spread
from neopolis.terminal.lab_words import words
from neopolis.terminal.tables import numbers, percent, table


def show_tables(console: Console, summary: NewAngelesSummary, bots: tuple[str, ...]) -> None:
    """Print how games ended, threat by round, and wins and capital by corporation, rival card, bot and seat."""
    console.print(_games_table(summary))
    console.print()
    console.print(_stage_table(summary))
    console.print(words("na-stages-note"), style="dim")
    console.print()
    console.print(_corporation_table(summary))
    console.print(words("na-ratio-note"), style="dim")
    console.print()
    rivals = [(words(f"na-rival-{kind}"), summary.rivals[kind]) for kind in RIVALS if kind in summary.rivals]
    console.print(_part_table("na-head-rival", rivals))
    console.print()
    console.print(_part_table("head-bot", sorted(summary.bots.items())))
    console.print()
    seats = [(words("na-seat", seat=seat, bot=bots[seat]), part) for seat, part in sorted(summary.seats.items())]
    console.print(_part_table("head-seat", seats))
    console.print(words("na-wins-note"), style="dim")


def _spread(spread: Spread) -> tuple[str, str, str]:
    return f"{spread.mean:.1f}", str(spread.least), str(spread.most)


def _games_table(summary: NewAngelesSummary) -> Table:
    """How the games ended, and how many decisions, trades and promises there were."""
    grid = table(words("na-head-games"))
    numbers(grid, words("head-games"), words("na-head-share"))
    rows = [
        ("survived", summary.survived),
        ("third-demand", summary.third_demand),
        ("lost", summary.lost),
        ("federalist", summary.federalist),
        ("nobody", summary.nobody),
    ]
    for code, count in rows:
        grid.add_row(words(f"na-{code}"), str(count), percent(count, summary.games, 1))
    for number, count in sorted(summary.winners.items()):
        if number:
            code = "na-one-winner" if number == 1 else "na-winners"
            grid.add_row(words(code, number=number), str(count), percent(count, summary.games, 1))
    mean, least, most = _spread(summary.decisions)
    grid.add_row(words("na-decisions", least=least, most=most), mean, "")
    mean, least, most = _spread(summary.trades)
    grid.add_row(words("na-trades", least=least, most=most), mean, "")
    promises = sum(summary.promises.values())
    for status in STATUS_NAMES[1:]:
        count = summary.promises.get(status, 0)
        grid.add_row(words("na-promises", status=status), str(count), percent(count, promises, 1) if promises else "")
    return grid


def _stage_table(summary: NewAngelesSummary) -> Table:
    """Threat and demands by round."""
    grid = table(words("na-head-stage"))
    heads = ("head-games", "na-head-lost", "na-head-met", "na-head-threat", "head-min", "head-max")
    numbers(grid, *[words(head) for head in heads])
    for name in STAGES:
        if name in summary.stages:
            stage = summary.stages[name]
            kind, number = name.split()
            met = percent(stage.met, stage.games) if kind == "demand" else ""
            grid.add_row(
                words(f"na-{kind}", number=number), str(stage.games), str(stage.lost), met, *_spread(stage.threat)
            )
    return grid


def _part_columns(grid: Table) -> None:
    heads = ("na-head-played", "head-wins", "na-head-share", "na-head-capital", "head-min", "head-max")
    numbers(grid, *[words(head) for head in heads])


def _part(part: Part) -> tuple[str, ...]:
    return str(part.played), str(part.wins), percent(part.wins, part.played, 1), *_spread(part.capital)


def _corporation_table(summary: NewAngelesSummary) -> Table:
    grid = table(words("na-head-corporation"))
    _part_columns(grid)
    numbers(grid, words("na-head-ratio"))
    for name, ratio in summary.win_ratios().items():
        grid.add_row(name, *_part(summary.corporations[name]), f"{ratio:.2f}")
    return grid


def _part_table(head: str, parts: list[tuple[str, Part]]) -> Table:
    """Wins and capital of seats, bots or rival cards."""
    grid = table(words(head))
    _part_columns(grid)
    for name, part in parts:
        grid.add_row(name, *_part(part))
    return grid
