"""Prints the results of many games of NEOM as text tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from neopolis.games.neom import Pack
from neopolis.games.neom.rules.scoring import CATEGORIES
from neopolis.games.neom.summary.summary import TOTAL, NeomSummary, by_worth, earned
from neopolis.terminal.lab_words import words
from neopolis.terminal.tables import numbers, percent, table
from neopolis.text.messages import name_of


def show_tables(console: Console, summary: NeomSummary, pack: Pack, bots: tuple[str, ...]) -> None:
    """Print tables of points by category, of wins by seat or ranks, and of tiles."""
    console.print(_points_table(summary))
    console.print()
    console.print(_rank_table(summary) if summary.ranks else _seat_table(summary, bots))
    if not summary.ranks:
        console.print(words("wins-note"), style="dim")
    console.print()
    console.print(_tile_table(summary, pack))
    console.print(words("tiles-note"), style="dim")


def _points_table(summary: NeomSummary) -> Table:
    grid = table(words("head-points"))
    bots = sorted(summary.points)
    for bot in bots:
        numbers(grid, words("head-of", bot=bot, what=words("head-mean")), words("head-min"), words("head-max"))
    for category in (*CATEGORIES, TOTAL):
        row = [words(category)]
        for bot in bots:
            spread = summary.points[bot][category]
            row += [f"{spread.mean:.1f}", str(spread.least), str(spread.most)]
        grid.add_row(*row, style="bold" if category == TOTAL else "")
    return grid


def _seat_table(summary: NeomSummary, bots: tuple[str, ...]) -> Table:
    grid = table(words("head-seat"), words("head-bot"))
    heads = ("wins", "shared", "mean", "min", "max")
    numbers(grid, *[words(f"head-{head}") for head in heads])
    for seat, tally in sorted(summary.seats.items()):
        points = tally.points
        spread = (f"{points.mean:.1f}", str(points.least), str(points.most))
        grid.add_row(str(seat), bots[seat], str(tally.wins), str(tally.shared), *spread)
    return grid


def _rank_table(summary: NeomSummary) -> Table:
    grid = table(words("head-rank"))
    numbers(grid, words("head-games"))
    for rank, count in sorted(summary.ranks.items(), key=lambda pair: -pair[1]):
        grid.add_row(rank, str(count))
    return grid


def _tile_table(summary: NeomSummary, pack: Pack) -> Table:
    grid = table()
    numbers(grid, words("head-number"))
    grid.add_column(words("head-tile"), no_wrap=True)
    heads = ("generation", "drafted", "placed", "sold", "tile-points", "money", "earned")
    numbers(grid, *[words(f"head-{head}") for head in heads])
    for number in by_worth(pack, summary.tiles):
        tally = summary.tiles[number]
        tile = pack.tile(number)
        shares = [percent(count, summary.games) for count in (tally.drafted, tally.placed, tally.sold)]
        each = ["", "", ""]
        if tally.placed:
            each = [f"{tally.points / tally.placed:.1f}", f"{tally.money / tally.placed:.1f}", f"{earned(tally):.1f}"]
        grid.add_row(str(number), name_of(tile.name), tile.generation, *shares, *each)
    return grid
