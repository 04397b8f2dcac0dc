"""A bot that answers at random."""

from __future__ import annotations

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.engine.rng import Dice, seeded


class RandomBot(Bot[ObservableGame]):
    """Picks every option with the same chance, in any game."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seeded(seed))

    def choose(self, observation: Observation[ObservableGame]) -> int:
        options = observation.options
        return options[self.dice.below(len(options))]
