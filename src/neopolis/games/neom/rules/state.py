"""The state of a game of NEOM: data, and how to copy it. The rules are elsewhere.

Rows (tuples) are replaced, never edited, so copies share them; lists are copied.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from neopolis.engine.script import State
from neopolis.games.neom.content.pack import Pack
from neopolis.games.neom.rules.city import City
from neopolis.games.neom.tile_data import TileTables

Row = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


class Setting:
    """The settings of a game, which do not change while it is played."""

    def __init__(
        self, pack: Pack, seats: int, tile_set: int, beginner: bool, late_money: bool, memory_aid: bool
    ) -> None:
        self.pack = pack
        self.tables: TileTables = pack.tables
        self.seats = seats
        self.tile_set = tile_set  # NEOM 2.6, 17.2: the tiles in use: 1 for "1+", 4 for "4+", 5 for "5+"
        self.beginner = beginner  # NEOM 3.7: True in the beginner's variant
        self.late_money = late_money  # True if sellers get their money after a Disaster, False if before
        self.memory_aid = memory_aid  # True if screens show the tiles that a player could remember or work out
        self.everybody = (1 << seats) - 1


# The stages of a seat in an open step: the question that it has to answer next.
START: Final = 0  # the first question of the step, whichever step it is
SPACE: Final = 1
ALTERNATIVE: Final = 2
SELLER: Final = 3
MODULAR: Final = 4
GIVE: Final = 5
TAKE: Final = 6
SACRIFICED_TILE: Final = 7
FINISHED: Final = 8  # no more questions


@mypyc_attr(acyclic=True, free_list_len=1)  # made with every pick
class PendingAction:
    """One seat's picks in the open step. Nothing happens until all seats have finished picking.

    It is replaced with each pick, never edited once it is in a state, so copies of a state share it.
    """

    def __init__(self) -> None:
        self.stage = START
        self.tile = 0
        self.cell = -1
        self.choose = False  # True while the seat has yet to choose one of the alternative Goods
        self.missing = 0  # Goods that the seat has yet to buy or cover
        self.spent = 0  # L-Coins spent so far: the tile's cost and all purchases
        self.bought: Row = ()  # Good, way and price of each purchase; the ways POSTAL and IMPORT cost nothing
        self.covers = 0  # bit set of unused covers: 1 the Postal Service, 2 the Import Office
        self.routes = 0  # solo: bit set of Trade Routes used for this action
        self.good = -1  # the Good chosen for the Modular Factory
        self.given: Row = ()  # Cornerstones given to the Contract Office
        self.taken: Row = ()  # Cornerstones received for those given
        self.cells: Row = ()  # cells of the sacrificed tiles

    def copy(self) -> PendingAction:
        pending = PendingAction()
        pending.stage = self.stage
        pending.tile = self.tile
        pending.cell = self.cell
        pending.choose = self.choose
        pending.missing = self.missing
        pending.spent = self.spent
        pending.bought = self.bought
        pending.covers = self.covers
        pending.routes = self.routes
        pending.good = self.good
        pending.given = self.given
        pending.taken = self.taken
        pending.cells = self.cells
        return pending


NOTHING_PICKED: Final = PendingAction()  # shared by all states

# The contents of a state before setup or copying fills it. They are shared, which makes new states cheap.
_NO_NUMBERS: Final[list[int]] = []
_NO_CITIES: Final[list[City]] = []
_NO_PENDING: Final[list[PendingAction]] = []


class Neom(State):
    """The state of a game of NEOM while it waits for answers, or at its end."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.generation = 0  # 0 in the Preliminary Round
        self.turn = 0
        self.first = 0  # two players: the seat that chooses first this turn
        self.money: list[int] = _NO_NUMBERS
        self.locked: list[int] = _NO_NUMBERS  # NEOM 6.5: L-Coins received this turn, which cannot be spent yet
        self.final_income: Row = ()
        self.cities: list[City] = _NO_CITIES
        self.hands: Rows = ()
        self.kept: Rows = ()  # each player's Cornerstones that are not placed
        self.selected: list[int] = _NO_NUMBERS  # by seat: the revealed tile, until the seat has acted; 0 for none
        self.discards: Row = ()  # Cornerstones discarded in the Preliminary Round
        self.packs: Rows = ()  # one or two players: face-down packs in their order
        self.face_up: Row = ()  # one or two players: the tiles to choose from
        self.put_away: Row = ()  # tiles that nobody sees: a solo player's eighth pack, surplus tiles
        self.routes_used = 0  # solo: bit set of Trade Routes used in this generation
        self.disaster = 0  # the Disaster that strikes at the end of this turn
        self.immune = -1  # the seat that selected the Disaster
        self.disaster_met = False  # solo: True once this generation's Disaster has turned up
        self.pending: list[PendingAction] = _NO_PENDING

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
        s.put_away = self.put_away
        s.routes_used = self.routes_used
        s.disaster = self.disaster
        s.immune = self.immune
        s.disaster_met = self.disaster_met
        s.pending = self.pending[:]
        return s


def replaced(rows: Rows, at: int, row: Row) -> Rows:
    """The rows with one of them replaced."""
    changed = list(rows)
    changed[at] = row
    return tuple(changed)


def without(row: Row, member: int) -> Row:
    """The row without one of its items."""
    left = list(row)
    left.remove(member)
    return tuple(left)
