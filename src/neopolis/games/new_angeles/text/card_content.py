"""All that a page needs to draw and explain the cards of New Angeles."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from neopolis.games.new_angeles.card_data import TIMING_NAMES
from neopolis.games.new_angeles.cards.definitions import EFFECTS
from neopolis.games.new_angeles.cards.vocabulary import Either
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import (
    ASSET,
    COMPONENT_NAMES,
    CORPORATION,
    CORPORATION_NAMES,
    CORPORATIONS,
    EMERGENCY,
    EVENT,
    FEDERALIST,
    INVESTMENT,
    TYPE_NAMES,
    members,
)
from neopolis.games.new_angeles.text.card_texts import full_text, short_text, why_text
from neopolis.games.new_angeles.text.notation import paragraph_of
from neopolis.text.messages import message, name_of
from neopolis.text.sources import Source, source_of

CardKind = Literal["action", "emergency", "asset", "investment", "event", "rival"]

RIVAL_RULES: Final = "NA 78.1"
FEDERALIST_RULE: Final = "NA 78.3"


class CardContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card. `does` is short, `text` is in whole sentences, `why` is advice. Fields that its kind lacks are empty.

    Action cards have `type` (a key) and `copies`. Emergency actions and rivals have `corporation` (a key). Assets have
    `timing` (a key), which `when` puts into words. Events have `back`, `turns` and `places`. `alternatives` names the
    two effects between which the card lets a player choose.
    """

    kind: CardKind
    number: int
    thing: int
    key: str
    name: str
    does: str
    text: str
    why: str
    rule: str
    alternatives: str
    source: Source
    type: str
    copies: int
    copies_source: Source | None
    corporation: str
    timing: str
    when: str
    timing_source: Source | None
    back: str
    turns: int
    turns_source: Source | None
    places: dict[str, list[int]]


def all_cards(pack: Pack) -> list[CardContent]:
    """Actions, emergencies, assets, investments, events and rivals."""
    return [
        *[_action(pack, number) for number in pack.tables.actions],
        *[_emergency(pack, corporation) for corporation in range(CORPORATIONS)],
        *[_asset(pack, number) for number in pack.tables.assets],
        *[_investment(pack, number) for number in pack.tables.investments],
        *[_event(pack, number) for number in pack.tables.events],
        *[_rival(pack, thing) for thing in (*range(CORPORATION, CORPORATION + CORPORATIONS), FEDERALIST)],
    ]


def _card(pack: Pack, kind: CardKind, number: int, thing: int, rule: str, source: str) -> CardContent:
    """A card with the fields that all cards have; the others are empty."""
    name = pack.name(thing)
    return CardContent(
        kind, number, thing, name, name_of(name),
        short_text(pack, thing), full_text(pack, thing), why_text(pack, thing), rule,
        _alternatives(thing), source_of(source),
        type="", copies=0, copies_source=None, corporation="", timing="", when="", timing_source=None,
        back="", turns=0, turns_source=None, places={},
    )  # fmt: skip


def _alternatives(thing: int) -> str:
    """The prompt of the step that offers two effects; "" if the card has no such step."""
    steps = EFFECTS[thing] if thing < len(EFFECTS) else []
    return next((step.code for step in steps if isinstance(step, Either)), "")


def _named_row(pack: Pack, file: str, name: str) -> dict[str, str]:
    return next(row.fields for row in pack.rows[file].values() if row.fields["name"] == name)


def _action(pack: Pack, number: int) -> CardContent:
    row, tables = _named_row(pack, "actions.csv", pack.name(number)), pack.tables
    return msgspec.structs.replace(
        _card(pack, "action", number, number, paragraph_of(number), row["source"]),
        type=TYPE_NAMES[tables.action_deck[number]],
        copies=tables.action_copies[number],
        copies_source=source_of(row["copies_source"]),
    )


def _emergency(pack: Pack, corporation: int) -> CardContent:
    thing = EMERGENCY + corporation
    row = _named_row(pack, "emergencies.csv", pack.name(thing))
    card = _card(pack, "emergency", thing, thing, paragraph_of(thing), row["source"])
    return msgspec.structs.replace(card, corporation=CORPORATION_NAMES[corporation])


def _asset(pack: Pack, number: int) -> CardContent:
    row = pack.rows["assets.csv"][number].fields
    timing = TIMING_NAMES[pack.tables.asset_timing[number]]
    return msgspec.structs.replace(
        _card(pack, "asset", number, ASSET + number, paragraph_of(ASSET + number), row["source"]),
        timing=timing,
        when=message(f"timing-{timing}", {}),
        timing_source=source_of(row["timing_source"]),
    )


def _investment(pack: Pack, number: int) -> CardContent:
    row = pack.rows["investments.csv"][number].fields
    return _card(pack, "investment", number, INVESTMENT + number, paragraph_of(INVESTMENT + number), row["source"])


def _event(pack: Pack, number: int) -> CardContent:
    row, tables = pack.rows["events.csv"][number].fields, pack.tables
    places = tables.event_places[number]
    return msgspec.structs.replace(
        _card(pack, "event", number, EVENT + number, paragraph_of(EVENT + number), row["source"]),
        back=COMPONENT_NAMES[tables.event_back[number]],
        turns=tables.event_turns[number],
        turns_source=source_of(row["turns_source"]),
        places={name: members(places[place]) for place, name in enumerate(COMPONENT_NAMES) if places[place]},
    )


def _rival(pack: Pack, thing: int) -> CardContent:
    is_federalist = thing == FEDERALIST
    card = _card(pack, "rival", thing, thing, FEDERALIST_RULE if is_federalist else RIVAL_RULES, "rulebook")
    code = "federalist" if is_federalist else "rival-other-corporation"
    does, text, why = [message(f"{code}.{part}", {"corporation": card.name}) for part in ("short", "text", "why")]
    corporation = "" if is_federalist else CORPORATION_NAMES[thing - CORPORATION]
    return msgspec.structs.replace(card, does=does, text=text, why=why, corporation=corporation)
