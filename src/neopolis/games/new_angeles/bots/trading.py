"""How the plain bot trades: it takes what gains it something, asks for more or declines, and offers small trades."""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice
from neopolis.games.new_angeles.bots.deals import SOME, advantage, best_counter, lead
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, SUPPORTING, DecisionContext
from neopolis.games.new_angeles.bots.promises import has_promised_support, offer_of, own_word, promised_no_trade
from neopolis.games.new_angeles.bots.random_side_action import is_allowed
from neopolis.games.new_angeles.bots.trade_evaluation import gain, given_worth, goods_worth, is_rival, swayed
from neopolis.games.new_angeles.ids import COUNTER, MAIN, PASS, members
from neopolis.games.new_angeles.rules.state import Row
from neopolis.games.new_angeles.trading.ledger import Proposal
from neopolis.games.new_angeles.trading.terms import GIVE, SUPPORT, WINS_DEAL, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, COUNTER_PROPOSE, DECLINE, PROPOSE

TOPICS: Final = (COUNTERING, SUPPORTING)  # about which it offers trades
RARELY: Final = 4  # it thinks of a trade once of so many times
SURPLUS: Final = 0.3  # what a trade has to bring
NEGOTIABLE: Final = -2.0  # what is worse than this is declined at once
DEAR: Final = 3.0  # for what is worth this it pays 2
SPARE_CARDS: Final = 3  # with so many cards it sells support

Idea = tuple[int, Terms, Terms]  # to whom, what it gives, what it wants
NOTHING: Final = Terms()


def word_of(mind: DecisionContext, dice: Dice) -> Row | None:
    """What the bot says now: an answer to a proposal first, then what it owes, then an idea of its own."""
    for proposal in mind.s.lane.proposals:
        if proposal.to == mind.seat:
            return reply(mind, proposal, dice)
    idea = gift(mind) or thought(mind, dice)
    if idea is None:
        return None
    to, gives, wants = idea
    whisper = 1 if gives.promises or wants.promises else 0  # what is promised is nobody else's business
    row = (PROPOSE, to, whisper if dice.below(2) else 0, *terms_row(mind.s, gives), *terms_row(mind.s, wants))
    return row if is_allowed(mind.s, mind.seat, row) else None


# Answers to proposals.


def reply(mind: DecisionContext, proposal: Proposal, dice: Dice) -> Row:
    """Accept what gains something; else ask for more, if that may lead somewhere, or decline."""
    other = proposal.seat
    accepted = (ACCEPT, proposal.number)
    decline = (DECLINE, proposal.number)
    if promised_no_trade(mind, other):
        return decline
    if is_rival(mind, other):  # from a rival it takes only what costs it nothing
        costs = given_worth(mind, proposal.wants, mind.seat, other) < 0
        found = gain(mind, proposal) if not costs else 0.0
        return accepted if found > 0 and is_allowed(mind.s, mind.seat, accepted) else decline
    found = gain(mind, proposal)
    if found >= SURPLUS and is_allowed(mind.s, mind.seat, accepted):
        return accepted
    if found > NEGOTIABLE and not dice.below(3):
        more = 1 + int(SURPLUS - found + 0.9)
        row = better_terms(mind, proposal, more)
        return row if leaves_something(proposal, more) and is_allowed(mind.s, mind.seat, row) else decline
    return decline


def leaves_something(proposal: Proposal, more: int) -> bool:
    """Whether the bot would still give something for what it gets, if it asked for so much more."""
    own = proposal.wants
    return own.capital > more or bool(own.assets or own.promises) or own.answer is not None


def better_terms(mind: DecisionContext, proposal: Proposal, more: int) -> Row:
    """The same trade with so much more capital for the bot."""
    own, theirs = proposal.wants, proposal.gives
    less = min(more, own.capital)
    gives = Terms(own.capital - less, own.assets, own.answer, own.promises)
    wants = Terms(theirs.capital + more - less, theirs.assets, theirs.answer, theirs.promises)
    return (COUNTER_PROPOSE, proposal.number, *terms_row(mind.s, gives), *terms_row(mind.s, wants))


# Own proposals.


def gift(mind: DecisionContext) -> Idea | None:
    """A promised gift that is due, unless it is offered already."""
    offered = [proposal.to for proposal in mind.s.lane.proposals if proposal.seat == mind.seat]
    for pledge in own_word(mind, GIVE):
        if pledge.is_due and pledge.to not in offered:
            promise = pledge.promise
            assets = (promise.asset,) if promise.asset else ()
            return pledge.to, Terms(max(promise.capital - pledge.paid, 0), assets), NOTHING
    return None


def thought(mind: DecisionContext, dice: Dice) -> Idea | None:
    """A trade about the present question that gains something if the other agrees; never one with its rival."""
    s = mind.s
    topic = mind.prompt
    if topic not in TOPICS or any([proposal.seat == mind.seat for proposal in s.lane.proposals]):
        return None
    (asked,) = members(s.asked)
    if asked == mind.seat:
        idea = sell_support(mind, dice) if topic == SUPPORTING else sell_passing(mind, dice)
    else:
        idea = buy_support(mind, asked, dice) if topic == SUPPORTING else buy_promise(mind, dice)
    if idea is None or is_rival(mind, idea[0]) or promised_no_trade(mind, idea[0]):
        return None
    return idea


def buy_support(mind: DecisionContext, asked: int, dice: Dice) -> Idea | None:
    """Pay for a card beside the own offer, now or once it has won."""
    side = offer_of(mind, mind.seat)
    if not side or not mind.s.deal.counters or lead(mind, side) >= 2:
        return None
    better = swayed(mind, side, 1)
    price = 2 if better > DEAR else 1
    if better + goods_worth(mind, Terms(price), mind.seat, asked) < SURPLUS:
        return None
    wanted = Terms(answer=(side, 1))
    if mind.s.capital[mind.seat] > price and dice.below(3):
        return asked, Terms(price), wanted
    later = Promise(GIVE, mind.seat, capital=price + 1, when=WINS_DEAL)
    return asked, Terms(promises=(later,)), wanted


def sell_support(mind: DecisionContext, dice: Dice) -> Idea | None:
    """With cards to spare and nothing much at stake, lay one beside the offer of the one who pays."""
    s = mind.s
    if len(s.hands[mind.seat]) < SPARE_CARDS or not s.deal.counters or abs(advantage(mind)) > 2 * SOME:
        return None
    sides = [side for side in (MAIN, COUNTER) if side in mind.options and lead(mind, side) < 2]
    if not sides:
        return None
    side = sides[dice.below(len(sides))]
    buyer = s.active if side == MAIN else s.deal.counterers[-1]
    return buyer, Terms(answer=(side, 1)), Terms(2 + dice.below(2))


def sell_passing(mind: DecisionContext, dice: Dice) -> Idea | None:
    """Let an offer pass against which it has nothing to say anyhow."""
    s = mind.s
    if PASS not in mind.options or best_counter(mind)[1] > 0:
        return None
    standing = s.deal.counterers[-1] if s.deal.counterers else s.active
    return standing, Terms(answer=PASS), Terms(1 + dice.below(2))


def buy_promise(mind: DecisionContext, dice: Dice) -> Idea | None:
    """While others may still counter its main offer, pay for the promise to support it."""
    s = mind.s
    if s.active != mind.seat or not s.deal.main or s.capital[mind.seat] < 2:
        return None
    others = [seat for seat in mind.liked if len(s.hands[seat]) >= SPARE_CARDS and seat not in s.deal.counterers]
    others = [seat for seat in others if not has_promised_support(mind, seat)]
    if not others:
        return None
    to = others[dice.below(len(others))]
    return to, Terms(1), Terms(promises=(Promise(SUPPORT, mind.seat),))
