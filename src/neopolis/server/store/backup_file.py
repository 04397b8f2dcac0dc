"""The format of a backup: gzipped JSON lines, the same for both databases, so that a host can move between them.

The first line says what the file is. Then follow a line for each row and, if there is one, the server's secret. The
last line has the numbers of rows and the SHA-256 of all lines before it. Without that line, a file is incomplete.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.text.system_errors import system_error

FORMAT: Final = 1


class Blob(msgspec.Struct, frozen=True):
    """Bytes, in base64."""

    base64: bytes


Value = int | str | bool | Blob | None


class Line(msgspec.Struct, frozen=True, tag_field="kind"):
    """A line of a backup."""


class HeaderLine(Line, frozen=True, tag="neopolis-backup"):
    """What the file is: its format, the migration step of the database, and when it was made (milliseconds)."""

    format: int
    step: str
    made: int


class SecretLine(Line, frozen=True, tag="secret"):
    """The key of all signatures, without which nobody could return to their seat."""

    secret: str


class RowLine(Line, frozen=True, tag="row"):
    """A row of a database table."""

    table: str
    values: dict[str, Value]


class EndLine(Line, frozen=True, tag="end"):
    """The numbers of rows by table, and the checksum of all lines before."""

    rows: dict[str, int]
    sha256: str


_LINE: Final = msgspec.json.Decoder(HeaderLine | SecretLine | RowLine | EndLine)


class BackupWriter:
    """Adds lines to a backup that is being written."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self.rows: Final[dict[str, int]] = {}
        self._path: Final = path
        self._file: Final = file
        self._hash: Final = hashlib.sha256()

    def add(self, line: HeaderLine | SecretLine | RowLine) -> None:
        if isinstance(line, RowLine):
            self.rows[line.table] = self.rows.get(line.table, 0) + 1
        data = msgspec.json.encode(line) + b"\n"
        self._hash.update(data)
        try:
            self._file.write(data)
        except OSError as error:  # otherwise `Database` would take it for an error of the database
            raise _unusable(self._path, error) from error

    def end(self) -> None:
        self._file.write(msgspec.json.encode(EndLine(self.rows, self._hash.hexdigest())) + b"\n")


@contextmanager
def writing_backup(path: Path) -> Iterator[BackupWriter]:
    """Write a draft file; when the block ends without an error, check the draft and move it to `path`."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with gzip.GzipFile("", "wb", 6, file, 0) as compressed:
                writer = BackupWriter(path, compressed)
                yield writer
                writer.end()
            file.flush()
            os.fsync(file.fileno())
        check_backup(draft)
        os.replace(draft, path)
    except OSError as error:
        raise _unusable(path, error) from error
    finally:
        draft.unlink(missing_ok=True)


def check_backup(path: Path) -> HeaderLine:
    """The header of a backup; Refused unless the whole file is complete and undamaged."""
    header: HeaderLine | None = None
    for line in read_backup(path):
        if isinstance(line, HeaderLine):
            header = line
    if header is None:
        raise bad_backup(path, "backup-other")
    return header


def read_backup(path: Path) -> Iterator[HeaderLine | SecretLine | RowLine]:
    """The lines of a backup. Raises Refused, possibly only after the last line, if the file is damaged."""
    try:
        with gzip.open(path, "rb") as file:
            yield from _read(path, file)
    except EOFError:
        raise bad_backup(path, "backup-cut") from None
    except gzip.BadGzipFile as error:
        raise bad_backup(path, "backup-damaged" if "CRC" in str(error) else "backup-other") from None
    except (zlib.error, msgspec.MsgspecError):
        raise bad_backup(path, "backup-damaged") from None
    except OSError as error:
        raise _unusable(path, error) from error


def _read(path: Path, file: BinaryIO | gzip.GzipFile) -> Iterator[HeaderLine | SecretLine | RowLine]:
    digest = hashlib.sha256()
    rows: dict[str, int] = {}
    for number, data in enumerate(file):
        line = _header(path, data) if number == 0 else _LINE.decode(data)
        if isinstance(line, EndLine):
            if line != EndLine(rows, digest.hexdigest()) or file.read(1):
                raise bad_backup(path, "backup-damaged")
            return
        if isinstance(line, RowLine):
            rows[line.table] = rows.get(line.table, 0) + 1
        digest.update(data)
        yield line
    raise bad_backup(path, "backup-cut")


def _header(path: Path, data: bytes) -> HeaderLine:
    try:
        line = _LINE.decode(data)
    except msgspec.MsgspecError:
        raise bad_backup(path, "backup-other") from None
    if not isinstance(line, HeaderLine):
        raise bad_backup(path, "backup-other")
    if line.format != FORMAT:
        raise Refused("backup-newer", path=str(path))
    return line


def bad_backup(path: Path, reason: str) -> Refused:
    """The refusal of a file that is not a complete backup; `reason` is the id of a message."""
    return Refused("backup-bad", path=str(path), reason=Refused(reason).message)


def _unusable(path: Path, error: OSError) -> Refused:
    return Refused("backup-cannot", path=str(path), reason=system_error(error))
