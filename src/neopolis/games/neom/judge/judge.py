"""The judge of NEOM: what the rules say about a position in plain data.

A question becomes the same state that a game has, and the rules of play answer it. Each answer names the paragraphs
that decide it.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.json_input import Answer, BadQuestion, Part, shown
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    BOX_TILES,
    CENTER,
    COMMERCIAL,
    CRIME_SPREE,
    DISASTER_NAMES,
    FIRE,
    GENERATIONS,
    GOOD_NAMES,
    INDUSTRIAL,
    PROCESSED_GOODS,
    RAW_GOODS,
    RESIDENTIAL,
    RESOURCE,
    cell_name,
    cell_number,
    members,
    tile_rule,
)
from neopolis.games.neom.rules.buying import (
    FROM_SUPPLY,
    IMPOSSIBLE,
    Payment,
    active_routes,
    covers_of,
    least_payment,
    usable_covers,
)
from neopolis.games.neom.rules.city import City, new_city
from neopolis.games.neom.rules.disasters import RULES, payment, protected, removable, removals
from neopolis.games.neom.rules.placing import hindrance, hindrance_rules, spaces
from neopolis.games.neom.rules.scoring import CATEGORIES, income, lines
from neopolis.games.neom.rules.state import Neom, Setting
from neopolis.games.neom.saving import GAME
from neopolis.games.neom.text.notation import line_text
from neopolis.games.neom.tile_data import (
    FIRE_PROTECTION,
    IMPORT_OFFICE,
    INSURANCE_OFFICE,
    MODULAR_FACTORY,
    POLICE_PROTECTION,
    POSTAL_SERVICE,
)
from neopolis.text.messages import name_of

ASKS: Final = ("score", "income", "placements", "disaster")
MOST_CITIES: Final = 5
MOST_CORNERSTONES: Final = 3  # NEOM 11.2: maximum number in a city
MOST_MONEY: Final = 2**53 - 1  # L-Coins have no limit, but some JSON readers round larger numbers
RAW_NAMES: Final = tuple([GOOD_NAMES[good] for good in members(RAW_GOODS)])
PROCESSED_NAMES: Final = tuple([GOOD_NAMES[good] for good in members(PROCESSED_GOODS)])
ROUTES: Final = ("left", "right")
PRICED: Final = ("", "money", "connection")  # refusals for which the answer still gives the price


def answer(question: Part, pack: Pack) -> Answer:
    """The answer to a question; for a bad question, an answer that describes the error."""
    try:
        return judge(question, pack)
    except BadQuestion as bad:
        return bad.answer()


def judge(question: Part, pack: Pack) -> Answer:
    """The answer to a question about NEOM; raises `BadQuestion` if it makes no sense."""
    question.field("game").choice((GAME,), "unknown-game")
    ask = question.field("ask").choice(ASKS, "unknown-ask")
    if ask == 0:
        return _score(question, pack)
    if ask == 1:
        return _income(question, pack)
    if ask == 2:
        return _placements(question, pack)
    return _disaster(question, pack)


def _score(question: Part, pack: Pack) -> Answer:
    """NEOM 15: the sums of the score, and a line for each reason."""
    given = CityGiven(question.fields(("game", "ask", "city"))["city"], pack, {})
    found = lines(pack, given.city, given.money, given.final_income)
    said: Answer = {}
    for category, name in enumerate(CATEGORIES):
        said[name] = sum([line.points for line in found if line.category == category])
    said["total"] = sum([line.points for line in found])
    said["lines"] = [{"points": line.points, "text": line_text(pack, line), "rules": [line.rule]} for line in found]
    said["rules"] = _distinct([line.rule for line in found])
    return said


def _income(question: Part, pack: Pack) -> Answer:
    """NEOM 14: what a city brings at the end of a generation."""
    parts = question.fields(("game", "ask", "city", "generation"))
    city = CityGiven(parts["city"], pack, {}).city
    generation = parts["generation"].number(1, GENERATIONS)
    return {"income": income(city, generation), "rules": _distinct(_income_rules(city, generation))}


def _disaster(question: Part, pack: Pack) -> Answer:
    """NEOM 13: what a Disaster costs, and which and how many tiles a city loses if it does not pay."""
    parts = question.fields(("game", "ask", "city", "disaster"))
    city = CityGiven(parts["city"], pack, {}).city
    disaster = 1 + parts["disaster"].choice(DISASTER_NAMES[1:], "unknown-disaster")
    return {
        "payment": payment(city, disaster),
        "removable": _cell_names(removable(city, disaster)),
        "remove": removals(city, disaster),
        "rules": _distinct(_disaster_rules(city, disaster)),
    }


def _placements(question: Part, pack: Pack) -> Answer:
    """NEOM 5, 6, 7, 11: where a tile may go and its lowest total price, or why it cannot be placed."""
    parts = question.fields(("game", "ask", "cities", "seat", "generation", "tile"), ("routes_used",))
    s = table_given(parts["cities"], pack)
    seat = parts["seat"].number(0, s.setting.seats - 1)
    s.generation = parts["generation"].number(1, GENERATIONS)
    tile = _tile(parts["tile"], pack)
    if s.setting.seats == 1 and "routes_used" in parts:
        s.routes_used = _routes(parts["routes_used"])
    refused = hindrance(s, seat, tile)
    paid = least_payment(s, seat, tile) if refused in PRICED else None
    cells = 0 if refused else spaces(s, seat, tile)
    rules = [*hindrance_rules(s, refused)] if refused else []
    if paid is not None and refused != "connection":
        rules = rules + _price_rules(s, seat, tile, paid)
    if not refused:
        rules = rules + _space_rules(s, seat, tile, cells)
    return {
        "cells": _cell_names(cells),
        "price": None if paid is None else paid.total,
        "purchases": _purchases(paid),
        "refused": refused or None,
        "rules": _distinct(rules),
    }


def _purchases(paid: Payment | None) -> list[Answer]:
    if paid is None:
        return []
    return [
        {"good": good, "from": "supply" if seller == FROM_SUPPLY else seller, "price": price}
        for good, seller, price in paid.purchases
    ]


class CityGiven:
    """A city and its money as a question gives them. Tiles may be cut off from the center: the rules allow it."""

    def __init__(self, part: Part, pack: Pack, standing: dict[int, str]) -> None:
        parts = part.fields(("center", "tiles"), ("money", "final_income", "modular_factory"))
        self.pack = pack
        self.money = parts["money"].number(0, MOST_MONEY) if "money" in parts else 0
        self.final_income = parts["final_income"].number(0, MOST_MONEY) if "final_income" in parts else 0
        if self.final_income > self.money:
            bad = parts["final_income"]
            raise bad.bad("income-over-money", income=self.final_income, money=self.money)
        self.city: City = new_city(pack.tables, parts["center"].choice(RAW_NAMES, "unknown-good"))
        factory = -1
        tiles = self._tiles(parts["tiles"], standing)
        if any([pack.tables.marks[tile] & MODULAR_FACTORY for tile in tiles.values()]):
            factory = part.field("modular_factory").choice(PROCESSED_NAMES, "unknown-good") + len(RAW_NAMES)
        for cell, tile in tiles.items():
            self.city = self.city.with_tile(tile, cell, factory if pack.tables.marks[tile] & MODULAR_FACTORY else -1)
        if self.city.cornerstones.bit_count() > MOST_CORNERSTONES:
            raise parts["tiles"].bad("cornerstones-over-limit", most=MOST_CORNERSTONES)

    def _tiles(self, part: Part, standing: dict[int, str]) -> dict[int, int]:
        """The tiles by cell. `standing` has the path of each tile read so far, in any city, to find duplicates."""
        found: dict[int, int] = {}
        for name, member in part.members().items():
            cell = cell_number(name)
            if cell < 0:
                raise member.bad("unknown-cell", name=shown(name))
            tile = _tile(member, self.pack)
            if self.pack.tables.disaster[tile]:
                raise member.bad("disaster-in-city", tile=name_of(self.pack.tile(tile).name))
            if tile in standing:
                raise member.bad("tile-twice", number=tile, other=standing[tile])
            standing[tile] = member.at
            found[cell] = tile
        return found


def table_given(part: Part, pack: Pack) -> Neom:
    """A state with the given cities, clockwise: the next city is the left neighbor."""
    given: list[CityGiven] = []
    standing: dict[int, str] = {}
    for member in part.items(1, MOST_CITIES):
        given.append(CityGiven(member, pack, standing))
    s = Neom(Setting(pack, len(given), len(given), False, False, True))
    s.cities = [one.city for one in given]
    s.money = [min(one.money, IMPOSSIBLE - 1) for one in given]  # nobody can pay IMPOSSIBLE
    return s


def _tile(part: Part, pack: Pack) -> int:
    tile = part.integer()
    if not pack.has_tile(tile):
        raise part.bad("unknown-tile", number=shown(tile), last=BOX_TILES)
    return tile


def _routes(part: Part) -> int:
    """NEOM 17.7: the Trade Routes already used in this generation, as a bit set."""
    used = 0
    for member in part.items(0, len(ROUTES)):
        bit = 1 << member.choice(ROUTES, "unknown-route")
        if used & bit:
            raise member.bad("route-twice", name=shown(member.value))
        used |= bit
    return used


def _cell_names(cells: int) -> list[str]:
    return sorted([cell_name(cell) for cell in members(cells)])


def _distinct(rules: list[str]) -> list[str]:
    """Each rule once, in order of first appearance."""
    return list(dict.fromkeys(rules))


def _income_rules(city: City, generation: int) -> list[str]:
    """NEOM 14: the paragraphs about the tiles that bring money."""
    tables = city.tables
    earning = [tile for tile in city.tiles if tables.income[tile][generation - 1] or tables.income_each[tile] >= 0]
    return ["NEOM 14.1", *[tile_rule(tile) for tile in sorted(earning)]] if earning else ["NEOM 14.1", "NEOM 14.2"]


def _disaster_rules(city: City, disaster: int) -> list[str]:
    """NEOM 13: rules about the Disaster and, if they change the result, about protection and Insurance Office."""
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


def _price_rules(s: Neom, seat: int, tile: int, paid: Payment) -> list[str]:
    """NEOM 5.2 to 5.5, 6, 16.6, 17.6: rules about a tile's cost and the Goods that it needs, if any."""
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
    return rules + _trade_rules(s, seat) if paid.purchases else rules


def _cover_rules(s: Neom, seat: int, tile: int) -> list[str]:
    """NEOM 19.59, 19.111: rules about Postal Service and Import Office, if they cover something (R-27)."""
    tables = s.setting.tables
    city = s.cities[seat]
    goods = tables.needs_one[tile] if tables.needs_one[tile] & city.goods == 0 else 0
    missing = tables.needs[tile] & ~city.goods | goods
    if not usable_covers(missing, covers_of(s, seat)):
        return []
    return [*_bearers(city, POSTAL_SERVICE), *_bearers(city, IMPORT_OFFICE), "R-5", "R-27"]


def _trade_rules(s: Neom, seat: int) -> list[str]:
    """NEOM 6, 16.6, 16.7, 17.6, 17.7: rules about sellers and prices, and about Trade Routes if any is active."""
    routes = active_routes(s, seat)
    if s.setting.seats == 1:
        usable = routes & ~s.routes_used
        return ["NEOM 17.6", "NEOM 6.2", *(["NEOM 17.7", "R-33"] if usable else [])]
    if s.setting.seats == 2:
        return ["NEOM 16.6", "NEOM 6.2", *(["NEOM 16.7"] if routes else [])]
    return ["NEOM 6.1", "NEOM 6.2", "NEOM 6.3", *(["NEOM 6.4"] if routes else []), "R-2"]


def _space_rules(s: Neom, seat: int, tile: int, cells: int) -> list[str]:
    """NEOM 5.6, 5.7, 7, 11.2: rules about connection and, if they matter, replacement and the Cornerstone limit."""
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
    """The paragraphs about the tiles in a city that have a mark."""
    return [tile_rule(tile) for tile in city.tiles if city.tables.marks[tile] & mark]
