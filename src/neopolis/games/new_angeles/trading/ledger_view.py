"""Proposals and promises as views show them."""

from __future__ import annotations

import msgspec

from neopolis.games.new_angeles.trading.ledger import STATUS_NAMES, Ledger, Proposal
from neopolis.games.new_angeles.trading.terms import Promise, Terms


class ProposalView(msgspec.Struct, frozen=True):
    """An open proposal. NA 65.2, 65.3: it binds both players unless it contains a promise."""

    id: int
    seat: int
    to: int
    gives: Terms
    wants: Terms
    whisper: bool
    binding: bool


class PromiseView(msgspec.Struct, frozen=True):
    """A promise in the ledger: open, kept, broken or void. A gift may be `due`; `paid` is the capital given so far."""

    seat: int
    to: int
    promise: Promise
    status: str
    whisper: bool
    due: bool
    paid: int


def proposal_views(ledger: Ledger) -> list[ProposalView]:
    """The open proposals."""
    return [_proposal(proposal) for proposal in ledger.proposals]


def _proposal(proposal: Proposal) -> ProposalView:
    return ProposalView(
        id=proposal.number,
        seat=proposal.seat,
        to=proposal.to,
        gives=proposal.gives,
        wants=proposal.wants,
        whisper=proposal.is_whisper,
        binding=proposal.binding,
    )


def promise_views(ledger: Ledger) -> list[PromiseView]:
    """The promises, in the order in which they were made."""
    return [
        PromiseView(
            seat=pledge.seat,
            to=pledge.to,
            promise=pledge.promise,
            status=STATUS_NAMES[pledge.status],
            whisper=pledge.audience >= 0,
            due=pledge.is_due,
            paid=pledge.paid,
        )
        for pledge in ledger.pledges
    ]
