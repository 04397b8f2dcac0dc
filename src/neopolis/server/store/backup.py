"""Backups: all that the server keeps as it is at one moment, into one file and back, while the server runs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, MetaData, Row, func, insert, inspect, select

from neopolis.engine.refused import Refused
from neopolis.server.settings import Settings, secret_file, write_private
from neopolis.server.store.backup_file import (
    FORMAT,
    BackupWriter,
    Blob,
    First,
    RowLine,
    Secret,
    Value,
    check_backup,
    read_backup,
    writing_backup,
)  # fmt: skip
from neopolis.server.store.database import SqliteDatabase, open_database
from neopolis.server.store.migrations import STEPS, hold, present_step, upgrade
from neopolis.server.store.schema import KEPT, metadata

BATCH: Final = 500
PATIENCE: Final = 300.0  # seconds to wait for servers that are at work


class Counted(msgspec.Struct, frozen=True):
    """How much a backup holds."""

    tables: int
    entries: int


async def back_up(settings: Settings, path: Path, *, replace: bool = False) -> Counted:
    """Write a backup of the database, and of the secret if it is a file of ours. Nothing waits for it."""
    if path.exists() and not replace:
        raise Refused("backup-exists", path=str(path))
    database = open_database(settings.database, patience=PATIENCE)
    if isinstance(database, SqliteDatabase) and not database.path.exists():
        raise Refused("backup-nothing", place=database.place)
    try:
        with writing_backup(path) as writer:
            await database.read(lambda connection: _write_all(connection, writer, database.place))
            secret = secret_file(settings)
            if not settings.secret and secret.exists():
                writer.add(Secret(secret.read_text(encoding="ascii").strip()))
    finally:
        await database.close()
    return Counted(writer.rows.get("tables", 0), writer.rows.get("entries", 0))


def _write_all(connection: Connection, writer: BackupWriter, place: str) -> None:
    step = present_step(connection)
    if step != STEPS[-1]:
        raise Refused("backup-step") if step else Refused("backup-nothing", place=place)
    writer.add(First(FORMAT, step, int(time.time() * 1000)))
    for table in KEPT:
        query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH)
        for row in connection.execute(query):
            writer.add(RowLine(str(table.name), _values(row)))


def _values(row: Row[*tuple[object, ...]]) -> dict[str, Value]:
    return {str(name): _plain(value) for name, value in row._mapping.items()}


def _plain(value: object) -> Value:
    if isinstance(value, bytes):
        return Blob(value)
    assert value is None or isinstance(value, str | int)
    return value


def _stored(value: Value) -> object:
    return value.base64 if isinstance(value, Blob) else value


async def restore(settings: Settings, path: Path, *, replace: bool = False) -> Counted:
    """Put a backup into the database, all or nothing, and the secret into its file.

    Processes that run on the database notice it (`Replaced`). A backup of an older version is brought up to date.
    """
    first = check_backup(path)
    if first.step not in STEPS:
        raise Refused("backup-newer", path=str(path))
    database = open_database(settings.database, patience=PATIENCE)

    def work(connection: Connection) -> Counted:
        hold(connection)
        if not replace and _has_rows(connection):
            raise Refused("restore-not-empty", place=database.place)
        return _put(connection, path, first.step)

    try:
        await database.prepare()
        counted = await database.write(work)
    finally:
        await database.close()
    _put_secret(settings, path)
    return counted


def _has_rows(connection: Connection) -> bool:
    there = set(inspect(connection).get_table_names())
    return any(table.name in there and connection.execute(select(table).limit(1)).first() for table in KEPT)


def _put(connection: Connection, path: Path, step: str) -> Counted:
    """Make the database anew as the backup's version had it, fill it, and bring it up to date."""
    present = MetaData()
    present.reflect(connection)
    names = {*metadata.tables, "alembic_version"}
    present.drop_all(connection, [table for table in present.sorted_tables if table.name in names])
    upgrade(connection, step)
    made = MetaData()
    made.reflect(connection)
    for name, batch in _batches(path):
        connection.execute(insert(made.tables[name]), batch)
    upgrade(connection)
    return Counted(*(connection.scalar(select(func.count()).select_from(table)) or 0 for table in KEPT[:2]))


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, object]]]]:
    """The rows of a backup, many at a time; each list is of one table."""
    name = ""
    batch: list[dict[str, object]] = []
    for line in read_backup(path):
        if isinstance(line, RowLine):
            if batch and (line.table != name or len(batch) == BATCH):
                yield name, batch
                batch = []
            name = line.table
            batch.append({key: _stored(value) for key, value in line.values.items()})
    if batch:
        yield name, batch


def _put_secret(settings: Settings, path: Path) -> None:
    for line in read_backup(path):
        if isinstance(line, Secret) and not settings.secret:
            settings.data.mkdir(parents=True, exist_ok=True)
            write_private(secret_file(settings), line.secret.encode())
