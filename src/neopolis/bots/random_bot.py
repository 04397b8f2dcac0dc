"""The bot that answers at random."""

from __future__ import annotations

from neopolis.bots.bot import Bot, Eyes, Watched
from neopolis.engine.rng import Dice, seeded


class RandomBot(Bot[Watched]):
    """Every option is equally likely, in any game."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seeded(seed))

    def choose(self, eyes: Eyes[Watched]) -> int:
        options = eyes.options
        return options[self.dice.below(len(options))]
