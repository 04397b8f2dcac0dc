"""NA 75: the events, and how they raise threat. Their values are in `content/events.csv`."""

from __future__ import annotations

from neopolis.games.new_angeles.card_data import AT_LEAST, MOVES_TWICE, PER_EACH, TIER_ELSE_TIER, TIER_OR_MOVE
from neopolis.games.new_angeles.cards.definitions import event
from neopolis.games.new_angeles.rules.city import from_the_top, move, raise_threat
from neopolis.games.new_angeles.rules.state import NewAngeles

event("activist-cells-awaken", number=1, rule="NA 75.1")
event("beanstalk-beset-by-protesters", number=2, rule="NA 75.2")
event("human-first-starts-riot", number=3, rule="NA 75.3")
event("humanity-labor-hosts-union-heads", number=4, rule="NA 75.4")
event("beanstalk-owned-by-mob", number=5, rule="NA 75.5")
event("gang-wars-at-all-time-high", number=6, rule="NA 75.6")
event("pistoleros-hit-squads-strike", number=7, rule="NA 75.7")
event("tri-maf-leaders-unite", number=8, rule="NA 75.8")
event("crumbling-infrastructure", number=9, rule="NA 75.9")
event("earthquake-rocks-city", number=10, rule="NA 75.10")
event("helium-3-transport-threatened", number=11, rule="NA 75.11")
event("rolling-outages-increase", number=12, rule="NA 75.12")
event("average-wage-falls-again", number=13, rule="NA 75.13")
event("report-record-unemployment", number=14, rule="NA 75.14")
event("social-apps-spark-revolution", number=15, rule="NA 75.15")
event("welfare-programs-slashed", number=16, rule="NA 75.16")


def event_effect(s: NewAngeles, card: int) -> None:
    """NA 75, 24.2: raise threat, or move units, depending on the components that the event counts."""
    tables = s.setting.tables
    effect = tables.event_effect[card]
    numbers = tables.event_numbers[card]
    component = tables.event_counts[card]
    districts = s.tokens[component]
    if effect == PER_EACH:
        raise_threat(s, numbers[0] * districts.bit_count())
    elif effect == AT_LEAST:
        if districts.bit_count() >= numbers[0]:
            raise_threat(s, numbers[1])
    elif effect == TIER_OR_MOVE:
        if districts & tables.tier_districts[numbers[0]]:
            raise_threat(s, numbers[1])
        else:
            _move_all(s, component, districts, 1)
    elif effect == TIER_ELSE_TIER:
        if districts & tables.tier_districts[numbers[0]]:
            raise_threat(s, numbers[1])
        elif districts & tables.tier_districts[numbers[2]]:
            raise_threat(s, numbers[3])
    elif effect == MOVES_TWICE:
        _move_all(s, component, districts, 2)


def _move_all(s: NewAngeles, component: int, districts: int, times: int) -> None:
    """R-52: move units, from the highest-numbered district down. Each makes all its moves before the next one moves."""
    for start in from_the_top(districts):
        district = start
        for _ in range(times):
            if district and not s.ended:
                district = move(s, component, district)[-1]
