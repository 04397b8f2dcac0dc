"""What the options of a question are worth, by a value function or by search: for advice and reviews."""

from __future__ import annotations

from typing import Final

from neopolis.bots.bot import Valued
from neopolis.engine.reason import Reason
from neopolis.games.neom.bots.features import coming, turns_done
from neopolis.games.neom.bots.planning import Plan, Planner
from neopolis.games.neom.bots.search import DRAFTS, Candidate, Search, best_first, planned
from neopolis.games.neom.ids import DONE, PAY, SACRIFICE
from neopolis.games.neom.rules.state import Neom

TURN: Final = ("select", "action")  # the questions for which a bot says, after the game, what it expected
ADVISED: Final = 3  # options that are compared at least, if there are so many


def expects(points: float) -> Reason:
    """What a bot says about its turn after the game."""
    return Reason("reason-expects", {"points": round(points)}, False)


def plans_for(planner: Planner, s: Neom, seat: int, prompt: str, options: list[int]) -> list[Plan]:
    """Every plan that answers a question about the turn, but equal ones once; none for other questions."""
    if prompt == "select":
        return planner.plans(s, seat, options)
    if prompt == "action":
        return planner.actions(s, seat)
    if prompt == "space":
        return planner.cells(s, seat)
    if prompt in DRAFTS:
        return [Plan(tile, DONE, -1, planner.value.of_cornerstone(s, tile)) for tile in options]
    return []


def plans_by_option(s: Neom, plans: list[Plan], prompt: str, options: list[int]) -> dict[int, Plan]:
    """The best plan for each option, the best first.

    Selling and placing a Cornerstone are possible whichever tile is selected.
    """
    found: dict[int, Plan] = {}
    for plan in best_first(plans):
        found.setdefault(planned(plan, prompt), plan)
        if prompt == "select" and plan.action not in (plan.tile, DONE):
            for tile in options:
                if tile not in found and not s.setting.tables.disaster[tile]:
                    found[tile] = plan.with_tile(tile)
    return found


def planner_values(planner: Planner, s: Neom, seat: int, prompt: str, options: list[int]) -> dict[int, float]:
    """What the planner expects from each option; empty for questions that it answers by a rule."""
    if prompt == "disaster":
        paid, sacrificed = planner.suffered(s, seat)
        return {PAY: paid, SACRIFICE: sacrificed}
    if prompt != "give-cornerstone" and prompt.endswith("-cornerstone"):
        points = planner.value.of(s, seat, turns_done(s), coming(s))
        return {tile: points + planner.value.of_cornerstone(s, tile) for tile in options}
    plans = plans_by_option(s, plans_for(planner, s, seat, prompt, options), prompt, options)
    return {option: plan.value for option, plan in plans.items()}


def search_values(
    search: Search, plans: list[Plan], by_option: dict[int, Plan], prompt: str, also: int
) -> list[Valued]:
    """What the best options and the option `also` lead to in imagined games, the best first."""
    ranked = search.ranked(plans)
    best = ranked[0]
    found: dict[int, Candidate] = {}
    for candidate in ranked:
        option = planned(candidate.plan, prompt)
        if len(found) < ADVISED or option == also:
            found.setdefault(option, candidate)
    for option, plan in by_option.items():
        if len(found) < ADVISED or option == also:
            found.setdefault(option, Candidate(plan))
    games = len(best.points) or max(len(search.worlds) // len(found), 1)
    for candidate in found.values():
        search.play(candidate, games)
    return sorted([_valued(option, candidate, best) for option, candidate in found.items()], key=_value, reverse=True)


def _valued(option: int, candidate: Candidate, best: Candidate) -> Valued:
    """An option that did better than the best plan only in games that were played later counts as equally good."""
    if candidate is best:
        return Valued(option, best.mean(), standard_error(best.points))
    less = [most - points for most, points in zip(best.points, candidate.points, strict=True)]
    return Valued(option, min(candidate.mean(), best.mean()), standard_error(less))


def standard_error(numbers: list[float]) -> float:
    """The standard error of the mean; 0.0 for fewer than 2 numbers."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return float((sum([(number - mean) ** 2 for number in numbers]) / (count - 1) / count) ** 0.5)


def _value(one: Valued) -> float:
    return one.value
