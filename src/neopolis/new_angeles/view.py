"""What a seat may see, built from an allow-list: nothing is in a view that is not put there on purpose."""

from __future__ import annotations

import msgspec

from neopolis.new_angeles.city import STRIKE, is_at, unrest
from neopolis.new_angeles.hands import assets_of, hand_size
from neopolis.new_angeles.knowledge import ASIDE, EVENT_SEEN, HAND, RIVAL, known
from neopolis.new_angeles.state import NOBODY, NewAngeles
from neopolis.new_angeles.things import (
    COMPONENT_NAMES,
    CORPORATION_NAMES,
    CORPORATIONS,
    DISTRICTS,
    EMERGENCY,
    RESOURCE_NAMES,
    UNREST,
    members,
)


class DistrictView(msgspec.Struct, frozen=True):
    """A district and what is in it."""

    number: int
    name: str
    unrest: str
    components: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `hand`, `rival` and `investment` are None or 0 where the viewer cannot know them."""

    seat: int
    corporation: str
    capital: int
    hand: list[int] | None
    hand_count: int
    hand_size: int
    known_cards: list[int]
    assets: list[int]
    exhausted: list[int]
    emergencies: list[int]
    emergencies_face_up: list[int]
    rival: int
    investment: int


class DealView(msgspec.Struct, frozen=True):
    """The deal on the table."""

    revealed: int
    main: int
    counters: list[int]
    counterer: int
    main_support: int
    counter_support: int
    main_supporters: list[int]
    counter_supporters: list[int]
    main_declared: list[int]
    counter_declared: list[int]
    counter_declarer: int
    cannot_trade: list[int]
    winner: int


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know."""

    game: str
    seat: int | None
    seats: int
    content: str
    house_values: bool
    round: int
    active: int
    awaited: list[int]
    threat: int
    supply: dict[str, int]
    demand: int
    targets: dict[str, int]
    districts: list[DistrictView]
    players: list[PlayerView]
    deal: DealView
    turns_left: int
    next_event_back: str
    events: list[int]
    decks: list[int]
    discards: int
    asset_deck: int
    rival_aside: int
    drawn: list[int]
    over: bool


def _district(s: NewAngeles, district: int) -> DistrictView:
    stage = unrest(s, district)
    return DistrictView(
        number=district,
        name=s.setting.pack.district_name(district),
        unrest="stable" if stage == 0 else "strike" if stage == STRIKE else "protest",
        components=[name for c, name in enumerate(COMPONENT_NAMES) if c != UNREST and is_at(s, c, district)],
    )


def _player(s: NewAngeles, viewer: int | None, seat: int) -> PlayerView:
    own = seat == viewer
    assets = assets_of(s, seat)
    held = [c for c in range(CORPORATIONS) if s.emergency_holders[c] == seat]
    shown = [] if viewer is None else [card for whose, card in known(s, viewer, HAND) if whose == seat]
    rivals = [] if viewer is None else [card for whose, card in known(s, viewer, RIVAL) if whose == seat]
    over = s.ended != 0
    return PlayerView(
        seat=seat,
        corporation=CORPORATION_NAMES[s.setting.corporations[seat]],
        capital=s.capital[seat],
        hand=list(s.hands[seat]) if own else None,
        hand_count=len(s.hands[seat]),
        hand_size=hand_size(s, seat),
        known_cards=sorted(shown),
        assets=assets,
        exhausted=[asset for asset in assets if s.exhausted >> asset & 1],
        emergencies=[EMERGENCY + c for c in held],
        emergencies_face_up=[EMERGENCY + c for c in held if s.emergency_face_up >> c & 1],
        rival=s.rivals[seat] if s.rivals and (own or over) else sum(rivals),
        investment=s.investments[seat] if own or over else 0,
    )


def _deal(s: NewAngeles) -> DealView:
    deal = s.deal
    return DealView(
        revealed=deal.revealed,
        main=deal.main,
        counters=list(deal.counters),
        counterer=deal.counterers[-1] if deal.counterers else NOBODY,
        main_support=len(deal.main_support),
        counter_support=len(deal.counter_support),
        main_supporters=members(deal.main_supporters),
        counter_supporters=members(deal.counter_supporters),
        main_declared=list(deal.main_declared),
        counter_declared=list(deal.counter_declared),
        counter_declarer=deal.counter_declarer,
        cannot_trade=members(deal.cannot_trade),
        winner=deal.winner,
    )


def _events(s: NewAngeles, viewer: int | None) -> list[int]:
    """The event deck as far as it is known, top card first; 0 for a card that is not."""
    seen = [] if viewer is None else [card for _, card in known(s, viewer, EVENT_SEEN)]
    return [event if event in seen else 0 for event in s.event_deck]


def view_of(s: NewAngeles, viewer: int | None) -> View:
    """The view of a seat."""
    tables = s.setting.tables
    seats = s.setting.seats
    aside = [] if viewer is None else [card for whose, card in known(s, viewer, RIVAL) if whose == ASIDE]
    return View(
        game="new-angeles",
        seat=viewer,
        seats=seats,
        content=s.setting.pack.hash,
        house_values=s.setting.pack.house > 0,
        round=s.round,
        active=s.active,
        awaited=members(s.asked),
        threat=s.threat,
        supply=dict(zip(RESOURCE_NAMES, s.supply, strict=True)),
        demand=s.demand,
        targets=dict(zip(RESOURCE_NAMES, tables.demand_targets[s.demand], strict=True)),
        districts=[_district(s, district) for district in range(1, DISTRICTS + 1)],
        players=[_player(s, viewer, seat) for seat in range(seats)],
        deal=_deal(s),
        turns_left=len(s.track),
        next_event_back=COMPONENT_NAMES[tables.event_back[s.event_deck[0]]],
        events=_events(s, viewer),
        decks=[len(deck) for deck in s.decks],
        discards=len(s.discards),
        asset_deck=len(s.asset_deck),
        rival_aside=aside[0] if aside else 0,
        drawn=list(s.drawn[viewer]) if viewer is not None and s.drawn else [],
        over=s.ended != 0,
    )
