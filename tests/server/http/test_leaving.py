"""A process that stops moves its tables to another one, a few at a time; there, their bots go on at once.

Two servers in this process share a database and a channel.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar, get

from neopolis.games.registry import definition
from neopolis.server.http import asgi_server
from neopolis.server.http.server import Server
from neopolis.server.runtime import table_registry
from neopolis.server.runtime.channel import Notice, NoticeHandler
from neopolis.server.runtime.connections import Client
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.settings import read_settings
from neopolis.server.table.commands import Answer
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Plan, Sat, Started
from tests.server.http.running import SECRET, run

ANN = "ann"
HOUR = 3_600


class Wire:
    """A channel between servers in this process. Notices are encoded, as on a real one."""

    def __init__(self, process: str, wires: "list[Wire]") -> None:
        self.process = process
        self.handler: NoticeHandler | None = None
        self._wires = wires
        wires.append(self)

    def publish(self, notice: Notice) -> None:
        for wire in self._wires:
            if wire is not self and wire.handler is not None:
                wire.handler(msgspec.json.decode(msgspec.json.encode(notice), type=Notice))

    async def peers(self) -> int:
        return len([wire for wire in self._wires if wire is not self and wire.handler is not None])

    async def listeners(self) -> int:
        return len([wire for wire in self._wires if wire.handler is not None])

    async def open(self, handler: NoticeHandler) -> None:
        self.handler = handler

    async def close(self) -> None:
        self.handler = None


@asynccontextmanager
async def pair(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Server, Server]]:
    """Two running servers. They do no work by themselves, and wait for people as long as it takes."""
    monkeypatch.setattr(table_registry, "MAINTENANCE_SECONDS", HOUR)
    monkeypatch.setattr(table_registry, "MOVE_SECONDS", HOUR)
    monkeypatch.setattr(table_registry, "LEAVE_SECONDS", HOUR)
    monkeypatch.setattr(table_registry, "MOVE_CHECK_SECONDS", 0.001)
    wires: list[Wire] = []
    names = iter(("one", "two"))
    monkeypatch.setattr(Server, "_channel", lambda _: Wire(next(names), wires))
    redis = {"NEOPOLIS_SECRET": SECRET, "NEOPOLIS_REDIS_URL": "redis://nowhere"}
    one, two = [Server(read_settings(redis, folder)) for _ in range(2)]
    async with one.running(), two.running():
        yield one, two


async def begin(server: Server, bots: tuple[str, ...] = ("greedy",)) -> tuple[LiveTable, Client]:
    """A game of a person with bots on a server; the person is connected there."""
    kind = definition("neom")
    created = create_table(ANN, "Ann", Plan("neom", 1 + len(bots), {}, ["", *bots]))
    started = Started(7, kind.version, kind.content)
    table = server.tables.get(await server.tables.create(created, (ANN, Sat(0, "Ann")), (ANN, started)))
    return table, await connect(table)


async def connect(table: LiveTable) -> Client:
    client = Client(ANN, "Ann", True, False, 1)
    await table.join(client)
    return client


async def answer(table: LiveTable, client: Client, message: str) -> None:
    """Give the default answer to the person's question."""
    stored = await table.stored_table()
    assert stored.game is not None
    await table.handle(client, Answer(message, stored.seats[0].question_number, stored.game.decision(0).default))


async def is_true(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    while not condition():
        await asyncio.sleep(0.01)


def test_a_released_table_goes_on_at_the_other_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the other process, the bots go on without waiting for maintenance."""

    async def moved() -> None:
        async with pair(tmp_path, monkeypatch) as (one, two):
            table, client = await begin(one)
            table.adopt(await table.stored_table())  # the bot is to move, and this process would let it
            seq = table.seq
            leaving = asyncio.create_task(one.tables.leave())
            await is_true(lambda: client.outbox.closing is not None)
            assert client.outbox.closing == (1012, "restart")

            other = two.tables.get(table.id)
            await is_true(lambda: other.seq > seq)  # the bot has answered there
            assert not leaving.done()
            table.leave(client)
            await connect(other)
            await leaving

    run(moved())


def test_a_released_table_writes_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A late command is not acknowledged, so the client repeats it at the other process, which carries it out."""

    async def late() -> None:
        async with pair(tmp_path, monkeypatch) as (one, two):
            table, client = await begin(one, bots=())
            leaving = asyncio.create_task(one.tables.leave())
            await is_true(lambda: client.outbox.closing is not None)
            seq = table.seq
            await answer(table, client, "late")
            assert (await one.store.last_entries([table.id])) == {table.id: seq}

            table.leave(client)
            other = two.tables.get(table.id)
            await answer(other, await connect(other), "late")
            assert (await two.store.last_entries([table.id]))[table.id] > seq
            await leaving

    run(late())


def test_a_socket_that_comes_too_late_is_sent_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket accepted just before the process stopped listening is told to reconnect, or it would wait in vain."""

    async def late() -> tuple[int, str] | None:
        async with pair(tmp_path, monkeypatch) as (one, _):
            table, client = await begin(one, bots=())
            await table.release()
            table.leave(client)
            return (await connect(table)).outbox.closing

    assert run(late()) == (1012, "restart")


def test_tables_move_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next table moves when the people of the last one are back."""
    monkeypatch.setattr(table_registry, "MOVED_AT_ONCE", 1)

    async def in_turn() -> None:
        async with pair(tmp_path, monkeypatch) as (one, two):
            begun = [await begin(one, bots=()) for _ in range(3)]
            leaving = asyncio.create_task(one.tables.leave())
            for at, (table, client) in enumerate(begun):
                await is_true(lambda: client.outbox.closing is not None)  # noqa: B023
                assert [one.outbox.closing is None for _, one in begun[at + 1 :]] == [True] * (2 - at)
                table.leave(client)
                await connect(two.tables.get(table.id))
            await leaving

    run(in_turn())


def test_the_last_process_keeps_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without another process, nobody is sent away early."""

    async def alone() -> tuple[int, str] | None:
        async with pair(tmp_path, monkeypatch) as (one, two):
            await two.tables.context.channel.close()
            _, client = await begin(one)
            await one.tables.leave()
            return client.outbox.closing

    assert run(alone()) is None


@get("/")
async def hello() -> str:
    return "Hello"


def test_a_new_connection_is_answered_once_more(tmp_path: Path) -> None:
    """A load balancer has opened connections just before the server stops, and their requests are on their way."""

    async def replies() -> list[bytes]:
        leaving, may_stop = asyncio.Event(), asyncio.Event()

        async def leave() -> None:
            leaving.set()
            await may_stop.wait()

        with asgi_server.listen("127.0.0.1", 0) as listening:
            server = asgi_server.server(Litestar([hello]), read_settings({}, tmp_path), 256, leave)
            serving = asyncio.create_task(server.serve([listening]))
            await is_true(lambda: server.started)
            opened = [await asyncio.open_connection(*listening.getsockname()) for _ in range(40)]
            server.should_exit = True
            await leaving.wait()
            for _, writer in opened:
                writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
            found = [(await reader.read()).splitlines() for reader, _ in opened]
            for _, writer in opened:
                writer.close()
            may_stop.set()
            await serving
        return [lines[0] if lines else b"" for lines in found]

    assert run(replies()) == 40 * [b"HTTP/1.1 200 OK"]
