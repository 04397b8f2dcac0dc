"""A content pack: what is printed on tiles and boards, from a folder of data files."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.engine.sentences import say
from neopolis.neom.content.effects import POINTS
from neopolis.neom.pack_reader import FILES, PackReader
from neopolis.neom.pack_row import fault
from neopolis.neom.tables import Tables
from neopolis.neom.things import TABLE, TILES
from neopolis.neom.tile import Tile
from neopolis.neom.vocabulary import Points

CONTENT: Final = Path(__file__).parent / "content"
BIGGEST: Final = 1_000_000  # bytes; a real file has a hundredth of it
TOLD_FAULTS: Final = 3


class Pack:
    """All of a content pack, ready for play. Two packs with the same hash play the same games."""

    def __init__(self, files: dict[str, str], unreadable: dict[str, str] | None = None) -> None:
        reader = PackReader(files, unreadable or {})
        reader.read()
        if reader.faults:
            raise Refused("bad-pack", faults=_first_faults(reader.faults))
        self.files = files
        self.tables: Tables = reader.tables
        self.house = reader.house  # how many rows are house values
        self.tiles: list[Tile] = [reader.tiles[number] for number in range(1, TILES + 1)]
        self.points: list[Points | None] = [None] * TABLE
        for tile in self.tiles:
            self.points[tile.number] = POINTS.get(tile.effect)
        self.house_roads = any([tile.road_source == "house" for tile in self.tiles])
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


def _first_faults(faults: list[str]) -> str:
    """The first faults in a sentence, and how many more there are."""
    told = "; ".join(faults[:TOLD_FAULTS])
    rest = len(faults) - TOLD_FAULTS
    return told if rest <= 0 else say("more-faults", {"faults": told, "count": rest})


def folder_files(folder: Path) -> tuple[dict[str, str], dict[str, str]]:
    """The texts of a pack's folder, and the faults of the files that cannot be read; a file may be in neither."""
    files: dict[str, str] = {}
    unreadable: dict[str, str] = {}
    try:
        if not folder.is_dir():
            raise Refused("no-pack-folder", path=str(folder))
    except OSError:
        raise Refused("no-pack-folder", path=str(folder)) from None
    for name in FILES:
        path = folder / name
        try:
            if path.is_file():
                with path.open("rb") as stream:
                    text = stream.read(BIGGEST).decode("utf-8-sig")
                    if stream.read(1):
                        unreadable[name] = fault(name, 1, "fault-too-big", {"most": BIGGEST})
                files[name] = text.replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            line = 1 + error.object.count(b"\n", 0, error.start)
            unreadable[name] = fault(name, line, "fault-not-utf-8", {})
        except OSError as error:
            unreadable[name] = fault(name, 1, "fault-unreadable", {"reason": error.strerror or str(error)})
    return files, unreadable


def pack_faults(folder: Path) -> list[str]:
    """File, line and reason of each fault in a pack's folder; empty for a good one."""
    reader = PackReader(*folder_files(folder))
    reader.read()
    return reader.faults


def load_pack(folder: str | Path) -> Pack:
    """The pack in a folder, or `Refused` with its first faults."""
    return remember(Pack(*folder_files(Path(folder))))


_PACKS: Final[dict[str, Pack]] = {}  # every pack this process has used, by hash: saved games name theirs


def remember(pack: Pack) -> Pack:
    """Keep a pack, so that saved games and records that name it can be read."""
    return _PACKS.setdefault(pack.hash, pack)


def known_pack(content: str) -> Pack | None:
    """The pack with a hash, if this process has met it."""
    return _PACKS.get(content)


_DEFAULT: Final = load_pack(CONTENT)


def default_pack() -> Pack:
    """The pack that comes with the game; its roads are stand-ins (R-25)."""
    return _DEFAULT
