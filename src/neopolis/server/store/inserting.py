"""Inserting rows that may be there already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite

from neopolis.server.store import schema


def add_new(connection: Connection, name: str, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert rows into the table of the database with this name, except those that are there already."""
    table = schema.metadata.tables[name]
    if rows and connection.dialect.name == "sqlite":
        connection.execute(sqlite.insert(table).on_conflict_do_nothing(), rows)
    elif rows:
        from sqlalchemy.dialects import postgresql  # imported here because it loads all its drivers

        connection.execute(postgresql.insert(table).on_conflict_do_nothing(), rows)
