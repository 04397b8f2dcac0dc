"""Reads the files of a content pack into tables, and reports file, line and reason of every fault."""

from __future__ import annotations

from typing import Final

from neopolis.engine.content import HOUSE, SOURCES, WHOLE, ContentFile, ContentRow, Faults, plain_number, short
from neopolis.games.neom.content.effects import DISASTERS, MARKS, POINTS, UNIQUE
from neopolis.games.neom.ids import (
    BOX_TILES,
    CENTER_TILE,
    DISASTER,
    FIRST_ADDED_TILE,
    GOOD_NAMES,
    INDUSTRIAL,
    LAST_TILE,
    POLLUTING,
    POWER,
    RAW_GOODS,
    RESOURCE,
    ROAD_LETTERS,
    TYPE_NAMES,
    is_tile,
)
from neopolis.games.neom.tile_data import Tile, TileTables

TILE_COLUMNS: Final = (
    *("number", "name", "generation", "min_players", "types", "polluting", "power", "printed_vp"),
    *("cost", "goods", "tiles_required", "on_place", "income", "produces", "effect", "source"),
)
ROAD_COLUMNS: Final = ("number", "name", "roads", "source")
BOARD_COLUMNS: Final = ("good", "roads", "source")
FILES: Final = ("tiles.csv", "roads.csv", "boards.csv")
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "tiles.csv": TILE_COLUMNS,
    "roads.csv": ROAD_COLUMNS,
    "boards.csv": BOARD_COLUMNS,
}
MOST_MONEY: Final = 999
DECKS: Final = (("1", 24), ("4", 8), ("5", 8))  # NEOM 2.6: number of tiles marked 1+, 4+ and 5+ in a generation
BOARDS: Final = 6


class Row(ContentRow):
    """A row of tiles, roads or boards."""

    def types(self) -> int:
        """The field `types` as a bit set. A Disaster has no other type."""
        if self.fields["types"] == "Disaster":
            return 1 << DISASTER
        return self._set(self.fields["types"].split("|"), TYPE_NAMES, "types", "fault-type")

    def type_in(self, text: str, name: str) -> int:
        """The number of a type other than Disaster; -1 and a fault for any other text."""
        if text in TYPE_NAMES:
            return TYPE_NAMES.index(text)
        self.wrong("fault-type", name=name, text=short(text))
        return -1

    def goods(self, name: str) -> int:
        """A field with any number of Goods, as a set."""
        return self.goods_in(self.fields[name].split("&"), name) if self.fields[name] else 0

    def goods_in(self, texts: list[str], name: str) -> int:
        """Names of Goods, as a set."""
        return self._set(texts, GOOD_NAMES, name, "fault-good")

    def _set(self, texts: list[str], known: tuple[str, ...], name: str, code: str) -> int:
        found = 0
        for text in texts:
            if text not in known:
                self.wrong(code, name=name, text=short(text))
            elif found >> known.index(text) & 1:
                self.wrong("fault-twice", name=name, text=text)
            else:
                found |= 1 << known.index(text)
        return found

    def roads(self) -> int:
        """The field `roads` as a set; -1 and a fault if it is wrong."""
        text = self.fields["roads"]
        roads = 0
        for letter in text:
            if letter not in ROAD_LETTERS or roads >> ROAD_LETTERS.index(letter) & 1:
                self.wrong("fault-roads", text=short(text))
                return -1
            roads |= 1 << ROAD_LETTERS.index(letter)
        return roads


class PackReader:
    """Fills tables from texts, and collects one sentence for each fault in `faults`."""

    def __init__(self, files: dict[str, str], unreadable: dict[str, str]) -> None:
        self.files = files
        self.unreadable = unreadable  # the fault of each file that exists but cannot be read
        self.found = Faults()
        self.tables = TileTables()
        self.tiles: dict[int, Tile] = {}
        self.house = 0  # the number of rows with our own values
        # `lines`: for each file, the line of each row by tile number or Good. `complete`: the files read to the end.
        self.lines: dict[str, dict[int, int]] = {file: {} for file in FILES}
        self.complete: list[str] = []

    @property
    def faults(self) -> list[str]:
        """File, line and reason of each fault."""
        return self.found.told

    def read(self) -> None:
        """Read all files. The tables are usable only if there are no faults."""
        for file in FILES:
            for row in self._rows(file):
                self.house += int(row.one_of("source", SOURCES) == HOUSE)
                if file == "tiles.csv":
                    self._tile(row)
                elif file == "roads.csv":
                    self._road(row)
                else:
                    self._board(row)
        self._check_whole()

    def _fault(self, file: str, line: int, code: str, **parameters: str | int) -> None:
        self.found.add(file, line, code, parameters)

    def _rows(self, file: str) -> list[Row]:
        """The rows of a file that have the right number of columns."""
        content = ContentFile(file, COLUMNS[file], self.found)
        content.read(self.files, self.unreadable)
        for line, fields in content.broken.items():
            self._remember_place(file, fields[0].strip(), line)
        if content.complete:
            self.complete.append(file)
        return [Row(file, line, fields, self.found) for line, fields in content.rows.items()]

    def _remember_place(self, file: str, first: str, line: int) -> None:
        """Note the line of a broken row, so that it is not reported as missing, too."""
        if file == "boards.csv":
            if first in GOOD_NAMES:
                self.lines[file].setdefault(GOOD_NAMES.index(first), line)
        elif first.isascii() and first.isdigit() and len(first) <= len(str(LAST_TILE)):
            self.lines[file].setdefault(int(first), line)

    def _tile_number(self, row: Row) -> int:
        """The tile number of a row; 0 and a fault if it is wrong or an earlier row has it."""
        text = row.fields["number"]
        number = plain_number(text)
        if not is_tile(number):
            row.wrong("fault-tile-number", box=BOX_TILES, first=FIRST_ADDED_TILE, last=LAST_TILE, text=short(text))
            return 0
        if number in self.lines[row.file]:
            row.wrong("fault-tile-again", number=number)
            return 0
        self.lines[row.file][number] = row.line
        return number

    def _tile(self, row: Row) -> None:
        number = self._tile_number(row)
        if not number:
            return
        tables = self.tables
        fields = row.fields
        generation = row.one_of("generation", ("C", "1", "2", "3"))
        players = row.one_of("min_players", ("",) if generation == 0 else ("1", "4", "5"))
        kinds = row.types()
        kinds |= max(row.one_of("polluting", ("0", "1")), 0) << POLLUTING
        kinds |= max(row.one_of("power", ("0", "1")), 0) << POWER
        if kinds >> INDUSTRIAL & 1 and not kinds >> POLLUTING & 1:
            row.wrong("fault-industrial")
        name = row.name()
        self.tiles[number] = Tile(number, name, fields["generation"], fields["effect"], fields["source"], row.line)
        tables.generation[number] = generation
        tables.min_players[number] = 0 if generation == 0 else (1, 4, 5)[max(players, 0)]
        tables.kinds[number] = kinds
        self._effect(row, number)
        self._points(row, number)
        self._requirements(row, number)
        self._yields(row, number)

    def _effect(self, row: Row, number: int) -> None:
        effect = row.fields["effect"]
        if effect and effect not in POINTS and effect not in MARKS and effect not in DISASTERS:
            row.wrong("fault-effect", text=short(effect))
        self.tables.marks[number] = MARKS.get(effect, 0)
        self.tables.disaster[number] = DISASTERS.get(effect, 0)
        if (row.fields["types"] == "Disaster") != (effect in DISASTERS):
            row.wrong("fault-disaster-effect", known=", ".join(DISASTERS))
        if effect in DISASTERS and self.tables.generation[number] == 0:
            row.wrong("fault-cornerstone-disaster")

    def _points(self, row: Row, number: int) -> None:
        """NEOM 15.1: read the points: a number, a question mark if they vary, or nothing for a Disaster."""
        printed = row.fields["printed_vp"]
        varies = row.fields["effect"] in POINTS
        self.tables.varies[number] = varies
        if self.tables.disaster[number]:
            if printed:
                row.wrong("fault-disaster-points", text=short(printed))
        elif varies != (printed == "?"):
            row.wrong("fault-points")
        elif not varies:
            self.tables.printed[number] = row.number("printed_vp", 0, MOST_MONEY)

    def _requirements(self, row: Row, number: int) -> None:
        tables = self.tables
        tables.cost[number] = row.number("cost", 0, MOST_MONEY)
        if "|" in row.fields["goods"]:
            self._alternatives(row, number)
        else:
            tables.needs[number] = row.goods("goods")
        required = row.fields["tiles_required"]
        kind, sign, least = required.partition(">=")
        if sign:
            tables.needs_type[number] = row.type_in(kind, "tiles_required")
            tables.needs_count[number] = row.number_in(least, "tiles_required", 1, 24)
        elif required:
            row.wrong("fault-tiles-required", text=short(required))

    def _alternatives(self, row: Row, number: int) -> None:
        """NEOM 5.5: read the alternatives: single Goods, and at most one sum of money."""
        texts = row.fields["goods"].split("|")
        sums = [text for text in texts if text.startswith("£")]
        goods = [text for text in texts if not text.startswith("£")]
        if len(sums) > 1 or not goods or any(["&" in text or not text for text in goods]):
            row.wrong("fault-alternatives", text=short(row.fields["goods"]))
            return
        self.tables.needs_one[number] = row.goods_in(goods, "goods")
        if sums:
            self.tables.instead[number] = row.number_in(sums[0][1:], "goods", 1, MOST_MONEY)

    def _yields(self, row: Row, number: int) -> None:
        tables = self.tables
        tables.on_place[number] = row.number("on_place", 0, MOST_MONEY)
        tables.produces[number] = row.goods("produces")
        text = row.fields["income"]
        if text.startswith("1*"):
            tables.income_each[number] = row.type_in(text[2:], "income")
            return
        parts = text.split("/")
        if len(parts) not in (1, 3):
            row.wrong("fault-income", text=short(text))
            return
        numbers = [row.number_in(part, "income", 0, MOST_MONEY) for part in parts]
        tables.income[number] = (numbers[0], numbers[len(parts) // 2], numbers[-1])

    def _road(self, row: Row) -> None:
        number = self._tile_number(row)
        roads = row.roads()
        if not number or number not in self.tiles:
            return  # a missing tile is reported once, for tiles.csv
        tile = self.tiles[number]
        if row.fields["name"] != tile.name:
            row.wrong("fault-other-name", number=number, name=short(tile.name), text=short(row.fields["name"]))
        if roads >= 0 and (roads == 0) != (self.tables.disaster[number] != 0):
            row.wrong("fault-tile-roads")
        self.tables.roads[number] = roads
        tile.roads = row.fields["roads"]
        tile.road_source = row.fields["source"]

    def _board(self, row: Row) -> None:
        text = row.fields["good"]
        good = GOOD_NAMES.index(text) if text in GOOD_NAMES else BOARDS
        roads = row.roads()
        if good >= BOARDS:
            row.wrong("fault-board-good", text=short(text))
            return
        if good in self.lines[row.file]:
            row.wrong("fault-board-again", good=text)
            return
        self.lines[row.file][good] = row.line
        if roads == 0:
            row.wrong("fault-board-roads")
        center = CENTER_TILE + good
        self.tables.kinds[center] = 1 << RESOURCE
        self.tables.produces[center] = RAW_GOODS & 1 << good
        self.tables.roads[center] = roads

    def _check_whole(self) -> None:
        """Check what needs the whole pack: missing rows, deck sizes, effects that only one tile may have."""
        for number in [*range(1, BOX_TILES + 1), *self._added()]:
            if self._misses("tiles.csv", number):
                self._fault("tiles.csv", self._place("tiles.csv", number), "fault-no-tile", number=number)
            elif self._misses("roads.csv", number):
                self._fault("roads.csv", self._place("roads.csv", number), "fault-no-roads", number=number)
        for good in range(BOARDS):
            if self._misses("boards.csv", good):
                place = self._place("boards.csv", good)
                self._fault("boards.csv", place, "fault-no-board", good=GOOD_NAMES[good])
        for effect in UNIQUE:
            for tile in [tile for tile in self.tiles.values() if tile.effect == effect][1:]:
                self._fault("tiles.csv", tile.line, "fault-effect-again", text=effect)
        if not self.faults:
            for generation in range(1, 4):
                self._check_deck(generation)

    def _added(self) -> list[int]:
        """R-38: the numbers of the tiles that are not in the box, from both files."""
        found = {*self.lines["tiles.csv"], *self.lines["roads.csv"]}
        return sorted([number for number in found if number > BOX_TILES and is_tile(number)])

    def _misses(self, file: str, number: int) -> bool:
        """Whether a completely read file has no row with this number."""
        return file in self.complete and number not in self.lines[file]

    def _place(self, file: str, number: int) -> int:
        """The line at which a missing row belongs: before the row with the next number, or at the end."""
        lines = self.lines[file]
        later = [line for other, line in lines.items() if other > number]
        return min(later) if later else max(lines.values(), default=WHOLE) + 1

    def _check_deck(self, generation: int) -> None:
        tables = self.tables
        deck = [number for number in self.tiles if tables.generation[number] == generation]
        for players, needed in DECKS:
            count = len([one for one in deck if one <= BOX_TILES and tables.min_players[one] == int(players)])
            if count != needed:
                counts: dict[str, str | int] = {"count": count, "players": players, "needed": needed}
                self._fault("tiles.csv", WHOLE, "fault-deck", generation=generation, **counts)
        disasters = [number for number in deck if tables.disaster[number]]
        if len(disasters) != 1 or tables.min_players[disasters[0]] != 1:
            self._fault("tiles.csv", WHOLE, "fault-deck-disaster", generation=generation)
