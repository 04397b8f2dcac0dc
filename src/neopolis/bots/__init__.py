"""Players that see a view and a decision, never a foreign state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from neopolis.bots.bot import Bot, Eyes, Watched
from neopolis.bots.greedy_bot import GreedyBot
from neopolis.bots.plain_bot import PlainBot
from neopolis.bots.random_bot import RandomBot
from neopolis.bots.random_trader import RandomTrader
from neopolis.bots.talk import talk
from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences
from neopolis.neom.game import NeomGame
from neopolis.new_angeles.game import NewAngelesGame

__all__ = [
    "BOTS",
    "NEW_ANGELES_BOTS",
    "Bot",
    "Eyes",
    "bot_of",
    "bot_seed",
    "make_bot",
    "make_new_angeles_bot",
    "talk",
]

G = TypeVar("G", bound=Watched)

BOTS: Final[dict[str, Callable[[int], Bot[NeomGame]]]] = {"random": RandomBot, "greedy": GreedyBot}
NEW_ANGELES_BOTS: Final[dict[str, Callable[[int], Bot[NewAngelesGame]]]] = {"random": RandomTrader, "plain": PlainBot}

add_sentences({"unknown-bot": "There is no bot called '{name}'; the bots are: {known}."})


def bot_of(bots: dict[str, Callable[[int], Bot[G]]], name: str, seed: int) -> Bot[G]:
    """A bot by name. All that it leaves to chance follows from the seed."""
    if name not in bots:
        raise Refused("unknown-bot", name=name, known=", ".join(bots))
    return bots[name](seed)


def make_bot(name: str, seed: int) -> Bot[NeomGame]:
    """A bot for NEOM by name."""
    return bot_of(BOTS, name, seed)


def make_new_angeles_bot(name: str, seed: int) -> Bot[NewAngelesGame]:
    """A bot for New Angeles by name."""
    return bot_of(NEW_ANGELES_BOTS, name, seed)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a seat's bot in the game with a seed: never the game's own, and another one for each seat."""
    return (8 * seed + seat + 1) & MAX_SEED
