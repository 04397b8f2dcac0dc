"""How the plain bot deals: which cards it offers and counters with, and whom it supports."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.decision_context import DecisionContext
from neopolis.games.new_angeles.bots.evaluator import BROKEN_PROMISE, CARD
from neopolis.games.new_angeles.bots.picks import least_card
from neopolis.games.new_angeles.bots.promises import (
    promised_cards,
    promised_side,
    promised_to_counter,
    promised_to_pass,
)
from neopolis.games.new_angeles.bots.trial import Trials
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES, BOTS_ALWAYS_USE
from neopolis.games.new_angeles.ids import ABSTAIN, AMOUNT, ASSET, COUNTER, DONE, FIRST, MAIN, PASS, SECOND
from neopolis.games.new_angeles.rules.deal import lead
from neopolis.games.new_angeles.rules.hands import is_emergency

SOME: Final = 1.0  # an advantage, in capital, that is worth a card
MUCH: Final = 3.0  # an advantage, in capital, that is worth more than one card
KEPT_EMERGENCY: Final = 2.0  # the value, in capital, of keeping an emergency action for later
COUNTER_CHANCE: Final = 0.35  # the chance of winning that the bot assumes for a counteroffer
LEAST_GAIN: Final = 0.3  # the least gain, in capital, for which the bot uses an asset


# Offers.


def offer_value(trials: Trials, card: int, proposer: int) -> float:
    """How good it would be for the bot if an offer won: its player would claim the asset and resolve the card."""
    revealed = trials.s.deal.revealed
    claimed = BOT_VALUES[revealed] * trials.own.shares[proposer] if revealed else 0.0
    return trials.card_value(card, proposer) + claimed


def own_offer_value(context: DecisionContext, card: int) -> float:
    """How good it would be for the bot to win with this card, not counting the asset. Emergency actions count less."""
    return context.card_value(card) - (KEPT_EMERGENCY if is_emergency(card) else 0.0)


def advantage(context: DecisionContext) -> float:
    """How much better the main offer is than the counteroffer; 1 or -1 if only one of them stands."""
    return _advantage(context, context.trials)


def open_advantage(context: DecisionContext) -> float:
    """The same for somebody in this seat whose rival and investment are unknown."""
    return _advantage(context, context.open_trials)


def _advantage(context: DecisionContext, trials: Trials) -> float:
    deal = context.s.deal
    if not deal.counters or not deal.main:
        return 1.0 if deal.main else -1.0
    main = offer_value(trials, deal.main, context.s.active)
    return main - offer_value(trials, deal.counters[-1], context.counterer)


def main_offer(context: DecisionContext) -> int:
    return context.best({card: own_offer_value(context, card) for card in context.options})


def counteroffer(context: DecisionContext) -> int:
    """The best counteroffer if it gains something or was agreed, else PASS. A promise is broken only for a big gain."""
    best, gain = best_counteroffer(context)
    least = 0.0
    if promised_to_pass(context):
        least = BROKEN_PROMISE
    elif promised_to_counter(context):
        least = -BROKEN_PROMISE
    return PASS if gain <= least and PASS in context.options else best


def best_counteroffer(context: DecisionContext) -> tuple[int, float]:
    """The best counteroffer among the options, and how much is gained by making it."""
    s = context.s
    deal = s.deal
    values = {card: own_offer_value(context, card) for card in context.options if card != PASS}
    best = max(values, key=lambda card: values[card])
    standing = deal.counters[-1] if deal.counters else deal.main
    proposer = context.counterer if deal.counters else s.active
    better = values[best] + BOT_VALUES[deal.revealed] - offer_value(context.trials, standing, proposer)
    return best, COUNTER_CHANCE * better - CARD * (1 + len(deal.counters)) - SOME


# Support.


def support(context: DecisionContext) -> int:
    """The side that the bot has promised to support, unless that costs too much. Otherwise the side it prefers."""
    better = advantage(context)
    promised = promised_side(context)
    if promised in context.options and (better if promised == MAIN else -better) > -BROKEN_PROMISE:
        return promised
    return preferred_side(context, better)


def preferred_side(context: DecisionContext, better: float) -> int:
    """Which offer to support, or neither, regardless of promises."""
    side = MAIN if better > 0 else COUNTER
    is_safe = lead(context.s.deal, side) >= 2
    if side not in context.options or abs(better) < SOME or is_safe or not can_win(context, side, better):
        return ABSTAIN
    return side


def budget(better: float) -> int:
    """How many cards of support an advantage is worth."""
    return 1 + int(abs(better) > MUCH) + int(abs(better) > 2 * MUCH)


def can_win(context: DecisionContext, side: int, better: float) -> bool:
    """Whether an offer would lead if the bot laid as many cards as the advantage is worth."""
    return lead(context.s.deal, side) + min(budget(better), len(context.s.hands[context.seat])) >= 1


def support_card(context: DecisionContext) -> int:
    """Lay the promised cards. Then lay more, within the budget, until the offer leads by 1 (2 if much is at stake)."""
    frame = context.s.stack[-1]
    if frame.touched < promised_cards(context, frame.picked):
        return least_card(context)
    better = advantage(context)
    wanted = 1 if abs(better) < MUCH else 2
    if DONE in context.options and (lead(context.s.deal, frame.picked) >= wanted or frame.touched >= budget(better)):
        return DONE
    return least_card(context)


# Assets.


def use_asset(context: DecisionContext) -> int:
    """An asset that bots always use, else the one that gains most when tried on a copy; PASS if none gains enough."""
    deal = context.s.deal
    is_open = deal.main and deal.counters and not deal.won
    stake = advantage(context) if is_open else 0.0
    best, most = PASS, LEAST_GAIN
    for option in context.options:
        if option == PASS:
            continue
        if BOTS_ALWAYS_USE[option - ASSET]:
            return option
        value = context.trials.ability_value(option, stake)
        if value > most:
            best, most = option, value
    return best


def which_offer(context: DecisionContext) -> int:
    return MAIN if advantage(context) > 0 else COUNTER


def pay_or_take_back(context: DecisionContext) -> int:
    """Pay for the bot's own counteroffer if it is much better than the main offer; otherwise take it back."""
    return FIRST if advantage(context) < -2 * SOME else SECOND


def support_or_pay(context: DecisionContext) -> int:
    return least_card(context) if advantage(context) > 0 else AMOUNT + 1
