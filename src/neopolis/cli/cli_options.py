"""What the command lines of `play` and `simulate` ask for."""

from __future__ import annotations

import msgspec

from neopolis.cli.arguments import whole
from neopolis.engine.refused import Refused
from neopolis.terminal.save import NAME_LENGTH, Seats, is_name
from neopolis.terminal.sentences import words


class CliOptions(msgspec.Struct, frozen=True):
    """What the command line asks for; empty where it says nothing."""

    seats: str = ""
    solo: bool = False
    humans: str = ""
    names: str = ""
    bots: str = ""
    seed: str = ""
    tiles: str = ""
    variant: str = ""
    seller_money: str = ""
    setup: str = ""
    corporations: str = ""
    content: str = ""

    def check_empty(self, fields: tuple[str, ...], code: str) -> None:
        """Nothing is asked for by these fields, or `Refused`."""
        for name in fields:
            if getattr(self, name):
                raise Refused(code, name="--" + name.replace("_", "-"))

    def named_corporations(self) -> list[str] | None:
        """The corporations by seat, None if they are to be dealt."""
        return [name.strip() for name in self.corporations.split(",")] if self.corporations else None

    def seating(self, count: int, bots: str, content: str) -> Seats:
        """Who plays at which seat: people first, then bots."""
        humans = whole("--humans", self.humans, 1, count, 1)
        named = [name.strip() for name in self.names.split(",")] if self.names else []
        people = named or [words("player", number=seat + 1) for seat in range(humans)]
        short = [name for name in people if is_name(name)]
        if len(set(short)) != humans or len(people) != humans:
            raise Refused("cli-bad-names", humans=humans, most=NAME_LENGTH)
        others = [words("bot", number=seat + 1) for seat in range(humans, count)]
        return Seats(names=[*people, *others], humans=list(range(humans)), bots=self.bots or bots, content=content)
