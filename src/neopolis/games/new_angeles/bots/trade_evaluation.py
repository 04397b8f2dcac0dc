"""How much a trade is worth to a player of New Angeles, in units of capital.

Answers to proposals must not tell who the player's rival is. So values depend only on what everybody sees, and on what
the player is about to do anyway: a trade may reveal an answer that the game would reveal a moment later.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.deals import counteroffer, open_advantage, support
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, STOPPING, SUPPORTING, DecisionContext
from neopolis.games.new_angeles.bots.evaluator import BROKEN_PROMISE, CARD, winning_chance
from neopolis.games.new_angeles.bots.promises import has_promised, offer_of, promised_side, promised_support
from neopolis.games.new_angeles.bots.trust import owed_capital, size_of, trust
from neopolis.games.new_angeles.card_data import END_OF_TURN
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, COUNTER_NOW, MAIN, PASS, STANDARD_ROUNDS
from neopolis.games.new_angeles.rules.deal import lead
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.stops import BEFORE_END_OF_TURN, Stop
from neopolis.games.new_angeles.trading.ledger import OPEN, Proposal
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
OTHER_ANSWER: Final = 4.0  # the cost of an answer that the player would not give without the trade
PASSING: Final = 1.0  # the value of another player's pass when the player's own offer could be countered
HARM: Final = 0.3  # a promise that helps the worse offer costs this share of the difference between the offers
DELAY: Final = 0.85  # for each turn until its owner can use it, an End of Turn asset keeps this share of its value
LATER: Final = 0.5  # a gift that is not due in this deal is worth this share: its giver may no longer be able to pay
# The chance that a promised gift falls due before the promise ends, by the moment at which it is due.
CHANCES: Final = {DEAL_ENDS: 1.0, WINS_DEAL: 0.5, TURN_BEGINS: 0.8, DEMAND: 0.5}
# The value of a promise made to the player. Support counts for each card, a promise to refrain from something once.
VALUES: Final = {SUPPORT: 0.6, OPPOSE: 0.3, NO_COUNTER: 0.5, KEEP_OUT: 0.1, NO_TRADE: 0.0, TO_COUNTER: 0.3}
# The cost of a promise made by the player, per deal or card.
COSTS: Final = {SUPPORT: CARD, OPPOSE: CARD, NO_COUNTER: 0.5, KEEP_OUT: 0.4, NO_TRADE: 0.4, TO_COUNTER: CARD}


def gain(context: DecisionContext, proposal: Proposal) -> float:
    """How much the player gains by a trade."""
    seat = context.seat
    other = proposal.to if proposal.seat == seat else proposal.seat
    given, taken = proposal.side(seat), proposal.side(other)
    value = goods_value(context, taken) - goods_value(context, given)
    option, cards = owed(given)
    if given.answer is not None:
        value -= own_answer_cost(context, option, cards)
    option, cards = owed(taken)
    if taken.answer is not None:
        value += others_answer_value(context, other, option, cards)
    value -= sum([promise_cost(context, promise) for promise in given.promises])
    return value + promises_value(context, proposal, other)


def goods_value(context: DecisionContext, terms: Terms) -> float:
    """What the capital and assets of one side are worth to the player, who gives or takes them."""
    goods = float(terms.capital)
    for asset in terms.assets:
        is_delayed = ends_turn(context) and is_end_of_turn_asset(context, asset)
        goods += delayed_value(context, asset, context.seat) if is_delayed else BOT_VALUES[asset]
    return goods


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


# Answers.


def support_effect(context: DecisionContext, side: int, cards: int) -> float:
    """How good it is for somebody in the player's seat if an offer gets this many more cards of support."""
    if not context.s.deal.counters:
        return 0.0
    better = open_advantage(context) if side == MAIN else -open_advantage(context)
    ahead = lead(context.s.deal, side)
    return better * (winning_chance(ahead + cards) - winning_chance(ahead))


def others_answer_value(context: DecisionContext, seat: int, option: int, cards: int) -> float:
    """How good another seat's answer is for the player's own offer. Without the trade, it would abstain or pass.

    What the seat has already promised is worth nothing: nobody buys the same thing twice.
    """
    own = offer_of(context, context.seat)
    if option in (MAIN, COUNTER):
        more = max(cards, 1) - max(promised_support(context, seat) if option == own else 0, _laid(context))
        return support_effect(context, option, max(more, 0)) if own else 0.0
    if context.prompt != COUNTERING or option not in (PASS, COUNTER_NOW) or not own:
        return 0.0
    is_bought = has_promised(context, seat, NO_COUNTER) or promised_support(context, seat) > 0
    return -PASSING if option == COUNTER_NOW else 0.0 if is_bought else PASSING


def own_answer_cost(context: DecisionContext, option: int, cards: int) -> float:
    """What an answer costs the player, compared with the answer that the player would give without the trade."""
    if context.prompt == SUPPORTING:
        return _support_cost(support(context), option, max(cards, 1))
    if option in (MAIN, COUNTER):
        return CARD * max(cards - _laid(context), 0)
    if context.prompt == COUNTERING and option in (PASS, COUNTER_NOW):
        would_pass = counteroffer(context) == PASS
        return 0.0 if would_pass == (option == PASS) else OTHER_ANSWER
    return OTHER_ANSWER


def _support_cost(planned: int, option: int, cards: int) -> float:
    """What support costs a player who plans to support an offer with at least a card, or to abstain."""
    if option == planned:
        return 0.0 if option == ABSTAIN else CARD * (cards - 1)
    return OTHER_ANSWER if option == ABSTAIN else CARD * cards + (0.0 if planned == ABSTAIN else OTHER_ANSWER)


def _laid(context: DecisionContext) -> int:
    """How many cards the supporting seat has laid so far."""
    return 0 if context.prompt == SUPPORTING else context.s.stack[-1].touched


# Promises.


def promises_value(context: DecisionContext, proposal: Proposal, giver: int) -> float:
    """How good the promises of one side are for the player: those that would hurt, and what is believed of the others.

    They are believed together: a trade of many small promises is a large promise.
    """
    terms, paid = proposal.side(giver), proposal.side(context.seat)
    able = context.s.capital[giver] + paid.capital - terms.capital - owed_capital(context.s.ledger, giver)
    good, bad, size = 0.0, 0.0, 0.0
    for promise in terms.promises:
        value = promise_value(context, promise, giver, max(able, 0))
        able -= promise.capital
        size += size_of(promise)
        good, bad = good + max(value, 0.0), bad + min(value, 0.0)
    if not good:
        return bad
    return bad + good * trust(context.s.ledger, giver, context.seat, size, proposal.is_whisper)


def promise_value(context: DecisionContext, promise: Promise, giver: int, able: int) -> float:
    """How good it is for the player if a seat keeps a promise. `able`: the capital that it will have for gifts."""
    if promise.kind == GIVE:
        return _gift_value(context, promise, giver, able)
    if promise.kind == KEEP_OUT:
        return VALUES[KEEP_OUT]
    if promise.player != context.seat:
        return 0.0
    value = VALUES[promise.kind]
    if promise.kind == SUPPORT:
        cards = min(promise.cards, len(context.s.hands[giver]))
        return value * max(cards - promised_support(context, giver), 0)
    if promise.kind in (OPPOSE, TO_COUNTER):
        return -value
    return 0.0 if has_promised(context, giver, promise.kind) else value


def _gift_value(context: DecisionContext, promise: Promise, giver: int, able: int) -> float:
    """What a promised gift is worth: as much as the giver can pay, and nothing if the game may end before it is due."""
    s = context.s
    if s.round == STANDARD_ROUNDS:
        return 0.0
    goods = float(min(promise.capital, able))
    if promise.asset and not _is_promised(context, giver, promise.asset):
        goods = BOT_VALUES[promise.asset]
    return goods * CHANCES[promise.when] * (LATER if promise.until > present_deal(s) else 1.0)


def _is_promised(context: DecisionContext, seat: int, asset: int) -> bool:
    """Whether a seat has already promised an asset to somebody."""
    pledges = context.s.ledger.pledges
    return any([one.seat == seat and one.status == OPEN and one.promise.asset == asset for one in pledges])


def promise_cost(context: DecisionContext, promise: Promise) -> float:
    """How much it costs the player to keep a promise."""
    if promise.kind == GIVE:
        return CHANCES[promise.when] * size_of(promise)
    if promise.kind in (SUPPORT, OPPOSE):
        return COSTS[promise.kind] * promise.cards + _harm(context, promise)
    return COSTS[promise.kind] * _deals(context, promise)


def _harm(context: DecisionContext, promise: Promise) -> float:
    """The cost of promising support that helps the offer which looks worse, or that was promised to the other side."""
    theirs = offer_of(context, promise.player)
    if not theirs or not context.s.deal.counters:
        return 0.0
    side = theirs if promise.kind == SUPPORT else COUNTER if theirs == MAIN else MAIN
    promised = promised_side(context)
    if promised and promised != side:
        return BROKEN_PROMISE
    better = open_advantage(context) if side == MAIN else -open_advantage(context)
    return HARM * max(-better, 0.0)


def _deals(context: DecisionContext, promise: Promise) -> int:
    """How many deals a promise lasts."""
    return max(promise.until - present_deal(context.s) + 1, 1) if promise.until else promise.deals
