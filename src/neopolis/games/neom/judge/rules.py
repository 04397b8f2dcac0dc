"""The numbers of the paragraphs that decide the judge's answers."""

from __future__ import annotations

from neopolis.games.neom.ids import CENTER, COMMERCIAL, CRIME_SPREE, FIRE, INDUSTRIAL, RESIDENTIAL, RESOURCE
from neopolis.games.neom.rules.buying import active_routes, covers_of, usable_covers
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.rules.disasters import RULES, protected
from neopolis.games.neom.rules.paying import Payment
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.tile_data import (
    FIRE_PROTECTION,
    IMPORT_OFFICE,
    INSURANCE_OFFICE,
    POLICE_PROTECTION,
    POSTAL_SERVICE,
)


def income_rules(city: City, generation: int) -> list[str]:
    """NEOM 14: the tiles that bring money each have their paragraph."""
    tables = city.tables
    earning = [tile for tile in city.tiles if tables.income[tile][generation - 1] or tables.income_each[tile] >= 0]
    return ["NEOM 14.1", *[f"NEOM 19.{tile}" for tile in sorted(earning)]] if earning else ["NEOM 14.1", "NEOM 14.2"]


def disaster_rules(city: City, disaster: int) -> list[str]:
    """NEOM 13: the Disaster, protection and Insurance Office where they change something."""
    rules = [*RULES[disaster], "NEOM 13.7", "NEOM 13.8"]
    homes, shops, works = city.kinds[RESIDENTIAL], city.kinds[COMMERCIAL], city.kinds[INDUSTRIAL]
    struck = homes | shops | works
    if disaster == FIRE and city.occupied & ~city.kinds[RESOURCE] & protected(city, FIRE_PROTECTION):
        rules += ["NEOM 13.9", "NEOM 13.10", "R-16"]
    if disaster == CRIME_SPREE and struck & protected(city, POLICE_PROTECTION):
        rules += ["NEOM 13.9", "NEOM 13.11"]
    if disaster == CRIME_SPREE and (homes & shops | homes & works | shops & works):
        rules += ["NEOM 9.7", "R-15"]
    if city.marks & INSURANCE_OFFICE:
        rules += [*_bearers(city, INSURANCE_OFFICE), "R-10"]
    return rules


def price_rules(s: Neom, seat: int, tile: int, paid: Payment) -> list[str]:
    """NEOM 5.2 to 5.5, 6, 16.6, 17.6: cost and Goods, where the tile asks for them."""
    tables = s.setting.tables
    rules: list[str] = []
    if tables.cost[tile]:
        rules.append("NEOM 5.2")
    if tables.needs_count[tile]:
        rules.append("NEOM 5.4")
    if tables.needs_one[tile]:
        rules.append("NEOM 5.5")
    if tables.needs[tile] | tables.needs_one[tile]:
        rules.append("NEOM 5.3")
    rules += _cover_rules(s, seat, tile)
    return rules + _trade_rules(s, seat) if paid[1] else rules


def _cover_rules(s: Neom, seat: int, tile: int) -> list[str]:
    """NEOM 19.59, 19.111: Postal Service and Import Office, if they cover something (R-27)."""
    tables = s.setting.tables
    city = s.cities[seat]
    goods = tables.needs_one[tile] if tables.needs_one[tile] & city.goods == 0 else 0
    missing = tables.needs[tile] & ~city.goods | goods
    if not usable_covers(missing, covers_of(s, seat)):
        return []
    return [*_bearers(city, POSTAL_SERVICE), *_bearers(city, IMPORT_OFFICE), "R-5", "R-27"]


def _trade_rules(s: Neom, seat: int) -> list[str]:
    """NEOM 6, 16.6, 16.7, 17.6, 17.7: who sells at what price, and the Trade Routes if there are any."""
    routes = active_routes(s, seat)
    if s.setting.seats == 1:
        usable = routes & ~s.routes_used
        return ["NEOM 17.6", "NEOM 6.2", *(["NEOM 17.7", "R-33"] if usable else [])]
    if s.setting.seats == 2:
        return ["NEOM 16.6", "NEOM 6.2", *(["NEOM 16.7"] if routes else [])]
    return ["NEOM 6.1", "NEOM 6.2", "NEOM 6.3", *(["NEOM 6.4"] if routes else []), "R-2"]


def space_rules(s: Neom, seat: int, tile: int, cells: int) -> list[str]:
    """NEOM 5.6, 5.7, 7, 11.2: connection, and replacement and the Cornerstone limit where they matter."""
    city = s.cities[seat]
    rules = ["NEOM 5.6", "NEOM 5.7"]
    if cells & city.occupied:
        rules += ["NEOM 7.1", "R-6"]
    if cells >> CENTER & 1:
        rules += ["NEOM 7.2", "R-7"]
    if s.setting.tables.generation[tile] == 0:
        rules.append("NEOM 11.2")
        if city.cornerstones.bit_count() == s.generation:
            rules.append("R-32")
    return rules


def _bearers(city: City, mark: int) -> list[str]:
    """The paragraphs of the tiles in a city that bear a mark."""
    return [f"NEOM 19.{tile}" for tile in city.tiles if tile and city.tables.marks[tile] & mark]
