"""The database schema: one log of entries for all tables, and columns and indexes to find things quickly.

Times are milliseconds since 1970. Every change here needs a step in `migrations/`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

metadata: Final = MetaData()

# One row per table. `due` is the time of the table's next work that needs no command. `summary` is what lists show.
# `challenge` is the deal of the challenge that is played there, "" at ordinary tables.
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
    Column("challenge", Text, nullable=False, server_default=""),
)  # fmt: skip
DUE_INDEX: Final = Index("tables_due", tables.c.due, sqlite_where=text("due IS NOT NULL"),
                   postgresql_where=text("due IS NOT NULL"))  # fmt: skip
LISTED_INDEX: Final = Index("tables_listed", tables.c.listed, tables.c.status, tables.c.changed)
CHALLENGE_INDEX: Final = Index("tables_challenge", tables.c.challenge, sqlite_where=text("challenge <> ''"),
                         postgresql_where=text("challenge <> ''"))  # fmt: skip

# The log. Entries that two processes write at the same time have the same number, so only one of them is stored.
entries: Final = Table(
    "entries", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("deed", LargeBinary, nullable=False),
)  # fmt: skip
MESSAGE_INDEX: Final = Index("entries_message", entries.c.table_id, entries.c.person, entries.c.message, unique=True,
                    sqlite_where=text("message <> ''"), postgresql_where=text("message <> ''"))  # fmt: skip

# Tables as they were after an entry, so that the whole log need not be read. They can be deleted at any time.
snapshots: Final = Table(
    "snapshots", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)  # fmt: skip

# The people of each table: its host, and everybody who ever sat there.
guests: Final = Table(
    "guests", metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)  # fmt: skip

# The content packs with which games were started, by game and hash: the files as JSON. A game that was once started can
# always be played on and replayed with the same values, whatever content later versions bring.
packs: Final = Table(
    "packs", metadata,
    Column("game", Text, primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("files", LargeBinary, nullable=False),
)  # fmt: skip

# Tokens of programs and one-time keys for another device. Only their SHA-256 is stored.
tokens: Final = Table(
    "tokens", metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)  # fmt: skip
OWNER_INDEX: Final = Index("tokens_owner", tokens.c.owner)

device_keys: Final = Table(
    "device_keys", metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)  # fmt: skip

# Who has signed out. The row with device 0 counts how often a person has signed out everywhere: their epoch. Any other
# row says that this device has signed out; a device is known by the time when it signed in.
sign_outs: Final = Table(
    "sign_outs", metadata,
    Column("person", Text, primary_key=True),
    Column("device", BigInteger, primary_key=True, autoincrement=False),
    Column("epoch", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)  # fmt: skip

# One row with a random id, made with the database. If the id changes, a backup has replaced the database, and tables in
# the memory of a process are out of date.
database_id: Final = Table("lives", metadata, Column("life", Text, primary_key=True))

# The periods in which servers were running. They are not part of a backup: after a restore, nobody must lose the time
# since the backup was made.
uptimes: Final = Table(
    "uptimes", metadata,
    Column("started", BigInteger, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
)  # fmt: skip

# What the best bot reaches in the deal of a challenge. It can be worked out again at any time.
pars: Final = Table(
    "pars", metadata,
    Column("challenge", Text, primary_key=True),
    Column("points", Integer, nullable=False),
)  # fmt: skip

# In the order of a backup's rows.
BACKED_UP: Final = (tables, entries, snapshots, guests, tokens, device_keys, packs, sign_outs)
