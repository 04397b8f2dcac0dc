"""Saving proposals and promises as ints, and reading them back."""

from __future__ import annotations

from neopolis.engine.codec import Reader, Writer, bad_bytes
from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import PAIRS, STATUS_NAMES, Ledger, Pledge, Proposal
from neopolis.games.new_angeles.trading.terms_row import TermsReader, promise_row, terms_pair, terms_row


def write_ledger(s: NewAngeles, writer: Writer) -> None:
    """Write proposals, promises and the counts of proposals."""
    ledger = s.ledger
    writer.rows([_proposal_row(s, proposal) for proposal in ledger.proposals])
    writer.rows([_pledge_row(pledge) for pledge in ledger.pledges])
    writer.row(ledger.counts)


def _proposal_row(s: NewAngeles, proposal: Proposal) -> Row:
    head = (proposal.number, proposal.seat, proposal.to, proposal.step_number)
    return (*head, *terms_row(s, proposal.gives), *terms_row(s, proposal.wants))


def _pledge_row(pledge: Pledge) -> Row:
    head = (pledge.seat, pledge.to, pledge.audience, pledge.status, int(pledge.missed), pledge.due_by, pledge.paid)
    return (*head, *pledge.row)


def read_ledger(s: NewAngeles, reader: Reader) -> Ledger:
    """Read what `write_ledger` wrote."""
    proposals = [_proposal(s, row) for row in reader.rows()]
    pledges = [_pledge(s, row) for row in reader.rows()]
    counts = reader.row()
    if len(counts) != 1 + PAIRS or min(counts) < 0:
        raise _damaged()
    return Ledger(tuple(proposals), tuple(pledges), counts)


def _proposal(s: NewAngeles, row: Row) -> Proposal:
    _check_pair(s, row[1], row[2])
    gives, wants = terms_pair(s, row, 4)
    return Proposal(row[0], row[1], row[2], row[3], gives, wants)


def _pledge(s: NewAngeles, row: Row) -> Pledge:
    _check_pair(s, row[0], row[1])
    promise = TermsReader(row, 7).promise()
    if not 0 <= row[3] < len(STATUS_NAMES) or tuple(promise_row(s, promise)) != row[7:]:
        raise _damaged()
    pledge = Pledge(row[0], row[1], row[2], promise, row[7:])
    pledge.status, pledge.missed, pledge.due_by, pledge.paid = row[3], row[4] == 1, row[5], row[6]
    return pledge


def _check_pair(s: NewAngeles, seat: int, to: int) -> None:
    if seat == to or not 0 <= seat < s.setting.seats or not 0 <= to < s.setting.seats:
        raise _damaged()


def _damaged() -> Refused:
    return bad_bytes("bytes-trade")
