"""NEOM 5.2, 5.3, 5.5, 6: the one way to pay for a tile that the judge names.

`buying` knows what the least price is; this knows which purchases make it up. Of equally cheap ways it is the one
with the fewest purchases, then the one whose list of purchases comes first in order.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.ids import GOOD_NAMES, LEFT_FROM, RIGHT_FROM, SUPPLY, members
from neopolis.games.neom.rules.action import routes_of
from neopolis.games.neom.rules.buying import IMPORT_COVER, POSTAL_COVER, can_cover, covers_of, ways
from neopolis.games.neom.rules.state import Neom

SUPPLY_SELLER: Final = 5  # in the order of sellers the supply comes after all seats

Purchase = tuple[str, int, int]  # the Good's name, the seller, the price
Payment = tuple[int, int, list[Purchase]]  # the total, how many purchases, and these by the names of the Goods
Offer = tuple[int, int, int]  # price, seller, and the Trade Routes it uses up (solo)


def least_payment(s: Neom, seat: int, tile: int) -> Payment | None:
    """The cheapest way to pay for a tile; None if a Good that it needs is not to be had."""
    tables = s.setting.tables
    goods = s.cities[seat].goods
    covers = covers_of(s, seat)
    found: list[Payment] = []
    for instead, needed in _choices(s, tile):
        missing = [good for good in needed if not goods >> good & 1]
        paid = _best(s, seat, sorted(missing, key=_good_name), covers, 0)
        if paid is not None:
            found.append((tables.cost[tile] + instead + paid[0], paid[1], paid[2]))
    return min(found) if found else None


def _good_name(good: int) -> str:
    return GOOD_NAMES[good]


def _choices(s: Neom, tile: int) -> list[tuple[int, list[int]]]:
    """NEOM 5.5: what may be given for a tile beside its cost, as money and Goods; one of these is enough."""
    tables = s.setting.tables
    if not tables.needs_one[tile]:
        return [(0, members(tables.needs[tile]))]
    found = [(0, [good]) for good in members(tables.needs_one[tile])]
    return [*found, (tables.instead[tile], [])] if tables.instead[tile] else found


def _best(s: Neom, seat: int, goods: list[int], covers: int, routes: int) -> Payment | None:
    """The best way to come by these Goods: the first is covered or bought, the rest is got in the best way."""
    if not goods:
        return (0, 0, [])
    good = goods[0]
    found: list[Payment] = []
    for cover in (POSTAL_COVER, IMPORT_COVER):
        if covers & cover and can_cover(cover, good):
            rest = _best(s, seat, goods[1:], covers & ~cover, routes)
            if rest is not None:
                found.append(rest)
    for price, seller, used in _offers(s, seat, good, routes):
        rest = _best(s, seat, goods[1:], covers, routes | used)
        if rest is not None:
            found.append((price + rest[0], 1 + rest[1], [(GOOD_NAMES[good], seller, price), *rest[2]]))
    return min(found) if found else None


def _offers(s: Neom, seat: int, good: int, routes: int) -> list[Offer]:
    """The offers worth a thought: in company only the cheapest, from the lowest seat; alone each use of the routes."""
    found = [(price, _seller(option), routes_of(option)) for option, price in ways(s, seat, good, routes)]
    return found if s.setting.seats == 1 else sorted(found)[:1]


def _seller(option: int) -> int:
    if option >= SUPPLY:
        return SUPPLY_SELLER
    return option - (RIGHT_FROM if option >= RIGHT_FROM else LEFT_FROM)
