"""The twenty action cards (NA 70), by type."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.vocabulary import (
    Do,
    EachPlayer,
    Effect,
    Either,
    Pick,
    PickSeat,
    PickThing,
    anywhere,
    calm,
    calm_enough,
    everybody,
    go_to,
    nothing_more,
    others,
    put,
    remove,
    stir,
    stop,
    take_away,
    touched,
    types,
    with_token,
)
from neopolis.games.new_angeles.ids import (
    AMOUNT,
    ARK_CONSTRUCTION,
    ARREST_ORDERS,
    ASSET,
    BUDGET_RENOVATIONS,
    CITY,
    CLEAN_SLATE,
    CLINICAL_TRIALS,
    CORPORATIONS,
    CREDITS,
    DEVELOPMENT,
    EFFICIENCY_EXPERTS,
    EMERGENCY,
    EVENT,
    FULL_DEPLOYMENT,
    GENTRIFICATION,
    HIGH_RISK_INVESTMENTS,
    HUMAN_FIRST,
    ILLNESS,
    INFORMATION_PROCUREMENT,
    LABOR_SOLUTIONS,
    LIQUIDATION,
    LIVE_FEED,
    MAIN,
    MEDIA_CIRCUS,
    ORGCRIME,
    OUTAGE,
    PASS,
    PRISEC,
    PUFF_PIECE,
    RIOT_CONTROL,
    SCORCHED_EARTH,
    SPIN_DOCTORS,
    TYPE,
    UNORTHODOX_KNOWLEDGE,
    VANITY_PROJECT,
    members,
)
from neopolis.games.new_angeles.knowledge.knowledge import BACK, event_moved, saw_events
from neopolis.games.new_angeles.rules.androids import MoveAndroids
from neopolis.games.new_angeles.rules.city import (
    drive_out,
    has_reserve,
    is_at,
    lower_threat,
    place,
    produce,
    raise_threat,
    raise_unrest,
)
from neopolis.games.new_angeles.rules.contracts import gain, lose
from neopolis.games.new_angeles.rules.hands import assets_of, discard_asset, draw
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles
from neopolis.games.new_angeles.rules.units import RemoveEnemies

UNITS: Final = (HUMAN_FIRST, ORGCRIME, PRISEC)
ENEMIES: Final = (HUMAN_FIRST, ORGCRIME)
LOOKED: Final = 3  # events that Unorthodox Knowledge shows


def supported(s: NewAngeles, seat: int) -> bool:
    """R-95: whether a seat laid cards from hand beside the offer that is being resolved."""
    supporters = s.deal.main_supporters if s.deal.won == MAIN else s.deal.counter_supporters
    return bool(supporters >> seat & 1)


# Biotech.


def amounts(s: NewAngeles, f: Frame, seat: int) -> list[int]:
    """R-104: from 0 to all that the player has."""
    return [AMOUNT + amount for amount in range(s.capital[seat] + 1)]


def spend(s: NewAngeles, f: Frame, seat: int, thing: int) -> None:
    """R-104: spent at once; the frame keeps the sum."""
    spent = f.picked + lose(s, seat, thing - AMOUNT)
    frame = s.stack[-1]
    s.stack[-1] = Frame(frame.script, frame.step, frame.seat, frame.count, spent, frame.touched)


def procure(s: NewAngeles, f: Frame) -> None:
    if f.picked >= s.setting.seats:
        lower_threat(s, 2)


def look(s: NewAngeles, f: Frame) -> None:
    """NA 24.3: the next events are seen by this player alone."""
    s.shown = True
    saw_events(s, 1 << f.seat | BACK, LOOKED)
    s.tell("looked-at-events", f.seat, s.event_deck[:LOOKED], 1 << f.seat)


def next_events(s: NewAngeles, f: Frame) -> list[int]:
    return [EVENT + event for event in s.event_deck[: LOOKED - f.count]]


def bury(s: NewAngeles, f: Frame, thing: int) -> None:
    """One of the three goes to the bottom; R-118: where, and its back, everybody sees."""
    event = thing - EVENT
    place_in_deck = s.event_deck.index(event)
    s.event_deck = (*[one for one in s.event_deck if one != event], event)
    event_moved(s, place_in_deck, len(s.event_deck) - 1)
    s.tell("event-buried", f.seat, (place_in_deck, s.setting.tables.event_back[event]))
    go_to(s, f.step, count=1)


def raise_event(s: NewAngeles, f: Frame, thing: int) -> None:
    """One of the two left goes on top."""
    event = thing - EVENT
    place_in_deck = s.event_deck.index(event)
    s.event_deck = (event, *[one for one in s.event_deck if one != event])
    event_moved(s, place_in_deck, 0)
    s.tell("event-raised", f.seat, (place_in_deck, s.setting.tables.event_back[event]))


# Construction.


def stir_touched(s: NewAngeles, f: Frame) -> None:
    for district in members(f.touched):
        raise_unrest(s, district, 1)


def gentrify(s: NewAngeles, f: Frame, district: int) -> None:
    """R-122: enemy units move on even if no prisec unit is left to be placed."""
    take_away(s, OUTAGE, district)
    if is_at(s, PRISEC, district) or not place(s, PRISEC, district):
        drive_out(s, district)


def flatter(s: NewAngeles, f: Frame, seat: int) -> None:
    gain(s, seat, 4 if supported(s, seat) else 2)


def assets_of_picked(s: NewAngeles, f: Frame) -> list[int]:
    return [ASSET + asset for asset in assets_of(s, f.picked)]


def drop_asset(s: NewAngeles, f: Frame, thing: int) -> None:
    discard_asset(s, thing - ASSET)


# Labor.


def invest(s: NewAngeles, f: Frame, seat: int) -> None:
    gain(s, seat, 3 - f.count)


def liquidate(s: NewAngeles, f: Frame, district: int) -> None:
    """R-83: it produces in spite of orgcrime, then it strikes."""
    s.tell("produced", NOBODY, (district, *produce(s, district, orgcrime_counts=False)))
    raise_unrest(s, district, 2)


# Media.


def some_unrest(s: NewAngeles, f: Frame) -> list[int]:
    return members(CITY)


def some_orgcrime(s: NewAngeles, f: Frame) -> list[int]:
    return members(s.tokens[ORGCRIME])


def may_draw(s: NewAngeles, f: Frame, seat: int) -> list[int]:
    kinds = types(s, f)
    return [*kinds, PASS] if kinds else []


def puff(s: NewAngeles, f: Frame, seat: int, thing: int) -> None:
    if thing != PASS:
        draw(s, seat, thing - TYPE, 3 if supported(s, seat) else 2)


def untouched(s: NewAngeles, f: Frame) -> int:
    """R-76: another district each time."""
    return CITY & ~f.touched


def spin(s: NewAngeles, f: Frame) -> None:
    if s.supply[CREDITS]:
        s.supply[CREDITS] -= 1
        s.tell("supply", NOBODY, (CREDITS, s.supply[CREDITS]))
    else:
        raise_threat(s, 1)


# Security.


def arrest(s: NewAngeles, f: Frame, district: int) -> None:
    """R-55: only if prisec can be placed, and the others are removed before they would move."""
    if has_reserve(s, PRISEC) and not is_at(s, PRISEC, district):
        for enemy in ENEMIES:
            take_away(s, enemy, district)
        place(s, PRISEC, district)


def face_down(s: NewAngeles, f: Frame) -> list[int]:
    """R-105: emergency actions face down in front of the picked player."""
    return [
        EMERGENCY + corporation
        for corporation in range(CORPORATIONS)
        if s.emergency_holders[corporation] == f.picked and not s.emergency_face_up >> corporation & 1
    ]


def reinforce(s: NewAngeles, f: Frame, thing: int) -> None:
    draw(s, f.picked, thing - TYPE, 5)


def turn_up(s: NewAngeles, f: Frame, thing: int) -> None:
    s.emergency_face_up |= 1 << (thing - EMERGENCY)
    s.tell("emergency-up", f.picked, (thing,))


def only_if_done(s: NewAngeles, f: Frame) -> None:
    """R-55: without a prisec unit to remove, no enemy unit goes; the rest of the card still happens."""
    go_to(s, f.step + 1 if f.touched else f.step + 2)


def no_outage(s: NewAngeles, f: Frame) -> int:
    return CITY & ~s.tokens[OUTAGE] if has_reserve(s, OUTAGE) else 0


def scorch(s: NewAngeles, f: Frame, district: int) -> None:
    place(s, OUTAGE, district)
    clear_units(s, f, district)


def clear_units(s: NewAngeles, f: Frame, district: int) -> None:
    for unit in UNITS:
        take_away(s, unit, district)


def same_tier(s: NewAngeles, f: Frame) -> int:
    """Another district of the tier of the one that was scorched."""
    tables = s.setting.tables
    return tables.tier_districts[tables.tier[f.picked]] & ~(1 << f.picked) if f.touched else 0


SPARES_ILLNESS: Final = (CLEAN_SLATE, CLINICAL_TRIALS, EFFICIENCY_EXPERTS)

ACTIONS: Final[dict[int, Effect]] = {
    CLEAN_SLATE: [
        Pick(with_token(ILLNESS), remove(ILLNESS), up_to=2),
        Pick(touched, put(OUTAGE), exactly=1),
    ],
    CLINICAL_TRIALS: [Pick(with_token(ILLNESS), remove(ILLNESS), exactly=1)],
    INFORMATION_PROCUREMENT: [EachPlayer(amounts, spend, "spend-capital"), Do(procure)],
    UNORTHODOX_KNOWLEDGE: [
        Do(look),
        PickThing(next_events, bury, "bury-event"),
        PickThing(next_events, raise_event, "raise-event"),
    ],
    ARK_CONSTRUCTION: [Pick(anywhere, put(DEVELOPMENT), exactly=1)],
    BUDGET_RENOVATIONS: [Pick(with_token(OUTAGE), remove(OUTAGE), up_to=2), Do(stir_touched)],
    GENTRIFICATION: [Pick(with_token(OUTAGE), gentrify, exactly=1)],
    VANITY_PROJECT: [PickSeat(everybody, flatter), PickThing(assets_of_picked, drop_asset, "discard-asset")],
    EFFICIENCY_EXPERTS: [MoveAndroids(1, may_stop=False)],
    HIGH_RISK_INVESTMENTS: [PickSeat(everybody, invest, times=3)],
    LABOR_SOLUTIONS: [MoveAndroids(3, may_stop=True), Pick(anywhere, put(ORGCRIME), exactly=1)],
    LIQUIDATION: [Pick(calm_enough, liquidate, exactly=1)],
    LIVE_FEED: [
        Either(some_unrest, some_orgcrime, 3, "calm-or-orgcrime"),
        Pick(anywhere, calm(1), exactly=1),
        Do(stop),
        Pick(with_token(ORGCRIME), remove(ORGCRIME), exactly=1),
    ],
    MEDIA_CIRCUS: [Pick(anywhere, calm(2), exactly=1), Pick(anywhere, put(HUMAN_FIRST), exactly=1)],
    PUFF_PIECE: [EachPlayer(may_draw, puff, "may-draw")],
    SPIN_DOCTORS: [Pick(untouched, calm(1), up_to=2), Do(spin)],
    ARREST_ORDERS: [Pick(anywhere, arrest, exactly=1)],
    FULL_DEPLOYMENT: [
        PickSeat(others, nothing_more),
        Either(types, face_down, 4, "draw-or-turn-up"),
        PickThing(types, reinforce, "pick-type"),
        Do(stop),
        PickThing(face_down, turn_up, "turn-up-emergency"),
    ],
    RIOT_CONTROL: [
        Pick(with_token(PRISEC), remove(PRISEC), exactly=1),
        Do(only_if_done),
        RemoveEnemies(2),
        Pick(calm_enough, stir(1), exactly=1),
    ],
    SCORCHED_EARTH: [Pick(no_outage, scorch, exactly=1), Pick(same_tier, clear_units, exactly=1)],
}
