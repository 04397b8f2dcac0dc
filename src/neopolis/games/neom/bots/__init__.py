"""The bots of NEOM, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.bots import Bot, bot_of
from neopolis.bots.random_bot import RandomBot
from neopolis.games.neom.bots.greedy import GreedyBot
from neopolis.games.neom.game import NeomGame

BOTS: Final[dict[str, Callable[[int], Bot[NeomGame]]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot[NeomGame]:
    """A bot by name."""
    return bot_of(BOTS, name, seed)
