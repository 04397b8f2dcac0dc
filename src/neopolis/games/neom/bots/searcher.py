"""The searcher: it plays the planner's best turns on in imagined games, and takes the one that ends best."""

from __future__ import annotations

from neopolis.bots.bot import Bot, Observation, Valued, best_first
from neopolis.engine.game import MAX_SEED
from neopolis.engine.reason import Reason
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots.advice import TURN, expects, planner_values, plans_by_option, plans_for, search_values
from neopolis.games.neom.bots.planning import Plan, Planner
from neopolis.games.neom.bots.search import Search, planned
from neopolis.games.neom.bots.weights import value_for
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.rules.state import Neom


class SearcherBot(Bot[NeomGame]):
    """Chooses a turn by playing it on in imagined games, in which the planner chooses for all seats.

    It remembers its plan for the later questions of the turn. It searches again if it has none, as after a restart of
    the program, or if the others' selections included a Disaster.
    """

    name = "searcher"
    budget = 100

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.plan: Plan | None = None  # the latest one
        self.has_planned = False  # True if the latest choice was one of the plan

    def choose(self, observation: Observation[NeomGame]) -> int:
        options = observation.options
        seat, prompt = observation.seat, observation.decision.prompt
        self.has_planned = len(options) > 1 and prompt in TURN
        if len(options) == 1:
            return options[0]
        s = observation.imagine(self.seed).s
        if self.plan is not None and is_planned(s, seat, prompt, self.plan):
            return planned(self.plan, prompt)
        planner = Planner(value_for(s.setting), 0.0, Dice(seeded(self.seed)))
        plans = plans_for(planner, s, seat, prompt, options)
        if not plans:
            return planner.choose(s, seat, prompt, options)
        self.plan = self._search(observation).best(plans)
        return planned(self.plan, prompt)

    def reason(self) -> Reason | None:
        return expects(self.plan.value) if self.has_planned and self.plan is not None else None

    def values(self, observation: Observation[NeomGame], also: int = -1) -> list[Valued]:
        """What turns lead to in imagined games; for questions outside of turns, what the planner expects."""
        options = observation.options
        seat, prompt = observation.seat, observation.decision.prompt
        s = observation.imagine(self.seed).s
        planner = Planner(value_for(s.setting), 0.0, Dice(seeded(self.seed)))
        plans = plans_for(planner, s, seat, prompt, options)
        if not plans:
            return best_first(planner_values(planner, s, seat, prompt, options))
        by_option = plans_by_option(s, plans, prompt, options)
        return search_values(self._search(observation), plans, by_option, prompt, also)

    def _search(self, observation: Observation[NeomGame]) -> Search:
        worlds = [observation.imagine((self.seed + at) & MAX_SEED).s for at in range(self.budget)]
        return Search(value_for(worlds[0].setting), observation.seat, worlds)


def is_planned(s: Neom, seat: int, prompt: str, plan: Plan) -> bool:
    """Whether a plan answers the question."""
    if prompt == "space":
        return plan.fits(s, s.selected[seat]) and plan.action == s.pending[seat].tile
    return prompt == "action" and plan.fits(s, s.selected[seat])
