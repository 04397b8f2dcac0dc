"""SQLite or PostgreSQL: how each is opened, what a transaction is, and what its failures mean.

Work is a plain function of a connection, done in one transaction. On PostgreSQL it runs on asyncpg. For SQLite it is
done in threads of ours: an asynchronous driver goes there and back for every statement, which takes longer than SQLite.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from neopolis.server.store.faults import Unavailable
from neopolis.server.store.sqlite_threads import SqliteReaders, SqliteWriter, log_ahead

BUSY_SECONDS: Final = 10.0  # how long to wait for another process that writes, or for an answer
FULL: Final = ("database or disk is full", "no space left", "could not extend file", "disk full")

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Transactions. All failures of the database come out as `Unavailable`, but for `IntegrityError`."""

    is_sqlite: bool

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the database is, for people."""

    @abstractmethod
    async def prepare(self) -> None:
        """Do what has to be done once, before all else."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing, and sees the database as it is at one moment."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do work whose changes are all there, on the disk, when this returns, and all undone when it raises.

        If this is cancelled, it may still be done, even a little later.
        """

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections, after the work that is under way."""


def open_database(url: str, *, patience: float = BUSY_SECONDS) -> Database:
    """The database at an address; `patience` is for how many seconds it is waited for. Nothing is done yet."""
    if make_url(url).get_backend_name() == "sqlite":
        return SqliteDatabase(Path(make_url(url).database or ""), patience)
    # Only here: it takes a while to load, and most servers do without.
    from neopolis.server.store.postgresql import PostgresqlDatabase

    return PostgresqlDatabase(url, patience)


class SqliteDatabase(Database):
    """A file."""

    is_sqlite = True

    def __init__(self, path: Path, patience: float) -> None:
        self.path: Final = path
        self._patience: Final = patience
        self._writer: Final = SqliteWriter(path, patience)
        self._readers: Final = SqliteReaders(path, patience)

    @property
    def place(self) -> str:
        return str(self.path)

    async def prepare(self) -> None:
        with explained(sqlite3.Error):
            await asyncio.to_thread(log_ahead, self.path, self._patience)

    async def read(self, work: Work[T]) -> T:
        with explained(sqlite3.Error):
            return await self._readers.do(work)

    async def write(self, work: Work[T]) -> T:
        with explained(sqlite3.Error):
            return await self._writer.do(work)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.close)


@contextmanager
def explained(*failures: type[Exception]) -> Iterator[None]:
    """Lets failures of the database, those of its driver among them, come out as `Unavailable`."""
    kinds: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *failures)
    try:
        yield
    except IntegrityError:
        raise
    except kinds as error:
        raise unavailable(error) from error


def unavailable(error: Exception) -> Unavailable:
    """What a failure of the database means to people."""
    reason = str(error).lower()
    return Unavailable("store-full" if any(words in reason for words in FULL) else "store-away")
