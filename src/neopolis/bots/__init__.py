"""Bots: players that see what their seat may know, and nothing else of the game's state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.bots.talk import talk
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.text.messages import add_messages

__all__ = ["Bot", "Observation", "bot_of", "bot_seed", "talk"]

G = TypeVar("G", bound=ObservableGame)

add_messages({"unknown-bot": "There is no bot called '{name}'; the bots are: {known}."})


def bot_of(bots: dict[str, Callable[[int], Bot[G]]], name: str, seed: int) -> Bot[G]:
    """The bot with a name; Refused if there is none. Its random choices depend only on the seed."""
    if name not in bots:
        raise Refused("unknown-bot", name=name, known=", ".join(bots))
    return bots[name](seed)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a seat's bot, made from the game's seed. It is different for each seat and from the game's seed."""
    return (8 * seed + seat + 1) & MAX_SEED
