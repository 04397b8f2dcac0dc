"""Checks, before an update, which tables of a database this version can read. It changes nothing."""

from __future__ import annotations

import msgspec
from sqlalchemy import inspect

from neopolis.engine.refused import Refused
from neopolis.server.runtime.packs import Packs, read_log
from neopolis.server.store.database import SqliteDatabase
from neopolis.server.store.errors import TableNotFound, Unavailable
from neopolis.server.store.migrations import STEPS, current_step
from neopolis.server.store.seal import Seal
from neopolis.server.store.store import Store
from neopolis.server.table import forks
from neopolis.server.table.table import Table
from neopolis.server.table.table_data import GATHERING, OVER, UNREADABLE


class UnreadableTable(msgspec.Struct, frozen=True):
    """A table that this version cannot play or replay, with the reason."""

    id: str
    game: str
    reason: str


class Preflight(msgspec.Struct, frozen=True):
    """How many tables were tried, how many of them hold a finished game, and those that cannot be read."""

    tables: int
    finished: int
    unreadable: list[UnreadableTable]


async def preflight(url: str, seal: Seal | None) -> Preflight:
    """Try every table of a database, and replay every finished game. Servers can use the database meanwhile.

    Without the seal of their server, tables with sealed seeds cannot be read.
    """
    store = Store(url, is_read_only=True, seal=seal)
    database = store.database
    if isinstance(database, SqliteDatabase) and not database.path.exists():
        raise Refused("backup-nothing", place=database.place)
    try:
        step = await database.read(current_step)
        if not step:
            raise Refused("backup-nothing", place=database.place)
        if step not in STEPS:
            raise Refused("store-newer", found=step)
        return await _try_all(store)
    finally:
        await store.close()


async def _try_all(store: Store) -> Preflight:
    has_packs = await store.database.read(lambda connection: inspect(connection).has_table("packs"))
    packs = Packs(store if has_packs else None)
    await packs.learn()
    tables = finished = 0
    unreadable: list[UnreadableTable] = []
    for name, game in await store.names():
        table = Table(name)
        try:
            entries, snapshot = await read_log(store, packs, name)
            table = Table.load(name, entries, snapshot)
            reason = _fault(table)
        except TableNotFound:  # it was deleted meanwhile
            continue
        except Unavailable:
            raise
        except Refused as refused:
            reason = refused.message
        except Exception as error:  # whatever goes wrong with a table, the others are tried, too
            reason = f"{type(error).__name__}: {error}"
        tables += 1
        finished += table.status == OVER
        if reason:
            unreadable.append(UnreadableTable(name, game, reason))
    return Preflight(tables, finished, unreadable)


def _fault(table: Table) -> str:
    """Why a table cannot go on, or its finished game cannot be replayed; "" if it can."""
    if table.status == UNREADABLE:
        return table.unreadable_reason
    if table.status == OVER and not table.imagined:
        table.definition.replay(forks.record(table))
    if table.status == GATHERING and table.data.record:
        table.definition.replay(table.data.record)
    if table.status == GATHERING:
        _ = table.pack  # Refused if a fork continues a game whose content is missing
    return ""
