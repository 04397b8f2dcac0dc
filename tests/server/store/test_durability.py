"""The settings that make a commit wait for the disk: set for every connection, and checked."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from neopolis.server.store import postgresql
from neopolis.server.store.database import open_database
from neopolis.server.store.errors import Unavailable
from neopolis.server.store.sqlite_threads import SAFE
from neopolis.server.store.store import Store, check_database
from tests.server.conftest import tell_postgresql

pytestmark = pytest.mark.anyio


def synchronous_commit(connection: Connection) -> str:
    return str(connection.scalar(text("SHOW synchronous_commit")))


async def test_a_weak_setting_of_the_database_does_not_count(postgresql_url: str) -> None:
    """`synchronous_commit = off` would acknowledge moves that are not on disk. Every connection turns it on."""
    name = make_url(postgresql_url).database
    await tell_postgresql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    database = open_database(postgresql_url)
    found = [await database.write(synchronous_commit), await database.read(synchronous_commit)]
    await database.close()

    assert found == ["on", "on"]
    assert await check_database(postgresql_url) == {}


async def test_settings_of_the_whole_server_are_checked(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the operator can change `fsync` and its like. If one is not as expected, it is reported."""
    monkeypatch.setattr(postgresql, "SAFE", {**postgresql.SAFE, "fsync": "not on", "full_page_writes": "on"})

    assert await check_database(postgresql_url) == {"fsync": "on"}


def pragmas(connection: Connection) -> list[str]:
    return [str(connection.exec_driver_sql(f"PRAGMA {name}").scalar()) for name in SAFE]


async def test_sqlite_syncs_each_commit(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    values = await store.database.write(pragmas)
    await store.close()

    assert values == ["wal", "2", "1"]
    assert await check_database(sqlite_url) == {}


async def test_a_file_without_a_log_is_reported(sqlite_url: str) -> None:
    """On some file systems, SQLite cannot use a write-ahead log and silently keeps another journal."""
    await check_database(sqlite_url)
    with closing(sqlite3.connect(make_url(sqlite_url).database or "")) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    database = open_database(sqlite_url)
    found = await database.unsafe_settings()
    await database.close()

    assert found == {"journal_mode": "delete"}


async def test_a_certificate_that_is_not_one(postgresql_url: str, tmp_path: Path) -> None:
    """Options of libpq reach the driver, and a file that is no certificate ends with a refusal, not a traceback."""
    (tmp_path / "root.crt").write_text("not a certificate")
    options = {"sslmode": "verify-full", "sslrootcert": str(tmp_path / "root.crt")}
    url = make_url(postgresql_url).update_query_dict(options).render_as_string(False)

    with pytest.raises(Unavailable):
        await check_database(url)
