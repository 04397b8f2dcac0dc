"""NA 65: the side actions of New Angeles: propose, accept, decline, withdraw, counter, and call a stop to trade."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.cards.vocabulary import top
from neopolis.games.new_angeles.ids import COUNTER_NOW
from neopolis.games.new_angeles.rules.deal import LaySupport, cards_laid
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.rules.stops import OPENING_STOPS, STANDING, call, dismiss, has_no_calls
from neopolis.games.new_angeles.trading.ledger import FIRST_WHISPER, Ledger, Pledge, Proposal, pair_at, place_of
from neopolis.games.new_angeles.trading.promises import Scene, assets_gone, note_trade, watch
from neopolis.games.new_angeles.trading.proposals import MOST_OPEN, check, hand_over_goods, moves_goods, owed
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.terms_row import promise_row, terms_pair, terms_row

# The first number in the row of a side action. PROPOSE continues with a seat and 1 for a whisper (otherwise 0),
# NEVER_MIND with a seat, the others with the number of a proposal. PROPOSE and COUNTER_PROPOSE end with the terms of
# both sides.
PROPOSE: Final = 1
ACCEPT: Final = 2
DECLINE: Final = 3
WITHDRAW: Final = 4
COUNTER_PROPOSE: Final = 5
NEVER_MIND: Final = 6  # replaces a whisper that an undo has made illegal; its number stays unused
CALL_STOP: Final = 7  # continues with a moment, and how the stop is called (see `stops.py`)
DISMISS_STOPS: Final = 8  # continues with how long the seat wants no stops


def opening_calls(s: NewAngeles, seat: int) -> list[Row]:
    """R-133: the standing stops that a person starts with; none if the seat has called or dismissed stops already."""
    return [(CALL_STOP, moment, STANDING) for moment in OPENING_STOPS] if has_no_calls(s, seat) else []


def act(s: NewAngeles, seat: int, row: Row) -> None:
    """NA 65.0, R-132, R-133: carry out a side action, or refuse it and change nothing."""
    verb = row[0] if row else 0
    if verb == PROPOSE and len(row) > 2 and 0 <= row[2] <= 1:
        gives, wants = terms_pair(s, row, 3)
        propose(s, seat, row[1], row[2] == 1, gives, wants)
    elif verb == COUNTER_PROPOSE:
        gives, wants = terms_pair(s, row, 2)
        counter(s, _open(s, row[1]), seat, gives, wants)
    elif verb == NEVER_MIND and len(row) == 2:
        never_mind(s, seat, row[1])
    elif verb == CALL_STOP and len(row) == 3:
        call(s, seat, row[1], row[2])
    elif verb == DISMISS_STOPS and len(row) == 2:
        dismiss(s, seat, row[1])
    elif verb in _ANSWERS and len(row) == 2:
        _ANSWERS[verb](s, _open(s, row[1]), seat)
    else:
        raise Refused("bad-row", ("NA 65.0",))


def _open(s: NewAngeles, number: int) -> Proposal:
    proposal = s.ledger.find(number)
    if proposal is None:
        raise Refused("no-such-proposal", ("NA 65.0",), number=number)
    return proposal


def propose(s: NewAngeles, seat: int, to: int, whisper: bool, gives: Terms, wants: Terms) -> None:
    """NA 65.0: a seat offers another a trade, and so consents to it."""
    check_partner(s, seat, to)
    if len([one for one in s.ledger.proposals if one.seat == seat]) >= MOST_OPEN:
        raise Refused("many-proposals", ("R-132",), most=MOST_OPEN)
    place = 1 + place_of(seat, to) if whisper else 0
    counts = _count(s, place)
    proposal = Proposal(FIRST_WHISPER * place + counts[place], seat, to, s.step_number, gives, wants)
    check(s, proposal)
    s.ledger = Ledger((*s.ledger.proposals, proposal), s.ledger.pledges, counts)
    rows = (*terms_row(s, gives), *terms_row(s, wants))
    s.emit("proposed", seat, (to, proposal.number, *rows), proposal.audience)


def check_partner(s: NewAngeles, seat: int, to: int) -> None:
    """NA 65.0: refuse a partner that is not another seat of the game."""
    if not 0 <= to < s.setting.seats:
        raise Refused("not-a-seat", seat=to, last=s.setting.seats - 1)
    if seat == to:
        raise Refused("trade-with-oneself", ("NA 65.0",))


def _count(s: NewAngeles, place: int) -> Row:
    """The ledger's counts, with 1 added at an index. Index 0 counts public proposals, the others a pair's whispers."""
    counts = s.ledger.counts
    if counts[place] + 1 >= FIRST_WHISPER:
        raise Refused("no-more-proposals", ("R-132",), most=FIRST_WHISPER - 1)
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])


def never_mind(s: NewAngeles, seat: int, to: int) -> None:
    """R-132: skip the next number of this pair's whispers, without an event."""
    check_partner(s, seat, to)
    s.ledger = Ledger(s.ledger.proposals, s.ledger.pledges, _count(s, 1 + place_of(seat, to)))


def void_row(seat: int, row: Row) -> Row:
    """R-132: the row that replaces a side action that is no longer legal: for a whisper NEVER_MIND, otherwise empty."""
    if row[0] == PROPOSE and row[2] == 1:
        return (NEVER_MIND, row[1])
    if row[0] == COUNTER_PROPOSE and row[1] >= FIRST_WHISPER:
        low, high = pair_at(row[1] // FIRST_WHISPER - 1)
        return (NEVER_MIND, low if seat == high else high)
    return ()


def _close(s: NewAngeles, proposal: Proposal, kind: str, seat: int) -> None:
    """Close a proposal, and announce how it ended to those who know of it."""
    left = tuple([one for one in s.ledger.proposals if one.number != proposal.number])
    s.ledger = Ledger(left, s.ledger.pledges, s.ledger.counts)
    s.emit(kind, seat, (proposal.number,), proposal.audience)


def decline(s: NewAngeles, proposal: Proposal, seat: int) -> None:
    _check_addressee(proposal, seat)
    _close(s, proposal, "declined", seat)


def _check_addressee(proposal: Proposal, seat: int) -> None:
    if seat == proposal.seat:
        raise Refused("own-proposal", ("NA 65.0",), number=proposal.number)
    if seat != proposal.to:
        if proposal.is_whisper:  # this seat must not learn that the whisper exists
            raise Refused("no-such-proposal", ("NA 65.0",), number=proposal.number)
        raise Refused("not-addressed", ("NA 65.0",), number=proposal.number, player=proposal.to)


def withdraw(s: NewAngeles, proposal: Proposal, seat: int) -> None:
    """R-132: a seat takes back its own proposal."""
    if seat != proposal.seat:
        if proposal.is_whisper and seat != proposal.to:
            raise Refused("no-such-proposal", ("NA 65.0",), number=proposal.number)
        raise Refused("not-own-proposal", ("NA 65.0",), number=proposal.number)
    _close(s, proposal, "withdrew", seat)


def counter(s: NewAngeles, proposal: Proposal, seat: int, gives: Terms, wants: Terms) -> None:
    """R-132: decline a proposal, and propose something else instead; as a whisper if the proposal was one."""
    _check_addressee(proposal, seat)
    before = s.ledger
    told = len(s.events)
    _close(s, proposal, "declined", seat)
    try:
        propose(s, seat, proposal.seat, proposal.is_whisper, gives, wants)
    except Refused:
        s.ledger = before
        s.events = s.events[:told]
        raise


def accept(s: NewAngeles, proposal: Proposal, seat: int) -> None:
    """NA 65.0, R-62: both consent. Goods and a traded answer are given at once, in public; promises go into the ledger.

    R-132: when a whisper is accepted, everybody sees what is done now, but not whether anything was promised.
    """
    _check_addressee(proposal, seat)
    check(s, proposal)
    rows = (*_now(s, proposal.gives), *_now(s, proposal.wants))
    is_shown = moves_goods(proposal.gives) or moves_goods(proposal.wants) or proposal.answer_of >= 0
    if is_shown or not proposal.is_whisper:
        binding = proposal.binding or proposal.is_whisper
        s.emit("traded", proposal.seat, (proposal.to, int(binding), *rows))
    _close(s, proposal, "accepted", seat)
    note_trade(s, proposal, is_shown or not proposal.is_whisper)
    for promiser, to in ((proposal.seat, proposal.to), (proposal.to, proposal.seat)):
        for promise in proposal.side(promiser).promises:
            _pledge(s, Pledge(promiser, to, proposal.audience, promise, tuple(promise_row(s, promise))))
    if moves_goods(proposal.gives) or moves_goods(proposal.wants):
        hand_over_goods(s, proposal)
    if proposal.answer_of >= 0:
        _answer(s, proposal)
    sweep(s)


def _now(s: NewAngeles, terms: Terms) -> Row:
    """The part of the terms that is done immediately: everything except the promises."""
    return terms_row(s, Terms(terms.capital, terms.assets, terms.answer))


def _pledge(s: NewAngeles, pledge: Pledge) -> None:
    s.ledger = Ledger(s.ledger.proposals, (*s.ledger.pledges, pledge), s.ledger.counts)
    s.emit("promised", pledge.seat, (pledge.to, *pledge.row), pledge.audience)


def _answer(s: NewAngeles, proposal: Proposal) -> None:
    """R-116: give the answer that was traded.

    If a number of cards was agreed, the seat must lay that many. If a counteroffer was agreed, it can no longer pass.
    """
    seat = proposal.answer_of
    thing, cards = owed(proposal.side(seat))
    if thing == COUNTER_NOW:
        s.deal.agreed_cards = 1
        return
    step = MACHINE.asking(s)
    s.deal.agreed_cards = cards
    if not isinstance(step, LaySupport):
        MACHINE.answer(s, seat, thing)
    elif cards == cards_laid(top(s)):
        scene, told = Scene(s), len(s.events)
        step.look_again(s)
        MACHINE.settle(s)
        s.step_number += 1
        watch(s, scene, s.events[told:])


def sweep(s: NewAngeles) -> None:
    """Close proposals that can no longer be accepted; promises of lost assets become void."""
    if s.ledger.pledges:
        assets_gone(s)
    for proposal in s.ledger.proposals:
        try:
            if s.ended:
                raise Refused("game-over")
            check(s, proposal)
        except Refused:
            _close(s, proposal, "lapsed", proposal.seat)


_ANSWERS: Final = {ACCEPT: accept, DECLINE: decline, WITHDRAW: withdraw}
