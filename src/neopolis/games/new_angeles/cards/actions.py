"""NA 70: the action cards, by type and number. Deck and copies of each are in `content/actions.csv`."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import action
from neopolis.games.new_angeles.cards.vocabulary import (
    Do,
    EachPlayer,
    Pick,
    PickSeat,
    PickThing,
    anywhere,
    calm,
    calm_enough,
    either,
    everybody,
    go_to,
    nothing_more,
    oneself,
    others,
    picks_so_far,
    put,
    remember_picked,
    remove,
    somebody_else,
    stir,
    take_away,
    touched,
    types,
    untouched,
    with_token,
)
from neopolis.games.new_angeles.ids import (
    AMOUNT,
    ASSET,
    CITY,
    CORPORATIONS,
    CREDITS,
    DEVELOPMENT,
    EMERGENCY,
    EVENT,
    HUMAN_FIRST,
    ILLNESS,
    MAIN,
    ORGCRIME,
    OUTAGE,
    PASS,
    PRISEC,
    SEAT,
    TYPE,
    members,
)
from neopolis.games.new_angeles.knowledge.knowledge import BACK, event_moved, saw_events
from neopolis.games.new_angeles.rules.androids import MoveAndroids
from neopolis.games.new_angeles.rules.city import (
    ENEMIES,
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


def supported(s: NewAngeles, seat: int) -> bool:
    """R-95: whether a seat laid cards from hand beside the offer that is being resolved."""
    supporters = s.deal.main_supporters if s.deal.won == MAIN else s.deal.counter_supporters
    return bool(supporters >> seat & 1)


# Biotech.


CLEAN_SLATE: Final = action(
    "clean-slate", "Clean Slate", number=1, rule="NA 70.1",
    spares_illness=True,
    effect=[
        Pick(with_token(ILLNESS), remove(ILLNESS), ask="illness", up_to=2),
        Pick(touched, put(OUTAGE), ask="outage"),
    ],
)  # fmt: skip

CLINICAL_TRIALS: Final = action(
    "clinical-trials", "Clinical Trials", number=2, rule="NA 70.2",
    spares_illness=True,
    effect=[Pick(with_token(ILLNESS), remove(ILLNESS), ask="illness")],
)  # fmt: skip


def amounts(s: NewAngeles, f: Frame, seat: int) -> list[int]:
    """R-104: what a player may spend: from 0 to all of their capital."""
    return [AMOUNT + amount for amount in range(s.capital[seat] + 1)]


def spend(s: NewAngeles, f: Frame, seat: int, thing: int) -> None:
    """R-104: the capital is spent immediately; the frame's `picked` holds the sum."""
    remember_picked(s, f.picked + lose(s, seat, thing - AMOUNT))


def procure(s: NewAngeles, f: Frame) -> None:
    spent = f.picked
    if spent >= s.setting.seats:
        lower_threat(s, 2)


INFORMATION_PROCUREMENT: Final = action(
    "information-procurement", "Information Procurement", number=3, rule="NA 70.3",
    effect=[EachPlayer(amounts, spend, "spend-capital", ask="capital", rule="R-104"), Do(procure)],
)  # fmt: skip

LOOKED: Final = 3  # how many events Unorthodox Knowledge shows


def look(s: NewAngeles, f: Frame) -> None:
    """NA 24.3, 70.4: the player looks at the next events. Nobody else sees them."""
    s.revealed = True
    saw_events(s, 1 << f.seat | BACK, LOOKED)
    s.emit("looked-at-events", f.seat, s.event_deck[:LOOKED], 1 << f.seat)


def next_events(s: NewAngeles, f: Frame) -> list[int]:
    return [EVENT + event for event in s.event_deck[: LOOKED - picks_so_far(f)]]


def bury(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 70.4: one of the three events goes under the deck; R-118: everybody sees its old position and its back."""
    event = thing - EVENT
    place_in_deck = s.event_deck.index(event)
    s.event_deck = (*[one for one in s.event_deck if one != event], event)
    event_moved(s, place_in_deck, len(s.event_deck) - 1)
    s.emit("event-buried", f.seat, (place_in_deck, s.setting.tables.event_back[event]))
    go_to(s, f.step, count=1)


def raise_event(s: NewAngeles, f: Frame, thing: int) -> None:
    """NA 70.4, R-118: one of the two remaining events goes on top of the deck."""
    event = thing - EVENT
    place_in_deck = s.event_deck.index(event)
    s.event_deck = (event, *[one for one in s.event_deck if one != event])
    event_moved(s, place_in_deck, 0)
    s.emit("event-raised", f.seat, (place_in_deck, s.setting.tables.event_back[event]))


UNORTHODOX_KNOWLEDGE: Final = action(
    "unorthodox-knowledge", "Unorthodox Knowledge", number=4, rule="NA 70.4",  # NA 2.9, R-118
    can_be_declared=False,
    effect=[
        Do(look),
        PickThing(next_events, bury, "bury-event", ask="bottom"),
        PickThing(next_events, raise_event, "raise-event", ask="top"),
    ],
)  # fmt: skip

# Construction.


ARK_CONSTRUCTION: Final = action(
    "ark-construction", "Ark Construction", number=5, rule="NA 70.5",
    effect=[Pick(anywhere, put(DEVELOPMENT), ask="district")],
)  # fmt: skip


def stir_touched(s: NewAngeles, f: Frame) -> None:
    for district in members(f.touched):
        raise_unrest(s, district, 1)


BUDGET_RENOVATIONS: Final = action(
    "budget-renovations", "Budget Renovations", number=6, rule="NA 70.6",
    effect=[Pick(with_token(OUTAGE), remove(OUTAGE), ask="outage", up_to=2), Do(stir_touched)],
)  # fmt: skip


def gentrify(s: NewAngeles, f: Frame, district: int) -> None:
    """R-122: replace the outage with prisec. Enemy units leave even if no prisec unit can be placed."""
    take_away(s, OUTAGE, district)
    if is_at(s, PRISEC, district) or not place(s, PRISEC, district):
        drive_out(s, district)


GENTRIFICATION: Final = action(
    "gentrification", "Gentrification", number=7, rule="NA 70.7",
    effect=[Pick(with_token(OUTAGE), gentrify, ask="outage")],
)  # fmt: skip


def flatter(s: NewAngeles, f: Frame, seat: int) -> None:
    gain(s, seat, 4 if supported(s, seat) else 2)


def assets_of_picked(s: NewAngeles, f: Frame) -> list[int]:
    return [ASSET + asset for asset in assets_of(s, f.picked)]


def drop_asset(s: NewAngeles, f: Frame, thing: int) -> None:
    discard_asset(s, thing - ASSET)


def without_assets(s: NewAngeles, seat: int, options: list[int]) -> int:
    """R-134: a player without assets, preferably the one who resolves the card; if all have assets, somebody else."""
    safe = [option for option in options if option - SEAT not in s.owners]
    return oneself(s, seat, safe) if safe else somebody_else(s, seat, options)


VANITY_PROJECT: Final = action(
    "vanity-project", "Vanity Project", number=8, rule="NA 70.8",
    effect=[
        PickSeat(everybody, flatter, careful=without_assets),
        PickThing(assets_of_picked, drop_asset, "discard-asset", ask="asset"),
    ],
)  # fmt: skip

# Labor.


EFFICIENCY_EXPERTS: Final = action(
    "efficiency-experts", "Efficiency Experts", number=9, rule="NA 70.9",
    spares_illness=True,
    effect=[MoveAndroids(1, may_stop=False)],
)  # fmt: skip


def invest(s: NewAngeles, f: Frame, seat: int) -> None:
    gain(s, seat, 3 - picks_so_far(f))


HIGH_RISK_INVESTMENTS: Final = action(
    "high-risk-investments", "High-Risk Investments", number=10, rule="NA 70.10",
    effect=[PickSeat(everybody, invest, times=3, careful=oneself)],
)  # fmt: skip

LABOR_SOLUTIONS: Final = action(
    "labor-solutions", "Labor Solutions", number=11, rule="NA 70.11",
    effect=[MoveAndroids(3, may_stop=True), Pick(anywhere, put(ORGCRIME), ask="orgcrime")],
)  # fmt: skip


def liquidate(s: NewAngeles, f: Frame, district: int) -> None:
    """R-83: the district produces despite orgcrime, then it strikes."""
    s.emit("produced", NOBODY, (district, *produce(s, district, orgcrime_counts=False)))
    raise_unrest(s, district, 2)


LIQUIDATION: Final = action(
    "liquidation", "Liquidation", number=12, rule="NA 70.12",
    effect=[Pick(calm_enough, liquidate, ask="district")],
)  # fmt: skip

# Media.


def any_district(s: NewAngeles, f: Frame) -> list[int]:
    return members(CITY)


def some_orgcrime(s: NewAngeles, f: Frame) -> list[int]:
    return members(s.tokens[ORGCRIME])


LIVE_FEED: Final = action(
    "live-feed-24-7", "24/7 Live Feed", number=13, rule="NA 70.13",
    effect=either(
        "calm-or-orgcrime",
        (any_district, [Pick(anywhere, calm(1), ask="calm")]),
        (some_orgcrime, [Pick(with_token(ORGCRIME), remove(ORGCRIME), ask="orgcrime")]),
    ),
)  # fmt: skip

MEDIA_CIRCUS: Final = action(
    "media-circus", "Media Circus", number=14, rule="NA 70.14",
    effect=[
        Pick(anywhere, calm(2), ask="calm"),
        Pick(anywhere, put(HUMAN_FIRST), ask="human-first"),
    ],
)  # fmt: skip


def may_draw(s: NewAngeles, f: Frame, seat: int) -> list[int]:
    kinds = types(s, f)
    return [*kinds, PASS] if kinds else []


def puff(s: NewAngeles, f: Frame, seat: int, thing: int) -> None:
    if thing != PASS:
        draw(s, seat, thing - TYPE, 3 if supported(s, seat) else 2)


PUFF_PIECE: Final = action(
    "puff-piece", "Puff Piece", number=15, rule="NA 70.15",
    effect=[EachPlayer(may_draw, puff, "may-draw", ask="type", rule="R-69")],
)  # fmt: skip


def spin(s: NewAngeles, f: Frame) -> None:
    if s.supply[CREDITS]:
        s.supply[CREDITS] -= 1
        s.emit("supply", NOBODY, (CREDITS, s.supply[CREDITS]))
    else:
        raise_threat(s, 1)


SPIN_DOCTORS: Final = action(
    "spin-doctors", "Spin Doctors", number=16, rule="NA 70.16",
    effect=[Pick(untouched, calm(1), ask="calm", up_to=2), Do(spin)],
)  # fmt: skip

# Security.


def arrest(s: NewAngeles, f: Frame, district: int) -> None:
    """R-55: if a prisec unit can be placed, first remove the enemy units, then place it."""
    if has_reserve(s, PRISEC) and not is_at(s, PRISEC, district):
        for enemy in ENEMIES:
            take_away(s, enemy, district)
        place(s, PRISEC, district)


ARREST_ORDERS: Final = action(
    "arrest-orders", "Arrest Orders", number=17, rule="NA 70.17",
    effect=[Pick(anywhere, arrest, ask="district")],
)  # fmt: skip


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
    s.emit("emergency-up", f.picked, (thing,))


FULL_DEPLOYMENT: Final = action(
    "full-deployment", "Full Deployment", number=18, rule="NA 70.18",
    effect=[
        PickSeat(others, nothing_more),
        *either(
            "draw-or-turn-up",
            (types, [PickThing(types, reinforce, "pick-type", ask="type")]),
            (face_down, [PickThing(face_down, turn_up, "turn-up-emergency", ask="emergency")]),
        ),
    ],
)  # fmt: skip


def only_if_done(s: NewAngeles, f: Frame) -> None:
    """NA 70.19, R-55: if no prisec unit was removed, skip the removal of enemy units, but not the rest of the card."""
    go_to(s, f.step + 1 if f.touched else f.step + 2)


RIOT_CONTROL: Final = action(
    "riot-control", "Riot Control", number=19, rule="NA 70.19",
    effect=[
        Pick(with_token(PRISEC), remove(PRISEC), ask="prisec"),
        Do(only_if_done),
        RemoveEnemies(2),
        Pick(calm_enough, stir(1), ask="unrest"),
    ],
)  # fmt: skip


def no_outage(s: NewAngeles, f: Frame) -> int:
    return CITY & ~s.tokens[OUTAGE] if has_reserve(s, OUTAGE) else 0


def scorch(s: NewAngeles, f: Frame, district: int) -> None:
    place(s, OUTAGE, district)
    clear_units(s, f, district)


def clear_units(s: NewAngeles, f: Frame, district: int) -> None:
    for unit in UNITS:
        take_away(s, unit, district)


def same_tier(s: NewAngeles, f: Frame) -> int:
    """Other districts of the same tier as the district that was picked."""
    tables = s.setting.tables
    return tables.tier_districts[tables.tier[f.picked]] & ~(1 << f.picked) if f.touched else 0


SCORCHED_EARTH: Final = action(
    "scorched-earth", "Scorched Earth", number=20, rule="NA 70.20",
    effect=[
        Pick(no_outage, scorch, ask="outage"),
        Pick(same_tier, clear_units, ask="other"),
    ],
)  # fmt: skip
