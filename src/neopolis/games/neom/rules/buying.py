"""NEOM 6: buying missing Goods. Who offers a Good, by which way, at what price, and what a tile costs at least."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.ids import LEFT_FROM, PRICE, PROCESSED_GOODS, RAW_GOODS, RIGHT_FROM, SUPPLY, TIER, members
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.tile_data import IMPORT_OFFICE, POSTAL_SERVICE

IMPOSSIBLE: Final = 1_000_000  # a price nobody can pay: the Good is not to be had
POSTAL_COVER: Final = 1
IMPORT_COVER: Final = 2

Way = tuple[int, int]  # the option's number, and its price


def ways(s: Neom, seat: int, good: int, routes_used: int) -> list[Way]:
    """Every way to buy a Good, by ascending option; what is on offer is what stood when the step began (R-4)."""
    if s.setting.seats == 1:
        return _solo_ways(s, good, routes_used)
    if s.setting.seats == 2:
        return [_two_player_way(s, seat, good)]
    seats = s.setting.seats
    base = PRICE[TIER[good]]
    city = s.cities[seat]
    left = base - 1 if city.left_route() else base
    right = base - 1 if city.right_route() else base
    sellers = [other for other in range(seats) if other != seat and s.cities[other].goods >> good & 1]
    found = [(LEFT_FROM + other, left + (other - seat) % seats - 1) for other in sellers]
    return found + [(RIGHT_FROM + other, right + (seat - other) % seats - 1) for other in sellers]


def _two_player_way(s: Neom, seat: int, good: int) -> Way:
    """NEOM 16.6, 16.7: from the opponent who produces it, otherwise from the supply; both routes count, 1 at least."""
    city = s.cities[seat]
    price = PRICE[TIER[good]] - int(city.left_route()) - int(city.right_route())
    offered = s.cities[1 - seat].goods >> good & 1
    return (LEFT_FROM + 1 - seat if offered else SUPPLY, max(price, 1))


def _solo_ways(s: Neom, good: int, routes_used: int) -> list[Way]:
    """NEOM 17.6, 17.7: from the supply, by generation; each active route once a generation."""
    if TIER[good] >= s.generation:
        return []
    usable = active_routes(s, 0) & ~(s.routes_used | routes_used)
    base = PRICE[TIER[good]]
    return [(SUPPLY + use, max(base - use.bit_count(), 1)) for use in range(4) if use & ~usable == 0]


def active_routes(s: Neom, seat: int) -> int:
    """Bit set of a city's active Trade Routes: 1 the left, 2 the right one."""
    city = s.cities[seat]
    return int(city.left_route()) | int(city.right_route()) << 1


def covers_of(s: Neom, seat: int) -> int:
    """NEOM 19.59, 19.111: which of Postal Service and Import Office stand in a city."""
    marks = s.cities[seat].marks
    postal = POSTAL_COVER if marks & POSTAL_SERVICE else 0
    return postal | (IMPORT_COVER if marks & IMPORT_OFFICE else 0)


def usable_covers(missing: int, covers: int) -> int:
    """How many of the covers can be used on different missing Goods (R-27)."""
    raw = (missing & RAW_GOODS).bit_count()
    either = (missing & (RAW_GOODS | PROCESSED_GOODS)).bit_count()
    if covers == POSTAL_COVER:
        return min(raw, 1)
    if covers == IMPORT_COVER:
        return min(either, 1)
    if covers == 0:
        return 0
    return min(min(raw, 1) + 1, either)


def cheapest(s: Neom, seat: int, missing: int, covers: int, routes_used: int) -> int:
    """The least that the missing Goods cost, covers and routes used where they save most."""
    if missing == 0:
        return 0
    if covers and usable_covers(missing, covers):
        return _cheapest_covered(s, seat, missing, covers, routes_used)
    if s.setting.seats == 1:
        return _cheapest_solo(s, missing, routes_used)
    return sum([best_price(s, seat, good) for good in members(missing)])


def best_price(s: Neom, seat: int, good: int) -> int:
    """The lowest price of a Good for a seat (two or more players)."""
    best = IMPOSSIBLE
    for _, price in ways(s, seat, good, 0):
        if price < best:
            best = price
    return best


def _cheapest_covered(s: Neom, seat: int, missing: int, covers: int, routes_used: int) -> int:
    best = IMPOSSIBLE
    for good in members(missing):
        for cover in (POSTAL_COVER, IMPORT_COVER):
            if covers & cover and can_cover(cover, good):
                rest = cheapest(s, seat, missing & ~(1 << good), covers & ~cover, routes_used)
                best = min(best, rest)
    return best


def can_cover(cover: int, good: int) -> bool:
    """Whether the Postal Service or the Import Office can stand for a Good."""
    return TIER[good] == 0 or (cover == IMPORT_COVER and TIER[good] == 1)


def _cheapest_solo(s: Neom, missing: int, routes_used: int) -> int:
    goods = members(missing)
    if any([TIER[good] >= s.generation for good in goods]):
        return IMPOSSIBLE
    free = (active_routes(s, 0) & ~(s.routes_used | routes_used)).bit_count()
    prices = [PRICE[TIER[good]] for good in goods]
    saved = min(free, sum(prices) - len(prices))  # each route saves 1 wherever a price is above 1
    return sum(prices) - saved


def least_price(s: Neom, seat: int, tile: int) -> int:
    """The least total for placing a tile: its cost and the cheapest way to its Goods (IMPOSSIBLE: not to be had)."""
    tables = s.setting.tables
    cost = tables.cost[tile]
    goods = s.cities[seat].goods
    missing = tables.needs[tile] & ~goods
    if missing:
        return cost + cheapest(s, seat, missing, covers_of(s, seat), 0)
    alternatives = tables.needs_one[tile]
    if not alternatives or alternatives & goods:
        return cost
    covers = covers_of(s, seat)
    best = tables.instead[tile] or IMPOSSIBLE
    for good in members(alternatives):
        best = min(best, cheapest(s, seat, 1 << good, covers, 0))
    return cost + best
