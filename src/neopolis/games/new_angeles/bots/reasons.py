"""Why a bot of New Angeles did something, in a sentence.

The reason for a reply to a proposal is public if the proposal is. It follows from the reply, the proposal and public
promises alone, so nobody can learn from it what cards or which rival the bot has. All other reasons are secret until
the game is over, except that a bot says when it keeps a public promise.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.reason import Reason
from neopolis.games.new_angeles.bots.deals import advantage, own_offer_value
from neopolis.games.new_angeles.bots.decision_context import COUNTERING, SUPPORTING, DecisionContext
from neopolis.games.new_angeles.bots.promises import offer_of, own_promises
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.ids import ABSTAIN, DONE, MAIN, PASS
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import BROKEN, OPEN, Ledger, Pledge, Proposal
from neopolis.games.new_angeles.trading.terms import NO_TRADE, SUPPORT, Terms
from neopolis.games.new_angeles.trading.terms_row import terms_pair
from neopolis.games.new_angeles.trading.trade import ACCEPT, COUNTER_PROPOSE, DECLINE

LAYING: Final = "support-card"


def side_reason(s: NewAngeles, seat: int, row: Row) -> Reason | None:
    """Why a seat replies to a proposal like this; None for other side actions."""
    if row[0] not in (ACCEPT, DECLINE, COUNTER_PROPOSE):
        return None
    proposal = s.ledger.find(row[1])
    if proposal is None:
        return None
    is_public = not proposal.is_whisper
    if row[0] == ACCEPT:
        return Reason("reason-fair-trade", {}, is_public)
    if row[0] == COUNTER_PROPOSE:
        gives, wants = terms_pair(s, row, 2)
        return _countering(proposal, wants.capital - gives.capital, is_public)
    return _declining(public_pledges(s.ledger), proposal, is_public)


def _countering(proposal: Proposal, gain: int, is_public: bool) -> Reason:
    """What to say with a counterproposal from which the seat would gain this much capital; negative: it would pay."""
    if gain < 0:
        return Reason("reason-pays", {"capital": -gain}, is_public)
    proposed = proposal.gives.capital - proposal.wants.capital
    if proposed >= 0:
        return Reason("reason-want-more", {"capital": gain - proposed}, is_public)
    return Reason("reason-wants-paid" if gain else "reason-pays-nothing", {"capital": gain} if gain else {}, is_public)


def public_pledges(ledger: Ledger) -> list[Pledge]:
    """The promises that everybody knows of."""
    return [pledge for pledge in ledger.pledges if pledge.is_visible_to(None)]


def _declining(pledges: list[Pledge], proposal: Proposal, is_public: bool) -> Reason:
    """What to say when declining. This takes only what everybody knows who knows of the proposal."""
    seat, other = proposal.to, proposal.seat
    for pledge in pledges:
        is_promised = pledge.seat == seat and pledge.status == OPEN and pledge.promise.kind == NO_TRADE
        if is_promised and pledge.promise.player == other:
            return Reason("reason-no-trade", {"player": pledge.to}, is_public)
    broken = [pledge for pledge in pledges if pledge.seat == other and pledge.status == BROKEN]
    if broken and proposal.gives.promises:
        to = broken[-1].to
        code = "reason-broke-word-to-me" if to == seat else "reason-broke-word"
        return Reason(code, {} if to == seat else {"player": to}, is_public)
    return Reason(_declined_terms(proposal.gives, proposal.wants), {}, is_public)


def _declined_terms(gives: Terms, wants: Terms) -> str:
    """What is wrong with a trade that a player declines, as far as everybody can see."""
    offered, asked = _goods(gives), _goods(wants)
    if not offered and gives.answer is None:
        return "reason-only-words" if gives.promises else "reason-nothing-for-me"
    if asked > offered:
        return "reason-too-expensive"
    return "reason-too-little" if offered and (wants.answer is not None or wants.promises) else "reason-no-thanks"


def _goods(terms: Terms) -> float:
    """What the capital and the assets of one side are usually worth."""
    value = float(terms.capital)
    for asset in terms.assets:
        value += BOT_VALUES[asset]
    return value


# Answers.


def choice_reason(context: DecisionContext, chosen: int) -> Reason | None:
    """Why a seat answers the current question like this; None for questions about which there is little to say."""
    prompt = context.prompt
    if prompt == "main-offer":
        return _worth("reason-main-offer", own_offer_value(context, chosen))
    if prompt == COUNTERING:
        if chosen == PASS:
            return Reason("reason-no-counteroffer", {}, False)
        return _worth("reason-counteroffer", own_offer_value(context, chosen))
    if prompt == LAYING:
        return _keeping_word(context, chosen)
    return _supporting(context, chosen) if prompt == SUPPORTING else None


def _supporting(context: DecisionContext, chosen: int) -> Reason:
    if chosen == ABSTAIN:
        return Reason("reason-abstain", {}, False)
    better = advantage(context) if chosen == MAIN else -advantage(context)
    return _worth("reason-support-main" if chosen == MAIN else "reason-support-counter", better)


def _keeping_word(context: DecisionContext, chosen: int) -> Reason | None:
    """After its last card of support, which is when everybody sees it, a seat says that it keeps a promise."""
    if chosen != DONE:
        return None
    frame = context.s.stack[-1]
    for pledge in own_promises(context, SUPPORT):
        if pledge.is_visible_to(None) and offer_of(context, pledge.promise.player) == frame.picked:
            return Reason("reason-keeps-word", {"player": pledge.to}, True)
    return None


def _worth(code: str, value: float) -> Reason:
    return Reason(code, {"capital": round(value)}, False)
