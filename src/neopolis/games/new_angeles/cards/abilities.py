"""What assets do at the end of a turn and when they are claimed (NA 72). When they can be used is in `assets.py`.

The frame of an ability belongs to its user (`seat`); `picked` begins as the seat that the moment is about,
`touched` as the moment.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.vocabulary import (
    Do,
    Effect,
    Either,
    PickSeat,
    PickThing,
    everybody,
    go_to,
    nothing_more,
    others,
    stop,
)
from neopolis.games.new_angeles.ids import (
    ALEX_WESTLUND,
    ASSET,
    ASSETS,
    BERNICE_MAI,
    BRYAN_STINSON,
    CORPORATIONS,
    DONE,
    ELIZABETH_MILLS,
    EMERGENCY,
    FLOYD,
    FUMIKO_YAMAMORI,
    GURREN_IMAISHI,
    HERNANDO_CORTEZ,
    MARCO_CUBRERO,
    MR_LI,
    MR_WHITE,
    NAOKO_WATANABE,
    NO,
    PASS,
    RESOURCE,
    RESOURCES,
    SUSAN_CHEN,
    THOMAS_HAAS,
    TOSHIYUKI_SAKAI,
    TYPES,
    YES,
)
from neopolis.games.new_angeles.knowledge.knowledge import rival_swapped, saw_hand, saw_rival
from neopolis.games.new_angeles.rules.claiming import claim
from neopolis.games.new_angeles.rules.contracts import gain, give, lose
from neopolis.games.new_angeles.rules.drawing import DrawAny, DrawTopmost
from neopolis.games.new_angeles.rules.hands import discard, draw, hand_card, hold, pass_asset
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles

# End of Turn.


def assets_in_play(s: NewAngeles, f: Frame) -> list[int]:
    """R-111: two assets of two different players; the frame holds the first."""
    taken = s.owners[f.count] if f.count else NOBODY
    return [ASSET + asset for asset in range(1, ASSETS + 1) if s.owners[asset] not in (NOBODY, taken)]


def first_of_swap(s: NewAngeles, f: Frame, thing: int) -> None:
    go_to(s, f.step, count=thing - ASSET)


def swap_assets(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 61.1: whoever swaps an own asset loses 2 capital first."""
    one, other = f.count, thing - ASSET
    if f.seat in (s.owners[one], s.owners[other]):
        lose(s, f.seat, 2)
    owner = s.owners[one]
    pass_asset(s, one, s.owners[other])
    pass_asset(s, other, owner)


def own_cards(s: NewAngeles, f: Frame) -> list[int]:
    hand = list(s.hands[f.seat])
    if f.count == 2 or not hand:
        return []
    return [DONE, *hand] if f.count else hand


def hand_over(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 72.3: one or two cards are given, for 1 capital each; only giver and receiver know them (NA 2.8)."""
    if thing == DONE:
        return
    hand_card(s, f.seat, f.picked, thing)
    s.tell("gave-card", f.seat, (f.picked,))
    s.tell("gave-card-seen", f.seat, (f.picked, thing), 1 << f.seat | 1 << f.picked)
    gain(s, f.seat, 1)
    go_to(s, f.step - 1, count=f.count + 1, picked=f.picked)


def hand_mills(s: NewAngeles, f: Frame, seat: int) -> None:
    pass_asset(s, ELIZABETH_MILLS, seat)


def cards_of_picked(s: NewAngeles, f: Frame) -> list[int]:
    return list(s.hands[f.picked]) if f.count < 3 else []


def draw_is_possible(s: NewAngeles, f: Frame) -> list[int]:
    return [kind for kind in range(TYPES) if s.decks[kind] or s.discards]


def picked_seat(s: NewAngeles, f: Frame) -> int:
    return f.picked


def discard_one(s: NewAngeles, f: Frame, thing: int) -> None:
    discard(s, f.picked, thing)
    go_to(s, f.step - 1, count=f.count + 1, picked=f.picked)


def stocked(s: NewAngeles, f: Frame) -> list[int]:
    return [RESOURCE + resource for resource in range(RESOURCES) if s.supply[resource]]


def siphon(s: NewAngeles, f: Frame, thing: int) -> None:
    s.supply[thing - RESOURCE] -= 1
    s.tell("supply", NOBODY, (thing - RESOURCE, s.supply[thing - RESOURCE]))
    gain(s, f.seat, 2)


def others_with_capital(s: NewAngeles, f: Frame) -> list[int]:
    return [seat for seat in others(s, f) if s.capital[seat]]


def rob(s: NewAngeles, f: Frame, seat: int) -> None:
    """NA 72.19, R-106: 2 from one of the richest, 1 from anybody else."""
    give(s, seat, f.seat, 2 if s.capital[seat] == max(s.capital) else 1)


def fine(s: NewAngeles, f: Frame, seat: int) -> None:
    lose(s, seat, 1)


def others_with_cards(s: NewAngeles, f: Frame) -> list[int]:
    return [seat for seat in others(s, f) if s.hands[seat]]


def see_hand(s: NewAngeles, f: Frame, seat: int) -> None:
    """R-110: the hand is shown to the user alone."""
    s.shown = True
    saw_hand(s, f.seat, seat)
    s.tell("saw-hand", f.seat, (seat,))
    s.tell("saw-hand-cards", f.seat, (seat, *s.hands[seat]), 1 << f.seat)


def stealable(s: NewAngeles, f: Frame) -> list[int]:
    return [*s.hands[f.picked], PASS]


def steal_card(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing != PASS:
        move_card(s, f.picked, f.seat, thing)


def move_card(s: NewAngeles, giver: int, taker: int, card: int) -> None:
    """NA 2.8, 56.3: a card changes hands in secret."""
    hand_card(s, giver, taker, card)
    s.tell("stole-card", taker, (giver,))
    s.tell("stole-card-seen", taker, (giver, card), 1 << giver | 1 << taker)


def take_two(s: NewAngeles, f: Frame) -> None:
    gain(s, f.seat, 2)


def hand_chen(s: NewAngeles, f: Frame, seat: int) -> None:
    pass_asset(s, SUSAN_CHEN, seat)


def see_rival(s: NewAngeles, f: Frame) -> None:
    s.shown = True
    saw_rival(s, f.seat, s.setting.seats)
    s.tell("saw-rival", f.seat, (s.rival_aside,), 1 << f.seat)


def yes_or_no(s: NewAngeles, f: Frame) -> list[int]:
    return [YES, NO]


def swap_rival(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing == YES:
        side_action = s.rivals[f.seat]
        s.rivals = (*s.rivals[: f.seat], s.rival_aside, *s.rivals[f.seat + 1 :])
        s.rival_aside = side_action
        rival_swapped(s, f.seat)
        s.tell("swapped-rival", f.seat)


# Claim.


def emergencies_of_others(s: NewAngeles, f: Frame) -> list[int]:
    holders = s.emergency_holders
    if f.count == 2:
        return []
    return [EMERGENCY + one for one in range(CORPORATIONS) if holders[one] not in (NOBODY, f.seat)]


def steal_emergency(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 21.6: faceup or face down, it stays so."""
    hold(s, thing - EMERGENCY, f.seat)
    s.tell("stole-emergency", f.seat, (thing,))
    go_to(s, f.step - 1, count=f.count + 1)


def take_five(s: NewAngeles, f: Frame) -> None:
    gain(s, f.seat, 5)


def assets_of_others(s: NewAngeles, f: Frame) -> list[int]:
    return [ASSET + asset for asset in range(1, ASSETS + 1) if s.owners[asset] not in (NOBODY, f.seat)]


def steal_asset(s: NewAngeles, f: Frame, thing: int) -> None:
    pass_asset(s, thing - ASSET, f.seat)


def claim_next(s: NewAngeles, f: Frame) -> None:
    """NA 72.25, R-108: the top card of the asset deck, settled before the next is turned up."""
    if s.asset_deck and s.asset_deck[0] != NAOKO_WATANABE:
        asset = s.asset_deck[0]
        s.asset_deck = s.asset_deck[1:]
        s.shown = True
        claim(s, f.seat, asset)


def draw_of_each(s: NewAngeles, f: Frame) -> None:
    for kind in range(TYPES):
        draw(s, f.seat, kind, 2)
    s.free_hand |= 1 << f.seat


def always(s: NewAngeles, f: Frame) -> list[int]:
    return [1]


TURN_ABILITIES: Final[dict[int, Effect]] = {
    ALEX_WESTLUND: [
        PickThing(assets_in_play, first_of_swap, "swap-first"),
        PickThing(assets_in_play, swap_assets, "swap-second"),
    ],
    BERNICE_MAI: [PickSeat(others, nothing_more), PickThing(own_cards, hand_over, "give-card")],
    BRYAN_STINSON: [PickThing(emergencies_of_others, steal_emergency, "steal-emergency")],
    ELIZABETH_MILLS: [
        PickSeat(others, hand_mills),
        Either(cards_of_picked, draw_is_possible, 4, "discard-or-draw"),
        PickThing(cards_of_picked, discard_one, "discard-card", picked_seat),
        Do(stop),
        DrawTopmost(3, picked_seat),
    ],
    FLOYD: [DrawAny(5)],
    FUMIKO_YAMAMORI: [PickThing(stocked, siphon, "pick-resource")],
    GURREN_IMAISHI: [Do(take_five)],
    HERNANDO_CORTEZ: [
        Either(assets_of_others, always, 3, "steal-or-gain"),
        PickThing(assets_of_others, steal_asset, "steal-asset"),
        Do(stop),
        Do(take_two),
    ],
    MARCO_CUBRERO: [PickSeat(others_with_capital, rob)],
    MR_LI: [PickSeat(everybody, fine), DrawAny(2, picked_seat)],
    MR_WHITE: [PickSeat(others_with_cards, see_hand), PickThing(stealable, steal_card, "steal-card")],
    NAOKO_WATANABE: [Do(claim_next), Do(claim_next)],
    SUSAN_CHEN: [Do(take_two), PickSeat(others, hand_chen)],
    THOMAS_HAAS: [Do(see_rival), PickThing(yes_or_no, swap_rival, "swap-rival")],
    TOSHIYUKI_SAKAI: [Do(draw_of_each)],
}
