"""How much a change of the game is worth to a player of New Angeles, in units of capital.

An `Evaluator` reads a position once: how much a point of threat costs, whose capital helps or hurts, which resources
the city lacks. It then compares that position with later ones, however they came about. Everything it reads is public
or the player's own.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from neopolis.games.new_angeles.card_data import AT_LEAST, COUNT, EACH, PER_EACH, SECTOR, TIER_ELSE_TIER, TIER_OR_MOVE
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ANDROID,
    COMPONENTS,
    CORPORATION,
    DEVELOPMENT,
    FEDERALIST,
    FEDERALIST_CAPITAL,
    HUMAN_FIRST,
    ILLNESS,
    ILLNESS_THREAT,
    LAST_THREAT,
    MAIN,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    RESOURCES,
    ROOT,
    STANDARD_ROUNDS,
    STRIKES,
    UNREST,
    members,
)
from neopolis.games.new_angeles.rules.city import STRIKE, in_city, is_at, unrest
from neopolis.games.new_angeles.rules.deal import lead
from neopolis.games.new_angeles.rules.demand import missing
from neopolis.games.new_angeles.rules.hands import hand_size
from neopolis.games.new_angeles.rules.state import NOBODY, Deal, NewAngeles

# Values and costs are in capital, unless another unit is given.
CARD: Final = 0.7  # the value of an action card in hand
RIVAL_SHARE: Final = 0.7  # the cost of 1 capital in the rival's hands
OTHERS_SHARE: Final = 0.1  # the cost of 1 capital in anybody else's hands
THREAT_COST: Final = 4.0  # the cost of a point of threat while threat is low
MORE_THREAT_COST: Final = 3.0  # the additional cost of a point of threat when threat is near its limit
FEDERALIST_GAIN: Final = 0.8  # a Federalist who can still win gains this share of the cost of threat instead
LOST_CITY: Final = 30.0  # the cost of losing the game to threat
# The value of all missing units of the demand together, as a share of the cost of failing the demand.
LACKING: Final = 0.5  # if production will not make enough in time; split among the units that will be missing
PROMISED: Final = 0.4  # if production will make enough in time; split among the units that are missing now
SURPLUS: Final = 0.05  # the value of a unit of a resource beyond the demand
ROOT_NEARNESS: Final = 1.0  # points of threat expected from a component one exit before The Root
LATER_EVENTS: Final = 0.25  # weight of an event that may come later, compared with the next one
FORESIGHT: Final = 1.0  # points of threat that choosing the next event saves
BROKEN_PROMISE: Final = 8.0  # the least gain for which the bot breaks a promise
SUPPORT_SWAY: Final = 0.25  # how much each card of support adds to its offer's chance of winning
LIKELY: Final = 0.95  # the highest chance of winning that an offer can have
BLOCKED_SUPPORTER: Final = 0.5  # each player who may not support the counteroffer adds this to the main offer's lead
# Points of threat expected from a component, in addition to those from events and from reaching The Root.
THREAT_TO_COME: Final = {ILLNESS: 0.7, HUMAN_FIRST: 0.15, ORGCRIME: 0.1, OUTAGE: 0.15, UNREST: 0.25}
TOKENS: Final = (OUTAGE, ILLNESS, HUMAN_FIRST, ORGCRIME, PRISEC)  # the components for which `harm` gives a value
# The components that a player can promise to keep out of a district.
KEPT_OUT: Final = (ANDROID, OUTAGE, ILLNESS, DEVELOPMENT, HUMAN_FIRST, ORGCRIME, PRISEC)
UNKNOWN: Final = -1e9  # marks a harm that has not been computed yet


@cache
def events_that_count(pack: Pack, component: int) -> tuple[int, ...]:
    """The events whose threat depends on the number or the position of a component (or of strikes)."""
    counts = pack.tables.event_counts
    return tuple([event for event in range(1, len(counts)) if counts[event] == component])


@cache
def exits_to_root(pack: Pack, district: int) -> int:
    """How many exits a component takes from a district to The Root."""
    return 1 + (exits_to_root(pack, pack.tables.exit[district]) if pack.tables.exit[district] != ROOT else 0)


def winning_chance(ahead: float) -> float:
    """How likely an offer is to win if it is this many cards of support ahead."""
    return min(max(0.5 + SUPPORT_SWAY * (ahead - 0.5), 1 - LIKELY), LIKELY)


def main_offer_chance(deal: Deal) -> float:
    """How likely the main offer is to win the deal."""
    if deal.won:
        return 1.0 if deal.won == MAIN else 0.0
    if not deal.counters or not deal.main:
        return 1.0 if deal.main else 0.0
    return winning_chance(lead(deal, MAIN) + BLOCKED_SUPPORTER * deal.cannot_support.bit_count())


class Evaluator:
    """Compares later positions with the current one, for one seat.

    `knows`: whether the seat's rival and investment may be read. True only for the bot's own seat.
    """

    def __init__(self, s: NewAngeles, seat: int, knows: bool) -> None:
        self.s = s
        self.seat = seat
        self.rival = s.rivals[seat] if knows and s.rivals else 0
        self.investment = s.investments[seat] if knows else 0
        self.threat_cost = self._threat_cost()
        self.shares = self._shares()
        self.productions = 2 if s.round % 2 else 1  # Production Phases before the next demand round
        self.gaps = missing(s)
        self.expected = self._expected_supply()
        self.needs = self._needs()
        self.stake = 0.0  # how much better the main offer is than the counteroffer; set while assets are tried
        self.counts_surplus = True  # whether cards that the active player will have to discard have a value
        self.kept_out = [0] * (COMPONENTS + 1)  # by component: the districts where the seat promised not to put it
        self._harms: list[float] = [UNKNOWN] * 512

    def _threat_cost(self) -> float:
        """The cost of a point of threat, which rises with threat. Near 0 for a Federalist, negative for a rich one."""
        s = self.s
        cost = THREAT_COST + MORE_THREAT_COST * (s.threat / LAST_THREAT) ** 2
        if self.rival != FEDERALIST:
            return cost
        lacks = FEDERALIST_CAPITAL - s.capital[self.seat]
        return -FEDERALIST_GAIN * cost if lacks <= 2 * (STANDARD_ROUNDS - s.round) else 0.1

    def _shares(self) -> list[float]:
        """What 1 capital in each player's hands is worth to the seat."""
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
        """The value of a unit of each resource. Resources that production will not make enough of are worth most."""
        s, tables = self.s, self.s.setting.tables
        targets = tables.demand_targets[s.demand]
        expected = self.expected
        lacking = [max(targets[resource] - expected[resource], 0) for resource in range(RESOURCES)]
        stake = self.threat_cost * tables.demand_threat[s.demand]
        needs = [SURPLUS] * RESOURCES
        for resource in range(RESOURCES):
            if lacking[resource]:
                needs[resource] = LACKING * stake / sum(lacking)
            elif self.gaps[resource]:
                needs[resource] = PROMISED * stake / sum(self.gaps)
        if self.investment and tables.investment_kind[self.investment] == SECTOR:
            needs[tables.investment_of[self.investment]] += 0.8
        return needs

    def _expected_supply(self) -> list[int]:
        """NA 44: the supply at the next demand round if nothing but production changes it."""
        s, tables = self.s, self.s.setting.tables
        expected = s.supply[:]
        for district in members(s.tokens[ANDROID]):
            times = 0 if is_at(s, OUTAGE, district) else max(STRIKE - unrest(s, district), 0)
            times = min(times, self.productions, 1 if is_at(s, HUMAN_FIRST, district) else 2)
            if not is_at(s, ORGCRIME, district):
                expected[tables.primary[district]] += times * tables.primary_amount[district]
            if tables.secondary[district] >= 0:
                expected[tables.secondary[district]] += times * tables.secondary_amount[district]
        return expected

    # Comparing positions.

    def change(self, after: NewAngeles) -> float:
        """How much better a later position is for the seat."""
        before = self.s
        worth = -self.threat_cost * (after.threat - before.threat + illness_due(after) - illness_due(before))
        if after.ended and not before.ended:
            worth -= LOST_CITY if self.threat_cost > 0 else -LOST_CITY
        for seat, share in enumerate(self.shares):
            worth += share * (after.capital[seat] - before.capital[seat])
            if after.hands[seat] is not before.hands[seat]:
                worth += CARD * share * (self._cards(after, seat) - self._cards(before, seat))
        worth += self._city(after)
        if after.supply != before.supply:
            worth += self._supply(after)
        if after.owners != before.owners:
            worth += self._assets(after)
        if after.event_deck != before.event_deck:
            worth += FORESIGHT * (abs(self.threat_cost) if after.deal.winner == self.seat else self.threat_cost)
        if self.stake:
            worth += self.stake * (main_offer_chance(after.deal) - main_offer_chance(before.deal))
        return worth

    def _cards(self, s: NewAngeles, seat: int) -> int:
        """NA 30.2: how many of a seat's cards have a value (see `counts_surplus`)."""
        count = len(s.hands[seat])
        return count if self.counts_surplus or seat != s.active else min(count, hand_size(s, seat))

    def _supply(self, after: NewAngeles) -> float:
        """The value of the change in supply. Units that the demand needs are worth most, units beyond it little."""
        s, tables = self.s, self.s.setting.tables
        worth = 0.0
        for resource, target in enumerate(tables.demand_targets[s.demand]):
            had, has = s.supply[resource], after.supply[resource]
            useful = min(has, target) - min(had, target)
            need = self.needs[resource]
            if useful < 0 and self.expected[resource] >= target > self.expected[resource] + has - had:
                stake = self.threat_cost * tables.demand_threat[s.demand]
                need = max(need, PROMISED * stake / (1 + sum(self.gaps)))
            worth += useful * need + (has - had - useful) * SURPLUS
        return worth

    def _assets(self, after: NewAngeles) -> float:
        worth = 0.0
        for asset, had in enumerate(self.s.owners):
            has = after.owners[asset]
            if had != has:
                share = (self.shares[has] if has != NOBODY else 0.0) - (self.shares[had] if had != NOBODY else 0.0)
                worth += BOT_VALUES[asset] * share
        return worth

    def _city(self, after: NewAngeles) -> float:
        """The value of what entered and left the districts."""
        old, new = self.s.tokens, after.tokens
        worth = 0.0
        for component in TOKENS:
            changed = old[component] ^ new[component]
            if changed:
                for district in members(changed & old[component]):
                    worth += self.harm(component, district)
                for district in members(changed & new[component]):
                    worth -= self.harm(component, district)
        for district in members(old[ANDROID] ^ new[ANDROID]):
            worth += self.output(district) if new[ANDROID] >> district & 1 else -self.output(district)
        for district in members(old[DEVELOPMENT] ^ new[DEVELOPMENT]):
            worth += self._development(district)
        restless = (old[UNREST] ^ new[UNREST] | old[STRIKES] ^ new[STRIKES]) & ~new[OUTAGE]
        for district in members(restless):
            worth += self._unrest_harm(unrest(self.s, district), district)
            worth -= self._unrest_harm(unrest(after, district), district)
        return worth - (BROKEN_PROMISE if self._breaks_promise(after) else 0.0)

    def _breaks_promise(self, after: NewAngeles) -> bool:
        """Whether a component entered a district from which the seat has promised to keep it out."""
        for component in KEPT_OUT:
            banned = self.kept_out[component]
            if banned and after.tokens[component] & ~self.s.tokens[component] & banned:
                return True
        return False

    # Components in districts.

    def harm(self, component: int, district: int) -> float:
        """How much better the position is without a component in a district."""
        key = component << 4 | district
        found = self._harms[key]
        if found == UNKNOWN:
            found = self._harms[key] = self._harm(component, district)
        return found

    def _harm(self, component: int, district: int) -> float:
        s = self.s
        is_there = is_at(s, component, district)
        invested = -self._invested(component, 1) if not is_there else self._invested(component, -1)
        if component == PRISEC:
            return invested - self._guard(district)
        near = ROOT_NEARNESS / exits_to_root(s.setting.pack, district)
        threat = THREAT_TO_COME[component] + near + self._event_threat(component, district, not is_there)
        return invested + self.threat_cost * threat + self._android_harm(component, district)

    def _android_harm(self, component: int, district: int) -> float:
        """What a component costs in addition if an android is in the district."""
        s, tables = self.s, self.s.setting.tables
        if not is_at(s, ANDROID, district):
            return 0.0
        if component == OUTAGE:
            return 0.0 if unrest(s, district) == STRIKE else self._production(district, self.productions)
        if component == ORGCRIME:
            return self._made(tables.primary[district], self.productions * tables.primary_amount[district])
        return 0.5 * self.output(district) if component == HUMAN_FIRST else 0.3 * self.threat_cost

    def _guard(self, district: int) -> float:
        """NA 42: the value of prisec. It keeps enemy units out, but near The Root it drives them into The Root."""
        return self.threat_cost * (0.3 if exits_to_root(self.s.setting.pack, district) > 2 else -0.3)

    def _development(self, district: int) -> float:
        resource = self.s.setting.tables.primary[district]
        here = is_at(self.s, ANDROID, district)
        return (self.needs[resource] + 0.1) * (1.0 if here else 0.3) * self.productions

    def _unrest_harm(self, stage: int, district: int) -> float:
        """NA 68: what a stage of unrest costs."""
        if not stage:
            return 0.0
        key = 256 | stage << 4 | district
        if self._harms[key] == UNKNOWN:
            threat = stage * THREAT_TO_COME[UNREST]
            threat += self._event_threat(UNREST, district, not is_at(self.s, UNREST, district))
            if stage == STRIKE:
                threat += self._event_threat(STRIKES, district, not is_at(self.s, STRIKES, district))
            harm = self.threat_cost * threat - self._invested(UNREST, 1)
            if is_at(self.s, ANDROID, district):
                lost = self.productions if stage == STRIKE else self.productions - 0.7
                harm += self._production(district, lost)
            self._harms[key] = harm
        return self._harms[key]

    def _event_threat(self, component: int, district: int, would_be_new: bool) -> float:
        """NA 24.2: how much of the threat expected from events is due to a component in a district.

        `would_be_new`: whether the component is not in the district yet.
        """
        s = self.s
        tables = s.setting.tables
        next_back = tables.event_back[s.event_deck[0]]
        found = 0.0
        for event in events_that_count(s.setting.pack, component):
            chance = 0.25 if tables.event_back[event] == next_back else 0.0
            chance += LATER_EVENTS * (STANDARD_ROUNDS - s.round) / (len(tables.event_counts) - 1)
            found += chance * self._share_of_event(event, component, district, would_be_new)
        return found

    def _share_of_event(self, event: int, component: int, district: int, would_be_new: bool) -> float:
        tables = self.s.setting.tables
        effect, numbers = tables.event_effect[event], tables.event_numbers[event]
        count = in_city(self.s, component) + would_be_new
        if effect == PER_EACH:
            return float(numbers[0])
        if effect == AT_LEAST:
            return numbers[1] * 0.7 if count == numbers[0] else numbers[1] * 0.2
        if effect not in (TIER_OR_MOVE, TIER_ELSE_TIER):
            return 0.3  # the event moves the unit on towards The Root
        if tables.tier[district] == numbers[0]:
            others = (self.s.tokens[component] & tables.tier_districts[numbers[0]] & ~(1 << district)).bit_count()
            return numbers[1] / (1 + others)
        return numbers[3] / 2 if effect == TIER_ELSE_TIER and tables.tier[district] == numbers[2] else 0.2

    # Production and investments.

    def output(self, district: int) -> float:
        """The value of what an android in a district will produce before the next demand round."""
        s = self.s
        if is_at(s, STRIKES, district) or is_at(s, OUTAGE, district):
            return 0.0
        lasts = unrest(s, district) == 0 and not is_at(s, HUMAN_FIRST, district)
        return self._production(district, self.productions if lasts else 1)

    def _production(self, district: int, times: float) -> float:
        """NA 43: the value of what an android in a district makes if it produces this many times."""
        s, tables = self.s, self.s.setting.tables
        found = 0.0
        if not is_at(s, ORGCRIME, district):
            more = 1 if is_at(s, DEVELOPMENT, district) else 0
            found += self._made(tables.primary[district], times * (tables.primary_amount[district] + more))
        if tables.secondary[district] >= 0:
            found += self._made(tables.secondary[district], times * tables.secondary_amount[district])
        return found

    def _made(self, resource: int, amount: float) -> float:
        useful = min(amount, float(self.gaps[resource]))
        return useful * self.needs[resource] + (amount - useful) * SURPLUS

    def _invested(self, component: int, more: int) -> float:
        """NA 33.0: how much the seat's own investment gains in value with this many more of a component."""
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


def illness_due(s: NewAngeles) -> int:
    """NA 32.0: the threat that illness will add once the action card is resolved."""
    resolution = s.resolution
    return ILLNESS_THREAT if resolution.open and resolution.met_illness and not resolution.spared else 0
