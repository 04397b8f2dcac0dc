"""NEOM 14, 15: income, and the final score with a line for each reason."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    BESIDE,
    CELLS,
    GOOD_POINTS,
    LUXURY_GOODS,
    NEARBY,
    POLLUTING,
    POWER,
    PROCESSED_GOODS,
    RANKS,
    RAW_GOODS,
    RESIDENTIAL,
    TIER,
    is_tile,
    members,
    tile_rule,
)
from neopolis.games.neom.rules.city import City

CATEGORIES: Final = ("printed", "variable", "neighborhoods", "goods", "money", "pollution", "ghost_town", "power")
PRINTED: Final = 0
VARIABLE: Final = 1
NEIGHBORHOODS: Final = 2
GOODS_SCORE: Final = 3
MONEY: Final = 4
POLLUTION: Final = 5
GHOST_TOWN: Final = 6
NO_POWER: Final = 7

NO_POWER_POINTS: Final = -5
GOODS_OF_TIER: Final = (RAW_GOODS, PROCESSED_GOODS, LUXURY_GOODS)

# NEOM 17.8: the points that each rank above the first needs, by tile set.
RANK_LIMITS: Final = {1: (80, 100, 110, 120, 125), 4: (85, 105, 115, 125, 130), 5: (90, 110, 120, 130, 135)}


class Line:
    """One reason for points: its category, what it is about, and how many points."""

    def __init__(self, category: int, points: int, rule: str, about: tuple[int, ...]) -> None:
        self.category = category
        self.points = points
        self.rule = rule
        # By category. PRINTED, VARIABLE, POLLUTION: a tile and its cell. NEIGHBORHOODS: cells. GOODS_SCORE: a Good.
        # MONEY: L-Coins. GHOST_TOWN: the number of homes. NO_POWER: nothing.
        self.about = about


def incomes(city: City) -> list[int]:
    """NEOM 14.1, 14.2: the income of a city's tiles at the end of each generation."""
    money = [0, 0, 0]
    for tile in city.tiles:
        if tile:
            first, second, third = tile_incomes(city, tile)
            money[0] += first
            money[1] += second
            money[2] += third
    return money


def tile_incomes(city: City, tile: int) -> tuple[int, int, int]:
    """NEOM 14.1, 14.2: what one tile of a city brings as income at the end of each generation."""
    tables = city.tables
    first, second, third = tables.income[tile]
    kind = tables.income_each[tile]
    more = city.kinds[kind].bit_count() if kind >= 0 else 0
    return first + more, second + more, third + more


def income(city: City, generation: int) -> int:
    """NEOM 14.1, 14.2: the income of a city's tiles at the end of a generation."""
    return incomes(city)[generation - 1]


def tile_income(city: City, tile: int, generation: int) -> int:
    """NEOM 14.1, 14.2: what one tile of a city brings as income at the end of a generation."""
    return tile_incomes(city, tile)[generation - 1]


def neighborhood_points(size: int) -> int:
    """NEOM 15.2: 1, 3, 6, ... 36 points for 1, 2, 3, ... 8 tiles, and 4 points for each further tile."""
    return size * (size + 1) // 2 if size <= 8 else 36 + 4 * (size - 8)


def lines(pack: Pack, city: City, money: int, final_income: int) -> list[Line]:
    """NEOM 15: every reason for points, in the order of the categories."""
    found = _tile_lines(pack, city, money, final_income)
    for cluster in city.neighborhoods():
        points = neighborhood_points(cluster.bit_count())
        found.append(Line(NEIGHBORHOODS, points, "NEOM 15.2", tuple(members(cluster))))
    for good in members(city.goods):
        found.append(Line(GOODS_SCORE, GOOD_POINTS[TIER[good]], "NEOM 15.3", (good,)))
    found.append(Line(MONEY, money // 2, "NEOM 15.4", (money,)))
    for cell in members(city.kinds[RESIDENTIAL]):
        lost = _pollution(city, cell)
        if lost:
            found.append(Line(POLLUTION, -lost, "NEOM 15.5", (city.tiles[cell], cell)))
    homes = city.kinds[RESIDENTIAL].bit_count()
    if homes < 2:
        found.append(Line(GHOST_TOWN, ghost_town_points(homes), "NEOM 15.6", (homes,)))
    if not city.kinds[POWER]:
        found.append(Line(NO_POWER, NO_POWER_POINTS, "NEOM 15.7", ()))
    return found


def ghost_town_points(homes: int) -> int:
    """NEOM 15.6: the points that a city with this many homes loses."""
    return 0 if homes >= 2 else -4 if homes else -10


def _tile_lines(pack: Pack, city: City, money: int, final_income: int) -> list[Line]:
    """NEOM 15.1: the tiles with printed points, then those whose points vary."""
    printed: list[Line] = []
    variable: list[Line] = []
    for cell in range(CELLS):
        tile = city.tiles[cell]
        if is_tile(tile):
            rule = pack.points[tile]
            if rule is not None:
                points = tile_points(pack, city, cell, money, final_income)
                variable.append(Line(VARIABLE, points, tile_rule(tile), (tile, cell)))
            elif pack.tables.printed[tile]:
                printed.append(Line(PRINTED, pack.tables.printed[tile], "NEOM 15.1", (tile, cell)))
    return printed + variable


def _pollution(city: City, cell: int) -> int:
    """NEOM 15.5: a home loses 2 points for each adjoining Polluting tile and 1 point for each diagonal one."""
    polluting = city.kinds[POLLUTING]
    return (polluting & NEARBY[cell]).bit_count() + (polluting & BESIDE[cell]).bit_count()


def categories(pack: Pack, city: City, money: int, final_income: int) -> list[int]:
    """The points in each of the eight categories, in the order of CATEGORIES."""
    return sums_of(lines(pack, city, money, final_income))


def sums_of(reasons: list[Line]) -> list[int]:
    """The points of these lines added up by category, in the order of CATEGORIES."""
    sums = [0] * len(CATEGORIES)
    for line in reasons:
        sums[line.category] += line.points
    return sums


def total(pack: Pack, city: City, money: int, final_income: int) -> int:
    """NEOM 15: the score of a city: the sum of its lines, which are not listed because search asks for it so often."""
    points = money // 2 + ghost_town_points(city.kinds[RESIDENTIAL].bit_count())
    if not city.kinds[POWER]:
        points += NO_POWER_POINTS
    for cell in range(CELLS):
        tile = city.tiles[cell]
        if is_tile(tile):
            points += tile_points(pack, city, cell, money, final_income)
    for cluster in city.neighborhoods():
        points += neighborhood_points(cluster.bit_count())
    for tier in range(len(GOOD_POINTS)):
        points += GOOD_POINTS[tier] * (city.goods & GOODS_OF_TIER[tier]).bit_count()
    if city.kinds[POLLUTING]:
        for cell in members(city.kinds[RESIDENTIAL]):
            points -= _pollution(city, cell)
    return points


def tile_points(pack: Pack, city: City, cell: int, money: int, final_income: int) -> int:
    """NEOM 15.1: the points of the tile on a cell, printed or counted."""
    tile = city.tiles[cell]
    rule = pack.points[tile]
    return pack.tables.printed[tile] if rule is None else rule.points(city, cell, money, final_income)


def places(points: list[int]) -> list[int]:
    """NEOM 15.8: the place of each player by points; those with the same points share a place."""
    return [1 + len([other for other in points if other > own]) for own in points]


def rank(points: int, tile_set: int) -> str:
    """NEOM 17.8: a solo player's rank."""
    reached = [limit for limit in RANK_LIMITS[tile_set] if points >= limit]
    return RANKS[len(reached)]
