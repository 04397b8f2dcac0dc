"""PostgreSQL, through asyncpg."""

from __future__ import annotations

from typing import Final, TypeVar

import asyncpg
from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from neopolis.server.store.database import Database, Work, as_unavailable

CONNECT_SECONDS: Final = 5.0
# What is acknowledged must be on disk. The first setting is ours to choose, for every connection; the others belong to
# the whole PostgreSQL server, so we can only check them.
DURABLE: Final = {"synchronous_commit": "on"}
SAFE: Final = {**DURABLE, "fsync": "on", "full_page_writes": "on"}

T = TypeVar("T")


class PostgresqlDatabase(Database):
    """A PostgreSQL database."""

    is_sqlite = False

    def __init__(self, url: str, timeout: float) -> None:
        self._url: Final = make_url(url)
        self._timeout: Final = timeout
        self._engine: Final = create_async_engine(
            self._url.set(query={}),
            async_creator=self._connect,
            isolation_level="READ COMMITTED",
            hide_parameters=True,  # logs must not contain what people write
            pool_pre_ping=True,  # after an outage, stale connections are replaced without an error
            pool_size=8,
            max_overflow=8,
            pool_timeout=timeout,
        )
        self._read_only: Final = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    @property
    def place(self) -> str:
        return self._url.render_as_string(hide_password=True)

    async def _connect(self) -> asyncpg.Connection:
        """Connect with asyncpg itself, which knows the options of libpq, for example `sslrootcert`."""
        dsn = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection: asyncpg.Connection = await asyncpg.connect(
            dsn, timeout=CONNECT_SECONDS, command_timeout=self._timeout, server_settings=DURABLE
        )
        return connection

    async def prepare(self) -> None:
        """Do nothing."""

    async def unsafe_settings(self) -> dict[str, str]:
        def work(connection: Connection) -> dict[str, str]:
            values = {name: str(connection.scalar(text(f"SHOW {name}"))) for name in SAFE}
            return {name: value for name, value in values.items() if value != SAFE[name]}

        return await self.read(work)

    async def read(self, work: Work[T]) -> T:
        with as_unavailable(PostgresError, InterfaceError):
            async with self._read_only.begin() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with as_unavailable(PostgresError, InterfaceError):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
