"""The bot that answers at random."""

from __future__ import annotations

from neopolis.bots.bot import Bot, Eyes
from neopolis.engine.rng import Dice, seeded


class RandomBot(Bot):
    """Every option is equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seeded(seed))

    def choose(self, eyes: Eyes) -> int:
        options = eyes.options
        return options[self.dice.below(len(options))]
