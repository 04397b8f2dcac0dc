"""The fate of each tile in a game, read from public events."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.event import Event
from neopolis.games.neom import NeomGame, Pack
from neopolis.games.neom.ids import is_tile
from neopolis.games.neom.rules.city import City, new_city
from neopolis.games.neom.rules.scoring import PRINTED, VARIABLE


class TileTally(msgspec.Struct):
    """How often players took a tile and what they did with it, its final points, and the money it brought."""

    drafted: int = 0
    placed: int = 0
    sold: int = 0
    set_aside: int = 0
    points: int = 0
    money: int = 0

    def add(self, other: TileTally) -> None:
        self.drafted += other.drafted
        self.placed += other.placed
        self.sold += other.sold
        self.set_aside += other.set_aside
        self.points += other.points
        self.money += other.money


_DRAFTED: Final = ("selected", "kept", "chose")


class Ledger:
    """Reads the events of a game, and keeps the cities and the tallies of the tiles up to date."""

    def __init__(self, pack: Pack) -> None:
        self.tables: Final = pack.tables
        self.tiles: Final[dict[int, TileTally]] = {}
        self.cities: Final[dict[int, City]] = {}
        self.generation = 0

    def tally(self, tile: int) -> TileTally:
        return self.tiles.setdefault(tile, TileTally())

    def hear(self, event: Event) -> None:
        """Add one event."""
        kind = event.kind
        things = event.things
        if kind in _DRAFTED:
            self._draft(things)
        elif kind == "swapped":
            self._draft(things[things[0] + 1 :])
        elif kind == "sold":
            self.tally(things[0]).sold += 1
        elif kind == "set-aside":
            self.tally(things[0]).set_aside += 1
        elif kind == "gained":
            self.tally(things[1]).money += things[0]
        else:
            self._hear_city(kind, event.seat, things)

    def _hear_city(self, kind: str, seat: int, things: tuple[int, ...]) -> None:
        if kind == "board":
            self.cities[seat] = new_city(self.tables, things[0])
        elif kind == "generation":
            self.generation = things[0]
        elif kind == "placed":
            tile, cell, _, good = things
            self.tally(tile).placed += 1
            self.cities[seat] = self.cities[seat].with_tile(tile, cell, good)
        elif kind == "removed":
            self.cities[seat] = self.cities[seat].without(things[1])
        elif kind == "income":
            self._collect(self.cities[seat])

    def _draft(self, tiles: tuple[int, ...]) -> None:
        for tile in tiles:
            self.tally(tile).drafted += 1

    def _collect(self, city: City) -> None:
        """NEOM 14.1, 14.2: add the income of each tile in a city to that tile's tally."""
        for tile in city.tiles:
            if is_tile(tile):
                each = self.tables.income_each[tile]
                count = city.kinds[each].bit_count() if each >= 0 else 0
                money = self.tables.income[tile][self.generation - 1] + count
                if money:
                    self.tally(tile).money += money


def tile_tallies(game: NeomGame) -> dict[int, TileTally]:
    """The tallies of a finished game, by tile."""
    ledger = Ledger(game.pack)
    for event in game.history(None):
        ledger.hear(event)
    for seat in range(game.seats):
        for line in game.score_lines(seat):
            if line.category in (PRINTED, VARIABLE):
                ledger.tally(line.about[0]).points += line.points
    return ledger.tiles
