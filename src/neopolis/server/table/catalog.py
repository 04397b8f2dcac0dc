"""The catalog of games: number of players, bots and options of each."""

from __future__ import annotations

import msgspec

from neopolis.games.definition import TableOption
from neopolis.games.registry import AnyGame, definitions
from neopolis.text.messages import add_messages, message, name_of

add_messages(
    {
        "game-neom": "NEOM",
        "game-new-angeles": "New Angeles",
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


class BotOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot and how it plays."""

    name: str
    about: str


class OptionOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value of an option and what it means."""

    value: str
    text: str


class GameOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game: number of players, bots and options. `stand_in` is the bot that stands in for people.

    A plan names one value per option; only for `corporations` may it list one per seat, separated by commas.
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
    """All games, described in the current language."""
    return [_offered(game) for game in definitions()]


def _offered(game: AnyGame) -> GameOffered:
    return GameOffered(
        game=game.name,
        name=message(f"game-{game.name}", {}),
        least=game.least_seats,
        most=game.most_seats,
        bots=[BotOffered(bot, message(f"bot-{bot}", {})) for bot in game.bots],
        stand_in=game.default_bot,
        trades=game.side_actions is not None,
        options={option.name: _values(option) for option in game.options},
    )


def _values(option: TableOption) -> list[OptionOffered]:
    if option.values_are_names:
        return [OptionOffered(value, name_of(value)) for value in option.values]
    return [OptionOffered(value, message(f"option-{option.name}-{value}", {})) for value in option.values]
