"""NA 65: what can be proposed. Only public information counts, so a refusal reveals nothing hidden."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.cards.vocabulary import Choose, top
from neopolis.games.new_angeles.ids import (
    ASSET,
    COMPONENT,
    COMPONENTS,
    CORPORATIONS,
    COUNTER,
    COUNTER_NOW,
    DISTRICT,
    DISTRICTS,
    DONE,
    EMERGENCY,
    MAIN,
    PASS,
    RESOURCE,
    RESOURCES,
    ROOM,
    SEAT,
    SEATS,
    TYPE,
    TYPES,
)
from neopolis.games.new_angeles.rules.deal import (
    COUNTERS_OVER,
    SUPPORT_OVER,
    LaySupport,
    MayCounter,
    cards_laid,
    supported_offer,
)
from neopolis.games.new_angeles.rules.hands import pass_asset
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import CARD, COUNTERING, DEAL, SUPPORTING
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.terms import (
    GIVE,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TO_COUNTER,
    Promise,
    Terms,
)
from neopolis.games.new_angeles.trading.terms_row import present_deal
from neopolis.text.messages import name_of

MOST_OPEN: Final = 12  # maximum number of open proposals of one seat

# Blocks of public options, as (first number, size): face-up emergency actions, assets, and what is not a card.
_PUBLIC: Final = (
    *((EMERGENCY, CORPORATIONS), (ASSET, ROOM), (DISTRICT, DISTRICTS + 1), (SEAT, SEATS)),
    *((RESOURCE, RESOURCES), (TYPE, TYPES), (COMPONENT, COMPONENTS)),
)


def check(s: NewAngeles, proposal: Proposal) -> None:
    """NA 65.0, 65.2, R-101, R-116: refuse a trade that cannot be made now, with the reason."""
    seat, to = proposal.seat, proposal.to
    if seat == to:
        raise Refused("trade-with-oneself", ("NA 65.0",))
    if is_nothing(proposal.gives) and is_nothing(proposal.wants):
        raise Refused("empty-trade", ("NA 65.0",))
    _check_ban(s, proposal)
    _check_goods(s, seat, proposal.gives)
    _check_goods(s, to, proposal.wants)
    for promiser in (seat, to):
        for promise in proposal.side(promiser).promises:
            _check_promise(s, proposal, promiser, promise)
    if proposal.answer_of != NOBODY:
        _check_answer(s, proposal)


def _check_ban(s: NewAngeles, proposal: Proposal) -> None:
    if not moves_goods(proposal.gives) and not moves_goods(proposal.wants):
        return
    for seat in (proposal.seat, proposal.to):
        if is_banned(s, seat):
            raise Refused("banned-from-trade", ("NA 72.20", "R-101"), player=seat)


def is_banned(s: NewAngeles, seat: int) -> bool:
    """NA 72.20, R-101: whether a player is banned from trading capital and assets until the deal ends."""
    return s.deal.cannot_trade >> seat & 1 == 1


def is_nothing(terms: Terms) -> bool:
    """Whether these terms are empty. Not `== Terms()`, because compiled code would compare by identity."""
    return not moves_goods(terms) and terms.answer is None and not terms.promises


def moves_goods(terms: Terms) -> bool:
    """Whether the terms contain capital or assets."""
    return terms.capital > 0 or len(terms.assets) > 0


def _check_goods(s: NewAngeles, seat: int, terms: Terms) -> None:
    """NA 7.1, 65.0: refuse capital and assets that a seat does not have, and assets that are in use."""
    if terms.capital > s.capital[seat]:
        raise Refused("not-so-much", ("NA 7.1", "NA 65.0"), player=seat, capital=s.capital[seat], asked=terms.capital)
    for asset in terms.assets:
        name = name_of(s.setting.pack.names[ASSET + asset])
        if s.owners[asset] != seat:
            raise Refused("not-owned", ("NA 65.0", "R-117"), player=seat, asset=name)
        if is_in_use(s, asset):
            raise Refused("asset-in-use", ("NA 65.0", "R-130"), asset=name)


def is_in_use(s: NewAngeles, asset: int) -> bool:
    """R-130: whether an asset's ability is being resolved."""
    return any([frame.script == CARD + ASSET + asset for frame in s.stack])


# Promises.


def _check_promise(s: NewAngeles, proposal: Proposal, seat: int, promise: Promise) -> None:
    """NA 65.2: refuse a promise that comes too late, is about the promiser, or gives an asset they won't have."""
    present = present_deal(s)
    past = promise.until < present
    if promise.until == s.deal.number and promise.kind in (SUPPORT, OPPOSE):
        past = past or is_over(s, seat, SUPPORTING, SUPPORT_OVER)
    if promise.until == s.deal.number and promise.kind in (NO_COUNTER, TO_COUNTER):
        past = past or is_over(s, seat, COUNTERING, COUNTERS_OVER)
    if past:
        raise Refused("promise-past", ("NA 65.2", "R-131"), deal=present)
    if promise.kind in (SUPPORT, OPPOSE, NO_COUNTER, NO_TRADE, TO_COUNTER) and promise.player == seat:
        raise Refused("promise-oneself", ("NA 65.2",))
    if promise.kind == GIVE and promise.asset:
        _check_promised_asset(s, proposal, seat, promise.asset)


def _check_promised_asset(s: NewAngeles, proposal: Proposal, seat: int, asset: int) -> None:
    """R-131: refuse the promise of an asset that the seat will not own after the trade.

    A seat can promise to give back an asset that it gets in the same trade.
    """
    other = proposal.to if seat == proposal.seat else proposal.seat
    if asset in proposal.side(seat).assets:
        raise Refused("asset-twice", ("NA 65.2", "R-131"))
    if s.owners[asset] != seat and asset not in proposal.side(other).assets:
        name = name_of(s.setting.pack.names[ASSET + asset])
        raise Refused("not-owned", ("NA 65.2", "R-117"), player=seat, asset=name)


def is_over(s: NewAngeles, seat: int, script: int, step: int) -> bool:
    """Whether it is too late for a seat to act in a step of the current deal."""
    place = (seat - s.active) % s.setting.seats
    for frame in s.stack:
        if frame.script == DEAL and frame.step > step:
            return True
        if frame.script == script and frame.count > place:
            return True
    return False


# Answers.


def is_public(thing: int) -> bool:
    """NA 21.0, 65.5, R-116: whether an option is public. All options are, except hidden cards."""
    return thing == DONE or thing >= PASS or any([first <= thing < first + count for first, count in _PUBLIC])


def owed(terms: Terms) -> tuple[int, int]:
    """The answer that one side gives (NOBODY: none), and the agreed number of cards (0: any number)."""
    answer = terms.answer
    if answer is None:
        return NOBODY, 0
    return (answer, 0) if isinstance(answer, int) else (answer[0], answer[1])


def _check_answer(s: NewAngeles, proposal: Proposal) -> None:
    """R-116: refuse an answer that is not owed now, that the trade makes impossible, or that is a hidden card."""
    if proposal.gives.answer is not None and proposal.wants.answer is not None:
        raise Refused("two-answers", ("R-116",))
    seat = proposal.answer_of
    thing, cards = owed(proposal.side(seat))
    if s.step_number != proposal.step_number or not s.asked >> seat & 1 or not isinstance(MACHINE.asking(s), Choose):
        raise Refused("answer-not-owed", ("R-116", "NA 65.2"), player=seat)
    if not is_public(thing):
        raise Refused("answer-not-public", ("R-116", "NA 65.5"), player=seat)
    trial = s
    if moves_goods(proposal.gives) or moves_goods(proposal.wants):
        trial = s.copy()
        trial.silent = True
        hand_over_goods(trial, proposal)
    if trial.step_number != s.step_number or not _can_answer(trial, seat, thing, cards):
        raise Refused("answer-impossible", ("R-116", "NA 65.0"), player=seat)


def _can_answer(s: NewAngeles, seat: int, thing: int, cards: int) -> bool:
    """R-116: whether an answer is possible. NA 59.1: the number of cards in hand matters, and everybody sees it."""
    f = top(s)
    step = MACHINE.asking(s)
    if isinstance(step, LaySupport):
        laid, agreed = cards_laid(f), s.deal.agreed_cards  # an earlier agreement still binds
        fits = max(laid, 1) <= cards <= laid + len(s.hands[seat])
        return thing == supported_offer(f) and fits and agreed in (0, cards)
    if thing == COUNTER_NOW:
        return cards == 0 and can_agree_to_counter(s)
    if thing not in step.options(s, seat):
        return False
    if cards and (f.script != SUPPORTING or thing not in (MAIN, COUNTER)):
        return False
    return cards <= len(s.hands[seat])


def can_agree_to_counter(s: NewAngeles) -> bool:
    """R-116: whether the seat that is asked is free to counter or pass, so that a trade can oblige it to counter."""
    return isinstance(MACHINE.asking(s), MayCounter) and s.deal.agreed_cards == 0


def hand_over_goods(s: NewAngeles, proposal: Proposal) -> None:
    """NA 65.0, 65.4: capital and assets change hands; assets stay exhausted. R-61: then update the question."""
    for giver, taker in ((proposal.seat, proposal.to), (proposal.to, proposal.seat)):
        terms = proposal.side(giver)
        if terms.capital:
            pay(s, giver, taker, terms.capital)
        for asset in terms.assets:
            pass_asset(s, asset, taker)
    step = MACHINE.asking(s)
    if isinstance(step, Choose):
        before = _question(s)
        step.look_again(s)
        MACHINE.settle(s)
        if _question(s) != before:
            s.step_number += 1  # proposals about the previous question do not apply to this one


def _question(s: NewAngeles) -> Row:
    """What is asked now, and of whom; the row changes only if the question does."""
    return (s.asked, len(s.stack), *(top(s).row() if s.stack else ()))


def pay(s: NewAngeles, giver: int, taker: int, amount: int) -> None:
    s.capital[giver] -= amount
    s.capital[taker] += amount
    s.emit("capital", giver, (-amount, s.capital[giver]))
    s.emit("capital", taker, (amount, s.capital[taker]))
