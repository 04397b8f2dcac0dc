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

from neopolis.cli.arguments import flags, pack_folder, whole
from neopolis.cli.cli_options import CliOptions
from neopolis.cli.lab_boxes import NEOM_LAB_BOX, NEW_ANGELES_LAB_BOX, LabBox
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.lab.lab import G, Lab, Simulation, T
from neopolis.lab.simulation import named_bots, play_chunks, write_file, write_record
from neopolis.terminal.lab_words import words
from neopolis.text.messages import all_of

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
INTERRUPTED: Final = 130


class Run(msgspec.Struct, frozen=True):
    """How much is played, by how many, and what is left of it."""

    first: int  # seed
    games: int
    jobs: int
    records: Path | None
    out: Path | None
    as_json: bool


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="neom or new-angeles")],
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "100",
    seats: Annotated[
        str, typer.Option(metavar="N", help="Players: NEOM 1 to 5, New Angeles 4 to 6.", show_default="3 or 4")
    ] = "",
    seed: Annotated[str, typer.Option(metavar="N", help="The first game's seed; further games have the next.")] = "0",
    bots: Annotated[
        str, typer.Option(help="One for all seats, or one for each: random; NEOM: greedy; New Angeles: plain.")
    ] = "random",
    jobs: Annotated[str, typer.Option(metavar="N", help="How many processes play. The results are the same.")] = "1",
    records: Annotated[Path | None, typer.Option(help="Folder for a record of each game.")] = None,
    tiles: Annotated[str, typer.Option(help="NEOM: tile set of a solo game: 1+, 4+ or 5+.")] = "",
    variant: Annotated[str, typer.Option(help="NEOM: standard or beginner.", show_default="standard")] = "",
    seller_money: Annotated[
        str, typer.Option(help="NEOM: before-disaster or after-disaster.", show_default="before-disaster")
    ] = "",
    setup: Annotated[str, typer.Option(metavar="NAME", help="New Angeles: the setup card.")] = "",
    corporations: Annotated[str, typer.Option(metavar="A,B", help="New Angeles: the corporations by seat.")] = "",
    content: Annotated[Path | None, typer.Option(help="Folder of a content pack.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write the summary as JSON here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Let bots play many games, and sum up how they went."""
    count = whole("--games", games, 1, MOST_GAMES, 100)
    processes = whole("--jobs", jobs, 1, MOST_JOBS, 1)
    first = whole("--seed", seed, 0, MAX_SEED, 0)
    run = Run(first, count, processes, records, out, as_json)
    options = CliOptions(
        seats=seats,
        bots=bots,
        tiles=tiles,
        variant=variant,
        seller_money=seller_money,
        setup=setup,
        corporations=corporations,
        content="" if content is None else str(content),
    )
    if game == NEOM_LAB_BOX.lab.name:
        play_all(NEOM_LAB_BOX, options, run)
    elif game == NEW_ANGELES_LAB_BOX.lab.name:
        play_all(NEW_ANGELES_LAB_BOX, options, run)
    else:
        raise Refused(
            "cli-unknown-game", name=game[:40], known=all_of(NEOM_LAB_BOX.lab.name, NEW_ANGELES_LAB_BOX.lab.name)
        )


def play_all(box: LabBox[G, T], options: CliOptions, run: Run) -> None:
    """Play what is asked for, and show what it came to."""
    lab = box.lab
    simulation = _simulation(box, options, run)
    totals = _played(lab, simulation, run)
    head = {"game": lab.name, "seed": run.first, "content": lab.pack(simulation).hash, "options": simulation.options}
    summary = msgspec.json.encode({**head, **lab.plain(totals, simulation)}).decode()
    if run.out is not None:
        write_file(run.out, summary + "\n")
    if run.as_json:
        print(summary)
        return
    console = Console(highlight=False)
    last = run.first + totals.games - 1
    console.print(words("title", games=totals.games, seats=simulation.seats, first=run.first, last=last))
    console.print()
    box.show_tables(console, totals, simulation)
    if run.records is not None:
        print(words("records", count=run.games, folder=str(run.records)), file=sys.stderr)


def _simulation(box: LabBox[G, T], options: CliOptions, run: Run) -> Simulation:
    """What all games have in common, or `Refused`."""
    options.check_empty(box.of_others, "cli-of-another-game")
    seats = whole("--seats", options.seats, *box.seats)
    files = box.lab.load(pack_folder(options.content)).files if options.content else {}
    return Simulation(
        seats=seats,
        bots=named_bots(box.lab, options.bots, seats),
        options=box.options(options),
        content=tuple(sorted(files.items())),
        keeps_records=run.records is not None,
    )


def _played(lab: Lab[G, T], simulation: Simulation, run: Run) -> T:
    """What all games came to; else the command ends."""
    try:
        with flags(simulation.seats):
            return _play(lab, simulation, run)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool:
        raise Refused("lab-lost-worker") from None


def _play(lab: Lab[G, T], simulation: Simulation, run: Run) -> T:
    """Play all games under a progress bar. It has no thread of its own, as processes are about to be forked."""
    console = Console(stderr=True)
    columns = (TextColumn(words("progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    totals = lab.nothing()
    shown = console.is_terminal
    with Progress(*columns, console=console, transient=True, auto_refresh=False, disable=not shown) as progress:
        bar = progress.add_task("", total=run.games)
        for chunk in play_chunks(lab, simulation, run.first, run.games, run.jobs):
            for seed, record in sorted(chunk.records.items()):
                if run.records is not None:
                    write_record(run.records, lab.name, seed, record)
            totals.add(chunk.summary)
            progress.update(bar, completed=totals.games, refresh=True)
    return totals
