"""Reads the position in a question to the judge, and writes the position in an answer."""

from __future__ import annotations

from typing import Final

from neopolis.engine.json_input import Answer, Part, shown
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ANDROID,
    COMPONENT_NAMES,
    COMPONENTS,
    DEVELOPMENT,
    DISTRICTS,
    HUMAN_FIRST,
    ILLNESS,
    LAST_THREAT,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    RESOURCE_NAMES,
    RESOURCES,
    SEATS,
    STRIKES,
    UNREST,
)
from neopolis.games.new_angeles.rules.city import ENEMIES, PROTEST, STABLE, STRIKE, in_city, is_at, unrest
from neopolis.games.new_angeles.rules.state import NewAngeles, Setting, fresh

FEWEST_SEATS: Final = 4
STAGE_NAMES: Final = ("stable", "protest", "strike")
TOKENS: Final = (ANDROID, ILLNESS, OUTAGE, HUMAN_FIRST, ORGCRIME, PRISEC, DEVELOPMENT)
TOKEN_NAMES: Final = tuple([COMPONENT_NAMES[token] for token in TOKENS])
DISTRICT_NAMES: Final = tuple([str(number) for number in range(1, DISTRICTS + 1)])
FIELDS: Final = ("players", "districts", "supply", "demand", "threat")


def read_position(part: Part, pack: Pack, *, may_be_over: bool = False) -> NewAngeles:
    """The state of a game in this position; `BadQuestion` if no game can reach it.

    Fields left out mean 4 players, empty districts, no supply, no demand and no threat.
    """
    fields = part.fields((), FIELDS)
    players = fields["players"].number(FEWEST_SEATS, SEATS) if "players" in fields else FEWEST_SEATS
    s = fresh(Setting(pack, tuple(range(players))))
    if "districts" in fields:
        _read_districts(fields["districts"], s)
    if "supply" in fields:
        _read_supply(fields["supply"], s)
    if "demand" in fields and fields["demand"].value is not None:
        s.demand = 1 + fields["demand"].choice(tuple(pack.demand_names[1:]), "unknown-demand")
    if "threat" in fields:
        s.threat = fields["threat"].number(0, LAST_THREAT)
        if s.threat == LAST_THREAT and not may_be_over:
            raise fields["threat"].bad("game-has-ended", threat=LAST_THREAT)
    return s


def _read_districts(part: Part, s: NewAngeles) -> None:
    """NA 10.0: read everything in the districts; `BadQuestion` if there is more of a component than exists."""
    for name, district in part.members().items():
        if name not in DISTRICT_NAMES:
            raise district.bad("unknown-district", name=shown(name), last=DISTRICTS)
        _read_district(district, s, 1 + DISTRICT_NAMES.index(name))
    for component in range(COMPONENTS):
        count, limit = in_city(s, component), s.setting.tables.limit[component]
        if count > limit:
            raise part.bad("over-limit", count=count, name=COMPONENT_NAMES[component], limit=limit)


def _read_district(part: Part, s: NewAngeles, district: int) -> None:
    """NA 39.1, 42.0: read a district; `BadQuestion` if its components cannot be together."""
    fields = part.fields((), (*TOKEN_NAMES, "unrest"))
    for token in TOKENS:
        name = COMPONENT_NAMES[token]
        if name in fields and fields[name].truth():
            s.tokens[token] |= 1 << district
    stage = fields["unrest"].choice(STAGE_NAMES, "unknown-stage") if "unrest" in fields else STABLE
    if stage >= PROTEST:
        s.tokens[UNREST] |= 1 << district
    if stage == STRIKE:
        s.tokens[STRIKES] |= 1 << district
    if stage != STABLE and is_at(s, OUTAGE, district):
        raise fields["unrest"].bad("unrest-with-outage")
    for enemy in ENEMIES:
        if is_at(s, enemy, district) and is_at(s, PRISEC, district):
            raise fields[COMPONENT_NAMES[enemy]].bad("enemy-with-prisec", name=COMPONENT_NAMES[enemy])


def _read_supply(part: Part, s: NewAngeles) -> None:
    """NA 58.2: read the supply; `BadQuestion` if a token is past the last space of its track."""
    for name, amount in part.members().items():
        if name not in RESOURCE_NAMES:
            raise amount.bad("unknown-resource", name=shown(name), known=", ".join(RESOURCE_NAMES))
        resource = RESOURCE_NAMES.index(name)
        s.supply[resource] = amount.number(0, s.setting.tables.track_last[resource])


def position(s: NewAngeles) -> Answer:
    """The whole position, every district and every field."""
    return {
        "players": s.setting.seats,
        "districts": {name: _district(s, 1 + place) for place, name in enumerate(DISTRICT_NAMES)},
        "supply": {RESOURCE_NAMES[resource]: s.supply[resource] for resource in range(RESOURCES)},
        "demand": s.setting.pack.demand_names[s.demand] or None,
        "threat": s.threat,
    }


def _district(s: NewAngeles, district: int) -> Answer:
    found: Answer = {COMPONENT_NAMES[token]: is_at(s, token, district) for token in TOKENS}
    found["unrest"] = STAGE_NAMES[unrest(s, district)]
    return found
