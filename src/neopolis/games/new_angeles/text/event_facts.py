"""What each event changed, in a few words with units, and why threat rose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from neopolis.engine.event import Event
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import ILLNESS_THREAT, LAST_THREAT, RESOURCES
from neopolis.games.new_angeles.text.card_texts import amounts
from neopolis.games.wire import GAIN, LOSS, FactFrame
from neopolis.text.messages import message, name_of

MADE: Final = ("exploited", "produced")  # events whose last numbers are how far each resource moved


def event_facts(event: Event) -> list[FactFrame]:
    """The capital, threat, cards and resources that an event moved."""
    kind, seat, things = event.kind, event.seat, event.things
    if kind in ("capital", "threat"):
        is_up = things[0] > 0
        code = f"na-fact-{kind}-{'up' if is_up else 'down'}"
        tone = GAIN if is_up == (kind == "capital") else LOSS
        return [FactFrame(message(code, {"change": abs(things[0]), "now": things[1]}), seat, tone)]
    if kind in MADE:
        made = amounts(things[-RESOURCES:])
        return [FactFrame(message("na-fact-made", {"amount": amount}), tone=GAIN) for amount in made]
    if kind == "demand":
        lacking = amounts(things[-RESOURCES:])
        return [FactFrame(message("na-fact-missing", {"amount": amount}), tone=LOSS) for amount in lacking]
    if kind == "drew":
        return [FactFrame(message("na-fact-cards-up", {"count": things[1]}), seat, GAIN)]
    if kind == "discarded":
        return [FactFrame(message("na-fact-cards-down", {"count": things[0]}), seat, LOSS)]
    return []


def threat_causes(pack: Pack, events: Sequence[Event]) -> list[str]:
    """For each event of an act: why it raised threat, or "" if it did not.

    The causes are illness, a component that reached The Root, a demand that was not met, or an event.
    """
    causes: list[str] = []
    card = ""  # the event card that is being resolved
    for before, event in zip([None, *events], events, strict=False):
        if event.kind == "event":
            card = name_of(pack.event_name(event.things[0]))
        elif event.kind in ("round", "turn"):
            card = ""
        is_rise = event.kind == "threat" and event.things[0] > 0
        causes.append(_cause(before, event, card) if is_rise else "")
    return causes


def _cause(before: Event | None, rise: Event, card: str) -> str:
    """Why threat rose, from the event right before it and the event card that is being resolved."""
    change, now = rise.things
    if before is not None and before.kind == "rooted":
        return message("na-cause-root", {})
    if before is not None and before.kind == "demand":
        return message("na-cause-demand", {})
    if card:
        return message("na-cause-event", {"event": card})
    if change == ILLNESS_THREAT:
        return message("na-cause-illness", {})
    return "" if now == LAST_THREAT else message("na-cause-card", {})  # at the end of the track, illness may add 1, too
