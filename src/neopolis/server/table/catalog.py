"""The catalog of games: number of players, bots and options of each."""

from __future__ import annotations

import msgspec

from neopolis.games.definition import Level, TableOption
from neopolis.games.registry import AnyGame, definitions
from neopolis.text.messages import has_message, message, name_of, slug


class BotOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot: the name that plans use, how it plays ("" if nobody has described it), and its name for people."""

    name: str
    about: str
    title: str = ""


class LevelOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level: its bot, its name for people, and how strong that is. `name` can be used in plans, too."""

    name: str
    bot: str
    title: str
    about: str


class OptionOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value of an option and what it means."""

    value: str
    text: str


class GameOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game: number of players, bots and options. `stand_in` is the default bot, which fills seats. `levels` has
    the bots that most people choose from.

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
    option_titles: dict[str, str] = {}  # the name of each option for people
    levels: list[LevelOffered] = []  # the weakest first


def games_offered() -> list[GameOffered]:
    """All games, described in the current language."""
    return [_offered(game) for game in definitions()]


def _offered(game: AnyGame) -> GameOffered:
    return GameOffered(
        game=game.name,
        name=game.title,
        least=game.least_seats,
        most=game.most_seats,
        bots=[_bot(bot) for bot in game.bots],
        stand_in=game.default_bot,
        trades=game.side_actions is not None,
        options={option.name: _values(option) for option in game.options},
        option_titles={option.name: message(f"option-title-{option.name}", {}) for option in game.options},
        levels=[_level(game, level) for level in game.levels],
    )


def _level(game: AnyGame, level: Level) -> LevelOffered:
    about = f"level-{level.name}-{game.name}"
    return LevelOffered(
        level.name, level.bot, message(f"level-{level.name}", {}), message(about, {}) if has_message(about) else ""
    )


def _bot(name: str) -> BotOffered:
    about, title = f"bot-{name}", f"bot-{name}.title"
    return BotOffered(
        name, message(about, {}) if has_message(about) else "", message(title, {}) if has_message(title) else name
    )


def _values(option: TableOption) -> list[OptionOffered]:
    if option.values_are_names:
        return [OptionOffered(value, name_of(value)) for value in option.values]
    return [OptionOffered(value, message(f"option-{option.name}-{slug(value)}", {})) for value in option.values]
