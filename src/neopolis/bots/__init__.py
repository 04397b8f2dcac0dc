"""Bots: players that see what their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.bots.talk import talk
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused

__all__ = ["Bot", "Observation", "bot_of", "bot_seed", "talk"]

G = TypeVar("G", bound=ObservableGame)


def bot_of(bots: dict[str, Callable[[int], Bot[G]]], name: str, seed: int) -> Bot[G]:
    """Make a bot by name. All its random choices follow from the seed."""
    if name not in bots:
        raise Refused("unknown-bot", name=name, known=", ".join(bots))
    return bots[name](seed)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat, in the game with this seed. Each seat's bot gets a different seed."""
    return (8 * seed + seat + 1) & MAX_SEED
