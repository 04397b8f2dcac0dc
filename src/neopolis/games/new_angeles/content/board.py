"""Reads the rows about the board: districts, tracks, components, corp sheets and setup cards."""

from __future__ import annotations

from typing import Final

from neopolis.engine.content import short
from neopolis.games.new_angeles.card_data import Tables
from neopolis.games.new_angeles.content.rows import Row
from neopolis.games.new_angeles.ids import (
    COMPONENT_NAMES,
    COMPONENTS,
    DISTRICTS,
    DRAW_NAMES,
    MOST_CAPITAL,
    RESOURCE_NAMES,
    ROOT,
    TIERS,
    TURN_SLOTS,
    UNREST,
    members,
)

MOST_AMOUNT: Final = 9  # maximum amount of a resource that a district produces
MOST_SPACES: Final = 30  # maximum number of spaces of a resource track
MOST_TOKENS: Final = 99
MOST_LINES: Final = 5  # NA 29.1: there are five decks, and each line draws from a deck of its own
MOST_DRAWN: Final = 9

# A setup card lists protest and strike separately; together they are unrest.
SETUP_PLACES: Final = (
    *("android", "protest", "strike", "illness", "outage"),
    *("human_first", "orgcrime", "prisec", "development"),
)
UNREST_PAIRS: Final = (("protest", "strike"), ("protest", "outage"), ("strike", "outage"))


def read_district(row: Row, number: int, tables: Tables) -> None:
    """NA 20, 36, 49: read a district: where its exit leads, its tier and what it produces."""
    tier = row.number("tier", 1, TIERS)
    if tier > 0:
        tables.tier[number] = tier
        tables.tier_districts[tier] |= 1 << number
    leads = row.number("exit", 0, DISTRICTS)
    if number == DISTRICTS:
        if leads > ROOT:
            row.wrong("fault-exit-root", number=number)
    elif 0 <= leads <= number:
        row.wrong("fault-exit", number=number, exit=leads)
    tables.exit[number] = leads
    tables.primary[number] = row.one_of("primary", RESOURCE_NAMES)
    tables.primary_amount[number] = row.number("primary_amount", 1, MOST_AMOUNT)
    if not row.fields["secondary"]:
        row.empty("secondary_amount")
        return
    tables.secondary[number] = row.one_of("secondary", ("", *RESOURCE_NAMES)) - 1
    tables.secondary_amount[number] = row.number("secondary_amount", 1, MOST_AMOUNT)
    if row.fields["primary"] == row.fields["secondary"]:
        row.wrong("fault-same-resource")


def read_track(row: Row, resource: int, tables: Tables) -> None:
    """NA 43.5: read the last space of a resource track."""
    tables.track_last[resource] = row.number("last", 1, MOST_SPACES)


def read_component(row: Row, component: int, tables: Tables) -> None:
    """NA 10: read how many units or tokens of a component there are."""
    tables.limit[component] = row.number("limit", 1, MOST_TOKENS)


def read_corporation(row: Row, side: int, tables: Tables) -> None:
    """NA 11.1, 12.1: read a side of a corp sheet: the draws in order, and what the contract pays."""
    types: list[int] = []
    counts: list[int] = []
    lines = row.fields["draws"].split("&")
    for line in lines:
        words = line.split()
        if len(words) != 2 or words[1] not in DRAW_NAMES or len(lines) > MOST_LINES:
            row.wrong("fault-draws", most=MOST_LINES, text=short(row.fields["draws"]))
            break
        types.append(DRAW_NAMES.index(words[1]))
        counts.append(row.number_in(words[0], "draws", 1, MOST_DRAWN))
    tables.draw_types[side] = tuple(types)
    tables.draw_counts[side] = tuple(counts)
    tables.contract[side] = row.number("contract", 0, MOST_CAPITAL)


def read_setup(row: Row, number: int, tables: Tables) -> None:
    """NA 53: read a setup card: the districts of each component, and the turns of the first round."""
    row.name()
    tables.setup_turns[number] = row.number("turns", 1, TURN_SLOTS)
    places = {name: row.districts(name) for name in SETUP_PLACES}
    by_component = [places.get(name, 0) for name in COMPONENT_NAMES]
    by_component[UNREST] = places["protest"] | places["strike"]
    tables.setup_places[number] = tuple(by_component)
    tables.setup_strike[number] = places["strike"]
    for name, other in UNREST_PAIRS:
        for district in members(places[name] & places[other]):
            row.wrong("fault-setup-unrest", name=name, other=other, district=district)
    for name in ("human_first", "orgcrime"):
        for district in members(places[name] & places["prisec"]):
            row.wrong("fault-setup-prisec", name=name, district=district)


def check_setup(row: Row, number: int, tables: Tables) -> None:
    """NA 10: check that a setup card places no more of a component than there are."""
    for component in range(COMPONENTS):
        count = tables.setup_places[number][component].bit_count()
        if count > tables.limit[component]:
            name = COMPONENT_NAMES[component]
            row.wrong("fault-too-many", count=count, component=name, limit=tables.limit[component])
