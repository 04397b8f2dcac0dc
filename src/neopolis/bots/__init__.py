"""Players that see a view and a decision, never a foreign state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.bots.bot import Bot, Eyes
from neopolis.bots.greedy_bot import GreedyBot
from neopolis.bots.random_bot import RandomBot
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences

__all__ = ["BOTS", "Bot", "Eyes", "bot_seed", "make_bot"]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}

add_sentences({"unknown-bot": "There is no bot called '{name}'; the bots are: {known}."})


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name. All that it leaves to chance follows from the seed."""
    if name not in BOTS:
        raise Refused("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](seed)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a seat's bot in the game with a seed: never the game's own, and another one for each seat."""
    return (8 * seed + seat + 1) & MAX_SEED
