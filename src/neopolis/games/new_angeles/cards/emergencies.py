"""The six emergency actions (NA 71), by corporation."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.vocabulary import (
    Do,
    EachPlayer,
    Effect,
    Pick,
    PickThing,
    anywhere,
    calm,
    calm_enough,
    go_to,
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
    """R-76: different districts."""
    return calm_enough(s, f) & ~(f.touched if f.count else 0)


def resources_left(s: NewAngeles, f: Frame) -> list[int]:
    if f.count == 2:
        return []
    return [DONE, *[RESOURCE + resource for resource in range(RESOURCES) if not f.touched >> resource & 1]]


def overclock(s: NewAngeles, f: Frame, thing: int) -> None:
    if thing == DONE:
        return
    resource = thing - RESOURCE
    add_supply(s, resource, 1, [0] * RESOURCES)
    s.tell("supply", NOBODY, (resource, s.supply[resource]))
    go_to(s, f.step - 1, count=f.count + 1, touched=f.touched | 1 << resource)


def underpay(s: NewAngeles, f: Frame) -> None:
    go_to(s, f.step + 1)
    gain(s, f.seat, 4)


def any_type(s: NewAngeles, f: Frame, seat: int) -> list[int]:
    return types(s, f)


def draw_four(s: NewAngeles, f: Frame, seat: int, thing: int) -> None:
    draw(s, seat, thing - TYPE, 4)


SPARES_ILLNESS: Final = (JINTEKI,)

EMERGENCIES: Final[dict[int, Effect]] = {
    GLOBALSEC: [RemoveEnemies(4), Pick(another_calm_enough, stir(1), exactly=2)],
    HAAS_BIOROID: [
        PickThing(resources_left, overclock, "pick-resource"),
        Do(underpay),
        Pick(anywhere, put(HUMAN_FIRST), exactly=2),
    ],
    JINTEKI: [
        Pick(with_token(ILLNESS), remove(ILLNESS), up_to=4),
        Pick(anywhere, put(OUTAGE), exactly=2),
    ],
    MELANGE_MINING: [EachPlayer(any_type, draw_four, "pick-type")],
    NBN: [Pick(with_token(UNREST), calm(1), up_to=4), Pick(anywhere, put(ILLNESS), exactly=2)],
    WEYLAND_CONSORTIUM: [
        Pick(with_token(OUTAGE), remove(OUTAGE), up_to=3),
        Pick(anywhere, put(ORGCRIME), exactly=2),
    ],
}
