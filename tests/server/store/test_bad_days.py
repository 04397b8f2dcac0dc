"""The database is unreachable, full or busy: nothing acknowledged is lost, errors are clear, and the store recovers."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from neopolis.server.store.database import unavailable
from neopolis.server.store.errors import Conflict, DuplicateMessage, Unavailable
from neopolis.server.store.store import Store
from neopolis.server.table.log_events import Entry, Said
from tests.server.conftest import tell_postgresql
from tests.server.relay import Relay
from tests.server.store.logs import INFO, answer, create

pytestmark = pytest.mark.anyio


@pytest.fixture
async def relay(postgresql_url: str, anyio_backend: str) -> AsyncIterator[Relay]:
    """A relay to the test's own PostgreSQL database, open."""
    url = make_url(postgresql_url)
    relay = Relay(url.host or "127.0.0.1", url.port or 5432)
    await relay.heal()
    yield relay
    await relay.cut()


@pytest.fixture
async def far_store(postgresql_url: str, relay: Relay) -> AsyncIterator[Store]:
    """A store that is reached through the relay, with the table "t"."""
    store = Store(make_url(postgresql_url).set(host="127.0.0.1", port=relay.port).render_as_string(False))
    await store.open()
    await create(store)
    yield store
    await store.close()


async def test_the_database_is_gone_for_a_while(far_store: Store, relay: Relay) -> None:
    """Everything is refused with a message, and works again as soon as the database is back."""
    await relay.cut()
    for _ in range(5):
        with pytest.raises(Unavailable, match="Nothing is lost; please try again"):
            await far_store.append("t", [answer(4)], INFO)
        with pytest.raises(Unavailable):
            await far_store.load("t")
    await relay.heal()
    await far_store.append("t", [answer(4)], INFO)

    assert await far_store.entries_after("t", 3) == [answer(4)]


async def test_the_database_is_away_at_the_start(postgresql_url: str, relay: Relay) -> None:
    store = Store(make_url(postgresql_url).set(host="127.0.0.1", port=relay.port).render_as_string(False))
    await relay.cut()
    with pytest.raises(Unavailable):
        await store.open()
    await relay.heal()
    await store.open()

    assert await store.load("t") is None
    await store.close()


async def test_the_answer_to_a_commit_is_lost(far_store: Store, relay: Relay) -> None:
    """The entry is written but the writer does not know. Reading the log shows it; a retry writes no second entry."""
    relay.lose = b"COMMIT;"
    with pytest.raises(Unavailable):
        await far_store.append("t", [answer(4)], INFO)
    with pytest.raises(Conflict):
        await far_store.append("t", [answer(4)], INFO)

    assert await far_store.entries_after("t", 3) == [answer(4)]


async def test_postgresql_ends_all_connections(postgresql_url: str) -> None:
    """PostgreSQL disconnects us before each write. Each entry is written once, at the first or the second try."""
    store = Store(postgresql_url)
    await store.open()
    await create(store)
    name = make_url(postgresql_url).database
    for seq in range(4, 10):
        await tell_postgresql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        try:
            await store.append("t", [answer(seq)], INFO)
        except Unavailable:
            if not await store.entries_after("t", seq - 1):
                await store.append("t", [answer(seq)], INFO)

    assert await store.entries_after("t", 3) == [answer(seq) for seq in range(4, 10)]
    await store.close()


async def test_postgresql_ends_a_connection_amid_a_write(postgresql_url: str) -> None:
    """The write raises Unavailable, and nothing is written."""
    store = Store(postgresql_url)
    await store.open()
    await create(store)
    waits = f"datname = '{make_url(postgresql_url).database}' AND wait_event_type = 'Lock'"
    other = await asyncpg.connect(str(make_url(postgresql_url).set(drivername="postgresql")))
    async with other.transaction():
        await other.execute("SELECT 1 FROM tables WHERE id = 't' FOR UPDATE")
        writing = asyncio.create_task(store.append("t", [answer(4)], INFO))
        while not await other.fetchval(f"SELECT count(*) FROM pg_stat_activity WHERE {waits}"):
            await asyncio.sleep(0.01)
        await tell_postgresql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {waits}")
        with pytest.raises(Unavailable):
            await writing

    assert await store.entries_after("t", 3) == []
    await store.append("t", [answer(4)], INFO)
    assert await store.entries_after("t", 3) == [answer(4)]
    await store.close()
    await other.close()


async def test_postgresql_hangs(postgresql_url: str, relay: Relay) -> None:
    """A connection that no longer responds is given up after a while."""
    url = make_url(postgresql_url).set(host="127.0.0.1", port=relay.port).render_as_string(False)
    store = Store(url, timeout=0.5)
    await store.open()
    await create(store)
    relay.hold()
    with pytest.raises(Unavailable):
        await store.append("t", [answer(4)], INFO)
    await relay.cut()
    await relay.heal()
    await store.append("t", [answer(4)], INFO)

    assert await store.entries_after("t", 3) == [answer(4)]
    await store.close()


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's files cannot grow, as on a full disk."""
    connect = sqlite3.connect

    def limited(*words: object, **more: object) -> sqlite3.Connection:
        connection = connect(*words, **more)  # type: ignore[call-overload]
        connection.execute("PRAGMA max_page_count = 60")
        return connection  # type: ignore[no-any-return]

    monkeypatch.setattr(sqlite3.dbapi2, "connect", limited)


@pytest.mark.usefixtures("little_room")
async def test_the_disk_is_full(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is clear, nothing is half-written, reading still works, and writing works again once there is room."""
    store = Store(sqlite_url)
    await store.open()
    await create(store)
    seq = 4
    with pytest.raises(Unavailable, match="disk of the server is full") as caught:
        while True:
            await store.append("t", [long_talk(seq)], INFO)
            seq += 1
    assert caught.value.code == "store-full"
    assert [entry.seq for entry in await store.entries_after("t", 3)] == list(range(4, seq))
    with pytest.raises(Unavailable):
        await store.append("t", [long_talk(seq)], INFO)
    await store.close()

    monkeypatch.undo()
    store = Store(sqlite_url)
    await store.open()
    await store.append("t", [long_talk(seq)], INFO)
    assert [entry.seq for entry in await store.entries_after("t", 3)] == list(range(4, seq + 1))
    await store.close()


async def test_the_check_notices_a_full_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk reading still works, but `check` fails; it succeeds again as soon as there is room."""
    monkeypatch.setattr("neopolis.server.store.store.CHECK_SECONDS", 0.0)
    store = Store(sqlite_url)
    await store.open()
    await store.check()
    written = Path(f"{store.database.place}-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (written, hard))
    try:
        with pytest.raises(Unavailable):
            await store.check()
        assert await store.load("t") is None
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.check()
    await store.close()


@pytest.mark.usefixtures("little_room")
async def test_many_write_while_the_disk_fills_up(sqlite_url: str) -> None:
    """When several writes share a transaction, small ones succeed, large ones fail, and each writer learns which."""
    store = Store(sqlite_url)
    await store.open()
    names = [f"t{number}" for number in range(8)]
    for name in names:
        await create(store, name)
    full = Entry(4, 0, "ann", "x", Said(0, "x" * 300_000))
    entries = {name: answer(4) if number % 2 else full for number, name in enumerate(names)}
    writing = [store.append(name, [entry], INFO) for name, entry in entries.items()]
    outcomes = await asyncio.gather(*writing, return_exceptions=True)

    assert [outcome is None for outcome in outcomes] == [bool(number % 2) for number in range(8)]
    assert {outcome.code for outcome in outcomes if isinstance(outcome, Unavailable)} == {"store-full"}
    for name, outcome in zip(names, outcomes, strict=True):
        assert await store.entries_after(name, 3) == ([entries[name]] if outcome is None else [])
    await store.close()


async def test_many_write_together(store: Store) -> None:
    """If one of several writes in a transaction is refused, the others are still written."""
    names = [f"t{number}" for number in range(8)]
    for name in names:
        await create(store, name)
    messages = ["m2" if number % 3 == 0 else "new" for number in range(8)]
    writing = [store.append(name, [answer(4, message=m)], INFO) for name, m in zip(names, messages, strict=True)]
    outcomes = await asyncio.gather(*writing, return_exceptions=True)

    assert [type(outcome) for outcome in outcomes] == [DuplicateMessage if m == "m2" else type(None) for m in messages]
    for name, outcome in zip(names, outcomes, strict=True):
        assert len(await store.entries_after(name, 3)) == (outcome is None)


def long_talk(seq: int) -> Entry:
    return Entry(seq, 0, "ann", f"m{seq}x", Said(0, "x" * 10_000))


async def test_another_process_writes_for_long(sqlite_url: str) -> None:
    """A writer that has waited too long gets a clear error; readers do not wait at all."""
    store = Store(sqlite_url, timeout=0.1)
    await store.open()
    entries = await create(store)
    with closing(sqlite3.connect(store.database.place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.append("t", [answer(4)], INFO)
        assert await store.entries_after("t", 0) == entries
        other.execute("ROLLBACK")
    await store.append("t", [answer(4)], INFO)

    assert await store.entries_after("t", 3) == [answer(4)]
    await store.close()


async def test_a_write_is_given_up(store: Store, database_url: str) -> None:
    """Wherever a write is cancelled, both of its entries are written or none, and the store goes on."""
    await create(store)
    for steps in range(40):
        seq = 4 + len(await store.entries_after("t", 3))
        writing = asyncio.create_task(store.append("t", [answer(seq), answer(seq + 1)], INFO, b"%d" % seq))
        for _ in range(steps):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    await store.close()
    again = Store(database_url)
    await again.open()
    seqs = [entry.seq for entry in await again.entries_after("t", 0)]
    await again.append("t", [answer(len(seqs) + 1)], INFO)
    await again.close()

    assert seqs == list(range(1, len(seqs) + 1))
    assert len(seqs) % 2 == 1


@pytest.mark.parametrize(
    ("reason", "code"),
    [
        ('could not extend file "base/1/2": No space left on device', "store-full"),
        ("database or disk is full", "store-full"),
        ("database is locked", "store-away"),
        ("connection was closed in the middle of operation", "store-away"),
    ],
)
async def test_codes_for_errors_of_databases(reason: str, code: str) -> None:
    assert unavailable(OSError(reason)).code == code
