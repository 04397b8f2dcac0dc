"""What the cards of New Angeles do, in few words."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.card_data import COUNT, EACH, EFFECT_NAMES, EVENT_ORDER, SECTOR
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    COUNTED_NAMES,
    DISTRICT,
    EVENT,
    INVESTMENT,
    RESOURCE_NAMES,
    members,
)
from neopolis.games.new_angeles.text.card_codes import does_code
from neopolis.text.messages import message, name_of

# Where names have no room.
SHORT_RESOURCES: Final = ("En", "Co", "Te", "Et", "Cr")
SHORT_CORPORATIONS: Final = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange", "NBN", "Weyland")


def component_name(name: str) -> str:
    """A component of the view in words; Human First is a proper name."""
    known = name_of(name)
    return "Human First" if known == "human_first" else known.replace("_", " ")


def counted_name(component: int) -> str:
    """A component, or strikes, in words."""
    return component_name(COUNTED_NAMES[component])


def does_text(pack: Pack, thing: int) -> str:
    """What a card does; empty for what is no card."""
    if 0 < thing < INVESTMENT:
        return message(does_code(thing), {})
    if INVESTMENT < thing < EVENT:
        return investment_text(pack, thing - INVESTMENT)
    return event_card_text(pack, thing - EVENT) if EVENT < thing < DISTRICT else ""


def investment_text(pack: Pack, investment: int) -> str:
    """NA 33.0: what an investment pays for."""
    tables = pack.tables
    kind = tables.investment_kind[investment]
    about = tables.investment_of[investment]
    pays = tables.investment_pays[investment]
    if kind == EACH:
        return message("card-pays-each", {"capital": tables.investment_each[investment], "what": counted_name(about)})
    if kind == SECTOR:
        base, each = tables.investment_base[investment], tables.investment_each[investment]
        most, what = tables.investment_most[investment], name_of(RESOURCE_NAMES[about])
        return message("card-pays-sector", {"what": what, "base": base, "each": each, "most": most})
    changes = [at for at in range(1, len(pays)) if pays[at] != pays[at - 1]]
    steps = ", ".join([message("card-pays-step", {"count": at, "capital": pays[at]}) for at in changes])
    if kind == COUNT:
        return message("card-pays-count", {"what": counted_name(about), "steps": steps})
    return message("card-pays-short", {"limit": about, "steps": steps})


def event_card_text(pack: Pack, event: int) -> str:
    """NA 24.1: what an event does, from top to bottom."""
    tables = pack.tables
    letters = dict(zip("abcd", (*tables.event_numbers[event], 0, 0, 0, 0), strict=False))
    what = counted_name(tables.event_counts[event])
    effect = message(f"card-threat-{EFFECT_NAMES[tables.event_effect[event]]}", {"what": what, **letters})
    parts = [
        message(
            "card-event-places",
            {"what": counted_name(component), "districts": " ".join(map(str, members(districts)))},
        )
        for component in EVENT_ORDER
        if (districts := tables.event_places[event][component])
    ]
    return message("card-event", {"effect": effect, "places": ", ".join(parts), "turns": tables.event_turns[event]})
