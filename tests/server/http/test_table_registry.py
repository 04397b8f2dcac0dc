"""Maintenance of tables, in this process: two servers on one database, one of which dies or falls behind."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.http.access import authorize
from neopolis.server.http.server import Server
from neopolis.server.runtime import table_registry
from neopolis.server.runtime.clock import now_ms
from neopolis.server.settings import Settings, read_settings
from neopolis.server.store import schema
from neopolis.server.store.people import Guest
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Answered, Created, LogEvent, Plan, Sat, Started
from tests.server.http.running import SECRET, run

ANN = "ann"


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns the periodic maintenance off, and allows due work to be taken over immediately."""
    monkeypatch.setattr(table_registry, "MAINTENANCE_SECONDS", 3_600)
    monkeypatch.setattr(table_registry, "TAKEOVER_AFTER", -60_000)


def settings(folder: Path) -> Settings:
    return read_settings({"NEOPOLIS_SECRET": SECRET}, folder)


def begun() -> tuple[Created, tuple[str, LogEvent], tuple[str, LogEvent]]:
    """The first log events of a table where a person plays against a bot."""
    kind = definition("neom")
    created = create_table(ANN, "Ann", Plan("neom", 2, {}, ["", "greedy"]))
    return created, (ANN, Sat(0, "Ann")), (ANN, Started(7, kind.version, kind.content))


async def answer(server: Server, table: str) -> None:
    """Write the person's answers on this server until the bot is asked. The bot does not answer there."""
    live_table = server.tables.get(table)
    async with live_table.lock:
        while (game := (await live_table.table()).game) is not None and 1 not in game.deciders:
            await live_table.write([Answered(0, game.decision(0).default)], ANN)
    assert game is not None


def test_tables_that_have_not_started_are_limited_per_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person can have only a few tables that have not started. Started ones do not count toward the limit."""
    monkeypatch.setattr(table_registry, "MOST_GATHERING", 2)

    async def opened() -> str:
        server = Server(settings(tmp_path))
        async with server.running():
            plain = create_table(ANN, "Ann", Plan("neom", 2))
            for events in ((plain,), begun(), begun(), (plain,)):
                await server.tables.create(events[0], *events[1:])
            await server.tables.create(create_table("ben", "Ben", Plan("neom", 2)))
            with pytest.raises(Refused) as refused:
                await server.tables.create(plain)
            return refused.value.code

    assert run(opened()) == "many-tables"


async def look_after(server: Server, table: str) -> None:
    """Run one round of maintenance, and wait for its results."""
    await server.tables._take_over_overdue()
    while server.tables.get(table).driver.is_busy:
        await asyncio.sleep(0.01)


async def seq_of(server: Server, table: str) -> int:
    found = await server.store.find(table)
    assert found is not None
    return found.seq


def test_a_table_that_fell_behind_is_read_on_before_its_bots_are_asked(tmp_path: Path) -> None:
    """Entries of a process that died are read before bots are asked, even if nobody here has a socket at the table."""

    async def looked_after() -> bool:
        one, other = Server(settings(tmp_path)), Server(settings(tmp_path))
        async with one.running(), other.running():
            created, *more = begun()
            table = await one.tables.create(created, *more)
            await look_after(one, table)
            await answer(other, table)
            before = await seq_of(one, table)
            await look_after(one, table)
            return await seq_of(one, table) > before

    assert run(looked_after())


def test_a_table_that_cannot_be_read_at_all_holds_up_no_other(tmp_path: Path) -> None:
    """Maintenance of other tables goes on. The table with the unknown entry is retried, but not every second."""

    async def looked_after() -> bool:
        server = Server(settings(tmp_path))
        async with server.running():
            created, *more = begun()
            odd, good = [await server.tables.create(created, *more) for _ in range(2)]
            strange = update(schema.entries).where(schema.entries.c.table_id == odd).values(deed=b'{"kind":"later"}')
            early = update(schema.tables).where(schema.tables.c.id == odd).values(due=1)
            await server.store.database.write(lambda connection: connection.execute(strange))
            await server.store.database.write(lambda connection: connection.execute(early))
            before, now = await seq_of(server, good), now_ms()
            await look_after(server, good)
            put_off = await server.store.find(odd)
            assert (
                put_off is not None
                and put_off.info.due is not None
                and put_off.info.due >= now + table_registry.POSTPONE_MS
            )
            return await seq_of(server, good) > before

    assert run(looked_after())


def test_a_table_with_entries_of_a_newer_version_says_so(tmp_path: Path) -> None:
    async def refusal() -> Refused:
        server = Server(settings(tmp_path))
        async with server.running():
            created, *more = begun()
            table = await server.tables.create(created, *more)
            strange = update(schema.entries).where(schema.entries.c.seq == 3).values(deed=b'{"kind":"later"}')
            await server.store.database.write(lambda connection: connection.execute(strange))
            with pytest.raises(Refused) as refused:
                await authorize(server, table, Guest(ANN, "Ann"), "")
            return refused.value

    found = run(refusal())

    assert found.code == "entry-unknown" and "entry 3" in found.message


def test_bots_go_on_although_the_clock_was_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer although the last entry, and so the time at which they are due, is in the future."""

    async def due() -> bool:
        server = Server(settings(tmp_path))
        async with server.running():
            created, *more = begun()
            with monkeypatch.context() as ahead:
                ahead.setattr(server.tables.context.clock, "now", lambda: now_ms() + 10**9)
                live_table = server.tables.get(await server.tables.create(created, *more))
            async with live_table.lock:
                await live_table.table()
            return live_table.is_due(now_ms())

    assert run(due())
