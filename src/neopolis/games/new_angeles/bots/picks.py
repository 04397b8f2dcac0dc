"""How the plain bot answers the questions of cards and assets: by trying answers on a copy, or by a simple rule."""

from __future__ import annotations

from neopolis.games.new_angeles.bots.decision_context import DecisionContext
from neopolis.games.new_angeles.bots.promises import respect_keep_out
from neopolis.games.new_angeles.cards.events import event_effect
from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.ids import (
    CORPORATION,
    DONE,
    EMERGENCY,
    EVENT,
    FEDERALIST,
    INVESTMENT,
    NO,
    PASS,
    SEAT,
    SEATS,
    TYPE,
    YES,
)
from neopolis.games.new_angeles.rules.hands import hand_size, topmost_type


def pick(context: DecisionContext) -> int:
    """The answer that turns out best on a copy; among equals, the first.

    If the answers are players, the active player comes first among equals.
    """
    respect_keep_out(context)
    values = context.trials.answer_values(context.options)
    best = context.best(values)
    active = SEAT + context.s.active
    return active if SEAT <= best < SEAT + SEATS and values.get(active) == values[best] else best


# Action cards.


def least_card(context: DecisionContext) -> int:
    """The card whose loss matters least."""
    cards = [option for option in context.options if 0 < option < EMERGENCY]
    return min(cards, key=context.card_value) if cards else context.options[0]


def give_card(context: DecisionContext) -> int:
    """Give a card away only if the hand is full."""
    s = context.s
    return least_card(context) if len(s.hands[context.seat]) >= hand_size(s, context.seat) else DONE


def steal_card(context: DecisionContext) -> int:
    cards = [option for option in context.options if option != PASS]
    return max(cards, key=context.card_value) if cards else PASS


def steal_emergency(context: DecisionContext) -> int:
    return context.best({card: context.card_value(card) for card in context.options})


def draw_type(context: DecisionContext) -> int:
    """The type on the first line of the seat's corp sheet, if that is an option; otherwise the type worth most."""
    own = TYPE + topmost_type(context.s, context.seat)
    if own in context.options:
        return own
    return context.best({option: _type_value(context, option - TYPE) for option in context.options})


def _type_value(context: DecisionContext, kind: int) -> float:
    """How much the cards of a type are worth together, all copies counted."""
    tables = context.s.setting.tables
    cards = [card for card in range(1, len(tables.action_deck)) if tables.action_deck[card] == kind]
    return sum([tables.action_copies[card] * max(context.card_value(card), 0.0) for card in cards])


# Events, investments and rivals.


def worst_event(context: DecisionContext) -> int:
    return context.best({option: -_event_value(context, option - EVENT) for option in context.options})


def best_event(context: DecisionContext) -> int:
    return context.best({option: _event_value(context, option - EVENT) for option in context.options})


def _event_value(context: DecisionContext, event: int) -> float:
    """How good it would be for the seat if an event had its effect on threat now."""
    trial = context.s.copy()
    trial.silent = True
    event_effect(trial, event)
    return -context.evaluator.threat_cost * (trial.threat - context.s.threat)


def investment(context: DecisionContext) -> int:
    """The investment that would pay most now."""
    return context.best({o: float(investment_capital(context.s, o - INVESTMENT)) for o in context.options})


def swap_rival(context: DecisionContext) -> int:
    """Take the rival card that was set aside if it is easier to win with."""
    other, own = context.s.rival_aside, context.s.rivals[context.seat]
    return YES if _rival_lead(context, other) > _rival_lead(context, own) else NO


def _rival_lead(context: DecisionContext, rival: int) -> float:
    """How close this seat is to winning with a rival card; negative if it is behind.

    This is the lead, in capital, over those whom the seat must beat. For the Federalist, it is threat minus 15.
    """
    s = context.s
    if rival == FEDERALIST:
        return float(s.threat - 15)
    seat = s.setting.corporations.index(rival - CORPORATION)
    others = sorted([s.capital[other] for other in range(s.setting.seats) if other != context.seat])
    beaten = others[1 if s.setting.seats == 4 else 2] if seat == context.seat else s.capital[seat]
    return float(s.capital[context.seat] - beaten)
