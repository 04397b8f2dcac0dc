"""Saving a game as it is played: the record, and beside it who plays at which seat."""

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
from neopolis.terminal.sentences import words

NAME_LENGTH: Final = 12


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays: a name for each seat, which seats are people's, and the bots' kind; the content's folder, if any."""

    names: list[str]
    humans: list[int]
    bots: str
    content: str = ""


def is_name(name: str) -> bool:
    """Short enough for the screen, and without signs that would harm it."""
    return 0 < cell_len(name) <= NAME_LENGTH >= len(name) and name.isprintable()


def home() -> Path:
    """The folder of saved games."""
    chosen = os.environ.get("NEOPOLIS_HOME", "")
    return Path(chosen) if chosen else Path.home() / ".local" / "share" / "neopolis"


def new_path(game: str, seed: int) -> Path:
    """A file for a new game, named by the game, the hour and the seed."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{seed}"
    path = home() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = home() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new one is there, whole."""
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
    """The text of a file, or one clear sentence."""
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise Refused("cli-bad-file", path=str(path), reason=words("not-text")) from None
    except OSError as error:
        raise Refused("cli-no-file", path=str(path), reason=_reason(error)) from None


class Save:
    """The file of a game in play. A failed write loses nothing but is told, and tried again with the next."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seats = ""  # who plays, as it is kept beside the record
        self.reason = ""  # why the last write failed; empty when the file is up to date

    def begin(self, record: str, seats: Seats) -> None:
        """The first write; it must succeed, as nothing is lost yet by saying no."""
        try:
            self.seats = msgspec.json.encode(seats).decode() + "\n"
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write_both(self.path, record)
        except UnicodeEncodeError:  # the folder of the content
            raise Refused("cli-odd-folder") from None
        except OSError as error:
            raise Refused("cli-cannot-save", path=str(self.path), reason=_reason(error)) from None

    def write(self, record: str) -> None:
        """Bring the file up to date, or keep the reason why not."""
        try:
            write_whole(self.path, record)
            self.reason = ""
        except OSError as error:
            self.reason = _reason(error)

    def rescue(self, record: str) -> bool:
        """The last resort: save in the system's temporary folder instead, and go on from there. False if that fails."""
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
    """Where the seats of a saved game are kept: beside it, so that the record stays what it is."""
    return path.with_name(path.name + ".seats.json")


def read_seats(path: Path) -> Seats | None:
    """The seats of a saved game; None when nobody kept them."""
    beside = seats_path(path)
    if not beside.exists():
        return None
    try:
        return msgspec.json.decode(read_whole(beside), type=Seats)
    except msgspec.DecodeError:
        raise Refused("cli-bad-seats-file", path=str(beside)) from None


def check_seats(seats: Seats, path: Path, count: int) -> None:
    """What is kept of the seats must fit the game."""
    humans = seats.humans
    fits = len(seats.names) == count and 0 < len(humans) == len(set(humans))
    if not fits or not all([0 <= seat < count for seat in humans]) or not all(map(is_name, seats.names)):
        raise Refused("cli-bad-seats-file", path=str(seats_path(path)))


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
