"""The planner: it looks at every possible turn and takes the one after which its city is worth most."""

from __future__ import annotations

from neopolis.bots.bot import Bot, Observation, Valued, best_first
from neopolis.engine.reason import Reason
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots.advice import TURN, expects, planner_values
from neopolis.games.neom.bots.planning import Planner
from neopolis.games.neom.bots.weights import value_for
from neopolis.games.neom.game import NeomGame


class PlannerBot(Bot[NeomGame]):
    """Takes the turn after which its value function expects most points. The function was fitted to its own games.

    It looks only at an imagined game, so it uses nothing that its seat may not know.
    """

    name = "planner"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked: Observation[NeomGame] | None = None  # the latest question, if it was about a turn

    def choose(self, observation: Observation[NeomGame]) -> int:
        options = observation.options
        self.asked = observation if len(options) > 1 and observation.decision.prompt in TURN else None
        if len(options) == 1:
            return options[0]
        s = observation.imagine(self.seed).s
        planner = Planner(value_for(s.setting), 0.0, Dice(seeded(self.seed)))
        return planner.choose(s, observation.seat, observation.decision.prompt, options)

    def reason(self) -> Reason | None:
        found = [] if self.asked is None else self.values(self.asked)
        return expects(found[0].value) if found else None

    def values(self, observation: Observation[NeomGame], also: int = -1) -> list[Valued]:
        s = observation.imagine(self.seed).s
        planner = Planner(value_for(s.setting), 0.0, Dice(seeded(self.seed)))
        return best_first(
            planner_values(planner, s, observation.seat, observation.decision.prompt, observation.options)
        )
