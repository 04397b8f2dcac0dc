"""NA 71: the emergency actions, by corporation."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import emergency
from neopolis.games.new_angeles.cards.vocabulary import (
    Do,
    EachPlayer,
    Pick,
    PickThing,
    anywhere,
    calm,
    calm_enough,
    go_to,
    picks_so_far,
    put,
    remove,
    stir,
    types,
    with_token,
)
from neopolis.games.new_angeles.ids import (
    DONE,
    GLOBALSEC,
    HAAS_BIOROID,
    HUMAN_FIRST,
    ILLNESS,
    JINTEKI,
    MELANGE_MINING,
    NBN,
    ORGCRIME,
    OUTAGE,
    RESOURCE,
    RESOURCES,
    TYPE,
    UNREST,
    WEYLAND_CONSORTIUM,
)
from neopolis.games.new_angeles.rules.city import add_supply
from neopolis.games.new_angeles.rules.contracts import gain
from neopolis.games.new_angeles.rules.hands import draw
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles
from neopolis.games.new_angeles.rules.units import RemoveEnemies


def another_calm_enough(s: NewAngeles, f: Frame) -> int:
    """R-76: districts with neither strike nor outage that this step has not picked yet."""
    return calm_enough(s, f) & ~(f.touched if picks_so_far(f) else 0)


RUTHLESS_TACTICS: Final = emergency(
    "ruthless-tactics", "Ruthless Tactics", corporation=GLOBALSEC, rule="NA 71.1",
    effect=[RemoveEnemies(4), Pick(another_calm_enough, stir(1), ask="unrest", exactly=2)],
)  # fmt: skip


def resources_left(s: NewAngeles, f: Frame) -> list[int]:
    if picks_so_far(f) == 2:
        return []
    return [DONE, *[RESOURCE + resource for resource in range(RESOURCES) if not f.touched >> resource & 1]]


def overclock(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing == DONE:
        return
    resource = thing - RESOURCE
    add_supply(s, resource, 1, [0] * RESOURCES)
    s.emit("supply", NOBODY, (resource, s.supply[resource]))
    go_to(s, f.step - 1, count=picks_so_far(f) + 1, touched=f.touched | 1 << resource)


def underpay(s: NewAngeles, f: Frame) -> None:
    go_to(s, f.step + 1)
    gain(s, f.seat, 4)


UNDERPAID_OVERCLOCKED: Final = emergency(
    "underpaid-overclocked", "Underpaid, Overclocked", corporation=HAAS_BIOROID, rule="NA 71.2",
    effect=[
        PickThing(resources_left, overclock, "pick-resource", ask="resource"),
        Do(underpay),
        Pick(anywhere, put(HUMAN_FIRST), ask="human-first", exactly=2),
    ],
)  # fmt: skip

MANDATORY_QUARANTINE: Final = emergency(
    "mandatory-quarantine", "Mandatory Quarantine", corporation=JINTEKI, rule="NA 71.3",
    spares_illness=True,
    effect=[
        Pick(with_token(ILLNESS), remove(ILLNESS), ask="illness", up_to=4),
        Pick(anywhere, put(OUTAGE), ask="outage", exactly=2),
    ],
)  # fmt: skip


def any_type(s: NewAngeles, f: Frame, seat: int) -> list[int]:
    return types(s, f)


def draw_four(s: NewAngeles, f: Frame, seat: int, thing: int) -> None:
    draw(s, seat, thing - TYPE, 4)


ENERGY_FOR_ALL: Final = emergency(
    "energy-for-all", "Energy for All", corporation=MELANGE_MINING, rule="NA 71.4",
    effect=[EachPlayer(any_type, draw_four, "pick-type", ask="type", rule="R-69")],
)  # fmt: skip

SWEEPS_WEEK: Final = emergency(
    "sweeps-week", "Sweeps Week", corporation=NBN, rule="NA 71.5",
    effect=[
        Pick(with_token(UNREST), calm(1), ask="calm", up_to=4),
        Pick(anywhere, put(ILLNESS), ask="illness", exactly=2),
    ],
)  # fmt: skip

MASSIVE_RECONSTRUCTION: Final = emergency(
    "massive-reconstruction", "Massive Reconstruction", corporation=WEYLAND_CONSORTIUM, rule="NA 71.6",
    effect=[
        Pick(with_token(OUTAGE), remove(OUTAGE), ask="outage", up_to=3),
        Pick(anywhere, put(ORGCRIME), ask="orgcrime", exactly=2),
    ],
)  # fmt: skip
