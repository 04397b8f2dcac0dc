"""Content packs: folders of CSV files, read row by row. Every fault is reported, with file, line and reason."""

from __future__ import annotations

import csv
import hashlib
import io
from pathlib import Path
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.text.messages import Word, add_messages, message

BIGGEST: Final = 1_000_000  # bytes; real files have about a hundredth of it
TOLD_FAULTS: Final = 3
LONGEST_NAME: Final = 40
MOST_DIGITS: Final = 9
SOURCES: Final = ("rulebook", "public", "house")
HOUSE: Final = 2
WHOLE: Final = 1  # the line of a fault that belongs to no line in particular

add_messages(
    {
        "no-pack-folder": "There is no folder '{path}' with a content pack.",
        "more-faults": "{faults}; and {count} more",
        "fault": "{file}, line {line}: {reason}",
        "fault-missing-file": "the file is missing",
        "fault-unreadable": "the file cannot be read ({reason})",
        "fault-too-big": "the file is bigger than {most} bytes",
        "fault-not-utf-8": "this is not UTF-8 text",
        "fault-head": "the first line must be {columns}",
        "fault-columns": "{needed} columns are needed, not {count}",
        "fault-not-csv": "this cannot be read as CSV ({reason})",
        "fault-number": "{name} must be a number from {least} to {most}, not '{text}'",
        "fault-one-of": "{name} must be one of {known}, not '{text}'",
        "fault-empty": "empty",
        "fault-name": "name must be 1 to {most} letters, digits, signs and spaces",
    }
)


def folder_files(folder: Path, names: tuple[str, ...]) -> tuple[dict[str, str], dict[str, str]]:
    """The texts of a pack's files, and the faults of the files that cannot be read; a missing file is in neither."""
    files: dict[str, str] = {}
    unreadable: dict[str, str] = {}
    try:
        if not folder.is_dir():
            raise Refused("no-pack-folder", path=str(folder))
    except OSError:
        raise Refused("no-pack-folder", path=str(folder)) from None
    for name in names:
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


def content_hash(files: dict[str, str], names: tuple[str, ...]) -> str:
    """A hash of a pack's texts: packs with the same hash play the same games."""
    return hashlib.sha256("\0".join([files[name] for name in names]).encode()).hexdigest()[:16]


def demand_faultless(faults: list[str]) -> None:
    """Refuse a pack with faults: name the first ones, and say how many more there are."""
    if faults:
        told = "; ".join(faults[:TOLD_FAULTS])
        rest = len(faults) - TOLD_FAULTS
        raise Refused("bad-pack", faults=told if rest <= 0 else message("more-faults", {"faults": told, "count": rest}))


def fault(file: str, line: int, code: str, parameters: dict[str, Word]) -> str:
    """A fault as a sentence with file, line and reason."""
    return message("fault", {"file": file, "line": line, "reason": message(code, parameters)})


class Faults:
    """The faults of a pack: a sentence for each, and the files that have some."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.files: set[str] = set()

    def add(self, file: str, line: int, code: str, parameters: dict[str, Word]) -> None:
        """Add a fault by its message."""
        self.add_told(file, fault(file, line, code, parameters))

    def add_told(self, file: str, sentence: str) -> None:
        """Add a fault that already is a sentence."""
        self.told.append(sentence)
        self.files.add(file)


class ContentFile:
    """A CSV file of a pack. `rows` has the texts of each row by line and column; empty lines are skipped.

    `broken` has the rows with too few or too many columns, by line; `complete` is False if a part could not be read.
    """

    def __init__(self, name: str, columns: tuple[str, ...], found: Faults) -> None:
        self.name = name
        self.columns = columns
        self.found = found
        self.rows: dict[int, dict[str, str]] = {}
        self.broken: dict[int, list[str]] = {}
        self.complete = False

    def read(self, files: dict[str, str], unreadable: dict[str, str]) -> None:
        """Read the file from the texts of a folder, and add its faults."""
        if self.name in unreadable:
            self.found.add_told(self.name, unreadable[self.name])
        elif self.name not in files:
            self.found.add(self.name, WHOLE, "fault-missing-file", {})
        else:
            self._read_text(files[self.name])

    def _read_text(self, text: str) -> None:
        columns = self.columns
        reader = csv.reader(io.StringIO(text), strict=True)
        try:
            if tuple([name.strip() for name in next(reader, [])]) != columns:
                self.found.add(self.name, WHOLE, "fault-head", {"columns": ",".join(columns)})
                return
            for fields in reader:
                line = reader.line_num
                if len(fields) == len(columns):
                    self.rows[line] = dict(zip(columns, [field.strip() for field in fields], strict=True))
                elif fields:
                    self.found.add(self.name, line, "fault-columns", {"needed": len(columns), "count": len(fields)})
                    self.broken[line] = fields
            self.complete = True
        except csv.Error as error:
            self.found.add(self.name, reader.line_num, "fault-not-csv", {"reason": str(error)})


class ContentRow:
    """The fields of a row by column. A field that cannot be read becomes a fault, and an empty value."""

    def __init__(self, file: str, line: int, fields: dict[str, str], faults: Faults) -> None:
        self.file = file
        self.line = line
        self.fields = fields
        self.faults = faults

    def wrong(self, code: str, **parameters: Word) -> None:
        """Add a fault of this row."""
        self.faults.add(self.file, self.line, code, parameters)

    def number(self, name: str, least: int, most: int) -> int:
        """The number in a field; -1 and a fault if there is none in range."""
        return self.number_in(self.fields[name], name, least, most)

    def number_in(self, text: str, name: str, least: int, most: int) -> int:
        """The number in a part of a field; -1 and a fault if there is none in range."""
        found = plain_number(text)
        if found >= 0 and least <= found <= most:
            return found
        self.wrong("fault-number", name=name, least=least, most=most, text=short(text))
        return -1

    def one_of(self, name: str, allowed: tuple[str, ...]) -> int:
        """The index of a field among the allowed texts; -1 and a fault for any other text."""
        text = self.fields[name]
        if text in allowed:
            return allowed.index(text)
        known = ", ".join([one or message("fault-empty", {}) for one in allowed])
        self.wrong("fault-one-of", name=name, known=known, text=short(text))
        return -1

    def name(self) -> str:
        """The field `name`, which must be short and printable because terminals show it."""
        name = self.fields["name"]
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            self.wrong("fault-name", most=LONGEST_NAME)
        return name


def plain_number(text: str) -> int:
    """The number that a text of plain digits stands for; -1 for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else -1


def short(text: str) -> str:
    """A wrong text for a fault's sentence: on one line, and cut if it is long."""
    plain = "".join([letter if letter.isprintable() else "?" for letter in text[: LONGEST_NAME + 1]])
    return plain if len(plain) <= LONGEST_NAME else plain[:LONGEST_NAME] + "..."
