"""Nobody can read the seeds in the database and in backups without the server's secret."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from neopolis.engine.fairness import commitment
from neopolis.games.registry import definition
from neopolis.server.settings import read_settings
from neopolis.server.store.backup import back_up, restore
from neopolis.server.store.derived_keys import DerivedKeys
from neopolis.server.store.seal import Seal
from neopolis.server.store.store import Store
from neopolis.server.store.summaries import table_info
from neopolis.server.table.log_events import Created, Entry, LogEvent, Plan, Revealed, Sat, Started
from neopolis.server.table.table import Table

SEED = "5e" * 32
SECRET = "a secret of the tests that is long enough"
OTHER = "another secret of the tests, also long enough"
NEOM = definition("neom")
WORLD = b"NP1 an imagined game"


def seal(secret: str = SECRET) -> Seal:
    return Seal(DerivedKeys(secret.encode()))


def entries(table: str = "t") -> list[Entry]:
    created = Created("ann", "Ann", Plan("neom", 1), server_seed=SEED, commitment=commitment(table, SEED))
    events: list[LogEvent] = [created, Sat(0, "Ann"), Started("", NEOM.version, NEOM.content)]
    return [Entry(seq, 1_000 + seq, "ann", "", event) for seq, event in enumerate(events, start=1)]


def filled(table: str = "t") -> Table:
    return Table.load(table, entries(table))


async def write(store: Store) -> None:
    """A table with a running game, and a snapshot of it."""
    await store.open()
    table, log = filled(), entries()
    await store.create_table("t", log[:1], table_info(table))
    await store.append("t", log[1:], table_info(table), table.save())


def test_what_was_sealed_can_be_opened_only_there_and_for_that() -> None:
    sealed = seal().close("t", "seed", b"data")

    assert b"data" not in sealed
    assert seal().open("t", "seed", sealed) == b"data"
    assert seal().close("t", "seed", b"data") != sealed
    for opened in (
        seal(OTHER).open("t", "seed", sealed),
        seal().open("u", "seed", sealed),
        seal().open("t", "snapshot", sealed),
    ):
        assert opened == sealed
    changed = sealed[:-1] + bytes([sealed[-1] ^ 1])
    assert seal().open("t", "seed", changed) == changed
    assert seal().open("t", "seed", b"sealed:") == b"sealed:"


@pytest.mark.parametrize(
    "event",
    [
        Created("ann", "Ann", Plan("neom", 1), server_seed=SEED, commitment="c"),
        Created("ann", "Ann", Plan("neom", 1), world=WORLD),
        Started(SEED, "1", "c"),
        Started("", "1", "c"),
        Started(7, "1", "c"),
        Revealed(SEED),
    ],
)
def test_events_come_back_as_they_were(event: Created | Started | Revealed) -> None:
    closed = seal().close_event("t", event)

    assert seal().open_event("t", closed) == event
    if not isinstance(event, Revealed):
        assert SEED not in repr(closed) and WORLD.decode() not in repr(closed)


@pytest.mark.anyio
async def test_the_database_holds_no_seed_and_no_snapshot_in_the_clear(database_url: str) -> None:
    store = Store(database_url, seal=seal())
    await write(store)
    stored = await store.load("t", before=0)
    fresh = await store.load("t")
    plain = Store(database_url)
    await plain.open()
    bare, snapshot = await plain.load("t", before=0), await plain.load("t")
    await plain.close()
    await store.close()

    assert stored is not None and stored.entries == entries()
    assert fresh is not None and fresh.snapshot is not None and fresh.snapshot.data == filled().save()
    assert bare is not None and SEED not in repr(bare)
    assert snapshot is not None and snapshot.snapshot is not None
    assert SEED.encode() not in snapshot.snapshot.data
    assert snapshot.snapshot.data.startswith(b"sealed:") and not Table.can_restore(snapshot.snapshot.data)


@pytest.mark.anyio
async def test_another_secret_makes_the_table_unreadable_and_the_right_one_readable_again(database_url: str) -> None:
    store = Store(database_url, seal=seal())
    await write(store)
    other = Store(database_url, seal=seal(OTHER))
    await other.open()
    shut, readable = await other.load("t", before=0), await store.load("t", before=0)
    await other.close()
    await store.close()

    assert shut is not None and readable is not None
    table = Table.load("t", shut.entries)
    assert (table.status, table.data.fault[0], table.host) == ("unreadable", "table-sealed", "ann")
    assert Table.load("t", readable.entries).status == "playing"


@pytest.mark.anyio
async def test_old_rows_stay_readable(sqlite_url: str) -> None:
    """Older versions stored everything in the clear, snapshots included."""
    plain = Store(sqlite_url)
    await write(plain)
    await plain.close()
    store = Store(sqlite_url, seal=seal())
    await store.open()
    stored = await store.load("t")
    await store.close()

    assert stored is not None and stored.snapshot is not None
    assert Table.load("t", stored.entries, stored.snapshot.data).status == "playing"


@pytest.mark.parametrize("in_file", [True, False])
def test_a_backup_says_whether_it_needs_another_secret(tmp_path: Path, in_file: bool) -> None:
    environ = {} if in_file else {"NEOPOLIS_SECRET": SECRET}
    settings = read_settings(environ, tmp_path / "one")
    settings.data.mkdir()
    if in_file:
        (settings.data / "secret").write_text(SECRET)

    async def fill() -> None:
        store = Store(settings.database, seal=seal())
        await write(store)
        await store.close()

    asyncio.run(fill())
    saved = asyncio.run(back_up(settings, tmp_path / "backup.gz"))
    elsewhere = read_settings({}, tmp_path / "two")
    restored = asyncio.run(restore(elsewhere, tmp_path / "backup.gz"))

    assert (saved.lacks_secret, restored.lacks_secret) == (not in_file, not in_file)
    assert (elsewhere.data / "secret").exists() == in_file
    raw = (tmp_path / "two" / "neopolis.db").read_bytes()
    assert SEED.encode() not in raw
    with sqlite3.connect(tmp_path / "two" / "neopolis.db") as database:
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (3,)
