"""Bots: players that see what their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.bots.talk import talk
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused

__all__ = ["Bot", "Observation", "bot_of", "bot_seed", "is_bot", "talk"]

G = TypeVar("G", bound=ObservableGame)

MOST_DIGITS: Final = 6  # of a budget


def bot_of(bots: Mapping[str, Callable[[int], Bot[G]]], name: str, seed: int) -> Bot[G]:
    """Make a bot by name. All its random choices follow from the seed.

    A name may end with a budget: `searcher-200` uses 200 simulations for a decision, `searcher` its usual number.
    """
    plain, _, budget = name.rpartition("-")
    has_budget = plain in bots and budget.isascii() and budget.isdecimal() and 0 < len(budget) <= MOST_DIGITS
    kind = plain if has_budget else name
    if kind not in bots:
        raise Refused("unknown-bot", name=name[:40], known=", ".join(bots))
    bot = bots[kind](seed)
    if has_budget:
        if bot.budget == 0 or int(budget) == 0:
            raise Refused("bot-without-budget", name=name[:40], kind=kind)
        bot.budget = int(budget)
    return bot


def is_bot(bots: Mapping[str, Callable[[int], Bot[G]]], name: str) -> bool:
    """Whether there is a bot with this name, which may end with a budget."""
    try:
        bot_of(bots, name, 0)
    except Refused:
        return False
    return True


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat, in the game with this seed. Each seat's bot gets a different seed."""
    return (8 * seed + seat + 1) & MAX_SEED
