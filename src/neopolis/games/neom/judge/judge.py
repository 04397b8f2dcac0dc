"""The judge of NEOM: what the rules say about a position that is given as plain data.

A question is read into the same state that a game has, and answered by the rules that a game is played by.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.json_input import Answer, BadQuestion, Part, shown
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.ids import (
    DISASTER_NAMES,
    GENERATIONS,
    GOOD_NAMES,
    PROCESSED_GOODS,
    RAW_GOODS,
    TILES,
    cell_name,
    cell_number,
    members,
)
from neopolis.games.neom.judge.rules import disaster_rules, income_rules, price_rules, space_rules
from neopolis.games.neom.rules.buying import IMPOSSIBLE
from neopolis.games.neom.rules.city import City, new_city
from neopolis.games.neom.rules.disasters import payment, removable, removals
from neopolis.games.neom.rules.paying import SUPPLY_SELLER, Payment, least_payment
from neopolis.games.neom.rules.placing import hindrance, hindrance_rules, spaces
from neopolis.games.neom.rules.scoring import CATEGORIES, income, lines
from neopolis.games.neom.rules.state import Neom, Setting
from neopolis.games.neom.saving import GAME
from neopolis.games.neom.text.notation import line_text
from neopolis.games.neom.tile_data import MODULAR_FACTORY
from neopolis.text.messages import name_of

ASKS: Final = ("score", "income", "placements", "disaster")
MOST_CITIES: Final = 5
MOST_CORNERSTONES: Final = 3  # NEOM 11.2
MOST_MONEY: Final = 2**53 - 1  # coins have no limit, but not every reader of JSON keeps larger numbers
RAW_NAMES: Final = tuple([GOOD_NAMES[good] for good in members(RAW_GOODS)])
PROCESSED_NAMES: Final = tuple([GOOD_NAMES[good] for good in members(PROCESSED_GOODS)])
ROUTES: Final = ("left", "right")
PRICED: Final = ("", "money", "connection")  # refusals with which the price is still told


def answer(question: Part, pack: Pack) -> Answer:
    """The answer, or the error in its place."""
    try:
        return judge(question, pack)
    except BadQuestion as bad:
        return bad.answer()


def judge(question: Part, pack: Pack) -> Answer:
    """The answer to a question about NEOM, or `BadQuestion`."""
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
    return {"income": income(city, generation), "rules": _distinct(income_rules(city, generation))}


def _disaster(question: Part, pack: Pack) -> Answer:
    """NEOM 13: what a Disaster costs, and which and how many tiles go when it is not paid."""
    parts = question.fields(("game", "ask", "city", "disaster"))
    city = CityGiven(parts["city"], pack, {}).city
    disaster = 1 + parts["disaster"].choice(DISASTER_NAMES[1:], "unknown-disaster")
    return {
        "payment": payment(city, disaster),
        "removable": _cell_names(removable(city, disaster)),
        "remove": removals(city, disaster),
        "rules": _distinct(disaster_rules(city, disaster)),
    }


def _placements(question: Part, pack: Pack) -> Answer:
    """NEOM 5, 6, 7, 11: where a tile may go and the least that it costs, or what stands in its way."""
    parts = question.fields(("game", "ask", "cities", "seat", "generation", "tile"), ("routes_used",))
    s = _table(parts["cities"], pack)
    seat = parts["seat"].number(0, s.setting.seats - 1)
    s.generation = parts["generation"].number(1, GENERATIONS)
    tile = _tile(parts["tile"])
    if s.setting.seats == 1 and "routes_used" in parts:
        s.routes_used = _routes(parts["routes_used"])
    refused = hindrance(s, seat, tile)
    paid = least_payment(s, seat, tile) if refused in PRICED else None
    cells = 0 if refused else spaces(s, seat, tile)
    rules = [*hindrance_rules(s, refused)] if refused else []
    if paid is not None and refused != "connection":
        rules = rules + price_rules(s, seat, tile, paid)
    if not refused:
        rules = rules + space_rules(s, seat, tile, cells)
    return {
        "cells": _cell_names(cells),
        "price": None if paid is None else paid[0],
        "purchases": _purchases(paid),
        "refused": refused or None,
        "rules": _distinct(rules),
    }


def _purchases(paid: Payment | None) -> list[Answer]:
    if paid is None:
        return []
    return [
        {"good": good, "from": "supply" if seller == SUPPLY_SELLER else seller, "price": price}
        for good, seller, price in paid[2]
    ]


class CityGiven:
    """A city as a question gives it, with its money. Its road connection is not checked: cut-off tiles are legal."""

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
        """The tiles by cell; `standing` are those met at this table so far, with their paths."""
        found: dict[int, int] = {}
        for name, member in part.members().items():
            cell = cell_number(name)
            if cell < 0:
                raise member.bad("unknown-cell", name=shown(name))
            tile = _tile(member)
            if self.pack.tables.disaster[tile]:
                raise member.bad("disaster-in-city", tile=name_of(self.pack.tile(tile).name))
            if tile in standing:
                raise member.bad("tile-twice", number=tile, other=standing[tile])
            standing[tile] = member.at
            found[cell] = tile
        return found


def _table(part: Part, pack: Pack) -> Neom:
    """A game's state with the cities of a table, clockwise: the next one is the left neighbour."""
    given: list[CityGiven] = []
    standing: dict[int, str] = {}
    for member in part.items(1, MOST_CITIES):
        given.append(CityGiven(member, pack, standing))
    s = Neom(Setting(pack, len(given), len(given), False, False))
    s.cities = [one.city for one in given]
    s.money = [min(one.money, IMPOSSIBLE - 1) for one in given]  # IMPOSSIBLE stands for Goods that are not to be had
    return s


def _tile(part: Part) -> int:
    tile = part.integer()
    if not 1 <= tile <= TILES:
        raise part.bad("unknown-tile", number=shown(tile), last=TILES)
    return tile


def _routes(part: Part) -> int:
    """NEOM 17.7: the Trade Routes that were used in this generation, as a set."""
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
    """Each rule once, in the order in which they come."""
    return list(dict.fromkeys(rules))
