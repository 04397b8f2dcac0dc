"""Invariants of the city: components, threat and supply."""

from __future__ import annotations

from neopolis.games.new_angeles.ids import (
    ANDROID,
    CITY,
    COMPONENTS,
    HUMAN_FIRST,
    ILLNESS,
    LAST_THREAT,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    ROOT,
    STRIKES,
    UNREST,
)
from neopolis.games.new_angeles.rules.city import ENEMIES
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.invariant import invariant
from tests.games.new_angeles.watch import Watch

ROOTED = (*ENEMIES, ILLNESS, OUTAGE)  # components that can reach The Root


@invariant
def board_explained(w: Watch) -> None:
    """There was an event for every component that entered a district or left it."""
    if not w.events and w.s.tokens == w.old.tokens:
        return
    for component, districts in enumerate(w.tokens):
        found = {district for district in range(1, 11) if w.s.tokens[component] >> district & 1}
        assert found == districts, f"component {component} in {found} instead of {districts}"


@invariant
def components_are_in_districts(w: Watch) -> None:
    """NA 20.1: every component on the board is in a district, never in The Root."""
    for component, districts in enumerate(w.s.tokens):
        assert districts & ~CITY == 0, f"component {component} in {districts:b}"


@invariant
def components_are_limited(w: Watch) -> None:
    """NA 10.0: the board has no more copies of a component than the box."""
    for component in range(COMPONENTS):
        count = w.s.tokens[component].bit_count()
        assert count <= w.tables.limit[component], f"{count} of component {component}"


@invariant
def no_enemy_with_prisec(w: Watch) -> None:
    """NA 31.3, 38.2, 42.0: no district has both prisec and an enemy unit, unless the game ended first (R-64)."""
    for enemy in ENEMIES:
        both = w.s.tokens[enemy] & w.s.tokens[PRISEC]
        assert both == 0 or w.game.over, f"component {enemy} with prisec in {both:b}"


@invariant
def unrest_or_outage(w: Watch) -> None:
    """NA 39.1, 40.4: no district has both unrest and an outage."""
    both = w.s.tokens[UNREST] & w.s.tokens[OUTAGE]
    assert both == 0, f"both in {both:b}"


@invariant
def strikes_are_unrest(w: Watch) -> None:
    """NA 57.0: a district in strike has an unrest token."""
    assert w.s.tokens[STRIKES] & ~w.s.tokens[UNREST] == 0, "a strike without a token"


@invariant
def androids_stay_in_the_city(w: Watch) -> None:
    """NA 5.0, R-53: there are always three androids in the city."""
    assert w.s.tokens[ANDROID].bit_count() == 3, f"{w.s.tokens[ANDROID]:b}"


@invariant
def androids_move_to_free_districts(w: Watch) -> None:
    """NA 5.2, 5.3, R-77: androids move only to districts without one."""
    standing = {district for district in range(1, 11) if w.old.tokens[ANDROID] >> district & 1}
    for event in w.told("moved-android"):
        start, end = event.things
        assert start in standing and end not in standing, f"{event} with androids in {standing}"
        standing = standing - {start} | {end}


@invariant
def threat_explained(w: Watch) -> None:
    """NA 63.0: threat is the sum of the changes in the events."""
    assert w.s.threat == w.threat, f"{w.s.threat} instead of {w.threat}"


@invariant
def threat_in_range(w: Watch) -> None:
    """NA 63.0: threat is between 0 and 25, and at 25 the game is over."""
    assert 0 <= w.s.threat <= LAST_THREAT, f"{w.s.threat}"
    assert w.s.threat < LAST_THREAT or w.game.over, "it goes on at 25"


@invariant
def threat_has_causes(w: Watch) -> None:
    """NA 63.2 to 63.5, 70.3, 70.16: only The Root, demands, events, illness and two action cards change threat."""
    cause = w.prompt
    for event in w.ledger.effects(w.events):
        if event.kind not in ("threat", "capital"):
            cause = event.kind if event.kind in ("rooted", "demand", "event") else _later(cause, event.kind)
        if event.kind != "threat":
            continue
        change, total = event.things
        assert total == LAST_THREAT or change in _changes(w, cause), f"{change} after {cause}"
        cause = "something else"


def _later(cause: str, kind: str) -> str:
    """The cause of the next change of threat. An event card stays the cause while units move."""
    return cause if kind == "moves" and cause == "event" else "something else"


def _changes(w: Watch, cause: str) -> tuple[int, ...]:
    if cause == "rooted":
        return (2,)
    if cause == "demand":
        return (w.tables.demand_threat[w.old.demand],)
    if cause == "event":
        return tuple(range(1, 11))
    return (1, 2, -1, -2) if cause == "spend-capital" else (1, 2)


@invariant
def the_root_raises_threat(w: Watch) -> None:
    """NA 35.2: each component that reaches The Root raises threat by 2 immediately."""
    for at, event in enumerate(w.events):
        if event.kind == "rooted":
            assert event.things[0] in ROOTED, f"{event}"
            after = w.events[at + 1]
            assert after.kind == "threat" and (after.things[0] == 2 or after.things[1] == LAST_THREAT), f"{after}"


@invariant
def illness_raises_threat_once(w: Watch) -> None:
    """NA 32.5: illness raises threat by at most 2 in each deal."""
    alone = 0
    before = ""
    for event in w.events:
        if event.kind == "threat" and event.things[0] == 2 and before not in ("rooted", "demand", "event"):
            alone += 1
        before = event.kind
    assert alone <= 1 + len(w.told("won-deal")), f"{alone} times"


@invariant
def supply_explained(w: Watch) -> None:
    """NA 43.1, 58.0: the supply is the sum of the events that changed it."""
    assert w.s.supply == w.supply, f"{w.s.supply} instead of {w.supply}"


@invariant
def supply_in_range(w: Watch) -> None:
    """NA 43.5, 58.2, 58.3: a resource never goes past the last space of its track or below 0."""
    for amount, last in zip(w.s.supply, w.tables.track_last, strict=True):
        assert 0 <= amount <= last, f"{w.s.supply}"


@invariant
def exploited_in_order(w: Watch) -> None:
    """NA 27.7, 44.0: only districts with androids are exploited, each once, from the lowest number up."""
    districts = [event.things[0] for event in w.told("exploited")]
    assert districts == sorted(set(districts)), f"{districts}"
    for event in w.told("exploited"):
        assert event.things[1] >> ANDROID & 1, f"no android in {event.things[0]}"


@invariant
def production_stops(w: Watch) -> None:
    """NA 43.2, 43.4: strikes and outages stop all production of a district; orgcrime leaves the secondary resource."""
    for event in w.told("exploited"):
        district, standing, *produced = event.things
        made = {resource for resource, amount in enumerate(produced) if amount}
        if standing >> STRIKES & 1 or standing >> OUTAGE & 1:
            assert not made, f"{event}"
        elif standing >> ORGCRIME & 1:
            assert made <= {w.tables.secondary[district]}, f"{event}"


@invariant
def components_move_along_exits(w: Watch) -> None:
    """NA 35.0, 35.1: after a component moves on, the next event about it names the district's exit, or The Root."""
    due = NOBODY  # the district that the moving component enters next
    for event in w.events:
        if event.kind in ("moves", "moves-on"):
            assert due in (NOBODY, event.things[1]) or event.kind == "moves", f"{event} instead of {due}"
            due = w.tables.exit[event.things[1]]
        elif event.kind == "rooted":
            assert due in (NOBODY, ROOT), f"{event} instead of {due}"
            due = NOBODY
        elif event.kind == "placed":
            moving = event.things[0] in (HUMAN_FIRST, ORGCRIME, ILLNESS, OUTAGE)
            assert due in (NOBODY, event.things[1]) or not moving, f"{event} instead of {due}"
            due = NOBODY
