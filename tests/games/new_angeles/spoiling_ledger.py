"""What can go wrong in the ledger, on purpose: see `test_invariants.py`."""

from __future__ import annotations

from collections.abc import Callable

from neopolis.engine.event import EVERYBODY, Event
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.ledger import Ledger, Pledge, Proposal
from neopolis.games.new_angeles.trading.terms import Terms
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.ledger_books import OPEN
from tests.games.new_angeles.spoiling import Spoil, When, always, has, in_list, state, told
from tests.games.new_angeles.watch import Watch

Spoilt = Callable[[NewAngeles], Ledger]


def ledger(change: Spoilt, when: When = always) -> Spoil:
    """Another ledger."""
    return state("ledger", change, when)


def proposed(w: Watch, s: NewAngeles) -> bool:
    return bool(s.ledger.proposals)


def quiet(w: Watch, s: NewAngeles) -> bool:
    """An aside that left the question open, and moved nothing."""
    spoken = bool(s.events) and s.events[0].kind in ("proposed", "declined", "withdrew")
    return spoken and s.moment == w.old.moment


def pledged(w: Watch, s: NewAngeles) -> bool:
    return bool(s.ledger.pledges)


def with_proposals(s: NewAngeles, *proposals: Proposal) -> Ledger:
    return Ledger(proposals, s.ledger.pledges, s.ledger.counts)


def with_pledges(s: NewAngeles, *pledges: Pledge) -> Ledger:
    return Ledger(s.ledger.proposals, pledges, s.ledger.counts)


def another(s: NewAngeles, *, to: int = 1, capital: int = 0) -> Ledger:
    """One proposal more, of seat 0."""
    extra = Proposal(99, 0, to, s.moment, Terms(capital), Terms(1))
    return with_proposals(s, *s.ledger.proposals, extra)


def judged_again(s: NewAngeles) -> Ledger:
    """Every promise has another status."""
    return with_pledges(s, *[pledge.become((pledge.status + 1) % 4) for pledge in s.ledger.pledges])


def heard(pledge: Pledge, audience: int) -> Pledge:
    return Pledge(pledge.seat, pledge.to, audience, pledge.promise, pledge.row)


def overdue(w: Watch, s: NewAngeles) -> bool:
    """Three deals later a promise is still open."""
    s.deals += 30
    s.deal.number = s.deals
    return any([pledge.status == OPEN for pledge in s.ledger.pledges])


def accepted(w: Watch, s: NewAngeles) -> bool:
    return has("accepted", "traded")(w, s)


def with_goods(w: Watch, s: NewAngeles) -> bool:
    return accepted(w, s) and has("capital")(w, s)


def another_capital(things: tuple[int, ...]) -> tuple[int, ...]:
    """A trade of more capital."""
    return (*things[:2], things[2] + 1, *things[3:])


def another_label(things: tuple[int, ...]) -> tuple[int, ...]:
    return (things[0], 1 - things[1], *things[2:])


def another_amount(things: tuple[int, ...]) -> tuple[int, ...]:
    return (things[0] + 1, *things[1:])


def by_somebody_else(w: Watch, s: NewAngeles) -> bool:
    """Somebody accepts or declines who was not asked."""
    for at, event in enumerate(s.events):
        if event.kind in ("accepted", "declined"):
            s.events[at] = Event(event.kind, (event.seat + 1) % w.seats, event.things, event.audience)
            return True
    return False


def banned(w: Watch, s: NewAngeles) -> bool:
    w.old.deal.cannot_trade = (1 << w.seats) - 1
    return with_goods(w, s)


def passed_on(w: Watch, s: NewAngeles) -> bool:
    """An asset goes over to somebody, and nobody said so."""
    owned = [asset for asset, seat in enumerate(s.owners) if seat != NOBODY and w.old.owners[asset] == seat]
    for asset in owned[:1]:
        s.owners[asset] = (s.owners[asset] + 1) % w.seats
    return bool(owned) and w.prompt == "counteroffer-or-pass"


def laid_less(w: Watch, s: NewAngeles) -> bool:
    """Fewer cards were laid than had been agreed."""
    w.old.deal.agreed_cards = 9
    return has("supported")(w, s) and not has("traded")(w, s)


def more_promises(w: Watch, s: NewAngeles) -> bool:
    found = [event for event in s.events if event.kind == "promised"]
    s.events += found
    return bool(found)


def overheard(w: Watch, s: NewAngeles) -> bool:
    """A whispered promise was told to all."""
    found = [at for at, event in enumerate(s.events) if event.kind == "promised" and event.audience != EVERYBODY]
    for at in found:
        event = s.events[at]
        s.events[at] = Event(event.kind, event.seat, event.things)
    return bool(found)


def hidden_from_views(w: Watch, s: NewAngeles) -> bool:
    """What was proposed is in no view."""
    s.ledger = with_proposals(s)
    return w.looks_at_views and any([number < 100 for number in w.ledger.proposals]) and not w.game.over


LEDGER: dict[str, Spoil] = {
    "proposals_explained": ledger(lambda s: with_proposals(s), proposed),
    "proposals_are_possible": ledger(lambda s: another(s, capital=999)),
    "two_sides_to_a_proposal": ledger(lambda s: another(s, to=0)),
    "proposals_are_few": ledger(lambda s: with_proposals(s, *[s.ledger.proposals[0]] * 13), proposed),
    "proposals_are_counted": ledger(lambda s: Ledger(s.ledger.proposals, s.ledger.pledges, (7,) * 16)),
    "only_those_concerned_answer": by_somebody_else,
    "trades_were_agreed": told("traded", another_capital),
    "trades_are_labelled": told("traded", another_label),
    "trades_are_carried_out": told("capital", another_amount, with_goods),
    "trades_conserve_capital": in_list("capital", 0, lambda capital: capital + 1, quiet),
    "asides_change_nothing_else": state("threat", lambda s: s.threat + 1, quiet),
    "assets_change_hands_with_a_cause": passed_on,
    "banned_players_do_not_trade": banned,
    "agreed_cards_are_laid": state("deal.agreed_cards", lambda s: 9),
    "agreed_support_is_given": laid_less,
    "promises_explained": ledger(lambda s: with_pledges(s), pledged),
    "promises_are_judged_once": ledger(judged_again, lambda w, s: any([one.status for one in w.old.ledger.pledges])),
    "promises_come_from_trades": more_promises,
    "open_promises_lie_ahead": overdue,
    "promises_are_heard_as_proposed": overheard,
    "views_show_what_was_heard": hidden_from_views,
}
