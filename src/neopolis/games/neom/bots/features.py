"""What a bot looks at in a city after its turn: numbers and yes-or-no features. A value function weighs them."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    CENTER,
    COLUMN_A,
    COLUMN_E,
    COMMERCIAL,
    CORNERS,
    FULL,
    GENERATIONS,
    GOODS,
    INDUSTRIAL,
    NEARBY,
    POLLUTING,
    POWER,
    PUBLIC,
    RESIDENTIAL,
    RESOURCE,
    TURNS,
    is_tile,
    members,
)
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.rules.disasters import payment
from neopolis.games.neom.rules.scoring import incomes, total
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.tile_data import FIRE_PROTECTION, POLICE_PROTECTION

NOT_A: Final = FULL & ~COLUMN_A
NOT_E: Final = FULL & ~COLUMN_E

# The numbers, in their order; yes-or-no features come after them.
AMOUNTS: Final = 34
MONEY_STEPS: Final = (2, 4, 8, 14, 25)  # money is worth less and less, so it is split at these amounts

# The first of each group of yes-or-no features, of which at most one applies (goods and Cornerstones: one each).
OPEN_CELLS: Final = AMOUNTS  # 0 to 7 empty cells that a road enters
LARGEST: Final = OPEN_CELLS + 8  # 0 to 13 tiles in the largest neighborhood
ROOM: Final = LARGEST + 14  # 0 to 5 clean empty cells next to the largest neighborhood
SECOND: Final = ROOM + 6  # 0 to 5 tiles in the second largest neighborhood
GOOD_HELD: Final = SECOND + 6
IN_HAND: Final = GOOD_HELD + GOODS  # each Cornerstone that is not placed
MOST_CORNERSTONES: Final = 40  # more Cornerstones than this have no weights
PLACED: Final = IN_HAND + MOST_CORNERSTONES
FEATURES: Final = PLACED + MOST_CORNERSTONES

LAST_TURN: Final = GENERATIONS * TURNS  # a game has 21 turns


_SIZES: Final = bytes([cells.bit_count() for cells in range(1 << 13)])


def size(cells: int) -> int:
    """How many cells are in a set. Compiled, this is faster than `bit_count`, which is a call of a Python method."""
    return _SIZES[cells & 0x1FFF] + _SIZES[cells >> 13]


class Features:
    """The features of a position of one seat: the numbers, and which of the others apply."""

    def __init__(self) -> None:
        self.points = 0.0  # the score if nothing more were placed
        self.amounts: list[int] = []
        self.present: list[int] = []


def turns_done(s: Neom) -> int:
    """How many turns a seat has finished once its current turn is over; 0 in the Preliminary Round."""
    return TURNS * (s.generation - 1) + s.turn if s.generation else 0


def features(s: Neom, seat: int, due: int) -> Features:
    """The features of a seat's position; `due` is a bit set of the Disasters that may still strike.

    After the last turn of a generation, its income counts as collected: nothing happens in between.
    """
    found = Features()
    city = s.cities[seat]
    polluted = dirty(city)
    money = s.money[seat] + s.locked[seat]
    coming = incomes(city)
    generation = s.generation
    if s.turn == TURNS:
        money += coming[generation - 1]
        generation += 1
    found.points = _points_now(s.setting.pack, city, money, coming, generation)
    amounts = found.amounts
    amounts.append(1)
    for step in MONEY_STEPS:
        amounts.append(min(money, step))
    _add_tiles(city, found)
    _add_roads(city, polluted, found)
    _add_homes(city, polluted, found)
    for later in range(1, GENERATIONS + 1):
        amounts.append(coming[later - 1] if later >= generation else 0)
    for disaster in range(1, 4):
        amounts.append(min(payment(city, disaster), 12) if due >> disaster & 1 else 0)
    for good in members(city.goods):
        found.present.append(GOOD_HELD + good)
    _add_cornerstones(s, seat, found)
    return found


def _points_now(pack: Pack, city: City, money: int, coming: list[int], generation: int) -> float:
    """NEOM 15: the score of a city if nothing more were placed, with all income still to come, and half points."""
    for later in range(max(generation, 1), GENERATIONS + 1):
        money += coming[later - 1]
    points = total(pack, city, money, coming[GENERATIONS - 1])
    return points + (0.5 if money & 1 else 0.0)


def _add_tiles(city: City, found: Features) -> None:
    """Count tiles by kind, and what many points depend on."""
    kinds, amounts = city.kinds, found.amounts
    shops, works = size(kinds[COMMERCIAL]), size(kinds[INDUSTRIAL])
    amounts.append(size(kinds[RESIDENTIAL]))
    amounts.append(shops)
    amounts.append(works)
    amounts.append(size(kinds[PUBLIC]))
    amounts.append(size(kinds[RESOURCE]))
    amounts.append(size(kinds[POLLUTING]))
    amounts.append(size(city.occupied))
    amounts.append(1 if shops >= 3 else 0)
    amounts.append(1 if works >= 3 else 0)
    amounts.append(1 if is_tile(city.tiles[CENTER]) else 0)
    amounts.append(size(city.occupied & CORNERS))
    plants = size(kinds[POWER])
    amounts.append(min(plants, 1))
    amounts.append(max(plants - 1, 0))
    amounts.append((1 if city.left_route() else 0) + (1 if city.right_route() else 0))
    amounts.append(1 if city.marks & FIRE_PROTECTION else 0)
    amounts.append(1 if city.marks & POLICE_PROTECTION else 0)


def _add_roads(city: City, polluted: int, found: Features) -> None:
    """Count the empty cells that a road enters, and the roads that enter them."""
    empty = FULL & ~city.occupied
    enterable = (city.open_n | city.open_e | city.open_s | city.open_w) & empty
    ends = 0
    for entered in (city.open_n, city.open_e, city.open_s, city.open_w):
        ends += size(entered & empty)
    found.amounts.append(ends)
    found.amounts.append(size(enterable & ~polluted))
    found.amounts.append(size(city.occupied & ~city.connected))
    found.present.append(OPEN_CELLS + min(size(enterable), 7))


def dirty(city: City) -> int:
    """The cells around Polluting tiles, where a home loses points."""
    cells = 0
    for cell in members(city.kinds[POLLUTING]):
        cells |= NEARBY[cell]
    return cells


def _add_homes(city: City, polluted: int, found: Features) -> None:
    """The two largest neighborhoods, and the cells into which the largest can grow."""
    largest = 0
    most = 0
    second = 0
    clusters = city.neighborhoods()
    for cluster in clusters:
        homes = size(cluster)
        if homes > most:
            second = most
            largest = cluster
            most = homes
        elif homes > second:
            second = homes
    around = exits(city, largest)
    empty = around & ~city.occupied
    found.amounts.append(size(empty & polluted))
    found.amounts.append(size(around & city.kinds[RESOURCE]))
    found.amounts.append(len(clusters))
    found.present.append(LARGEST + min(most, 13))
    found.present.append(ROOM + min(size(empty & ~polluted), 5))
    found.present.append(SECOND + min(second, 5))


def exits(city: City, cells: int) -> int:
    """The cells that a road from one of these cells enters."""
    roads = city.roads
    return (
        (cells & roads[2]) << 5 & FULL
        | (cells & roads[0]) >> 5
        | (cells & roads[1] & NOT_E) << 1
        | (cells & roads[3] & NOT_A) >> 1
    ) & ~cells


def _add_cornerstones(s: Neom, seat: int, found: Features) -> None:
    """Each Cornerstone of the seat, placed or not."""
    numbers = s.setting.pack.cornerstone_places
    for tile in s.kept[seat]:
        at = numbers[tile]
        if at < MOST_CORNERSTONES:
            found.present.append(IN_HAND + at)
    city = s.cities[seat]
    for cell in members(city.cornerstones):
        at = numbers[city.tiles[cell]]
        if at < MOST_CORNERSTONES:
            found.present.append(PLACED + at)
