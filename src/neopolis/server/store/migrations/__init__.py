"""Migrations of the database, with Alembic. A server migrates its database when it starts.

To add a step, change `schema.py`, copy the newest file in `versions/` under the next number, put the change in, and
add the number to STEPS. A step may only add things, so that processes of the previous version keep working.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from neopolis.engine.refused import Refused
from neopolis.server.store.database import Database
from neopolis.server.store.failpoints import AMID_MIGRATION, failpoint

STEPS: Final = ("0001", "0002", "0003", "0004", "0005")  # all steps, the newest last
LOCK: Final = 0x6E656F706F  # any number, as long as all processes use the same


async def migrate(database: Database) -> None:
    """Migrate the database to this version. If several processes start together, one does it and the others wait."""
    await database.prepare()
    await database.write(upgrade)


def lock_migrations(connection: Connection) -> None:
    """Keep other processes from migrating the database until the transaction ends."""
    if connection.dialect.name != "sqlite":  # SQLite has only one writer anyway
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection, step: str = STEPS[-1]) -> None:
    """Do the missing steps, in the current transaction."""
    lock_migrations(connection)
    found = current_step(connection)
    if found and found not in STEPS:
        raise Refused("store-newer", found=found)
    if found == step:
        return
    from alembic import command  # takes a while to load, and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "neopolis.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, step)
    failpoint(AMID_MIGRATION)


def current_step(connection: Connection) -> str:
    """The newest step of the database; "" if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
