"""A content pack: what is printed on tiles and boards, from a folder of data files."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.neom.content.effects import POINTS
from neopolis.neom.pack_reader import FILES, PackReader
from neopolis.neom.tables import Tables
from neopolis.neom.things import TABLE, TILES
from neopolis.neom.tile import Tile
from neopolis.neom.vocabulary import Points

CONTENT: Final = Path(__file__).parent / "content"


class Pack:
    """All of a content pack, ready for play. Two packs with the same hash play the same games."""

    def __init__(self, files: dict[str, str]) -> None:
        reader = PackReader(files)
        reader.read()
        if reader.faults:
            raise Refused("bad-pack", faults="; ".join(reader.faults))
        self.files = files
        self.tables: Tables = reader.tables
        self.tiles: list[Tile] = [reader.tiles[number] for number in range(1, TILES + 1)]
        self.points: list[Points | None] = [None] * TABLE
        for tile in self.tiles:
            self.points[tile.number] = POINTS.get(tile.effect)
        self.hash = hashlib.sha256("\0".join([files[name] for name in FILES]).encode()).hexdigest()[:16]

    def tile(self, number: int) -> Tile:
        """The tile with a printed number."""
        return self.tiles[number - 1]

    def deck(self, generation: int, players: int) -> list[int]:
        """NEOM 2.6: the tiles of a generation for a number of players."""
        tables = self.tables
        return [
            number
            for number in range(1, TILES + 1)
            if tables.generation[number] == generation and 0 < tables.min_players[number] <= players
        ]

    def cornerstones(self) -> list[int]:
        """NEOM 2.5: all Cornerstones."""
        return [number for number in range(1, TILES + 1) if self.tables.generation[number] == 0]


def pack_files(folder: Path) -> dict[str, str]:
    """The texts of a pack's folder; a file that is not there is left out."""
    files: dict[str, str] = {}
    for name in FILES:
        path = folder / name
        if path.is_file():
            try:
                files[name] = path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")
            except ValueError:
                raise Refused("bad-pack", faults=f"{name}: it is not UTF-8 text") from None
    return files


def pack_faults(folder: Path) -> list[str]:
    """File, line and reason of each fault in a pack's folder; empty for a good one."""
    reader = PackReader(pack_files(folder))
    reader.read()
    return reader.faults


def load_pack(folder: Path) -> Pack:
    """The pack in a folder, or `Refused` with all of its faults."""
    return remember(Pack(pack_files(folder)))


_PACKS: Final[dict[str, Pack]] = {}  # every pack this process has used, by hash: saved games name theirs


def remember(pack: Pack) -> Pack:
    """Keep a pack, so that saved games and records that name it can be read."""
    return _PACKS.setdefault(pack.hash, pack)


def known_pack(content: str) -> Pack | None:
    """The pack with a hash, if this process has met it."""
    return _PACKS.get(content)


_DEFAULT: Final = remember(Pack(pack_files(CONTENT)))


def default_pack() -> Pack:
    """The pack that comes with the game; its roads are stand-ins (R-25)."""
    return _DEFAULT
