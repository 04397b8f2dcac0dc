"""`neopolis simulate`: many games between bots, and what they come to."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from neopolis.cli.lab_sentences import words
from neopolis.cli.options import check_game, chosen_pack, flags, whole
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.lab.simulation import Simulation, named_bots, pack_of, play_chunks, write_record
from neopolis.lab.summary import TOTAL, Summary, by_worth, earned
from neopolis.neom import Pack
from neopolis.neom.game import MOST_SEATS
from neopolis.neom.scoring import CATEGORIES

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
INTERRUPTED: Final = 130


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="neom")],
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "100",
    seats: Annotated[str, typer.Option(metavar="N", help="How many players.")] = "3",
    seed: Annotated[str, typer.Option(metavar="N", help="The first game's seed; further games have the next.")] = "0",
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: random, greedy.")] = "random",
    jobs: Annotated[str, typer.Option(metavar="N", help="How many processes play. The results are the same.")] = "1",
    records: Annotated[Path | None, typer.Option(help="Folder for a record of each game.")] = None,
    tiles: Annotated[str | None, typer.Option(help="Tile set of a solo game: 1+, 4+ or 5+.")] = None,
    variant: Annotated[str, typer.Option(help="standard or beginner.")] = "standard",
    seller_money: Annotated[str, typer.Option(help="before-disaster or after-disaster.")] = "before-disaster",
    content: Annotated[Path | None, typer.Option(help="Folder of a content pack.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Let bots play many games, and sum up points, wins and tiles."""
    check_game(game)
    count = whole("--games", games, 1, MOST_GAMES, 100)
    processes = whole("--jobs", jobs, 1, MOST_JOBS, 1)
    players = whole("--seats", seats, 1, MOST_SEATS, 3)
    first = whole("--seed", seed, 0, MAX_SEED, 0)
    files = () if content is None else tuple(sorted(chosen_pack(content).files.items()))
    options = {"variant": variant, "tiles": tiles, "seller_money": seller_money}
    simulation = Simulation(
        players, named_bots(bots, players), variant, tiles, files, records is not None, seller_money
    )
    summary = _played(simulation, first, count, processes, records)
    pack = pack_of(simulation.content)
    if as_json:
        head = {"game": "neom", "seed": first, "content": pack.hash, "options": options}
        print(msgspec.json.encode({**head, **summary.plain(pack, simulation.bots)}).decode())
        return
    _show(summary, pack, simulation, first)
    if records is not None:
        print(words("records", count=count, folder=str(records)), file=sys.stderr)


def _played(simulation: Simulation, first: int, games: int, jobs: int, records: Path | None) -> Summary:
    """What all games came to; else the command ends."""
    try:
        with flags(simulation.seats):
            return _play(simulation, first, games, jobs, records)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool:
        raise Refused("lab-lost-worker") from None


def _play(simulation: Simulation, first: int, games: int, jobs: int, records: Path | None) -> Summary:
    """Play all games under a progress bar. It has no thread of its own, as processes are about to be forked."""
    console = Console(stderr=True)
    columns = (TextColumn(words("progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    summary = Summary()
    shown = console.is_terminal
    with Progress(*columns, console=console, transient=True, auto_refresh=False, disable=not shown) as progress:
        bar = progress.add_task("", total=games)
        for chunk in play_chunks(simulation, first, games, jobs):
            for seed, record in sorted(chunk.records.items()):
                if records is not None:
                    write_record(records, seed, record)
            summary.add(chunk.summary)
            progress.update(bar, completed=summary.games, refresh=True)
    return summary


def _show(summary: Summary, pack: Pack, simulation: Simulation, first: int) -> None:
    console = Console(highlight=False)
    games = summary.games
    console.print(words("title", games=games, seats=simulation.seats, first=first, last=first + games - 1))
    console.print()
    console.print(_points_table(summary))
    console.print()
    console.print(_rank_table(summary) if summary.ranks else _seat_table(summary, simulation.bots))
    if not summary.ranks:
        console.print(words("wins-note"), style="dim")
    console.print()
    console.print(_tile_table(summary, pack))
    console.print(words("tiles-note"), style="dim")


def _table(*left: str) -> Table:
    """A table without lines, to be filled up with columns of numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for head in left:
        table.add_column(head, no_wrap=True)
    return table


def _numbers(table: Table, *heads: str) -> None:
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)


def _points_table(summary: Summary) -> Table:
    table = _table(words("head-points"))
    bots = sorted(summary.points)
    for bot in bots:
        _numbers(table, words("head-of", bot=bot, what=words("head-mean")), words("head-min"), words("head-max"))
    for category in (*CATEGORIES, TOTAL):
        row = [words(category)]
        for bot in bots:
            spread = summary.points[bot][category]
            row += [f"{spread.mean:.1f}", str(spread.least), str(spread.most)]
        table.add_row(*row, style="bold" if category == TOTAL else "")
    return table


def _seat_table(summary: Summary, bots: tuple[str, ...]) -> Table:
    table = _table(words("head-seat"), words("head-bot"))
    heads = ("wins", "shared", "mean", "min", "max")
    _numbers(table, *[words(f"head-{head}") for head in heads])
    for seat, tally in sorted(summary.seats.items()):
        points = tally.points
        spread = (f"{points.mean:.1f}", str(points.least), str(points.most))
        table.add_row(str(seat), bots[seat], str(tally.wins), str(tally.shared), *spread)
    return table


def _rank_table(summary: Summary) -> Table:
    table = _table(words("head-rank"))
    _numbers(table, words("head-games"))
    for rank, count in sorted(summary.ranks.items(), key=lambda pair: -pair[1]):
        table.add_row(rank, str(count))
    return table


def _tile_table(summary: Summary, pack: Pack) -> Table:
    table = _table()
    _numbers(table, words("head-number"))
    table.add_column(words("head-tile"), no_wrap=True)
    heads = ("generation", "drafted", "placed", "sold", "tile-points", "money", "earned")
    _numbers(table, *[words(f"head-{head}") for head in heads])
    for number in by_worth(pack, summary.tiles):
        tally = summary.tiles[number]
        tile = pack.tile(number)
        shares = [words("percent", percent=f"{100 * count / summary.games:.0f}")
                  for count in (tally.drafted, tally.placed, tally.sold)]
        each = ["", "", ""]
        if tally.placed:
            each = [f"{tally.points / tally.placed:.1f}", f"{tally.money / tally.placed:.1f}", f"{earned(tally):.1f}"]
        table.add_row(str(number), tile.name, tile.generation, *shares, *each)
    return table
