"""The bot of New Angeles that answers and trades at random."""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Bot, Observation
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles.bots.random_side_action import random_side_action
from neopolis.games.new_angeles.game import NewAngelesGame

INTERVAL: Final = 60  # the bot takes a side action at about one in 60 opportunities
WAITED_FOR_INTERVAL: Final = 3  # at about one in 3 opportunities while somebody waits for its answer


class RandomTrader(Bot[NewAngelesGame]):
    """Picks every option with the same chance. Now and then it proposes a random trade or answers a proposal."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seeded(seed))

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        options = observation.options
        return options[self.dice.below(len(options))]

    def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
        if self.dice.below(WAITED_FOR_INTERVAL if observation.is_called else INTERVAL):
            return None
        return random_side_action(observation.imagine(self.dice.below(1 << 29)).s, observation.seat, self.dice)
