"""The games as `play` takes them from their boxes: how each is started, replayed, played by bots and shown."""

from __future__ import annotations

from typing import Final, Generic

from neopolis.bots import Bot
from neopolis.cli.arguments import pack_folder, whole
from neopolis.cli.cli_options import CliOptions
from neopolis.engine.refused import Refused
from neopolis.games.neom import game as neom
from neopolis.games.neom.bots import make_bot
from neopolis.games.neom.content.pack import load_pack as load_neom
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.terminal.renderer import NeomRenderer
from neopolis.games.new_angeles import game as new_angeles
from neopolis.games.new_angeles.bots import make_bot as make_new_angeles_bot
from neopolis.games.new_angeles.content.pack import load_pack as load_new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.terminal.session import NewAngelesSession
from neopolis.terminal.local_session import LocalSession
from neopolis.terminal.renderer import G
from neopolis.terminal.save import Save, Seats
from neopolis.terminal.terminal import Terminal


class Box(Generic[G]):
    """A game with all that playing it in a terminal takes."""

    name = ""
    bots = ""  # who plays at seats that are nobody's
    of_new_games: tuple[str, ...] = ()  # wishes that only a new game can fulfil
    of_others: tuple[str, ...] = ()  # wishes that another game fulfils

    def seats(self, options: CliOptions) -> int:
        """How many play."""
        raise NotImplementedError

    def start(self, options: CliOptions, seats: int, seed: int) -> G:
        """A new game."""
        raise NotImplementedError

    def replay(self, record: str, folder: str) -> G:
        """A saved game, with the content pack of a folder, if one is named."""
        raise NotImplementedError

    def bot(self, name: str, seed: int) -> Bot[G]:
        """A bot by name."""
        raise NotImplementedError

    def sit_down(self, game: G, seating: Seats, bots: dict[int, Bot[G]], save: Save, terminal: Terminal) -> int:
        """Play to the end, or until somebody quits. Returns the exit code."""
        raise NotImplementedError


class NeomBox(Box[NeomGame]):
    """NEOM for 1 to 5."""

    name = "neom"
    bots = "greedy"
    of_new_games = ("seats", "solo", "seed", "tiles", "variant", "seller_money")
    of_others = ("setup", "corporations")

    def seats(self, options: CliOptions) -> int:
        if options.solo and options.seats not in ("", "1"):
            raise Refused("cli-solo-seats", seats=options.seats)
        return 1 if options.solo else whole("--seats", options.seats, 1, neom.MOST_SEATS, 3)

    def start(self, options: CliOptions, seats: int, seed: int) -> NeomGame:
        return neom.start(
            seats,
            seed,
            variant=options.variant or "standard",
            tiles=options.tiles or None,
            seller_money=options.seller_money or "before-disaster",
            content=load_neom(pack_folder(options.content)) if options.content else None,
        )

    def replay(self, record: str, folder: str) -> NeomGame:
        return neom.replay(record, load_neom(pack_folder(folder)) if folder else None)

    def bot(self, name: str, seed: int) -> Bot[NeomGame]:
        return make_bot(name, seed)

    def sit_down(
        self, game: NeomGame, seating: Seats, bots: dict[int, Bot[NeomGame]], save: Save, terminal: Terminal
    ) -> int:
        return LocalSession(game, NeomRenderer(seating.names, terminal), bots, save, terminal).run()


class NewAngelesBox(Box[NewAngelesGame]):
    """New Angeles for 4 to 6."""

    name = "new-angeles"
    bots = "plain"
    of_new_games = ("seats", "seed", "setup", "corporations")
    of_others = ("solo", "tiles", "variant", "seller_money")

    def seats(self, options: CliOptions) -> int:
        return whole("--seats", options.seats, new_angeles.LEAST_SEATS, new_angeles.MOST_SEATS, new_angeles.LEAST_SEATS)

    def start(self, options: CliOptions, seats: int, seed: int) -> NewAngelesGame:
        return new_angeles.start(
            seats,
            seed,
            corporations=options.named_corporations(),
            setup=options.setup or None,
            content=load_new_angeles(pack_folder(options.content)) if options.content else None,
        )

    def replay(self, record: str, folder: str) -> NewAngelesGame:
        return new_angeles.replay(record, load_new_angeles(pack_folder(folder)) if folder else None)

    def bot(self, name: str, seed: int) -> Bot[NewAngelesGame]:
        return make_new_angeles_bot(name, seed)

    def sit_down(
        self, game: NewAngelesGame, seating: Seats, bots: dict[int, Bot[NewAngelesGame]], save: Save, terminal: Terminal
    ) -> int:
        return NewAngelesSession(game, seating.names, bots, save, terminal).run()


NEOM_BOX: Final = NeomBox()
NEW_ANGELES_BOX: Final = NewAngelesBox()
