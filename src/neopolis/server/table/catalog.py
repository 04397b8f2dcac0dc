"""The games that can be played, for who is about to choose: how many play, against which bots, with which options."""

from __future__ import annotations

import msgspec

from neopolis.server.table.games import KINDS, Kind
from neopolis.text.messages import message, name_of, slug

NAMED = ("setup", "corporations")  # options whose values are names


class BotOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot, and how it plays."""

    name: str
    about: str


class OptionOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be wished, and what that means."""

    value: str
    text: str


class GameOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game: for how many, against which bots, with which options. `stand_in` is the bot that stands in for people.

    Of `corporations` a plan may name one for each seat, with commas between them; of all others one.
    """

    game: str
    name: str
    least: int
    most: int
    bots: list[BotOffered]
    stand_in: str
    trades: bool
    options: dict[str, list[OptionOffered]]


def games_offered() -> list[GameOffered]:
    """All of them, in the language that is spoken."""
    return [_offered(kind) for kind in KINDS.values()]


def _offered(kind: Kind) -> GameOffered:
    return GameOffered(
        game=kind.name,
        name=message(f"game-{kind.name}", {}),
        least=kind.least,
        most=kind.most,
        bots=[BotOffered(bot, message(f"bot-{bot}", {})) for bot in kind.bots],
        stand_in=kind.stand_in,
        trades=kind.talks,
        options={name: [_option(name, value) for value in values] for name, values in kind.options.items()},
    )


def _option(name: str, value: str) -> OptionOffered:
    return OptionOffered(value, name_of(value) if name in NAMED else message(f"option-{name}-{slug(value)}", {}))
