"""New Angeles' cards in few words."""

from __future__ import annotations

from typing import Final

from neopolis.cli import na_sentences as na_sentences  # teaches `words`
from neopolis.cli.sentences import words
from neopolis.new_angeles.pack import Pack
from neopolis.new_angeles.tables import COUNT, EACH, EFFECT_NAMES, EVENT_ORDER, SECTOR
from neopolis.new_angeles.things import (
    ASSET,
    ASSETS,
    COUNTED_NAMES,
    DISTRICT,
    EMERGENCY,
    EVENT,
    INVESTMENT,
    RESOURCE_NAMES,
    TYPE_NAMES,
    members,
)

SHORT_RESOURCES: Final = ("En", "Co", "Te", "Et", "Cr")
TYPE_STYLES: Final = ("color(210)", "color(114)", "color(177)", "color(221)", "color(111)")
LEAST_NAME: Final = 6  # letters of an asset's name that one can still tell it by
SHORT_CORPORATIONS: Final = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange", "NBN", "Weyland")


def shortened(text: str, room: int) -> str:
    """A text in so much room, with a dot where it was cut."""
    return text if len(text) <= room else text[: max(room - 1, 0)].rstrip() + "."


def asset_labels(names: list[str], tired: list[bool], room: int) -> list[str]:
    """Assets beside each other, exhausted ones in brackets: in full, or the longest cut, or the last only counted."""
    for most in range(max([len(name) for name in names], default=0), LEAST_NAME - 1, -1):
        labels = [_asset_label(name, is_tired, most) for name, is_tired in zip(names, tired, strict=True)]
        if len(" ".join(labels)) <= room:
            return labels
    labels = [_asset_label(name, is_tired, LEAST_NAME) for name, is_tired in zip(names, tired, strict=True)]
    for left in range(1, len(labels)):
        shown = [*labels[:-left], f"+{left}"]
        if len(" ".join(shown)) <= room:
            return shown
    return [f"+{len(labels)}"] if labels else []


def _asset_label(name: str, is_tired: bool, most: int) -> str:
    return f"({shortened(name, most)})" if is_tired else shortened(name, most)


def counted_name(component: int) -> str:
    """A component, or strikes, in words."""
    return component_name(COUNTED_NAMES[component])


def component_name(name: str) -> str:
    """A component of the view in words; Human First is a proper name."""
    return "Human First" if name == "human_first" else name.replace("_", " ")


def does_text(pack: Pack, thing: int) -> str:
    """What a card does; empty for what is no card."""
    if 0 < thing <= ASSET + ASSETS:
        return words(f"na-does-{thing}")
    if INVESTMENT < thing <= EVENT:
        return investment_text(pack, thing - INVESTMENT)
    return event_card_text(pack, thing - EVENT) if EVENT < thing <= DISTRICT else ""


def type_of(pack: Pack, card: int) -> int:
    """The type of an action card, -1 for any other card."""
    return pack.tables.action_deck[card] if 0 < card < EMERGENCY else -1


def type_name(pack: Pack, card: int) -> str:
    """The type of an action card, empty for any other card."""
    kind = type_of(pack, card)
    return TYPE_NAMES[kind] if kind >= 0 else ""


def investment_text(pack: Pack, investment: int) -> str:
    """NA 33.0: what an investment pays for."""
    tables = pack.tables
    kind = tables.investment_kind[investment]
    about = tables.investment_of[investment]
    pays = tables.investment_pays[investment]
    if kind == EACH:
        return words("na-pays-each", capital=tables.investment_each[investment], what=counted_name(about))
    if kind == SECTOR:
        base, each = tables.investment_base[investment], tables.investment_each[investment]
        most = tables.investment_most[investment]
        return words("na-pays-sector", what=RESOURCE_NAMES[about], base=base, each=each, most=most)
    changes = [at for at in range(1, len(pays)) if pays[at] != pays[at - 1]]
    steps = ", ".join([words("na-pays-step", count=at, capital=pays[at]) for at in changes])
    if kind == COUNT:
        return words("na-pays-count", what=counted_name(about), steps=steps)
    return words("na-pays-short", limit=about, steps=steps)


def event_card_text(pack: Pack, event: int) -> str:
    """NA 24.1: what an event does, from top to bottom."""
    tables = pack.tables
    letters = dict(zip("abcd", (*tables.event_numbers[event], 0, 0, 0, 0), strict=False))
    what = counted_name(tables.event_counts[event])
    effect = words(f"na-threat-{EFFECT_NAMES[tables.event_effect[event]]}", what=what, **letters)
    parts = [
        words("na-event-places", what=counted_name(component), districts=" ".join(map(str, members(districts))))
        for component in EVENT_ORDER
        if (districts := tables.event_places[event][component])
    ]
    turns = tables.event_turns[event]
    return words("na-event-card", effect=effect, places=", ".join(parts), turns=turns)
