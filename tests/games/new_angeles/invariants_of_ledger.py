"""Invariants of the ledger: proposals, trades, whispers and promises."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from neopolis.engine.event import EVERYBODY
from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.proposals import check
from neopolis.games.new_angeles.trading.terms_row import terms_row
from tests.games.new_angeles.audiences import FIRST_WHISPER, pair
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.invariant import invariant
from tests.games.new_angeles.ledger_books import OPEN, Row
from tests.games.new_angeles.watch import Watch

MOST_OPEN = 12
MOST_STATUS = 3  # the highest status of a promise: 0 open, 1 kept, 2 broken, 3 void
# Questions after which an asset may change owners without a trade, by the ability of another asset (NA 72).
PASSING_ON = ("pick-player", "steal-asset", "swap-second")


@invariant
def proposals_explained(w: Watch) -> None:
    """R-132: the open proposals are those that were made and not yet answered, withdrawn or lapsed."""
    if w.is_as_before("ledger") and not w.ledger.told:
        return
    found = {
        one.number: (one.seat, one.to, (*terms_row(w.s, one.gives), *terms_row(w.s, one.wants)))
        for one in w.s.ledger.proposals
    }
    wanted = {number: (book.seat, book.to, book.row) for number, book in w.ledger.proposals.items()}
    assert found == wanted, f"{found} instead of {wanted}"


@invariant
def proposals_are_possible(w: Watch) -> None:
    """NA 65.0, R-132: every open proposal is still possible, and at the end of the game none is open."""
    for proposal in w.s.ledger.proposals:
        assert not w.game.over, f"proposal {proposal.number} is open at the end"
        assert not refusal(w, proposal), f"proposal {proposal.number}: {refusal(w, proposal)}"


def refusal(w: Watch, proposal: Proposal) -> str:
    try:
        check(w.s, proposal)
    except Refused as refused:
        return refused.message
    return ""


@invariant
def two_sides_to_a_proposal(w: Watch) -> None:
    """NA 65.0: nobody trades with themselves."""
    for proposal in w.s.ledger.proposals:
        assert proposal.seat != proposal.to, f"{proposal.number}"
        assert min(proposal.seat, proposal.to) >= 0 and max(proposal.seat, proposal.to) < w.seats, f"{proposal.number}"


@invariant
def proposals_are_few(w: Watch) -> None:
    """R-132: a seat has at most twelve open proposals."""
    counts = Counter([one.seat for one in w.s.ledger.proposals])
    assert all([count <= MOST_OPEN for count in counts.values()]), f"{counts}"


@invariant
def proposals_are_counted(w: Watch) -> None:
    """Public proposals, and the whispers of each pair of seats, are numbered in order, and no number is used twice."""
    if w.is_as_before("ledger") and not w.ledger.told:
        return
    for place, (before, now) in enumerate(zip(w.old.ledger.counts, w.s.ledger.counts, strict=True)):
        made = [event.things[1] for event in w.told("proposed") if event.things[1] // FIRST_WHISPER == place]
        assert now - before == len(made) <= 1, f"from {before} to {now} in {place}"
        assert not made or made[0] % FIRST_WHISPER == now == w.ledger.counts[place], f"{made} is number {now}"


@invariant
def only_those_concerned_answer(w: Watch) -> None:
    """NA 65.0: the receiver accepts or declines, the proposer withdraws."""
    for event in w.events:
        if event.kind in ("accepted", "declined"):
            assert event.seat == w.ledger.closed[event.things[0]].to, f"{event}"
        elif event.kind in ("withdrew", "lapsed"):
            assert event.seat == w.ledger.closed[event.things[0]].seat, f"{event}"


@invariant
def trades_were_agreed(w: Watch) -> None:
    """NA 65.0: both sides have consented to exactly this trade."""
    trade = w.ledger.trade
    accepted = [w.ledger.closed[event.things[0]] for event in w.told("accepted")]
    assert len(accepted) <= 1, "two trades in one step"
    if trade is not None:
        (book,) = accepted
        assert (book.seat, book.to) == (trade.seat, trade.to), f"{trade}"
        for agreed, done in ((book.gives, trade.gives), (book.wants, trade.wants)):
            assert replace(agreed, promises=0) == done, f"{done} instead of {agreed}"


@invariant
def trades_are_labelled(w: Watch) -> None:
    """NA 65.2, 65.3: a trade with public promises is announced as not binding. Whispered ones stay secret (R-132)."""
    for event in w.told("accepted") if w.ledger.trade is not None else []:
        book = w.ledger.closed[event.things[0]]
        heard = book.gives.promises + book.wants.promises if event.things[0] < FIRST_WHISPER else 0
        assert w.ledger.trade is not None and w.ledger.trade.binding == (heard == 0), f"{heard} promises"


@invariant
def trades_are_carried_out(w: Watch) -> None:
    """NA 65.0: everything in a trade except promises changes hands immediately."""
    trade = w.ledger.trade
    if trade is None:
        return
    paid = [(event.seat, event.things[0]) for event in w.told("capital")][: len(trade.payments())]
    assert paid == trade.payments(), f"{paid} instead of {trade.payments()}"
    passed = [(event.things[0], event.seat) for event in w.told("asset-gained")][: len(trade.passed())]
    assert passed == trade.passed(), f"{passed} instead of {trade.passed()}"


@invariant
def trades_conserve_capital(w: Watch) -> None:
    """NA 65.0: in a trade, one side gets exactly the capital that the other side pays."""
    if w.ledger.spoken and w.s.step_number == w.old.step_number:
        assert sum(w.s.capital) == sum(w.old.capital), f"{w.s.capital} after {w.old.capital}"


@invariant
def asides_change_nothing_else(w: Watch) -> None:
    """NA 65.0: proposals and trades change neither the city nor the cards, unless an answer is traded."""
    if not w.ledger.spoken or w.s.step_number != w.old.step_number:
        return
    new, old = w.s, w.old
    assert (new.tokens, new.supply, new.threat) == (old.tokens, old.supply, old.threat), "the city has changed"
    assert (new.hands, new.decks, new.discards) == (old.hands, old.decks, old.discards), "cards have moved"
    assert (new.exhausted, new.rng, new.asked) == (old.exhausted, old.rng, old.asked), "something has changed"
    trade = w.ledger.trade
    if trade is None or not trade.moves_goods:
        assert (new.capital, new.owners) == (old.capital, old.owners), "something has changed hands"


@invariant
def assets_change_hands_with_a_cause(w: Watch) -> None:
    """NA 6.8, 65.0: an asset changes owners only by a trade or by what a card says."""
    if w.s.owners == w.old.owners:
        return
    traded = dict(w.ledger.trade.passed()) if w.ledger.trade else {}
    for asset in range(1, 35):
        before, now = w.old.owners[asset], w.s.owners[asset]
        if NOBODY not in (before, now) and before != now and traded.get(asset) != now:
            claimed = [event for event in w.told("claimed") if event.things[0] == asset]
            assert claimed or w.prompt in PASSING_ON, f"asset {asset} from {before} to {now} after {w.prompt}"


@invariant
def banned_players_do_not_trade(w: Watch) -> None:
    """NA 72.20, R-101: a banned player trades neither capital nor assets."""
    trade = w.ledger.trade
    if trade is not None and trade.moves_goods:
        banned = w.old.deal.cannot_trade
        assert not banned >> trade.seat & 1 and not banned >> trade.to & 1, f"{trade}"


@invariant
def agreed_cards_are_laid(w: Watch) -> None:
    """R-116: an agreed number of support cards exists only while a seat lays them, and the seat has enough cards."""
    agreed = w.s.deal.agreed_cards
    if agreed:
        laid = w.s.stack[-1].touched
        assert w.next_prompt == "support-card", f"{agreed} cards at {w.next_prompt}"
        seat = w.game.deciders[0]
        assert laid < agreed <= laid + len(w.s.hands[seat]), f"{laid} of {agreed} are laid"


@invariant
def agreed_support_is_given(w: Watch) -> None:
    """R-116: a seat that agreed to support an offer lays exactly the agreed number of cards."""
    agreed = w.old.deal.agreed_cards
    for event in w.told("supported")[:1]:
        assert not agreed or w.ledger.trade or event.things[1] == agreed, f"{event} instead of {agreed}"


# Promises.


@invariant
def promises_explained(w: Watch) -> None:
    """NA 65.2, R-62: the ledger has every promise ever made, and how it ended."""
    if w.is_as_before("ledger") and not w.ledger.told:
        return
    found = [(one.seat, one.to, one.row, one.audience, one.status) for one in w.s.ledger.pledges]
    wanted = [(one.seat, one.to, one.row, one.audience, one.status) for one in w.ledger.pledges]
    assert found == wanted, f"{found} instead of {wanted}"


@invariant
def promises_are_judged_once(w: Watch) -> None:
    """R-131: an open promise becomes kept, broken or void, and stays so; none is forgotten."""
    old, new = w.old.ledger.pledges, w.s.ledger.pledges
    if old is new:
        return
    assert len(old) <= len(new), "a promise is forgotten"
    for before, now in zip(old, new, strict=False):
        assert before.row == now.row and before.seat == now.seat, "the ledger is in disorder"
        assert before.status in (OPEN, now.status), f"from {before.status} to {now.status}"
        assert OPEN <= now.status <= MOST_STATUS and before.paid <= now.paid, f"{now.status}, {now.paid} paid"


@invariant
def promises_come_from_trades(w: Watch) -> None:
    """NA 65.2: the new promises are exactly those of the accepted proposal."""
    wanted: list[tuple[int, int, Row]] = []
    for event in w.told("accepted"):
        book = w.ledger.closed[event.things[0]]
        row = book.row
        start = 5 + len(book.gives.assets)
        for side, seat, to in ((book.gives, book.seat, book.to), (book.wants, book.to, book.seat)):
            wanted += [(seat, to, row[at : at + 9]) for at in range(start, start + 9 * side.promises, 9)]
            start += 9 * side.promises + 5 + len(book.wants.assets)
    found = [(one.seat, one.to, one.row) for one in w.ledger.fresh]
    assert found == wanted, f"{found} instead of {wanted}"


@invariant
def open_promises_lie_ahead(w: Watch) -> None:
    """R-131: a promise is over after its last deal, and all are over after the game."""
    for pledge in w.s.ledger.pledges:
        if pledge.status == OPEN:
            assert not w.game.over, f"{pledge.row} is open at the end"
            assert pledge.last_deal >= w.s.deals or w.s.deal.number == 0, f"{pledge.row} in deal {w.s.deals}"


# Whispers.


@invariant
def promises_are_heard_as_proposed(w: Watch) -> None:
    """R-132: only two seats know the promises of a whisper; everybody knows all other promises."""
    for event in w.told("accepted"):
        heard = pair(event.things[0])
        assert all([pledge.audience == heard for pledge in w.ledger.fresh]), f"{event}: {heard}"
    if not w.is_as_before("ledger"):
        for pledge in w.s.ledger.pledges:
            assert pledge.audience in (EVERYBODY, 1 << pledge.seat | 1 << pledge.to), f"{pledge.row}"


@invariant
def views_show_what_was_heard(w: Watch) -> None:
    """R-132: proposals and promises are in the views of exactly those who know of them."""
    if not w.looks_at_views:
        return
    viewer = (*range(w.seats), None)[w.answers // 8 % (w.seats + 1)]  # views are slow: one viewer at a time
    view = w.view(viewer)
    heard = [number for number in w.ledger.proposals if hears(pair(number), viewer)]
    assert [one.id for one in view.proposals] == heard, f"seat {viewer} sees {view.proposals}"
    known = [(one.seat, one.to, one.status) for one in w.ledger.pledges if hears(one.audience, viewer)]
    shown = [(one.seat, one.to, STATUS.index(one.status)) for one in view.promises]
    assert shown == known, f"seat {viewer} sees {shown} instead of {known}"


STATUS = ("open", "kept", "broken", "void")


def hears(audience: int, viewer: int | None) -> bool:
    return audience == EVERYBODY or (viewer is not None and bool(audience >> viewer & 1))
