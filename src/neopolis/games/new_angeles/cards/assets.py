"""When the 34 assets can be used (NA 72): their moments, conditions and costs. What they do is in `abilities.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.card_data import DISCARD, EXHAUST
from neopolis.games.new_angeles.card_data import END_OF_TURN as END_OF_TURN_HEADER
from neopolis.games.new_angeles.ids import (
    ALEX_WESTLUND,
    BERNICE_MAI,
    CAPRICE_NISEI,
    CHIEF_GORMAN,
    COUNTER,
    EIKO,
    ELIZABETH_MILLS,
    FUMIKO_YAMAMORI,
    ISABEL_MCGUIRE,
    JACKSON_HOWARD,
    LILY_LOCKWELL,
    LOCUST_COMPANY,
    MARCO_CUBRERO,
    MARK_YALE,
    MIDORI,
    MONICA_SINGH,
    MR_LI,
    MR_WHITE,
    RACHEL_BECKMANN,
    SAUL_EUSTECIO,
    SUNNY_LEBEAU,
    SUSAN_CHEN,
    TANAKA,
    THE_FALL_GUY,
    THOMAS_HAAS,
    UNORTHODOX_KNOWLEDGE,
)
from neopolis.games.new_angeles.rules.hands import discard_asset, playable
from neopolis.games.new_angeles.rules.scripts import (
    ABSTAINED,
    ASSET_REVEALED,
    COUNTER_PROPOSED,
    DEAL_ENDED,
    DEAL_WON,
    END_OF_TURN,
    MAIN_PROPOSED,
    RESOLUTION_BEGINS,
    SUPPORT_BEGINS,
    SUPPORT_TIED,
    THREAT_ROSE,
    TURN_STARTS,
)
from neopolis.games.new_angeles.rules.state import NewAngeles

# Assets by the moment to which they listen, in the order of their numbers.
LISTENERS: Final[dict[int, tuple[int, ...]]] = {
    TURN_STARTS: (LILY_LOCKWELL,),
    ASSET_REVEALED: (JACKSON_HOWARD,),
    MAIN_PROPOSED: (CAPRICE_NISEI, MARK_YALE, THE_FALL_GUY),
    COUNTER_PROPOSED: (CAPRICE_NISEI, CHIEF_GORMAN, MARK_YALE),
    SUPPORT_BEGINS: (ISABEL_MCGUIRE, LOCUST_COMPANY),
    ABSTAINED: (EIKO,),
    RESOLUTION_BEGINS: (TANAKA,),
    SUPPORT_TIED: (MIDORI,),
    DEAL_WON: (MONICA_SINGH, SAUL_EUSTECIO),
    THREAT_ROSE: (SUNNY_LEBEAU,),
    DEAL_ENDED: (RACHEL_BECKMANN,),
    END_OF_TURN: (
        *(ALEX_WESTLUND, BERNICE_MAI, ELIZABETH_MILLS, FUMIKO_YAMAMORI, MARCO_CUBRERO, MR_LI, MR_WHITE),
        *(SUSAN_CHEN, THOMAS_HAAS),
    ),
}

# A condition: the state, the owner, and the window: its `count` is the moment, `seat` whom it is about.
Condition = Callable[[NewAngeles, int, Frame], bool]


def counterer(s: NewAngeles) -> int:
    """NA 14.0: who proposed the counteroffer that stands, or -1."""
    return s.deal.counterers[-1] if s.deal.counterers else -1


def proposed(s: NewAngeles, window: Frame) -> int:
    """The card that was proposed at this moment; 0 for a counteroffer that was sent back (R-84)."""
    if window.count == MAIN_PROPOSED:
        return s.deal.main
    return s.deal.counters[-1] if counterer(s) == window.seat else 0


def _richer(s: NewAngeles, owner: int, window: Frame) -> bool:
    return s.capital[window.seat] > s.capital[owner] and len(s.hands[window.seat]) > 0


def _can_be_declared(s: NewAngeles, owner: int, window: Frame) -> bool:
    return proposed(s, window) not in (0, UNORTHODOX_KNOWLEDGE)  # NA 2.9


def _offer_stands(s: NewAngeles, owner: int, window: Frame) -> bool:
    return proposed(s, window) != 0


def _stands_against_another(s: NewAngeles, owner: int, window: Frame) -> bool:
    return proposed(s, window) != 0 and window.seat != owner


def _own_offer(s: NewAngeles, owner: int, window: Frame) -> bool:
    return owner == s.active and bool(playable(s, owner))


def _deck_and_offer(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any(s.decks) and (s.deal.main != 0 or len(s.deal.counters) > 0)


def _two_offers(s: NewAngeles, owner: int, window: Frame) -> bool:
    return s.deal.main != 0 and len(s.deal.counters) > 0


def _counteroffer(s: NewAngeles, owner: int, window: Frame) -> bool:
    return bool(s.deal.counters)


def _another_abstained(s: NewAngeles, owner: int, window: Frame) -> bool:
    about = window.seat
    return about != owner and (s.capital[about] > 0 or (s.deal.main != 0 and len(s.hands[about]) > 0))


def _lost_as_active(s: NewAngeles, owner: int, window: Frame) -> bool:
    return owner == s.active and s.deal.winner != owner and s.capital[s.deal.winner] > 0


def _counterer_won(s: NewAngeles, owner: int, window: Frame) -> bool:
    return s.deal.won == COUNTER


def _empty_hand(s: NewAngeles, owner: int, window: Frame) -> bool:
    return not s.hands[owner]


def _some_supply(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any(s.supply)


def _some_cards(s: NewAngeles, owner: int, window: Frame) -> bool:
    return len(s.hands[owner]) > 0


def _someone_has_cards(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any([s.hands[seat] for seat in range(s.setting.seats) if seat != owner])


def _someone_has_capital(s: NewAngeles, owner: int, window: Frame) -> bool:
    return any([s.capital[seat] for seat in range(s.setting.seats) if seat != owner])


def _two_owners(s: NewAngeles, owner: int, window: Frame) -> bool:
    return len({seat for seat in s.owners if seat >= 0}) > 1


CONDITIONS: Final[dict[int, Condition]] = {
    ALEX_WESTLUND: _two_owners,
    BERNICE_MAI: _some_cards,
    CAPRICE_NISEI: _can_be_declared,
    CHIEF_GORMAN: _stands_against_another,
    EIKO: _another_abstained,
    FUMIKO_YAMAMORI: _some_supply,
    ISABEL_MCGUIRE: _deck_and_offer,
    LILY_LOCKWELL: _richer,
    LOCUST_COMPANY: _counteroffer,
    MARCO_CUBRERO: _someone_has_capital,
    MARK_YALE: _offer_stands,
    MIDORI: _two_offers,
    MONICA_SINGH: _lost_as_active,
    MR_WHITE: _someone_has_cards,
    RACHEL_BECKMANN: _empty_hand,
    SAUL_EUSTECIO: _counterer_won,
    TANAKA: _two_offers,
    THE_FALL_GUY: _own_offer,
}


def is_usable(s: NewAngeles, asset: int, owner: int, window: Frame) -> bool:
    """NA 6.2, 6.3: ready, its condition met, and at the end of a turn only the active player's."""
    timing = s.setting.tables.asset_timing[asset]
    if timing == EXHAUST and s.exhausted >> asset & 1:
        return False
    if timing == END_OF_TURN_HEADER and owner != s.active:
        return False
    return asset not in CONDITIONS or CONDITIONS[asset](s, owner, window)


def pay_cost(s: NewAngeles, asset: int) -> None:
    """NA 6.2, 6.7: an ability costs exhausting or discarding its card, or nothing."""
    timing = s.setting.tables.asset_timing[asset]
    if timing == EXHAUST:
        s.exhausted |= 1 << asset
    elif timing == DISCARD:
        discard_asset(s, asset)
