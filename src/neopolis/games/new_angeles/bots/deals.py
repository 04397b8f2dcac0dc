"""How the plain bot deals: what it offers, counters and supports. It keeps its word unless that costs far too much."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.decision_context import DecisionContext
from neopolis.games.new_angeles.bots.evaluator import CARD, Evaluator
from neopolis.games.new_angeles.bots.offers import plan
from neopolis.games.new_angeles.bots.picks import asset_worth, card_worth, least_card
from neopolis.games.new_angeles.bots.promises import KEPT_WORD, promised_cards, promised_side, promised_to_pass
from neopolis.games.new_angeles.ids import ABSTAIN, AMOUNT, COUNTER, DONE, FIRST, MAIN, PASS, SECOND
from neopolis.games.new_angeles.rules.deal import counterer
from neopolis.games.new_angeles.rules.hands import is_emergency

SOME: Final = 1.0  # an advantage that is worth a card
MUCH: Final = 3.0  # one that is worth more than one
KEPT_EMERGENCY: Final = 2.0  # an emergency action can be offered only once
WIN: Final = 0.35  # how likely a counteroffer is thought to win


def offer_worth(mind: DecisionContext, card: int, proposer: int) -> float:
    """What it is worth that an offer wins: the asset, and the card resolved to its proposer's best."""
    s = mind.s
    stakes = mind.stakes if proposer == mind.seat else Evaluator(s, proposer, False)
    claimed = asset_worth(s.deal.revealed) * mind.stakes.shares[proposer] if s.deal.revealed else 0.0
    return mind.stakes.total(plan(stakes, card)) + claimed


def advantage(mind: DecisionContext) -> float:
    """By how much the main offer is better than the counteroffer."""
    deal = mind.s.deal
    if not deal.counters or not deal.main:
        return 1.0 if deal.main else -1.0
    main = offer_worth(mind, deal.main, mind.s.active)
    return main - offer_worth(mind, deal.counters[-1], counterer(mind.s))


def own_worth(mind: DecisionContext, card: int) -> float:
    """What it is worth to offer a card."""
    return card_worth(mind, card) - (KEPT_EMERGENCY if is_emergency(card) else 0.0)


def main_offer(mind: DecisionContext) -> int:
    return mind.best({card: own_worth(mind, card) for card in mind.options})


def counteroffer(mind: DecisionContext) -> int:
    """Counter what does harm or could be done better, if that is worth the cards it costs."""
    best, gain = best_counter(mind)
    return PASS if gain <= 0 or (promised_to_pass(mind) and gain < KEPT_WORD) else best


def best_counter(mind: DecisionContext) -> tuple[int, float]:
    """The best counteroffer among the options, and what making it gains."""
    s = mind.s
    deal = s.deal
    worths = {card: own_worth(mind, card) for card in mind.options if card != PASS}
    best = max(worths, key=lambda card: worths[card])
    standing = deal.counters[-1] if deal.counters else deal.main
    proposer = counterer(s) if deal.counters else s.active
    better = worths[best] + asset_worth(deal.revealed) - offer_worth(mind, standing, proposer)
    return best, WIN * better - CARD * (1 + len(deal.counters)) - SOME


def support(mind: DecisionContext) -> int:
    """What was promised; else the better offer, if that matters and its lead is not safe yet."""
    better = advantage(mind)
    word = promised_side(mind)
    if word in mind.options and (better if word == MAIN else -better) > -KEPT_WORD:
        return word
    return liked_side(mind, better)


def liked_side(mind: DecisionContext, better: float) -> int:
    """Which offer to support, or neither, whatever was promised."""
    side = MAIN if better > 0 else COUNTER
    if side not in mind.options or abs(better) < SOME or lead(mind, side) >= 2 or not is_reachable(mind, side, better):
        return ABSTAIN
    return side


def lead(mind: DecisionContext, side: int) -> int:
    """By how many cards a side is ahead; a tie is the main offer's."""
    deal = mind.s.deal
    ahead = len(deal.main_support) - len(deal.counter_support)
    return ahead + 1 if side == MAIN else -ahead


def budget(better: float) -> int:
    """How many cards an advantage is worth."""
    return 1 + int(abs(better) > MUCH) + int(abs(better) > 2 * MUCH)


def is_reachable(mind: DecisionContext, side: int, better: float) -> bool:
    return lead(mind, side) + min(budget(better), len(mind.s.hands[mind.seat])) >= 1


def support_card(mind: DecisionContext) -> int:
    """Lay cards until the lead is one, or two where more is at stake; and as many as were promised."""
    frame = mind.s.stack[-1]
    if frame.touched < promised_cards(mind, frame.picked):
        return least_card(mind)
    better = advantage(mind)
    wanted = 1 if abs(better) < MUCH else 2
    if DONE in mind.options and (lead(mind, frame.picked) >= wanted or frame.touched >= budget(better)):
        return DONE
    return least_card(mind)


def which_offer(mind: DecisionContext) -> int:
    return MAIN if advantage(mind) > 0 else COUNTER


def pay_or_take_back(mind: DecisionContext) -> int:
    return FIRST if advantage(mind) < -2 * SOME else SECOND


def support_or_pay(mind: DecisionContext) -> int:
    return least_card(mind) if advantage(mind) > 0 else AMOUNT + 1
