"""`neopolis tournament`: bots against each other on the same deals, with intervals for everything that is measured."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from neopolis.cli.arguments import pack_folder, whole
from neopolis.cli.cli_options import CliOptions
from neopolis.cli.game_options import GameName, GameOptions, bots_help, refused_flags, seats_help, with_game_options
from neopolis.cli.progress import progress_bar
from neopolis.cli.simulate import INTERRUPTED, MOST_GAMES, MOST_JOBS
from neopolis.cli.tournament_tables import show_standings, title_of
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.lab.extra import need
from neopolis.lab.journal import Journal
from neopolis.lab.pairing import FORMATS, ONE_AGAINST_REST
from neopolis.lab.plot import plot as svg_of
from neopolis.lab.simulation import Simulation, write_file
from neopolis.lab.standings import Standings, standings
from neopolis.lab.tournament import Played, Tournament, play_all, tournament_of
from neopolis.terminal.lab_words import words
from neopolis.text.messages import message, one_of


class Run(msgspec.Struct, frozen=True):
    """How to run a tournament: the number of games and processes, and the files to write."""

    games: int
    jobs: int
    resume: Path | None
    out: Path | None
    plot: Path | None
    as_json: bool


def _tournament(
    options: GameOptions,
    game: GameName,
    bots: Annotated[str, typer.Option(help=bots_help("tournament-bots-help"))],
    form: Annotated[str, typer.Option("--format", help=message("help-tournament.form", {}))] = ONE_AGAINST_REST,
    games: Annotated[str, typer.Option(metavar="N", help=message("help-tournament.games", {}))] = "100",
    seats: Annotated[str, typer.Option(metavar="N", help=seats_help())] = "",
    seed: Annotated[str, typer.Option(metavar="N", help=message("help-tournament.seed", {}))] = "0",
    jobs: Annotated[str, typer.Option(metavar="N", help=message("help-simulate.jobs", {}))] = "1",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=message("help-tournament.resume", {}))] = None,
    content: Annotated[Path | None, typer.Option(help=message("help-simulate.content", {}))] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=message("help-tournament.out", {}))] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=message("help-tournament.plot", {}))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=message("help-tournament.json", {}))] = False,
) -> None:
    """Compare bots on the same deals."""
    if form not in FORMATS:
        raise Refused("tournament-format", known=one_of(*FORMATS), format=form[:40])
    count = whole("--games", games, 1, MOST_GAMES, 100)
    run = Run(count, whole("--jobs", jobs, 1, MOST_JOBS, 1), resume, out, plot, as_json)
    need("openskill", *([] if plot is None else ["matplotlib"]))
    definition = registry.definition(game)
    given = CliOptions(options, seats=seats, content="" if content is None else str(content))
    found = _begin(definition, given, form, bots, whole("--seed", seed, 0, MAX_SEED, 0))
    _report(definition, _played(definition, found, run), run)


tournament = with_game_options(_tournament)


def _begin(definition: GameDefinition[G, Q], options: CliOptions, form: str, bots: str, seed: int) -> Tournament:
    """The tournament that was asked for; Refused if it does not fit the game."""
    files = definition.load_pack(pack_folder(options.content)).files if options.content else {}
    run = Simulation(options.seat_count(definition), (), options.games.of(definition), tuple(sorted(files.items())))
    return tournament_of(definition, form, bots, run, seed)


def _played(definition: GameDefinition[G, Q], tournament: Tournament, run: Run) -> Standings:
    """The outcome of all games. Ctrl-C ends the command; with `--resume`, the finished games are kept."""
    journal = None if run.resume is None else Journal(run.resume, tournament)
    deals = tournament.deals(run.games)
    done = {key: game for key, game in journal.games.items() if key[0] < deals} if journal else {}
    with (
        _interruptible(done, journal),
        refused_flags(definition, tournament.seats),
        progress_bar(deals * tournament.games_per_deal, len(done)) as advance,
    ):
        for game in play_all(definition, tournament, deals, set(done), run.jobs):
            done[game.key] = game
            if journal is not None:
                journal.add(game)
            advance(len(done))
    return standings(tournament, done.values())


@contextmanager
def _interruptible(done: dict[tuple[int, int], Played], journal: Journal | None) -> Iterator[None]:
    """Say what is kept if the user or the system interrupts the games."""
    try:
        yield
    except KeyboardInterrupt:
        if journal is not None:
            print(words("kept-games", count=len(done), file=str(journal.path)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool:
        raise Refused("lab-lost-worker") from None


def _report(definition: GameDefinition[G, Q], found: Standings, run: Run) -> None:
    """Write and print the outcome."""
    text = msgspec.json.encode(found).decode()
    if run.out is not None:
        write_file(run.out, text + "\n")
    if run.plot is not None:
        write_file(run.plot, svg_of(found, title_of(definition.title, found)))
    if run.as_json:
        print(text)
    else:
        show_standings(Console(highlight=False), definition.title, found)
