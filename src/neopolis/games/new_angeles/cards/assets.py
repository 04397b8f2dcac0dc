"""NA 72: the assets, by number. The values that an owner of the game could correct are in `content/assets.csv`.

In the frame of an effect, `seat` is the user of the asset. Before any pick, `picked` is the player whom the moment is
about, and `touched` is the moment. A condition reads the window in which the asset may be used: see `windows.py`.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.card_data import (
    CLAIM,
    CLAIM_KEPT,
    DISCARD,
    END_OF_TURN,
    EXHAUST,
    MAY,
    TRIGGER,
)
from neopolis.games.new_angeles.cards.declaring import Declare, has_choices
from neopolis.games.new_angeles.cards.definitions import CAN_BE_DECLARED, asset
from neopolis.games.new_angeles.cards.vocabulary import (
    Do,
    PickSeat,
    PickThing,
    always,
    either,
    everybody,
    gain_capital,
    go_to,
    hand_of_picked,
    nothing_more,
    open_window,
    others,
    others_with_capital,
    others_with_cards,
    picked_player,
    picks_so_far,
    types,
    yes_or_no,
)
from neopolis.games.new_angeles.cards.windows import player_of, proposed
from neopolis.games.new_angeles.ids import (
    AMOUNT,
    ASSET,
    CORPORATIONS,
    COUNTER,
    DONE,
    EMERGENCY,
    GENERAL,
    MAIN,
    PASS,
    RESOURCE,
    RESOURCES,
    SECOND,
    TYPE,
    TYPES,
    YES,
)
from neopolis.games.new_angeles.knowledge.knowledge import (
    came_seen,
    left_deck,
    rival_swapped,
    saw_hand,
    saw_rival_aside,
)
from neopolis.games.new_angeles.rules.claiming import claim
from neopolis.games.new_angeles.rules.contracts import gain, give, lose
from neopolis.games.new_angeles.rules.deal import counterer
from neopolis.games.new_angeles.rules.drawing import DrawAny, DrawTopmost
from neopolis.games.new_angeles.rules.hands import (
    discard,
    draw,
    hand_card,
    hold,
    is_drawable,
    is_emergency,
    lay_down,
    lay_support,
    leave,
    pass_asset,
    playable,
    take,
    topmost_type,
)
from neopolis.games.new_angeles.rules.scripts import (
    ABSTAINED,
    ASSET_REVEALED,
    COUNTER_PROPOSED,
    DEAL_ENDED,
    DEAL_WON,
    MAIN_PROPOSED,
    RESOLUTION_BEGINS,
    SUPPORT_BEGINS,
    SUPPORT_TIED,
    THREAT_ROSE,
    TURN_STARTS,
)
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, replaced

# What several assets have in common.


def has_cards(s: NewAngeles, owner: int, window: Frame) -> bool:
    return len(s.hands[owner]) > 0


def an_offer_stands(s: NewAngeles, owner: int, window: Frame) -> bool:
    """Whether the offer that was proposed at this moment still stands: it may have been sent back since (R-84)."""
    return proposed(s, window) != 0


def two_offers_stand(s: NewAngeles, owner: int, window: Frame) -> bool:
    return s.deal.main != 0 and len(s.deal.counters) > 0


def offers_standing(s: NewAngeles, f: Frame) -> list[int]:
    return [MAIN, COUNTER] if s.deal.counters and s.deal.main else [MAIN if s.deal.main else COUNTER]


def settle_offer(s: NewAngeles, f: Frame, thing: int) -> None:
    s.deal.won = thing


def move_card(s: NewAngeles, giver: int, taker: int, card: int) -> None:
    """NA 2.8, 56.3: a player steals a card. Only the two players know which card it is."""
    hand_card(s, giver, taker, card)
    s.emit("stole-card", taker, (giver,))
    s.emit("stole-card-seen", taker, (giver, card), 1 << giver | 1 << taker)


# The assets.


AARON_MARRON: Final = asset(
    "aaron-marron", "Aaron Marrón", number=1, rule="NA 72.1",
    takes_payments=True,
)  # fmt: skip


def two_players_own_assets(s: NewAngeles, owner: int, window: Frame) -> bool:
    return len({seat for seat in s.owners if seat >= 0}) > 1


def assets_in_play(s: NewAngeles, f: Frame) -> list[int]:
    """R-111: assets that can be picked; the two must have different owners. The frame's `count` is the first, or 0."""
    taken = s.owners[f.count] if f.count else NOBODY
    return [ASSET + number for number, owner in enumerate(s.owners) if owner not in (NOBODY, taken)]


def first_of_swap(s: NewAngeles, f: Frame, thing: int) -> None:
    go_to(s, f.step, count=thing - ASSET)


def swap_assets(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 61.1: swap the owners of two assets. Before swapping an asset of their own, a player loses 2 capital."""
    one, other = f.count, thing - ASSET
    if f.seat in (s.owners[one], s.owners[other]):
        lose(s, f.seat, 2)
    owner = s.owners[one]
    pass_asset(s, one, s.owners[other])
    pass_asset(s, other, owner)


def assets_of_other_players(s: NewAngeles, seat: int, options: list[int]) -> int:
    """R-134: an asset of somebody else, if there is one."""
    return next((option for option in options if s.owners[option - ASSET] != seat), options[0])


ALEX_WESTLUND: Final = asset(
    "alex-westlund", "Alex Westlund", number=2, rule="NA 72.2", bot_value=1.5,  # NA 61.1, R-111
    timing=END_OF_TURN, condition=two_players_own_assets,
    effect=[
        PickThing(assets_in_play, first_of_swap, "swap-first", ask="first", careful=assets_of_other_players),
        PickThing(assets_in_play, swap_assets, "swap-second", ask="second", careful=assets_of_other_players),
    ],
)  # fmt: skip


def own_cards(s: NewAngeles, f: Frame) -> list[int]:
    hand = list(s.hands[f.seat])
    if picks_so_far(f) == 2 or not hand:
        return []
    return [DONE, *hand] if picks_so_far(f) else hand


def hand_over(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 72.3: give a card for 1 capital, then ask for a second. Only giver and receiver know the cards (NA 2.8)."""
    if thing == DONE:
        return
    hand_card(s, f.seat, f.picked, thing)
    s.emit("gave-card", f.seat, (f.picked,))
    s.emit("gave-card-seen", f.seat, (f.picked, thing), 1 << f.seat | 1 << f.picked)
    gain(s, f.seat, 1)
    go_to(s, f.step - 1, count=picks_so_far(f) + 1, picked=f.picked)


BERNICE_MAI: Final = asset(
    "bernice-mai", "Bernice Mai", number=3, rule="NA 72.3",
    timing=END_OF_TURN, condition=has_cards,
    effect=[PickSeat(others, nothing_more), PickThing(own_cards, hand_over, "give-card", ask="card")],
)  # fmt: skip

BRAINTRUST: Final = asset(
    "braintrust", "Braintrust", number=4, rule="NA 72.4", bot_value=5.0,
    hand_size=-1, doubles_draws=True,
)  # fmt: skip


def emergencies_of_others(s: NewAngeles, f: Frame) -> list[int]:
    holders = s.emergency_holders
    if picks_so_far(f) == 2:
        return []
    return [EMERGENCY + one for one in range(CORPORATIONS) if holders[one] not in (NOBODY, f.seat)]


def steal_emergency(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 21.6: take an emergency action from another player. It is not turned over."""
    hold(s, thing - EMERGENCY, f.seat)
    s.emit("stole-emergency", f.seat, (thing,))
    go_to(s, f.step - 1, count=picks_so_far(f) + 1)


BRYAN_STINSON: Final = asset(
    "bryan-stinson", "Bryan Stinson", number=5, rule="NA 72.5", bot_value=2.0,
    timing=CLAIM,
    effect=[PickThing(emergencies_of_others, steal_emergency, "steal-emergency", ask="emergency")],
)  # fmt: skip


def offer_can_be_declared(s: NewAngeles, owner: int, window: Frame) -> bool:
    card = proposed(s, window)
    if card == 0 or not CAN_BE_DECLARED[card]:
        return False
    return s.setting.rules < 4 or has_choices(s, card, player_of(window))


CAPRICE_NISEI: Final = asset(
    "caprice-nisei", "Caprice Nisei", number=6, rule="NA 72.6",  # NA 2.9, R-57, R-100
    timing=EXHAUST, when=(MAIN_PROPOSED, COUNTER_PROPOSED), condition=offer_can_be_declared,
    effect=[Declare()],
)  # fmt: skip


def another_player_counters(s: NewAngeles, owner: int, window: Frame) -> bool:
    return player_of(window) != owner


def can_pay_two(s: NewAngeles, f: Frame) -> list[int]:
    return [1] if s.capital[f.picked] >= 2 else []


def pay_two(s: NewAngeles, f: Frame) -> None:
    give(s, f.picked, f.seat, 2)


def send_back(s: NewAngeles, f: Frame) -> None:
    """NA 15.8, R-89: the counteroffer returns to its player, who is not asked for another (NA 15.6)."""
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
    s.emit("sent-back", seat, (card,))


CHIEF_GORMAN: Final = asset(
    "chief-gorman", "Chief Gorman", number=7, rule="NA 72.7",  # NA 15.8, R-89
    timing=EXHAUST, when=(COUNTER_PROPOSED,), condition=another_player_counters,
    effect=either(
        "pay-or-take-back", (can_pay_two, [Do(pay_two)]), (always, [Do(send_back)]),
        ask="pay", asked=picked_player, careful=SECOND,
    ),
)  # fmt: skip


def gain_by_right_neighbour(s: NewAngeles, owner: int) -> None:
    if owner != NOBODY and (owner - 1) % s.setting.seats == s.deal.winner:
        gain(s, owner, 1)


COACH_WALDEN: Final = asset(
    "coach-walden", "Coach Walden", number=8, rule="NA 72.8",
    timing=TRIGGER,
    on_deal_won=gain_by_right_neighbour,
)  # fmt: skip


def another_can_support_or_pay(s: NewAngeles, owner: int, window: Frame) -> bool:
    about = player_of(window)
    return about != owner and (s.capital[about] > 0 or (s.deal.main != 0 and len(s.hands[about]) > 0))


def card_or_capital(s: NewAngeles, f: Frame) -> list[int]:
    """R-96: what the picked player can choose: a card from hand to lay beside the main offer, or 1 capital to pay."""
    fee = [AMOUNT + 1] if s.capital[f.picked] else []
    return [*s.hands[f.picked], *fee] if s.deal.main else fee


def forced_support(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing == AMOUNT + 1:
        lose(s, f.picked, 1)
        return
    leave(s, f.picked, thing)
    lay_support(s, MAIN, thing, f.picked)
    s.emit("support-card", f.picked, (thing,), 1 << f.picked)
    s.emit("supported", f.picked, (MAIN, 1))


def stay_out(s: NewAngeles, seat: int, options: list[int]) -> int:
    """R-134: pay rather than support an offer."""
    return AMOUNT + 1 if AMOUNT + 1 in options else options[0]


EIKO: Final = asset(
    "eiko", "Eiko", number=9, rule="NA 72.9",
    timing=EXHAUST, when=(ABSTAINED,), condition=another_can_support_or_pay,
    effect=[
        PickThing(
            card_or_capital, forced_support, "support-or-pay",
            ask="support-or-pay", asked=picked_player, careful=stay_out,
        ),
    ],
)  # fmt: skip


def hand_on_mills(s: NewAngeles, f: Frame, seat: int) -> None:
    pass_asset(s, ELIZABETH_MILLS, seat)


def three_to_discard(s: NewAngeles, f: Frame) -> list[int]:
    return hand_of_picked(s, f) if picks_so_far(f) < 3 else []


def can_draw(s: NewAngeles, f: Frame) -> list[int]:
    """R-46, R-70, R-74: the types that the picked player could draw: the topmost one, or any one for Melange Mining."""
    kind = topmost_type(s, f.picked)
    if kind == GENERAL or s.setting.rules < 4:
        return types(s, f)
    return [TYPE + kind] if is_drawable(s, kind) else []


def discard_one(s: NewAngeles, f: Frame, thing: int) -> None:
    discard(s, f.picked, thing)
    go_to(s, f.step - 1, count=picks_so_far(f) + 1, picked=f.picked)


ELIZABETH_MILLS: Final = asset(
    "elizabeth-mills", "Elizabeth Mills", number=10, rule="NA 72.10", bot_value=1.0,
    timing=END_OF_TURN,
    effect=[
        PickSeat(others, hand_on_mills),
        *either(
            "discard-or-draw",
            (
                three_to_discard,
                [PickThing(three_to_discard, discard_one, "discard-card", ask="discard", asked=picked_player)],
            ),
            (can_draw, [DrawTopmost(3, picked_player)]),
        ),
    ],
)  # fmt: skip

FLOYD: Final = asset(
    "floyd-2x3a7c", "Floyd 2X3A7C", number=11, rule="NA 72.11", bot_value=5.0,
    timing=CLAIM_KEPT, hand_size=+5,
    effect=[DrawAny(5)],
)  # fmt: skip


def some_supply(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any(s.supply)


def stocked(s: NewAngeles, f: Frame) -> list[int]:
    return [RESOURCE + resource for resource in range(RESOURCES) if s.supply[resource]]


def siphon(s: NewAngeles, f: Frame, thing: int) -> None:
    s.supply[thing - RESOURCE] -= 1
    s.emit("supply", NOBODY, (thing - RESOURCE, s.supply[thing - RESOURCE]))
    gain(s, f.seat, 2)


FUMIKO_YAMAMORI: Final = asset(
    "fumiko-yamamori", "Fumiko Yamamori", number=12, rule="NA 72.12",
    timing=END_OF_TURN, condition=some_supply,
    effect=[PickThing(stocked, siphon, "pick-resource", ask="resource")],
)  # fmt: skip

GURREN_IMAISHI: Final = asset(
    "gurren-imaishi", "Gurren Imaishi", number=13, rule="NA 72.13", bot_value=5.0,
    timing=CLAIM,
    effect=[Do(gain_capital(5))],
)  # fmt: skip


def assets_of_others(s: NewAngeles, f: Frame) -> list[int]:
    return [ASSET + number for number, owner in enumerate(s.owners) if owner not in (NOBODY, f.seat)]


def steal_asset(s: NewAngeles, f: Frame, thing: int) -> None:
    pass_asset(s, thing - ASSET, f.seat)


HERNANDO_CORTEZ: Final = asset(
    "hernando-cortez", "Hernando Cortez", number=14, rule="NA 72.14",
    timing=CLAIM,
    effect=either(
        "steal-or-gain",
        (assets_of_others, [PickThing(assets_of_others, steal_asset, "steal-asset", ask="asset")]),
        (always, [Do(gain_capital(2))]),
        careful=SECOND,
    ),
)  # fmt: skip


def a_deck_and_an_offer(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any(s.decks) and (s.deal.main != 0 or len(s.deal.counters) > 0)


def decks_left(s: NewAngeles, f: Frame) -> list[int]:
    return [TYPE + kind for kind in range(TYPES) if s.decks[kind]]


def remember_deck(s: NewAngeles, f: Frame, thing: int) -> None:
    """Keep the deck in the frame's `count`."""
    go_to(s, f.step, count=thing - TYPE)


def add_support(s: NewAngeles, f: Frame, thing: int) -> None:
    """R-94: add a card that nobody sees and that makes nobody a supporter. R-71: everybody sees its deck."""
    kind = f.count
    card = s.decks[kind][0]
    s.decks = replaced(s.decks, kind, s.decks[kind][1:])
    left_deck(s, kind)
    lay_support(s, thing, card, NOBODY)
    s.emit("added-support", f.seat, (thing, kind))


ISABEL_MCGUIRE: Final = asset(
    "isabel-mcguire", "Isabel McGuire", number=15, rule="NA 72.15",
    timing=EXHAUST, when=(SUPPORT_BEGINS,), condition=a_deck_and_an_offer,
    effect=[
        PickThing(decks_left, remember_deck, "pick-type", ask="deck"),
        PickThing(offers_standing, add_support, "which-offer", ask="offer"),
    ],
)  # fmt: skip


def bet(s: NewAngeles, f: Frame, seat: int) -> None:
    s.deal.bets = (*s.deal.bets, f.seat, seat)


def pay_bets(s: NewAngeles, owner: int) -> None:
    """Players who bet on the winner gain 2 capital, whoever owns the asset by then."""
    bets = s.deal.bets
    for at in range(0, len(bets), 2):
        if bets[at + 1] == s.deal.winner:
            gain(s, bets[at], 2)


JACKSON_HOWARD: Final = asset(
    "jackson-howard", "Jackson Howard", number=16, rule="NA 72.16", bots_always_use=True,
    timing=EXHAUST, when=(ASSET_REVEALED,),
    effect=[PickSeat(others, bet)],
    on_deal_won=pay_bets,
)  # fmt: skip


def a_richer_player_with_cards(s: NewAngeles, owner: int, window: Frame) -> bool:
    about = player_of(window)
    return s.capital[about] > s.capital[owner] and len(s.hands[about]) > 0


def steal_by_chance(s: NewAngeles, f: Frame) -> None:
    hand = s.hands[f.picked]
    move_card(s, f.picked, f.seat, hand[s.below(len(hand))])


LILY_LOCKWELL: Final = asset(
    "lily-lockwell", "Lily Lockwell", number=17, rule="NA 72.17",
    timing=MAY, when=(TURN_STARTS,), condition=a_richer_player_with_cards,
    effect=[Do(steal_by_chance)],
)  # fmt: skip


def a_counteroffer_stands(s: NewAngeles, owner: int, window: Frame) -> bool:
    return bool(s.deal.counters)


def supporting_players(s: NewAngeles, f: Frame) -> list[int]:
    """NA 60.0, R-97: everybody except the active and the countering player."""
    return [seat for seat in everybody(s, f) if seat not in (s.active, counterer(s))]


def forbid_counter(s: NewAngeles, f: Frame, seat: int) -> None:
    s.deal.cannot_support |= 1 << seat


LOCUST_COMPANY: Final = asset(
    "locust-company", "Locust Company", number=18, rule="NA 72.18",
    timing=EXHAUST, when=(SUPPORT_BEGINS,), condition=a_counteroffer_stands,
    effect=[PickSeat(supporting_players, forbid_counter)],
)  # fmt: skip


def someone_else_has_capital(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any([s.capital[seat] for seat in range(s.setting.seats) if seat != owner])


def rob(s: NewAngeles, f: Frame, seat: int) -> None:
    """NA 72.19, R-106: take 2 capital from one of the richest players, or 1 capital from anybody else."""
    give(s, seat, f.seat, 2 if s.capital[seat] == max(s.capital) else 1)


MARCO_CUBRERO: Final = asset(
    "marco-cubrero", "Marco Cubrero", number=19, rule="NA 72.19", bot_value=5.0,
    timing=END_OF_TURN, condition=someone_else_has_capital,
    effect=[PickSeat(others_with_capital, rob)],
)  # fmt: skip


def ban_from_trade(s: NewAngeles, f: Frame) -> None:
    s.deal.cannot_trade |= 1 << f.picked


MARK_YALE: Final = asset(
    "mark-yale", "Mark Yale", number=20, rule="NA 72.20", bot_value=1.0,
    timing=EXHAUST, when=(MAIN_PROPOSED, COUNTER_PROPOSED), condition=an_offer_stands,
    effect=[Do(ban_from_trade)],
)  # fmt: skip

MIDORI: Final = asset(
    "midori", "Midori", number=21, rule="NA 72.21",
    timing=EXHAUST, when=(SUPPORT_TIED,), condition=two_offers_stand,
    effect=[PickThing(offers_standing, settle_offer, "which-offer", ask="offer")],
)  # fmt: skip


def lost_as_active_player(s: NewAngeles, owner: int, window: Frame) -> bool:
    return owner == s.active and s.deal.winner != owner and s.capital[s.deal.winner] > 0


def two_from_winner(s: NewAngeles, f: Frame) -> None:
    give(s, s.deal.winner, f.seat, 2)


MONICA_SINGH: Final = asset(
    "monica-singh", "Monica Singh", number=22, rule="NA 72.22",
    timing=MAY, when=(DEAL_WON,), condition=lost_as_active_player,
    effect=[Do(two_from_winner)],
)  # fmt: skip


def fine(s: NewAngeles, f: Frame, seat: int) -> None:
    lose(s, seat, 1)


MR_LI: Final = asset(
    "mr-li", "Mr. Li", number=23, rule="NA 72.23",
    timing=END_OF_TURN,
    effect=[PickSeat(everybody, fine), DrawAny(2, picked_player)],
)  # fmt: skip


def someone_else_has_cards(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any([s.hands[seat] for seat in range(s.setting.seats) if seat != owner])


def see_hand(s: NewAngeles, f: Frame, seat: int) -> None:
    """R-110: show the hand of a player to the user of the asset, and to nobody else."""
    s.revealed = True
    saw_hand(s, f.seat, seat)
    s.emit("saw-hand", f.seat, (seat,))
    s.emit("saw-hand-cards", f.seat, (seat, *s.hands[seat]), 1 << f.seat)


def cards_or_pass(s: NewAngeles, f: Frame) -> list[int]:
    return [*hand_of_picked(s, f), PASS]


def steal_card(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing != PASS:
        move_card(s, f.picked, f.seat, thing)


MR_WHITE: Final = asset(
    "mr-white", '"Mr. White"', number=24, rule="NA 72.24",
    timing=END_OF_TURN, condition=someone_else_has_cards,
    effect=[
        PickSeat(others_with_cards, see_hand),
        PickThing(cards_or_pass, steal_card, "steal-card", ask="card"),
    ],
)  # fmt: skip


def claim_next(s: NewAngeles, f: Frame) -> None:
    """NA 72.25, R-108: claim the top card of the asset deck. Its effect ends before the next card is revealed."""
    if s.asset_deck and s.asset_deck[0] != NAOKO_WATANABE:
        claimed = s.asset_deck[0]
        s.asset_deck = s.asset_deck[1:]
        s.revealed = True
        claim(s, f.seat, claimed)


NAOKO_WATANABE: Final = asset(
    "naoko-watanabe", "Naoko Watanabe", number=25, rule="NA 72.25", bot_value=6.0,
    timing=CLAIM,
    effect=[Do(claim_next), Do(claim_next)],
)  # fmt: skip


def empty_hand(s: NewAngeles, owner: int, window: Frame) -> bool:
    return not s.hands[owner]


RACHEL_BECKMANN: Final = asset(
    "rachel-beckmann", "Rachel Beckmann", number=26, rule="NA 72.26",
    timing=MAY, when=(DEAL_ENDED,), condition=empty_hand,
    effect=[DrawTopmost(1)],
)  # fmt: skip


def counteroffer_won(s: NewAngeles, owner: int, window: Frame) -> bool:
    return s.deal.won == COUNTER


def one_each(s: NewAngeles, f: Frame) -> None:
    gain(s, f.seat, 1)
    gain(s, s.active, 1)


SAUL_EUSTECIO: Final = asset(
    "saul-eustecio", "Saul Eustecio", number=27, rule="NA 72.27",
    timing=EXHAUST, when=(DEAL_WON,), condition=counteroffer_won,
    effect=[Do(one_each)],
)  # fmt: skip

SUNNY_LEBEAU: Final = asset(
    "sunny-lebeau", "Sunny LeBeau", number=28, rule="NA 72.28",
    timing=MAY, when=(THREAT_ROSE,),
    effect=[DrawTopmost(2)],
)  # fmt: skip


def hand_on_chen(s: NewAngeles, f: Frame, seat: int) -> None:
    pass_asset(s, SUSAN_CHEN, seat)


SUSAN_CHEN: Final = asset(
    "susan-chen", "Susan Chen", number=29, rule="NA 72.29", bot_value=4.0, bots_always_use=True,
    timing=END_OF_TURN,
    effect=[Do(gain_capital(2)), PickSeat(others, hand_on_chen)],
)  # fmt: skip

TANAKA: Final = asset(
    "tanaka", "Tanaka", number=30, rule="NA 72.30",
    timing=DISCARD, when=(RESOLUTION_BEGINS,), condition=two_offers_stand,
    effect=[PickThing(offers_standing, settle_offer, "which-offer", ask="offer")],
)  # fmt: skip


def own_main_offer(s: NewAngeles, owner: int, window: Frame) -> bool:
    return owner == s.active and bool(playable(s, owner))


def cards_to_offer(s: NewAngeles, f: Frame) -> list[int]:
    return playable(s, f.seat)


def second_offer(s: NewAngeles, f: Frame, thing: int) -> None:
    """R-90: the active player makes a counteroffer, too; nobody else may make one."""
    lay_down(s, f.seat, thing)
    s.deal.counters = (thing,)
    s.deal.counterers = (f.seat,)
    s.deal.counters_closed = True
    s.emit("counteroffer", f.seat, (thing,))
    open_window(s, COUNTER_PROPOSED, f.seat)


THE_FALL_GUY: Final = asset(
    "the-fall-guy", "The Fall Guy", number=31, rule="NA 72.31",
    timing=DISCARD, when=(MAIN_PROPOSED,), condition=own_main_offer,
    effect=[PickThing(cards_to_offer, second_offer, "propose-counteroffer", ask="counteroffer")],
)  # fmt: skip


def see_rival(s: NewAngeles, f: Frame) -> None:
    s.revealed = True
    saw_rival_aside(s, f.seat)
    s.emit("saw-rival", f.seat, (s.rival_aside,), 1 << f.seat)


def swap_rival(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing == YES:
        own = s.rivals[f.seat]
        s.rivals = (*s.rivals[: f.seat], s.rival_aside, *s.rivals[f.seat + 1 :])
        s.rival_aside = own
        rival_swapped(s, f.seat)
        s.emit("swapped-rival", f.seat)


THOMAS_HAAS: Final = asset(
    "thomas-haas", "Thomas Haas", number=32, rule="NA 72.32", bots_always_use=True,
    timing=END_OF_TURN,
    effect=[Do(see_rival), PickThing(yes_or_no, swap_rival, "swap-rival", ask="swap")],
)  # fmt: skip


def draw_of_each(s: NewAngeles, f: Frame) -> None:
    for kind in range(TYPES):
        draw(s, f.seat, kind, 2)
    s.free_hand |= 1 << f.seat


TOSHIYUKI_SAKAI: Final = asset(
    "toshiyuki-sakai", "Toshiyuki Sakai", number=33, rule="NA 72.33", bot_value=5.0,
    timing=CLAIM,
    effect=[Do(draw_of_each)],
)  # fmt: skip


def gain_by_illness(s: NewAngeles, owner: int) -> None:
    if owner != NOBODY:
        gain(s, owner, 2)


WONG_YA_CHING: Final = asset(
    "wong-ya-ching", "Wong Ya Ching", number=34, rule="NA 72.34",
    timing=TRIGGER,
    on_illness_threat=gain_by_illness,
)  # fmt: skip
