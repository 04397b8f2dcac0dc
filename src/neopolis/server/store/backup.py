"""Backups: write a consistent copy of the database to one file, and restore it, even while the server runs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import BigInteger, Column, Connection, MetaData, Row, func, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from neopolis.engine.refused import Refused
from neopolis.server.settings import Settings, secret_file, write_private
from neopolis.server.store.backup_file import (
    FORMAT,
    BackupWriter,
    Blob,
    HeaderLine,
    RowLine,
    SecretLine,
    Value,
    bad_backup,
    check_backup,
    read_backup,
    writing_backup,
)  # fmt: skip
from neopolis.server.store.database import SqliteDatabase, open_database
from neopolis.server.store.migrations import STEPS, current_step, lock_migrations, upgrade
from neopolis.server.store.schema import BACKED_UP, metadata, packs
from neopolis.server.table.log_events import SEALED

BATCH: Final = 500
MOST_INTEGER: Final = (1 << 31) - 1  # the largest numbers of PostgreSQL's integer and bigint
MOST_BIG: Final = (1 << 63) - 1
TIMEOUT_SECONDS: Final = 300.0  # to wait for servers that use the database


class BackupSize(msgspec.Struct, frozen=True):
    """The number of tables and entries in a backup, and whether it lacks the secret that a server needs with it."""

    tables: int
    entries: int
    lacks_secret: bool = False


async def back_up(settings: Settings, path: Path, *, replace: bool = False) -> BackupSize:
    """Write a backup of the database, and of the server's secret if a file holds it. The server can keep running."""
    if path.exists() and not replace:
        raise Refused("backup-exists", path=str(path))
    database = open_database(settings.database, timeout=TIMEOUT_SECONDS)
    if isinstance(database, SqliteDatabase) and not database.path.exists():
        raise Refused("backup-nothing", place=database.place)
    try:
        with writing_backup(path) as writer:
            await database.read(lambda connection: _write_all(connection, writer, database.place))
            secret = secret_file(settings)
            if not settings.secret and secret.exists():
                writer.add(SecretLine(secret.read_text(encoding="ascii").strip()))
    finally:
        await database.close()
    return BackupSize(writer.rows.get("tables", 0), writer.rows.get("entries", 0), bool(settings.secret))


def _write_all(connection: Connection, writer: BackupWriter, place: str) -> None:
    step = current_step(connection)
    if step != STEPS[-1]:
        raise Refused("backup-step") if step else Refused("backup-nothing", place=place)
    writer.add(HeaderLine(FORMAT, step, int(time.time() * 1000)))
    for table in BACKED_UP:
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


async def restore(settings: Settings, path: Path, *, replace: bool = False) -> BackupSize:
    """Replace the contents of the database with a backup, all or nothing.

    If the backup has a secret and the environment has none, the secret is written to its file. Servers that use the
    database notice the change (`DatabaseReplaced`). A backup of an older version is migrated.
    """
    header = check_backup(path)
    if header.step not in STEPS:
        raise Refused("backup-newer", path=str(path))
    database = open_database(settings.database, timeout=TIMEOUT_SECONDS)

    def work(connection: Connection) -> BackupSize:
        lock_migrations(connection)
        if not replace and _has_rows(connection):
            raise Refused("restore-not-empty", place=database.place)
        return _fill(connection, path, header.step)

    try:
        await database.prepare()
        size = await database.write(work)
    finally:
        await database.close()
    return msgspec.structs.replace(size, lacks_secret=not _write_secret(settings, path))


def _has_rows(connection: Connection) -> bool:
    names = set(inspect(connection).get_table_names())
    found = [table for table in BACKED_UP if table.name in names and table is not packs]  # every server adds its packs
    return any(connection.execute(select(table).limit(1)).first() for table in found)


def _fill(connection: Connection, path: Path, step: str) -> BackupSize:
    """Create the tables of the backup's version, insert the backup's rows, and migrate all to this version."""
    old = MetaData()
    old.reflect(connection)
    names = {*metadata.tables, "alembic_version"}
    old.drop_all(connection, [table for table in old.sorted_tables if table.name in names])
    upgrade(connection, step)
    new = MetaData()
    new.reflect(connection)
    for name, batch in _batches(path):
        _check(path, new, name, batch)
        try:
            connection.execute(insert(new.tables[name]), batch)
        except IntegrityError as error:
            raise bad_backup(path, "backup-strange") from error
    upgrade(connection)
    tables, entries = [connection.scalar(select(func.count()).select_from(table)) or 0 for table in BACKED_UP[:2]]
    return BackupSize(tables, entries)


def _check(path: Path, new: MetaData, name: str, batch: list[dict[str, object]]) -> None:
    """Refused if rows do not fit their table: a file can have the right checksum and still not be ours."""
    if name not in [table.name for table in BACKED_UP] or name not in new.tables:
        raise bad_backup(path, "backup-strange")
    columns = {str(column.name): column for column in new.tables[name].columns}
    for row in batch:
        if row.keys() != columns.keys() or not all([_fits(value, columns[key]) for key, value in row.items()]):
            raise bad_backup(path, "backup-strange")


def _fits(value: object, column: Column[object]) -> bool:
    """Whether a column can hold a value. Both databases' numbers are limited, those of JSON are not."""
    if value is None:
        return True
    if not isinstance(value, column.type.python_type):
        return False
    if not isinstance(value, int):
        return True
    most = MOST_BIG if isinstance(column.type, BigInteger) else MOST_INTEGER
    return -most - 1 <= value <= most


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, object]]]]:
    """The rows of a backup in batches, each with the name of its table."""
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


def _write_secret(settings: Settings, path: Path) -> bool:
    """Write the backup's secret to its file, unless the environment has one. False if a needed secret is missing."""
    needs_secret = has_secret = False
    for line in read_backup(path):
        if isinstance(line, RowLine):
            needs_secret = needs_secret or any([_holds_sealed(value) for value in line.values.values()])
        elif isinstance(line, SecretLine):
            has_secret = True
            if not settings.secret:
                settings.data.mkdir(parents=True, exist_ok=True)
                write_private(secret_file(settings), line.secret.encode())
    return has_secret or not needs_secret


def _holds_sealed(value: Value) -> bool:
    return isinstance(value, Blob) and SEALED.encode() in value.base64
