"""Games from which the value function is fitted: what a seat saw after each turn, and how many points it ended with."""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots.city_value import CityValue
from neopolis.games.neom.bots.features import FEATURES, LAST_TURN, Features, features, later
from neopolis.games.neom.bots.planning import Plan, Planner
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.scoring import total

NOVICES: Final = 2  # one in so many seats is a novice
NOVICE: Final = CityValue([[0.0] * FEATURES for _ in range(LAST_TURN)])
MISTAKES: Final = 200  # one in so many turns is almost any turn, so that the examples show what mistakes cost
WILD: Final = 10.0  # the noise of such a turn


class Example:
    """One turn of one seat: the features after it, and how many points the city had at the end of the game."""

    def __init__(self, seat: int, turns: int, found: Features) -> None:
        self.seat: Final = seat
        self.turns: Final = turns
        self.features: Final = found
        self.points = 0  # filled in at the end


class TrainingGame:
    """A game of planners with some luck.

    With others at the table, some seats are novices, whose planner counts only the points so far: against weaker
    players a city needs other tiles, because they sell fewer Goods. Their turns are no examples.
    """

    def __init__(self, game: NeomGame, value: CityValue, noise: float, seed: int) -> None:
        self.s: Final = game.copy().s
        dice = Dice(seeded(seed))
        seats = self.s.setting.seats
        self.planner: Final = Planner(value, noise, dice)
        self.novice: Final = Planner(NOVICE, noise, dice)
        self.noise: Final = noise
        self.novices: Final = [seat != seed % seats and dice.below(NOVICES) == 0 for seat in range(seats)]
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
        if self.novices[seat]:
            return self.novice.choose(s, seat, prompt, options)
        if prompt == "select":
            planner = self.planner
            planner.noise = WILD if planner.dice.below(MISTAKES) == 0 else self.noise
            plan = planner.plan_turn(s, seat, options)
            if s.setting.tables.disaster[plan.tile]:
                self._keep(seat, plan)
            return plan.tile
        if prompt == "action":
            self.planner.noise = self.noise
            plan = self.planner.plan_action(s, seat)
            self._keep(seat, plan)
            return plan.action
        return self.planner.choose(s, seat, prompt, options)

    def _keep(self, seat: int, plan: Plan) -> None:
        if plan.turn == 1:  # what a city is worth before the first turn decides which Cornerstones to choose
            self.examples.append(Example(seat, 0, features(self.s, seat, later(self.s, 1))))
        if plan.turn < LAST_TURN:
            self.examples.append(Example(seat, plan.turn, plan.after))
