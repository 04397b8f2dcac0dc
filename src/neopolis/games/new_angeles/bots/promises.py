"""The promises that a player of New Angeles has made and received."""

from __future__ import annotations

from neopolis.games.new_angeles.bots.decision_context import DecisionContext
from neopolis.games.new_angeles.bots.evaluator import KEPT_OUT
from neopolis.games.new_angeles.ids import COMPONENT_NAMES, COUNTER, MAIN
from neopolis.games.new_angeles.rules.state import NOBODY
from neopolis.games.new_angeles.trading.ledger import OPEN, Pledge
from neopolis.games.new_angeles.trading.terms import KEEP_OUT, NO_COUNTER, NO_TRADE, OPPOSE, SUPPORT, TO_COUNTER


def own_promises(context: DecisionContext, *kinds: str) -> list[Pledge]:
    """The open promises of these kinds that the player has made."""
    pledges = context.s.ledger.pledges
    return [one for one in pledges if one.seat == context.seat and one.status == OPEN and one.promise.kind in kinds]


def offer_of(context: DecisionContext, seat: int) -> int:
    """The standing offer of a seat: MAIN, COUNTER, or 0 if it has none."""
    s = context.s
    if seat == context.counterer:
        return COUNTER
    return MAIN if seat == s.active and s.deal.main else 0


def _side(context: DecisionContext, pledge: Pledge) -> int:
    """The offer that the player must support to keep a promise to support or oppose somebody; 0 if there is none."""
    theirs = offer_of(context, pledge.promise.player)
    if not theirs or pledge.promise.kind == SUPPORT:
        return theirs
    if theirs == COUNTER:
        return MAIN if context.s.deal.main else 0
    return COUNTER if context.counterer != NOBODY else 0


def promised_side(context: DecisionContext) -> int:
    """The offer that the player must support to keep their oldest promise about the offers on the table, or 0."""
    sides = [_side(context, pledge) for pledge in own_promises(context, SUPPORT, OPPOSE)]
    return next((side for side in sides if side), 0)


def promised_cards(context: DecisionContext, side: int) -> int:
    """How many cards the player has promised to lay beside an offer."""
    promised = [one.promise.cards for one in own_promises(context, SUPPORT, OPPOSE) if _side(context, one) == side]
    return max(promised, default=0)


def promised_to_pass(context: DecisionContext) -> bool:
    """Whether a counteroffer would break a promise, or prevent the player from supporting a main offer as promised."""
    supported = [offer_of(context, pledge.promise.player) for pledge in own_promises(context, SUPPORT)]
    uncountered = [offer_of(context, pledge.promise.player) for pledge in own_promises(context, NO_COUNTER)]
    return MAIN in supported or any(uncountered)


def promised_to_counter(context: DecisionContext) -> bool:
    """Whether passing would break a promise to counter an offer on the table."""
    return any([offer_of(context, pledge.promise.player) for pledge in own_promises(context, TO_COUNTER)])


def promised_support(context: DecisionContext, seat: int) -> int:
    """How many cards a seat has promised, to whomever, to lay beside the player's offers."""
    made = [one.promise for one in context.s.ledger.pledges if one.seat == seat and one.status == OPEN]
    return max([one.cards for one in made if one.kind == SUPPORT and one.player == context.seat], default=0)


def has_promised(context: DecisionContext, seat: int, kind: str) -> bool:
    """Whether a seat has already made a promise of this kind about the player."""
    made = [one.promise for one in context.s.ledger.pledges if one.seat == seat and one.status == OPEN]
    return any([one.kind == kind and one.player == context.seat for one in made])


def promised_no_trade(context: DecisionContext, seat: int) -> bool:
    """Whether the player has promised not to trade with a seat."""
    return any([pledge.promise.player == seat for pledge in own_promises(context, NO_TRADE)])


def respect_keep_out(context: DecisionContext) -> None:
    """Tell the evaluator which components the player has promised to keep out of which districts."""
    kept_out = context.evaluator.kept_out
    for pledge in own_promises(context, KEEP_OUT):
        for component in KEPT_OUT:
            if pledge.promise.component in ("", COMPONENT_NAMES[component]):
                kept_out[component] |= 1 << pledge.promise.district
