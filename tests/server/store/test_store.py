"""Logs, snapshots and lists, on both databases."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text

from neopolis.server.store.errors import Conflict, DuplicateMessage, TableNotFound
from neopolis.server.store.store import PageCursor, Snapshot, Store, StoredLog
from neopolis.server.table.log_events import Created, Entry
from tests.server.store.logs import INFO, PLAN, answer, create

pytestmark = pytest.mark.anyio


async def test_what_was_written_is_read(store: Store, database_url: str) -> None:
    entries = await create(store)
    await store.append("t", [answer(4), answer(5)], INFO)
    again = Store(database_url)
    await again.open()

    assert await again.load("t") == StoredLog(None, [*entries, answer(4), answer(5)])
    assert await again.entries_after("t", 4) == [answer(5)]
    assert await again.load("other") is None
    await again.close()


async def test_everything_of_an_entry_is_kept(store: Store) -> None:
    made = Created("ann", "Ann \N{GRINNING FACE} <script>", PLAN, "origin", "record\n", bytes(range(256)))
    entry = Entry(1, 2**53, "ann", "", made)
    await store.create_table("t", [entry], INFO)

    assert await store.entries_after("t", 0) == [entry]


async def test_a_table_id_is_used_once(store: Store) -> None:
    await create(store)

    with pytest.raises(Conflict):
        await create(store)


async def test_an_entry_number_is_used_once(store: Store) -> None:
    await create(store)
    await store.append("t", [answer(4)], INFO)

    with pytest.raises(Conflict):
        await store.append("t", [answer(4, "bob")], INFO)
    assert await store.entries_after("t", 3) == [answer(4)]


async def test_entry_numbers_have_no_gaps(store: Store) -> None:
    """A process that is ahead of the log, because a backup was restored, writes nothing."""
    await create(store)

    with pytest.raises(Conflict):
        await store.append("t", [answer(9)], INFO)
    with pytest.raises(ValueError, match="consecutively"):
        await store.append("t", [answer(4), answer(6)], INFO)
    assert await store.entries_after("t", 3) == []


async def test_a_missing_table(store: Store) -> None:
    with pytest.raises(TableNotFound):
        await store.append("t", [answer(4)], INFO)


async def test_the_same_message_twice(store: Store) -> None:
    """If one of several entries repeats a message, none of them is written, and the table's info stays the same."""
    await create(store)
    await store.append("t", [answer(4, message="x")], INFO)

    with pytest.raises(DuplicateMessage):
        await store.append("t", [answer(5), answer(6, message="x")], msgspec.structs.replace(INFO, due=1))
    await store.append("t", [answer(5, "bob", message="x"), answer(6, message=""), answer(7, message="")], INFO)
    assert [entry.seq for entry in await store.entries_after("t", 3)] == [4, 5, 6, 7]
    assert await store.due_tables(10) == []


async def test_two_writers_at_once(store: Store, database_url: str) -> None:
    """If many writers want the same number, one wins each time, and the numbers have no gaps."""
    other = Store(database_url)
    await other.open()
    await create(store)
    won = []

    async def write(one: Store, person: str) -> None:
        for turn in range(20):
            seq = 4 + len(await one.entries_after("t", 3))
            try:
                await one.append("t", [answer(seq, person, f"{person}{turn}")], INFO)
            except Conflict:
                continue
            won.append((seq, person))

    await asyncio.gather(*(write(one, f"p{n}{one is other}") for n in range(4) for one in (store, other)))
    log = [(entry.seq, entry.person) for entry in await store.entries_after("t", 3)]
    await other.close()

    assert log == sorted(won)
    assert [seq for seq, _ in log] == list(range(4, 4 + len(log)))


async def test_snapshots(store: Store) -> None:
    """Loading gives the newest snapshot and the entries after it. Old snapshots are removed; the log stays."""
    entries = await create(store)
    for seq in range(4, 10):
        entries.append(answer(seq))
        await store.append("t", [answer(seq)], INFO, b"%d" % seq if seq % 2 else None)
    await store.append("t", [answer(10)], INFO)

    assert await store.load("t") == StoredLog(Snapshot(9, b"9"), [answer(10)])
    older = await store.load("t", before=9)
    assert older is not None and older.snapshot == Snapshot(7, b"7")
    assert await store.load("t", before=7) == await store.load("t", before=0) == StoredLog(None, [*entries, answer(10)])


async def test_lists(store: Store) -> None:
    public = msgspec.structs.replace(INFO, status="gathering", listed=True, summary=b"{}")
    await create(store, "private")
    await create(store, "old", public, at=2_000, host="eve")
    await create(store, "new", public, at=3_000, host="eve")
    await create(store, "over", msgspec.structs.replace(public, status="over"), at=4_000)
    await create(store, "secret", msgspec.structs.replace(INFO, status="over"), at=4_000)
    await create(store, "closed", msgspec.structs.replace(public, status="closed"), at=5_000)

    assert [table.id for table in await store.listed(("gathering",))] == ["new", "old"]
    assert [table.id for table in await store.listed(("gathering",), after=PageCursor(3_000))] == ["old"]
    assert [table.id for table in await store.listed(("gathering",), limit=1)] == ["new"]
    assert [table.id for table in await store.finished()] == ["over"]
    assert [table.id for table in await store.of_people(["ann"])] == ["over", "secret", "private"]
    assert len(await store.of_people(["bob"])) == 5
    assert await store.of_people(["nobody"]) == []
    found = await store.find("old")
    assert found is not None and (found.info, found.seq, found.created) == (public, 3, 2_000)
    assert await store.find("none") is None


async def test_pages_end_between_tables_of_the_same_time(store: Store) -> None:
    public = msgspec.structs.replace(INFO, listed=True)
    for name in ("d", "b", "a", "c"):
        await create(store, name, public, at=2_000 if name != "d" else 1_000)
    found: list[str] = []
    place = PageCursor()
    while page := await store.listed(("playing",), limit=2, after=place):
        found += [table.id for table in page]
        place = PageCursor(page[-1].changed, page[-1].id)

    assert found == ["a", "b", "c", "d"]


async def test_deleted_tables_are_swept_away(store: Store) -> None:
    """Tables that were deleted long ago are removed with all their rows. The others stay as they are."""
    closed = msgspec.structs.replace(INFO, status="closed")
    await create(store, "kept")
    await create(store, "long ago", closed, at=1_000)
    await create(store, "just now", closed, at=5_000)
    for table in ("kept", "long ago"):
        await store.append(table, [answer(4)], INFO if table == "kept" else closed, b"snapshot")

    assert await store.purge_closed(3_000) == 1
    assert await store.purge_closed(3_000) == 0
    assert await store.load("long ago") is None and await store.entries_after("long ago", 0) == []
    assert await store.load("just now") is not None
    assert await store.load("kept") == StoredLog(Snapshot(4, b"snapshot"), [])
    assert [table.id for table in await store.of_people(["ann"])] == ["kept"]


async def test_tables_that_have_not_begun_are_counted(store: Store) -> None:
    gathering = msgspec.structs.replace(INFO, status="gathering")
    await create(store, "playing")
    await create(store, "first", gathering)
    await create(store, "second", gathering, host="eve")

    assert [await store.count_gathering(person) for person in ("ann", "bob", "eve", "nobody")] == [1, 0, 1, 0]


async def test_deleted_tables_of_their_host(store: Store) -> None:
    """Only tables that the person has created, not those of others where they sat, and none deleted too long ago."""
    closed = msgspec.structs.replace(INFO, status="closed")
    await create(store, "playing")
    await create(store, "old", closed, at=1_000)
    await create(store, "new", closed, at=3_000)
    await create(store, "newest", closed, at=4_000)
    await create(store, "eve's", closed, host="eve", at=4_000)

    assert [table.id for table in await store.deleted("ann", 3_000)] == ["newest", "new"]
    assert await store.deleted("bob", 0) == []
    assert [table.id for table in await store.deleted("eve", 0)] == ["eve's"]


async def test_a_table_that_is_restored_is_not_purged(store: Store, database_url: str) -> None:
    """Restoring and purging at the same time: either the table is there with its whole log, or nothing of it is."""
    closed = msgspec.structs.replace(INFO, status="closed")
    other = Store(database_url)
    await other.open()
    for number in range(10):
        table = f"t{number}"
        await create(store, table, closed)
        restored, purged = await asyncio.gather(
            other.append(table, [answer(4, at=9_000)], INFO), store.purge_closed(5_000), return_exceptions=True
        )
        found = await store.load(table)

        assert isinstance(restored, TableNotFound) if purged else restored is None
        assert (found is None) is bool(purged) and (found is None or len(found.entries) == 4)
    await other.close()


async def test_due_tables(store: Store) -> None:
    await create(store, "never")
    await create(store, "soon", msgspec.structs.replace(INFO, due=2_000))
    await create(store, "sooner", msgspec.structs.replace(INFO, due=1_000))

    assert [table.id for table in await store.due_tables(2_000)] == ["sooner", "soon"]
    await store.append("sooner", [answer(4)], INFO)
    await store.set_due("soon", 2, None)
    assert [table.id for table in await store.due_tables(2_000)] == ["soon"]
    await store.set_due("soon", 3, None)
    assert await store.due_tables(2_000) == []


async def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    """The write-ahead log is on, and every commit is synced to disk before it returns."""
    store = Store(sqlite_url)
    await store.open()

    def pragmas(connection: Connection) -> list[object]:
        return [connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")]

    assert await store.database.write(pragmas) == await store.database.read(pragmas) == ["wal", 2, 1]
    await store.close()


@pytest.mark.parametrize("rights", [0o600, 0o640])
async def test_the_database_file_is_private(sqlite_url: str, rights: int) -> None:
    """Only the owner can read the database, which contains hidden cards. An existing file keeps its permissions."""
    store = Store(sqlite_url)
    path = Path(store.database.place)
    if rights != 0o600:
        path.touch()
        path.chmod(rights)
    await store.open()
    await store.check()
    found = {file.name: file.stat().st_mode & 0o777 for file in path.parent.glob(f"{path.name}*")}
    await store.close()

    assert found == {f"{path.name}{end}": rights for end in ("", "-shm", "-wal")}


async def test_check(store: Store) -> None:
    """`check` can be called any number of times and writes nothing to the log."""
    for _ in range(3):
        await store.check()
    entries = await create(store)
    assert await store.last_entries(["t", "u"]) == {"t": len(entries)}


async def test_the_size_of_what_a_person_has_created(store: Store) -> None:
    """Only the first entries of the person's own tables count."""
    await create(store, "t")
    await create(store, "u")
    sizes = [await store.created_bytes(person) for person in ("ann", "nobody")]

    assert sizes[0] > 100 and sizes[1] == 0


async def test_the_size_of_tables_that_nobody_plays(store: Store) -> None:
    """Entries and snapshots of a person's deleted tables and of those that have not started count."""
    closed, gathering = [msgspec.structs.replace(INFO, status=status) for status in ("closed", "gathering")]
    await create(store, "playing")
    await store.append("playing", [answer(4)], INFO, b"snapshot" * 1_000)
    await create(store, "of others", closed, host="eve")
    assert await store.unplayed_bytes("ann") == 0
    await create(store, "deleted", closed)
    one = await store.unplayed_bytes("ann")
    await create(store, "first", gathering)
    two = await store.unplayed_bytes("ann")
    await store.append("deleted", [answer(4)], closed, b"snapshot" * 1_000)

    assert 300 < one < 2_000 and two == 2 * one
    assert 8_000 < await store.unplayed_bytes("ann") - two < 8_500


async def test_untouched_tables(store: Store) -> None:
    await create(store, "t")
    found = await store.find("t")
    assert found is not None
    lists = [await store.untouched((found.info.status,), found.changed + later) for later in (0, 1)]

    assert [[one.id for one in tables] for tables in lists] == [[], ["t"]]
    assert await store.untouched(("no such status",), found.changed + 1) == []
