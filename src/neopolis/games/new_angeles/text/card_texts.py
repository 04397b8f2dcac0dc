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
from neopolis.text.messages import add_messages, message, name_of

# Where names have no room.
SHORT_RESOURCES: Final = ("En", "Co", "Te", "Et", "Cr")
SHORT_CORPORATIONS: Final = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange", "NBN", "Weyland")

# What a card does, in as few words as a line of the screen has room for; by its number on the number line.
DOES: Final = {
    "card-does-1": "remove up to 2 illness, then an outage where one was",
    "card-does-2": "remove 1 illness",
    "card-does-3": "all may spend capital; 1 a player or more: threat -2",
    "card-does-4": "look at 3 events, put 1 under the deck, 2 back on top",
    "card-does-5": "place a development anywhere",
    "card-does-6": "remove up to 2 outages, unrest +1 there",
    "card-does-7": "remove 1 outage, then prisec there",
    "card-does-8": "a player gains 2, or 4 if supporting, and loses an asset",
    "card-does-9": "move 1 android",
    "card-does-10": "three players gain 3, 2 and 1 capital",
    "card-does-11": "move up to 3 androids, then an orgcrime unit anywhere",
    "card-does-12": "a district produces all at once, then strikes",
    "card-does-13": "unrest -1 in a district, or remove 1 orgcrime",
    "card-does-14": "unrest -2 in a district, then Human First anywhere",
    "card-does-15": "all may draw 2 of a type, supporters 3",
    "card-does-16": "unrest -1 in up to 2 districts, then credits -1",
    "card-does-17": "prisec anywhere, other units there are removed",
    "card-does-18": "another player draws 5 of a type or turns up an emergency",
    "card-does-19": "remove 1 prisec and up to 2 enemies, then unrest +1",
    "card-does-20": "outage in a district, units leave it and another of its tier",
    "card-does-21": "remove up to 4 enemies, then unrest +1 in 2 districts",
    "card-does-22": "up to 2 resources +1, gain 4, then 2 Human First anywhere",
    "card-does-23": "remove up to 4 illness, then 2 outages anywhere",
    "card-does-24": "all draw 4 of a type of their choice",
    "card-does-25": "unrest -1 up to 4 times, then 2 illness anywhere",
    "card-does-26": "remove up to 3 outages, then 2 orgcrime anywhere",
    "card-does-27": "cards that others pay for counteroffers come to you",
    "card-does-28": "end of turn: swap 2 assets; costs 2 if one is yours",
    "card-does-29": "end of turn: give up to 2 cards, gain 1 each",
    "card-does-30": "your corp sheet draws double; hand size -1",
    "card-does-31": "claim: steal 2 emergency actions",
    "card-does-32": "exhaust at an offer: it is declared and binding",
    "card-does-33": "exhaust at a counteroffer: pay you 2 or take it back",
    "card-does-34": "gain 1 when your right neighbour wins a deal",
    "card-does-35": "exhaust when one abstains: a card for the main offer or -1",
    "card-does-36": "end of turn: goes to another, who discards or draws 3",
    "card-does-37": "claim: draw 5; hand size +5",
    "card-does-38": "end of turn: a resource -1, gain 2",
    "card-does-39": "claim: gain 5",
    "card-does-40": "claim: steal an asset or gain 2",
    "card-does-41": "exhaust at Support: an unseen card for an offer",
    "card-does-42": "exhaust at a revealed asset: bet on another, 2 if right",
    "card-does-43": "at the start of a richer player's turn: steal a random card",
    "card-does-44": "exhaust at Support: one may not support the counteroffer",
    "card-does-45": "end of turn: rob the richest of 2, or anybody of 1",
    "card-does-46": "exhaust at an offer: its player may not trade in this deal",
    "card-does-47": "exhaust at tied support: you decide who wins",
    "card-does-48": "when you lose as active player: take 2 from the winner",
    "card-does-49": "end of turn: somebody loses 1 and draws 2",
    "card-does-50": "end of turn: look at a hand, you may steal a card",
    "card-does-51": "claim: claim 2 more assets",
    "card-does-52": "end of each deal: draw 1 if your hand is empty",
    "card-does-53": "exhaust when a counteroffer wins: you and the active gain 1",
    "card-does-54": "whenever threat rises: draw 2",
    "card-does-55": "end of turn: gain 2, then she goes to another",
    "card-does-56": "discard at Resolution: name the winner of the deal",
    "card-does-57": "discard at your main offer: make a counteroffer, too",
    "card-does-58": "end of turn: see the rival set aside, you may swap",
    "card-does-59": "claim: draw 2 of each type, keep all this turn",
    "card-does-60": "gain 2 whenever illness adds threat",
}

# Cards by what is in their data.
DATA: Final = {
    "card-pays-count": "{what}: {steps}",
    "card-pays-step": "{count} pay {capital}",
    "card-pays-each": "{capital} for each {what}",
    "card-pays-short": "resources at {limit} or less: {steps}",
    "card-pays-sector": "{what} met: {base}, +{each} each, most {most}",
    "card-threat-per_each": "threat {a} for each {what}",
    "card-threat-at_least": "{a} or more {what}: threat {b}",
    "card-threat-tier_or_move": "{what} in tier {a}: threat {b}, else they move",
    "card-threat-tier_else_tier": "{what} in tier {a}: threat {b}, else in tier {c}: threat {d}",
    "card-threat-moves_twice": "each {what} moves twice",
    "card-event": "{effect}; {places}; turns {turns}",
    "card-event-places": "{what} in {districts}",
}

add_messages(DOES)
add_messages(DATA)


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
