"""NEOM 5, 7, 11: where a player may place a tile, why a tile cannot be placed, and what happens when it is."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.ids import BESIDE, CELLS, COMMERCIAL, FULL, GOOD_NAMES, INDUSTRIAL, TIER, TYPE_NAMES, members
from neopolis.games.neom.rules.buying import IMPOSSIBLE, least_price, ways
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.tile_data import MERCHANT_UNION, TOURISM_BOARD, TRADE_OFFICE
from neopolis.text.messages import Word, name_of, slug

# Reasons why a tile cannot be placed, in the order of the checks, with their rules.
HINDRANCES: Final[dict[str, tuple[str, ...]]] = {
    "cornerstones": ("NEOM 11.2", "R-32"),
    "disaster": ("NEOM 9.6", "NEOM 4.8"),
    "tiles": ("NEOM 5.4",),
    "goods": ("NEOM 5.3", "NEOM 6.1"),
    "money": ("NEOM 5.2", "NEOM 6.2"),
    "connection": ("NEOM 5.6", "NEOM 5.7", "NEOM 7.1"),
}


def room(s: Neom, seat: int, tile: int) -> tuple[int, int]:
    """NEOM 5.6, 7.1, 11.2: the empty cells for a tile, and the cells with a tile that it may replace."""
    city = s.cities[seat]
    replaceable = city.replaceable(tile)
    if s.setting.tables.generation[tile] == 0:
        standing = city.cornerstone_count
        if standing > s.generation:
            return 0, 0
        if standing == s.generation:
            return 0, replaceable & city.cornerstones
    return FULL & ~city.occupied, replaceable


def spaces(s: Neom, seat: int, tile: int) -> int:
    """The cells on which a seat may place a tile now, whatever it costs."""
    empty, replaceable = room(s, seat, tile)
    return s.cities[seat].spaces(tile, empty, replaceable)


def hindrance(s: Neom, seat: int, tile: int) -> str:
    """NEOM 5.1, 5.3, 5.4, 5.7, 9.6, 11.2: the first reason why a tile cannot be placed, as a code; empty if it can."""
    tables = s.setting.tables
    city = s.cities[seat]
    empty, replaceable = room(s, seat, tile)
    if tables.generation[tile] == 0 and not replaceable and city.cornerstone_count >= s.generation:
        return "cornerstones"
    if tables.disaster[tile]:
        return "disaster"
    needed = tables.needs_count[tile]
    if needed and city.kinds[tables.needs_type[tile]].bit_count() < needed:
        return "tiles"
    price = least_price(s, seat, tile)
    if price >= IMPOSSIBLE:
        return "goods"
    if price > s.money[seat]:
        return "money"
    return "" if city.spaces(tile, empty, replaceable) else "connection"


def hindrance_rules(s: Neom, reason: str) -> tuple[str, ...]:
    """The rules behind a hindrance. NEOM 17.6: in a solo game the generation decides which Goods the supply sells."""
    rules = HINDRANCES[reason]
    return (*rules, "NEOM 17.6") if reason == "goods" and s.setting.seats == 1 else rules


def hindrance_words(s: Neom, seat: int, tile: int, reason: str) -> dict[str, Word]:
    """NEOM 5.2, 5.3, 5.4: the arguments of the message about a hindrance: how much is needed, and how much there is."""
    tables, city = s.setting.tables, s.cities[seat]
    words: dict[str, Word] = {"tile": name_of(s.setting.pack.tile(tile).name), "generation": s.generation}
    if reason == "tiles":
        kind = tables.needs_type[tile]
        count = tables.needs_count[tile]
        words.update({"count": count, "kind": slug(TYPE_NAMES[kind]), "have": city.kinds[kind].bit_count()})
    elif reason == "goods":
        good = _unavailable(s, seat, (tables.needs[tile] or tables.needs_one[tile]) & ~city.goods)
        generation = TIER[good] + 1  # NEOM 17.6: the first generation in which the supply sells the Good
        words.update({"good": slug(GOOD_NAMES[good]), "players": s.setting.seats, "generation": generation})
    elif reason == "money":
        price, money = least_price(s, seat, tile), s.money[seat]
        words.update({"price": price, "money": money, "missing": price - money})
    return words


def _unavailable(s: Neom, seat: int, missing: int) -> int:
    """NEOM 6.1, 17.6: the first of the missing Goods that nobody sells."""
    goods = members(missing)
    return next((good for good in goods if not ways(s, seat, good, 0)), goods[0])


def place(s: Neom, seat: int, tile: int, cell: int, good: int) -> None:
    """NEOM 5.10, 19.132, 19.146, 19.150: put a tile into the city. Its own effect comes first; then others react."""
    tables = s.setting.tables
    old = s.cities[seat]
    city = old.with_tile(tile, cell, good)
    s.cities[seat] = city
    s.emit("placed", seat, (tile, cell, old.tiles[cell], good))
    gain(s, seat, tables.on_place[tile], tile)
    if tables.marks[tile] & TRADE_OFFICE:
        gain(s, seat, 2 * trade_pairs(city), tile)
    if city.marks & (MERCHANT_UNION | TOURISM_BOARD):
        _wait_for_tiles(s, seat, city, cell)


def _wait_for_tiles(s: Neom, seat: int, city: City, cell: int) -> None:
    """NEOM 19.132, 19.150, R-14: Merchant Union and Tourism Board react to every new tile but themselves."""
    tables = s.setting.tables
    links = (city.linked(1 << cell) & ~(1 << cell) & city.kinds[COMMERCIAL]).bit_count()
    for one in range(CELLS):
        waiting = city.tiles[one]
        if one == cell:
            continue
        if tables.marks[waiting] & MERCHANT_UNION and city.kinds[COMMERCIAL] >> cell & 1:
            gain(s, seat, 1, waiting)
        if tables.marks[waiting] & TOURISM_BOARD:
            gain(s, seat, 2 * links, waiting)


def trade_pairs(city: City) -> int:
    """NEOM 19.146: the number of adjoining pairs of a Commercial and an Industrial tile."""
    industrial = city.kinds[INDUSTRIAL]
    return sum([(industrial & BESIDE[cell]).bit_count() for cell in members(city.kinds[COMMERCIAL])])


def gain(s: Neom, seat: int, money: int, tile: int) -> None:
    """A tile brings money from the supply."""
    if money:
        s.money[seat] += money
        s.emit("gained", seat, (money, tile))
