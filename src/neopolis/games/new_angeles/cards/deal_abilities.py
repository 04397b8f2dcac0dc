"""What assets do during a deal and at the other moments of play (NA 72). When they can be used is in `assets.py`.

The frame of an ability belongs to its user (`seat`); `picked` begins as the seat that the moment is about,
`touched` as the moment.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.abilities import always, move_card, picked_seat
from neopolis.games.new_angeles.cards.assets import counterer
from neopolis.games.new_angeles.cards.declaring import Declare
from neopolis.games.new_angeles.cards.vocabulary import (
    Do,
    Effect,
    Either,
    PickSeat,
    PickThing,
    everybody,
    go_to,
    open_window,
    others,
    stop,
)
from neopolis.games.new_angeles.ids import (
    AMOUNT,
    CAPRICE_NISEI,
    CHIEF_GORMAN,
    COUNTER,
    EIKO,
    EMERGENCY,
    ISABEL_MCGUIRE,
    JACKSON_HOWARD,
    LILY_LOCKWELL,
    LOCUST_COMPANY,
    MAIN,
    MARK_YALE,
    MIDORI,
    MONICA_SINGH,
    RACHEL_BECKMANN,
    SAUL_EUSTECIO,
    SUNNY_LEBEAU,
    TANAKA,
    THE_FALL_GUY,
    TYPE,
    TYPES,
)
from neopolis.games.new_angeles.knowledge.knowledge import came_seen, left_deck
from neopolis.games.new_angeles.rules.contracts import gain, give, lose
from neopolis.games.new_angeles.rules.drawing import DrawTopmost
from neopolis.games.new_angeles.rules.hands import hold, is_emergency, lay_down, lay_support, leave, playable, take
from neopolis.games.new_angeles.rules.scripts import COUNTER_PROPOSED
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, replaced


def bet(s: NewAngeles, f: Frame, seat: int) -> None:
    s.deal.bets = (*s.deal.bets, f.seat, seat)


def ban(s: NewAngeles, f: Frame) -> None:
    s.deal.cannot_trade |= 1 << f.picked


def offers_of_own(s: NewAngeles, f: Frame) -> list[int]:
    return playable(s, f.seat)


def second_offer(s: NewAngeles, f: Frame, thing: int) -> None:
    """R-90: the active player makes a counteroffer, too, and nobody else does."""
    lay_down(s, f.seat, thing)
    s.deal.counters = (thing,)
    s.deal.counterers = (f.seat,)
    s.deal.fall_guy = True
    s.tell("counteroffer", f.seat, (thing,))
    open_window(s, COUNTER_PROPOSED, f.seat)


def can_pay_two(s: NewAngeles, f: Frame) -> list[int]:
    return [1] if s.capital[f.picked] >= 2 else []


def pay_two(s: NewAngeles, f: Frame) -> None:
    give(s, f.picked, f.seat, 2)


def send_back(s: NewAngeles, f: Frame) -> None:
    """NA 15.8, R-89: the counteroffer returns to its player, who makes no other: everybody is asked once (NA 15.6)."""
    deal = s.deal
    card, seat = deal.counters[-1], deal.counterers[-1]
    deal.counters, deal.counterers = deal.counters[:-1], deal.counterers[:-1]
    if deal.counter_declarer == seat:
        deal.counter_declared, deal.counter_declarer = (), NOBODY
    if is_emergency(card):
        hold(s, card - EMERGENCY, seat)
    else:
        take(s, seat, (card,))
        came_seen(s, seat, card, s.setting.everybody)
    s.tell("sent-back", seat, (card,))


def decks_left(s: NewAngeles, f: Frame) -> list[int]:
    return [TYPE + kind for kind in range(TYPES) if s.decks[kind]]


def remember_deck(s: NewAngeles, f: Frame, thing: int) -> None:
    go_to(s, f.step, count=thing - TYPE)


def offers_standing(s: NewAngeles, f: Frame) -> list[int]:
    return [MAIN, COUNTER] if s.deal.counters and s.deal.main else [MAIN if s.deal.main else COUNTER]


def add_support(s: NewAngeles, f: Frame, thing: int) -> None:
    """R-94: a card nobody sees, and nobody's support; R-71: everybody sees from which deck it comes."""
    card = s.decks[f.count][0]
    s.decks = replaced(s.decks, f.count, s.decks[f.count][1:])
    left_deck(s, f.count)
    lay_support(s, thing, card, NOBODY)
    s.tell("added-support", f.seat, (thing, f.count))


def supporting(s: NewAngeles, f: Frame) -> list[int]:
    """NA 60.0: everybody but the active and the countering player."""
    return [seat for seat in everybody(s, f) if seat not in (s.active, counterer(s))]


def forbid_counter(s: NewAngeles, f: Frame, seat: int) -> None:
    s.deal.cannot_support |= 1 << seat


def card_or_capital(s: NewAngeles, f: Frame) -> list[int]:
    """R-96: a card beside the main offer, or 1 capital."""
    fee = [AMOUNT + 1] if s.capital[f.picked] else []
    return [*s.hands[f.picked], *fee] if s.deal.main else fee


def forced_support(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing == AMOUNT + 1:
        lose(s, f.picked, 1)
        return
    leave(s, f.picked, thing)
    lay_support(s, MAIN, thing, f.picked)
    s.tell("support-card", f.picked, (thing,), 1 << f.picked)
    s.tell("supported", f.picked, (MAIN, 1))


def settle_offer(s: NewAngeles, f: Frame, thing: int) -> None:
    s.deal.won = thing


def two_from_counterer(s: NewAngeles, f: Frame) -> None:
    give(s, s.deal.winner, f.seat, 2)


def one_each(s: NewAngeles, f: Frame) -> None:
    gain(s, f.seat, 1)
    gain(s, s.active, 1)


def steal_by_chance(s: NewAngeles, f: Frame) -> None:
    hand = s.hands[f.picked]
    move_card(s, f.picked, f.seat, hand[s.below(len(hand))])


DEAL_ABILITIES: Final[dict[int, Effect]] = {
    CAPRICE_NISEI: [Declare()],
    CHIEF_GORMAN: [
        Either(can_pay_two, always, 3, "pay-or-take-back", asked=picked_seat),
        Do(pay_two),
        Do(stop),
        Do(send_back),
    ],
    EIKO: [PickThing(card_or_capital, forced_support, "support-or-pay", picked_seat)],
    ISABEL_MCGUIRE: [
        PickThing(decks_left, remember_deck, "pick-type"),
        PickThing(offers_standing, add_support, "which-offer"),
    ],
    JACKSON_HOWARD: [PickSeat(others, bet)],
    LILY_LOCKWELL: [Do(steal_by_chance)],
    LOCUST_COMPANY: [PickSeat(supporting, forbid_counter)],
    MARK_YALE: [Do(ban)],
    MIDORI: [PickThing(offers_standing, settle_offer, "which-offer")],
    MONICA_SINGH: [Do(two_from_counterer)],
    RACHEL_BECKMANN: [DrawTopmost(1)],
    SAUL_EUSTECIO: [Do(one_each)],
    SUNNY_LEBEAU: [DrawTopmost(2)],
    TANAKA: [PickThing(offers_standing, settle_offer, "which-offer")],
    THE_FALL_GUY: [PickThing(offers_of_own, second_offer, "propose-counteroffer")],
}
