"""The ledger of a game: open proposals of trades, and all promises.

These objects are never changed, only replaced, so copies of a state share them.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import EVERYBODY
from neopolis.games.new_angeles.trading.terms import Promise, Terms

# The status of a promise.
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
STATUS_NAMES: Final = ("open", "kept", "broken", "void")

PAIRS: Final = 15  # how many pairs six seats can form
# A whisper is a proposal that only its two seats know. Its number is FIRST_WHISPER * (1 + the index of the pair) + how
# many whispers the pair has had. So the number says nothing about other pairs.
FIRST_WHISPER: Final = 100_000


class Proposal:
    """A trade that one seat offers another. The proposer has agreed by proposing; the other seat has not yet."""

    def __init__(self, number: int, seat: int, to: int, step_number: int, gives: Terms, wants: Terms) -> None:
        self.number = number
        self.seat = seat
        self.to = to
        self.step_number = step_number  # `State.step_number` when the proposal was made
        self.gives = gives
        self.wants = wants

    @property
    def is_whisper(self) -> bool:
        return self.number >= FIRST_WHISPER

    @property
    def audience(self) -> int:
        """The seats that know of the proposal: a bit set, or EVERYBODY."""
        return 1 << self.seat | 1 << self.to if self.is_whisper else EVERYBODY

    @property
    def binding(self) -> bool:
        """NA 65.0, 65.2: a trade without promises binds, because both sides do their whole part immediately."""
        return not self.gives.promises and not self.wants.promises

    @property
    def answer_of(self) -> int:
        """The seat whose answer to the current question is part of the trade, or -1."""
        return self.seat if self.gives.answer is not None else self.to if self.wants.answer is not None else -1

    def side(self, seat: int) -> Terms:
        """What a seat gives."""
        return self.gives if seat == self.seat else self.wants


class Pledge:
    """A promise in the ledger: who made it, to whom, who knows of it, and whether it was kept.

    `row` is the promise as ints. `missed`: the seat had a chance to keep the promise and did not; after its last deal,
    such a promise is broken, not void. `due_by`: a gift must be made before the deal with this number ends; 0 while the
    gift is not due. `paid` is the capital given so far.
    """

    def __init__(self, seat: int, to: int, audience: int, promise: Promise, row: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.audience: Final = audience
        self.promise: Final = promise
        self.row: Final = row
        self.status = OPEN
        self.missed = False
        self.due_by = 0
        self.paid = 0

    @property
    def is_due(self) -> bool:
        return self.due_by > 0

    @property
    def last_deal(self) -> int:
        """The number of the deal at whose end the promise ends."""
        return self.due_by or self.promise.until

    def is_visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) knows of the promise."""
        return self.audience == EVERYBODY or (seat is not None and bool(self.audience >> seat & 1))

    def _again(self) -> Pledge:
        pledge = Pledge(self.seat, self.to, self.audience, self.promise, self.row)
        pledge.status, pledge.missed, pledge.due_by, pledge.paid = self.status, self.missed, self.due_by, self.paid
        return pledge

    def become(self, status: int) -> Pledge:
        pledge = self._again()
        pledge.status = status
        return pledge

    def miss(self) -> Pledge:
        """Record that the seat had a chance to keep the promise and has not kept it yet."""
        pledge = self._again()
        pledge.missed = True
        return pledge

    def fall_due(self, due_by: int) -> Pledge:
        pledge = self.miss()
        pledge.due_by = due_by
        return pledge

    def pay(self, amount: int) -> Pledge:
        pledge = self._again()
        pledge.paid += amount
        return pledge


class Ledger:
    """All open proposals, all promises ever made, how many proposals were public, and how many each pair whispered."""

    def __init__(
        self, proposals: tuple[Proposal, ...] = (), pledges: tuple[Pledge, ...] = (), counts: tuple[int, ...] = ()
    ) -> None:
        self.proposals = proposals
        self.pledges = pledges
        self.counts = counts or (0,) * (1 + PAIRS)
        self.busy: Final = bool(proposals) or any([pledge.status == OPEN for pledge in pledges])

    def find(self, number: int) -> Proposal | None:
        for proposal in self.proposals:
            if proposal.number == number:
                return proposal
        return None

    def visible_to(self, viewer: int | None) -> Ledger:
        """The part that a seat (None: a spectator) knows."""
        return Ledger(
            tuple([one for one in self.proposals if not one.is_whisper or viewer in (one.seat, one.to)]),
            tuple([pledge for pledge in self.pledges if pledge.is_visible_to(viewer)]),
            tuple([count if at == 0 or viewer in pair_at(at - 1) else 0 for at, count in enumerate(self.counts)]),
        )


def pair_at(place: int) -> tuple[int, int]:
    """The two seats of the pair with this index; the inverse of `place_of`."""
    high = 1
    while place >= high:
        place -= high
        high += 1
    return place, high


def place_of(one: int, other: int) -> int:
    """The index of a pair of seats in the order (0, 1), (0, 2), (1, 2), (0, 3) and so on."""
    high = max(one, other)
    return high * (high - 1) // 2 + min(one, other)


NO_LEDGER: Final = Ledger()
