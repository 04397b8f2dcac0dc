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
from neopolis.games.neom.rules.scoring import GOODS_OF_TIER, incomes, total
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.tile_data import FIRE_PROTECTION, POLICE_PROTECTION, TileTables

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
READY: Final = PLACED + MOST_CORNERSTONES  # more numbers: how well a city is prepared for the tiles that may come
READY_AMOUNTS: Final = 8
FEATURES: Final = READY + READY_AMOUNTS

LAST_TURN: Final = GENERATIONS * TURNS  # a game has 21 turns


_SIZES: Final = bytes([cells.bit_count() for cells in range(1 << 13)])


def size(cells: int) -> int:
    """How many cells are in a set. Compiled, this is faster than `bit_count`, which is a call of a Python method."""
    return _SIZES[cells & 0x1FFF] + _SIZES[cells >> 13]


class Coming:
    """What may still come after a turn: the Disasters, and the generation's tiles that nobody has selected.

    Everybody knows this: each generation's tiles are public, and so are those that were selected or discarded.
    """

    def __init__(self) -> None:
        self.due = 0  # bit set of the Disasters
        self.tiles: list[int] = []
        self.wanted = [0] * GOODS  # how many of the tiles need each Good
        self.homes = 0
        self.plants = 0

    def add(self, tables: TileTables, tile: int) -> None:
        if tables.disaster[tile]:
            self.due |= 1 << tables.disaster[tile]
            return
        self.tiles.append(tile)
        for good in members(tables.needs[tile] | tables.needs_one[tile]):
            self.wanted[good] += 1
        self.homes += tables.kinds[tile] >> RESIDENTIAL & 1
        self.plants += tables.kinds[tile] >> POWER & 1


def later(s: Neom, generation: int) -> Coming:
    """What comes from a generation on, before its tiles are dealt: its Disaster and those of the next ones."""
    found = Coming()
    for at in range(generation, GENERATIONS + 1):
        found.due |= s.setting.pack.disasters[at]
    return found


def coming(s: Neom, gone: int = 0) -> Coming:
    """What may still come after the current turn, in which the tile `gone` leaves its hand.

    Tiles that are left after a generation's last turn never come. In the Preliminary Round, no tiles are dealt yet.
    """
    found = later(s, s.generation + 1)
    if not s.generation:
        return found
    for row in (*s.hands, *s.packs, s.put_away):
        for tile in row:
            if tile != gone and (s.turn < TURNS or s.setting.tables.disaster[tile]):
                found.add(s.setting.tables, tile)
    return found


class Features:
    """The features of a position of one seat: the numbers, and which of the others apply."""

    def __init__(self) -> None:
        self.points = 0.0  # the score if nothing more were placed
        self.amounts: list[int] = []
        self.ready: list[int] = []
        self.present: list[int] = []


def turns_done(s: Neom) -> int:
    """How many turns a seat has finished once its current turn is over; 0 in the Preliminary Round."""
    return TURNS * (s.generation - 1) + s.turn if s.generation else 0


def features(s: Neom, seat: int, ahead: Coming) -> Features:
    """The features of a seat's position, with what may still come.

    After the last turn of a generation, its income counts as collected: nothing happens in between.
    """
    found = Features()
    city = s.cities[seat]
    polluted = dirty(city)
    money = s.money[seat] + s.locked[seat]
    paid = incomes(city)
    generation = s.generation
    if s.turn == TURNS:
        money += paid[generation - 1]
        generation += 1
    found.points = _points_now(s.setting.pack, city, money, paid, generation)
    amounts = found.amounts
    amounts.append(1)
    for step in MONEY_STEPS:
        amounts.append(min(money, step))
    _add_tiles(city, found)
    _add_roads(city, polluted, found)
    _add_homes(city, polluted, ahead, found)
    for at in range(1, GENERATIONS + 1):
        amounts.append(paid[at - 1] if at >= generation else 0)
    for disaster in range(1, 4):
        amounts.append(min(payment(city, disaster), 12) if ahead.due >> disaster & 1 else 0)
    _add_coming(city, ahead, found)
    for good in members(city.goods):
        found.present.append(GOOD_HELD + good)
    _add_cornerstones(s, seat, found)
    return found


def _points_now(pack: Pack, city: City, money: int, paid: list[int], generation: int) -> float:
    """NEOM 15: the score of a city if nothing more were placed, with all income still to come, and half points."""
    for at in range(max(generation, 1), GENERATIONS + 1):
        money += paid[at - 1]
    points = total(pack, city, money, paid[GENERATIONS - 1])
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


def _add_homes(city: City, polluted: int, ahead: Coming, found: Features) -> None:
    """The two largest neighborhoods, the cells into which the largest can grow, and the homes that may come."""
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
    room = size(empty & ~polluted)
    found.ready.append(min(ahead.homes, room))
    found.ready.append(ahead.homes * min(most, 8))
    found.present.append(LARGEST + min(most, 13))
    found.present.append(ROOM + min(room, 5))
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


def _add_coming(city: City, ahead: Coming, found: Features) -> None:
    """How well the city is prepared for the tiles that may come: its Goods, its tiles, and its power."""
    tables = city.tables
    for tier in range(len(GOODS_OF_TIER)):
        wanted = 0
        for good in members(city.goods & GOODS_OF_TIER[tier]):
            wanted += ahead.wanted[good]
        found.ready.append(wanted)
    ready = 0
    points = 0
    for tile in ahead.tiles:
        if is_ready(city, tile):
            ready += 1
            points += tables.printed[tile]
    found.ready.append(ready)
    found.ready.append(points)
    found.ready.append(0 if city.kinds[POWER] else ahead.plants)


def is_ready(city: City, tile: int) -> bool:
    """NEOM 5.3, 5.4: whether a city has the tiles and makes the Goods that a tile requires."""
    tables = city.tables
    count = tables.needs_count[tile]
    if count and size(city.kinds[tables.needs_type[tile]]) < count:
        return False
    either = tables.needs_one[tile]
    return not tables.needs[tile] & ~city.goods and (not either or bool(either & city.goods))


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
