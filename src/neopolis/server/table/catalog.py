"""The games that can be played, for who is about to choose: how many play, against which bots, with which options."""

from __future__ import annotations

import msgspec

from neopolis.server.table.games import KINDS, Kind
from neopolis.text.messages import add_messages, message, name_of

add_messages(
    {
        "game-neom": "NEOM",
        "game-new-angeles": "New Angeles",
        "bot-title-random": "random",
        "bot-title-greedy": "greedy",
        "bot-title-plain": "plain",
        "option-title-variant": "Variant",
        "option-title-tiles": "Tiles",
        "option-title-seller_money": "Money from Goods you sell",
        "option-title-setup": "Setup card",
        "option-title-corporations": "Corporations",
        "bot-random": "plays at random, for trying things out",
        "bot-greedy": "looks one move ahead and takes the most points",
        "bot-plain": "plays by simple rules of thumb, and trades",
        "option-variant-standard": "the whole game, with the Preliminary Round",
        "option-variant-beginner": "for beginners: one Cornerstone each, at random",
        "option-tiles-1+": "solo: the tiles for up to three players",
        "option-tiles-4+": "solo: with the tiles for four",
        "option-tiles-5+": "solo: all tiles",
        "option-seller_money-before-disaster": "sellers may use their money for the Disaster of the same turn",
        "option-seller_money-after-disaster": "sellers get their money after the Disaster",
    }
)

NAMED = ("setup", "corporations")  # options whose values are names


class BotOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot: the name that plans use, how it plays, and its name for people."""

    name: str
    about: str
    title: str = ""


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
    option_titles: dict[str, str] = {}  # what each option is called


def games_offered() -> list[GameOffered]:
    """All of them, in the language that is spoken."""
    return [_offered(kind) for kind in KINDS.values()]


def _offered(kind: Kind) -> GameOffered:
    return GameOffered(
        game=kind.name,
        name=message(f"game-{kind.name}", {}),
        least=kind.least,
        most=kind.most,
        bots=[_bot(bot) for bot in kind.bots],
        stand_in=kind.stand_in,
        trades=kind.talks,
        options={name: [_option(name, value) for value in values] for name, values in kind.options.items()},
        option_titles={name: message(f"option-title-{name}", {}) for name in kind.options},
    )


def _bot(name: str) -> BotOffered:
    return BotOffered(name, message(f"bot-{name}", {}), message(f"bot-title-{name}", {}))


def _option(name: str, value: str) -> OptionOffered:
    return OptionOffered(value, name_of(value) if name in NAMED else message(f"option-{name}-{value}", {}))
