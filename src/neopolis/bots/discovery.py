"""Finds the bots of a game: a new bot needs only a module in the game's package."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TypeVar, cast

from neopolis.bots.bot import Bot, ObservableGame
from neopolis.bots.random_bot import RandomBot

G = TypeVar("G", bound=ObservableGame)

BotMaker = Callable[[int], Bot[G]]  # makes a bot from a seed


def find_bots(package: str, path: list[str]) -> dict[str, BotMaker[G]]:
    """The bots in a game's package by name, each made from a seed. Every game has a bot that plays at random.

    A bot is a class that is defined in a module of the package, inherits from `Bot` and has its own `name`. The cast is
    safe because a game's package holds only bots that play this game.
    """
    found: dict[str, BotMaker[G]] = {RandomBot.name: RandomBot}
    defined: dict[str, str] = {}
    for module in pkgutil.iter_modules(path, f"{package}."):
        for name, maker in _bots_of(importlib.import_module(module.name)):
            if name in defined:
                raise ValueError(f"Two bots have the name {name!r}: one in {defined[name]}, one in {module.name}.")
            defined[name] = module.name
            found[name] = cast(BotMaker[G], maker)
    return found


def _bots_of(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The bots that a module defines, not those that it imports."""
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == module.__name__:
            if "name" in vars(thing):  # without a name, it is a base class of other bots
                yield thing.name, thing
