"""The database is away, full or busy: what was acknowledged is there, the rest is told kindly, and it goes on after."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing

import pytest
from sqlalchemy import event, text
from sqlalchemy.engine import make_url

from neopolis.server import database
from neopolis.server.entries import Entry, Said
from neopolis.server.faults import Conflict, Unavailable
from neopolis.server.store import Store
from tests.server.conftest import tell_postgresql
from tests.server.relay import Relay
from tests.server.store.logs import HEAD, answer, create

pytestmark = pytest.mark.anyio


@pytest.fixture
async def relay(postgresql_url: str, anyio_backend: str) -> AsyncIterator[Relay]:
    """A way to the test's own PostgreSQL database, open."""
    url = make_url(postgresql_url)
    relay = Relay(url.host or "127.0.0.1", url.port or 5432)
    await relay.heal()
    yield relay
    await relay.cut()


@pytest.fixture
async def far_store(postgresql_url: str, relay: Relay) -> AsyncIterator[Store]:
    """A store on the other side of the relay, with the table "t"."""
    store = Store(make_url(postgresql_url).set(host="127.0.0.1", port=relay.port).render_as_string(False))
    await store.open()
    await create(store)
    yield store
    await store.close()


async def test_the_database_is_gone_for_a_while(far_store: Store, relay: Relay) -> None:
    """Everything is refused in one sentence; as soon as the database is back, it goes on."""
    await relay.cut()
    for _ in range(5):
        with pytest.raises(Unavailable, match="nothing is lost, please try again"):
            await far_store.append("t", [answer(4)], HEAD)
        with pytest.raises(Unavailable):
            await far_store.load("t")
    await relay.heal()
    await far_store.append("t", [answer(4)], HEAD)

    assert await far_store.tail("t", 3) == [answer(4)]


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
    """The entry is written and we do not know. The tail tells, and a second try is no second entry."""
    relay.lose = b"COMMIT;"
    with pytest.raises(Unavailable):
        await far_store.append("t", [answer(4)], HEAD)
    with pytest.raises(Conflict):
        await far_store.append("t", [answer(4)], HEAD)

    assert await far_store.tail("t", 3) == [answer(4)]


async def test_postgresql_ends_all_connections(postgresql_url: str) -> None:
    """A restart, again and again: each entry is written once, at the first or at the second try."""
    store = Store(postgresql_url)
    await store.open()
    await create(store)
    name = make_url(postgresql_url).database
    for seq in range(4, 10):
        await tell_postgresql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        try:
            await store.append("t", [answer(seq)], HEAD)
        except Unavailable:
            if not await store.tail("t", seq - 1):
                await store.append("t", [answer(seq)], HEAD)

    assert await store.tail("t", 3) == [answer(seq) for seq in range(4, 10)]
    await store.close()


async def test_postgresql_ends_a_connection_amid_a_write(postgresql_url: str) -> None:
    """Unavailable, and nothing of it is there."""
    store, other = Store(postgresql_url), Store(postgresql_url)
    await store.open()
    await create(store)
    waits = f"datname = '{make_url(postgresql_url).database}' AND wait_event_type = 'Lock'"
    async with other.database.write() as connection:
        await connection.execute(text("SELECT 1 FROM tables WHERE id = 't' FOR UPDATE"))
        writing = asyncio.create_task(store.append("t", [answer(4)], HEAD))
        while not await connection.scalar(text(f"SELECT count(*) FROM pg_stat_activity WHERE {waits}")):
            await asyncio.sleep(0.01)
        await tell_postgresql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {waits}")
        with pytest.raises(Unavailable):
            await writing

    assert await store.tail("t", 3) == []
    await store.append("t", [answer(4)], HEAD)
    assert await store.tail("t", 3) == [answer(4)]
    await store.close()
    await other.close()


async def test_the_disk_is_full(sqlite_url: str) -> None:
    """A kind sentence, nothing half-written, reading goes on; and writing, too, once there is room again."""
    store = Store(sqlite_url)
    await store.open()
    await create(store)
    await store.close()

    def limit(raw: sqlite3.Connection, _: object) -> None:
        raw.execute("PRAGMA max_page_count = 60")

    engine = store.database.engine.sync_engine
    event.listen(engine, "connect", limit)
    seq = 4
    with pytest.raises(Unavailable, match="no room left") as told:
        while True:
            await store.append("t", [long_talk(seq)], HEAD)
            seq += 1
    assert told.value.code == "store-full"
    assert [entry.seq for entry in await store.tail("t", 3)] == list(range(4, seq))
    with pytest.raises(Unavailable):
        await store.append("t", [long_talk(seq)], HEAD)

    event.remove(engine, "connect", limit)
    await store.close()
    await store.append("t", [long_talk(seq)], HEAD)
    assert [entry.seq for entry in await store.tail("t", 3)] == list(range(4, seq + 1))
    await store.close()


def long_talk(seq: int) -> Entry:
    return Entry(seq, 0, "ann", f"m{seq}x", Said(0, "x" * 10_000))


async def test_another_process_writes_for_long(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has waited long enough for SQLite gets a kind sentence; readers do not wait at all."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    store = Store(sqlite_url)
    await store.open()
    entries = await create(store)
    with closing(sqlite3.connect(store.database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.append("t", [answer(4)], HEAD)
        assert await store.tail("t", 0) == entries
        other.execute("ROLLBACK")
    await store.append("t", [answer(4)], HEAD)

    assert await store.tail("t", 3) == [answer(4)]
    await store.close()


async def test_a_write_is_given_up(store: Store) -> None:
    """Wherever a task is cancelled, its entry is there whole or not at all, and the next writer can write."""
    await create(store)
    seq = 4
    for steps in range(40):
        writing = asyncio.create_task(store.append("t", [answer(seq), answer(seq + 1)], HEAD, b"%d" % seq))
        for _ in range(steps):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        written = await store.tail("t", seq - 1)
        assert written in ([], [answer(seq), answer(seq + 1)])
        seq += len(written)
    await store.append("t", [answer(seq)], HEAD)

    assert [entry.seq for entry in await store.tail("t", 0)] == list(range(1, seq + 1))
