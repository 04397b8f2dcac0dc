"""Which seats may know of which event, by the rules."""

from __future__ import annotations

from collections.abc import Callable

from neopolis.engine.event import EVERYBODY, Event

# Events that everybody gets. They reveal no hidden card.
PUBLIC = {
    *("setup", "seated", "round", "turn", "demand", "new-demand", "event", "investment", "threat", "capital"),
    *("placed", "moves", "moves-on", "rooted", "removed", "none-left", "no-room", "outage-calms", "unrest"),
    *("moved-android", "exploited", "produced", "supply", "revealed", "main-offer", "counteroffer", "sent-back"),
    *("passed", "abstained", "supported", "added-support", "won-deal", "cleared", "declared", "used-asset"),
    *("claimed", "asset-gained", "asset-discarded", "stole-emergency", "emergency-up", "drew", "sorted", "discarded"),
    *("gave-card", "stole-card", "inherited", "saw-hand", "swapped-rival", "event-buried", "event-raised"),
    *("traded", "stop-called", "stops-dismissed", "stopped"),
}
# Proposals with smaller numbers are public. Whispers of the first pair of seats are numbered from here,
# those of the second pair from 200,000, and so on.
FIRST_WHISPER = 100_000

# Events that only some seats get, each with a function that returns these seats as a bit set.
SECRETS: dict[str, Callable[[Event], int]] = {
    "drew-cards": lambda event: 1 << event.seat,
    "drew-investments": lambda event: 1 << event.seat,
    "chose-investment": lambda event: 1 << event.seat,
    "looked-at-events": lambda event: 1 << event.seat,
    "saw-hand-cards": lambda event: 1 << event.seat,
    "saw-rival": lambda event: 1 << event.seat,
    "support-card": lambda event: 1 << event.seat,
    "discarded-card": lambda event: 1 << event.seat,
    "rival": lambda event: 1 << event.seat,
    "gave-card-seen": lambda event: 1 << event.seat | 1 << event.things[0],
    "stole-card-seen": lambda event: 1 << event.seat | 1 << event.things[0],
    "inherited-card": lambda event: 1 << event.seat | 1 << event.things[0],
    "proposed": lambda event: pair(event.things[1]),
    **dict.fromkeys(("accepted", "declined", "withdrew", "lapsed"), lambda event: pair(event.things[0])),
    **dict.fromkeys(("promised", "promise"), lambda event: promised(event)),
}


def pair(number: int) -> int:
    """The seats that know of the proposal with this number: everybody, or the two seats of a whisper."""
    place = number // FIRST_WHISPER
    if place == 0:
        return EVERYBODY
    pairs = [1 << low | 1 << high for high in range(6) for low in range(high)]
    return pairs[place - 1]


def promised(event: Event) -> int:
    """The seats that may know of a promise: everybody if it is public, otherwise its two seats.

    `promises_are_heard_as_proposed` checks whether it should be public.
    """
    return EVERYBODY if event.audience == EVERYBODY else 1 << event.seat | 1 << event.things[0]


def audience(event: Event) -> int:
    assert event.kind in SECRETS or event.kind in PUBLIC, f"who may hear of '{event.kind}'?"
    return SECRETS[event.kind](event) if event.kind in SECRETS else EVERYBODY
