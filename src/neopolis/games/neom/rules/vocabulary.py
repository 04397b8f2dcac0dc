"""Building blocks for tiles whose points vary (NEOM 15.1, 19). Each block counts something in a city."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.ids import BESIDE, CELLS, FULL, GOODS, NEARBY, RESIDENTIAL, RESOURCE, members
from neopolis.games.neom.rules.city import City


class Points:
    """The points of a tile whose points vary, on its cell in a city."""

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        raise NotImplementedError


class Flat(Points):
    """A fixed number of points, for use in a `Total`."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return self.number


class EachTile(Points):
    """Points for each tile of some kinds on some cells; a tile counts once for each kind it has."""

    def __init__(self, kinds: tuple[int, ...], each: int, cells: int = FULL) -> None:
        self.kinds: Final = kinds
        self.each: Final = each
        self.cells: Final = cells

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return self.each * sum([(city.kinds[kind] & self.cells).bit_count() for kind in self.kinds])


class EachOccupied(Points):
    """Points for each tile other than a Resource: on fixed cells, or nearby if no cells are given."""

    def __init__(self, each: int, cells: int = 0) -> None:
        self.each: Final = each
        self.cells: Final = cells

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        cells = self.cells or NEARBY[cell]
        return self.each * (city.occupied & ~city.kinds[RESOURCE] & cells).bit_count()


class EachNearby(Points):
    """Points for each nearby tile of a kind."""

    def __init__(self, kind: int, each: int) -> None:
        self.kind: Final = kind
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return self.each * (city.kinds[self.kind] & NEARBY[cell]).bit_count()


class EachWithNearby(Points):
    """Points for each tile of one kind that has at least `at_least` tiles of another kind nearby."""

    def __init__(self, kind: int, other: int, at_least: int, each: int) -> None:
        self.kind: Final = kind
        self.other: Final = other
        self.at_least: Final = at_least
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        others = city.kinds[self.other]
        found = [one for one in members(city.kinds[self.kind]) if (others & NEARBY[one]).bit_count() >= self.at_least]
        return self.each * len(found)


class EachWithinTwo(Points):
    """Points for each tile of one kind within two orthogonal steps of a tile of another kind."""

    def __init__(self, kind: int, other: int, each: int) -> None:
        self.kind: Final = kind
        self.other: Final = other
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        others = city.kinds[self.other]
        return self.each * len([one for one in members(city.kinds[self.kind]) if others & WITHIN_TWO[one]])


class EachCheap(Points):
    """Points for each Residential tile with at most `at_most` printed points; tiles whose points vary are left out."""

    def __init__(self, at_most: int, each: int) -> None:
        self.at_most: Final = at_most
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        tables = city.tables
        homes = [city.tiles[one] for one in members(city.kinds[RESIDENTIAL])]
        cheap = [tile for tile in homes if not tables.varies[tile] and tables.printed[tile] <= self.at_most]
        return self.each * len(cheap)


class EachGood(Points):
    """Points for each Good in a set, if the city has it."""

    def __init__(self, goods: int, each: int) -> None:
        self.goods: Final = goods
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return self.each * (city.goods & self.goods).bit_count()


class EachNeighborhood(Points):
    """Points for each neighborhood by its size: 1 tile, 2 tiles, 3 or more tiles."""

    def __init__(self, one: int, two: int, more: int) -> None:
        self.by_size: Final = (one, two, more)

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        sizes = [cluster.bit_count() for cluster in city.clusters(RESIDENTIAL)]
        return sum([self.by_size[min(size, 3) - 1] for size in sizes])


class LargestCluster(Points):
    """Points for each tile in the largest cluster of a kind."""

    def __init__(self, kind: int, each: int) -> None:
        self.kind: Final = kind
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return self.each * max([cluster.bit_count() for cluster in city.clusters(self.kind)], default=0)


class EachSet(Points):
    """Points for each set with one tile of every kind: the smallest count decides (R-19)."""

    def __init__(self, kinds: tuple[int, ...], each: int) -> None:
        self.kinds: Final = kinds
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return self.each * min([city.kinds[kind].bit_count() for kind in self.kinds])


class RoadSquares(Points):
    """Points for each 2x2 block in which roads cross all four inner borders."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        north, east, south, west = city.roads
        across = east & west >> 1 & ~_LAST_COLUMN  # cells whose road joins the neighbor to the east
        down = south & north >> 5
        return self.each * (across & across >> 5 & down & down >> 1 & ~_LAST_COLUMN).bit_count()


class SharedTypes(Points):
    """One point for every `tiles_a_point` tiles that share a type with an adjoining tile, rounded down."""

    def __init__(self, tiles_a_point: int) -> None:
        self.tiles_a_point: Final = tiles_a_point

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        sharing = 0
        for kind in range(RESOURCE + 1):
            cells = city.kinds[kind]
            for one in members(cells):
                if cells & BESIDE[one]:
                    sharing |= 1 << one
        return sharing.bit_count() // self.tiles_a_point


class MoneyHeld(Points):
    """One point for every `money_a_point` L-Coins, without the final income (R-11)."""

    def __init__(self, money_a_point: int) -> None:
        self.money_a_point: Final = money_a_point

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return (money - final_income) // self.money_a_point


class FinalIncome(Points):
    """One point for every `money_a_point` L-Coins of the final income (R-11)."""

    def __init__(self, money_a_point: int) -> None:
        self.money_a_point: Final = money_a_point

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return final_income // self.money_a_point


class Total(Points):
    """The sum of several building blocks."""

    def __init__(self, parts: tuple[Points, ...]) -> None:
        self.parts: Final = parts

    def points(self, city: City, cell: int, money: int, final_income: int) -> int:
        return sum([part.points(city, cell, money, final_income) for part in self.parts])


_LAST_COLUMN: Final = 0b10000_10000_10000_10000_10000


def _within_two(cell: int) -> int:
    found = NEARBY[cell]
    for one in members(BESIDE[cell]):
        found |= BESIDE[one]
    return found & ~(1 << cell)


WITHIN_TWO: Final = tuple([_within_two(cell) for cell in range(CELLS)])
ALL_GOODS: Final = (1 << GOODS) - 1
