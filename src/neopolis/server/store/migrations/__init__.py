"""The database's history, step by step, by Alembic. A server brings its database up to date when it starts.

A new step: change `schema.py`, copy the newest file of `versions/` with the next number, write what has changed, and
add it to STEPS. Steps only add, so that processes of the version before can go on until they are restarted, too.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from neopolis.engine.refused import Refused
from neopolis.server.store.database import Database
from neopolis.server.store.failpoints import AMID_MIGRATION, reach

STEPS: Final = ("0001",)  # all that there are, the newest last
LOCK: Final = 0x6E656F706F  # any number, as long as all processes take the same


async def migrate(database: Database) -> None:
    """Bring the database up to date. Of several processes that start together, one does it and the others wait."""
    await database.prepare()
    await database.write(upgrade)


def hold(connection: Connection) -> None:
    """Be the only one who changes the database's history until the transaction ends."""
    if connection.dialect.name != "sqlite":  # there, whoever writes is alone anyhow
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection, step: str = STEPS[-1]) -> None:
    """Do the steps that are missing, in the present transaction."""
    hold(connection)
    found = present_step(connection)
    if found and found not in STEPS:
        raise Refused("store-newer", found=found)
    if found == step:
        return
    from alembic import command  # takes a while to load, and is not needed when a server starts again
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "neopolis.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, step)
    reach(AMID_MIGRATION)


def present_step(connection: Connection) -> str:
    """The newest step that the database has, "" if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
