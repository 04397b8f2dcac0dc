"""PostgreSQL, through asyncpg."""

from __future__ import annotations

from typing import Final, TypeVar

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from neopolis.server.store.database import Database, Work, explained

CONNECT_SECONDS: Final = 5.0

T = TypeVar("T")


class PostgresqlDatabase(Database):
    """A server."""

    is_sqlite = False

    def __init__(self, url: str, patience: float) -> None:
        self._url: Final = make_url(url)
        self._engine: Final = create_async_engine(
            url,
            isolation_level="READ COMMITTED",
            hide_parameters=True,  # what people say belongs into no log
            pool_pre_ping=True,  # a database that was away comes back without one failure for each connection
            pool_size=8,
            max_overflow=8,
            pool_timeout=patience,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": patience},
        )
        self._one_moment: Final = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    @property
    def place(self) -> str:
        return self._url.render_as_string(hide_password=True)

    async def prepare(self) -> None:
        """Nothing."""

    async def read(self, work: Work[T]) -> T:
        with explained(PostgresError, InterfaceError):
            async with self._one_moment.begin() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with explained(PostgresError, InterfaceError):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
