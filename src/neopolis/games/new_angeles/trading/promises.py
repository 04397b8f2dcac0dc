"""NA 65.2, R-62: the ledger of promises. The program never enforces promises; it only records which are kept.

It judges by public events: counteroffers, support, placements, moves and trades. A promise ends with its last deal.
A promise not to do something is then kept, unless the seat has done it. A promise to do something that the seat has not
done by then is broken if the seat had a chance to do it, and void if it had none (R-131).
"""

from __future__ import annotations

from neopolis.engine.event import Event
from neopolis.games.new_angeles.ids import ANDROID, COMPONENT_NAMES, COUNTER, MAIN
from neopolis.games.new_angeles.rules.scripts import COUNTERING, MAY_COUNTER
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import BROKEN, KEPT, OPEN, VOID, Ledger, Pledge, Proposal
from neopolis.games.new_angeles.trading.terms import (
    DEAL_ENDS,
    DEMAND,
    GIVE,
    KEEP_OUT,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TO_COUNTER,
    TURN_BEGINS,
    WINS_DEAL,
    Promise,
)


class Scene:
    """The deal as it was before some events; `follow` then applies these events one by one."""

    def __init__(self, s: NewAngeles) -> None:
        self.active = s.active
        self.number = s.deals
        self.has_main = s.deal.main != 0
        self.counterers: Row = s.deal.counterers
        self.cannot_support = s.deal.cannot_support
        is_countering = bool(s.stack) and s.stack[-1].script == COUNTERING and s.stack[-1].step == MAY_COUNTER + 1
        self.may_counter = s.asked if is_countering else 0  # bit set of the seat that is asked for a counteroffer
        self.without_cards = sum([1 << seat for seat, hand in enumerate(s.hands) if not hand])

    def follow(self, event: Event) -> None:
        if event.kind == "turn":
            self.active = event.seat
        elif event.kind == "revealed":
            self.number += 1
            self.has_main, self.counterers, self.cannot_support = False, (), 0
        elif event.kind == "main-offer":
            self.has_main = True
        elif event.kind == "counteroffer":
            self.counterers = (*self.counterers, event.seat)
        elif event.kind == "sent-back":
            self.counterers = self.counterers[:-1]

    def proposer(self, offer: int) -> int:
        """The seat that made an offer, or NOBODY."""
        if offer == MAIN:
            return self.active if self.has_main else NOBODY
        return self.counterers[-1] if self.counterers else NOBODY

    def offer_of(self, seat: int) -> int:
        """R-131: the standing offer of a seat: MAIN, COUNTER, or 0 if it has none."""
        return COUNTER if self.proposer(COUNTER) == seat else MAIN if self.proposer(MAIN) == seat else 0

    def chances(self, supporter: int, promise: Promise) -> list[int]:
        """R-131: the offers that a seat can support to keep a promise. R-90: both offers may be the active player's."""
        offers = [offer for offer in (MAIN, COUNTER) if self.proposer(offer) != NOBODY]
        theirs = [offer for offer in offers if self.proposer(offer) == promise.player]
        wanted = theirs if promise.kind == SUPPORT else [offer for offer in offers if theirs and offer not in theirs]
        return [offer for offer in wanted if offer == MAIN or not self.cannot_support >> supporter & 1]


def watch(s: NewAngeles, scene: Scene, events: list[Event]) -> None:
    """Judge every open promise by what has happened, and announce how each ended."""
    for event in events:
        if event.kind in _WATCHED:
            update(s, [_seen(pledge, scene, event) for pledge in s.ledger.pledges])
        scene.follow(event)
    if s.ended:
        update(s, [_over(pledge) for pledge in s.ledger.pledges])


_WATCHED = frozenset(
    (
        "supported",
        "abstained",
        "counteroffer",
        "passed",
        "placed",
        "moved-android",
        "cleared",
        "won-deal",
        "turn",
        "demand",
    )
)


def update(s: NewAngeles, pledges: list[Pledge]) -> None:
    """Replace the promises in the ledger, and announce how a promise ended to those who know of it."""
    for before, now in zip(s.ledger.pledges, pledges, strict=True):
        if now.status != before.status:
            s.emit("promise", now.seat, (now.to, now.status, *now.row), now.audience)
    s.ledger = Ledger(s.ledger.proposals, tuple(pledges), s.ledger.counts)


def _seen(pledge: Pledge, scene: Scene, event: Event) -> Pledge:
    """The promise after an event."""
    if pledge.status != OPEN:
        return pledge
    kind = pledge.promise.kind
    if kind in (SUPPORT, OPPOSE):
        pledge = _support(pledge, scene, event)
    elif kind == TO_COUNTER:
        pledge = _counter(pledge, scene, event)
    elif kind == NO_COUNTER:
        if event.kind == "counteroffer" and event.seat == pledge.seat and scene.offer_of(pledge.promise.player):
            return pledge.become(BROKEN)
    elif kind == KEEP_OUT:
        if event.seat == pledge.seat and _came_into(pledge.promise, event):
            return pledge.become(BROKEN)
    elif kind == GIVE:
        pledge = _falls_due(pledge, scene, event)
    if event.kind == "cleared" and pledge.status == OPEN and scene.number >= pledge.last_deal:
        return _ended(pledge)
    return pledge


def _support(pledge: Pledge, scene: Scene, event: Event) -> Pledge:
    """R-131: judge a promise to support a player's offer, or the offer against it, by an event.

    It is broken only once the winner is known: a seat that abstained may still have to support the main offer (R-96).
    """
    if event.kind == "won-deal" and pledge.missed and scene.number >= pledge.last_deal:
        return pledge.become(BROKEN)
    if event.seat != pledge.seat or event.kind not in ("supported", "abstained", "counteroffer"):
        return pledge
    if event.kind == "counteroffer":  # it opposes the player's offer, if there is one
        against = pledge.promise.kind == SUPPORT and scene.offer_of(pledge.promise.player)
        return pledge.miss() if against else pledge
    wanted = scene.chances(pledge.seat, pledge.promise)
    if event.kind == "supported" and event.things[0] in wanted and event.things[1] >= pledge.promise.cards:
        return pledge.become(KEPT)
    had_cards = event.kind == "supported" or not scene.without_cards >> pledge.seat & 1
    return pledge.miss() if wanted and had_cards else pledge


def _counter(pledge: Pledge, scene: Scene, event: Event) -> Pledge:
    """Judge a promise to counter a player's offer by an event. Only a seat that was asked has missed its chance."""
    if event.seat != pledge.seat or not scene.offer_of(pledge.promise.player):
        return pledge
    if event.kind == "counteroffer":
        return pledge.become(KEPT)
    return pledge.miss() if event.kind == "passed" and scene.may_counter >> pledge.seat & 1 else pledge


def _came_into(promise: Promise, event: Event) -> bool:
    """Whether a component that the promise is about entered its district."""
    if event.kind not in ("placed", "moved-android"):
        return False
    component = ANDROID if event.kind == "moved-android" else event.things[0]
    return event.things[1] == promise.district and promise.component in ("", COMPONENT_NAMES[component])


def _falls_due(pledge: Pledge, scene: Scene, event: Event) -> Pledge:
    """R-131: a gift falls due when the event it waits for happens, and must be made before the next deal ends."""
    promise = pledge.promise
    if pledge.is_due:
        return pledge
    about = event.seat == promise.player
    due = (
        (promise.when == DEAL_ENDS and event.kind == "cleared" and scene.number >= promise.until)
        or (promise.when == WINS_DEAL and event.kind == "won-deal" and about)
        or (promise.when == TURN_BEGINS and event.kind == "turn" and about)
        or (promise.when == DEMAND and event.kind == "demand")
    )
    return pledge.fall_due(scene.number + 1) if due else pledge


def _ended(pledge: Pledge) -> Pledge:
    """A promise after its last deal has ended."""
    if pledge.promise.kind in (NO_COUNTER, KEEP_OUT, NO_TRADE):
        return pledge.become(KEPT)
    return pledge.become(BROKEN if pledge.missed else VOID)


def _over(pledge: Pledge) -> Pledge:
    """R-131: an open promise when the game ends: a promise to do something becomes void, any other is kept."""
    if pledge.status != OPEN:
        return pledge
    return pledge.become(KEPT if pledge.promise.kind in (NO_COUNTER, KEEP_OUT, NO_TRADE) else VOID)


def note_trade(s: NewAngeles, proposal: Proposal, is_open: bool) -> None:
    """Judge earlier promises by a trade just made. R-131: capital counts only once, first for gifts that are due."""
    pledges = list(s.ledger.pledges)
    given = {proposal.seat: proposal.gives.capital, proposal.to: proposal.wants.capital}
    for is_due in (True, False):
        for at, pledge in enumerate(pledges):
            if pledge.status == OPEN and pledge.is_due == is_due and pledge.seat in given:
                pledges[at] = _traded(pledge, proposal, given[pledge.seat], is_open)
                given[pledge.seat] -= pledges[at].paid - pledge.paid
    update(s, pledges)


def _traded(pledge: Pledge, proposal: Proposal, capital: int, is_open: bool) -> Pledge:
    """An open promise of one partner after a trade.

    `capital` is the part of this partner's capital in the trade that does not count for another promise.
    """
    other = proposal.to if pledge.seat == proposal.seat else proposal.seat
    promise = pledge.promise
    given = proposal.side(pledge.seat)
    if promise.kind == NO_TRADE:
        both = 1 << proposal.seat | 1 << proposal.to
        heard = is_open or pledge.audience & ~both == 0  # the ledger must not reveal a whisper
        return pledge.become(BROKEN) if heard and other == promise.player else pledge
    if promise.kind != GIVE:
        return pledge
    if promise.asset:
        if promise.asset not in given.assets:
            return pledge
        return pledge.become(KEPT if other == pledge.to else BROKEN)
    if other != pledge.to:
        return pledge
    paid = pledge.pay(min(capital, promise.capital - pledge.paid))
    return paid.become(KEPT) if paid.paid >= promise.capital else paid


def assets_gone(s: NewAngeles) -> None:
    """R-131: a promise of an asset is void if its owner loses the asset other than by a trade."""
    pledges = [
        pledge.become(VOID)
        if pledge.status == OPEN and pledge.promise.asset and s.owners[pledge.promise.asset] != pledge.seat
        else pledge
        for pledge in s.ledger.pledges
    ]
    update(s, pledges)
