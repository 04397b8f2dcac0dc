"""Reads the files of a content pack into tables, and reports file, line and reason of every fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.content import WHOLE, ContentFile, Faults, short
from neopolis.games.new_angeles.card_data import Tables
from neopolis.games.new_angeles.cards.registry import (
    ACTIONS,
    ASSETS,
    DEMANDS,
    EVENTS,
    INVESTMENTS,
    CardBlock,
    fixed_names,
)
from neopolis.games.new_angeles.content.board import (
    SETUP_PLACES,
    check_setup,
    read_component,
    read_corporation,
    read_district,
    read_setup,
    read_track,
)
from neopolis.games.new_angeles.content.cards import (
    BACKS,
    check_demand,
    read_action,
    read_asset,
    read_demand,
    read_emergency,
    read_event,
    read_investment,
)
from neopolis.games.new_angeles.content.rows import Row
from neopolis.games.new_angeles.ids import (
    COMPONENT_NAMES,
    CORPORATION_NAMES,
    CORPORATIONS,
    DISTRICT,
    DISTRICTS,
    RESOURCE_NAMES,
    SETUPS,
    SHEET_NAMES,
    TIERS,
    TYPE_NAMES,
)

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "districts.csv": (
        *("number", "name", "exit", "tier", "primary", "primary_amount", "secondary", "secondary_amount"),
        *("name_source", "exit_source", "tier_source", "resources_source"),
    ),
    "tracks.csv": ("resource", "last", "source"),
    "components.csv": ("component", "limit", "source"),
    "corporations.csv": ("name", "sheet", "draws", "contract", "draws_source", "contract_source"),
    "setups.csv": ("name", "turns", *SETUP_PLACES, "name_source", "turns_source", "places_source"),
    "events.csv": (
        *("number", "name", "back", "effect", "counts", "numbers"),
        *("outage", "illness", "orgcrime", "human_first", "turns", "turns_source", "source"),
    ),
    "demands.csv": ("number", "name", *RESOURCE_NAMES, "threat", "source"),
    "investments.csv": ("number", "name", "kind", "of", "numbers", "source"),
    "actions.csv": ("name", "deck", "copies", "copies_source", "source"),
    "emergencies.csv": ("corporation", "name", "source"),
    "assets.csv": ("number", "name", "timing", "timing_source", "source"),
}
FILES: Final = tuple(COLUMNS)

READERS: Final[dict[str, Callable[[Row, int, Tables], None]]] = {
    "districts.csv": read_district,
    "tracks.csv": read_track,
    "components.csv": read_component,
    "corporations.csv": read_corporation,
    "setups.csv": read_setup,
    "events.csv": read_event,
    "demands.csv": read_demand,
    "investments.csv": read_investment,
    "actions.csv": read_action,
    "emergencies.csv": read_emergency,
    "assets.csv": read_asset,
}

# For each file, the labels of its rows and the number of the first label. Setup cards have no labels: a setup card's
# number is its position in setups.csv.
KEYS: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "districts.csv": (tuple([str(number + 1) for number in range(DISTRICTS)]), 1),
    "tracks.csv": (RESOURCE_NAMES, 0),
    "components.csv": (COMPONENT_NAMES, 0),
    "corporations.csv": (tuple([f"{name} {sheet}" for sheet in SHEET_NAMES for name in CORPORATION_NAMES]), 0),
    "emergencies.csv": (CORPORATION_NAMES, 0),
}

# The files with a row for each card. A row is identified by the number of its card, in actions.csv by its name.
CARDS: Final[dict[str, CardBlock]] = {
    "events.csv": EVENTS,
    "demands.csv": DEMANDS,
    "investments.csv": INVESTMENTS,
    "actions.csv": ACTIONS,
    "assets.csv": ASSETS,
}

# The files that name options (`ids.py`), and where the options of each file start.
NAMERS: Final = {"districts.csv": DISTRICT, "events.csv": EVENTS.start, "investments.csv": INVESTMENTS.start}

ACTION_COPIES: Final = 100  # number of printed action cards, all copies together
EVENTS_PER_BACK: Final = 4  # number of printed events with the same back
LEAST_IN_TIER: Final = 2  # the fewest districts in a tier; an action card needs two of the same tier


def labels_of(file: str) -> dict[int, str]:
    """The labels of all rows that a file can have, by number. A label identifies its row."""
    if file in CARDS:
        cards = CARDS[file].cards
        return {number: card.name if file == "actions.csv" else str(number) for number, card in cards.items()}
    labels, first = KEYS[file]
    return {first + place: label for place, label in enumerate(labels)}


def may_be_missing(file: str, number: int) -> bool:
    """Whether a file may lack this row: only if the card does not come in the box."""
    return file in CARDS and not CARDS[file].cards[number].printed


class PackReader:
    """Fills tables from texts, and collects a sentence about each fault."""

    def __init__(self, files: dict[str, str], unreadable: dict[str, str]) -> None:
        self.files = files
        self.unreadable = unreadable  # the fault of each file that exists but cannot be read
        self.found = Faults()
        self.tables = Tables()
        self.names = fixed_names()
        self.house = 0  # the number of rows with our own values
        self.rows: dict[str, dict[int, Row]] = {file: {} for file in FILES}  # by file and number
        self.lost: dict[str, int] = {}  # for files read to the end: how many of their rows cannot be identified
        self._named: dict[str, Row] = {}  # the rows that name options, by name
        self._fixed = {name.casefold() for name in self.names}

    @property
    def faults(self) -> list[str]:
        """File, line and reason of each fault."""
        return self.found.told

    def read(self) -> None:
        """Read all files. The tables are usable only if there are no faults."""
        for file in FILES:
            for row in self._rows(file):
                self._read_row(row)
            if file in self.lost:
                self._check_missing(file)
        self._list_cards()
        self._check_whole()

    def _list_cards(self) -> None:
        """List the numbers of the cards that the pack has, by kind."""
        tables, rows = self.tables, self.rows
        tables.actions, tables.assets = sorted(rows["actions.csv"]), sorted(rows["assets.csv"])
        tables.events, tables.demands = sorted(rows["events.csv"]), sorted(rows["demands.csv"])
        tables.investments = sorted(rows["investments.csv"])

    def _fault(self, file: str, line: int, code: str, **parameters: str | int) -> None:
        self.found.add(file, line, code, parameters)

    def _rows(self, file: str) -> list[Row]:
        """The rows of a file that have the right number of columns."""
        content = ContentFile(file, COLUMNS[file], self.found)
        content.read(self.files, self.unreadable)
        if content.complete:
            self.lost[file] = len(content.broken)
        return [Row(file, line, fields, self.found) for line, fields in content.rows.items()]

    def _read_row(self, row: Row) -> None:
        self.house += int(row.has_house())
        number = self._number(row)
        if number < 0:
            return
        if row.file in NAMERS:
            self._name_thing(row, NAMERS[row.file] + number)
        elif row.file in ("demands.csv", "setups.csv"):
            self._check_name(row)
        READERS[row.file](row, number, self.tables)

    def _number(self, row: Row) -> int:
        """Find the number of a row, and store the row under it; -1 if the number is unknown or taken."""
        file = row.file
        rows = self.rows[file]
        if file == "setups.csv":
            number = len(rows) + 1
            if number > SETUPS:
                row.wrong("fault-setups", count=SETUPS, found=number)
                return -1
        else:
            number = self._known_number(row)
            if number < 0:
                if file in self.lost:
                    self.lost[file] += 1
                return -1
            if number in rows:
                row.wrong("fault-again", text=labels_of(file)[number])
                return -1
        rows[number] = row
        return number

    def _known_number(self, row: Row) -> int:
        """The number that a row's label stands for; -1 if its file has no such label."""
        labels = labels_of(row.file)
        numbers = list(labels)
        if "number" in row.fields:
            number = row.number("number", numbers[0], numbers[-1])
            return number if number in labels else -1
        if row.file == "corporations.csv":
            name = row.one_of("name", CORPORATION_NAMES)
            sheet = row.one_of("sheet", SHEET_NAMES)
            return -1 if name < 0 or sheet < 0 else sheet * CORPORATIONS + name
        place = row.one_of(COLUMNS[row.file][0], tuple(labels.values()))
        return -1 if place < 0 else numbers[place]

    def _name_thing(self, row: Row, thing: int) -> None:
        """Store the name of an option, and check that no other option has it."""
        name = row.name()
        self.names[thing] = name
        if not name:
            return
        if name.casefold() in self._fixed:
            row.wrong("fault-name-taken", text=short(name))
        elif name.casefold() in self._named:
            other = self._named[name.casefold()]
            row.wrong("fault-name-again", text=short(name), file=other.file, line=other.line)
        else:
            self._named[name.casefold()] = row

    def _check_name(self, row: Row) -> None:
        """Check that no other row of the file has the same name."""
        for other in self.rows[row.file].values():
            if other is not row and other.fields["name"].casefold() == row.fields["name"].casefold():
                row.wrong("fault-name-again", text=short(row.fields["name"]), file=other.file, line=other.line)
                return

    def _check_missing(self, file: str) -> None:
        """Report missing rows, unless all of them may be among the rows that could not be identified."""
        rows = self.rows[file]
        if file == "setups.csv":
            if len(rows) + self.lost[file] < SETUPS:
                self._fault(file, self._place(file, SETUPS), "fault-setups", count=SETUPS, found=len(rows))
            return
        labels = labels_of(file)
        missing = [number for number in labels if number not in rows and not may_be_missing(file, number)]
        if len(missing) > self.lost[file]:
            for number in missing:
                self._fault(file, self._place(file, number), "fault-no-row", text=labels[number])

    def _place(self, file: str, number: int) -> int:
        """The line at which a missing row belongs: before the row with the next number, or at the end."""
        rows = self.rows[file]
        later = [row.line for other, row in rows.items() if other > number]
        return min(later) if later else max([row.line for row in rows.values()], default=WHOLE) + 1

    def _is_good(self, *files: str) -> bool:
        return not self.found.files.intersection(files)

    def _check_whole(self) -> None:
        """Run the checks that need whole files, on files without other faults."""
        tables = self.tables
        if self._is_good("districts.csv"):
            self._check_tiers()
        if self._is_good("events.csv"):
            self._check_backs()
        if self._is_good("actions.csv"):
            self._check_copies()
        if self._is_good("setups.csv", "components.csv"):
            for number, row in self.rows["setups.csv"].items():
                check_setup(row, number, tables)
        if self._is_good("demands.csv", "tracks.csv"):
            for number, row in self.rows["demands.csv"].items():
                check_demand(row, number, tables)

    def _check_tiers(self) -> None:
        for tier in range(1, TIERS + 1):
            count = self.tables.tier_districts[tier].bit_count()
            if count < LEAST_IN_TIER:
                self._fault("districts.csv", WHOLE, "fault-tier", tier=tier, needed=LEAST_IN_TIER, count=count)

    def _check_backs(self) -> None:
        """NA 24.2: check that each component is on the back of the same number of events."""
        for back in BACKS:
            printed = [card.number for card in EVENTS.cards.values() if card.printed]
            count = len([event for event in printed if self.tables.event_back[event] == back])
            if count != EVENTS_PER_BACK:
                name = COMPONENT_NAMES[back]
                self._fault("events.csv", WHOLE, "fault-backs", count=EVENTS_PER_BACK, back=name, found=count)

    def _check_copies(self) -> None:
        tables = self.tables
        for kind, name in enumerate(TYPE_NAMES):
            if kind not in [tables.action_deck[card] for card in tables.actions]:
                self._fault("actions.csv", WHOLE, "fault-no-deck", name=name)
        total = sum([tables.action_copies[card.number] for card in ACTIONS.cards.values() if card.printed])
        if total != ACTION_COPIES:
            self._fault("actions.csv", WHOLE, "fault-copies", count=ACTION_COPIES, found=total)
