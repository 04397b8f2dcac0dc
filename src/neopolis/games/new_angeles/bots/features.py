"""What a bot looks at in a position, as numbers: the city, the time left, and how one seat stands towards its aim.

No card is named here. Assets and cards in hand have a number each, by their place in the content, and only the weights
say what they are worth. Everything that is read is public or the seat's own; the rival is an argument, so that a bot
can also judge a position with a rival card that it does not have.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.evaluator import exits_to_root
from neopolis.games.new_angeles.card_data import AT_LEAST, PER_EACH, TIER_ELSE_TIER, TIER_OR_MOVE, Tables
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.ids import (
    ANDROID,
    COMPONENTS,
    CORPORATION,
    CORPORATIONS,
    FEDERALIST,
    FEDERALIST_CAPITAL,
    HUMAN_FIRST,
    LAST_THREAT,
    ORGCRIME,
    OUTAGE,
    RESOURCES,
    STANDARD_ROUNDS,
    STRIKES,
    members,
)
from neopolis.games.new_angeles.rules.city import STRIKE, is_at, unrest
from neopolis.games.new_angeles.rules.hands import is_emergency
from neopolis.games.new_angeles.rules.scripts import TURN
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles
from neopolis.games.new_angeles.rules.winning import must_beat

# What a seat needs to win (NA 69).
NORMAL: Final = 0  # to be richer than its rival
OWN: Final = 1  # its rival card shows its own corporation: to be richer than two or three others
AGITATOR: Final = 2  # the Federalist: the city must fall
ROLES: Final = 3

THREAT_STEPS: Final = (4, 8, 11, 14, 16, 18, 20, 22, 23, 24)
MOST_ASSETS: Final = 40  # assets from this number on have no weights
MOST_CARDS: Final = 30  # action cards from this number on have no weights
MOST_INVESTMENTS: Final = 16
TURNS_PER_ROUND: Final = 3.7  # how many turns a round to come is expected to have
PUBLIC: Final = 55  # how many of the numbers are the same for all seats
FEATURES: Final = PUBLIC + 53 + MOST_INVESTMENTS + MOST_ASSETS + MOST_CARDS


def role_of(s: NewAngeles, seat: int, rival: int) -> int:
    """What a seat needs to win if it has this rival card; a seat without one counts as normal."""
    if rival == FEDERALIST:
        return AGITATOR
    return OWN if rival == CORPORATION + s.setting.corporations[seat] else NORMAL


def in_turn(s: NewAngeles) -> bool:
    """Whether a turn is being played."""
    return any([frame.script == TURN for frame in s.stack])


def turns_left(s: NewAngeles) -> float:
    """How many turns are still to come, the current one included. The turns of later rounds are an estimate."""
    now = len(s.track) + (1 if in_turn(s) and not s.deal.revealed else 0)
    return now + TURNS_PER_ROUND * (STANDARD_ROUNDS - s.round)


# What all seats have in common.


def public_features(s: NewAngeles) -> list[float]:
    """The numbers about the city and the time left."""
    found: list[float] = [1.0]
    threat = s.threat / LAST_THREAT
    found.append(threat)
    found.append(threat * threat)
    for step in THREAT_STEPS:
        found.append(1.0 if s.threat >= step else 0.0)
    _add_time(s, found)
    _add_demand(s, found)
    _add_components(s, found)
    assert len(found) == PUBLIC
    return found


def _add_time(s: NewAngeles, found: list[float]) -> None:
    for seats in (4, 5, 6):
        found.append(1.0 if s.setting.seats == seats else 0.0)
    for number in range(1, STANDARD_ROUNDS + 1):
        found.append(1.0 if s.round == number else 0.0)
    left = turns_left(s)
    found.append(len(s.track) / 5)
    found.append(left / 22)
    found.append(s.threat * left / 250)


def _add_demand(s: NewAngeles, found: list[float]) -> None:
    """How far the city is from meeting the demand, now and after the productions that come before it."""
    tables = s.setting.tables
    targets = tables.demand_targets[s.demand]
    expected = expected_supply(s)
    now = 0
    later = 0
    lacking = 0
    for resource in range(RESOURCES):
        now += max(targets[resource] - s.supply[resource], 0)
        gap = max(targets[resource] - expected[resource], 0)
        later += gap
        lacking += 1 if gap else 0
    penalty = tables.demand_threat[s.demand]
    fails = 1.0 if later else 0.0
    soon = 1.0 if s.round % 2 == 0 else 0.0
    found.append(now / 10)
    found.append(later / 10)
    found.append(lacking / 4)
    found.append(fails)
    found.append(fails * soon)
    found.append(now / 10 * soon)
    found.append(penalty / 7)
    found.append(fails * penalty / 7)
    found.append(1.0 if s.threat + penalty >= LAST_THREAT else 0.0)
    found.append(fails if s.threat + penalty >= LAST_THREAT else 0.0)
    found.append(fails * soon if s.threat + penalty >= LAST_THREAT else 0.0)


def expected_supply(s: NewAngeles) -> list[int]:
    """NA 44: the supply at the next demand round if nothing but production changes it."""
    tables = s.setting.tables
    expected = s.supply[:]
    productions = 2 if s.round % 2 else 1
    for district in members(s.tokens[ANDROID]):
        if is_at(s, OUTAGE, district):
            continue
        times = min(STRIKE - unrest(s, district), productions, 1 if is_at(s, HUMAN_FIRST, district) else 2)
        if not is_at(s, ORGCRIME, district):
            expected[tables.primary[district]] += times * tables.primary_amount[district]
        if tables.secondary[district] >= 0:
            expected[tables.secondary[district]] += times * tables.secondary_amount[district]
    return expected


def _add_components(s: NewAngeles, found: list[float]) -> None:
    tokens = s.tokens
    for component in range(COMPONENTS + 1):
        found.append(tokens[component].bit_count() / 5)
    for component in (OUTAGE, HUMAN_FIRST, ORGCRIME):
        near = 0.0
        for district in members(tokens[component]):
            near += 1.0 / exits_to_root(s.setting.pack, district)
        found.append(near / 2)
    idle = 0
    for district in members(tokens[ANDROID]):
        if is_at(s, OUTAGE, district) or is_at(s, STRIKES, district):
            idle += 1
    found.append(idle / 3)
    found.append(0.0 if s.round == STANDARD_ROUNDS else _next_event(s) / 4)
    found.append(_next_event(s) / 4 * (1.0 if s.threat >= 18 else 0.0))
    rounds = max(STANDARD_ROUNDS - s.round, 0)
    placed = 0
    for component in (OUTAGE, HUMAN_FIRST, ORGCRIME):
        placed += tokens[component].bit_count()
    found.append(placed * rounds / 40)
    found.append(tokens[STRIKES].bit_count() * rounds / 20)
    found.append(1.0 if in_turn(s) and s.deal.revealed else 0.0)
    found.append(rounds * s.threat / 75)


def _next_event(s: NewAngeles) -> float:
    """NA 24.2: the threat that the next event can be expected to cause; its back shows which ones it can be."""
    tables = s.setting.tables
    back = tables.event_back[s.event_deck[0]]
    total = 0.0
    count = 0
    for event in tables.events:
        if tables.event_back[event] == back:
            count += 1
            total += event_threat(s, tables, event)
    return total / max(count, 1)


def event_threat(s: NewAngeles, tables: Tables, event: int) -> float:
    """NA 24.2: the threat that an event would cause in the city as it is, not counting moves."""
    effect, numbers = tables.event_effect[event], tables.event_numbers[event]
    districts = s.tokens[tables.event_counts[event]]
    if effect == PER_EACH:
        return float(numbers[0] * districts.bit_count())
    if effect == AT_LEAST:
        return float(numbers[1]) if districts.bit_count() >= numbers[0] else 0.0
    if effect in (TIER_OR_MOVE, TIER_ELSE_TIER):
        if districts & tables.tier_districts[numbers[0]]:
            return float(numbers[1])
        if effect == TIER_ELSE_TIER and districts & tables.tier_districts[numbers[2]]:
            return float(numbers[3])
    return 0.0


# What differs by seat.


def features(s: NewAngeles, seat: int, rival: int, public: list[float]) -> list[float]:
    """All numbers for a seat with a rival card. `public` are the public ones of the same position."""
    found = public[:]
    role = role_of(s, seat, rival)
    against = NOBODY
    if role == NORMAL and rival:
        against = s.setting.corporations.index(rival - CORPORATION)
    for one in range(ROLES):
        found.append(1.0 if role == one else 0.0)
    _add_capital(s, seat, role, against, found)
    _add_order(s, seat, against, found)
    _add_holdings(s, seat, against, found)
    assert len(found) == FEATURES
    return found


def _add_capital(s: NewAngeles, seat: int, role: int, against: int, found: list[float]) -> None:
    """How far the seat is ahead of those whom it must beat, or of the capital that the Federalist needs."""
    own = s.capital[seat]
    others = sorted([s.capital[one] for one in range(s.setting.seats) if one != seat])
    last = len(others)
    total = 0
    for capital in others:
        total += capital
    found.append(own / 30)
    found.append((own - total / last) / 10)
    found.append((own - others[last - 1]) / 10)
    left = turns_left(s)
    ahead = 0.0
    if role == AGITATOR:
        ahead = own - FEDERALIST_CAPITAL + 0.5
    elif role == OWN:
        ahead = own - others[must_beat(s.setting.seats) - 1] - 0.5
    elif against != NOBODY:
        ahead = own - s.capital[against] - 0.5
    scaled = ahead / (2.0 + 0.7 * left)
    for one in range(ROLES):
        is_role = 1.0 if one == role else 0.0
        found.append(is_role * _within(ahead / 10, 3.0))
        found.append(is_role * _within(scaled, 3.0))
        found.append(is_role * (1.0 if ahead > 0 else 0.0))
    must = must_beat(s.setting.seats)
    for place in range(must - 2, must + 2):
        gap = own - others[place] - 0.5 if 0 <= place < last else 0.0
        found.append(_within(gap / 10, 3.0) if role == OWN else 0.0)


def _within(number: float, most: float) -> float:
    return max(-most, min(number, most))


def _add_order(s: NewAngeles, seat: int, against: int, found: list[float]) -> None:
    """Who will be active in the turns left of this round."""
    seats = s.setting.seats
    turns = len(s.track) + (1 if in_turn(s) and not s.deal.revealed else 0)
    for one in (seat, against):
        count = 0
        for turn in range(turns):
            if (s.active + turn) % seats == one:
                count += 1
        found.append(float(count) if one != NOBODY else 0.0)
    found.append(1.0 if s.active == seat else 0.0)
    for corporation in range(CORPORATIONS):
        found.append(1.0 if s.setting.corporations[seat] == corporation else 0.0)
    for corporation in range(CORPORATIONS):
        is_rival = against != NOBODY and s.setting.corporations[against] == corporation
        found.append(1.0 if is_rival else 0.0)


def _add_holdings(s: NewAngeles, seat: int, against: int, found: list[float]) -> None:
    """Cards in hand, emergency actions, the investment and assets."""
    seats = s.setting.seats
    hand = s.hands[seat]
    total = 0
    for cards in s.hands:
        total += len(cards)
    found.append(len(hand) / 5)
    found.append(len(s.hands[against]) / 5 if against != NOBODY else 0.0)
    found.append(total / (5 * seats))
    held = 0
    mine = 0
    for corporation, holder in enumerate(s.emergency_holders):
        if s.emergency_face_up >> corporation & 1 and holder != NOBODY:
            held += 1
            if holder == seat:
                mine += 1
    found.append(float(mine))
    found.append(held / 5)
    _add_investment(s, seat, found)
    _add_assets(s, seat, against, found)
    counts = [0.0] * MOST_CARDS
    for card in hand:
        if card < MOST_CARDS and not is_emergency(card):
            counts[card] += 1.0
    found += counts


def _add_investment(s: NewAngeles, seat: int, found: list[float]) -> None:
    investment = s.investments[seat]
    pays = investment_capital(s, investment) if investment else 0
    soon = 1.0 if s.round % 2 == 0 else 0.0
    found.append(pays / 5)
    found.append(pays / 5 * soon)
    for one in range(MOST_INVESTMENTS):
        found.append(1.0 if investment and one == investment else 0.0)


def _add_assets(s: NewAngeles, seat: int, against: int, found: list[float]) -> None:
    """Each asset counts for its owner: 1 for the seat itself, -1 for its rival, a little less than 0 for others."""
    left = turns_left(s) / 22
    counts = [0.0] * MOST_ASSETS
    own = 0.0
    theirs = 0.0
    rest = 0.0
    number = [0, 0, 0]
    for asset in range(1, len(s.owners)):
        owner = s.owners[asset]
        if owner == NOBODY:
            continue
        if owner == seat:
            own += BOT_VALUES[asset]
            number[0] += 1
        elif owner == against:
            theirs += BOT_VALUES[asset]
            number[1] += 1
        else:
            rest += BOT_VALUES[asset]
            number[2] += 1
        if asset < MOST_ASSETS:
            counts[asset] = 1.0 if owner == seat else -1.0 if owner == against else -0.2
    for value in (own, theirs, rest):
        found.append(value / 10)
        found.append(value * left / 10)
    for count in number:
        found.append(count / 3)
    for count in number:
        found.append(count * left / 3)
    found += counts
