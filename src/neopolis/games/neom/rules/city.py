"""A city: tiles on a 5x5 grid, with the sets of cells that the rules ask about.

A city never changes: placing or removing a tile makes a new city, so copies of a game can share cities. Everything
that follows from the tiles is computed once, when the city is made.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from neopolis.games.neom.ids import (
    CELLS,
    CENTER,
    CENTER_TILE,
    COLUMN_A,
    COLUMN_E,
    EAST,
    FULL,
    KINDS,
    LEFT_END,
    RESIDENTIAL,
    RESOURCE,
    RIGHT_END,
    WEST,
    is_tile,
)
from neopolis.games.neom.tile_data import MODULAR_FACTORY, TileTables

_CENTER_BIT: Final = 1 << CENTER
_NOT_A: Final = FULL & ~COLUMN_A
_NOT_E: Final = FULL & ~COLUMN_E


_NO_TILES: Final = [0] * CELLS
_NO_KINDS: Final = [0] * KINDS
_NO_ROADS: Final = [0] * 4


@mypyc_attr(acyclic=True, free_list_len=1)  # a new one is made whenever a tile is placed or removed
class City:
    """One player's city."""

    def __init__(self, tables: TileTables) -> None:
        self.tables = tables
        self.center = 0  # the Raw Good of the board
        self.tiles: list[int] = _NO_TILES  # tile numbers, 0 for an empty cell; never edited once the city is made
        self.occupied = 0
        self.kinds: list[int] = _NO_KINDS  # sets of cells: one for each type, one for Polluting, one for Power
        self.roads: list[int] = _NO_ROADS  # sets of cells: one for each direction of a road
        self.cornerstones = 0  # set of cells with a Cornerstone
        self.cornerstone_count = 0
        self.marks = 0
        self.modular_good = -1  # the Good chosen for the Modular Factory
        self.goods = 0  # NEOM 10: one token for each Good that is produced
        self.connected = 0  # cells with a road to the center
        self.open_n = 0  # cells that a road enters from a connected neighbor to the north
        self.open_e = 0
        self.open_s = 0
        self.open_w = 0
        self.safe_n = 0  # cells of `open_n` whose road stays connected even if the cell's own tile is replaced
        self.safe_e = 0
        self.safe_s = 0
        self.safe_w = 0
        self._neighborhoods: list[int] | None = None  # worked out when somebody asks

    def center_cell(self) -> int:
        """The City Center's cell as a set; empty once a tile has replaced it."""
        return 0 if is_tile(self.tiles[CENTER]) else _CENTER_BIT

    def left_route(self) -> bool:
        """NEOM 8.1, 8.2: whether a road leads out of a3, even if a3 is cut off."""
        return bool(self.roads[WEST] >> LEFT_END & 1)

    def right_route(self) -> bool:
        """NEOM 8.1, 8.2: whether a road leads out of e3, even if e3 is cut off."""
        return bool(self.roads[EAST] >> RIGHT_END & 1)

    def with_tile(self, tile: int, cell: int, modular_good: int = -1) -> City:
        """NEOM 5.10, 7.3, 7.4, 10.1, 19.137: the city with a tile placed on a cell; a tile that was there is gone."""
        tables = self.tables
        gone = self.tiles[cell]
        city = self._changed(cell, tile)
        if modular_good >= 0:
            city.modular_good = modular_good
        if modular_good >= 0 or tables.produces[gone] or tables.marks[gone]:
            city._recount()
        else:
            city.goods |= tables.produces[tile]
            city.marks |= tables.marks[tile]
        city._trace()
        return city

    def without(self, cell: int) -> City:
        """NEOM 7.4, R-37: the city without the tile on a cell; removing a tile from c3 uncovers the City Center."""
        city = self._changed(cell, CENTER_TILE + self.center if cell == CENTER else 0)
        city._recount()
        city._trace()
        return city

    def _changed(self, cell: int, tile: int) -> City:
        """NEOM 5.10, 7.3, 7.4, 11.2: the city with other contents of a cell, before Goods and roads are worked out."""
        tables = self.tables
        city = City(tables)
        bit = 1 << cell
        gone = self.tiles[cell]
        city.center = self.center
        city.tiles = self.tiles[:]
        city.tiles[cell] = tile
        city.occupied = self.occupied | bit if tile else self.occupied & ~bit
        city.kinds = _moved(self.kinds, bit, tables.kinds[gone], tables.kinds[tile])
        city.roads = _moved(self.roads, bit, tables.roads[gone], tables.roads[tile])
        placed_cornerstone = is_tile(tile) and tables.generation[tile] == 0
        city.cornerstones = self.cornerstones | bit if placed_cornerstone else self.cornerstones & ~bit
        city.cornerstone_count = city.cornerstones.bit_count()
        city.modular_good = self.modular_good
        city.marks = self.marks
        city.goods = self.goods
        return city

    def _recount(self) -> None:
        """NEOM 7.4, 10.2, 10.3, 19.137: one token for each Good that a tile still produces."""
        tables = self.tables
        goods = 0
        marks = 0
        for tile in self.tiles:
            if tile:
                goods |= tables.produces[tile]
                marks |= tables.marks[tile]
        if not marks & MODULAR_FACTORY:
            self.modular_good = -1
        elif self.modular_good >= 0:
            goods |= 1 << self.modular_good
        self.goods = goods
        self.marks = marks

    def _trace(self) -> None:
        """NEOM 5.7, 18.2: find the cells with a road to the center, step by step from the center outwards."""
        north, east, south, west = self.roads
        reached = _CENTER_BIT
        ring = reached
        safe_n = safe_e = safe_s = safe_w = 0
        while True:
            # Follow the roads out of the reached cells: `from_n` are the cells that a road enters from the north.
            from_n = (reached & south) << 5 & FULL
            from_s = (reached & north) >> 5
            from_w = (reached & east & _NOT_E) << 1
            from_e = (reached & west & _NOT_A) >> 1
            # A neighbor that is nearer to the center stays connected even if the cell's own tile is replaced.
            safe_n |= ring & from_n
            safe_e |= ring & from_e
            safe_s |= ring & from_s
            safe_w |= ring & from_w
            ring = (from_n & north | from_s & south | from_w & west | from_e & east) & ~reached
            if not ring:
                break
            reached |= ring
        self.connected = reached
        self.open_n = from_n
        self.open_e = from_e
        self.open_s = from_s
        self.open_w = from_w
        cut_off = self.occupied & ~reached
        self.safe_n = safe_n | from_n & cut_off
        self.safe_e = safe_e | from_e & cut_off
        self.safe_s = safe_s | from_s & cut_off
        self.safe_w = safe_w | from_w & cut_off

    def spaces(self, tile: int, empty: int, replaceable: int) -> int:
        """NEOM 5.6, 5.7: the cells on which a tile would be connected, among the empty and the replaceable ones.

        R-6: the replaced tile no longer counts for the connection. R-7: the center is always connected.
        """
        roads = self.tables.roads[tile]
        entered = _entered(roads, self.open_n, self.open_e, self.open_s, self.open_w)
        safe = _entered(roads, self.safe_n, self.safe_e, self.safe_s, self.safe_w)
        legal = entered & empty | replaceable & (safe | _CENTER_BIT)
        doubtful = entered & replaceable & ~legal
        while doubtful:
            bit = doubtful & -doubtful
            doubtful ^= bit
            if self._connected_without(bit, roads):
                legal |= bit
        return legal

    def _connected_without(self, bit: int, roads: int) -> bool:
        """Whether a tile with these roads would be connected if it replaced the tile on `bit`."""
        keep = FULL & ~bit
        north, east, south, west = self.roads
        reached = ring = _CENTER_BIT
        while ring:
            from_n = (reached & south) << 5 & FULL
            from_s = (reached & north) >> 5
            from_w = (reached & east & _NOT_E) << 1
            from_e = (reached & west & _NOT_A) >> 1
            if _entered(roads, from_n, from_e, from_s, from_w) & bit:
                return True
            ring = (from_n & north | from_s & south | from_w & west | from_e & east) & ~reached & keep
            reached |= ring
        return False

    def replaceable(self, tile: int) -> int:
        """NEOM 7.1, 7.2: cells with a Resource (the City Center is one) or a tile that shares a type."""
        kinds = self.tables.kinds[tile]
        cells = self.kinds[RESOURCE]
        for kind in range(RESOURCE):
            if kinds >> kind & 1:
                cells |= self.kinds[kind]
        return cells

    def linked(self, cells: int) -> int:
        """NEOM 18.3: the given cells and those directly connected to one of them."""
        north, east, south, west = self.roads
        return (
            cells
            | (cells & south) << 5 & north
            | (cells & north) >> 5 & south
            | (cells & east & _NOT_E) << 1 & west
            | (cells & west & _NOT_A) >> 1 & east
        )

    def clusters(self, kind: int) -> list[int]:
        """NEOM 18.4: the groups of directly connected tiles of a kind."""
        left = self.kinds[kind]
        found: list[int] = []
        while left:
            cluster = left & -left
            while True:
                grown = self.linked(cluster) & left
                if grown == cluster:
                    break
                cluster = grown
            found.append(cluster)
            left &= ~cluster
        return found

    def neighborhoods(self) -> list[int]:
        """NEOM 15.2, 18.4: the groups of directly connected Residential tiles."""
        found = self._neighborhoods
        if found is None:
            found = self._neighborhoods = self.clusters(RESIDENTIAL)
        return found

    def row(self) -> tuple[int, ...]:
        """The city as ints, from which `city_from_row` makes it again."""
        return (self.center, self.modular_good, *self.tiles)


def _moved(sets: list[int], bit: int, gone: int, come: int) -> list[int]:
    """The sets of cells after one tile replaced another on a cell; `gone` and `come` are their types or roads."""
    moved = sets[:]
    changed = gone ^ come
    for number in range(len(sets)):
        if changed >> number & 1:
            moved[number] ^= bit
    return moved


def _entered(roads: int, north: int, east: int, south: int, west: int) -> int:
    """The cells where a tile with these roads would be connected.

    `north` are the cells that a road enters from the north, and so on.
    """
    cells = 0
    if roads & 1:
        cells = north
    if roads & 2:
        cells |= east
    if roads & 4:
        cells |= south
    if roads & 8:
        cells |= west
    return cells


def new_city(tables: TileTables, center: int) -> City:
    """NEOM 2.1, 2.2: an empty board with its City Center, which produces the board's Good."""
    board = City(tables)
    board.center = center
    return board.with_tile(CENTER_TILE + center, CENTER)


def city_from_row(tables: TileTables, row: tuple[int, ...]) -> City:
    """The city that `City.row` described."""
    city = City(tables)
    city.center = row[0]
    city.modular_good = row[1]
    city.tiles = list(row[2:])
    for cell, tile in enumerate(city.tiles):
        if tile:
            bit = 1 << cell
            city.occupied |= bit
            city.kinds = _moved(city.kinds, bit, 0, tables.kinds[tile])
            city.roads = _moved(city.roads, bit, 0, tables.roads[tile])
            if is_tile(tile) and tables.generation[tile] == 0:
                city.cornerstones |= bit
    city.cornerstone_count = city.cornerstones.bit_count()
    city._recount()
    city._trace()
    return city
