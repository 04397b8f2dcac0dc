"""A content pack: what is printed on the board and the cards, from a folder of data files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from neopolis.engine.content import PackLibrary, content_hash, demand_faultless, file_hash, folder_files
from neopolis.games.new_angeles.card_data import Tables
from neopolis.games.new_angeles.content.reader import FILES, PackReader
from neopolis.games.new_angeles.content.rows import Row
from neopolis.games.new_angeles.ids import AMOUNT, CORPORATIONS, DISTRICT, EVENT, INVESTMENT

# `__file__` may be a compiled module in another folder.
CONTENT: Final = Path(str(files("neopolis.games.new_angeles.content")))
# Packs that we shipped when a pack was named by the hash of its files: this old hash, and the hash it has now.
FORMER: Final = {"39a4d359d678d797": "38c1e6266c123e38"}


class Pack:
    """All of a content pack, ready for play. Two packs with the same hash play the same games."""

    def __init__(self, files: dict[str, str], unreadable: dict[str, str] | None = None) -> None:
        reader = PackReader(files, unreadable or {})
        reader.read()
        demand_faultless(reader.faults)
        self.files = files
        self.tables: Tables = reader.tables
        self.house = reader.house  # the number of rows with our own values
        self.rows: dict[str, dict[int, Row]] = reader.rows  # by file and number, with the sources
        self.names: list[str] = reader.names  # the name of each option (`ids.py`)
        self.demand_names = _names(reader, "demands.csv")
        self.setup_names = _names(reader, "setups.csv")
        self.hash = content_hash(played_values(self.tables, self.setup_names), played_values(Tables(), []))
        self.file_hash = file_hash(files, FILES)
        self._things = {name: thing for thing, name in enumerate(self.names) if name}

    def thing(self, name: str) -> int:
        """The option (`ids.py`) with this name, or -1."""
        return self._things.get(name, -1)

    def name(self, thing: int) -> str:
        """The name of an option. Amounts are unlimited, so `names` does not have all of them."""
        return self.names[thing] if thing < AMOUNT else str(thing - AMOUNT)

    def district_name(self, number: int) -> str:
        """The name of a district."""
        return self.names[DISTRICT + number]

    def event_name(self, number: int) -> str:
        """The name of an event card."""
        return self.names[EVENT + number]

    def investment_name(self, number: int) -> str:
        """The name of an investment card."""
        return self.names[INVESTMENT + number]

    def action_deck(self, kind: int) -> list[int]:
        """The action cards of a type, each as often as there are copies, in the order of their numbers."""
        tables = self.tables
        deck: list[int] = []
        for card in tables.actions:
            if tables.action_deck[card] == kind:
                deck += [card] * tables.action_copies[card]
        return deck

    def events(self, back: int) -> list[int]:
        """The events with this back."""
        return [number for number in self.tables.events if self.tables.event_back[number] == back]


def sheet_row(corporation: int, players: int) -> int:
    """NA 12.3: the row of a corp sheet in the tables. A sheet has one side for 4 players, and one for 5 and 6."""
    return corporation if players == 4 else CORPORATIONS + corporation


def _names(reader: PackReader, file: str) -> list[str]:
    rows = reader.rows[file]
    return ["", *[rows[number].fields["name"] for number in sorted(rows)]]


def played_values(tables: Tables, setup_names: list[str]) -> dict[str, list[object]]:
    """All values that the rules use, by column. Records name the setup card, so its name is one of them."""
    return {**tables.columns(), "setup_name": [*setup_names]}


def pack_faults(folder: Path) -> list[str]:
    """File, line and reason of each fault in a pack's folder; empty for a pack without faults."""
    reader = PackReader(*folder_files(folder, FILES))
    reader.read()
    return reader.faults


def _read(folder: Path) -> Pack:
    return Pack(*folder_files(folder, FILES))


_LIBRARY: Final = PackLibrary(_read, CONTENT, FORMER)


def load_pack(folder: Path) -> Pack:
    """The pack in a folder; `Refused` with its first faults if it has any."""
    return remember(_read(folder))


def remember(pack: Pack) -> Pack:
    """Keep a pack, so that saved games and records that name it can be read."""
    return _LIBRARY.remember(pack)


def known_pack(content: str) -> Pack | None:
    """The pack with this hash; None if it does not come with the game, and this process has not used it."""
    return _LIBRARY.find(content)


def has_name(pack: Pack, content: str) -> bool:
    """Whether a pack has this hash, or had it in an older version."""
    return _LIBRARY.has_name(pack, content)


def default_pack() -> Pack:
    """The pack that comes with the game. Rows marked `house` hold our own values, not the printed ones."""
    return _LIBRARY.default()
