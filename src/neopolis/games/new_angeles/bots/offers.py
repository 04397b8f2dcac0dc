"""What an action card of New Angeles would change, resolved to somebody's best.

A card is a row of steps, each of which picks districts; what a pick changes is a list of changes (see `stakes.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.games.new_angeles.bots.evaluator import (
    CALM,
    DRAW,
    GAIN,
    MOVE,
    PLACE,
    PRODUCE,
    REMOVE,
    STIR,
    SUPPLY,
    THREAT,
    Change,
    Evaluator,
)
from neopolis.games.new_angeles.cards.actions import (
    ARK_CONSTRUCTION,
    ARREST_ORDERS,
    BUDGET_RENOVATIONS,
    CLEAN_SLATE,
    CLINICAL_TRIALS,
    EFFICIENCY_EXPERTS,
    FULL_DEPLOYMENT,
    GENTRIFICATION,
    HIGH_RISK_INVESTMENTS,
    INFORMATION_PROCUREMENT,
    LABOR_SOLUTIONS,
    LIQUIDATION,
    LIVE_FEED,
    MEDIA_CIRCUS,
    PUFF_PIECE,
    RIOT_CONTROL,
    SCORCHED_EARTH,
    SPIN_DOCTORS,
    UNORTHODOX_KNOWLEDGE,
    VANITY_PROJECT,
)
from neopolis.games.new_angeles.cards.definitions import SPARES_ILLNESS
from neopolis.games.new_angeles.ids import (
    ANDROID,
    CITY,
    CREDITS,
    DEVELOPMENT,
    EMERGENCY,
    GLOBALSEC,
    HAAS_BIOROID,
    HUMAN_FIRST,
    ILLNESS,
    ILLNESS_THREAT,
    JINTEKI,
    MELANGE_MINING,
    NBN,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    STRIKES,
    UNREST,
    WEYLAND_CONSORTIUM,
    members,
)
from neopolis.games.new_angeles.rules.city import is_at
from neopolis.games.new_angeles.rules.hands import assets_of
from neopolis.games.new_angeles.rules.state import NewAngeles

Changes = list[Change]
InDistrict = Callable[[NewAngeles, int], Changes]
Where = Callable[[NewAngeles, int], int]  # the districts to choose from; the int is the set of those picked before

ENEMIES: Final = (HUMAN_FIRST, ORGCRIME)


class Picks:
    """A step of a card: some districts, each with what happens there."""

    def __init__(self, where: Where, then: InDistrict, count: int = 1, *, may_stop: bool = False) -> None:
        self.where: Final = where
        self.then: Final = then
        self.count: Final = count
        self.may_stop: Final = may_stop


# Where.


def anywhere(s: NewAngeles, before: int) -> int:
    return CITY


def elsewhere(s: NewAngeles, before: int) -> int:
    return CITY & ~before


def picked(s: NewAngeles, before: int) -> int:
    return before


def holding(component: int) -> Where:
    def where(s: NewAngeles, before: int) -> int:
        return s.tokens[component] & ~before

    return where


def with_enemy(s: NewAngeles, before: int) -> int:
    return (s.tokens[HUMAN_FIRST] | s.tokens[ORGCRIME]) & ~before


def calm_enough(s: NewAngeles, before: int) -> int:
    return CITY & ~s.tokens[STRIKES] & ~s.tokens[OUTAGE] & ~before


def no_outage(s: NewAngeles, before: int) -> int:
    return CITY & ~s.tokens[OUTAGE]


# What happens there.


def removing(component: int) -> InDistrict:
    def then(s: NewAngeles, district: int) -> Changes:
        return [(REMOVE, component, district)]

    return then


def placing(component: int) -> InDistrict:
    def then(s: NewAngeles, district: int) -> Changes:
        return [(PLACE, component, district)]

    return then


def calming(stages: int) -> InDistrict:
    def then(s: NewAngeles, district: int) -> Changes:
        return [(CALM, stages, district)]

    return then


def stirring(s: NewAngeles, district: int) -> Changes:
    return [(STIR, 1, district)]


def renovating(s: NewAngeles, district: int) -> Changes:
    return [(REMOVE, OUTAGE, district), (STIR, 1, district)]


def gentrifying(s: NewAngeles, district: int) -> Changes:
    return [(REMOVE, OUTAGE, district), (PLACE, PRISEC, district)]


def liquidating(s: NewAngeles, district: int) -> Changes:
    return [(PRODUCE, 0, district), (STIR, 2, district)]


def arresting(s: NewAngeles, district: int) -> Changes:
    if is_at(s, PRISEC, district):
        return []
    return [*enemies_gone(s, district), (PLACE, PRISEC, district)]


def enemies_gone(s: NewAngeles, district: int) -> Changes:
    return [(REMOVE, enemy, district) for enemy in ENEMIES if is_at(s, enemy, district)]


def one_enemy_gone(s: NewAngeles, district: int) -> Changes:
    return enemies_gone(s, district)[:1]


def units_gone(s: NewAngeles, district: int) -> Changes:
    return [(REMOVE, unit, district) for unit in (*ENEMIES, PRISEC) if is_at(s, unit, district)]


def scorching(s: NewAngeles, district: int) -> Changes:
    return [(PLACE, OUTAGE, district), *units_gone(s, district)]


CARDS: Final[dict[int, list[Picks]]] = {
    CLEAN_SLATE: [
        Picks(holding(ILLNESS), removing(ILLNESS), 2, may_stop=True),
        Picks(picked, placing(OUTAGE)),
    ],
    CLINICAL_TRIALS: [Picks(holding(ILLNESS), removing(ILLNESS))],
    ARK_CONSTRUCTION: [Picks(anywhere, placing(DEVELOPMENT))],
    BUDGET_RENOVATIONS: [Picks(holding(OUTAGE), renovating, 2, may_stop=True)],
    GENTRIFICATION: [Picks(holding(OUTAGE), gentrifying)],
    LIQUIDATION: [Picks(calm_enough, liquidating)],
    MEDIA_CIRCUS: [Picks(anywhere, calming(2)), Picks(anywhere, placing(HUMAN_FIRST))],
    SPIN_DOCTORS: [Picks(elsewhere, calming(1), 2, may_stop=True)],
    ARREST_ORDERS: [Picks(anywhere, arresting)],
    RIOT_CONTROL: [
        Picks(holding(PRISEC), removing(PRISEC)),
        Picks(with_enemy, one_enemy_gone, 2, may_stop=True),
        Picks(calm_enough, stirring),
    ],
    SCORCHED_EARTH: [Picks(no_outage, scorching), Picks(elsewhere, units_gone)],
    EMERGENCY + GLOBALSEC: [Picks(with_enemy, one_enemy_gone, 4, may_stop=True), Picks(calm_enough, stirring, 2)],
    EMERGENCY + HAAS_BIOROID: [Picks(elsewhere, placing(HUMAN_FIRST), 2)],
    EMERGENCY + JINTEKI: [
        Picks(holding(ILLNESS), removing(ILLNESS), 4, may_stop=True),
        Picks(elsewhere, placing(OUTAGE), 2),
    ],
    EMERGENCY + NBN: [Picks(holding(UNREST), calming(1), 4, may_stop=True), Picks(elsewhere, placing(ILLNESS), 2)],
    EMERGENCY + WEYLAND_CONSORTIUM: [
        Picks(holding(OUTAGE), removing(OUTAGE), 3, may_stop=True),
        Picks(elsewhere, placing(ORGCRIME), 2),
    ],
}
SPARED: Final = tuple([card for card, spares in enumerate(SPARES_ILLNESS) if spares])


def plan(stakes: Evaluator, card: int) -> Changes:
    """What a card would change if this player resolved it."""
    s = stakes.s
    if card == LIVE_FEED:
        either = [Picks(anywhere, calming(1))], [Picks(holding(ORGCRIME), removing(ORGCRIME))]
        return max([_picked(stakes, card, steps) for steps in either], key=stakes.total)
    if card in (EFFICIENCY_EXPERTS, LABOR_SOLUTIONS):
        return _moved(stakes, card)
    found = _picked(stakes, card, CARDS.get(card, []))
    if card == SPIN_DOCTORS:
        found.append((SUPPLY, CREDITS, -1) if s.supply[CREDITS] else (THREAT, 0, 1))
    return found + _shared(stakes, card)


def _picked(stakes: Evaluator, card: int, steps: list[Picks]) -> Changes:
    """NA 32.0: the best picks one after the other; districts with illness are shunned where it counts."""
    s = stakes.s
    found: Changes = []
    before = 0
    spared = card in SPARED
    for at, step in enumerate(steps):
        taken = before if step.where is picked else 0
        for _ in range(step.count):
            worths = {one: pick_worth(stakes, step.then(s, one), spared) for one in members(step.where(s, taken))}
            best = max(worths, key=lambda one: worths[one], default=0)
            if not best or (step.may_stop and worths[best] <= 0):
                break
            changes = step.then(s, best)
            if not spared and any([stakes.is_sick(change) for change in changes]):
                spared = True
                found.append((THREAT, 0, ILLNESS_THREAT))
            found += changes
            taken |= 1 << best
        before = taken
        if not taken and at == 0 and step.where is not anywhere:
            break
    return found


def pick_worth(stakes: Evaluator, changes: Changes, spared: bool) -> float:
    """What changes are worth, with the threat of illness unless it does not count or has come already."""
    sick = not spared and any([stakes.is_sick(change) for change in changes])
    return stakes.total(changes) - (stakes.fear * ILLNESS_THREAT if sick else 0.0)


def best_move(stakes: Evaluator, fixed: int, spared: bool) -> Change:
    """The best move of an android that is not among those that have moved."""
    s = stakes.s
    moves = [
        (MOVE, start, goal)
        for start in members(s.tokens[ANDROID] & ~fixed)
        for goal in members(CITY & ~s.tokens[ANDROID])
    ]
    return max(moves, key=lambda move: pick_worth(stakes, [move], spared)) if moves else (SUPPLY, 0, 0)


def _moved(stakes: Evaluator, card: int) -> Changes:
    """NA 77.2: what a card that moves androids changes; its first move counts for all."""
    spared = card in SPARED
    move = best_move(stakes, 0, spared)
    found = [move]
    if not spared and stakes.is_sick(move):
        found.append((THREAT, 0, ILLNESS_THREAT))
    if card == LABOR_SOLUTIONS:
        found += _picked(stakes, card, [Picks(anywhere, placing(ORGCRIME))])
    return found


def _shared(stakes: Evaluator, card: int) -> Changes:
    """Cards about players."""
    s, seat = stakes.s, stakes.seat
    seats = range(s.setting.seats)
    liked = sorted([other for other in seats if other != seat], key=lambda other: -stakes.shares[other])
    if card == INFORMATION_PROCUREMENT:
        return [(GAIN, seat, -1), (THREAT, 0, -2)]
    if card == VANITY_PROJECT:
        return [(GAIN, seat, 0 if assets_of(s, seat) else 2)]
    if card == HIGH_RISK_INVESTMENTS:
        return [(GAIN, seat, 3), (GAIN, liked[0], 2), (GAIN, liked[1], 1)]
    if card == UNORTHODOX_KNOWLEDGE:
        return [(THREAT, 0, -1 if stakes.fear > 0 else 1)]
    if card == PUFF_PIECE:
        return [(DRAW, other, 2) for other in seats]
    if card == FULL_DEPLOYMENT:
        return [(DRAW, liked[0], 5)]
    if card == EMERGENCY + HAAS_BIOROID:
        needed = sorted(range(len(stakes.needs)), key=lambda resource: -stakes.needs[resource])
        return [(GAIN, seat, 4), (SUPPLY, needed[0], 1), (SUPPLY, needed[1], 1)]
    if card == EMERGENCY + MELANGE_MINING:
        return [(DRAW, other, 4) for other in seats]
    return []
