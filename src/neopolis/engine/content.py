"""Content packs, for every game: folders of CSV files, read row by row; each fault has file, line and reason."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.text.messages import Word, message

BIGGEST: Final = 1_000_000  # bytes; a real file has a hundredth of it
TOLD_FAULTS: Final = 3
LONGEST_NAME: Final = 40
MOST_DIGITS: Final = 9
SOURCES: Final = ("rulebook", "public", "house")
HOUSE: Final = 2


def folder_files(folder: Path, names: tuple[str, ...]) -> tuple[dict[str, str], dict[str, str]]:
    """The texts of a pack's folder, and the faults of the files that cannot be read; a file may be in neither."""
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
    """A short word for the texts of a pack: packs with the same one play the same games."""
    return hashlib.sha256("\0".join([files[name] for name in names]).encode()).hexdigest()[:16]


def demand_faultless(faults: list[str]) -> None:
    """Refuse a pack with faults; the first of them are told, and how many more there are."""
    if faults:
        told = "; ".join(faults[:TOLD_FAULTS])
        rest = len(faults) - TOLD_FAULTS
        raise Refused("bad-pack", faults=told if rest <= 0 else message("more-faults", {"faults": told, "count": rest}))


def fault(file: str, line: int, code: str, parameters: dict[str, Word]) -> str:
    """File, line and reason."""
    return message("fault", {"file": file, "line": line, "reason": message(code, parameters)})


class Faults:
    """What is wrong with a pack: one sentence each, and the files they are in."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.files: set[str] = set()

    def add(self, file: str, line: int, code: str, parameters: dict[str, Word]) -> None:
        """Name file, line and reason."""
        self.add_told(file, fault(file, line, code, parameters))

    def add_told(self, file: str, sentence: str) -> None:
        """Add a fault that is a sentence already."""
        self.told.append(sentence)
        self.files.add(file)


class ContentRow:
    """Fields by column. What cannot be read is added to the faults, and is read as nothing."""

    def __init__(self, file: str, line: int, fields: dict[str, str], faults: Faults) -> None:
        self.file = file
        self.line = line
        self.fields = fields
        self.faults = faults

    def wrong(self, code: str, **parameters: Word) -> None:
        """Add a fault of this row."""
        self.faults.add(self.file, self.line, code, parameters)

    def number(self, name: str, least: int, most: int) -> int:
        """A field that is a number; -1 if it is none."""
        return self.number_in(self.fields[name], name, least, most)

    def number_in(self, text: str, name: str, least: int, most: int) -> int:
        """A part of a field that is a number; -1 if it is none."""
        found = plain_number(text)
        if found >= 0 and least <= found <= most:
            return found
        self.wrong("fault-number", name=name, least=least, most=most, text=short(text))
        return -1

    def one_of(self, name: str, allowed: tuple[str, ...]) -> int:
        """The place of a field among those allowed; -1 if it is not among them."""
        text = self.fields[name]
        if text in allowed:
            return allowed.index(text)
        known = ", ".join([one or message("fault-empty", {}) for one in allowed])
        self.wrong("fault-one-of", name=name, known=known, text=short(text))
        return -1

    def name(self) -> str:
        """The field `name`: it is shown in a terminal, so it must be short and printable."""
        name = self.fields["name"]
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            self.wrong("fault-name", most=LONGEST_NAME)
        return name


def plain_number(text: str) -> int:
    """A number written in plain digits; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else -1


def short(text: str) -> str:
    """A wrong text as a fault repeats it: one line, and not too long."""
    plain = "".join([letter if letter.isprintable() else "?" for letter in text[: LONGEST_NAME + 1]])
    return plain if len(plain) <= LONGEST_NAME else plain[:LONGEST_NAME] + "..."
