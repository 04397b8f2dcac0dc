"""The database: one log of entries for all tables, and what is kept beside it to find things quickly.

Times are milliseconds since 1970. Changing something here takes a step in `migrations/`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

metadata: Final = MetaData()

# A row per table. `due` is when the table has something to do by itself; `summary` is what lists show of it.
tables: Final = Table(
    "tables", metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("summary", LargeBinary, nullable=False),
)  # fmt: skip
DUE: Final = Index("tables_due", tables.c.due, sqlite_where=text("due IS NOT NULL"),
                   postgresql_where=text("due IS NOT NULL"))  # fmt: skip
LISTED: Final = Index("tables_listed", tables.c.listed, tables.c.status, tables.c.changed)

# The log. Two answers to one decision have the same number, so only one of them can be written.
entries: Final = Table(
    "entries", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("deed", LargeBinary, nullable=False),
)  # fmt: skip
ONCE: Final = Index("entries_message", entries.c.table_id, entries.c.person, entries.c.message, unique=True,
                    sqlite_where=text("message <> ''"), postgresql_where=text("message <> ''"))  # fmt: skip

# A table as it stood after an entry: saves reading the log from its beginning, and can be thrown away.
snapshots: Final = Table(
    "snapshots", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)  # fmt: skip

# Whose tables are whose: a table is in the list of its host and of all who ever sat there.
guests: Final = Table(
    "guests", metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)  # fmt: skip

# Tokens of programs and one-time keys for another device: never as they are, only their SHA-256.
tokens: Final = Table(
    "tokens", metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)  # fmt: skip
TOKENS_OF: Final = Index("tokens_owner", tokens.c.owner)

device_keys: Final = Table(
    "device_keys", metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)  # fmt: skip

# One row, made with the database: another one means that a backup was put in its place, and that whatever a process
# knows of its tables is void.
lives: Final = Table("lives", metadata, Column("life", Text, primary_key=True))

KEPT: Final = (tables, entries, snapshots, guests, tokens, device_keys)  # what goes into a backup, in this order
