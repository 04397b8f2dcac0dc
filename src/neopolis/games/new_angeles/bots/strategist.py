"""The strategist of New Angeles: it weighs its own aim and the fate of the city in one chance to win.

It tries each answer in a few imagined games, in which the turn is played to its end, and takes the answer after which
it is most likely to win. As the Federalist it hides: it takes what helps it only among answers that somebody else could
have given. It never trades; its budget is the number of imagined games for a decision.
"""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Bot, Observation
from neopolis.engine.game import MAX_SEED
from neopolis.games.new_angeles.bots.choosing import chosen_answer, judged_rivals
from neopolis.games.new_angeles.bots.turn_trials import TurnTrials
from neopolis.games.new_angeles.bots.weights import win_chance
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.rules.state import NewAngeles

STEP_STRIDE: Final = 0x9E3779B97F4A7C15  # spreads the seeds of the imagined games of different steps
WORLD_STRIDE: Final = 0xBF58476D1CE4E5B9


class StrategistBot(Bot[NewAngelesGame]):
    """Takes the answer after which it is most likely to win, without trading."""

    name = "strategist"
    budget = 4

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        options = observation.options
        if len(options) == 1:
            return options[0]
        worlds = imagined(observation, self.seed, self.budget)
        seat = observation.seat
        rivals = judged_rivals(worlds[0], seat, self.seed)
        values = TurnTrials(win_chance(), seat, rivals).values(worlds, options)
        return chosen_answer(worlds[0], values)


def imagined(observation: Observation[NewAngelesGame], seed: int, count: int) -> list[NewAngeles]:
    """Some games that look the same to the seat. They differ from step to step, so that errors do not add up."""
    step = observation.imagine(seed).s.step_number
    start = seed + STEP_STRIDE * (step + 1)
    return [observation.imagine((start + WORLD_STRIDE * at) & MAX_SEED).s for at in range(count)]
