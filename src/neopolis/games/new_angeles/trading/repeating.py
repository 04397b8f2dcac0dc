"""Finds proposals that repeat or replace others, so that bots do not pester people with them."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import Event
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import FIRST_WHISPER, Proposal
from neopolis.games.new_angeles.trading.proposals import is_nothing
from neopolis.games.new_angeles.trading.terms_row import terms_pair
from neopolis.games.new_angeles.trading.trade import COUNTER_PROPOSE, PROPOSE

Subject = tuple[int, frozenset[int], frozenset[tuple[int, str, int]]]

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


def outdated(s: NewAngeles, seat: int, row: Row) -> list[int]:
    """The numbers of the seat's open proposals that a new one replaces: to the same seat, and about the same thing.

    A gift replaces nothing.
    """
    if row[0] != PROPOSE:
        return []
    new = Proposal(FIRST_WHISPER * row[2], seat, row[1], s.step_number, *terms_pair(s, row, 3))
    if is_nothing(new.wants):
        return []
    return [
        old.number
        for old in s.ledger.proposals
        if (old.seat, old.to, old.is_whisper) == (seat, new.to, new.is_whisper) and _subject(old) == _subject(new)
    ]


def _subject(proposal: Proposal) -> Subject:
    """What a proposal is about, whatever the price: the seat whose answer is traded, the assets, and the promises."""
    assets = frozenset(proposal.gives.assets) | frozenset(proposal.wants.assets)
    promises = [
        (promiser, promise.kind, promise.player)
        for promiser in (proposal.seat, proposal.to)
        for promise in proposal.side(promiser).promises
    ]
    return proposal.answer_of, assets, frozenset(promises)
