"""NA 24, 25: what an event card does: first its effect on threat, then the components it brings."""

from __future__ import annotations

from neopolis.games.new_angeles.card_data import (
    AT_LEAST,
    EVENT_ORDER,
    MOVES_TWICE,
    PER_EACH,
    TIER_ELSE_TIER,
    TIER_OR_MOVE,
)
from neopolis.games.new_angeles.ids import members
from neopolis.games.new_angeles.rules.city import from_the_top, move, place, raise_threat
from neopolis.games.new_angeles.rules.state import NewAngeles


def resolve_event(s: NewAngeles, event: int) -> None:
    """NA 24.1: an event card from top to bottom, without its turns."""
    event_effect(s, event)
    for component in EVENT_ORDER:
        for district in members(s.setting.tables.event_places[event][component]):
            if not s.ended:
                place(s, component, district)


def event_effect(s: NewAngeles, event: int) -> None:
    """NA 24.2: threat by the number and place of what the card's back shows."""
    tables = s.setting.tables
    effect = tables.event_effect[event]
    numbers = tables.event_numbers[event]
    component = tables.event_counts[event]
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
    """Each unit moves, from the highest-numbered district down, all of its moves before the next unit's (R-52)."""
    for start in from_the_top(districts):
        district = start
        for _ in range(times):
            if district and not s.ended:
                district = move(s, component, district)[-1]
