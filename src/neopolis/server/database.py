"""A connection to SQLite or PostgreSQL: how it is opened, what a transaction is, and what its failures mean."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final, Protocol

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from neopolis.server.faults import Unavailable

BUSY_SECONDS: Final = 10  # how long to wait for another process that writes
CONNECT_SECONDS: Final = 5
PAUSES: Final = (0.05,) * 100
FULL: Final = ("database or disk is full", "no space left", "could not extend file", "disk full")


class Database:
    """An engine and its transactions. All failures of the database come out as `Unavailable`, but for `IntegrityError`.

    Where SQLite is used, writers of this process wait for each other here: SQLite's own waiting is by polling.
    """

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.is_sqlite: Final = make_url(url).get_backend_name() == "sqlite"
        self.engine: Final = _sqlite(url) if self.is_sqlite else _postgresql(url)
        self._turn: Final = asyncio.Lock() if self.is_sqlite else None

    @property
    def path(self) -> Path:
        """The file of an SQLite database."""
        return Path(make_url(self.url).database or "")

    @property
    def place(self) -> str:
        """Where the database is, for people: without the password."""
        return str(self.path) if self.is_sqlite else make_url(self.url).render_as_string(hide_password=True)

    async def prepare(self) -> None:
        """See that a file of SQLite's has its write-ahead log: from then on, readers and a writer do not wait."""
        if self.is_sqlite:
            with _explained():
                await asyncio.to_thread(_log_ahead, self.path)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes nothing."""
        with _explained():
            async with self.engine.connect() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees the database as it is at one moment, however long it reads."""
        with _explained():
            async with self.engine.connect() as connection:
                if not self.is_sqlite:  # whose readers always see one moment
                    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
                    connection = await connection.execution_options(**options)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block ends, and undone when it raises."""
        if self._turn is None:
            async with self._write() as connection:
                yield connection
        else:
            async with self._turn, self._write() as connection:
                yield connection

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        with _explained():
            async with self.engine.connect() as plain:
                connection = await plain.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _postgresql(url: str) -> AsyncEngine:
    return create_async_engine(
        url,
        isolation_level="READ COMMITTED",
        hide_parameters=True,  # what people say belongs into no log
        pool_pre_ping=True,  # a database that was away comes back without one failure for each connection
        pool_size=8,
        max_overflow=8,
        pool_timeout=BUSY_SECONDS,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": BUSY_SECONDS},
    )


class _Cursor(Protocol):
    def execute(self, sql: str) -> object: ...
    def close(self) -> None: ...


class _Raw(Protocol):
    """A connection of the driver."""

    isolation_level: str | None

    def cursor(self) -> _Cursor: ...


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True, pool_timeout=BUSY_SECONDS)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(raw: _Raw, _: object) -> None:
        raw.isolation_level = None  # the driver begins no transactions by itself: `begin` below does
        cursor = raw.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # Who reads first and then wants to write may be turned away at once, timeout or not; so writers begin as such.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _log_ahead(path: Path) -> None:
    """While two processes switch to the write-ahead log at once, SQLite turns one away without waiting: so we wait."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        for seconds in PAUSES:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    raise
                time.sleep(seconds)
        connection.execute("PRAGMA journal_mode = WAL")


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise unavailable(error) from error
    except (SQLAlchemyError, PostgresError, InterfaceError, sqlite3.Error, OSError) as error:
        raise unavailable(error) from error


def unavailable(error: Exception) -> Unavailable:
    """What a failure of the database means to people."""
    reason = str(error).lower()
    return Unavailable("store-full" if any(words in reason for words in FULL) else "store-away")
