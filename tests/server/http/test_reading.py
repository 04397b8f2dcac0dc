"""Reading a table never waits for somebody else's writing, so the time that an answer takes reveals nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Literal

import httpx
import pytest

from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import CanTrade, Weigh
from neopolis.server.http.access import authorize
from neopolis.server.http.app import app_of
from neopolis.server.http.problem import COOKIE
from neopolis.server.http.routes.tables import find_own_table
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.connections import Client
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.store.errors import Unavailable
from neopolis.server.store.people import Guest, SignedIn
from neopolis.server.store.store import StoredPack, TableInfo
from neopolis.server.store.summaries import table_info
from neopolis.server.table import forks
from neopolis.server.table.commands import Answer, Command, Ping, Resume, Say, Sit, Start, Sync, TakeBack, Vote
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import NOBODY, Entry, Paused
from neopolis.server.table.server_messages import Ack, Rejected, Update
from tests.server.http.running import run
from tests.server.http.test_live_table import playing, serving, waiting_messages


class WatchedLock(asyncio.Lock):
    """A lock that says when somebody has to wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_awaited = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self.is_awaited.set()
        return await super().acquire()


class HeldWrite:
    """A live table that is just writing a whisper: the lock is held, and the database has not answered yet."""

    def __init__(self, live_table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.live_table = live_table
        self.lock = WatchedLock()
        self.is_writing = asyncio.Event()
        self.may_go_on = asyncio.Event()
        store = live_table.context.store
        append = store.append

        async def held(
            table: str, entries: Sequence[Entry], info: TableInfo, snapshot: bytes | None, packs: Sequence[StoredPack]
        ) -> None:
            self.is_writing.set()
            await self.may_go_on.wait()
            await append(table, entries, info, snapshot, packs)

        monkeypatch.setattr(store, "append", held)
        monkeypatch.setattr(live_table, "lock", self.lock)

    async def whisper(self, client: Client) -> asyncio.Task[None]:
        writing = asyncio.create_task(self.live_table.handle(client, Say("w", "psst", 1)))
        await self.is_writing.wait()
        assert self.lock.locked()
        return writing

    async def finishes(self, reading: Awaitable[object]) -> bool:
        """Whether something finishes before the write; if not, let the write go on."""
        task, waiting = asyncio.ensure_future(reading), asyncio.create_task(self.lock.is_awaited.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        is_finished = task.done()
        if not is_finished:
            self.may_go_on.set()
        await task
        waiting.cancel()
        return is_finished


READINGS: list[Command] = [
    Sync("r"),
    CanTrade("r", 1),
    Weigh("r", 1, Terms(1), Terms()),
    Ping("r"),
]


@pytest.mark.parametrize("command", READINGS, ids=lambda one: type(one).__name__)
def test_reading_commands_are_answered_while_somebody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    async def read() -> None:
        async with playing(tmp_path) as (live_table, clients):
            held = HeldWrite(live_table, monkeypatch)
            writing = await held.whisper(clients[0])

            assert await held.finishes(live_table.handle(clients[3], command))
            assert len(await waiting_messages(clients[3])) == (2 if isinstance(command, Sync) else 1)
            assert not writing.done()
            held.may_go_on.set()
            await writing
            assert [type(one) for one in await waiting_messages(clients[0])] == [Ack, Update]

    run(read())


REFUSED: list[Command] = [
    Answer("r", 999, 0),
    TakeBack("r", 999),
    Vote("r", 0),
    Sit("r", 0),
    Start("r"),
]


@pytest.mark.parametrize("command", REFUSED, ids=lambda one: type(one).__name__)
def test_commands_are_refused_while_somebody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    """A refusal must not take longer while somebody whispers."""

    async def refuse() -> None:
        async with playing(tmp_path) as (live_table, clients):
            held = HeldWrite(live_table, monkeypatch)
            writing = await held.whisper(clients[0])

            assert await held.finishes(live_table.handle(clients[3], command))
            assert [type(one) for one in await waiting_messages(clients[3])] == [Rejected]
            assert not writing.done()
            held.may_go_on.set()
            await writing

    run(refuse())


def test_a_command_that_other_processes_made_legal_is_carried_out(tmp_path: Path) -> None:
    """Another process has written, but its notice was lost: the stored table alone would refuse the command."""

    async def legal() -> None:
        async with playing(tmp_path) as (live_table, clients):
            table = await live_table.stored_table()
            paused = Entry(table.seq + 1, table.data.at, NOBODY, "", Paused(0))
            changed = table.copy()
            changed.apply(paused)
            await live_table.context.store.append(live_table.id, [paused], table_info(changed), None, [])

            await live_table.handle(clients[0], Resume("r"))

            assert Ack("r") in await waiting_messages(clients[0])
            assert (await live_table.stored_table()).status == "playing"

    run(legal())


def test_a_newcomer_gets_the_table_while_somebody_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first frame has what is stored, and later frames have the rest."""

    async def join() -> None:
        async with playing(tmp_path) as (live_table, clients):
            held = HeldWrite(live_table, monkeypatch)
            writing = await held.whisper(clients[0])
            newcomer = Client("ben", "Ben", True, False, 0)

            assert await held.finishes(live_table.join(newcomer))
            (first,) = [one for one in await waiting_messages(newcomer) if isinstance(one, Update)]
            assert first.full and not first.talk
            held.may_go_on.set()
            await writing
            (second,) = [one for one in await waiting_messages(newcomer) if isinstance(one, Update)]
            assert second.talk and second.talk[0].text == "psst"

    run(join())


def test_requests_are_answered_while_somebody_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that HTTP requests do to read a table works without its lock."""

    async def requests() -> None:
        async with serving(tmp_path) as (server, live_table, clients):
            held = HeldWrite(live_table, monkeypatch)
            writing = await held.whisper(clients[0])

            async def look() -> None:
                found, _ = await authorize(server, live_table.id, Guest("cleo", "Cleo"), "")
                assert table_frame(await found.stored_table(), "cleo").you == 2

            async def fork() -> None:
                forks.fork(await live_table.stored_table(), "cleo", "Cleo", -1, 2, 5)

            async def own() -> None:
                stored = await server.store.find(live_table.id)
                assert stored is not None
                assert (await find_own_table(server, stored, ["cleo"])).you == 2

            asked: list[Callable[[], Awaitable[None]]] = [look, fork, own]
            for one in asked:
                assert await held.finishes(one())
            held.may_go_on.set()
            await writing

    run(requests())


REQUESTS = [("GET", "verify"), ("POST", "rematch"), ("POST", "restore")]


@pytest.mark.parametrize("person", ["ann", "cleo"])
@pytest.mark.parametrize(("method", "path"), REQUESTS)
def test_requests_are_refused_while_somebody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, path: str, person: str
) -> None:
    """These routes need the lock only after the game or at a deleted table, so here they answer without it."""

    async def refuse() -> None:
        async with serving(tmp_path) as (server, live_table, clients):
            held = HeldWrite(live_table, monkeypatch)
            writing = await held.whisper(clients[0])
            cookie = server.keys.cookie(SignedIn(Guest(person, person), now_ms(), now_ms()))
            headers = {"cookie": f"{COOKIE}={cookie}", "origin": "http://localhost"}
            transport = httpx.ASGITransport(app_of(server))  # type: ignore[arg-type]  # Litestar types its messages more exactly
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as client:
                address = f"/api/tables/{live_table.id}/{path}"
                assert await held.finishes(client.request(method, address, json={} if method == "POST" else None))
            held.may_go_on.set()
            await writing

    run(refuse())


def test_a_failed_write_changes_nothing_for_readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the database refuses a write, readers never see it, and the next write works."""

    async def fail() -> None:
        async with playing(tmp_path) as (live_table, clients):
            before = await live_table.stored_table()

            async def broken(
                table: str,
                entries: Sequence[Entry],
                info: TableInfo,
                snapshot: bytes | None,
                packs: Sequence[StoredPack],
            ) -> None:
                assert live_table._stored is before and before.seq < entries[0].seq
                raise Unavailable("store-away")

            with monkeypatch.context() as patched:
                patched.setattr(live_table.context.store, "append", broken)
                await live_table.handle(clients[0], Say("a", "lost"))
            assert (await live_table.stored_table()).data.talk == []
            await live_table.handle(clients[0], Say("b", "kept"))

            assert [line.text for line in (await live_table.stored_table()).data.talk] == ["kept"]

    run(fail())
