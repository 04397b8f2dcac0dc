"""The migrations lead to the schema that the code uses, and processes do not get in each other's way."""

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from neopolis.engine.refused import Refused
from neopolis.server.store.database import open_database
from neopolis.server.store.migrations import STEPS, current_step
from neopolis.server.store.schema import metadata
from neopolis.server.store.store import Store, StoredLog
from tests.server.store.logs import create

pytestmark = pytest.mark.anyio

STARTERS = 4
STARTING = """
import asyncio, sys
from neopolis.server.store.store import Store
async def start():
    store = Store(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    await store.open()
    await store.close()
asyncio.run(start())
"""


def described(connection: Connection) -> list[str]:
    """All tables and indexes, as the database itself describes them."""
    if connection.dialect.name == "sqlite":
        found = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version'"
    else:
        found = (
            "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
            " UNION SELECT concat_ws(' ', table_name, ordinal_position, column_name, data_type, is_nullable)"
            " FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'alembic_version'"
            " UNION SELECT concat(conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint"
            " WHERE connamespace = 'public'::regnamespace AND conrelid <> 'alembic_version'::regclass"
        )
    return sorted(" ".join(row.split()) for row in connection.scalars(text(found)))


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_schema_and_migrations_agree(store: Store) -> None:
    """Compares every column and index, because Alembic's own comparison ignores conditions of indexes."""
    assert await store.database.read(differences) == []
    migrated = await store.database.read(described)
    await store.database.write(metadata.drop_all)
    await store.database.write(metadata.create_all)

    assert await store.database.read(described) == migrated
    assert any("message <> ''" in line for line in migrated)


def test_all_steps_are_known() -> None:
    config = Config()
    config.set_main_option("script_location", "neopolis.server.store:migrations")
    found = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]

    assert tuple(reversed(found)) == STEPS


async def test_a_second_start_changes_nothing(store: Store) -> None:
    entries = await create(store)
    await store.open()

    assert await store.load("t") == StoredLog(None, entries)


def test_many_processes_start_at_once(database_url: str) -> None:
    processes = [
        subprocess.Popen([sys.executable, "-c", STARTING, database_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(STARTERS)
    ]
    for process in processes:
        assert process.stdout is not None and process.stdout.readline() == b"ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()

    assert [process.returncode for process in processes] == [0] * STARTERS
    assert asyncio.run(step_of(database_url)) == STEPS[-1]


async def step_of(url: str) -> str:
    database = open_database(url)
    step = await database.read(current_step)
    await database.close()
    return step


async def test_a_newer_database_is_left_alone(store: Store) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.database.write(lambda connection: connection.execute(newer).rowcount)

    with pytest.raises(Refused, match="newer version of Neopolis"):
        await store.open()
