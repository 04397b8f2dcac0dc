"""How the plain bot trades: it accepts what gains it something, haggles or declines, and proposes small trades."""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice
from neopolis.games.new_angeles.bots.deals import SOME, advantage, best_counteroffer
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, STOPPING, SUPPORTING, DecisionContext
from neopolis.games.new_angeles.bots.promises import offer_of, own_promises, promised_no_trade, promised_support
from neopolis.games.new_angeles.bots.random_side_action import is_allowed
from neopolis.games.new_angeles.bots.trade_evaluation import (
    delayed_value,
    ends_turn,
    gain,
    is_end_of_turn_asset,
    support_effect,
)
from neopolis.games.new_angeles.ids import COUNTER, MAIN, PASS, members
from neopolis.games.new_angeles.rules.deal import lead
from neopolis.games.new_angeles.rules.hands import assets_of
from neopolis.games.new_angeles.rules.state import Row
from neopolis.games.new_angeles.rules.stops import BEFORE_END_OF_TURN, CALLED, ONCE, is_called
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.terms import GIVE, WINS_DEAL, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, CALL_STOP, COUNTER_PROPOSE, DECLINE, PROPOSE

TOPICS: Final = (COUNTERING, SUPPORTING)  # the questions about which the bot proposes trades
TALK_INTERVAL: Final = 4  # the bot considers a new trade at about one in 4 opportunities
LEAST_GAIN: Final = 0.3  # the least gain, in capital, for which the bot trades
NEGOTIABLE: Final = -2.0  # a proposal that loses more than 2 capital is declined without haggling
VALUABLE: Final = 3.0  # for support that gains more than 3 capital, the bot pays 2 capital instead of 1
STOP_INTERVAL: Final = 3  # at a stop before End of Turn, the bot skips 1 in 3 chances to offer, so it soon gives up
SPARE_CARDS: Final = 3  # with at least this many cards, the bot sells support

Idea = tuple[int, Terms, Terms]  # the partner, what the bot gives, what it wants
NOTHING: Final = Terms()


def side_action_of(context: DecisionContext, dice: Dice) -> Row | None:
    """What the bot does besides answering: reply to a proposal, give what it owes, propose a trade, or call a stop."""
    for proposal in context.s.ledger.proposals:
        if proposal.to == context.seat:
            return reply(context, proposal, dice)
    idea = due_gift(context) or new_idea(context, dice)
    if idea is None:
        return call_to_sell(context)
    to, gives, wants = idea
    row = (PROPOSE, to, 0, *terms_row(context.s, gives), *terms_row(context.s, wants))
    return row if is_allowed(context.s, context.seat, row) else None


# Answers to proposals.


def reply(context: DecisionContext, proposal: Proposal, dice: Dice) -> Row:
    """Accept a trade that gains enough. Otherwise decline or, if little is missing, sometimes ask for more.

    The reply is the same whoever the bot's rival is: one silly proposal must not be enough to find out.
    """
    other = proposal.seat
    accepted = (ACCEPT, proposal.number)
    decline = (DECLINE, proposal.number)
    if promised_no_trade(context, other):
        return decline
    found = gain(context, proposal)
    if found >= LEAST_GAIN and is_allowed(context.s, context.seat, accepted):
        return accepted
    if found > NEGOTIABLE and not dice.below(3):
        more = 1 + int(LEAST_GAIN - found + 0.9)
        row = better_terms(context, proposal, more)
        return row if leaves_something(proposal, more) and is_allowed(context.s, context.seat, row) else decline
    return decline


def leaves_something(proposal: Proposal, more: int) -> bool:
    """Whether the bot would still give something in return if it asked for this much more."""
    own = proposal.wants
    return own.capital > more or bool(own.assets or own.promises) or own.answer is not None


def better_terms(context: DecisionContext, proposal: Proposal, more: int) -> Row:
    """A proposed trade, changed so that the bot gets this much more capital."""
    own, theirs = proposal.wants, proposal.gives
    less = min(more, own.capital)
    gives = Terms(own.capital - less, own.assets, own.answer, own.promises)
    wants = Terms(theirs.capital + more - less, theirs.assets, theirs.answer, theirs.promises)
    return (COUNTER_PROPOSE, proposal.number, *terms_row(context.s, gives), *terms_row(context.s, wants))


# Own proposals.


def due_gift(context: DecisionContext) -> Idea | None:
    """A promised gift that is due, not yet proposed, and to somebody with whom the player may trade."""
    offered = [proposal.to for proposal in context.s.ledger.proposals if proposal.seat == context.seat]
    for pledge in own_promises(context, GIVE):
        if pledge.is_due and pledge.to not in offered and not promised_no_trade(context, pledge.to):
            promise = pledge.promise
            assets = (promise.asset,) if promise.asset else ()
            return pledge.to, Terms(max(promise.capital - pledge.paid, 0), assets), NOTHING
    return None


def pay_promise(context: DecisionContext) -> Row | None:
    """The proposal of a promised gift that is due; None if there is none, or if it cannot be given now."""
    idea = due_gift(context)
    if idea is None:
        return None
    to, gives, wants = idea
    row = (PROPOSE, to, 0, *terms_row(context.s, gives), *terms_row(context.s, wants))
    return row if is_allowed(context.s, context.seat, row) else None


def new_idea(context: DecisionContext, dice: Dice) -> Idea | None:
    """A trade about the current question that would gain the bot as much as one that it accepts."""
    s = context.s
    topic = context.prompt
    if any([proposal.seat == context.seat for proposal in s.ledger.proposals]):
        return None
    if topic == STOPPING:
        called_it = s.asked >> context.seat & 1 and ends_turn(context)
        return sell_asset(context, assets_of(s, context.seat)) if called_it and dice.below(STOP_INTERVAL) else None
    if topic not in TOPICS:
        return None
    (asked,) = members(s.asked)
    if asked == context.seat:
        idea = sell_support(context, dice) if topic == SUPPORTING else sell_passing(context, dice)
    else:
        idea = buy_support(context, asked, dice) if topic == SUPPORTING else None
    if idea is None or promised_no_trade(context, idea[0]):
        return None
    to, gives, wants = idea
    proposal = Proposal(0, context.seat, to, s.step_number, gives, wants)
    return idea if gain(context, proposal) >= LEAST_GAIN else None


def buy_support(context: DecisionContext, asked: int, dice: Dice) -> Idea | None:
    """Buy a card of support for the bot's own offer. The bot pays at once, or promises to pay if it wins the deal."""
    side = offer_of(context, context.seat)
    if not side or promised_support(context, asked) or lead(context.s.deal, side) >= 2:
        return None
    price = 2 if support_effect(context, side, 1) > VALUABLE else 1
    wanted = Terms(answer=(side, 1))
    if context.s.capital[context.seat] > price and dice.below(3):
        return asked, Terms(price), wanted
    later = Promise(GIVE, context.seat, capital=price + 1, when=WINS_DEAL)
    return asked, Terms(promises=(later,)), wanted


def sell_support(context: DecisionContext, dice: Dice) -> Idea | None:
    """Sell a card of support to either side, if the bot has cards to spare and little is at stake."""
    s = context.s
    if len(s.hands[context.seat]) < SPARE_CARDS or not s.deal.counters or abs(advantage(context)) > 2 * SOME:
        return None
    sides = [side for side in (MAIN, COUNTER) if side in context.options and lead(context.s.deal, side) < 2]
    if not sides:
        return None
    side = sides[dice.below(len(sides))]
    buyer = s.active if side == MAIN else s.deal.counterers[-1]
    return buyer, Terms(answer=(side, 1)), Terms(2 + dice.below(2))


def sell_passing(context: DecisionContext, dice: Dice) -> Idea | None:
    """Sell a pass on an offer that the bot would not counter anyway."""
    s = context.s
    if PASS not in context.options or best_counteroffer(context)[1] > 0:
        return None
    standing = s.deal.counterers[-1] if s.deal.counterers else s.active
    return standing, Terms(answer=PASS), Terms(1 + dice.below(2))


# Selling assets at a stop.


def call_to_sell(context: DecisionContext) -> Row | None:
    """Call a stop before End of Turn if the bot could then sell an asset that it owns or would claim in this deal."""
    s = context.s
    if s.setting.stops != CALLED or context.prompt not in TOPICS or is_called(s, context.seat, BEFORE_END_OF_TURN):
        return None
    assets = list(assets_of(s, context.seat))
    if s.deal.revealed and offer_of(context, context.seat) == COUNTER:
        assets.append(s.deal.revealed)
    return None if sell_asset(context, assets) is None else (CALL_STOP, BEFORE_END_OF_TURN, ONCE)


def sell_asset(context: DecisionContext, assets: list[int]) -> Idea | None:
    """Sell the active player an End of Turn asset that they can use at once, while the bot would have to wait."""
    s = context.s
    buyer = s.active
    if buyer == context.seat or promised_no_trade(context, buyer):
        return None
    for asset in assets:
        if is_end_of_turn_asset(context, asset):
            least = delayed_value(context, asset, context.seat) + LEAST_GAIN
            price = int(delayed_value(context, asset, buyer) - LEAST_GAIN)
            if least <= price <= s.capital[buyer]:
                return buyer, Terms(assets=(asset,)), Terms(price)
    return None
