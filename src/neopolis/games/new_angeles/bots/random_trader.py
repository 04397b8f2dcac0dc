"""The bot that answers and trades at random, in New Angeles."""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Bot, Eyes
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles.bots.random_side_action import random_aside
from neopolis.games.new_angeles.game import NewAngelesGame

RARELY: Final = 60  # it speaks at one rest point of so many,
OFTEN: Final = 3  # and if somebody waits for that, of so many


class RandomTrader(Bot[NewAngelesGame]):
    """Every option is equally likely. Now and then it proposes a trade or answers a proposal, just as it comes."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seeded(seed))

    def choose(self, eyes: Eyes[NewAngelesGame]) -> int:
        options = eyes.options
        return options[self.dice.below(len(options))]

    def aside(self, eyes: Eyes[NewAngelesGame]) -> tuple[int, ...] | None:
        if self.dice.below(OFTEN if eyes.is_called else RARELY):
            return None
        return random_aside(eyes.imagine(self.dice.below(1 << 29)).s, eyes.seat, self.dice)
