"""A content pack: the printed data of tiles and boards, from a folder of CSV files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from neopolis.engine.content import PackLibrary, content_hash, demand_faultless, file_hash, folder_files
from neopolis.games.neom.content.effects import POINTS
from neopolis.games.neom.content.reader import FILES, PackReader
from neopolis.games.neom.ids import TABLE
from neopolis.games.neom.rules.vocabulary import Points
from neopolis.games.neom.tile_data import Tile, TileTables

# `__file__` may be a compiled module in another folder.
CONTENT: Final = Path(str(files("neopolis.games.neom.content")))
# Packs used to be named by the hash of their files: the old names of packs that we shipped, and their hashes now.
FORMER: Final = {"eb1ac8e1628c1f4c": "ce6911bd0e86787a"}


class Pack:
    """A content pack, ready for play. Two packs with the same hash play the same games."""

    def __init__(self, files: dict[str, str], unreadable: dict[str, str] | None = None) -> None:
        reader = PackReader(files, unreadable or {})
        reader.read()
        demand_faultless(reader.faults)
        self.files = files
        self.tables: TileTables = reader.tables
        self.house = reader.house  # the number of rows with our own values
        self.tiles: list[Tile] = [reader.tiles[number] for number in sorted(reader.tiles)]
        self._by_number = {tile.number: tile for tile in self.tiles}
        self._decks: dict[tuple[int, int], list[int]] = {}  # by generation and tile set, listed when first dealt
        self.points: list[Points | None] = [None] * TABLE
        for tile in self.tiles:
            self.points[tile.number] = POINTS.get(tile.effect)
        self.house_roads = any([tile.road_source == "house" for tile in self.tiles])  # True if roads are our own
        self.cornerstone_places = [0] * TABLE  # the place of each Cornerstone among all Cornerstones
        for place, number in enumerate(self.cornerstones()):
            self.cornerstone_places[number] = place
        self.disasters = [0, 0, 0, 0]  # by generation: a bit set of its Disasters
        for tile in self.tiles:
            if self.tables.disaster[tile.number]:
                self.disasters[self.tables.generation[tile.number]] |= 1 << self.tables.disaster[tile.number]
        self.hash = content_hash(played_values(self.tables, self.tiles), played_values(TileTables(), []))
        self.file_hash = file_hash(files, FILES)

    def tile(self, number: int) -> Tile:
        """The tile with a number."""
        return self._by_number[number]

    def has_tile(self, number: int) -> bool:
        """Whether the pack has a tile with this number."""
        return number in self._by_number

    def deck(self, generation: int, tile_set: int) -> list[int]:
        """NEOM 2.6: the tiles of a generation in a tile set."""
        tables = self.tables
        if (generation, tile_set) not in self._decks:
            self._decks[generation, tile_set] = [
                number
                for number in self._by_number
                if tables.generation[number] == generation and 0 < tables.min_players[number] <= tile_set
            ]
        return self._decks[generation, tile_set][:]

    def cornerstones(self) -> list[int]:
        """NEOM 2.5: all Cornerstones."""
        return [number for number in self._by_number if self.tables.generation[number] == 0]


def played_values(tables: TileTables, tiles: list[Tile]) -> dict[str, list[object]]:
    """All values that the rules use, by column. Names and sources are not among them."""
    effects: list[object] = [""] * TABLE
    for tile in tiles:
        effects[tile.number] = tile.effect
    return {**tables.columns(), "effect": effects, "tiles": [tile.number for tile in tiles]}


def pack_faults(folder: Path) -> list[str]:
    """File, line and reason of each fault in a pack's folder; empty for a pack without faults."""
    reader = PackReader(*folder_files(folder, FILES))
    reader.read()
    return reader.faults


def _read(folder: Path) -> Pack:
    return Pack(*folder_files(folder, FILES))


_LIBRARY: Final = PackLibrary(_read, CONTENT, FORMER)


def load_pack(folder: str | Path) -> Pack:
    """The pack in a folder; `Refused` with its first faults if it has any."""
    return remember(_read(Path(folder)))


def remember(pack: Pack) -> Pack:
    """Keep a pack, so that saved games and records that name it can be read."""
    return _LIBRARY.remember(pack)


def known_pack(content: str) -> Pack | None:
    """The pack with a hash, if it comes with the game or this process has used it."""
    return _LIBRARY.find(content)


def has_name(pack: Pack, content: str) -> bool:
    """Whether a pack has this hash, or had it in an older version."""
    return _LIBRARY.has_name(pack, content)


def default_pack() -> Pack:
    """The pack that comes with the game; its roads are stand-ins (R-25)."""
    return _LIBRARY.default()
