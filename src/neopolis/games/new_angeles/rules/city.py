"""The city: placing, moving and removing components, unrest, and production.

Functions here stop as soon as threat ends the game (NA 63). They record the districts that they affect (`involve`),
because illness there may add threat after an action card (NA 32.1). Each change emits its own event, so that it can be
shown with the paragraph of the rules that caused it.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.ids import (
    ANDROID,
    COMPONENTS,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    LAST_THREAT,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    RESOURCES,
    ROOT,
    ROOT_THREAT,
    STRIKES,
    UNREST,
    members,
)
from neopolis.games.new_angeles.rules.state import BY_THREAT, NOBODY, NewAngeles

ENEMIES: Final = (HUMAN_FIRST, ORGCRIME)  # NA 23
STABLE: Final = 0
PROTEST: Final = 1
STRIKE: Final = 2
NOTHING: Final = -1


def raise_threat(s: NewAngeles, amount: int) -> None:
    """NA 63.0: threat rises, never past 25; at 25 the game is over. R-115: players may react to each rise."""
    before = s.threat
    s.threat = min(before + amount, LAST_THREAT)
    if s.threat > before:
        s.threat_rose += 1
        s.emit("threat", NOBODY, (s.threat - before, s.threat))
    if s.threat == LAST_THREAT:
        s.ended = BY_THREAT


def lower_threat(s: NewAngeles, amount: int) -> None:
    """R-104: threat falls, never below 0."""
    lowered = min(amount, s.threat)
    if lowered:
        s.threat -= lowered
        s.emit("threat", NOBODY, (-lowered, s.threat))


def is_at(s: NewAngeles, component: int, district: int) -> bool:
    """Whether a component is in a district."""
    return bool(s.tokens[component] >> district & 1)


def in_city(s: NewAngeles, component: int) -> int:
    """How many of a component are in the city (NA 8)."""
    return s.tokens[component].bit_count()


def has_reserve(s: NewAngeles, component: int) -> bool:
    """NA 10, 48: whether the reserve still has one of a component."""
    return in_city(s, component) < s.setting.tables.limit[component]


def involve(s: NewAngeles, district: int) -> None:
    """NA 32.1, R-78: a card is about to change something in a district; illness counts if it is there now."""
    s.resolution.involved |= 1 << district
    if is_at(s, ILLNESS, district):
        s.resolution.met_illness = True


def doer(s: NewAngeles) -> int:
    """The seat that is resolving an action card, or NOBODY."""
    return s.deal.winner if s.resolution.open else NOBODY


def place(s: NewAngeles, component: int, district: int) -> list[int]:
    """NA 40: place a component. Returns the districts that it entered; the last is ROOT if it reached The Root.

    The list is empty if it was not placed: none is left (NA 10), or the district already has one and cannot take two.
    """
    involve(s, district)
    if not has_reserve(s, component):
        s.emit("none-left", NOBODY, (component, district))
        return []
    if component in (ANDROID, DEVELOPMENT, PRISEC):
        if is_at(s, component, district):
            s.emit("no-room", NOBODY, (component, district))
            return []  # NA 5.3, 19.4, 42.3
        s.tokens[component] |= 1 << district
        s.emit("placed", doer(s), (component, district))
        if component == PRISEC:
            drive_out(s, district)
        return [district]
    return _enter(s, component, district)


def drive_out(s: NewAngeles, district: int) -> None:
    """NA 42.2: when prisec enters a district, enemy units leave it, Human First before orgcrime."""
    for enemy in ENEMIES:
        if is_at(s, enemy, district) and not s.ended:
            move(s, enemy, district)


def move(s: NewAngeles, component: int, district: int) -> list[int]:
    """NA 35: a unit or token leaves its district along the exit. Returns the districts that it entered."""
    involve(s, district)
    s.tokens[component] &= ~(1 << district)
    s.emit("moves", NOBODY, (component, district))
    return _enter(s, component, s.setting.tables.exit[district])


def _enter(s: NewAngeles, component: int, district: int) -> list[int]:
    """NA 35.1: follow the exits until the component can stay or reaches The Root (35.2)."""
    path: list[int] = []
    while True:
        path.append(district)
        if district == ROOT:
            s.emit("rooted", NOBODY, (component,))
            raise_threat(s, ROOT_THREAT)
            return path
        involve(s, district)  # NA 32.1
        why = obstacle(s, component, district)
        if why == NOTHING:
            break
        s.emit("moves-on", NOBODY, (component, district, why))
        district = s.setting.tables.exit[district]
    s.tokens[component] |= 1 << district
    if component == OUTAGE:
        calm_by_outage(s, district)
    s.emit("placed", doer(s), (component, district))
    return path


def obstacle(s: NewAngeles, component: int, district: int) -> int:
    """NA 35.3, 35.4: what keeps a component from staying: another of its kind or, for an enemy unit, prisec."""
    if component in ENEMIES and is_at(s, PRISEC, district):
        return PRISEC
    return component if is_at(s, component, district) else NOTHING


def calm_by_outage(s: NewAngeles, district: int) -> None:
    """NA 39.1, 47.2: an outage token replaces unrest; no contract pays for that."""
    if is_at(s, UNREST, district):
        s.emit("outage-calms", NOBODY, (district,))
    s.tokens[UNREST] &= ~(1 << district)
    s.tokens[STRIKES] &= ~(1 << district)


def unrest(s: NewAngeles, district: int) -> int:
    """NA 68: the stage of a district's unrest."""
    if is_at(s, STRIKES, district):
        return STRIKE
    return PROTEST if is_at(s, UNREST, district) else STABLE


def can_rise(s: NewAngeles, district: int) -> bool:
    """NA 57.1, 39.2, 10.0: whether unrest can rise in a district.

    It cannot rise where there is a strike or an outage, or where it needs a new token and none is left.
    """
    if is_at(s, STRIKES, district) or is_at(s, OUTAGE, district):
        return False
    return is_at(s, UNREST, district) or has_reserve(s, UNREST)


def raise_unrest(s: NewAngeles, district: int, stages: int) -> None:
    """NA 68.1, 68.4: unrest rises as far as it can."""
    involve(s, district)
    for _ in range(stages):
        if can_rise(s, district):
            bit = 1 << district
            if s.tokens[UNREST] & bit:
                s.tokens[STRIKES] |= bit
            else:
                s.tokens[UNREST] |= bit
            s.emit("unrest", NOBODY, (district, unrest(s, district)))


def lower_unrest(s: NewAngeles, district: int, stages: int) -> int:
    """NA 68.2, 68.5: unrest falls as far as it can. Returns by how many stages."""
    involve(s, district)
    bit = 1 << district
    lowered = 0
    while lowered < stages and s.tokens[UNREST] & bit:
        if s.tokens[STRIKES] & bit:
            s.tokens[STRIKES] &= ~bit
        else:
            s.tokens[UNREST] &= ~bit
        lowered += 1
    if lowered:
        s.emit("unrest", NOBODY, (district, unrest(s, district)))
    return lowered


def produce(s: NewAngeles, district: int, orgcrime_counts: bool = True) -> list[int]:
    """NA 43: a district produces. Returns how far each resource moved on its track.

    `orgcrime_counts`: whether orgcrime stops the primary resource.
    """
    tables = s.setting.tables
    moved = [0] * RESOURCES
    primary, secondary = output(s, district, orgcrime_counts)
    add_supply(s, tables.primary[district], primary, moved)
    if secondary:
        add_supply(s, tables.secondary[district], secondary, moved)
    return moved


def output(s: NewAngeles, district: int, orgcrime_counts: bool = True) -> tuple[int, int]:
    """NA 43: how much of its primary and of its secondary resource a district would produce.

    `orgcrime_counts`: whether orgcrime stops the primary resource.
    """
    tables = s.setting.tables
    if is_stopped(s, district):
        return 0, 0
    more = 1 if is_at(s, DEVELOPMENT, district) else 0  # NA 43.3
    is_blocked = orgcrime_counts and is_at(s, ORGCRIME, district)  # NA 43.4
    primary = 0 if is_blocked else tables.primary_amount[district] + more
    return primary, tables.secondary_amount[district]  # 0 if there is no secondary resource


def is_stopped(s: NewAngeles, district: int) -> bool:
    """NA 43.2: whether a strike or an outage keeps a district from producing."""
    return is_at(s, STRIKES, district) or is_at(s, OUTAGE, district)


def add_supply(s: NewAngeles, resource: int, amount: int, moved: list[int]) -> None:
    """NA 43.1, 43.5, 58.2: move a resource token, never past the last space, and add the distance to `moved`."""
    before = s.supply[resource]
    s.supply[resource] = min(before + amount, s.setting.tables.track_last[resource])
    moved[resource] += s.supply[resource] - before


def exploit(s: NewAngeles, district: int) -> list[int]:
    """NA 27: a district produces, and its unrest rises. Returns how much of each resource was produced.

    NA 31: Human First makes unrest rise by 2 stages, or causes an outage.
    """
    produced = produce(s, district)
    s.emit("exploited", NOBODY, (district, standing(s, district), *produced))
    if not is_at(s, HUMAN_FIRST, district):
        raise_unrest(s, district, 1)
    elif unrest(s, district) == STABLE and can_rise(s, district):
        raise_unrest(s, district, 2)  # NA 31.0
    elif not place(s, OUTAGE, district):  # NA 31.1
        raise_unrest(s, district, 2)  # no outage token is left, so unrest rises as far as it can
    return produced


def standing(s: NewAngeles, district: int) -> int:
    """The bit set of the components in a district; a strike sets both UNREST and STRIKES."""
    found = 0
    for component in range(COMPONENTS + 1):
        found |= (s.tokens[component] >> district & 1) << component
    return found


def from_the_top(districts: int) -> list[int]:
    """The districts in a bit set, highest number first."""
    return members(districts)[::-1]
