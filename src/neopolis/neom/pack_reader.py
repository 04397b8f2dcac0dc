"""Reads the files of a content pack into tables, and names file, line and reason for each fault."""

from __future__ import annotations

import csv
import io
from typing import Final

from neopolis.neom.content.effects import DISASTERS, MARKS, POINTS, UNIQUE
from neopolis.neom.tables import Tables
from neopolis.neom.things import (
    CENTER_TILE,
    DISASTER,
    GOOD_NAMES,
    INDUSTRIAL,
    POLLUTING,
    POWER,
    RAW_GOODS,
    RESOURCE,
    ROAD_LETTERS,
    TILES,
    TYPE_NAMES,
)
from neopolis.neom.tile import Tile

TILE_COLUMNS: Final = [
    *("number", "name", "generation", "min_players", "types", "polluting", "power", "printed_vp"),
    *("cost", "goods", "tiles_required", "on_place", "income", "produces", "effect", "source"),
]
ROAD_COLUMNS: Final = ["number", "name", "roads", "source"]
BOARD_COLUMNS: Final = ["good", "roads", "source"]
FILES: Final = ("tiles.csv", "roads.csv", "boards.csv")
SOURCES: Final = ("rulebook", "public", "house")
MOST_MONEY: Final = 999
DECKS: Final = {"1": 24, "4": 8, "5": 8}  # NEOM 2.6: tiles of each player count in a generation
CORNERSTONES: Final = 30


class _Fault(Exception):
    """A reason why a row cannot be read."""


class PackReader:
    """Fills tables from texts. What is wrong is collected in `faults`, one sentence each."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        self.faults: list[str] = []
        self.tables = Tables()
        self.tiles: dict[int, Tile] = {}
        self.roads_read: dict[int, int] = {}
        self.boards_read: set[int] = set()

    def read(self) -> None:
        """Read everything; the tables can be used only if no fault was found."""
        for row, line in self._rows("tiles.csv", TILE_COLUMNS):
            self._try("tiles.csv", line, row)
        for row, line in self._rows("roads.csv", ROAD_COLUMNS):
            self._try("roads.csv", line, row)
        for row, line in self._rows("boards.csv", BOARD_COLUMNS):
            self._try("boards.csv", line, row)
        self._check_whole()

    def _fault(self, file: str, line: int, reason: str) -> None:
        self.faults.append(f"{file}, line {line}: {reason}")

    def _rows(self, file: str, columns: list[str]) -> list[tuple[dict[str, str], int]]:
        if file not in self.files:
            self._fault(file, 0, "the file is missing")
            return []
        reader = csv.reader(io.StringIO(self.files[file]))
        found: list[tuple[dict[str, str], int]] = []
        try:
            head = next(reader, [])
            if head != columns:
                self._fault(file, 1, f"the head must be {','.join(columns)}")
                return []
            for row in reader:
                if len(row) != len(columns):
                    self._fault(file, reader.line_num, f"{len(columns)} columns are needed, not {len(row)}")
                else:
                    found.append((dict(zip(columns, [field.strip() for field in row], strict=True)), reader.line_num))
        except csv.Error as error:
            self._fault(file, reader.line_num, f"not a CSV row ({error})")
        return found

    def _try(self, file: str, line: int, row: dict[str, str]) -> None:
        try:
            if row["source"] not in SOURCES:
                raise _Fault(f"source must be one of {', '.join(SOURCES)}, not '{row['source']}'")
            if file == "tiles.csv":
                self._tile(row, line)
            elif file == "roads.csv":
                self._road(row)
            else:
                self._board(row)
        except _Fault as fault:
            self._fault(file, line, str(fault))

    def _tile(self, row: dict[str, str], line: int) -> None:
        number = _number(row["number"], "number", 1, TILES)
        if number in self.tiles:
            raise _Fault(f"tile {number} stands here a second time")
        tables = self.tables
        generation = _one_of(row["generation"], "generation", ("C", "1", "2", "3"))
        _one_of(row["min_players"], "min_players", ("",) if generation == 0 else ("1", "4", "5"))
        kinds = _types(row["types"])
        if row["polluting"] == "1":
            kinds |= 1 << POLLUTING
        if row["power"] == "1":
            kinds |= 1 << POWER
        _one_of(row["polluting"], "polluting", ("0", "1"))
        _one_of(row["power"], "power", ("0", "1"))
        if kinds >> INDUSTRIAL & 1 and not kinds >> POLLUTING & 1:
            raise _Fault("an Industrial tile is always Polluting (NEOM 9.3)")
        if not row["name"]:
            raise _Fault("the name is missing")
        self.tiles[number] = Tile(number, row["name"], row["generation"], row["effect"], row["source"], line)
        tables.generation[number] = generation
        tables.min_players[number] = int(row["min_players"] or 0)
        tables.kinds[number] = kinds
        self._effect(row, number)
        self._requirements(row, number)
        self._yields(row, number)

    def _effect(self, row: dict[str, str], number: int) -> None:
        tables = self.tables
        effect = row["effect"]
        if effect and effect not in POINTS and effect not in MARKS and effect not in DISASTERS:
            raise _Fault(f"there is no effect '{effect}'")
        tables.marks[number] = MARKS.get(effect, 0)
        tables.disaster[number] = DISASTERS.get(effect, 0)
        if (row["types"] == "Disaster") != (effect in DISASTERS):
            raise _Fault(f"a Disaster's effect is one of {', '.join(DISASTERS)}, and no other tile's")
        if effect in DISASTERS and tables.generation[number] == 0:
            raise _Fault("a Cornerstone is no Disaster")
        tables.varies[number] = row["printed_vp"] == "?"
        if tables.varies[number] != (effect in POINTS):
            raise _Fault("printed_vp is ? exactly when the effect gives points")
        if effect not in POINTS and effect not in DISASTERS:
            tables.printed[number] = _number(row["printed_vp"], "printed_vp", 0, MOST_MONEY)

    def _requirements(self, row: dict[str, str], number: int) -> None:
        tables = self.tables
        tables.cost[number] = _number(row["cost"], "cost", 0, MOST_MONEY)
        if "|" in row["goods"]:
            for alternative in row["goods"].split("|"):
                if alternative.startswith("£"):
                    tables.instead[number] = _number(alternative[1:], "goods", 1, MOST_MONEY)
                else:
                    tables.needs_one[number] |= _goods(alternative)
        else:
            tables.needs[number] = _goods(row["goods"])
        if row["tiles_required"]:
            name, _, least = row["tiles_required"].partition(">=")
            tables.needs_type[number] = _members(_types(name))[0]
            tables.needs_count[number] = _number(least, "tiles_required", 1, 24)

    def _yields(self, row: dict[str, str], number: int) -> None:
        tables = self.tables
        tables.on_place[number] = _number(row["on_place"], "on_place", 0, MOST_MONEY)
        tables.produces[number] = _goods(row["produces"])
        income = row["income"]
        if income.startswith("1*"):
            tables.income_each[number] = _members(_types(income[2:]))[0]
        else:
            by_generation = income.split("/")
            if len(by_generation) not in (1, 3):
                raise _Fault("income must be a number, three as 1/2/3, or 1*Type")
            numbers = [_number(one, "income", 0, MOST_MONEY) for one in by_generation]
            tables.income[number] = (numbers[0], numbers[-1] if len(numbers) == 1 else numbers[1], numbers[-1])

    def _road(self, row: dict[str, str]) -> None:
        number = _number(row["number"], "number", 1, TILES)
        if number in self.roads_read:
            raise _Fault(f"tile {number} stands here a second time")
        self.roads_read[number] = 0
        tile = self.tiles.get(number)
        if tile is None:
            return  # the missing tile is told once, in tiles.csv
        if row["name"] != tile.name:
            raise _Fault(f"tile {number} is called '{tile.name}' in tiles.csv, not '{row['name']}'")
        roads = _roads(row["roads"])
        if bool(roads) == bool(self.tables.disaster[number]):
            raise _Fault("a Disaster has no roads, every other tile has one to four (NEOM 18.5)")
        self.roads_read[number] = roads
        self.tables.roads[number] = roads
        tile.roads = row["roads"]
        tile.road_source = row["source"]

    def _board(self, row: dict[str, str]) -> None:
        goods = _goods(row["good"])
        if not goods or goods & ~RAW_GOODS or goods & (goods - 1):
            raise _Fault(f"'{row['good']}' is not a Raw Good")
        good = goods.bit_length() - 1
        if good in self.boards_read:
            raise _Fault(f"the board of {row['good']} stands here a second time")
        self.boards_read.add(good)
        center = CENTER_TILE + good
        self.tables.kinds[center] = 1 << RESOURCE
        self.tables.produces[center] = goods
        self.tables.roads[center] = _roads(row["roads"])
        if not self.tables.roads[center]:
            raise _Fault("a City Center has one to four roads")

    def _check_whole(self) -> None:
        """What only the whole pack can show: missing rows, deck sizes, effects that may stand on one tile only."""
        for number in range(1, TILES + 1):
            if number not in self.tiles and "tiles.csv" in self.files:
                self._fault("tiles.csv", 0, f"tile {number} is missing")
            elif number not in self.roads_read and "roads.csv" in self.files:
                self._fault("roads.csv", 0, f"the roads of tile {number} are missing")
        for good in range(6):
            if good not in self.boards_read and "boards.csv" in self.files:
                self._fault("boards.csv", 0, f"the board of {GOOD_NAMES[good]} is missing")
        if not self.faults:
            for generation in range(1, 4):
                self._check_deck(generation)
            for effect in UNIQUE:
                bearers = [tile for tile in self.tiles.values() if tile.effect == effect]
                if len(bearers) > 1:
                    self._fault("tiles.csv", bearers[1].line, f"the effect '{effect}' stands on a second tile")

    def _check_deck(self, generation: int) -> None:
        tables = self.tables
        deck = [number for number in self.tiles if tables.generation[number] == generation]
        for players, size in DECKS.items():
            found = len([number for number in deck if tables.min_players[number] == int(players)])
            if found != size:
                self._fault("tiles.csv", 0, f"generation {generation} has {found} '{players}+' tiles, not {size}")
        disasters = [number for number in deck if tables.disaster[number]]
        if len(disasters) != 1 or tables.min_players[disasters[0]] != 1:
            self._fault("tiles.csv", 0, f"generation {generation} must have one Disaster, a '1+' tile")


def _number(text: str, name: str, least: int, most: int) -> int:
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise _Fault(f"{name} must be a number from {least} to {most}, not '{text}'")
    return int(text)


def _one_of(text: str, name: str, allowed: tuple[str, ...]) -> int:
    """The place of a text among those allowed."""
    if text not in allowed:
        known = ", ".join([one or "empty" for one in allowed])
        raise _Fault(f"{name} must be one of {known}, not '{text}'")
    return allowed.index(text)


def _types(text: str) -> int:
    if text == "Disaster":
        return 1 << DISASTER
    kinds = 0
    for name in text.split("|"):
        if name not in TYPE_NAMES:
            raise _Fault(f"there is no type '{name}'")
        kinds |= 1 << TYPE_NAMES.index(name)
    return kinds


def _goods(text: str) -> int:
    goods = 0
    for name in text.split("&") if text else []:
        if name not in GOOD_NAMES:
            raise _Fault(f"there is no Good '{name}'")
        goods |= 1 << GOOD_NAMES.index(name)
    return goods


def _roads(text: str) -> int:
    roads = 0
    for letter in text:
        if letter not in ROAD_LETTERS or roads >> ROAD_LETTERS.index(letter) & 1:
            raise _Fault(f"roads must be some of N, E, S, W, each once, not '{text}'")
        roads |= 1 << ROAD_LETTERS.index(letter)
    return roads


def _members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
