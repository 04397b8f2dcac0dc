"""Finds the paragraphs of the rules that decided what happened in the city."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import Event
from neopolis.games.new_angeles.card_data import MOVES_TWICE, TIER_ELSE_TIER, TIER_OR_MOVE
from neopolis.games.new_angeles.cards.registry import EVENTS
from neopolis.games.new_angeles.ids import (
    ANDROID,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    LAST_THREAT,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    RESOURCES,
    STRIKES,
    UNREST,
)
from neopolis.games.new_angeles.rules.state import NewAngeles

Row = tuple[int, ...]

NO_ROOM: Final = {ANDROID: "NA 5.3", DEVELOPMENT: "NA 19.4", PRISEC: "NA 42.3"}
NO_SECOND: Final = {HUMAN_FIRST: "NA 31.2", ILLNESS: "NA 32.3", ORGCRIME: "NA 38.1", OUTAGE: "NA 39.3"}
IN_THE_ROOT: Final = {HUMAN_FIRST: "NA 31.4", ILLNESS: "NA 32.4", ORGCRIME: "NA 38.3", OUTAGE: "NA 39.4"}
ON_THE_WAY: Final = ("moves", "moves-on")


def happened_rules(s: NewAngeles) -> list[str]:
    """The paragraphs for all events that happened in a position, in order."""
    rules: list[str] = []
    before = ""
    for event in s.events:
        rules = rules + _rules_of(s, event, before)
        before = event.kind
    return rules


def _rules_of(s: NewAngeles, event: Event, before: str) -> list[str]:
    """NA 27, 35: the paragraphs of one event; `before` is the kind of the event before it."""
    kind, things = event.kind, event.things
    if kind == "exploited":
        return _exploit_rules(s, things[0], things[1], things[2:])
    if kind == "none-left":
        return ["NA 10.0", "R-50"] if before == "exploited" else ["NA 10.0"]
    if kind == "no-room":
        return [NO_ROOM[things[0]], "R-75"]
    if kind == "moves":
        return ["NA 35.0"]
    if kind == "moves-on":
        return ["NA 42.1" if things[2] == PRISEC else NO_SECOND[things[0]], "NA 35.1"]
    if kind == "rooted":
        return ["NA 35.2", IN_THE_ROOT[things[0]]]
    if kind == "outage-calms":
        return ["NA 39.1", "R-48"] if before in ON_THE_WAY else ["NA 39.1"]
    return ["NA 63.0", "R-64"] if kind == "threat" and things[1] == LAST_THREAT else []


def _exploit_rules(s: NewAngeles, district: int, standing: int, produced: Row) -> list[str]:
    """NA 27: the paragraphs about an exploited district, by the components in it and the resources it produced."""
    rules = ["NA 27.0"]
    if standing & (1 << STRIKES | 1 << OUTAGE):
        rules += ["NA 27.2", "NA 27.3"]
    elif standing >> ORGCRIME & 1:
        rules += ["NA 27.5"]
    elif standing >> DEVELOPMENT & 1:
        rules += ["NA 27.4"]
    if sum(produced) < sum(_due(s, district, standing)):
        rules += ["NA 43.5"]
    return rules + _unrest_rules(standing)


def _due(s: NewAngeles, district: int, standing: int) -> list[int]:
    """NA 43: what a district would produce if resource tracks had no last space."""
    tables = s.setting.tables
    due = [0] * RESOURCES
    if standing & (1 << STRIKES | 1 << OUTAGE):
        return due
    if not standing >> ORGCRIME & 1:
        due[tables.primary[district]] += tables.primary_amount[district] + (standing >> DEVELOPMENT & 1)
    if tables.secondary[district] >= 0:
        due[tables.secondary[district]] += tables.secondary_amount[district]
    return due


def _unrest_rules(standing: int) -> list[str]:
    """NA 27.1, 31: the paragraphs about how unrest rises in an exploited district, or why it does not."""
    if standing >> HUMAN_FIRST & 1:
        if not standing & (1 << UNREST | 1 << OUTAGE):
            return ["NA 27.1", "NA 31.0"]
        in_protest = standing >> UNREST & 1 and not standing >> STRIKES & 1
        return ["NA 27.1", "NA 31.1", "R-49"] if in_protest else ["NA 27.1", "NA 31.1"]
    if standing >> OUTAGE & 1:
        return ["NA 39.2"]
    return ["NA 57.1"] if standing >> STRIKES & 1 else ["NA 27.1"]


def event_rules(s: NewAngeles, event: int, threat_rose: bool) -> list[str]:
    """NA 24.1, 75: the paragraphs of an event card and its effect, which come before those of its consequences."""
    effect = s.setting.tables.event_effect[event]
    rules = ["NA 24.1", EVENTS.cards[event].rule]
    if effect == MOVES_TWICE:
        rules += ["R-52"]
    elif threat_rose:
        rules += ["NA 63.5"]
        if effect in (TIER_OR_MOVE, TIER_ELSE_TIER):
            rules += ["R-59"]
    return [*rules, "R-58"]
