"""The options of games on the command line. Commands that start games take the options of every game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Concatenate, Final, ParamSpec

import typer

from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import G, GameDefinition, Q, SeatsFlag, TableOption
from neopolis.games.registry import AnyGame, definitions
from neopolis.terminal.sentences import words
from neopolis.text.messages import message, one_of

P = ParamSpec("P")
ON: Final = "yes"  # the value of a flag that was given

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"{one_of(*registry.names())}.")]


class GameOptions:
    """The values of the game options that were given on the command line, by name."""

    def __init__(self, given: dict[str, object]) -> None:
        self.given: Final = {name: ON if value is True else str(value) for name, value in given.items() if value}

    def of(self, game: GameDefinition[G, Q]) -> dict[str, str]:
        """The options that were given for this game; Refused if a given option belongs to another game."""
        own = [*[option.name for option in game.options], *[flag.name for flag in game.seats_flags]]
        for name in self.given:
            if name not in own:
                raise Refused("cli-of-another-game", name=flag_of(name))
        return {option.name: self.given[option.name] for option in game.options if option.name in self.given}

    def seats_flag(self, game: GameDefinition[G, Q]) -> SeatsFlag | None:
        """The flag that stands for a number of seats, if one was given."""
        found = [flag for flag in game.seats_flags if flag.name in self.given]
        return found[0] if found else None


def seats_help() -> str:
    """The help of `--seats`: how many seats each game can have."""
    found = [words("seats-of", game=one.name, least=one.least_seats, most=one.most_seats) for one in definitions()]
    return words("seats-help", games="; ".join(found))


def bots_help(code: str) -> str:
    """The help of `--bots`: the message with this code, with the bots of each game in it."""
    found = [words("bots-of", game=one.name, bots=", ".join(_bot_names(one))) for one in definitions()]
    return words(code, games="; ".join(found))


def _bot_names(game: AnyGame) -> list[str]:
    """The names that choose a bot: levels first."""
    return [*[level.name for level in game.levels], *game.bots]


def flag_of(name: str) -> str:
    """The flag for an option, as people type it: `--seller-money` for `seller_money`."""
    return "--" + name.replace("_", "-")


@contextmanager
def refused_flags(game: GameDefinition[G, Q], seats: int) -> Iterator[None]:
    """Make a refusal name the flag that was typed, such as `--seller-money`, and not the option."""
    try:
        yield
    except Refused as refused:
        raise game.option_refusal(refused, seats) from None


def with_game_options(
    function: Callable[Concatenate[GameOptions, P], None], for_people: bool = False
) -> Callable[P, None]:
    """A command that takes the options of all games in addition to its own parameters.

    If `for_people`, it also takes the flags for numbers of seats, and options have the values that tables use.
    """
    added = _parameters(for_people)

    def command(*arguments: P.args, **options: P.kwargs) -> None:
        given = {name: options.pop(name) for name in added}
        function(GameOptions(given), *arguments, **options)

    own = list(inspect.signature(function, eval_str=True).parameters.values())[1:]
    command.__dict__["__signature__"] = inspect.Signature([*own, *added.values()])
    return command


def _parameters(for_people: bool) -> dict[str, inspect.Parameter]:
    """A parameter for each option of each game; options with the same name are one parameter."""
    found: dict[str, inspect.Parameter] = {}
    for game in definitions():
        panel = words("options-of", game=game.name)
        for flag in game.seats_flags if for_people else ():
            info = typer.Option(flag.flag, help=message(flag.help, {}), rich_help_panel=panel)
            found.setdefault(flag.name, _parameter(flag.name, Annotated[bool, info], False))
        for option in game.options:
            default = option.at_tables if for_people and option.at_tables else option.default
            info = typer.Option(
                option.flag,
                metavar="A,B" if option.per_seat else "VALUE",
                help=_help(option),
                show_default=default or False,
                rich_help_panel=panel,
            )
            found.setdefault(option.name, _parameter(option.name, Annotated[str, info], ""))
    return found


def _parameter(name: str, annotation: object, default: object) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _help(option: TableOption) -> str:
    """What an option changes, and the values it takes."""
    values = one_of(*option.values)
    if option.per_seat:
        values = words("one-for-each-seat", values=values)
    return f"{message(option.help, {})} {values}." if option.help else f"{values}."
