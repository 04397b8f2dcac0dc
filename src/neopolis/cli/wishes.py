"""What the command line of `play` asks for."""

from __future__ import annotations

import msgspec

from neopolis.cli.save import Seats
from neopolis.cli.sentences import words
from neopolis.engine.refused import Refused

NAME_LENGTH = 12


class Wishes(msgspec.Struct, frozen=True):
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

    def seating(self, count: int, bots: str, content: str) -> Seats:
        """Who plays at which seat: people first, then bots."""
        humans = whole("--humans", self.humans, 1, count, 1)
        named = [name.strip() for name in self.names.split(",")] if self.names else []
        people = named or [words("player", number=seat + 1) for seat in range(humans)]
        short = [name for name in people if 0 < len(name) <= NAME_LENGTH and name.isprintable()]
        if len(set(short)) != humans or len(people) != humans:
            raise Refused("cli-bad-names", humans=humans)
        others = [words("bot", number=seat + 1) for seat in range(humans, count)]
        return Seats(names=[*people, *others], humans=list(range(humans)), bots=self.bots or bots, content=content)


def whole(name: str, text: str, least: int, most: int, default: int) -> int:
    """A whole number of the command line."""
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 20 or not least <= int(text) <= most:
        raise Refused("cli-bad-number", name=name, least=least, most=most, value=text[:40])
    return int(text)
