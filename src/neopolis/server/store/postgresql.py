"""PostgreSQL, through asyncpg."""

from __future__ import annotations

from typing import Final, TypeVar

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from neopolis.server.store.database import Database, Work, as_unavailable

CONNECT_SECONDS: Final = 5.0

T = TypeVar("T")


class PostgresqlDatabase(Database):
    """A PostgreSQL database."""

    is_sqlite = False

    def __init__(self, url: str, timeout: float) -> None:
        self._url: Final = make_url(url)
        self._engine: Final = create_async_engine(
            url,
            isolation_level="READ COMMITTED",
            hide_parameters=True,  # logs must not contain what people write
            pool_pre_ping=True,  # after an outage, stale connections are replaced without an error
            pool_size=8,
            max_overflow=8,
            pool_timeout=timeout,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": timeout},
        )
        self._read_only: Final = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    @property
    def place(self) -> str:
        return self._url.render_as_string(hide_password=True)

    async def prepare(self) -> None:
        """Do nothing."""

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
