"""The promises that a player of New Angeles has made and heard: its own word, and what others' words are worth."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.decision_context import DecisionContext
from neopolis.games.new_angeles.bots.evaluator import MOVE, PLACE, Change
from neopolis.games.new_angeles.ids import ANDROID, COMPONENT_NAMES, COUNTER, MAIN
from neopolis.games.new_angeles.rules.deal import counterer
from neopolis.games.new_angeles.rules.state import NOBODY
from neopolis.games.new_angeles.trading.ledger import BROKEN, KEPT, OPEN, Pledge
from neopolis.games.new_angeles.trading.terms import KEEP_OUT, NO_COUNTER, NO_TRADE, OPPOSE, SUPPORT

FIRST_TRUST: Final = (2, 3)  # so many of so many promises are expected to be kept before anything is known
KEPT_WORD: Final = 8.0  # what it may cost to keep a promise
BREACH: Final = 2  # how many kept promises a broken one outweighs


def own_word(mind: DecisionContext, *kinds: str) -> list[Pledge]:
    """The open promises of these kinds that the player has made."""
    pledges = mind.s.lane.pledges
    return [one for one in pledges if one.seat == mind.seat and one.status == OPEN and one.promise.kind in kinds]


def trust(mind: DecisionContext, seat: int) -> float:
    """How likely a promise of a seat is to be kept, going by the ledger."""
    made = [pledge.status for pledge in mind.s.lane.pledges if pledge.seat == seat]
    kept, broken = made.count(KEPT), made.count(BROKEN)
    return (FIRST_TRUST[0] + kept) / (FIRST_TRUST[1] + kept + BREACH * broken)


def offer_of(mind: DecisionContext, seat: int) -> int:
    """The standing offer of a seat, or 0."""
    s = mind.s
    if seat == counterer(s):
        return COUNTER
    return MAIN if seat == s.active and s.deal.main else 0


def _side(mind: DecisionContext, pledge: Pledge) -> int:
    """The offer that a promise to support or to oppose somebody is about now; 0 for none."""
    theirs = offer_of(mind, pledge.promise.player)
    if not theirs or pledge.promise.kind == SUPPORT:
        return theirs
    if theirs == COUNTER:
        return MAIN if mind.s.deal.main else 0
    return COUNTER if counterer(mind.s) != NOBODY else 0


def promised_side(mind: DecisionContext) -> int:
    """The offer that the first such promise binds the player to support; 0 for none."""
    sides = [_side(mind, pledge) for pledge in own_word(mind, SUPPORT, OPPOSE)]
    return next((side for side in sides if side), 0)


def promised_cards(mind: DecisionContext, side: int) -> int:
    """How many cards the player has promised to lay beside an offer."""
    promised = [one.promise.cards for one in own_word(mind, SUPPORT, OPPOSE) if _side(mind, one) == side]
    return max(promised, default=0)


def promised_to_pass(mind: DecisionContext) -> bool:
    """Whether a counteroffer would break a promise, or make it impossible to support a main offer as promised."""
    supported = [offer_of(mind, pledge.promise.player) for pledge in own_word(mind, SUPPORT)]
    return MAIN in supported or any([offer_of(mind, pledge.promise.player) for pledge in own_word(mind, NO_COUNTER)])


def has_promised_support(mind: DecisionContext, seat: int) -> bool:
    """Whether a seat has promised the player to support its offers."""
    heard = [one for one in mind.s.lane.pledges if one.seat == seat and one.to == mind.seat and one.status == OPEN]
    return any([one.promise.kind == SUPPORT and one.promise.player == mind.seat for one in heard])


def promised_no_trade(mind: DecisionContext, seat: int) -> bool:
    return any([pledge.promise.player == seat for pledge in own_word(mind, NO_TRADE)])


def breaks_word(mind: DecisionContext, changes: list[Change]) -> bool:
    """Whether one of the changes brings something into a district that the player has promised to keep out of."""
    for pledge in own_word(mind, KEEP_OUT):
        promise = pledge.promise
        for what, about, where in changes:
            component = ANDROID if what == MOVE else about
            named = promise.component in ("", COMPONENT_NAMES[component]) if what in (MOVE, PLACE) else False
            if named and where == promise.district:
                return True
    return False
