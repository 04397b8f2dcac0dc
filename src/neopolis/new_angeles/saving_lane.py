"""The second lane as ints, and back."""

from __future__ import annotations

from neopolis.engine.codec import Reader, Writer
from neopolis.new_angeles.lane import Lane, Pledge, Proposal
from neopolis.new_angeles.state import NewAngeles, Row
from neopolis.new_angeles.terms_row import TermsReader, terms_row


def write_lane(s: NewAngeles, writer: Writer) -> None:
    """Proposals, promises and how many proposals there were."""
    lane = s.lane
    writer.rows([_proposal_row(s, proposal) for proposal in lane.proposals])
    writer.rows([_pledge_row(pledge) for pledge in lane.pledges])
    writer.row(lane.counts)


def _proposal_row(s: NewAngeles, proposal: Proposal) -> Row:
    head = (proposal.number, proposal.seat, proposal.to, proposal.moment)
    return (*head, *terms_row(s, proposal.gives), *terms_row(s, proposal.wants))


def _pledge_row(pledge: Pledge) -> Row:
    head = (pledge.seat, pledge.to, pledge.audience, pledge.status, int(pledge.missed), pledge.due_by, pledge.paid)
    return (*head, *pledge.row)


def read_lane(s: NewAngeles, reader: Reader) -> Lane:
    """The lane that was written."""
    proposals = [_proposal(row) for row in reader.rows()]
    pledges = [_pledge(row) for row in reader.rows()]
    return Lane(tuple(proposals), tuple(pledges), reader.row())


def _proposal(row: Row) -> Proposal:
    terms = TermsReader(row, 4)
    return Proposal(row[0], row[1], row[2], row[3], terms.terms(), terms.terms())


def _pledge(row: Row) -> Pledge:
    pledge = Pledge(row[0], row[1], row[2], TermsReader(row, 7).promise(), row[7:])
    pledge.status, pledge.missed, pledge.due_by, pledge.paid = row[3], row[4] == 1, row[5], row[6]
    return pledge
