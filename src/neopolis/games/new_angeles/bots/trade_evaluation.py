"""What a trade is worth to a player of New Angeles, in units of capital.

All worths are the player's own guesses: what goes over to its rival hurts it most, a promise counts as much as the
promiser is trusted, and an answer counts for what it changes.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.deals import advantage, best_counter, lead, liked_side
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, SUPPORTING, DecisionContext
from neopolis.games.new_angeles.bots.evaluator import CARD, RIVAL_SHARE
from neopolis.games.new_angeles.bots.picks import asset_worth
from neopolis.games.new_angeles.bots.promises import offer_of, trust
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, MAIN, PASS
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
    TURN_BEGINS,
    WINS_DEAL,
    Promise,
    Terms,
)
from neopolis.games.new_angeles.trading.terms_row import present_deal

SWAY: Final = 0.25  # by how much a card of support makes it likelier that its offer wins
LIKELY: Final = 0.95
OTHER_ANSWER: Final = 3.0  # what it costs to answer otherwise than one would
PASSING: Final = 1.0  # what it is worth that somebody lets the own offer pass
HARM: Final = 0.3  # how much of an offer's disadvantage a promise to support it costs
CHANCES: Final = {DEAL_ENDS: 1.0, WINS_DEAL: 0.5, TURN_BEGINS: 0.8, DEMAND: 0.5}  # that a gift falls due in time
# What it is worth to be promised something, and what it costs to promise it, for each deal.
WORTHS: Final = {SUPPORT: 0.6, OPPOSE: 0.3, NO_COUNTER: 0.5, KEEP_OUT: 0.2, NO_TRADE: 0.1}
COSTS: Final = {SUPPORT: CARD, OPPOSE: CARD, NO_COUNTER: 0.5, KEEP_OUT: 0.4, NO_TRADE: 0.4}


def is_rival(mind: DecisionContext, seat: int) -> bool:
    """Whether it is the player's business that a seat stays poor."""
    return mind.stakes.shares[seat] <= -RIVAL_SHARE


def gain(mind: DecisionContext, proposal: Proposal) -> float:
    """What a trade brings the player."""
    seat = mind.seat
    other = proposal.to if proposal.seat == seat else proposal.seat
    return given_worth(mind, proposal.side(other), other, seat) + given_worth(mind, proposal.side(seat), seat, other)


def given_worth(mind: DecisionContext, terms: Terms, giver: int, taker: int) -> float:
    """What it is worth to the player that one of the two gives the other this."""
    worth = goods_worth(mind, terms, giver, taker)
    thing, cards = owed(terms)
    if terms.answer is not None:
        worth += own_answer(mind, thing, cards) if giver == mind.seat else others_answer(mind, thing, cards)
    for promise in terms.promises:
        if giver == mind.seat:
            worth -= promise_cost(mind, promise, taker)
        else:
            worth += trust(mind, giver) * promise_worth(mind, promise, giver)
    return worth


def goods_worth(mind: DecisionContext, terms: Terms, giver: int, taker: int) -> float:
    """Capital and assets that change hands."""
    shares = mind.stakes.shares
    goods = float(terms.capital)
    for asset in terms.assets:
        goods += asset_worth(asset)
    return goods * (shares[taker] - shares[giver])


# Answers.


def chance(ahead: int) -> float:
    """How likely an offer is to win that is so many cards ahead."""
    return min(max(0.5 + SWAY * (ahead - 0.5), 1 - LIKELY), LIKELY)


def swayed(mind: DecisionContext, side: int, cards: int) -> float:
    """What it is worth to the player that so many cards more lie beside an offer."""
    if not mind.s.deal.counters:
        return 0.0
    better = advantage(mind) if side == MAIN else -advantage(mind)
    ahead = lead(mind, side)
    return better * (chance(ahead + cards) - chance(ahead))


def others_answer(mind: DecisionContext, thing: int, cards: int) -> float:
    """What it is worth that somebody else answers so; without a trade it would abstain, or pass as likely as not."""
    if thing in (MAIN, COUNTER):
        return swayed(mind, thing, max(cards - _laid(mind), 0) if cards else 1)
    return PASSING if thing == PASS and mind.prompt == COUNTERING and offer_of(mind, mind.seat) else 0.0


def own_answer(mind: DecisionContext, thing: int, cards: int) -> float:
    """What it is worth to answer so, instead of as the player would otherwise."""
    if mind.prompt == SUPPORTING:
        liked = liked_side(mind, advantage(mind))
        return _support_worth(mind, thing, max(cards, 1)) - _support_worth(mind, liked, 1)
    if thing in (MAIN, COUNTER):
        return _support_worth(mind, thing, max(cards - _laid(mind), 0))
    if thing == PASS and mind.prompt == COUNTERING:
        return -max(best_counter(mind)[1], 0.0)
    return -OTHER_ANSWER


def _support_worth(mind: DecisionContext, side: int, cards: int) -> float:
    return 0.0 if side == ABSTAIN else swayed(mind, side, cards) - CARD * cards


def _laid(mind: DecisionContext) -> int:
    """How many cards the seat that is laying support has laid."""
    return mind.s.stack[-1].touched


# Promises.


def promise_worth(mind: DecisionContext, promise: Promise, giver: int) -> float:
    """What it is worth to the player that a seat keeps a promise."""
    if promise.kind == GIVE:
        return CHANCES[promise.when] * _gift(mind, promise, giver, mind.seat)
    times = _deals(mind, promise) if promise.kind in (NO_COUNTER, KEEP_OUT, NO_TRADE) else promise.cards
    worth = WORTHS[promise.kind] * min(times, 3)
    if promise.kind in (SUPPORT, NO_COUNTER) and promise.player != mind.seat:
        return -worth if is_rival(mind, promise.player) else 0.0
    if promise.kind == OPPOSE and not is_rival(mind, promise.player):
        return 0.0
    return worth


def promise_cost(mind: DecisionContext, promise: Promise, taker: int) -> float:
    """What it costs the player to keep a promise."""
    if promise.kind == GIVE:
        return -CHANCES[promise.when] * _gift(mind, promise, mind.seat, taker)
    if promise.kind in (SUPPORT, OPPOSE):
        helps_rival = promise.kind == SUPPORT and is_rival(mind, promise.player)
        return COSTS[promise.kind] * promise.cards + _harm(mind, promise) + (2.0 if helps_rival else 0.0)
    return COSTS[promise.kind] * _deals(mind, promise)


def _harm(mind: DecisionContext, promise: Promise) -> float:
    """What it may cost to support an offer on the table that the player does not like."""
    theirs = offer_of(mind, promise.player)
    if not theirs or not mind.s.deal.counters:
        return 0.0
    better = advantage(mind) if (theirs == MAIN) == (promise.kind == SUPPORT) else -advantage(mind)
    return HARM * max(-better, 0.0)


def _gift(mind: DecisionContext, promise: Promise, giver: int, taker: int) -> float:
    assets = (promise.asset,) if promise.asset else ()
    return goods_worth(mind, Terms(promise.capital, assets), giver, taker)


def _deals(mind: DecisionContext, promise: Promise) -> int:
    """For how many deals a promise holds."""
    return max(promise.until - present_deal(mind.s) + 1, 1) if promise.until else promise.deals
