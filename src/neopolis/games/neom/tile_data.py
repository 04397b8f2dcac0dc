"""The printed data of the tiles: names for people, and int tables by tile number for the rules."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.ids import TABLE

# Marks: abilities that the rules look for, one bit each.
FIRE_PROTECTION: Final = 1
POLICE_PROTECTION: Final = 2
POSTAL_SERVICE: Final = 4
IMPORT_OFFICE: Final = 8
INSURANCE_OFFICE: Final = 16
INVESTMENT_FIRM: Final = 32
MERCHANT_UNION: Final = 64
TOURISM_BOARD: Final = 128
TRADE_OFFICE: Final = 256
MODULAR_FACTORY: Final = 512
CONTRACT_OFFICE: Final = 1024


class TileTables:
    """One value for each tile number. 0 means no tile; 151 to 156 are the City Centers of the six boards."""

    def __init__(self) -> None:
        self.generation = [0] * TABLE  # 0 for a Cornerstone
        self.min_players = [0] * TABLE
        self.kinds = [0] * TABLE  # bit set of types, Polluting and Power
        self.roads = [0] * TABLE  # bit set of NORTH ... WEST
        self.printed = [0] * TABLE  # printed points; 0 if they vary
        self.varies = [False] * TABLE
        self.cost = [0] * TABLE
        self.needs = [0] * TABLE  # Goods that are all needed
        self.needs_one = [0] * TABLE  # Goods of which one is needed
        self.instead = [0] * TABLE  # L-Coins that may be paid instead of the Good in `needs_one`
        self.needs_type = [0] * TABLE  # type of the tiles that must be in the city
        self.needs_count = [0] * TABLE  # how many tiles of that type must be in the city
        self.on_place = [0] * TABLE
        self.income: list[tuple[int, int, int]] = [(0, 0, 0)] * TABLE  # L-Coins at the end of each generation
        self.income_each = [-1] * TABLE  # a type: 1 more L-Coin of income for each tile of that type; -1 for none
        self.produces = [0] * TABLE  # bit set of the Goods that the tile produces
        self.marks = [0] * TABLE
        self.disaster = [0] * TABLE

    def columns(self) -> dict[str, list[object]]:
        """All values by the names that a pack's hash gives them. These names must not change."""
        return {
            "generation": [*self.generation], "min_players": [*self.min_players], "kinds": [*self.kinds],
            "roads": [*self.roads], "printed": [*self.printed], "varies": [*self.varies], "cost": [*self.cost],
            "needs": [*self.needs], "needs_one": [*self.needs_one], "instead": [*self.instead],
            "needs_type": [*self.needs_type], "needs_count": [*self.needs_count], "on_place": [*self.on_place],
            "income": [*self.income], "income_each": [*self.income_each], "produces": [*self.produces],
            "marks": [*self.marks], "disaster": [*self.disaster],
        }  # fmt: skip


class Tile:
    """A tile as people see it: name, generation ("1" to "3", or "C"), effect, and the sources of its data."""

    def __init__(self, number: int, name: str, generation: str, effect: str, source: str, line: int) -> None:
        self.number = number
        self.name = name
        self.generation = generation
        self.effect = effect
        self.source = source
        self.line = line  # the number of its line in tiles.csv
        self.roads = ""
        self.road_source = ""
