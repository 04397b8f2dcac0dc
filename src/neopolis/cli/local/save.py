"""Saved games: the record, and a second file that says who plays at which seat."""

from __future__ import annotations

import os
import shutil
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
from rich.cells import cell_len

from neopolis.engine.refused import Refused
from neopolis.server.folders import home_folder
from neopolis.terminal.sentences import words
from neopolis.text.system_errors import system_error

NAME_LENGTH: Final = 12


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays: a name for each seat, the seats of people, the kind of bot, and the folder of the content, if any."""

    names: list[str]
    humans: list[int]
    bots: str
    content: str = ""


def is_name(name: str) -> bool:
    """Whether a name is short enough for the screen and has no control characters."""
    return 0 < cell_len(name) <= NAME_LENGTH >= len(name) and name.isprintable()


def home() -> Path:
    """The folder of saved games."""
    return home_folder(os.environ).expanduser()


def new_path(game: str, seed: int) -> Path:
    """The file of a new game, named after the game, the time and the seed."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{seed}"
    path = home() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = home() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def write_whole(path: Path, text: str) -> None:
    """Write a file. If writing fails, the old file stays complete."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def read_whole(path: Path) -> str:
    """The text of a file; Refused if it cannot be read or is not text."""
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise Refused("cli-bad-file", path=str(path), reason=words("not-text")) from None
    except OSError as error:
        raise Refused("cli-no-file", path=str(path), reason=system_error(error)) from None


class Save:
    """The file of a game in play. If writing fails, the player sees why, and the next answer tries again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seats = ""  # the text of the file that says who plays at which seat
        self.reason = ""  # why the last write failed; empty when the file is up to date

    def begin(self, record: str, seats: Seats) -> None:
        """Write both files before the first answer. Refused if that fails."""
        try:
            self.seats = msgspec.json.encode(seats).decode() + "\n"
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write_both(self.path, record)
        except UnicodeEncodeError:  # the name of the content's folder is not valid text
            raise Refused("cli-odd-folder") from None
        except OSError as error:
            raise Refused("cli-cannot-save", path=str(self.path), reason=system_error(error)) from None

    def write(self, record: str) -> None:
        """Bring the record's file up to date, or remember why that failed."""
        try:
            write_whole(self.path, record)
            self.reason = ""
        except OSError as error:
            self.reason = system_error(error)

    def rescue(self, record: str) -> bool:
        """Save in the system's temporary folder instead, as a last resort. False if that fails, too."""
        try:
            folder = Path(tempfile.mkdtemp(prefix="neopolis-"))
            try:
                self._write_both(folder / self.path.name, record)
            except OSError:
                shutil.rmtree(folder, ignore_errors=True)
                raise
        except OSError:
            return False
        self.path = folder / self.path.name
        return True

    def _write_both(self, path: Path, record: str) -> None:
        write_whole(seats_path(path), self.seats)
        write_whole(path, record)


def seats_path(path: Path) -> Path:
    """The path of the file that says who plays at which seat. It is in the same folder as the record."""
    return path.with_name(path.name + ".seats.json")


def read_seats(path: Path) -> Seats | None:
    """The seats of a saved game, from the file beside it; None if there is no such file."""
    beside = seats_path(path)
    if not beside.exists():
        return None
    try:
        return msgspec.json.decode(read_whole(beside), type=Seats)
    except msgspec.DecodeError:
        raise Refused("cli-bad-seats-file", path=str(beside)) from None


def check_seats(seats: Seats, path: Path, count: int) -> None:
    """Refused if the seats do not fit the game."""
    humans = seats.humans
    fits = len(seats.names) == count and 0 < len(humans) == len(set(humans))
    if not fits or not all([0 <= seat < count for seat in humans]) or not all(map(is_name, seats.names)):
        raise Refused("cli-bad-seats-file", path=str(seats_path(path)))
