"""How the plain bot answers each question. Other bots use the same rules to guess how a turn goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.games.new_angeles.bots import deals, picks
from neopolis.games.new_angeles.bots.decision_context import STOPPING, DecisionContext
from neopolis.games.new_angeles.bots.trial import CardValues
from neopolis.games.new_angeles.rules.state import NewAngeles


def first(context: DecisionContext) -> int:
    return context.options[0]


# Questions with a rule of their own. All others are answered by trying each option.
ANSWERS: Final[dict[str, Callable[[DecisionContext], int]]] = {
    "main-offer": deals.main_offer,
    "propose-counteroffer": deals.main_offer,
    "counteroffer-or-pass": deals.counteroffer,
    "pay-counteroffer": picks.least_card,
    "support-or-abstain": deals.support,
    "support-card": deals.support_card,
    "use-asset": deals.use_asset,
    "declare": first,
    "which-offer": deals.which_offer,
    "pay-or-take-back": deals.pay_or_take_back,
    "support-or-pay": deals.support_or_pay,
    "pick-general": picks.draw_type,
    "pick-type": picks.draw_type,
    "may-draw": picks.draw_type,
    "bury-event": picks.worst_event,
    "raise-event": picks.best_event,
    "steal-card": picks.steal_card,
    "steal-emergency": picks.steal_emergency,
    "discard-card": picks.least_card,
    "discard-down": picks.least_card,
    "give-card": picks.give_card,
    "swap-rival": picks.swap_rival,
    "choose-investment": picks.investment,
    STOPPING: first,
}


def answer_of(context: DecisionContext) -> int:
    """What the plain bot answers to a question."""
    chosen = ANSWERS.get(context.prompt, picks.pick)(context)
    return chosen if chosen in context.options else context.options[0]


def plain_answer(s: NewAngeles, seat: int, options: list[int], values: CardValues) -> int:
    """What the plain bot answers to the current question of an imagined game. Its trades are not part of this."""
    return answer_of(DecisionContext(s, seat, options, values))
