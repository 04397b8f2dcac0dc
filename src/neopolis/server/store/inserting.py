"""Inserting rows that may be there already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite

from neopolis.server.store.schema import metadata


def add_new(connection: Connection, table: str, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert rows into a table of the database, except those that are there already."""
    target = metadata.tables[table]
    if rows and connection.dialect.name == "sqlite":
        connection.execute(sqlite.insert(target).on_conflict_do_nothing(), rows)
    elif rows:
        from sqlalchemy.dialects import postgresql  # imported here because it loads all its drivers

        connection.execute(postgresql.insert(target).on_conflict_do_nothing(), rows)
