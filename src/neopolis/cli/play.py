"""`neopolis play`: a game in this terminal, alone, against bots or with others on one machine."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

from neopolis.bots import Bot, bot_seed
from neopolis.cli.arguments import flags, whole
from neopolis.cli.boxes import NEOM_BOX, NEW_ANGELES_BOX, Box
from neopolis.cli.cli_options import CliOptions
from neopolis.engine.game import MAX_SEED
from neopolis.engine.record import Record
from neopolis.engine.refused import Refused
from neopolis.terminal.renderer import G
from neopolis.terminal.save import Save, Seats, check_seats, new_path, read_seats, read_whole
from neopolis.terminal.terminal import Terminal, standard_terminal
from neopolis.text.messages import all_of

FIRST_SEEDS: Final = 1_000_000  # a random seed is short enough to be told to a friend


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="neom or new-angeles")],
    seats: Annotated[str, typer.Option(metavar="N", help="Players: NEOM 1 to 5, New Angeles 4 to 6.")] = "",
    humans: Annotated[str, typer.Option(metavar="N", help="How many are people here.", show_default="1")] = "",
    names: Annotated[str, typer.Option(metavar="A,B", help="Names of the people, with commas.")] = "",
    bots: Annotated[str, typer.Option(metavar="KIND", help="NEOM: random, greedy. New Angeles: random, plain.")] = "",
    solo: Annotated[bool, typer.Option("--solo", help="NEOM: alone, by the solo rules.")] = False,
    seed: Annotated[str, typer.Option(metavar="N", help="The same seed deals the same game.")] = "",
    tiles: Annotated[str, typer.Option(metavar="SET", help="NEOM solo: 1+, 4+ or 5+.", show_default="1+")] = "",
    variant: Annotated[
        str, typer.Option(metavar="NAME", help="NEOM: standard or beginner.", show_default="standard")
    ] = "",
    seller_money: Annotated[
        str,
        typer.Option(metavar="WHEN", help="NEOM: before-disaster or after-disaster.", show_default="before-disaster"),
    ] = "",
    setup: Annotated[str, typer.Option(metavar="NAME", help="New Angeles: the setup card.")] = "",
    corporations: Annotated[str, typer.Option(metavar="A,B", help="New Angeles: the corporations by seat.")] = "",
    content: Annotated[str, typer.Option(metavar="DIR", help="Another content pack.")] = "",
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Where to save the game.")] = None,
) -> None:
    """Play a game in this terminal; what is typed is saved after every answer."""
    options = CliOptions(
        seats=seats,
        solo=solo,
        humans=humans,
        names=names,
        bots=bots,
        seed=seed,
        tiles=tiles,
        variant=variant,
        seller_money=seller_money,
        setup=setup,
        corporations=corporations,
        content=content,
    )
    check_known(game)
    for flag, file in (("--resume", resume), ("--save", save)):
        if file == "":
            raise Refused("cli-empty", name=flag)
    if game == NEOM_BOX.name:
        raise typer.Exit(sit(NEOM_BOX, options, resume or "", save or ""))
    raise typer.Exit(sit(NEW_ANGELES_BOX, options, resume or "", save or ""))


def check_known(game: str) -> None:
    """One of the two games."""
    games = (NEOM_BOX.name, NEW_ANGELES_BOX.name)
    if game not in games:
        raise Refused("cli-unknown-game", name=game[:40], known=all_of(*games))


def sit(box: Box[G], options: CliOptions, resume: str, save: str) -> int:
    """Play a new or a saved game. Returns the exit code."""
    terminal: Terminal = standard_terminal()
    small = terminal.too_small()
    if small is not None:
        raise small
    options.check_empty(box.of_others, "cli-of-another-game")
    table, seating = resumed(box, Path(resume), options) if resume else started(box, options)
    record = table.record()
    first_seed = Record(record).head.seed
    players = opponents(box, table.seats, seating, first_seed)
    file = begun(box.name, record, first_seed, seating, resume, save)
    return box.sit_down(table, seating, players, file, terminal)


def started(box: Box[G], options: CliOptions) -> tuple[G, Seats]:
    """A new game and who plays it."""
    count = box.seats(options)
    folder = str(Path(options.content).resolve()) if options.content else ""
    seating = options.seating(count, box.bots, folder)
    seed = whole("--seed", options.seed, 0, MAX_SEED, secrets.randbelow(FIRST_SEEDS))
    with flags(count):
        return box.start(options, count, seed), seating


def resumed(box: Box[G], path: Path, options: CliOptions) -> tuple[G, Seats]:
    """A saved game and who plays it: as kept beside the record, or else as the command line says."""
    options.check_empty(box.of_new_games, "cli-belongs-to-record")
    record = read_whole(path)
    asked = options.humans or options.names or options.bots
    kept = None if asked else read_seats(path)
    folder = options.content or (kept.content if kept is not None else "")
    try:
        game = box.replay(record, folder)
    except Refused as refused:
        raise Refused("cli-bad-file", refused.rules, path=str(path), reason=refused.message) from None
    if kept is None:
        return game, options.seating(game.seats, box.bots, folder)
    check_seats(kept, path, game.seats)
    return game, kept


def opponents(box: Box[G], seats: int, seating: Seats, seed: int) -> dict[int, Bot[G]]:
    """A bot for each seat that is nobody's."""
    box.bot(seating.bots, 0)  # an unknown kind is told even when nobody needs one
    others = [seat for seat in range(seats) if seat not in seating.humans]
    return {seat: box.bot(seating.bots, bot_seed(seed, seat)) for seat in others}


def begun(name: str, record: str, seed: int, seating: Seats, resume: str, save: str) -> Save:
    """The file to save to, written for the first time."""
    path = Path(save) if save else Path(resume) if resume else new_path(name, seed)
    is_same = bool(resume) and path.resolve() == Path(resume).resolve()
    if path.exists() and not is_same:
        raise Refused("cli-save-exists", path=str(path))
    file = Save(path)
    file.begin(record, seating)
    return file
