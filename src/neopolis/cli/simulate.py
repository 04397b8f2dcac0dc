"""`neopolis simulate`: many games between bots, and their summary."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from neopolis.cli.arguments import pack_folder, whole
from neopolis.cli.cli_options import CliOptions
from neopolis.cli.game_options import GameName, GameOptions, bots_help, refused_flags, seats_help, with_game_options
from neopolis.cli.progress import progress_bar
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import G, GameDefinition, Q, Summary
from neopolis.lab.simulation import Simulation, named_bots, pack_of, play_chunks, write_file, write_record
from neopolis.terminal.lab_words import words
from neopolis.text.messages import message

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
INTERRUPTED: Final = 130


class Run(msgspec.Struct, frozen=True):
    """How to run a simulation: the first seed, the numbers of games and processes, and what to write."""

    first: int  # the seed of the first game
    games: int
    jobs: int
    records: Path | None
    out: Path | None
    as_json: bool


def _simulate(
    options: GameOptions,
    game: GameName,
    games: Annotated[str, typer.Option(metavar="N", help=message("help-simulate.games", {}))] = "100",
    seats: Annotated[str, typer.Option(metavar="N", help=seats_help())] = "",
    seed: Annotated[str, typer.Option(metavar="N", help=message("help-simulate.seed", {}))] = "0",
    bots: Annotated[str, typer.Option(help=bots_help("simulated-bots-help"))] = "random",
    jobs: Annotated[str, typer.Option(metavar="N", help=message("help-simulate.jobs", {}))] = "1",
    records: Annotated[Path | None, typer.Option(help=message("help-simulate.records", {}))] = None,
    content: Annotated[Path | None, typer.Option(help=message("help-simulate.content", {}))] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=message("help-simulate.out", {}))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=message("help-simulate.json", {}))] = False,
) -> None:
    """Let bots play many games, and sum up how they went."""
    count = whole("--games", games, 1, MOST_GAMES, 100)
    processes = whole("--jobs", jobs, 1, MOST_JOBS, 1)
    first = whole("--seed", seed, 0, MAX_SEED, 0)
    run = Run(first, count, processes, records, out, as_json)
    folder = "" if content is None else str(content)
    play_all(registry.definition(game), CliOptions(options, seats=seats, bots=bots, content=folder), run)


simulate = with_game_options(_simulate)


def play_all(definition: GameDefinition[G, Q], options: CliOptions, run: Run) -> None:
    """Play all games, and print and write their summary."""
    simulation = _simulation(definition, options, run)
    totals = _played(definition, simulation, run)
    pack = pack_of(definition, simulation)
    played = {option.name: option.plain(simulation.options.get(option.name, "")) for option in definition.options}
    head = {"game": definition.name, "seed": run.first, "content": pack.hash, "options": played}
    summary = msgspec.json.encode({**head, **definition.plain_summary(totals, pack, simulation.bots)}).decode()
    if run.out is not None:
        write_file(run.out, summary + "\n")
    if run.as_json:
        print(summary)
        return
    console = Console(highlight=False)
    last = run.first + totals.games - 1
    console.print(words("title", games=totals.games, seats=simulation.seats, first=run.first, last=last))
    console.print()
    definition.show_summary(console, totals, pack, simulation.bots)
    if run.records is not None:
        print(words("records", count=run.games, folder=str(run.records)), file=sys.stderr)


def _simulation(definition: GameDefinition[G, Q], options: CliOptions, run: Run) -> Simulation:
    """What all games share: seats, bots, options and content; Refused if they do not fit the game."""
    given = options.games.of(definition)
    seats = options.seat_count(definition)
    files = definition.load_pack(pack_folder(options.content)).files if options.content else {}
    return Simulation(
        seats=seats,
        bots=named_bots(definition, options.bots, seats),
        options=given,
        content=tuple(sorted(files.items())),
        keeps_records=run.records is not None,
    )


def _played(definition: GameDefinition[G, Q], simulation: Simulation, run: Run) -> Summary:
    """The summary of all games. Ctrl-C ends the command."""
    try:
        with refused_flags(definition, simulation.seats):
            return _play(definition, simulation, run)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool:
        raise Refused("lab-lost-worker") from None


def _play(definition: GameDefinition[G, Q], simulation: Simulation, run: Run) -> Summary:
    """Play all games and show a progress bar."""
    totals = definition.empty_summary()
    with progress_bar(run.games) as advance:
        for chunk in play_chunks(definition, simulation, run.first, run.games, run.jobs):
            for seed, record in sorted(chunk.records.items()):
                if run.records is not None:
                    write_record(run.records, definition.name, seed, record)
            totals.add(chunk.summary)
            advance(totals.games)
    return totals
