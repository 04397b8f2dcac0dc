"""The store: the logs of all tables, and lists of tables. Entries are stored completely or not at all."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from neopolis.engine.refused import Refused
from neopolis.server.store import schema
from neopolis.server.store.database import BUSY_SECONDS, open_database
from neopolis.server.store.errors import Conflict, DatabaseReplaced, DuplicateMessage, TableNotFound
from neopolis.server.store.failpoints import AMID_SNAPSHOT, BEFORE_COMMIT, BEFORE_WRITE, failpoint
from neopolis.server.store.inserting import add_new
from neopolis.server.store.migrations import migrate
from neopolis.server.store.seal import SNAPSHOT, Seal
from neopolis.server.table.log_events import NOBODY, Created, Entry, LogEvent, Sat
from neopolis.server.table.table_data import LINE_BYTES

SNAPSHOTS_KEPT: Final = 2
PAGE: Final = 100
MOST_RESULTS: Final = 10_000  # maximum number of tables that are read for the results of challenges
CHECK_SECONDS: Final = 2.0  # how long the result of `check` is reused

_EVENT_DECODER: Final = msgspec.json.Decoder(LogEvent)

# Frequent statements are built once: building one takes SQLAlchemy longer than the database needs to run it.
_ADVANCE: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("own"),
        schema.tables.c.seq == bindparam("last"),
        select(schema.database_id.c.life).scalar_subquery() == bindparam("database"),
    )
    .values({c.name: bindparam(f"new_{c.name}") for c in schema.tables.c if c.name not in ("id", "created")})
)
_HAND_OVER: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("own"), schema.tables.c.seq == bindparam("last"))
    .values(due=bindparam("new_due"))
)
_ADD_ENTRIES: Final = insert(schema.entries)
_ENTRIES_AFTER: Final = (
    select(*[column for column in schema.entries.c if column.name != "table_id"])
    .where(schema.entries.c.table_id == bindparam("own"), schema.entries.c.seq > bindparam("after"))
    .order_by(schema.entries.c.seq)
)


class TableInfo(msgspec.Struct, frozen=True):
    """What is stored of a table besides its log, to find it. `due` is None if the table has no work to do.

    `changed` is used only when writing. It is the time of the last public change; 0 means the time of the last entry.
    """

    game: str
    status: str
    listed: bool
    due: int | None
    summary: bytes = b""
    changed: int = 0
    challenge: str = ""


class StoredTable(msgspec.Struct, frozen=True):
    """A table in a list: the number of its last entry, when it was created and last changed, and its info."""

    id: str
    seq: int
    created: int
    changed: int
    info: TableInfo


class PageCursor(NamedTuple):
    """A position in a list: after the table that changed at this time and has this id."""

    changed: int | None = None
    id: str = ""


FIRST_PAGE: Final = PageCursor()


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it stood after entry `seq`."""

    seq: int
    data: bytes


class StoredPack(msgspec.Struct, frozen=True):
    """A content pack: its files by name."""

    game: str
    hash: str
    files: dict[str, str]


class StoredLog(msgspec.Struct, frozen=True):
    """A table's newest snapshot, if there is one, and all entries after it."""

    snapshot: Snapshot | None
    entries: list[Entry]


class Store:
    """Logs and lists in a database. Every method raises `Unavailable` if the database cannot be reached."""

    def __init__(
        self, url: str, *, timeout: float = BUSY_SECONDS, is_read_only: bool = False, seal: Seal | None = None
    ) -> None:
        self.database: Final = open_database(url, timeout=timeout, is_read_only=is_read_only)
        self._seal: Final = seal  # None in tools and tests that have no secret: they seal nothing
        self._database_id = ""
        self._checked_until = 0.0

    async def open(self) -> None:
        """Migrate the database. Call this before anything else. Refused if a newer version has made the database."""
        await migrate(self.database)
        self._database_id = await self.database.read(_read_database_id)

    async def close(self) -> None:
        await self.database.close()

    async def check(self) -> None:
        """Check that tables can be read and written; Unavailable if not.

        This really writes, because otherwise it would not notice a full disk. A good result is reused for a while,
        because anybody may ask for it as often as they like.
        """
        if time.monotonic() < self._checked_until:
            return
        no_change = update(schema.database_id).values(life=schema.database_id.c.life)
        await self.database.read(lambda connection: connection.scalar(select(1)))
        await self.database.write(lambda connection: connection.execute(no_change).rowcount)
        self._checked_until = time.monotonic() + CHECK_SECONDS

    # Writing.

    async def create_table(self, table: str, entries: Sequence[Entry], info: TableInfo) -> None:
        """Create a log with its first entries, numbered from 1. Conflict if there is a table with that id."""
        _check(entries, first=1)
        entries = self._close(table, entries)

        def work(connection: Connection) -> None:
            row = {"id": table, "seq": len(entries), "created": entries[0].at, **_columns(entries, info)}
            connection.execute(insert(schema.tables).values(row))
            _write(connection, table, entries)

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        info: TableInfo,
        snapshot: bytes | None = None,
        packs: Sequence[StoredPack] = (),
    ) -> None:
        """Write the next entries, all or none, with the table's info and possibly a snapshot after them.

        `packs` are the content packs that the entries name. Those that are stored already are skipped.

        Raises Conflict if another process wrote an entry with the first number, DuplicateMessage if a message is in the
        log already, and DatabaseReplaced if a backup has replaced the database since it was opened.
        """
        _check(entries, first=entries[0].seq)
        entries = self._close(table, entries)
        if snapshot is not None and self._seal is not None:
            snapshot = self._seal.close(table, SNAPSHOT, snapshot)
        failpoint(BEFORE_WRITE)
        new = {"seq": entries[-1].seq, **_columns(entries, info)}
        row = {"own": table, "last": entries[0].seq - 1, "database": self._database_id}
        row |= {f"new_{name}": value for name, value in new.items()}

        def work(connection: Connection) -> None:
            # Both databases let one writer at a time through here; the next one finds that the number has changed.
            if connection.execute(_ADVANCE, row).rowcount != 1:
                raise self._append_error(connection, table)
            _write(connection, table, entries)
            add_new(connection, "packs", [_pack_row(pack) for pack in packs])
            if snapshot is not None:
                _add_snapshot(connection, table, Snapshot(entries[-1].seq, snapshot))
            failpoint(BEFORE_COMMIT)

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise DuplicateMessage from error

    def _append_error(self, connection: Connection, table: str) -> Exception:
        if _read_database_id(connection) != self._database_id:
            return DatabaseReplaced()
        known = connection.scalar(select(schema.tables.c.seq).where(schema.tables.c.id == table))
        return TableNotFound() if known is None else Conflict()

    async def add_packs(self, packs: Sequence[StoredPack]) -> None:
        """Store content packs, except those that are stored already."""
        rows = [_pack_row(pack) for pack in packs]
        await self.database.write(lambda connection: add_new(connection, "packs", rows))

    def _close(self, table: str, entries: Sequence[Entry]) -> list[Entry]:
        """The entries as they are stored, with their secrets sealed."""
        seal = self._seal
        if seal is None:
            return list(entries)
        return [msgspec.structs.replace(entry, event=seal.close_event(table, entry.event)) for entry in entries]

    def _open(self, table: str, entries: list[Entry]) -> list[Entry]:
        """The entries as they were written. What another secret has sealed stays sealed."""
        seal = self._seal
        if seal is None:
            return entries
        return [msgspec.structs.replace(entry, event=seal.open_event(table, entry.event)) for entry in entries]

    async def set_due(self, table: str, seq: int, due: int | None) -> None:
        """Change when the table is due, if `seq` is still the number of its last entry."""
        here = (schema.tables.c.id == table) & (schema.tables.c.seq == seq)
        change = update(schema.tables).where(here).values(due=due)
        await self.database.write(lambda connection: connection.execute(change).rowcount)

    async def hand_over(self, tables: Sequence[tuple[str, int]], due: int) -> None:
        """Make tables due at a time. Each comes with its last entry's number; tables with newer entries are skipped."""
        rows = [{"own": table, "last": seq, "new_due": due} for table, seq in tables]
        if rows:
            await self.database.write(lambda connection: connection.execute(_HAND_OVER, rows).rowcount)

    async def purge_closed(self, before: int) -> int:
        """Remove up to PAGE tables that were closed before a time, and return their number."""
        closed = (schema.tables.c.status == "closed") & (schema.tables.c.changed < before)
        query = select(schema.tables.c.id).where(closed).limit(PAGE)
        if not await self.database.read(lambda connection: connection.scalars(query).all()):
            return 0

        def work(connection: Connection) -> int:
            found = connection.scalars(query.with_for_update()).all()  # a table may have been restored just now
            for part in (schema.snapshots, schema.guests, schema.entries):
                connection.execute(delete(part).where(part.c.table_id.in_(found)))
            return connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(found))).rowcount

        return await self.database.write(work)

    # Reading.

    async def load(self, table: str, *, before: int | None = None) -> StoredLog | None:
        """The newest snapshot of a table, and all entries after it; None if there is no such table.

        `before` skips snapshots from that number on, for example because they could not be read; 0 gives the whole log.
        """

        def work(connection: Connection) -> StoredLog | None:
            if connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table)) is None:
                return None
            snapshot = _newest(connection, table, before)
            entries = _entries_after(connection, table, 0 if snapshot is None else snapshot.seq)
            if snapshot is not None and self._seal is not None:
                snapshot = Snapshot(snapshot.seq, self._seal.open(table, SNAPSHOT, snapshot.data))
            return StoredLog(snapshot, self._open(table, entries))

        return await self.database.read(work)

    async def entries_after(self, table: str, seq: int) -> list[Entry]:
        """The entries after the number `seq`, in order."""
        return self._open(table, await self.database.read(lambda connection: _entries_after(connection, table, seq)))

    async def has_message(self, table: str, person: str, message: str) -> bool:
        """Whether a person's message is in the log."""
        own = schema.entries.c
        here = (own.table_id == table) & (own.person == person) & (own.message == message)
        query = select(own.seq).where(here).limit(1)
        return await self.database.read(lambda connection: connection.scalar(query)) is not None

    async def last_entries(self, wanted: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of the tables."""
        query = select(schema.tables.c.id, schema.tables.c.seq).where(schema.tables.c.id.in_(wanted))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.seq for row in rows}

    async def pack_names(self) -> list[tuple[str, str]]:
        """Game and hash of every stored content pack."""
        query = select(schema.packs.c.game, schema.packs.c.hash)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.game, row.hash) for row in rows]

    async def pack(self, game: str, content: str) -> StoredPack | None:
        """The content pack of a game with a hash; None if it is not stored."""
        own = schema.packs.c
        query = select(own.files).where((own.game == game) & (own.hash == content))
        files = await self.database.read(lambda connection: connection.scalar(query))
        return None if files is None else StoredPack(game, content, msgspec.json.decode(files, type=dict[str, str]))

    async def names(self) -> list[tuple[str, str]]:
        """Id and game of every table that is not deleted, in the order of creation."""
        own = schema.tables.c
        query = select(own.id, own.game).where(own.status != "closed").order_by(own.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.game) for row in rows]

    # Lists, latest change first.

    async def find(self, table: str) -> StoredTable | None:
        """One table as it would be in a list; None if there is no such table."""
        found = await self._list(_select().where(schema.tables.c.id == table))
        return found[0] if found else None

    async def find_all(self, tables: Sequence[str]) -> list[StoredTable]:
        """Tables by id, as they would be in a list. Those that do not exist are left out."""
        return await self._list(_select().where(schema.tables.c.id.in_(tables)))

    async def listed(
        self, statuses: Sequence[str], limit: int = PAGE, after: PageCursor = FIRST_PAGE
    ) -> list[StoredTable]:
        """Public tables; `after` is where the last page ended."""
        public = schema.tables.c.listed.is_(True) & schema.tables.c.status.in_(statuses)
        return await self._list(_page(_select().where(public), limit, after))

    async def finished(self, limit: int = PAGE, after: PageCursor = FIRST_PAGE) -> list[StoredTable]:
        """Public tables whose game is over."""
        return await self.listed(("over",), limit, after)

    async def of_people(
        self, people: Sequence[str], limit: int = PAGE, after: PageCursor = FIRST_PAGE
    ) -> list[StoredTable]:
        """Tables that one of the people created or ever sat at, except closed ones."""
        own = select(schema.guests.c.table_id).where(schema.guests.c.person.in_(people))
        mine = schema.tables.c.id.in_(own) & (schema.tables.c.status != "closed")
        return await self._list(_page(_select().where(mine), limit, after))

    async def of_challenge(self, deals: Sequence[str], statuses: Sequence[str]) -> list[StoredTable]:
        """Tables with these statuses that play one of the deals of challenges."""
        own = schema.tables.c
        wanted = own.challenge.in_(deals) & (own.challenge != "") & own.status.in_(statuses)
        return await self._list(_select().where(wanted).order_by(own.created.desc()).limit(MOST_RESULTS))

    async def pars(self, deals: Sequence[str]) -> dict[str, int]:
        """The known pars of deals."""
        query = select(schema.pars).where(schema.pars.c.challenge.in_(deals))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.challenge: row.points for row in rows}

    async def add_par(self, deal: str, points: int) -> None:
        """Keep the par of a deal. If another process has done so already, nothing changes."""
        row = {"challenge": deal, "points": points}
        await self.database.write(lambda connection: add_new(connection, "pars", [row]))

    async def deleted(self, host: str, since: int) -> list[StoredTable]:
        """The latest tables that a person has created and that were deleted since a time."""
        query = select(schema.tables).select_from(schema.tables, schema.guests, schema.entries)
        query = query.where(_created_by(host, "closed"), schema.tables.c.changed >= since)
        return await self._list(_page(query, PAGE, FIRST_PAGE))

    async def count_gathering(self, host: str) -> int:
        """The number of tables that a person has created and that have not started."""
        query = select(func.count()).select_from(schema.tables, schema.guests, schema.entries)
        query = query.where(_created_by(host, "gathering"))
        return await self.database.read(lambda connection: connection.scalar(query) or 0)

    async def created_bytes(self, host: str) -> int:
        """The size of the first entries of all tables that a person has created, deleted ones included."""
        first, guests = schema.entries.c, schema.guests.c
        own = (guests.person == host) & (first.table_id == guests.table_id) & (first.seq == 1) & (first.person == host)
        query = select(func.sum(func.length(first.deed))).select_from(schema.guests, schema.entries).where(own)
        return await self.database.read(lambda connection: int(connection.scalar(query) or 0))

    async def unplayed_bytes(self, host: str) -> int:
        """The size of all tables that a person has created and that are deleted or have not started, roughly."""
        query = select(schema.tables.c.id).select_from(schema.tables, schema.guests, schema.entries)
        own = query.where(_created_by(host, "closed", "gathering")).correlate(None)
        entries, snapshots = schema.entries.c, schema.snapshots.c
        sizes = [
            select(func.sum(func.length(entries.deed) + LINE_BYTES)).where(entries.table_id.in_(own)),
            select(func.sum(func.length(snapshots.data))).where(snapshots.table_id.in_(own)),
        ]
        return await self.database.read(lambda connection: sum([int(connection.scalar(one) or 0) for one in sizes]))

    async def untouched(self, statuses: Sequence[str], since: int, limit: int = PAGE) -> list[StoredTable]:
        """Tables without a public change since a time, listed or not."""
        old = schema.tables.c.status.in_(statuses) & (schema.tables.c.changed < since)
        return await self._list(_select().where(old).order_by(schema.tables.c.changed).limit(limit))

    async def due_tables(self, by: int, limit: int = PAGE) -> list[StoredTable]:
        """Tables that were due by a time, the longest overdue first.

        Raises DatabaseReplaced like `append`. Every process calls this often, so it notices the replacement soon.
        """
        is_due: ColumnElement[bool] = schema.tables.c.due <= by
        query = _select().where(is_due).order_by(schema.tables.c.due).limit(limit)

        def work(connection: Connection) -> list[StoredTable]:
            if _read_database_id(connection) != self._database_id:
                raise DatabaseReplaced
            return _list(connection, query)

        return await self.database.read(work)

    async def _list(self, query: Select[*tuple[object, ...]]) -> list[StoredTable]:
        return await self.database.read(lambda connection: _list(connection, query))


async def check_database(url: str) -> dict[str, str]:
    """Migrate a database and close it again; Refused if no server can run on it now.

    Returns the settings because of which a power cut could destroy acknowledged entries.
    """
    store = Store(url)
    try:
        await store.open()
        return await store.database.unsafe_settings()
    finally:
        await store.close()


def _read_database_id(connection: Connection) -> str:
    return str(connection.scalar(select(schema.database_id.c.life)))


def _check(entries: Sequence[Entry], first: int) -> None:
    if not entries or [entry.seq for entry in entries] != list(range(first, first + len(entries))):
        raise ValueError("entries must be numbered consecutively")


def _write(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    connection.execute(_ADD_ENTRIES, [_row(table, entry) for entry in entries])
    people = {entry.event.host for entry in entries if isinstance(entry.event, Created)}
    people |= {entry.person for entry in entries if isinstance(entry.event, Sat)}
    add_new(connection, "guests", [{"person": person, "table_id": table} for person in sorted(people - {NOBODY})])


def _pack_row(pack: StoredPack) -> dict[str, object]:
    return {"game": pack.game, "hash": pack.hash, "files": msgspec.json.encode(pack.files)}


def _add_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Add a snapshot, and remove those that are too old."""
    snapshots = schema.snapshots
    connection.execute(insert(snapshots).values(table_id=table, seq=snapshot.seq, data=snapshot.data))
    failpoint(AMID_SNAPSHOT)
    newest = select(snapshots.c.seq).where(snapshots.c.table_id == table).order_by(snapshots.c.seq.desc())
    kept = connection.scalars(newest.limit(SNAPSHOTS_KEPT)).all()
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.seq < min(kept)))


def _newest(connection: Connection, table: str, before: int | None) -> Snapshot | None:
    snapshots = schema.snapshots
    query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table)
    if before is not None:
        query = query.where(snapshots.c.seq < before)
    row = connection.execute(query.order_by(snapshots.c.seq.desc()).limit(1)).first()
    return None if row is None else Snapshot(row.seq, row.data)


def _entries_after(connection: Connection, table: str, seq: int) -> list[Entry]:
    rows = connection.execute(_ENTRIES_AFTER, {"own": table, "after": seq}).all()
    return [Entry(row.seq, row.at, row.person, row.message, _log_event(row.seq, row.deed)) for row in rows]


def _log_event(seq: int, data: bytes) -> LogEvent:
    try:
        event: LogEvent = _EVENT_DECODER.decode(data)
    except msgspec.MsgspecError:
        raise Refused("entry-unknown", seq=seq) from None
    return event


def _list(connection: Connection, query: Select[*tuple[object, ...]]) -> list[StoredTable]:
    return [_stored_table(row) for row in connection.execute(query).all()]


def _row(table: str, entry: Entry) -> dict[str, object]:
    event = msgspec.json.encode(entry.event)
    return {
        "table_id": table, "seq": entry.seq, "at": entry.at,
        "person": entry.person, "message": entry.message, "deed": event,
    }  # fmt: skip


def _columns(entries: Sequence[Entry], info: TableInfo) -> dict[str, object]:
    return {
        "changed": info.changed or entries[-1].at, "game": info.game, "status": info.status,
        "listed": info.listed, "due": info.due, "summary": info.summary, "challenge": info.challenge,
    }  # fmt: skip


def _created_by(host: str, *statuses: str) -> ColumnElement[bool]:
    """Selects the tables with these statuses that a person has created: their first entry is by that person."""
    # `guests` is here only for its index by person.
    tables, first, guests = schema.tables.c, schema.entries.c, schema.guests.c
    known = (guests.person == host) & (guests.table_id == tables.id) & tables.status.in_(statuses)
    return known & (first.table_id == tables.id) & (first.seq == 1) & (first.person == host)


def _select() -> Select[*tuple[object, ...]]:
    return select(schema.tables)


def _page(query: Select[*tuple[object, ...]], limit: int, after: PageCursor) -> Select[*tuple[object, ...]]:
    changed, own = schema.tables.c.changed, schema.tables.c.id
    if after.changed is not None:
        earlier = changed < after.changed
        query = query.where(or_(earlier, (changed == after.changed) & (own > after.id)) if after.id else earlier)
    return query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id).limit(limit)


def _stored_table(row: Row[*tuple[object, ...]]) -> StoredTable:
    info = TableInfo(row.game, row.status, row.listed, row.due, row.summary, challenge=row.challenge)
    return StoredTable(row.id, row.seq, row.created, row.changed, info)
