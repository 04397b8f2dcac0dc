"""Reads the rows about cards: events, demands, investments, actions, emergency actions and assets."""

from __future__ import annotations

from typing import Final

from neopolis.engine.content import plain_number, short
from neopolis.games.new_angeles.card_data import (
    CLAIM,
    COUNT,
    EACH,
    EFFECT_NAMES,
    END_OF_TURN,
    EVENT_ORDER,
    INVESTMENT_KINDS,
    MOVES_TWICE,
    SHORT_SALE,
    TIER_ELSE_TIER,
    TIER_OR_MOVE,
    TIMING_NAMES,
    Tables,
)
from neopolis.games.new_angeles.cards.registry import ASSET_TIMING, ASSETS, EMERGENCIES
from neopolis.games.new_angeles.content.board import MOST_SPACES
from neopolis.games.new_angeles.content.rows import Row
from neopolis.games.new_angeles.ids import (
    COMPONENT_NAMES,
    COUNTED_NAMES,
    DISTRICTS,
    HUMAN_FIRST,
    LAST_THREAT,
    MOST_CAPITAL,
    ORGCRIME,
    OUTAGE,
    RESOURCE_NAMES,
    RESOURCES,
    TIERS,
    TURN_SLOTS,
    TYPE_NAMES,
    UNREST,
)

MOST_COPIES: Final = 96
MOST_COUNT: Final = 14  # the highest count of a component for which an investment can name a payment

BACKS: Final = (HUMAN_FIRST, ORGCRIME, OUTAGE, UNREST)
BACK_NAMES: Final = tuple([COMPONENT_NAMES[back] for back in BACKS])

# What the numbers of each event effect mean, in the order of EFFECT_NAMES; LIMITS has their least and highest values.
EVENT_MEANINGS: Final[tuple[tuple[str, ...], ...]] = (
    ("threat",),
    ("count", "threat"),
    ("tier", "threat"),
    ("tier", "threat", "other tier", "threat"),
    (),
)
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "threat": (1, LAST_THREAT),
    "count": (1, DISTRICTS),
    "tier": (1, TIERS),
    "other tier": (1, TIERS),
}

# An asset's effect suits only its own moments. These timings need no moments, so a pack may change one to the other.
WITHOUT_MOMENT: Final = (END_OF_TURN, CLAIM)


def read_event(row: Row, number: int, tables: Tables) -> None:
    """NA 24.1: read an event: its effect on threat, the components to place, and the turns of the next round."""
    back = row.one_of("back", BACK_NAMES)
    effect = row.one_of("effect", EFFECT_NAMES)
    if back >= 0:
        tables.event_back[number] = BACKS[back]
        tables.event_counts[number] = _counted(row, BACKS[back])
    if effect >= 0:
        tables.event_effect[number] = effect
        tables.event_numbers[number] = _event_numbers(row, effect)
    places = [0] * len(COMPONENT_NAMES)
    for component in EVENT_ORDER:
        places[component] = row.districts(COMPONENT_NAMES[component])
    tables.event_places[number] = tuple(places)
    tables.event_turns[number] = row.number("turns", 1, TURN_SLOTS)


def _counted(row: Row, back: int) -> int:
    """NA 24.2: an event counts the component on its back. With unrest on its back, it may count strikes instead."""
    text = row.fields["counts"]
    known = ("unrest", "strike") if back == UNREST else (COMPONENT_NAMES[back],)
    if text not in known:
        row.wrong("fault-event-counts", back=COMPONENT_NAMES[back], known=" or ".join(known), text=short(text))
        return back
    return COUNTED_NAMES.index(text)


def _event_numbers(row: Row, effect: int) -> tuple[int, ...]:
    meanings = EVENT_MEANINGS[effect]
    numbers = row.numbers("numbers", meanings, tuple([LIMITS[meaning] for meaning in meanings]))
    if effect in (TIER_OR_MOVE, MOVES_TWICE) and row.fields["counts"] not in ("human_first", "orgcrime"):
        row.wrong("fault-event-units", effect=EFFECT_NAMES[effect])
    if effect == TIER_ELSE_TIER and numbers and numbers[0] == numbers[2]:
        row.wrong("fault-event-tiers", effect=EFFECT_NAMES[effect])
    return numbers


def read_demand(row: Row, number: int, tables: Tables) -> None:
    """NA 17: read a demand: the amount of each resource, and the threat if the demand is not met."""
    row.name()
    tables.demand_targets[number] = tuple([row.number(name, 0, MOST_SPACES) for name in RESOURCE_NAMES])
    tables.demand_threat[number] = row.number("threat", 1, LAST_THREAT)


def check_demand(row: Row, number: int, tables: Tables) -> None:
    """NA 62: check that each target token has a space on the track."""
    for resource in range(RESOURCES):
        target = tables.demand_targets[number][resource]
        last = tables.track_last[resource]
        if target > last:
            row.wrong("fault-target", name=RESOURCE_NAMES[resource], count=target, last=last)


def read_investment(row: Row, number: int, tables: Tables) -> None:
    """NA 33: read what an investment is about, and what it pays."""
    kind = row.one_of("kind", INVESTMENT_KINDS)
    tables.investment_kind[number] = kind
    if kind == COUNT:
        tables.investment_of[number] = row.one_of("of", COUNTED_NAMES)
        tables.investment_pays[number] = _steps(row, MOST_COUNT)
    elif kind == SHORT_SALE:
        tables.investment_of[number] = row.number("of", 0, MOST_SPACES)
        tables.investment_pays[number] = _steps(row, RESOURCES)
    elif kind == EACH:
        tables.investment_of[number] = row.one_of("of", COUNTED_NAMES)
        for capital in row.numbers("numbers", ("capital for each",), ((1, MOST_CAPITAL),)):
            tables.investment_each[number] = capital
    elif kind >= 0:
        tables.investment_of[number] = row.one_of("of", RESOURCE_NAMES)
        _sector(row, number, tables)


def _steps(row: Row, most: int) -> tuple[int, ...]:
    """The capital paid for each count: `2=3 3=5` means 3 capital for a count of 2, and 5 capital for 3 or more."""
    pays = [0]
    for step in row.fields["numbers"].split():
        count, sign, capital = step.partition("=")
        if not sign or plain_number(count) < len(pays):
            row.wrong("fault-steps", text=short(row.fields["numbers"]))
            return (0,)
        upto = row.number_in(count, "numbers (count)", 1, most)
        pays += [pays[-1]] * (upto - len(pays))
        pays.append(row.number_in(capital, "numbers (capital)", 0, MOST_CAPITAL))
    if len(pays) == 1:
        row.wrong("fault-steps", text=short(row.fields["numbers"]))
    return tuple(pays)


def _sector(row: Row, number: int, tables: Tables) -> None:
    limit = (0, MOST_CAPITAL)
    numbers = row.numbers("numbers", ("base", "for each", "at most"), (limit, limit, limit))
    if not numbers:
        return
    if numbers[2] < numbers[0]:
        row.wrong("fault-most", most=numbers[2], base=numbers[0])
    tables.investment_base[number], tables.investment_each[number], tables.investment_most[number] = numbers


def read_action(row: Row, number: int, tables: Tables) -> None:
    """NA 2.3: read the deck of an action card, and how many copies of it there are."""
    tables.action_deck[number] = row.one_of("deck", TYPE_NAMES)
    tables.action_copies[number] = row.number("copies", 1, MOST_COPIES)


def read_emergency(row: Row, corporation: int, tables: Tables) -> None:
    """NA 21: check the name of an emergency action. A pack cannot change it, because the effect belongs to the name."""
    _known_name(row, EMERGENCIES.cards[corporation].name)


def read_asset(row: Row, number: int, tables: Tables) -> None:
    """NA 6: read when an asset works. A pack cannot change its name, because the effect belongs to the name."""
    _known_name(row, ASSETS.cards[number].name)
    timing = row.one_of("timing", TIMING_NAMES)
    if timing < 0:
        return
    its = ASSET_TIMING[number]
    known = WITHOUT_MOMENT if its in WITHOUT_MOMENT else (its,)
    if timing not in known:
        names = " or ".join([TIMING_NAMES[one] for one in known])
        row.wrong("fault-timing", name=ASSETS.cards[number].name, known=names, text=TIMING_NAMES[timing])
    tables.asset_timing[number] = timing


def _known_name(row: Row, name: str) -> None:
    if row.fields["name"] != name:
        row.wrong("fault-known-name", name=name, text=short(row.fields["name"]))
