"""Content packs: folders of CSV files, read row by row. Every fault has a file, a line and a reason."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from neopolis.engine.refused import Refused
from neopolis.text.messages import Word, message
from neopolis.text.system_errors import system_error

BIGGEST: Final = 1_000_000  # maximum size of a file in bytes; a real file has about a hundredth of that
FAULTS_SHOWN: Final = 3
LONGEST_NAME: Final = 40
MOST_DIGITS: Final = 9
SOURCES: Final = ("rulebook", "public", "house")
HOUSE: Final = 2
HASH_LETTERS: Final = 16
WHOLE: Final = 1  # the line number given for faults of the whole file


def folder_files(folder: Path, names: tuple[str, ...]) -> tuple[dict[str, str], dict[str, str]]:
    """The texts of a pack's files, and the faults of unreadable files, both by name. A missing file is in neither."""
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
            unreadable[name] = fault(name, 1, "fault-unreadable", {"reason": system_error(error)})
    return files, unreadable


def content_hash(values: dict[str, list[object]], empty: dict[str, list[object]]) -> str:
    """A short hash of the values that the rules use, by column. Packs with the same hash play the same games.

    Values that are the same as in an empty pack are left out. So a pack keeps its hash if a later version makes room
    for more rows, or adds a column that is empty in this pack.
    """
    found: dict[str, list[object]] = {}
    for name, column in values.items():
        default = empty[name][:1]
        rows: list[object] = [[at, value] for at, value in enumerate(column) if [value] != default]
        if rows:
            found[name] = rows
    return _short_hash(json.dumps(found, sort_keys=True))


def file_hash(files: dict[str, str], names: tuple[str, ...]) -> str:
    """A short hash of a pack's texts. Until November 2026, records, saved games and tables used it to name packs."""
    return _short_hash("\0".join([files[name] for name in names]))


def _short_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:HASH_LETTERS]


class HashedPack(Protocol):
    """A content pack with its hash, and the hash of its files."""

    hash: str
    file_hash: str


P = TypeVar("P", bound=HashedPack)


class PackLibrary(Generic[P]):
    """The packs of a game that this process knows, by hash: the default one, older ones that we ship, and used ones.

    `folder` holds the files of the default pack, and `older/<hash>` those of an older one. We used to name packs by
    the hash of their files: `former` has the hash of each shipped pack by its old name.
    """

    def __init__(self, load: Callable[[Path], P], folder: Path, former: dict[str, str]) -> None:
        self._load = load
        self._folder = folder
        self._former = former
        self._packs: dict[str, P] = {}  # by hash, and by the hash of the files
        self._default: list[P] = []  # loaded when it is needed

    def default(self) -> P:
        """The pack that comes with the game."""
        if not self._default:
            pack = self._load(self._folder)
            self._default.append(pack)
            self._packs[pack.hash] = self._packs[pack.file_hash] = pack
        return self._default[0]

    def remember(self, pack: P) -> P:
        """Keep a pack, so that games that name it can be read. Returns the known pack with the same files, if any."""
        self.default()
        known = self._packs.setdefault(pack.file_hash, pack)
        self._packs.setdefault(pack.hash, pack)
        return known

    def find(self, content: str) -> P | None:
        """The pack with a hash; None if it does not come with the game, and this process has not used it."""
        self.default()
        known = self._packs.get(self._former.get(content, content))
        return self._older(content) if known is None else known

    def _older(self, content: str) -> P | None:
        if len(content) != HASH_LETTERS or not content.isascii() or not content.isalnum():
            return None  # a record may contain anything, and this would become the name of a folder
        folder = self._folder / "older" / content
        return self.remember(self._load(folder)) if folder.is_dir() else None

    def has_name(self, pack: P, content: str) -> bool:
        """Whether a pack has this hash, or had it in an older version."""
        return self._former.get(content, content) in (pack.hash, pack.file_hash)


def demand_faultless(faults: list[str]) -> None:
    """Refuse a pack with faults. The refusal lists the first few faults and the number of the others."""
    if faults:
        listed = "; ".join(faults[:FAULTS_SHOWN])
        rest = len(faults) - FAULTS_SHOWN
        if rest > 0:
            listed = message("more-faults", {"faults": listed, "count": rest})
        raise Refused("bad-pack", faults=listed)


def fault(file: str, line: int, code: str, parameters: dict[str, Word]) -> str:
    """A fault as a sentence with file, line and reason."""
    return message("fault", {"file": file, "line": line, "reason": message(code, parameters)})


class Faults:
    """The faults of a pack: a sentence for each, and the files they are in."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.files: set[str] = set()

    def add(self, file: str, line: int, code: str, parameters: dict[str, Word]) -> None:
        """Add a fault."""
        self.add_sentence(file, fault(file, line, code, parameters))

    def add_sentence(self, file: str, sentence: str) -> None:
        """Add a fault that is already a sentence."""
        self.told.append(sentence)
        self.files.add(file)


class ContentFile:
    """A file of a pack, with its columns in any order. `rows` holds the rows with the right number of columns, by line.

    `broken` holds rows with too few or too many columns, by line number. Empty lines are skipped. `complete` is False
    if the file was not read to the end.
    """

    def __init__(self, name: str, columns: tuple[str, ...], faults: Faults) -> None:
        self.name = name
        self.columns = columns
        self.faults = faults
        self.rows: dict[int, dict[str, str]] = {}
        self.broken: dict[int, list[str]] = {}
        self.complete = False

    def read(self, files: dict[str, str], unreadable: dict[str, str]) -> None:
        """Read the file from the texts of a folder, and add a fault for everything that is wrong."""
        if self.name in unreadable:
            self.faults.add_sentence(self.name, unreadable[self.name])
        elif self.name not in files:
            self.faults.add(self.name, WHOLE, "fault-missing-file", {})
        else:
            self._read_text(files[self.name])

    def _read_text(self, text: str) -> None:
        columns = self.columns
        reader = csv.reader(io.StringIO(text), strict=True)
        try:
            head = [name.strip() for name in next(reader, [])]
            if sorted(head) != sorted(columns):
                self.faults.add(self.name, WHOLE, "fault-head", {"columns": ",".join(columns)})
                return
            for fields in reader:
                line = reader.line_num
                if len(fields) == len(columns):
                    self.rows[line] = dict(zip(head, [field.strip() for field in fields], strict=True))
                elif fields:
                    self.faults.add(self.name, line, "fault-columns", {"needed": len(columns), "count": len(fields)})
                    self.broken[line] = fields
            self.complete = True
        except csv.Error as error:
            self.faults.add(self.name, reader.line_num, "fault-not-csv", {"reason": str(error)})


class ContentRow:
    """A row's fields by column. Reading an invalid field adds a fault; an invalid number reads as -1."""

    def __init__(self, file: str, line: int, fields: dict[str, str], faults: Faults) -> None:
        self.file = file
        self.line = line
        self.fields = fields
        self.faults = faults

    def wrong(self, code: str, **parameters: Word) -> None:
        """Add a fault in this row."""
        self.faults.add(self.file, self.line, code, parameters)

    def number(self, name: str, least: int, most: int) -> int:
        """A field as a number; -1 if it is not a valid one."""
        return self.number_in(self.fields[name], name, least, most)

    def number_in(self, text: str, name: str, least: int, most: int) -> int:
        """A part of a field as a number; -1 if it is not a valid one."""
        found = plain_number(text)
        if found >= 0 and least <= found <= most:
            return found
        self.wrong("fault-number", name=name, least=least, most=most, text=short(text))
        return -1

    def one_of(self, name: str, allowed: tuple[str, ...]) -> int:
        """The index of a field among the allowed texts; -1 if it is not one of them."""
        text = self.fields[name]
        if text in allowed:
            return allowed.index(text)
        known = ", ".join([one or message("fault-empty", {}) for one in allowed])
        self.wrong("fault-one-of", name=name, known=known, text=short(text))
        return -1

    def name(self) -> str:
        """The field `name`. Terminals show it, so it must be short and printable."""
        name = self.fields["name"]
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            self.wrong("fault-name", most=LONGEST_NAME)
        return name


def plain_number(text: str) -> int:
    """The number that a text of plain digits means; -1 for other texts."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else -1


def short(text: str) -> str:
    """A wrong text as a fault quotes it: on one line, and not too long."""
    plain = "".join([letter if letter.isprintable() else "?" for letter in text[: LONGEST_NAME + 1]])
    return plain if len(plain) <= LONGEST_NAME else plain[:LONGEST_NAME] + "..."
