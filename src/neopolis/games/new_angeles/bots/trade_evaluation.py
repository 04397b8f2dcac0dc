"""How much a trade is worth to a player of New Angeles, in units of capital.

Goods that go to the rival cost most. The value of a promise depends on how far its maker is trusted. The value of an
answer is what it changes in the deal.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.deals import advantage, best_counteroffer, preferred_side
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, STOPPING, SUPPORTING, DecisionContext
from neopolis.games.new_angeles.bots.evaluator import CARD, winning_chance
from neopolis.games.new_angeles.bots.promises import offer_of, trust
from neopolis.games.new_angeles.card_data import END_OF_TURN
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, COUNTER_NOW, MAIN, PASS, STANDARD_ROUNDS
from neopolis.games.new_angeles.rules.deal import lead
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.stops import BEFORE_END_OF_TURN, Stop
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.proposals import owed
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
    Terms,
)
from neopolis.games.new_angeles.trading.terms_row import present_deal

# Values and costs are in capital.
OTHER_ANSWER: Final = 3.0  # the cost of an answer that the player would not give without the trade
PASSING: Final = 1.0  # the value of another player's pass when the player's own offer could be countered
HARM: Final = 0.3  # a promise that helps the worse offer costs this share of the difference between the offers
HELPED_RIVAL: Final = 2.0  # the cost of promising support to the rival
DELAY: Final = 0.85  # for each turn until its owner can use it, an End of Turn asset keeps this share of its value
# The chance that a promised gift falls due before the promise ends, by the moment at which it is due.
CHANCES: Final = {DEAL_ENDS: 1.0, WINS_DEAL: 0.5, TURN_BEGINS: 0.8, DEMAND: 0.5}
# The value of a promise made to the player, and the cost of a promise made by the player, per deal or card.
VALUES: Final = {SUPPORT: 0.6, OPPOSE: 0.3, NO_COUNTER: 0.5, KEEP_OUT: 0.2, NO_TRADE: 0.1, TO_COUNTER: 0.3}
COSTS: Final = {SUPPORT: CARD, OPPOSE: CARD, NO_COUNTER: 0.5, KEEP_OUT: 0.4, NO_TRADE: 0.4, TO_COUNTER: CARD}


def gain(context: DecisionContext, proposal: Proposal) -> float:
    """How much the player gains by a trade."""
    seat = context.seat
    other = proposal.to if proposal.seat == seat else proposal.seat
    theirs = terms_value(context, proposal.side(other), other, seat)
    return theirs + terms_value(context, proposal.side(seat), seat, other)


def terms_value(context: DecisionContext, terms: Terms, giver: int, taker: int) -> float:
    """How good it is for the player if one side of a trade gives what it agreed to give."""
    value = goods_value(context, terms, giver, taker)
    option, cards = owed(terms)
    if terms.answer is not None:
        is_own = giver == context.seat
        value += own_answer_value(context, option, cards) if is_own else others_answer_value(context, option, cards)
    for promise in terms.promises:
        if giver == context.seat:
            value -= promise_cost(context, promise, taker)
        else:
            value += trust(context, giver) * promise_value(context, promise, giver)
    return value


def goods_value(context: DecisionContext, terms: Terms, giver: int, taker: int) -> float:
    """What the player gains if the capital and assets of one side go to the taker; negative for a loss."""
    shares = context.evaluator.shares
    goods = float(terms.capital)
    for asset in terms.assets:
        goods += BOT_VALUES[asset]
    value = goods * (shares[taker] - shares[giver])
    if terms.assets and ends_turn(context):
        for asset in terms.assets:
            value += shares[giver] * _loss(context, asset, giver) - shares[taker] * _loss(context, asset, taker)
    return value


# End of Turn assets.


def ends_turn(context: DecisionContext) -> bool:
    """Whether the game has stopped before End of Turn."""
    step = MACHINE.asking(context.s)
    return context.prompt == STOPPING and isinstance(step, Stop) and BEFORE_END_OF_TURN in step.moments


def is_end_of_turn_asset(context: DecisionContext, asset: int) -> bool:
    return context.s.setting.tables.asset_timing[asset] == END_OF_TURN


def delayed_value(context: DecisionContext, asset: int, seat: int) -> float:
    """What an End of Turn asset is worth to a seat just before the current End of Turn.

    The active player can use it at once, others in their next turn, if the game lasts that long (NA 6.3).
    """
    s = context.s
    wait = (seat - s.active) % s.setting.seats
    if s.round == STANDARD_ROUNDS and wait > len(s.track):
        return 0.0
    return float(BOT_VALUES[asset] * DELAY**wait)


def _loss(context: DecisionContext, asset: int, seat: int) -> float:
    """How much of its value an asset loses because a seat has to wait to use it."""
    return BOT_VALUES[asset] - delayed_value(context, asset, seat) if is_end_of_turn_asset(context, asset) else 0.0


# Answers.


def support_effect(context: DecisionContext, side: int, cards: int) -> float:
    """How good it is for the player if an offer gets this many more cards of support."""
    if not context.s.deal.counters:
        return 0.0
    better = advantage(context) if side == MAIN else -advantage(context)
    ahead = lead(context.s.deal, side)
    return better * (winning_chance(ahead + cards) - winning_chance(ahead))


def others_answer_value(context: DecisionContext, option: int, cards: int) -> float:
    """How good an answer of another player is. Without the trade, that player would probably abstain or pass."""
    if option in (MAIN, COUNTER):
        return support_effect(context, option, max(cards - _laid(context), 0) if cards else 1)
    if context.prompt != COUNTERING or option not in (PASS, COUNTER_NOW) or not offer_of(context, context.seat):
        return 0.0
    return PASSING if option == PASS else -PASSING


def own_answer_value(context: DecisionContext, option: int, cards: int) -> float:
    """How good an answer is, compared with the answer that the player would give without the trade."""
    if context.prompt == SUPPORTING:
        preferred = preferred_side(context, advantage(context))
        return _support_value(context, option, max(cards, 1)) - _support_value(context, preferred, 1)
    if option in (MAIN, COUNTER):
        return _support_value(context, option, max(cards - _laid(context), 0))
    if context.prompt == COUNTERING and option in (PASS, COUNTER_NOW):
        better = best_counteroffer(context)[1]
        return -max(better, 0.0) if option == PASS else min(better, 0.0)
    return -OTHER_ANSWER


def _support_value(context: DecisionContext, side: int, cards: int) -> float:
    return 0.0 if side == ABSTAIN else support_effect(context, side, cards) - CARD * cards


def _laid(context: DecisionContext) -> int:
    """How many cards the supporting seat has laid so far."""
    return context.s.stack[-1].touched


# Promises.


def promise_value(context: DecisionContext, promise: Promise, giver: int) -> float:
    """How good it is for the player if a seat keeps a promise."""
    if promise.kind == GIVE:
        return CHANCES[promise.when] * _gift(context, promise, giver, context.seat)
    times = _deals(context, promise) if promise.kind in (NO_COUNTER, KEEP_OUT, NO_TRADE) else promise.cards
    value = VALUES[promise.kind] * min(times, 3)
    if promise.kind in (SUPPORT, NO_COUNTER) and promise.player != context.seat:
        return -value if context.is_rival(promise.player) else 0.0
    if promise.kind in (OPPOSE, TO_COUNTER) and not context.is_rival(promise.player):
        return -value if promise.player == context.seat else 0.0
    return value


def promise_cost(context: DecisionContext, promise: Promise, taker: int) -> float:
    """How much it costs the player to keep a promise."""
    if promise.kind == GIVE:
        return -CHANCES[promise.when] * _gift(context, promise, context.seat, taker)
    if promise.kind in (SUPPORT, OPPOSE):
        helps_rival = promise.kind == SUPPORT and context.is_rival(promise.player)
        return COSTS[promise.kind] * promise.cards + _harm(context, promise) + (HELPED_RIVAL if helps_rival else 0.0)
    return COSTS[promise.kind] * _deals(context, promise)


def _harm(context: DecisionContext, promise: Promise) -> float:
    """How much a promise to support or oppose costs because it helps the offer that is worse for the player."""
    theirs = offer_of(context, promise.player)
    if not theirs or not context.s.deal.counters:
        return 0.0
    better = advantage(context) if (theirs == MAIN) == (promise.kind == SUPPORT) else -advantage(context)
    return HARM * max(-better, 0.0)


def _gift(context: DecisionContext, promise: Promise, giver: int, taker: int) -> float:
    assets = (promise.asset,) if promise.asset else ()
    return goods_value(context, Terms(promise.capital, assets), giver, taker)


def _deals(context: DecisionContext, promise: Promise) -> int:
    """How many deals a promise lasts."""
    return max(promise.until - present_deal(context.s) + 1, 1) if promise.until else promise.deals
