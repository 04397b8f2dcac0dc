"""NEOM 6: buying missing Goods. Who sells a Good, at what price, and the lowest total for a tile.

Play and judge share `least_price`; `least_payment` also lists the purchases that add up to this price.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.ids import (
    GOOD_NAMES,
    LEFT_FROM,
    PRICE,
    PROCESSED_GOODS,
    RAW_GOODS,
    RIGHT_FROM,
    SUPPLY,
    TIER,
    members,
    seller_of,
)
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.tile_data import IMPORT_OFFICE, POSTAL_SERVICE

IMPOSSIBLE: Final = 1_000_000  # the price of a Good that nobody sells: more than anybody can pay
POSTAL_COVER: Final = 1
IMPORT_COVER: Final = 2
FROM_SUPPLY: Final = 5  # stands for the supply as a seller; larger than every seat's number

Way = tuple[int, int]  # the option's number, and its price


def ways(s: Neom, seat: int, good: int, routes_used: int) -> list[Way]:
    """NEOM 6.1, 6.2, 6.3, 6.4, 16.6, 17.6: every way to buy a Good, by ascending option.

    R-4: sellers offer what they had when the step began.
    """
    if s.setting.seats == 1:
        return _solo_ways(s, good, routes_used)
    if s.setting.seats == 2:
        return [_two_player_way(s, seat, good)]
    found: list[Way] = []
    from_right: list[Way] = []
    for other in range(s.setting.seats):
        if other != seat and s.cities[other].goods >> good & 1:
            left, right = _prices(s, seat, other, good)
            found.append((LEFT_FROM + other, left))
            from_right.append((RIGHT_FROM + other, right))
    found += from_right
    return found


def _prices(s: Neom, seat: int, seller: int, good: int) -> tuple[int, int]:
    """NEOM 6.3, 6.4: what a Good of another player costs on the way to the left, and to the right."""
    seats = s.setting.seats
    city = s.cities[seat]
    base = PRICE[TIER[good]] - 1
    left = base + (seller - seat) % seats
    right = base + (seat - seller) % seats
    return left - int(city.left_route()), right - int(city.right_route())


def _two_player_way(s: Neom, seat: int, good: int) -> Way:
    """NEOM 16.6, 16.7: buy from the opponent, or else from the supply. Both routes lower the price, but not below 1."""
    city = s.cities[seat]
    price = PRICE[TIER[good]] - int(city.left_route()) - int(city.right_route())
    offered = s.cities[1 - seat].goods >> good & 1
    return (LEFT_FROM + 1 - seat if offered else SUPPLY, max(price, 1))


def _solo_ways(s: Neom, good: int, routes_used: int) -> list[Way]:
    """NEOM 17.6, 17.7: the generation decides what the supply sells; each active route counts once a generation."""
    if TIER[good] >= s.generation:
        return []
    usable = active_routes(s, 0) & ~(s.routes_used | routes_used)
    base = PRICE[TIER[good]]
    return [(SUPPLY + use, max(base - use.bit_count(), 1)) for use in range(4) if use & ~usable == 0]


def active_routes(s: Neom, seat: int) -> int:
    """Bit set of a city's active Trade Routes: 1 the left, 2 the right one."""
    city = s.cities[seat]
    return int(city.left_route()) | int(city.right_route()) << 1


def routes_of(option: int) -> int:
    """NEOM 17.7: the Trade Routes that a solo purchase uses up."""
    return max(option - SUPPLY, 0)


def covers_of(s: Neom, seat: int) -> int:
    """NEOM 19.59, 19.111: which of Postal Service and Import Office stand in a city."""
    marks = s.cities[seat].marks
    postal = POSTAL_COVER if marks & POSTAL_SERVICE else 0
    return postal | (IMPORT_COVER if marks & IMPORT_OFFICE else 0)


def can_cover(cover: int, good: int) -> bool:
    """NEOM 19.59, 19.111: whether a cover (Postal Service or Import Office) can replace a Good."""
    return TIER[good] == 0 or (cover == IMPORT_COVER and TIER[good] == 1)


def usable_covers(missing: int, covers: int) -> int:
    """NEOM 19.59, 19.111, R-27: how many covers can be used together, each for a different missing Good."""
    raw = missing & RAW_GOODS
    either = missing & (RAW_GOODS | PROCESSED_GOODS)
    if covers == 0 or not either:
        return 0
    if covers == POSTAL_COVER:
        return 1 if raw else 0
    if covers == IMPORT_COVER:
        return 1
    return 2 if raw and either & (either - 1) else 1  # two Goods, of which one is raw


def cheapest(s: Neom, seat: int, missing: int, covers: int, routes_used: int) -> int:
    """NEOM 6.1, 17.6, 17.7, R-27: the lowest total for the missing Goods, with the best use of covers and routes."""
    if missing == 0:
        return 0
    if covers and usable_covers(missing, covers):
        return _cheapest_covered(s, seat, missing, covers, routes_used)
    if s.setting.seats == 1:
        return _cheapest_solo(s, missing, routes_used)
    return sum([best_price(s, seat, good) for good in members(missing)])


def best_price(s: Neom, seat: int, good: int) -> int:
    """NEOM 6.3, 6.4, 16.6, 16.7: the lowest price of a Good for a seat (two or more players)."""
    if s.setting.seats == 2:
        return _two_player_way(s, seat, good)[1]
    best = IMPOSSIBLE
    for other in range(s.setting.seats):
        if other != seat and s.cities[other].goods >> good & 1:
            left, right = _prices(s, seat, other, good)
            best = min(best, min(left, right))
    return best


def _cheapest_covered(s: Neom, seat: int, missing: int, covers: int, routes_used: int) -> int:
    """NEOM 19.59, 19.111, R-27: the lowest total if one of the effects that cover a Good is used."""
    best = IMPOSSIBLE
    for good in members(missing):
        for cover in (POSTAL_COVER, IMPORT_COVER):
            if covers & cover and can_cover(cover, good):
                rest = cheapest(s, seat, missing & ~(1 << good), covers & ~cover, routes_used)
                best = min(best, rest)
    return best


def _cheapest_solo(s: Neom, missing: int, routes_used: int) -> int:
    """NEOM 17.6, 17.7: the lowest total for a solo player."""
    goods = members(missing)
    if any([TIER[good] >= s.generation for good in goods]):
        return IMPOSSIBLE
    free = (active_routes(s, 0) & ~(s.routes_used | routes_used)).bit_count()
    prices = [PRICE[TIER[good]] for good in goods]
    saved = min(free, sum(prices) - len(prices))  # a route saves 1 L-Coin; each Good costs at least 1
    return sum(prices) - saved


def least_price(s: Neom, seat: int, tile: int) -> int:
    """NEOM 5.2, 5.3, 5.5: the lowest total for placing a tile; IMPOSSIBLE or more if nobody sells a Good it needs."""
    tables = s.setting.tables
    goods = s.cities[seat].goods
    if not tables.needs_one[tile]:
        missing = tables.needs[tile] & ~goods
        return tables.cost[tile] + (cheapest(s, seat, missing, covers_of(s, seat), 0) if missing else 0)
    covers = covers_of(s, seat)
    return tables.cost[tile] + min(
        [money + cheapest(s, seat, missing, covers, 0) for money, missing in _alternatives(s, seat, tile)]
    )


def _alternatives(s: Neom, seat: int, tile: int) -> list[tuple[int, int]]:
    """NEOM 5.3, 5.5: what a tile needs besides its cost, as money and missing Goods; one of these is enough."""
    tables = s.setting.tables
    goods = s.cities[seat].goods
    if not tables.needs_one[tile]:
        return [(0, tables.needs[tile] & ~goods)]
    found = [(0, 1 << good & ~goods) for good in members(tables.needs_one[tile])]
    if tables.instead[tile]:
        found.append((tables.instead[tile], 0))
    return found


Purchase = tuple[str, int, int]  # the Good's name, the seller (a seat or FROM_SUPPLY), the price


class Payment:
    """A total, and the purchases that are part of it."""

    def __init__(self, total: int, purchases: list[Purchase]) -> None:
        self.total = total
        self.purchases = purchases


def least_payment(s: Neom, seat: int, tile: int) -> Payment:
    """NEOM 5.2, 5.5, 6.1, 17.7: how to pay the lowest total for a tile whose Goods are all for sale.

    If several ways cost the same, it takes the one with the fewest purchases, then the one whose list sorts first.
    """
    total = least_price(s, seat, tile)
    covers = covers_of(s, seat)
    lists: list[tuple[int, list[Purchase]]] = []
    for money, missing in _alternatives(s, seat, tile):
        if s.setting.tables.cost[tile] + money + cheapest(s, seat, missing, covers, 0) == total:
            purchases = _cheapest_purchases(s, seat, missing, covers)
            lists.append((len(purchases), purchases))
    return Payment(total, min(lists)[1])


def _cheapest_purchases(s: Neom, seat: int, missing: int, covers: int) -> list[Purchase]:
    """NEOM 6.1, 6.3, 17.7, R-27: the purchases that make up `cheapest`, sorted by the names of the Goods.

    A Good is bought if that keeps the total at its lowest. Otherwise Postal Service or Import Office covers it. Every
    price is at least 1, so all ways with the lowest total have equally many purchases.
    """
    found: list[Purchase] = []
    routes = 0
    left = cheapest(s, seat, missing, covers, routes)
    for good in sorted(members(missing), key=GOOD_NAMES.__getitem__):
        missing &= ~(1 << good)
        offers = sorted([(_seller(option), price, routes_of(option)) for option, price in ways(s, seat, good, routes)])
        for seller, price, used in offers:
            if price + cheapest(s, seat, missing, covers, routes | used) == left:
                found.append((GOOD_NAMES[good], seller, price))
                routes |= used
                left -= price
                break
        else:
            covers &= ~_fitting_cover(s, seat, good, missing, covers, routes, left)
    return found


def _fitting_cover(s: Neom, seat: int, good: int, rest: int, covers: int, routes: int, left: int) -> int:
    """R-27: the cover to use for a Good so that the other missing Goods (`rest`) cost only what is left to pay."""
    for cover in (POSTAL_COVER, IMPORT_COVER):
        if covers & cover and can_cover(cover, good) and cheapest(s, seat, rest, covers & ~cover, routes) == left:
            return cover
    raise AssertionError("a Good that is not bought is covered")


def _seller(option: int) -> int:
    seller = seller_of(option)
    return seller if seller >= 0 else FROM_SUPPLY
