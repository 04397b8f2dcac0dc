"""What happened in New Angeles, as sentences with the rule behind each."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import Event
from neopolis.new_angeles.game import NewAngelesGame
from neopolis.new_angeles.notation import event_text, rule_of
from neopolis.new_angeles.pack import Pack

QUIET: Final = ("cleared", "seated")  # seen elsewhere on the screen
# What all are told, and what those who may know are told right after it: for them the first is needless.
TOLD_IN_FULL: Final = {
    "discarded": "discarded-card",
    "drew": "drew-cards",
    "gave-card": "gave-card-seen",
    "stole-card": "stole-card-seen",
    "inherited": "inherited-card",
    "saw-hand": "saw-hand-cards",
}


def heard_events(game: NewAngelesGame, seat: int) -> list[Event]:
    """What a seat may know of, each thing once, without what the screen shows anyhow."""
    return told_once(game.history(seat))


def told_once(events: list[Event]) -> list[Event]:
    """Events that somebody heard, each thing once, without what the screen shows anyhow."""
    found: list[Event] = []
    for at, event in enumerate(events):
        follows = events[at + 1].kind if at + 1 < len(events) else ""
        if event.kind == "accepted" and at and events[at - 1].kind == "traded":
            continue  # the trade is told
        if event.kind not in QUIET and TOLD_IN_FULL.get(event.kind, "-") != follows:
            found.append(event)
    return found


def event_words(pack: Pack, event: Event, names: list[str]) -> str:
    """An event as a sentence, and the number of its rule."""
    return f"{event_text(pack, event, names)} ({rule_of(event).removeprefix('NA ')})"
