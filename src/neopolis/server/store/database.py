"""SQLite or PostgreSQL: how to open it, run transactions and interpret its failures.

Work is a plain function that gets a connection, run in one transaction. PostgreSQL runs it on asyncpg. SQLite runs it
in our own threads: an asynchronous driver would switch threads for every statement, which takes longer than the
statement.
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

from neopolis.server.store.errors import Unavailable
from neopolis.server.store.sqlite_threads import SAFE, SqliteReaders, SqliteWriter, enable_wal

BUSY_SECONDS: Final = 10.0  # to wait for another process that writes, or for a response
FULL: Final = ("database or disk is full", "no space left", "could not extend file", "disk full")

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Runs transactions. Every failure of the database is raised as `Unavailable`, except `IntegrityError`."""

    is_sqlite: bool

    @property
    @abstractmethod
    def place(self) -> str:
        """The location of the database, for messages."""

    @abstractmethod
    async def prepare(self) -> None:
        """Prepare the database. Call this once, before anything else."""

    @abstractmethod
    async def unsafe_settings(self) -> dict[str, str]:
        """The settings because of which a power cut could destroy acknowledged entries, and their values."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing and sees a consistent snapshot of the database."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run work whose changes are all on disk when this returns, and all undone if this raises.

        If the call is cancelled, the work may still be done, even a little later.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish the running work, then close all connections."""


def open_database(url: str, *, timeout: float = BUSY_SECONDS, is_read_only: bool = False) -> Database:
    """The database at a URL; `timeout` is in seconds. This does not connect yet.

    If it `is_read_only`, only `read` may be called, and not even the files of SQLite change.
    """
    if make_url(url).get_backend_name() == "sqlite":
        return SqliteDatabase(Path(make_url(url).database or ""), timeout, is_read_only)
    # Imported here because it takes a while to load, and most servers do not need it.
    from neopolis.server.store.postgresql import PostgresqlDatabase

    return PostgresqlDatabase(url, timeout)


class SqliteDatabase(Database):
    """An SQLite file."""

    is_sqlite = True

    def __init__(self, path: Path, timeout: float, is_read_only: bool = False) -> None:
        self.path: Final = path
        self._timeout: Final = timeout
        self._writer: Final = SqliteWriter(path, timeout)
        self._readers: Final = SqliteReaders(path, timeout, is_read_only)

    @property
    def place(self) -> str:
        return str(self.path)

    async def prepare(self) -> None:
        with as_unavailable(sqlite3.Error):
            await asyncio.to_thread(enable_wal, self.path, self._timeout)

    async def unsafe_settings(self) -> dict[str, str]:
        def work(connection: Connection) -> dict[str, str]:
            values = {name: str(connection.exec_driver_sql(f"PRAGMA {name}").scalar()) for name in SAFE}
            return {name: value for name, value in values.items() if value != SAFE[name]}

        return await self.write(work)

    async def read(self, work: Work[T]) -> T:
        with as_unavailable(sqlite3.Error):
            return await self._readers.run(work)

    async def write(self, work: Work[T]) -> T:
        with as_unavailable(sqlite3.Error):
            return await self._writer.run(work)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.close)


@contextmanager
def as_unavailable(*failures: type[Exception]) -> Iterator[None]:
    """Raise failures of the database and of its driver as `Unavailable`."""
    kinds: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *failures)
    try:
        yield
    except IntegrityError:
        raise
    except kinds as error:
        raise unavailable(error) from error


def unavailable(error: Exception) -> Unavailable:
    """The `Unavailable` for a failure of the database. Its message says whether the disk is full."""
    reason = str(error).lower()
    return Unavailable("store-full" if any(words in reason for words in FULL) else "store-away")
