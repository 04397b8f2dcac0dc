"""`neopolis play`: a game in this terminal, alone, against bots or with others on one machine."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from neopolis.bots import Bot, bot_seed, make_bot
from neopolis.cli.neom_session import Session
from neopolis.cli.options import check_game, chosen_pack, flags, whole
from neopolis.cli.save import NAME_LENGTH, Save, Seats, check_seats, is_name, new_path, read_seats, read_whole
from neopolis.cli.sentences import words
from neopolis.cli.terminal import standard_terminal
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.neom.game import MOST_SEATS, NeomGame, replay, start
from neopolis.neom.pack import Pack

SEATS: Final = 3
FIRST_SEEDS: Final = 1_000_000  # a random seed is short enough to be told to a friend


class Wishes(msgspec.Struct, frozen=True):
    """What the command line asks for; empty where it says nothing."""

    seats: str
    solo: bool
    humans: str
    names: str
    bots: str
    seed: str
    tiles: str
    variant: str
    seller_money: str
    content: str

    def seat_count(self) -> int:
        """How many play."""
        if self.solo and self.seats not in ("", "1"):
            raise Refused("cli-solo-seats", seats=self.seats)
        return 1 if self.solo else whole("--seats", self.seats, 1, MOST_SEATS, SEATS)

    def seating(self, count: int, content: str) -> Seats:
        """Who plays at which seat: people first, then bots."""
        humans = whole("--humans", self.humans, 1, count, 1)
        named = [name.strip() for name in self.names.split(",")] if self.names else []
        people = named or [words("player", number=seat + 1) for seat in range(humans)]
        short = [name for name in people if is_name(name)]
        if len(set(short)) != humans or len(people) != humans:
            raise Refused("cli-bad-names", humans=humans, most=NAME_LENGTH)
        others = [words("bot", number=seat + 1) for seat in range(humans, count)]
        return Seats(names=[*people, *others], humans=list(range(humans)), bots=self.bots or "greedy", content=content)


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="neom (new-angeles is not there yet)")],
    seats: Annotated[str, typer.Option(metavar="N", help="Players, 1 to 5.", show_default="3")] = "",
    humans: Annotated[str, typer.Option(metavar="N", help="How many are people here.", show_default="1")] = "",
    names: Annotated[str, typer.Option(metavar="A,B", help="Names of the people, with commas.")] = "",
    bots: Annotated[str, typer.Option(metavar="KIND", help="random or greedy.", show_default="greedy")] = "",
    solo: Annotated[bool, typer.Option("--solo", help="Alone, by the solo rules.")] = False,
    seed: Annotated[str, typer.Option(metavar="N", help="The same seed deals the same game.")] = "",
    tiles: Annotated[str, typer.Option(metavar="SET", help="Solo: 1+, 4+ or 5+.", show_default="1+")] = "",
    variant: Annotated[str, typer.Option(metavar="NAME", help="standard or beginner.", show_default="standard")] = "",
    seller_money: Annotated[
        str, typer.Option(metavar="WHEN", help="before-disaster or after-disaster.", show_default="before-disaster")
    ] = "",
    content: Annotated[str, typer.Option(metavar="DIR", help="Another content pack.")] = "",
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Where to save the game.")] = None,
) -> None:
    """Play a game in this terminal; what is typed is saved after every answer."""
    check_game(game)
    for flag, file in (("--resume", resume), ("--save", save)):
        if file == "":
            raise Refused("cli-empty", name=flag)
    terminal = standard_terminal()
    small = terminal.too_small()
    if small is not None:
        raise small
    wishes = Wishes(seats, solo, humans, names, bots, seed, tiles, variant, seller_money, content)
    table, seating = resumed(Path(resume), wishes) if resume else started(wishes)
    players = opponents(table, seating)
    saved = begun(table, seating, resume or "", save or "")
    raise typer.Exit(Session(table, seating.names, players, saved, terminal).run())


def started(wishes: Wishes) -> tuple[NeomGame, Seats]:
    """A new game and who plays it."""
    count = wishes.seat_count()
    folder = str(Path(wishes.content).resolve()) if wishes.content else ""
    seating = wishes.seating(count, folder)
    seed = whole("--seed", wishes.seed, 0, MAX_SEED, secrets.randbelow(FIRST_SEEDS))
    with flags(count):
        game = start(
            count,
            seed,
            variant=wishes.variant or "standard",
            tiles=wishes.tiles or None,
            seller_money=wishes.seller_money or "before-disaster",
            content=pack_of(wishes.content),
        )
    return game, seating


def pack_of(folder: str) -> Pack | None:
    """The content pack in a folder; None for the default."""
    return chosen_pack(Path(folder)) if folder else None


def resumed(path: Path, wishes: Wishes) -> tuple[NeomGame, Seats]:
    """A saved game and who plays it: as kept beside the record, or else as the command line says."""
    for name in ("seats", "solo", "seed", "tiles", "variant", "seller_money"):
        if getattr(wishes, name):
            raise Refused("cli-belongs-to-record", name="--" + name.replace("_", "-"))
    record = read_whole(path)
    asked = wishes.humans or wishes.names or wishes.bots
    kept = None if asked else read_seats(path)
    folder = wishes.content or (kept.content if kept is not None else "")
    try:
        game = replay(record, pack_of(folder))
    except Refused as refused:
        raise Refused("cli-bad-file", refused.rules, path=str(path), reason=refused.message) from None
    if kept is None:
        return game, wishes.seating(game.seats, folder)
    check_seats(kept, path, game.seats)
    return game, kept


def opponents(game: NeomGame, seating: Seats) -> dict[int, Bot]:
    """A bot for each seat that is nobody's."""
    log = game.log
    seed = log.head.seed if log is not None else 0
    others = [seat for seat in range(game.seats) if seat not in seating.humans]
    make_bot(seating.bots, 0)  # an unknown kind is told even when nobody needs one
    return {seat: make_bot(seating.bots, bot_seed(seed, seat)) for seat in others}


def begun(game: NeomGame, seating: Seats, resume: str, save: str) -> Save:
    """The file to save to, written for the first time."""
    log = game.log
    seed = log.head.seed if log is not None else 0
    path = Path(save) if save else Path(resume) if resume else new_path(seed)
    is_same = bool(resume) and path.resolve() == Path(resume).resolve()
    if path.exists() and not is_same:
        raise Refused("cli-save-exists", path=str(path))
    file = Save(path)
    file.begin(game.record(), seating)
    return file
