"""Databases for tests. Each test that needs one runs twice, on a new SQLite and a new PostgreSQL database."""

import asyncio
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from tools import databases

POSTGRESQL = databases.postgresql_url()
REDIS = databases.redis_url()


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"


async def tell_postgresql(sql: str) -> None:
    """Run a statement on the tests' PostgreSQL server, outside of transactions."""
    connection = await asyncpg.connect(POSTGRESQL)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'neopolis.db'}"


@contextmanager
def postgresql_database() -> Iterator[str]:
    """A new PostgreSQL database, which is dropped at the end even if clients are still connected."""
    name = f"neopolis_{uuid.uuid4().hex}"
    asyncio.run(tell_postgresql(f"CREATE DATABASE {name}"))
    try:
        yield make_url(POSTGRESQL).set(drivername="postgresql+asyncpg", database=name).render_as_string(False)
    finally:
        asyncio.run(tell_postgresql(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgresql_url() -> Iterator[str]:
    with postgresql_database() as url:
        yield url


@pytest.fixture
def another_postgresql_url() -> Iterator[str]:
    with postgresql_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def redis_url() -> str:
    return REDIS
