"""The searcher: it plays the planner's best turns on in imagined games, and takes the one that ends best."""

from __future__ import annotations

from neopolis.bots.bot import Bot, Observation, Valued, best_first
from neopolis.engine.game import MAX_SEED
from neopolis.engine.reason import Reason
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots.advice import TURN, expects, planner_values, plans_by_option, plans_for, search_values
from neopolis.games.neom.bots.planning import Plan, Planner, disasters_due
from neopolis.games.neom.bots.search import Search
from neopolis.games.neom.bots.weights import value_for
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import CELL
from neopolis.games.neom.rules.state import Neom


class SearcherBot(Bot[NeomGame]):
    """Chooses a turn by playing it on in imagined games, in which the planner chooses for all seats.

    In a solo game it follows the plan of its selection. With others at the table, it searches again once they have
    selected.
    """

    name = "searcher"
    budget = 100

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.plan: Plan | None = None  # the latest, which later questions of the turn follow
        self.has_planned = False  # True if the latest choice was one of the plan

    def choose(self, observation: Observation[NeomGame]) -> int:
        options = observation.options
        seat, prompt = observation.seat, observation.decision.prompt
        self.has_planned = len(options) > 1 and prompt in TURN
        if len(options) == 1:
            return options[0]
        s = observation.imagine(self.seed).s
        planner = Planner(value_for(s.setting), 0.0, Dice(seeded(self.seed)))
        if prompt == "select":
            self.plan = self._search(observation, planner.plans(s, seat, options))
            return self.plan.tile
        if prompt == "action":
            if s.setting.seats > 1 or self.plan is None or not self.plan.fits(s, seat, s.selected[seat]):
                self.plan = self._search(observation, planner.actions(s, seat, s.selected[seat]))
            return self.plan.action
        if prompt == "space":
            return CELL + self._cell(observation, planner, s)
        return planner.choose(s, seat, prompt, options)

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
        return search_values(self._searching(observation), plans, by_option, prompt, also)

    def _search(self, observation: Observation[NeomGame], plans: list[Plan]) -> Plan:
        return self._searching(observation).best(plans)

    def _searching(self, observation: Observation[NeomGame]) -> Search:
        worlds = [observation.imagine((self.seed + at) & MAX_SEED).s for at in range(self.budget)]
        return Search(value_for(worlds[0].setting), observation.seat, worlds)

    def _cell(self, observation: Observation[NeomGame], planner: Planner, s: Neom) -> int:
        """The cell of the plan; without one, as after a restart of the program, the best cell for the tile."""
        seat = observation.seat
        tile, selected = s.pending[seat].tile, s.selected[seat]
        if self.plan is None or not self.plan.fits(s, seat, selected) or self.plan.action != tile:
            planner.due = disasters_due(s, 0)
            self.plan = self._search(observation, planner.placements(s, seat, selected, tile))
        return self.plan.cell
