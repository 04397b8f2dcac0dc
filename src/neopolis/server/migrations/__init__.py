"""The database's history, step by step, by Alembic. A server brings its database up to date when it starts.

A new step: change `schema.py`, copy the newest file of `versions/` with the next number, write what has changed.
Steps only add, so that processes of the version before can go on until they are restarted, too.
"""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from neopolis.engine.refused import Refused
from neopolis.server.database import Database

LOCK: Final = 0x6E656F706F  # any number, as long as all processes take the same


async def migrate(database: Database) -> None:
    """Bring the database up to date. Of several processes that start together, one does it and the others wait."""
    await database.prepare()
    async with database.write() as connection:
        if not database.is_sqlite:  # there, whoever writes is alone anyhow
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "neopolis.server:migrations")
    found = present_step(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if found and found not in known:
        raise Refused("store-newer", found=found)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def present_step(connection: Connection) -> str:
    """The newest step that the database has, "" if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
