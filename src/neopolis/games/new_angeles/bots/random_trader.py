"""The bot that answers and trades at random, in New Angeles."""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Bot, Observation
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles.bots.random_side_action import random_side_action
from neopolis.games.new_angeles.game import NewAngelesGame

RARELY: Final = 60  # it speaks at one rest point of so many,
OFTEN: Final = 3  # and if somebody waits for that, of so many


class RandomTrader(Bot[NewAngelesGame]):
    """Every option is equally likely. Now and then it proposes a trade or answers a proposal, just as it comes."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seeded(seed))

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        options = observation.options
        return options[self.dice.below(len(options))]

    def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
        if self.dice.below(OFTEN if observation.is_called else RARELY):
            return None
        return random_side_action(observation.imagine(self.dice.below(1 << 29)).s, observation.seat, self.dice)
