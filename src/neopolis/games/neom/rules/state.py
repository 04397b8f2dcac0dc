"""The state of a game of NEOM: data, and how to copy it. The rules are elsewhere.

Rows (tuples) are replaced, never edited, so copies share them; lists are copied.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import State
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.tile_data import Tables

Row = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


class Setting:
    """What does not change during a game."""

    def __init__(self, pack: Pack, seats: int, players: int, beginner: bool, late_money: bool) -> None:
        self.pack = pack
        self.tables: Tables = pack.tables
        self.seats = seats
        self.players = players  # NEOM 2.6, 17.2: the tile set in use, 1 for "1+", 4 or 5
        self.beginner = beginner  # NEOM 3.7
        self.late_money = late_money  # sellers get their money after a Disaster instead of before
        self.everybody = (1 << seats) - 1


class Lane:
    """What one seat has picked so far in the open step. Replaced with each pick, never edited in a state."""

    def __init__(self) -> None:
        self.stage = 0
        self.tile = 0
        self.cell = -1
        self.choose = False  # one of the alternative Goods is still to be chosen
        self.missing = 0  # Goods that are still to be bought or covered
        self.spent = 0  # the tile's cost and all that was bought
        self.bought: Row = ()  # good, way, price of each purchase; POSTAL and IMPORT are ways at no price
        self.covers = 0  # bit set: 1 the Postal Service is unused, 2 the Import Office is
        self.routes = 0  # solo: bit set of Trade Routes used here
        self.good = -1  # chosen for the Modular Factory
        self.given: Row = ()  # Cornerstones given to the Contract Office
        self.taken: Row = ()
        self.cells: Row = ()  # sacrificed

    def copy(self) -> Lane:
        lane = Lane()
        lane.stage = self.stage
        lane.tile = self.tile
        lane.cell = self.cell
        lane.choose = self.choose
        lane.missing = self.missing
        lane.spent = self.spent
        lane.bought = self.bought
        lane.covers = self.covers
        lane.routes = self.routes
        lane.good = self.good
        lane.given = self.given
        lane.taken = self.taken
        lane.cells = self.cells
        return lane


NEW_LANE: Final = Lane()  # nothing picked yet; shared, since lanes are never edited

# What a state holds before setup or copying fills it: shared, so that making a state costs little.
_NO_NUMBERS: Final[list[int]] = []
_NO_CITIES: Final[list[City]] = []
_NO_LANES: Final[list[Lane]] = []


class Neom(State):
    """A game of NEOM at a rest point."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.generation = 0  # 0 in the Preliminary Round
        self.turn = 0
        self.first = 0  # two players: who chooses first this turn
        self.money: list[int] = _NO_NUMBERS
        self.locked: list[int] = _NO_NUMBERS  # NEOM 6.5: received this turn, not to be used yet
        self.final_income: Row = ()
        self.cities: list[City] = _NO_CITIES
        self.hands: Rows = ()
        self.kept: Rows = ()  # each player's Cornerstones that are not placed
        self.selected: list[int] = _NO_NUMBERS  # revealed tiles whose action is still to be taken
        self.discards: Row = ()  # of the Preliminary Round
        self.packs: Rows = ()  # one or two players: face-down packs in their order
        self.face_up: Row = ()  # one or two players: the tiles to choose from
        self.unseen: Row = ()  # solo: the eighth pack, put away
        self.routes_used = 0  # solo: bit set of Trade Routes used in this generation
        self.disaster = 0  # the Disaster that strikes at the end of this turn
        self.immune = -1  # the seat that selected it
        self.disaster_met = False  # solo: it has shown up in this generation
        self.lanes: list[Lane] = _NO_LANES

    def copy(self) -> Neom:
        s = Neom(self.setting)
        s.copy_flow(self)
        s.generation = self.generation
        s.turn = self.turn
        s.first = self.first
        s.money = self.money[:]
        s.locked = self.locked[:]
        s.final_income = self.final_income
        s.cities = self.cities[:]
        s.hands = self.hands
        s.kept = self.kept
        s.selected = self.selected[:]
        s.discards = self.discards
        s.packs = self.packs
        s.face_up = self.face_up
        s.unseen = self.unseen
        s.routes_used = self.routes_used
        s.disaster = self.disaster
        s.immune = self.immune
        s.disaster_met = self.disaster_met
        s.lanes = self.lanes[:]
        return s


def replaced(rows: Rows, at: int, row: Row) -> Rows:
    """The rows with one of them replaced."""
    return (*rows[:at], row, *rows[at + 1 :])


def without(row: Row, member: int) -> Row:
    """The row without one of its members."""
    at = row.index(member)
    return row[:at] + row[at + 1 :]
