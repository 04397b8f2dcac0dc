"""Finds proposals that repeat what was just declined, so that bots do not pester people with them."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import Event
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.trade import COUNTER_PROPOSE, PROPOSE

# Events that change nothing about a deal: talk about trades and stops, and players who pass or abstain.
TALK: Final = (
    *("proposed", "declined", "withdrew", "lapsed", "passed", "abstained"),
    *("stop-called", "stops-dismissed", "stopped"),
)


def is_repeated(s: NewAngeles, history: list[Event], seat: int, row: Row) -> bool:
    """Whether a seat repeats a proposal that was declined, and nothing but talk has happened since.

    `history` has all events that the seat knows.
    """
    to, terms = _addressed(s, row)
    declined = _declined_since_change(history)
    made = [event.things for event in history if event.kind == "proposed" and event.seat == seat]
    return any([things[0] == to and things[1] in declined and things[2:] == terms for things in made])


def _addressed(s: NewAngeles, row: Row) -> tuple[int, Row]:
    """The seat to which a side action proposes a trade, and the terms; -1 if it proposes none."""
    if row[0] == PROPOSE:
        return row[1], row[3:]
    proposal = s.ledger.find(row[1]) if row[0] == COUNTER_PROPOSE else None
    return (-1, ()) if proposal is None else (proposal.seat, row[2:])


def _declined_since_change(history: list[Event]) -> set[int]:
    """The numbers of the proposals that were declined since the deal last changed."""
    declined: set[int] = set()
    for event in reversed(history):
        if event.kind not in TALK:
            break
        if event.kind == "declined":
            declined.add(event.things[0])
    return declined
