"""What the server keeps: the logs of all tables, and lists of them. Entries are stored whole or not at all."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from neopolis.engine.refused import Refused
from neopolis.server.store import schema
from neopolis.server.store.database import BUSY_SECONDS, open_database
from neopolis.server.store.failpoints import AMID_SNAPSHOT, BEFORE_COMMIT, BEFORE_WRITE, reach
from neopolis.server.store.faults import Conflict, Missing, Repeated, Replaced
from neopolis.server.store.migrations import migrate
from neopolis.server.table.log_events import NOBODY, Created, Entry, LogEvent, Sat

SNAPSHOTS_KEPT: Final = 2
PAGE: Final = 100
SOUND_SECONDS: Final = 2.0  # for which a database that was found to be sound is believed to be so

_DEED: Final = msgspec.json.Decoder(LogEvent)

# What every answer needs is put together once: SQLAlchemy takes longer for that than a database for its work.
_MOVE: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("own"),
        schema.tables.c.seq == bindparam("last"),
        select(schema.lives.c.life).scalar_subquery() == bindparam("same"),
    )
    .values({c.name: bindparam(f"new_{c.name}") for c in schema.tables.c if c.name not in ("id", "created")})
)
_ADD: Final = insert(schema.entries)
_TAIL: Final = (
    select(*[column for column in schema.entries.c if column.name != "table_id"])
    .where(schema.entries.c.table_id == bindparam("own"), schema.entries.c.seq > bindparam("after"))
    .order_by(schema.entries.c.seq)
)


class Head(msgspec.Struct, frozen=True):
    """What is kept of a table to find it, besides its log. `due` is None if the table does nothing by itself.

    `changed` is when it last changed for everybody to see, to be written; 0: with the last entry.
    """

    game: str
    status: str
    listed: bool
    due: int | None
    summary: bytes = b""
    changed: int = 0


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: its head, the number of its last entry, and when it was opened and last changed."""

    id: str
    seq: int
    created: int
    changed: int
    head: Head


class Place(NamedTuple):
    """A place in a list: after the table with this time of change and this id."""

    changed: int | None = None
    id: str = ""


FRONT: Final = Place()


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it stood after entry `seq`."""

    seq: int
    data: bytes


class Saved(msgspec.Struct, frozen=True):
    """A table's newest snapshot, if there is one, and all entries after it."""

    snapshot: Snapshot | None
    entries: list[Entry]


class Store:
    """Logs and lists in a database. Every method raises `Unavailable` when that is away."""

    def __init__(self, url: str, *, patience: float = BUSY_SECONDS) -> None:
        self.database: Final = open_database(url, patience=patience)
        self._life = ""
        self._sound_until = 0.0

    async def open(self) -> None:
        """Bring the database up to date; to be called before all else. Refused if a newer version has made it."""
        await migrate(self.database)
        self._life = await self.database.read(_present_life)

    async def close(self) -> None:
        await self.database.close()

    async def check(self) -> None:
        """Nothing, or Unavailable if tables cannot be read or written now.

        Something is really written, or a full disk would not show. Anybody may ask, so it is not done all the time.
        """
        if time.monotonic() < self._sound_until:
            return
        same = update(schema.lives).values(life=schema.lives.c.life)
        await self.database.read(lambda connection: connection.scalar(select(1)))
        await self.database.write(lambda connection: connection.execute(same).rowcount)
        self._sound_until = time.monotonic() + SOUND_SECONDS

    # Writing.

    async def create_table(self, table: str, entries: Sequence[Entry], head: Head) -> None:
        """Open a log with its first entries, numbered from 1. Conflict if there is one of that name."""
        _check(entries, first=1)

        def work(connection: Connection) -> None:
            row = {"id": table, "seq": len(entries), "created": entries[0].at, **_columns(entries, head)}
            connection.execute(insert(schema.tables).values(row))
            _write(connection, table, entries)

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def append(self, table: str, entries: Sequence[Entry], head: Head, snapshot: bytes | None = None) -> None:
        """Write the next entries, all or none, with the head and perhaps a snapshot of the table after them.

        Conflict if another wrote an entry with the first one's number; Repeated if a message is there already; Replaced
        if a backup was put in the place of the database since it was opened.
        """
        _check(entries, first=entries[0].seq)
        reach(BEFORE_WRITE)
        new = {"seq": entries[-1].seq, **_columns(entries, head)}
        row = {"own": table, "last": entries[0].seq - 1, "same": self._life, **{f"new_{k}": v for k, v in new.items()}}

        def work(connection: Connection) -> None:
            # Both databases let one writer at a time through here, and the next one finds another number.
            if connection.execute(_MOVE, row).rowcount != 1:
                raise self._why_not(connection, table)
            _write(connection, table, entries)
            if snapshot is not None:
                _keep(connection, table, Snapshot(entries[-1].seq, snapshot))
            reach(BEFORE_COMMIT)

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Repeated from error

    def _why_not(self, connection: Connection, table: str) -> Exception:
        if _present_life(connection) != self._life:
            return Replaced()
        known = connection.scalar(select(schema.tables.c.seq).where(schema.tables.c.id == table))
        return Missing() if known is None else Conflict()

    async def set_due(self, table: str, seq: int, due: int | None) -> None:
        """Change when the table is due, if `seq` still is its last entry."""
        here = (schema.tables.c.id == table) & (schema.tables.c.seq == seq)
        change = update(schema.tables).where(here).values(due=due)
        await self.database.write(lambda connection: connection.execute(change).rowcount)

    async def sweep(self, before: int) -> int:
        """Throw away some of the tables that were deleted before a time; how many that were."""
        gone = (schema.tables.c.status == "closed") & (schema.tables.c.changed < before)
        query = select(schema.tables.c.id).where(gone).limit(PAGE)
        found = await self.database.read(lambda connection: connection.scalars(query).all())

        def work(connection: Connection) -> int:
            for part in (schema.snapshots, schema.guests, schema.entries):
                connection.execute(delete(part).where(part.c.table_id.in_(found)))
            return connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(found))).rowcount

        return await self.database.write(work) if found else 0

    # Reading.

    async def load(self, table: str, *, before: int | None = None) -> Saved | None:
        """All that is needed to have the table again; None if there is no such table.

        `before` passes over snapshots from that number on, which could not be read; 0 gives the whole log.
        """

        def work(connection: Connection) -> Saved | None:
            if connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table)) is None:
                return None
            snapshot = _newest(connection, table, before)
            return Saved(snapshot, _tail(connection, table, 0 if snapshot is None else snapshot.seq))

        return await self.database.read(work)

    async def tail(self, table: str, after: int) -> list[Entry]:
        """The entries after number `after`, in order."""
        return await self.database.read(lambda connection: _tail(connection, table, after))

    async def knows(self, table: str, person: str, message: str) -> bool:
        """Whether a message is in the log."""
        own = schema.entries.c
        here = (own.table_id == table) & (own.person == person) & (own.message == message)
        query = select(own.seq).where(here).limit(1)
        return await self.database.read(lambda connection: connection.scalar(query)) is not None

    async def last_entries(self, wanted: Sequence[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        query = select(schema.tables.c.id, schema.tables.c.seq).where(schema.tables.c.id.in_(wanted))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.seq for row in rows}

    # Lists, each with the latest change first.

    async def find(self, table: str) -> Listed | None:
        """One table as a list would show it."""
        found = await self._list(_select().where(schema.tables.c.id == table))
        return found[0] if found else None

    async def listed(self, statuses: Sequence[str], limit: int = PAGE, after: Place = FRONT) -> list[Listed]:
        """Tables that everybody may know of; `after` is where the last page ended."""
        public = schema.tables.c.listed.is_(True) & schema.tables.c.status.in_(statuses)
        return await self._list(_page(_select().where(public), limit, after))

    async def finished(self, limit: int = PAGE, after: Place = FRONT) -> list[Listed]:
        """Games that everybody may look at."""
        return await self.listed(("over",), limit, after)

    async def of_people(self, people: Sequence[str], limit: int = PAGE, after: Place = FRONT) -> list[Listed]:
        """Tables that one of some people opened or ever sat at, without those that were closed."""
        own = select(schema.guests.c.table_id).where(schema.guests.c.person.in_(people))
        mine = schema.tables.c.id.in_(own) & (schema.tables.c.status != "closed")
        return await self._list(_page(_select().where(mine), limit, after))

    async def gathering(self, host: str) -> int:
        """How many tables that have not begun somebody has opened."""
        tables, first, guests = schema.tables.c, schema.entries.c, schema.guests.c  # guests: they have an index
        known = (guests.person == host) & (guests.table_id == tables.id) & (tables.status == "gathering")
        opened = (first.table_id == tables.id) & (first.seq == 1) & (first.person == host)
        query = select(func.count()).select_from(schema.tables, schema.guests, schema.entries).where(known & opened)
        return await self.database.read(lambda connection: connection.scalar(query) or 0)

    async def due(self, by: int, limit: int = PAGE) -> list[Listed]:
        """Tables that had something to do by a time, the longest overdue first. Replaced as in `append`.

        Every process asks this all the time, and so learns of a backup that was put in the database's place.
        """
        waiting: ColumnElement[bool] = schema.tables.c.due <= by
        query = _select().where(waiting).order_by(schema.tables.c.due).limit(limit)

        def work(connection: Connection) -> list[Listed]:
            if _present_life(connection) != self._life:
                raise Replaced
            return _list(connection, query)

        return await self.database.read(work)

    async def _list(self, query: Select[*tuple[object, ...]]) -> list[Listed]:
        return await self.database.read(lambda connection: _list(connection, query))


async def try_out(url: str) -> None:
    """Bring a database up to date, and let go of it again; Refused in a sentence if no server can run on it now."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def _present_life(connection: Connection) -> str:
    return str(connection.scalar(select(schema.lives.c.life)))


def _check(entries: Sequence[Entry], first: int) -> None:
    if not entries or [entry.seq for entry in entries] != list(range(first, first + len(entries))):
        raise ValueError("entries are numbered one after the other")


def _write(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    connection.execute(_ADD, [_row(table, entry) for entry in entries])
    people = {entry.event.host for entry in entries if isinstance(entry.event, Created)}
    people |= {entry.person for entry in entries if isinstance(entry.event, Sat)}
    rows = [{"person": person, "table_id": table} for person in sorted(people - {NOBODY})]
    if rows and connection.dialect.name == "sqlite":
        connection.execute(sqlite.insert(schema.guests).on_conflict_do_nothing(), rows)
    elif rows:
        from sqlalchemy.dialects import postgresql  # loads all its drivers, which SQLite need not wait for

        connection.execute(postgresql.insert(schema.guests).on_conflict_do_nothing(), rows)


def _keep(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Keep a snapshot, and let go of those that are too old."""
    shelf = schema.snapshots
    connection.execute(insert(shelf).values(table_id=table, seq=snapshot.seq, data=snapshot.data))
    reach(AMID_SNAPSHOT)
    newest = select(shelf.c.seq).where(shelf.c.table_id == table).order_by(shelf.c.seq.desc())
    kept = connection.scalars(newest.limit(SNAPSHOTS_KEPT)).all()
    connection.execute(delete(shelf).where(shelf.c.table_id == table, shelf.c.seq < min(kept)))


def _newest(connection: Connection, table: str, before: int | None) -> Snapshot | None:
    shelf = schema.snapshots
    query = select(shelf.c.seq, shelf.c.data).where(shelf.c.table_id == table)
    if before is not None:
        query = query.where(shelf.c.seq < before)
    row = connection.execute(query.order_by(shelf.c.seq.desc()).limit(1)).first()
    return None if row is None else Snapshot(row.seq, row.data)


def _tail(connection: Connection, table: str, after: int) -> list[Entry]:
    rows = connection.execute(_TAIL, {"own": table, "after": after}).all()
    return [Entry(row.seq, row.at, row.person, row.message, _log_event(row.seq, row.deed)) for row in rows]


def _log_event(seq: int, data: bytes) -> LogEvent:
    try:
        event: LogEvent = _DEED.decode(data)
    except msgspec.MsgspecError:
        raise Refused("entry-unknown", seq=seq) from None
    return event


def _list(connection: Connection, query: Select[*tuple[object, ...]]) -> list[Listed]:
    return [_listed(row) for row in connection.execute(query).all()]


def _row(table: str, entry: Entry) -> dict[str, object]:
    event = msgspec.json.encode(entry.event)
    return {
        "table_id": table, "seq": entry.seq, "at": entry.at,
        "person": entry.person, "message": entry.message, "deed": event,
    }  # fmt: skip


def _columns(entries: Sequence[Entry], head: Head) -> dict[str, object]:
    return {
        "changed": head.changed or entries[-1].at, "game": head.game, "status": head.status,
        "listed": head.listed, "due": head.due, "summary": head.summary,
    }  # fmt: skip


def _select() -> Select[*tuple[object, ...]]:
    return select(schema.tables)


def _page(query: Select[*tuple[object, ...]], limit: int, after: Place) -> Select[*tuple[object, ...]]:
    changed, own = schema.tables.c.changed, schema.tables.c.id
    if after.changed is not None:
        earlier = changed < after.changed
        query = query.where(or_(earlier, (changed == after.changed) & (own > after.id)) if after.id else earlier)
    return query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id).limit(limit)


def _listed(row: Row[*tuple[object, ...]]) -> Listed:
    head = Head(row.game, row.status, row.listed, row.due, row.summary)
    return Listed(row.id, row.seq, row.created, row.changed, head)
