"""`neopolis play`: a game in this terminal, alone, against bots or with others on one machine."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

from neopolis.bots import Bot, bot_seed
from neopolis.cli.arguments import pack_folder, whole
from neopolis.cli.cli_options import CliOptions
from neopolis.cli.game_options import GameName, GameOptions, bots_help, refused_flags, seats_help, with_game_options
from neopolis.cli.local.save import Save, Seats, check_seats, new_path, read_seats, read_whole
from neopolis.cli.local.session import LocalSession
from neopolis.engine.game import MAX_SEED
from neopolis.engine.record import Record
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import ContentPack, G, GameDefinition, Q
from neopolis.terminal.terminal import standard_terminal
from neopolis.text.messages import message

FIRST_SEEDS: Final = 1_000_000  # random seeds stay short, so that people can pass them on


def _play(
    games: GameOptions,
    game: GameName,
    seats: Annotated[str, typer.Option(metavar="N", help=seats_help())] = "",
    humans: Annotated[str, typer.Option(metavar="N", help=message("help-play.humans", {}), show_default="1")] = "",
    names: Annotated[str, typer.Option(metavar="A,B", help=message("help-play.names", {}))] = "",
    bots: Annotated[str, typer.Option(metavar="KIND", help=bots_help("bots-help"))] = "",
    seed: Annotated[str, typer.Option(metavar="N", help=message("help-play.seed", {}))] = "",
    content: Annotated[str, typer.Option(metavar="DIR", help=message("help-play.content", {}))] = "",
    resume: Annotated[str | None, typer.Option(metavar="FILE", help=message("help-play.resume", {}))] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help=message("help-play.save", {}))] = None,
) -> None:
    """Play a game in this terminal; it is saved after every answer."""
    definition = registry.definition(game)
    for flag, file in (("--resume", resume), ("--save", save)):
        if file == "":
            raise Refused("cli-empty", name=flag)
    options = CliOptions(games, seats, humans, names, bots, seed, content)
    raise typer.Exit(play_here(definition, options, resume or "", save or ""))


play = with_game_options(_play, for_people=True)


def play_here(definition: GameDefinition[G, Q], options: CliOptions, resume: str, save: str) -> int:
    """Play a new or a saved game. Returns the exit code."""
    terminal = standard_terminal()
    small = terminal.too_small()
    if small is not None:
        raise small
    options.games.of(definition)
    game, seating = resumed(definition, Path(resume), options) if resume else started(definition, options)
    record = game.record()
    seed = Record(record).head.seed
    bots = opponents(definition, game.seats, seating, seed)
    file = first_save(definition.name, record, seed, seating, resume, save)
    return LocalSession(definition, game, seating.names, bots, file, terminal).run()


def started(definition: GameDefinition[G, Q], options: CliOptions) -> tuple[G, Seats]:
    """A new game and who plays it."""
    count = options.seat_count(definition)
    folder = str(Path(options.content).resolve()) if options.content else ""
    seating = options.seating(count, definition, folder)
    seed = whole("--seed", options.seed, 0, MAX_SEED, secrets.randbelow(FIRST_SEEDS))
    with refused_flags(definition, count):
        pack = pack_in(definition, options.content)
        game = definition.start(count, seed, definition.table_options(options.games.of(definition)), pack)
    for seat in seating.humans:
        for row in definition.opening_side_actions(game, seat):
            game.side_action(seat, row)
    return game, seating


def pack_in(definition: GameDefinition[G, Q], folder: str) -> ContentPack | None:
    """The content pack in a folder; None without a folder."""
    return definition.load_pack(pack_folder(folder)) if folder else None


def resumed(definition: GameDefinition[G, Q], path: Path, options: CliOptions) -> tuple[G, Seats]:
    """A saved game and who plays it: as the command line says, or else as saved with the record."""
    options.check_resumed()
    record = read_whole(path)
    asked = options.humans or options.names or options.bots
    kept = None if asked else read_seats(path)
    folder = options.content or (kept.content if kept is not None else "")
    try:
        game = definition.replay(record, pack_in(definition, folder))
    except Refused as refused:
        raise Refused("cli-bad-file", refused.rules, path=str(path), reason=refused.message) from None
    if kept is None:
        return game, options.seating(game.seats, definition, folder)
    check_seats(kept, path, game.seats)
    return game, kept


def opponents(definition: GameDefinition[G, Q], seats: int, seating: Seats, seed: int) -> dict[int, Bot[G]]:
    """A bot for each seat that no person plays."""
    definition.make_bot(seating.bots, 0)  # refuses an unknown bot even if no seat needs one
    others = [seat for seat in range(seats) if seat not in seating.humans]
    return {seat: definition.make_bot(seating.bots, bot_seed(seed, seat)) for seat in others}


def first_save(name: str, record: str, seed: int, seating: Seats, resume: str, save: str) -> Save:
    """The file to save to, written for the first time."""
    path = Path(save) if save else Path(resume) if resume else new_path(name, seed)
    is_same = bool(resume) and path.resolve() == Path(resume).resolve()
    if path.exists() and not is_same:
        raise Refused("cli-save-exists", path=str(path))
    file = Save(path)
    file.begin(record, seating)
    return file
