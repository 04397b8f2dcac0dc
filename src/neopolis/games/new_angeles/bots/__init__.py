"""The bots of New Angeles, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.bots import Bot, bot_of
from neopolis.games.new_angeles.bots.plain import PlainBot
from neopolis.games.new_angeles.bots.random_trader import RandomTrader
from neopolis.games.new_angeles.game import NewAngelesGame

BOTS: Final[dict[str, Callable[[int], Bot[NewAngelesGame]]]] = {"random": RandomTrader, "plain": PlainBot}


def make_bot(name: str, seed: int) -> Bot[NewAngelesGame]:
    """Make a bot by name."""
    return bot_of(BOTS, name, seed)
