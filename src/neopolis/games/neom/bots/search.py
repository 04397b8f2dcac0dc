"""Searches for the best turn: plays the best plans on in imagined games, and drops the worse half again and again."""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.bots.city_value import CityValue
from neopolis.games.neom.bots.features import later, turns_done
from neopolis.games.neom.bots.planning import Plan, Planner, play_on
from neopolis.games.neom.ids import CELL, GENERATIONS, TURNS
from neopolis.games.neom.rules.flow import MACHINE
from neopolis.games.neom.rules.scoring import total
from neopolis.games.neom.rules.state import Neom

MOST_CANDIDATES: Final = 12  # plans that are tried in imagined games
TRUST: Final = 2  # the planner's value of a plan counts as much as this many games, when few games have been played
DRAFTS: Final = ("choose-cornerstone", "draft-cornerstone")  # questions of the Preliminary Round


class Candidate:
    """A plan, and how many points it led to in each of the games played so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.points: list[float] = []

    def promise(self) -> float:
        """By what plans are ranked: the mean of the games and of the planner's value, which counts as a few games."""
        return (TRUST * self.plan.value + sum(self.points)) / (TRUST + len(self.points))

    def mean(self) -> float:
        return sum(self.points) / len(self.points) if self.points else self.plan.value


class Search:
    """Compares plans of a seat. All plans are tried in the same imagined games, so that luck is the same for all."""

    def __init__(self, value: CityValue, seat: int, worlds: list[Neom]) -> None:
        self.value: Final = value
        self.seat: Final = seat
        self.worlds: Final = worlds

    def best(self, plans: list[Plan]) -> Plan:
        """The best plan."""
        return self.ranked(plans)[0].plan

    def ranked(self, plans: list[Plan]) -> list[Candidate]:
        """The plans that were tried, the best first.

        Sequential halving: each round plays equally many games, with half of the plans.
        """
        left = [Candidate(plan) for plan in best_first(plans)[: candidates(len(self.worlds))]]
        dropped: list[Candidate] = []
        rounds = max((len(left) - 1).bit_length(), 1)
        while len(left) > 1:
            games = max(len(self.worlds) // (rounds * len(left)), 1)
            for candidate in left:
                self.play(candidate, len(candidate.points) + games)
            left.sort(key=_promise, reverse=True)
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
        return left + dropped

    def play(self, candidate: Candidate, games: int) -> None:
        """Try a plan until it was tried in so many games. All plans play the same games in the same order."""
        for at in range(len(candidate.points), games):
            candidate.points.append(self.outcome(candidate.plan, self.worlds[at % len(self.worlds)]))

    def outcome(self, plan: Plan, world: Neom) -> float:
        """How many points the seat can expect in an imagined game in which it follows a plan."""
        s = world.copy()
        s.silent = True
        planner = Planner(self.value, 0.0, Dice(seeded(0)))
        turns = turns_done(s)
        follow(s, self.seat, plan, planner)
        last = horizon(s.setting.seats, turns)
        play_on(s, planner, last)
        if not s.asked:
            return total(s.setting.pack, s.cities[self.seat], s.money[self.seat], s.final_income[self.seat])
        return self.value.of(s, self.seat, last, later(s, s.generation))


def candidates(budget: int) -> int:
    """How many plans can be compared with so many games, if each round plays at least one with each plan."""
    count = MOST_CANDIDATES
    while count > 2 and count * (count - 1).bit_length() > budget:
        count -= 1
    return count


def horizon(seats: int, turns: int) -> int:
    """After how many turns a trial ends: at the end of the next generation, or with others at the table of this one."""
    generation = max((turns + TURNS - 1) // TURNS, 1)
    return TURNS * min(generation + (1 if seats == 1 else 0), GENERATIONS)


def follow(s: Neom, seat: int, plan: Plan, planner: Planner) -> None:
    """Play the turn. The seat follows its plan; the planner answers for the others, and what the plan leaves open."""
    turns = turns_done(s)
    while s.asked and turns_done(s) == turns:
        asked = (s.asked & -s.asked).bit_length() - 1
        step = MACHINE.asking(s)
        options = step.options(s, asked)
        prompt = step.prompt(s, asked)
        option = planned(plan, prompt) if asked == seat else -1
        if option not in options:
            option = planner.choose(s, asked, prompt, options)
        MACHINE.answer(s, asked, option)


def planned(plan: Plan, prompt: str) -> int:
    """What the plan says about a question; -1 if nothing."""
    if prompt == "action":
        return plan.action
    if prompt == "space":
        return CELL + plan.cell
    return plan.tile if prompt == "select" or prompt in DRAFTS else -1


def best_first(plans: list[Plan]) -> list[Plan]:
    return sorted(plans, key=_value, reverse=True)


def _value(plan: Plan) -> float:
    return plan.value


def _promise(candidate: Candidate) -> float:
    return candidate.promise()
