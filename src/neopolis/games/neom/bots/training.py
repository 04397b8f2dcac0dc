"""Games from which the value function is fitted: what a seat saw after each turn, and how many points it ended with."""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots.city_value import CityValue
from neopolis.games.neom.bots.features import LAST_TURN, Features, features
from neopolis.games.neom.bots.planning import Plan, Planner, disasters_due
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.scoring import total


class Example:
    """One turn of one seat: the features after it, and how many points the city had at the end of the game."""

    def __init__(self, seat: int, turns: int, found: Features) -> None:
        self.seat: Final = seat
        self.turns: Final = turns
        self.features: Final = found
        self.points = 0  # filled in at the end


class TrainingGame:
    """A game that planners with some luck play against themselves."""

    def __init__(self, game: NeomGame, value: CityValue, noise: float, seed: int) -> None:
        self.s: Final = game.copy().s
        self.planner: Final = Planner(value, noise, Dice(seeded(seed)))
        self.examples: list[Example] = []

    def play(self) -> list[int]:
        """Play to the end. Returns the points of the seats."""
        s = self.s
        s.silent = True
        while s.asked:
            seat = (s.asked & -s.asked).bit_length() - 1
            step = MACHINE.asking(s)
            MACHINE.answer(s, seat, self._answer(seat, step.prompt(s, seat), step.options(s, seat)))
        pack = s.setting.pack
        ended = [total(pack, s.cities[seat], s.money[seat], s.final_income[seat]) for seat in range(s.setting.seats)]
        for example in self.examples:
            example.points = ended[example.seat]
        return ended

    def _answer(self, seat: int, prompt: str, options: list[int]) -> int:
        """The planner's answer. What its plan leads to is kept as an example."""
        s = self.s
        if prompt == "select":
            plan = self.planner.plan_turn(s, seat, options)
            if s.setting.tables.disaster[plan.tile]:
                self._keep(seat, plan)
            return plan.tile
        if prompt == "action":
            plan = self.planner.plan_action(s, seat)
            self._keep(seat, plan)
            return plan.action
        return self.planner.choose(s, seat, prompt, options)

    def _keep(self, seat: int, plan: Plan) -> None:
        if plan.turn == 1:  # what a city is worth before the first turn decides which Cornerstones to choose
            self.examples.append(Example(seat, 0, features(self.s, seat, disasters_due(self.s))))
        if plan.turn < LAST_TURN:
            self.examples.append(Example(seat, plan.turn, plan.after))
