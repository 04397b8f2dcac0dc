"""Proposals, trades and promises, worked out from the events alone: a second ledger to compare with the engine's."""

from __future__ import annotations

from dataclasses import dataclass, field

from neopolis.engine.event import Event
from tests.games.new_angeles.audiences import FIRST_WHISPER

Row = tuple[int, ...]

OPEN = 0  # status of a promise
TALK = ("proposed", "accepted", "declined", "withdrew", "lapsed", "promised", "promise", "traded")
BEGINS_ASIDE = (
    "proposed",
    "traded",
    "accepted",
    "declined",
    "withdrew",
    "stop-called",
    "stops-dismissed",
)  # a side action's first event is one of these


@dataclass
class Side:
    """What one side of a trade gives now, and how many promises go with it."""

    capital: int
    assets: Row
    answer: int
    cards: int
    promises: int


@dataclass
class ProposalBook:
    seat: int
    to: int
    row: Row
    gives: Side
    wants: Side


@dataclass
class PledgeBook:
    seat: int
    to: int
    row: Row
    audience: int
    status: int = OPEN


@dataclass
class TradeBook:
    """A trade that was made in this step."""

    seat: int
    to: int
    binding: bool
    gives: Side
    wants: Side

    @property
    def moves_goods(self) -> bool:
        return any([side.capital or side.assets for side in (self.gives, self.wants)])

    def payments(self) -> list[tuple[int, int]]:
        """Each seat that pays or gets capital, with the change, in the order of the events."""
        found: list[tuple[int, int]] = []
        for side, giver, taker in ((self.gives, self.seat, self.to), (self.wants, self.to, self.seat)):
            if side.capital:
                found += [(giver, -side.capital), (taker, side.capital)]
        return found

    def passed(self) -> list[tuple[int, int]]:
        """Each asset that changes hands, with its new owner."""
        return [(asset, self.to) for asset in self.gives.assets] + [(asset, self.seat) for asset in self.wants.assets]


@dataclass
class LedgerBooks:
    """Open proposals, all promises, and what changed in the last step.

    A step is one answer or side action, with everything it causes.
    """

    proposals: dict[int, ProposalBook] = field(default_factory=dict)
    pledges: list[PledgeBook] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)  # last number used, by pair of seats; key 0: public proposals
    closed: dict[int, ProposalBook] = field(default_factory=dict)  # proposals closed in this step
    trade: TradeBook | None = None  # the trade of this step
    spoken: bool = False  # whether this step began with a side action
    fresh: list[PledgeBook] = field(default_factory=list)  # promises made in this step
    told: bool = False  # whether an event of this step is about trading

    def begin(self, events: list[Event]) -> None:
        """Begins a new step: forgets what the last one changed."""
        self.closed, self.trade, self.fresh = {}, None, []
        self.told = any([event.kind in TALK for event in events])
        self.spoken = bool(events) and events[0].kind in BEGINS_ASIDE

    def read(self, event: Event) -> None:
        if event.kind == "proposed":
            to, number, *rest = event.things
            gives, wants = sides(rest)
            self.proposals[number] = ProposalBook(event.seat, to, tuple(rest), gives, wants)
            self.counts[number // FIRST_WHISPER] = number % FIRST_WHISPER
        elif event.kind == "traded":
            to, binding, *rest = event.things
            self.trade = TradeBook(event.seat, to, binding == 1, *sides(rest))
        elif event.kind == "promised":
            self.pledges.append(PledgeBook(event.seat, event.things[0], event.things[1:], event.audience))
            self.fresh.append(self.pledges[-1])
        elif event.kind == "promise":
            self._settle(event)
        else:
            (number,) = event.things
            self.closed[number] = self.proposals.pop(number)

    def effects(self, events: list[Event]) -> list[Event]:
        """The events of this step, except those about trading and about goods that a trade moved."""
        goods = {"capital": len(self.trade.payments()), "asset-gained": len(self.trade.passed())} if self.trade else {}
        found: list[Event] = []
        for event in events:
            if goods.get(event.kind, 0) > 0:
                goods[event.kind] -= 1
            elif event.kind not in TALK:
                found.append(event)
        return found

    def _settle(self, event: Event) -> None:
        """Settles the first open promise that has the seats, terms and audience of the event."""
        to, status, *row = event.things
        for pledge in self.pledges:
            same = (pledge.seat, pledge.to, pledge.row, pledge.audience) == (event.seat, to, tuple(row), event.audience)
            if same and pledge.status == OPEN:
                pledge.status = status
                return
        raise AssertionError(f"nobody promised what {event} is about")


def sides(row: list[int]) -> tuple[Side, Side]:
    """The two sides of a trade, from a row of ints."""
    found: list[Side] = []
    at = 0
    for _ in range(2):
        capital, count = row[at], row[at + 1]
        assets = tuple(row[at + 2 : at + 2 + count])
        at += 2 + count
        answer, cards, promises = row[at : at + 3]
        at += 3 + 9 * promises
        found.append(Side(capital, assets, answer, cards, promises))
    assert at == len(row), f"{row} holds more than two sides"
    return found[0], found[1]
