"""What a seat may see. Views are built from an allow-list: they contain only what is put there on purpose."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.games.new_angeles.ids import (
    COMPONENT_NAMES,
    CORPORATION_NAMES,
    CORPORATIONS,
    DISTRICTS,
    EMERGENCY,
    RESOURCE_NAMES,
    TYPES,
    UNREST,
    members,
)
from neopolis.games.new_angeles.knowledge.imagining import returned
from neopolis.games.new_angeles.knowledge.knowledge import (
    BACK,
    DECK,
    HAND,
    OPEN,
    UNKNOWN,
    located,
    row_of,
    support_seen,
    surely_held,
)
from neopolis.games.new_angeles.rules.city import STRIKE, is_at, unrest
from neopolis.games.new_angeles.rules.hands import assets_of, hand_size
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import DEMAND_ROUND, EVENT_PHASE, PRODUCTION, TURN
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, Row
from neopolis.games.new_angeles.rules.stops import (
    MODE_NAMES,
    SCOPE_NAMES,
    STOP_NAMES,
    Stop,
    dismissed,
    single_calls,
    standing_calls,
)
from neopolis.games.new_angeles.trading.ledger_view import PromiseView, ProposalView, promise_views, proposal_views

# By script: the phases of a standard round (NA 55.0), and the demand round that follows every second one.
PHASES: Final[dict[int, str]] = {
    TURN: "action",
    PRODUCTION: "production",
    EVENT_PHASE: "event",
    DEMAND_ROUND: "demand",
}


class DistrictView(msgspec.Struct, frozen=True):
    """A district and what is in it."""

    number: int
    name: str
    unrest: str
    components: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `hand` is None, and `rival` and `investment` are 0, if the viewer cannot know them.

    `may_hold` is what can be in the hand: cards, types (TYPE + type), or 0 for any card. If it has more entries than
    the hand has cards, the surplus entries have left the hand unseen. `known_cards` are certain to be there.
    """

    seat: int
    corporation: str
    capital: int
    hand: list[int] | None
    hand_count: int
    hand_size: int
    known_cards: list[int]
    may_hold: list[int]
    assets: list[int]
    exhausted: list[int]
    emergencies: list[int]
    emergencies_face_up: list[int]
    rival: int
    investment: int


class DealView(msgspec.Struct, frozen=True):
    """The deal on the table; its number is 0 while there is none.

    A support card is 0 if the viewer does not know it, and TYPE + type if only its deck is known. Seat -1 is nobody. In
    `main_laid_by` and `counter_laid_by` it means that the card came from a deck. `bets` has pairs of seats: who bets,
    and on whom. `agreed_cards` is how many cards the supporter has agreed to lay.
    """

    number: int
    revealed: int
    main: int
    counters: list[int]
    counterer: int
    counterers: list[int]
    main_support: int
    counter_support: int
    main_supporters: list[int]
    counter_supporters: list[int]
    main_cards: list[int]
    counter_cards: list[int]
    main_laid_by: list[int]
    counter_laid_by: list[int]
    main_declared: list[int]
    counter_declared: list[int]
    counter_declarer: int
    cannot_trade: list[int]
    cannot_support_counter: list[int]
    agreed_cards: int
    bets: list[int]
    won: int
    winner: int


class SeatStops(msgspec.Struct, frozen=True):
    """R-133: the moments at which a seat stops the game, always or only the next time.

    `dismissed` is "round" or "game" if the seat wants no stops for the rest of the round or game, otherwise "".
    """

    standing: list[str]
    once: list[str]
    dismissed: str


class StopsView(msgspec.Struct, frozen=True):
    """R-133: whose stops count ("called" or "always"), and all calls by seat.

    `open` has the moments of the stop at which the game waits, `callers` the seats that stopped it there.
    """

    mode: str
    open: list[str]
    callers: list[int]
    seats: list[SeatStops]


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know.

    `round` is the number of the standard round, 0 before the first; `phase` is its phase, "demand" in the demand round
    after it, "setup" before the first round and "over" at the end.

    Decks and the turn track list their cards, with 0 for each card that the viewer does not know: `events`, `assets`
    and `demands` from the top card down, `track` from its lowest slot up. `deck_cards` are the cards that each deck of
    action cards certainly holds. `discarded` are the known cards in the discard pile, or their types (TYPE + type).
    `event` is the event that was drawn, until it goes under the deck. `returned` is the investment that the viewer has
    put back, `picked` the viewer's answer in a step that others still have to answer.
    """

    game: str
    seat: int | None
    seats: int
    content: str
    house_values: bool
    round: int
    phase: str
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
    event: int
    next_event_back: str
    events: list[int]
    event_backs: list[str]
    track: list[int]
    assets: list[int]
    demands: list[int]
    decks: list[int]
    deck_cards: list[list[int]]
    discards: int
    discarded: list[int]
    asset_deck: int
    rival_aside: int
    drawn: list[int]
    returned: int
    picked: int
    deals: int
    proposals: list[ProposalView]
    promises: list[PromiseView]
    stops: StopsView | None
    over: bool


def _phase(s: NewAngeles) -> str:
    """NA 51.0, 55.0, R-133: the current phase or demand round."""
    if s.ended:
        return "over"
    found = [PHASES[frame.script] for frame in s.stack if frame.script in PHASES]
    stop = open_stop(s)
    if not found and stop is not None:
        return stop.phase
    return found[0] if found else "setup"


def open_stop(s: NewAngeles) -> Stop | None:
    """R-133: the stop at which the game waits, if it does."""
    step = MACHINE.asking(s) if s.asked else None
    return step if isinstance(step, Stop) else None


def _stops(s: NewAngeles) -> StopsView:
    stop = open_stop(s)
    calls = [
        SeatStops(
            [STOP_NAMES[moment] for moment in members(standing_calls(s, seat))],
            [STOP_NAMES[moment] for moment in members(single_calls(s, seat))],
            SCOPE_NAMES[dismissed(s, seat)],
        )
        for seat in range(s.setting.seats)
    ]
    moments = () if stop is None else stop.moments
    callers = [] if stop is None else [seat for seat in range(s.setting.seats) if s.asked >> seat & 1 or s.picks[seat]]
    return StopsView(MODE_NAMES[s.setting.stops], [STOP_NAMES[moment] for moment in moments], callers, calls)


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
    row = () if own else _row(s, viewer, HAND, seat)
    return PlayerView(
        seat=seat,
        corporation=CORPORATION_NAMES[s.setting.corporations[seat]],
        capital=s.capital[seat],
        hand=list(s.hands[seat]) if own else None,
        hand_count=len(s.hands[seat]),
        hand_size=hand_size(s, seat),
        known_cards=surely_held(row, len(s.hands[seat])),
        may_hold=sorted(row),
        assets=assets,
        exhausted=[asset for asset in assets if s.exhausted >> asset & 1],
        emergencies=[EMERGENCY + c for c in held],
        emergencies_face_up=[EMERGENCY + c for c in held if s.emergency_face_up >> c & 1],
        rival=known_rival(s, viewer, seat),
        investment=s.investments[seat] if own or s.investments_shown else 0,
    )


def _row(s: NewAngeles, viewer: int | None, place: int, whose: int) -> Row:
    """What the viewer knows of a hand or a deck."""
    return row_of(s, NOBODY if viewer is None else viewer, place, whose)


def known_rival(s: NewAngeles, viewer: int | None, place: int) -> int:
    """NA 50.3: the rival card of a seat, 0 if the viewer does not know it. NA 69.0: at the end all are revealed.

    `place` is the seat, or the number of seats for the card that was set aside.
    """
    if not s.rivals:
        return 0
    seen = viewer is not None and s.rivals_seen[place] >> viewer & 1
    if place == s.setting.seats:
        return s.rival_aside if seen else 0
    return s.rivals[place] if seen or s.ended else 0


def _seen(cards: Row, seen: list[int], viewer: int | None) -> list[int]:
    """The cards that the viewer has seen, given who has seen each of them; UNKNOWN for the others."""
    eye = OPEN if viewer is None else 1 << viewer
    return [card if at < len(seen) and seen[at] & eye else UNKNOWN for at, card in enumerate(cards)]


def _action_cards(s: NewAngeles, cards: Row, seen: Row, viewer: int | None) -> list[int]:
    return located(s, cards, seen, OPEN if viewer is None else 1 << viewer)


def _located(cards: Row, seen: int) -> list[int]:
    """The cards whose position everybody knows; UNKNOWN for the others."""
    return [card if seen >> card & 1 else UNKNOWN for card in cards]


def _deal(s: NewAngeles, viewer: int | None) -> DealView:
    deal = s.deal
    return DealView(
        number=deal.number,
        revealed=deal.revealed,
        main=deal.main,
        counters=list(deal.counters),
        counterer=deal.counterers[-1] if deal.counterers else NOBODY,
        counterers=list(deal.counterers),
        main_support=len(deal.main_support),
        counter_support=len(deal.counter_support),
        main_supporters=members(deal.main_supporters),
        counter_supporters=members(deal.counter_supporters),
        main_cards=_action_cards(s, deal.main_support, support_seen(deal.main_laid_by), viewer),
        counter_cards=_action_cards(s, deal.counter_support, support_seen(deal.counter_laid_by), viewer),
        main_laid_by=list(deal.main_laid_by),
        counter_laid_by=list(deal.counter_laid_by),
        main_declared=list(deal.main_declared[1::2]),
        counter_declared=list(deal.counter_declared[1::2]),
        counter_declarer=deal.counter_declarer,
        cannot_trade=members(deal.cannot_trade),
        cannot_support_counter=members(deal.cannot_support),
        agreed_cards=deal.agreed_cards,
        bets=list(deal.bets),
        won=deal.won,
        winner=deal.winner,
    )


def _event_backs(s: NewAngeles) -> list[str]:
    """NA 24.3, R-118: the backs that everybody has seen, "" for others. If a seat saw an event, all saw its back."""
    backs = s.setting.tables.event_back
    shown = [event if s.events_seen[at] & BACK else 0 for at, event in enumerate(s.event_deck)]
    return [COMPONENT_NAMES[backs[event]] if event else "" for event in shown]


def _picked(s: NewAngeles, viewer: int | None) -> int:
    waits = viewer is not None and s.all_asked >> viewer & 1 and not s.asked >> viewer & 1
    return s.picks[viewer] if viewer is not None and waits else 0


def view_of(s: NewAngeles, viewer: int | None) -> View:
    """The view of a seat (None: a spectator)."""
    events = _seen(s.event_deck, list(s.events_seen), viewer)
    backs = _event_backs(s)
    return View(
        game="new-angeles", seat=viewer, seats=s.setting.seats,
        content=s.setting.pack.hash, house_values=s.setting.pack.house > 0,
        round=s.round, phase=_phase(s), active=s.active, awaited=members(s.asked),
        threat=s.threat,
        supply=dict(zip(RESOURCE_NAMES, s.supply, strict=True)),
        demand=s.demand,
        targets=dict(zip(RESOURCE_NAMES, s.setting.tables.demand_targets[s.demand], strict=True)),
        districts=[_district(s, district) for district in range(1, DISTRICTS + 1)],
        players=[_player(s, viewer, seat) for seat in range(s.setting.seats)],
        deal=_deal(s, viewer),
        turns_left=len(s.track),
        event=s.event,
        next_event_back=backs[0],
        events=events,
        event_backs=backs,
        track=_located(s.track, s.assets_seen),
        assets=_located(s.asset_deck, s.assets_seen),
        demands=_located(s.demand_deck, s.demands_seen),
        decks=[len(deck) for deck in s.decks],
        deck_cards=[sorted(_row(s, viewer, DECK, kind)) for kind in range(TYPES)],
        discards=len(s.discards),
        discarded=sorted([card for card in _action_cards(s, s.discards, s.discards_seen, viewer) if card]),
        asset_deck=len(s.asset_deck),
        rival_aside=known_rival(s, viewer, s.setting.seats),
        drawn=list(s.drawn[viewer]) if viewer is not None and s.drawn else [],
        returned=0 if viewer is None else returned(s, viewer),
        picked=_picked(s, viewer),
        deals=s.deals,
        proposals=proposal_views(s.ledger.visible_to(viewer)),
        promises=promise_views(s.ledger.visible_to(viewer)),
        stops=_stops(s) if s.stops else None,
        over=s.ended != 0,
    )  # fmt: skip
