"""The strategist of New Angeles: it weighs its own aim and the fate of the city in one chance to win.

It tries each answer in a few imagined games, in which the turn is played to its end, and takes the answer after which
it is most likely to win. As the Federalist it hides: it takes what helps it only among answers that somebody else could
have given. It never trades; its budget is the number of imagined games for a decision.
"""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import CHANCE, Bot, Observation, Valued
from neopolis.engine.game import MAX_SEED
from neopolis.engine.reason import Reason
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
    unit = CHANCE
    budget = 4

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.said: Reason | None = None  # why it acted as it did last

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        self.said = None
        options = observation.options
        if len(options) == 1:
            return options[0]
        worlds = self.worlds(observation)
        trials = self._trials(observation, worlds[0])
        chosen = chosen_answer(worlds[0], trials.values(worlds, options))
        self.said = Reason("reason-chance", {"percent": round(100 * trials.chances[chosen])}, False)
        return chosen

    def reason(self) -> Reason | None:
        return self.said

    def values(self, observation: Observation[NewAngelesGame], also: int = -1) -> list[Valued]:
        """The chance to win after each option that it compares. It may choose a worse one for the city, or to hide."""
        options = observation.options
        if len(options) == 1:
            return []
        worlds = self.worlds(observation)
        trials = self._trials(observation, worlds[0])
        tried = trials.values(worlds, options)
        if also in options and also not in tried:
            tried |= trials.values(worlds, [also])
        chosen = chosen_answer(worlds[0], tried)
        rest = sorted([option for option in tried if option != chosen], key=lambda option: -trials.chances[option])
        return [Valued(option, trials.chances[option]) for option in [chosen, *rest]]

    def worlds(self, observation: Observation[NewAngelesGame]) -> list[NewAngeles]:
        """The imagined games in which the bot tries its answers."""
        return imagined(observation, self.seed, self.budget)

    def _trials(self, observation: Observation[NewAngelesGame], world: NewAngeles) -> TurnTrials:
        seat = observation.seat
        return TurnTrials(win_chance(), seat, judged_rivals(world, seat, self.seed))


def step_seed(seed: int, step: int) -> int:
    """A seed for what happens at one step."""
    return (seed + STEP_STRIDE * (step + 1)) & MAX_SEED


def imagined(observation: Observation[NewAngelesGame], seed: int, count: int) -> list[NewAngeles]:
    """Some games that look the same to the seat. They differ from step to step, so that errors do not add up."""
    start = step_seed(seed, observation.imagine(seed).s.step_number)
    return [observation.imagine((start + WORLD_STRIDE * at) & MAX_SEED).s for at in range(count)]
