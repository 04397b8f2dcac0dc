"""Texts about the cards of New Angeles: what they do, in full and in short, and advice.

The texts of a card are messages named after its slug. Those of events and investments are put together from the values
in the content pack.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.card_data import (
    COUNT,
    EACH,
    EFFECT_NAMES,
    EVENT_ORDER,
    INVESTMENT_KINDS,
    SECTOR,
    SHORT_SALE,
)
from neopolis.games.new_angeles.cards.registry import slug_of
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    COMPONENT_NAMES,
    COUNTED_NAMES,
    DISTRICT,
    EVENT,
    INVESTMENT,
    RESOURCE_NAMES,
    members,
)
from neopolis.text.messages import Word, all_of, message, name_of

# Short names, for places where full names do not fit.
SHORT_RESOURCES: Final = ("En", "Co", "Te", "Et", "Cr")
SHORT_CORPORATIONS: Final = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange", "NBN", "Weyland")

# For each effect of an event: the message arguments for its numbers.
EVENT_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "per_each": ("threat",),
    "at_least": ("count", "threat"),
    "tier_or_move": ("tier", "threat"),
    "tier_else_tier": ("tier", "threat", "tier2", "threat2"),
    "moves_twice": (),
}


def component_name(name: str) -> str:
    """The name of a component in words; Human First is a proper name."""
    known = name_of(name)
    return "Human First" if known == "human_first" else known.replace("_", " ")


def counted_name(component: int) -> str:
    """A component, or strikes, in words."""
    return component_name(COUNTED_NAMES[component])


def short_text(pack: Pack, thing: int) -> str:
    """What a card does, in at most 60 characters; empty if it is not a card."""
    code, words = _source(pack, thing)
    return message(f"{code}.short", words) if code else ""


def full_text(pack: Pack, thing: int) -> str:
    """Everything that a card does, in whole sentences; empty if it is not a card."""
    code, words = _source(pack, thing)
    if not code:
        return ""
    if thing < INVESTMENT:
        return message(f"{code}.text", words)
    return message(code, words) if thing < EVENT else f"{message(code, words)} {message('event-then', words)}"


def why_text(pack: Pack, thing: int) -> str:
    """Advice about a card for newcomers; empty if it is not a card."""
    code, _ = _source(pack, thing)
    return message(f"{code}.why", {}) if code else ""


def _source(pack: Pack, thing: int) -> tuple[str, dict[str, Word]]:
    """The code of the messages about a card, and their arguments."""
    if INVESTMENT < thing < EVENT:
        return _investment(pack, thing - INVESTMENT)
    if EVENT < thing < DISTRICT:
        return _event(pack, thing - EVENT)
    return slug_of(thing), {}


def demand_text(pack: Pack, demand: int) -> str:
    """NA 17.1: what a demand asks for, and what happens if it fails."""
    tables = pack.tables
    targets = all_of(*amounts(tables.demand_targets[demand]))
    return message("demand-asks", {"targets": targets, "threat": tables.demand_threat[demand]})


def amounts(resources: tuple[int, ...]) -> list[str]:
    """The amount of each resource in words, without zeros."""
    return [
        message(f"amount-{name}", {"amount": amount})
        for name, amount in zip(RESOURCE_NAMES, resources, strict=True)
        if amount
    ]


def _investment(pack: Pack, investment: int) -> tuple[str, dict[str, Word]]:
    """NA 33.0: the message about what an investment pays for, and its arguments."""
    tables = pack.tables
    kind, about = tables.investment_kind[investment], tables.investment_of[investment]
    code = f"investment-pays-{INVESTMENT_KINDS[kind]}"
    if kind == EACH:
        return f"{code}-{COUNTED_NAMES[about]}", {"capital": tables.investment_each[investment]}
    if kind == SECTOR:
        base, each = tables.investment_base[investment], tables.investment_each[investment]
        most = tables.investment_most[investment]
        return f"{code}-{RESOURCE_NAMES[about]}", {"base": base, "each": each, "most": most}
    pays = tables.investment_pays[investment]
    words: dict[str, Word] = {"steps": _steps(pays), "most": pays[-1]}
    if kind == COUNT:
        return f"{code}-{COUNTED_NAMES[about]}", words
    assert kind == SHORT_SALE
    return code, {**words, "limit": about}


def _steps(pays: tuple[int, ...]) -> str:
    """In words: the counts at which the payment changes, and what is paid from there on."""
    *before, last = [at for at in range(1, len(pays)) if pays[at] != pays[at - 1]]
    steps = [message("investment-step", {"count": at, "capital": pays[at]}) for at in before]
    return all_of(*steps, message("investment-step-last", {"count": last, "capital": pays[last]}))


def _event(pack: Pack, event: int) -> tuple[str, dict[str, Word]]:
    """NA 24.1: the message about an event's effect, and the arguments for it and for the sentence that follows."""
    tables = pack.tables
    effect = EFFECT_NAMES[tables.event_effect[event]]
    words: dict[str, Word] = dict(zip(EVENT_NUMBERS[effect], tables.event_numbers[event], strict=True))
    places = [_places(pack, event, component) for component in EVENT_ORDER]
    words |= {"places": all_of(*[text for text in places if text]), "turns": tables.event_turns[event]}
    return f"event-effect-{effect}-{COUNTED_NAMES[tables.event_counts[event]]}", words


def _places(pack: Pack, event: int, component: int) -> str:
    """NA 24.1: in which districts an event places a component, in words; empty if in none."""
    districts = members(pack.tables.event_places[event][component])
    names = [
        message("na-district", {"name": name_of(pack.names[DISTRICT + district]), "number": district})
        for district in districts
    ]
    code = f"event-place-{COMPONENT_NAMES[component]}"
    return message(code, {"count": len(districts), "districts": all_of(*names)}) if districts else ""
