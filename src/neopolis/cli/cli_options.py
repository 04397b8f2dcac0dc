"""The options of `play` and `simulate` that all games share."""

from __future__ import annotations

import msgspec

from neopolis.cli.arguments import whole
from neopolis.cli.game_options import GameOptions, flag_of
from neopolis.cli.local.save import NAME_LENGTH, Seats, is_name
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.terminal.sentences import words


class CliOptions(msgspec.Struct, frozen=True):
    """The values of the options on the command line; "" for an option that was not given."""

    games: GameOptions
    seats: str = ""
    humans: str = ""
    names: str = ""
    bots: str = ""
    seed: str = ""
    content: str = ""

    def check_resumed(self) -> None:
        """Refused if an option was given that applies only to a new game."""
        for name, value in {"seats": self.seats, "seed": self.seed, **self.games.given}.items():
            if value:
                raise Refused("cli-belongs-to-record", name=flag_of(name))

    def seat_count(self, game: GameDefinition[G, Q]) -> int:
        """The number of seats, from `--seats` or from a flag that stands for a number, such as `--solo`."""
        flag = self.games.seats_flag(game)
        if flag is None:
            return whole("--seats", self.seats, game.least_seats, game.most_seats, game.usual_seats)
        if self.seats not in ("", str(flag.seats)):
            raise Refused(flag.conflict, seats=self.seats)
        return flag.seats

    def seating(self, count: int, game: GameDefinition[G, Q], content: str) -> Seats:
        """Who plays at which seat: people first, then bots."""
        humans = whole("--humans", self.humans, 1, count, 1)
        named = [name.strip() for name in self.names.split(",")] if self.names else []
        people = named or [words("player", number=seat + 1) for seat in range(humans)]
        short = [name for name in people if is_name(name)]
        if len(set(short)) != humans or len(people) != humans:
            raise Refused("cli-bad-names", humans=humans, most=NAME_LENGTH)
        others = [words("bot", number=seat + 1) for seat in range(humans, count)]
        bots = game.bot_named(self.bots) if self.bots else game.default_bot
        return Seats(names=[*people, *others], humans=list(range(humans)), bots=bots, content=content)
