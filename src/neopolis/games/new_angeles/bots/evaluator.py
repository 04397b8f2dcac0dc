"""What changes of the city and of capital are worth to a player of New Angeles, in units of capital.

Everything here is public or the player's own. A change is a small tuple: what happens, to what, where, how often.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from neopolis.games.new_angeles.card_data import AT_LEAST, COUNT, EACH, PER_EACH, SECTOR, TIER_ELSE_TIER, TIER_OR_MOVE
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ANDROID,
    CORPORATION,
    CORPORATIONS,
    DEVELOPMENT,
    FEDERALIST,
    FEDERALIST_CAPITAL,
    GLOBALSEC,
    HAAS_BIOROID,
    HUMAN_FIRST,
    ILLNESS,
    JINTEKI,
    LAST_THREAT,
    NBN,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    RESOURCES,
    ROOT,
    ROOT_THREAT,
    STANDARD_ROUNDS,
    STRIKES,
    UNREST,
    WEYLAND_CONSORTIUM,
    members,
)
from neopolis.games.new_angeles.rules.city import STRIKE, in_city, is_at, unrest
from neopolis.games.new_angeles.rules.demand import missing
from neopolis.games.new_angeles.rules.state import NewAngeles

# Changes.
REMOVE: Final = 0  # component, district
PLACE: Final = 1  # component, district
CALM: Final = 2  # stages, district
STIR: Final = 3  # stages, district
MOVE: Final = 4  # an android: from, to
PRODUCE: Final = 5  # _, district
SUPPLY: Final = 6  # resource, amount
GAIN: Final = 7  # seat, capital
DRAW: Final = 8  # seat, cards
THREAT: Final = 9  # _, amount
Change = tuple[int, int, int]

CARD: Final = 0.7  # what an action card is worth
RIVAL_SHARE: Final = 0.7  # how much a rival's capital hurts
OTHERS_SHARE: Final = 0.1
FEAR: Final = 4.0  # what a point of threat costs at first
MORE_FEAR: Final = 3.0  # and what it costs more before 25
MALICE: Final = 0.8  # how much of that the Federalist gains by a point of threat, once rich enough
LACKED: Final = 0.5  # how much of a demand's threat what is lacking is worth
PROVIDED: Final = 0.4  # and what is on its way
NEAR: Final = 1.0  # threat to come of what stands before The Root
LATER_EVENTS: Final = 0.25  # how much of an event further away counts
CONTRACT_FOR: Final = {HUMAN_FIRST: GLOBALSEC, ORGCRIME: GLOBALSEC, ILLNESS: JINTEKI, OUTAGE: WEYLAND_CONSORTIUM}
BASE: Final = {ILLNESS: 0.7, HUMAN_FIRST: 0.15, ORGCRIME: 0.1, OUTAGE: 0.15, UNREST: 0.25}  # threat to come


@cache
def events_of(pack: Pack, counted: int) -> tuple[int, ...]:
    """The events that count a component (or strikes)."""
    return tuple([event for event in pack.tables.events if pack.tables.event_counts[event] == counted])


@cache
def way_to_root(pack: Pack, district: int) -> int:
    """How many exits lead from a district to The Root."""
    return 1 + (way_to_root(pack, pack.tables.exit[district]) if pack.tables.exit[district] != ROOT else 0)


class Evaluator:
    """What is at stake for a seat at this moment."""

    def __init__(self, s: NewAngeles, seat: int, knows: bool) -> None:
        self.s = s
        self.seat = seat
        self.rival = s.rivals[seat] if knows and s.rivals else 0
        self.investment = s.investments[seat] if knows else 0
        self.fear = self._fear()
        self.shares = self._shares()
        self.phases = 2 if s.round % 2 else 1  # productions before the next demand round
        self.gaps = missing(s)
        self.needs = self._needs()
        self.known: dict[tuple[int, int], float] = {}

    def _fear(self) -> float:
        """What a point of threat costs: ever more while it rises; the Federalist gains by it once rich enough."""
        s = self.s
        danger = FEAR + MORE_FEAR * (s.threat / LAST_THREAT) ** 2
        if self.rival != FEDERALIST:
            return danger
        lacks = FEDERALIST_CAPITAL - s.capital[self.seat]
        rounds = STANDARD_ROUNDS - s.round
        return -MALICE * danger if lacks <= 2 * rounds else 0.1

    def _shares(self) -> list[float]:
        """What a unit of each player's capital is worth."""
        s = self.s
        shares = [-OTHERS_SHARE] * s.setting.seats
        if self.rival and self.rival != FEDERALIST:
            corporation = self.rival - CORPORATION
            if corporation == s.setting.corporations[self.seat]:
                shares = [-2 * OTHERS_SHARE] * s.setting.seats
            elif corporation in s.setting.corporations:
                shares[s.setting.corporations.index(corporation)] = -RIVAL_SHARE
        shares[self.seat] = 1.0
        return shares

    def _needs(self) -> list[float]:
        """What a unit of each resource is worth: most of what the demand will lack if the androids stay."""
        s, tables = self.s, self.s.setting.tables
        targets = tables.demand_targets[s.demand]
        expected = self._expected()
        lacking = [max(targets[resource] - expected[resource], 0) for resource in range(RESOURCES)]
        stake = self.fear * tables.demand_threat[s.demand]
        needs = [0.05] * RESOURCES
        for resource in range(RESOURCES):
            if lacking[resource]:
                needs[resource] = LACKED * stake / sum(lacking)
            elif self.gaps[resource]:
                needs[resource] = PROVIDED * stake / sum(self.gaps)
        if self.investment and tables.investment_kind[self.investment] == SECTOR:
            needs[tables.investment_of[self.investment]] += 0.8
        return needs

    def _expected(self) -> list[int]:
        """NA 44: the supply at the next demand round if nothing but production changed it."""
        s, tables = self.s, self.s.setting.tables
        expected = s.supply[:]
        for district in members(s.tokens[ANDROID]):
            times = 0 if is_at(s, OUTAGE, district) else max(STRIKE - unrest(s, district), 0)
            times = min(times, self.phases, 1 if is_at(s, HUMAN_FIRST, district) else 2)
            if not is_at(s, ORGCRIME, district):
                expected[tables.primary[district]] += times * tables.primary_amount[district]
            if tables.secondary[district] >= 0:
                expected[tables.secondary[district]] += times * tables.secondary_amount[district]
        return expected

    def total(self, changes: list[Change]) -> float:
        """What changes are worth together, illness and all."""
        return sum([self.worth(change) for change in changes])

    def worth(self, change: Change) -> float:
        """What a change is worth."""
        what, about, where = change
        if what == REMOVE:
            return self._contract(CONTRACT_FOR.get(about, -1), 1) + self.harm(about, where)
        if what == PLACE:
            return self._placed(about, where)
        if what in (CALM, STIR):
            return self._unrest(what, about, where)
        if what == MOVE:
            return self._contract(HAAS_BIOROID, 1) + self.output(where) - self.output(about)
        if what == PRODUCE:
            return self.produced(where, 1, False)
        if what == SUPPLY:
            return self.needs[about] * where
        if what == GAIN:
            return self.shares[about] * where
        if what == DRAW:
            return CARD * self.shares[about] * where
        return -self.fear * where

    # Contracts.

    def _contract(self, corporation: int, times: int) -> float:
        """NA 11: what a contract that pays is worth, whoever has it."""
        setting = self.s.setting
        if corporation not in setting.corporations:
            return 0.0
        pays = setting.tables.contract[setting.sheet * CORPORATIONS + corporation]
        return self.shares[setting.corporations.index(corporation)] * pays * times

    # The city.

    def _placed(self, component: int, district: int) -> float:
        """NA 35, 40: where a component that is placed comes to stay, and what it does there."""
        s = self.s
        if component == PRISEC:
            if is_at(s, PRISEC, district):
                return -1.0
            enemies = sum([self.harm(enemy, district) for enemy in (HUMAN_FIRST, ORGCRIME)])
            return self._guarded(district) + 0.5 * enemies + self._invested(PRISEC, 1)
        if component == DEVELOPMENT:
            return -1.0 if is_at(s, DEVELOPMENT, district) else self._developed(district)
        *_, district = self.path(component, district)
        return -self.fear * ROOT_THREAT if district == ROOT else -self.harm(component, district, would=True)

    def path(self, component: int, district: int) -> list[int]:
        """NA 35.1: the districts into which a component comes that is placed, to where it stays."""
        found = [district]
        if component not in BASE:
            return found
        while found[-1] != ROOT and self._is_blocked(component, found[-1]):
            found.append(self.s.setting.tables.exit[found[-1]])
        return found

    def is_sick(self, change: Change) -> bool:
        """NA 32.1: whether a change involves a district with illness."""
        what, about, where = change
        if what == PLACE:
            return any([is_at(self.s, ILLNESS, district) for district in self.path(about, where)])
        if what == MOVE and is_at(self.s, ILLNESS, about):
            return True
        return what in (REMOVE, CALM, STIR, MOVE, PRODUCE) and is_at(self.s, ILLNESS, where)

    def _guarded(self, district: int) -> float:
        """NA 42: prisec keeps enemy units out, but near The Root it drives them in."""
        return self.fear * (0.3 if way_to_root(self.s.setting.pack, district) > 2 else -0.3)

    def _is_blocked(self, component: int, district: int) -> bool:
        s = self.s
        prisec = component in (HUMAN_FIRST, ORGCRIME) and is_at(s, PRISEC, district)
        return prisec or is_at(s, component, district)

    def _developed(self, district: int) -> float:
        resource = self.s.setting.tables.primary[district]
        here = is_at(self.s, ANDROID, district)
        return (self.needs[resource] + 0.1) * (1.0 if here else 0.3) * self.phases

    def harm(self, component: int, district: int, *, would: bool = False) -> float:
        """What it is worth that a component is not in a district; `would`: it is not there yet."""
        if not would and not is_at(self.s, component, district):
            return 0.0
        key = (component + 16 * would, district)
        if key not in self.known:
            self.known[key] = self._harm(component, district, would)
        return self.known[key]

    def _harm(self, component: int, district: int, would: bool) -> float:
        s = self.s
        if component == PRISEC:
            return -self._guarded(district) + self._invested(PRISEC, -1)
        near = NEAR / way_to_root(s.setting.pack, district)
        harm = self.fear * (BASE[component] + near + self._event_threat(component, district, would))
        harm += self._invested(component, -1) if not would else -self._invested(component, 1)
        if not is_at(s, ANDROID, district):
            return harm
        if component == OUTAGE:
            harm += 0.0 if unrest(s, district) == STRIKE else self.produced(district, self.phases)
        elif component == ORGCRIME:
            tables = s.setting.tables
            harm += self._made(tables.primary[district], self.phases * tables.primary_amount[district])
        elif component == HUMAN_FIRST:
            harm += 0.5 * self.output(district)
        elif component == ILLNESS:
            harm += 0.3 * self.fear
        return harm

    def _unrest(self, what: int, stages: int, district: int) -> float:
        """NA 68: what it is worth that unrest falls or rises."""
        s = self.s
        stage = unrest(s, district)
        after = max(stage - stages, 0) if what == CALM else min(stage + stages, STRIKE)
        if is_at(s, OUTAGE, district) or after == stage:
            return 0.0
        worth = self._contract(NBN, stage - after) if what == CALM else 0.0
        return worth + self._unrest_harm(stage, district) - self._unrest_harm(after, district)

    def _unrest_harm(self, stage: int, district: int) -> float:
        if not stage:
            return 0.0
        harm = self.fear * stage * BASE[UNREST]
        would = not is_at(self.s, UNREST, district)
        harm += self.fear * self._event_threat(UNREST, district, would) - self._invested(UNREST, 1)
        if stage == STRIKE:
            harm += self.fear * self._event_threat(STRIKES, district, not is_at(self.s, STRIKES, district))
        if is_at(self.s, ANDROID, district):
            harm += self.produced(district, self.phases if stage == STRIKE else self.phases - 0.7)
        return harm

    def _event_threat(self, counted: int, district: int, would: bool) -> float:
        """NA 24.2: by how much a component in a district raises the threat that events are expected to bring."""
        s = self.s
        pack = s.setting.pack
        tables = s.setting.tables
        rounds = STANDARD_ROUNDS - s.round
        next_back = tables.event_back[s.event_deck[0]]
        found = 0.0
        for event in events_of(pack, counted):
            chance = 0.25 if tables.event_back[event] == next_back else 0.0
            chance += LATER_EVENTS * rounds / len(self.s.setting.tables.events)
            found += chance * self._share_of_event(event, counted, district, would)
        return found

    def _share_of_event(self, event: int, counted: int, district: int, would: bool) -> float:
        tables = self.s.setting.tables
        effect, numbers = tables.event_effect[event], tables.event_numbers[event]
        count = in_city(self.s, counted) + would
        if effect == PER_EACH:
            return float(numbers[0])
        if effect == AT_LEAST:
            return numbers[1] * 0.7 if count == numbers[0] else numbers[1] * 0.2
        if effect not in (TIER_OR_MOVE, TIER_ELSE_TIER):
            return 0.3  # it moves on towards The Root
        if tables.tier[district] == numbers[0]:
            others = (self.s.tokens[counted] & tables.tier_districts[numbers[0]] & ~(1 << district)).bit_count()
            return numbers[1] / (1 + others)
        return numbers[3] / 2 if effect == TIER_ELSE_TIER and tables.tier[district] == numbers[2] else 0.2

    def output(self, district: int) -> float:
        """What an android in a district brings until the demand round."""
        s = self.s
        if is_at(s, STRIKES, district) or is_at(s, OUTAGE, district):
            return 0.0
        lasts = unrest(s, district) == 0 and not is_at(s, HUMAN_FIRST, district)
        return self.produced(district, self.phases if lasts else 1)

    def produced(self, district: int, times: float, orgcrime_counts: bool = True) -> float:
        """NA 43: what so many productions are worth, if neither strike nor outage stops them."""
        s, tables = self.s, self.s.setting.tables
        found = 0.0
        if not (orgcrime_counts and is_at(s, ORGCRIME, district)):
            more = 1 if is_at(s, DEVELOPMENT, district) else 0
            found += self._made(tables.primary[district], times * (tables.primary_amount[district] + more))
        if tables.secondary[district] >= 0:
            found += self._made(tables.secondary[district], times * tables.secondary_amount[district])
        return found

    def _made(self, resource: int, amount: float) -> float:
        """Resources beyond what is demanded are worth little."""
        useful = min(amount, float(self.gaps[resource]))
        return useful * self.needs[resource] + (amount - useful) * 0.05

    # Investments.

    def _invested(self, component: int, more: int) -> float:
        """NA 33.0: what so many more of a component change in what the own investment pays."""
        if not self.investment:
            return 0.0
        tables = self.s.setting.tables
        kind, about = tables.investment_kind[self.investment], tables.investment_of[self.investment]
        if about != component:
            return 0.0
        if kind == EACH:
            return 0.6 * tables.investment_each[self.investment] * more
        if kind != COUNT:
            return 0.0
        pays = tables.investment_pays[self.investment]
        count = in_city(self.s, component)
        return 0.6 * (pays[min(max(count + more, 0), len(pays) - 1)] - pays[min(count, len(pays) - 1)])
