"""Connections that are silent, slow or too many: they end, and nobody else notices them."""

import asyncio
import contextlib
import json
import logging
import resource
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from uvicorn import Config
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from neopolis.client import Address
from neopolis.engine.refused import Refused
from neopolis.server.http import connection_limits
from neopolis.server.http.connection_limits import ConnectionLimits, LimitedServerState, most_connections
from neopolis.server.http.http_protocol import BODY, HEADER, QUIET, SECONDS, WORKING, TimedHttpProtocol
from neopolis.server.http.stalls import SLOW_SECONDS, SLOWEST_RATE, STALL_SECONDS, SlowReaderDetector
from neopolis.server.logs import MOST_EQUAL_LINES, REPEAT_SECONDS, JsonFormatter, RepeatFilter
from neopolis.server.runtime.connections import MOST_ANONYMOUS_SOCKETS
from neopolis.server.settings import CONNECTIONS_PER_ADDRESS, read_settings
from neopolis.server.table.log_events import Plan
from tests.server.http.running import Running, party, run, running

FILES = 256
STRANGER, OTHER = "203.0.113.7", "198.51.100.9"


# A real server that may open 256 files.


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path)
    server.file_limits = (FILES, FILES)
    try:
        yield server.start()
    finally:
        server.stop()


def test_silent_connections_keep_nobody_out(small: Running) -> None:
    """More silent connections than the server can hold: people come in and play on, and the log stays short."""

    async def play() -> None:
        async with party(small, people=1, bots=("greedy",)) as table, contextlib.AsyncExitStack() as stack:
            for _ in range(2 * FILES):
                silent = stack.enter_context(contextlib.closing(socket.socket()))
                silent.setblocking(False)
                await asyncio.get_running_loop().sock_connect(silent, ("127.0.0.1", small.port))
            assert (await asyncio.to_thread(httpx.get, f"{small.address}/healthz")).status_code == 200
            await table.seats[0].say("Still here")
            assert (await (await small.guest("Newcomer")).me()).name == "Newcomer"

    run(play())
    assert len(small.lines()) < 20_000


def test_unfinished_bodies_keep_nobody_out(small: Running) -> None:
    """A body that never ends occupies a connection only until somebody else needs it."""
    head = f"POST /api/judge/neom HTTP/1.1\r\nHost: 127.0.0.1:{small.port}\r\nContent-Length: 1000\r\n\r\n["

    async def ask() -> None:
        loop, ended = asyncio.get_running_loop(), 0

        async def hold(one: socket.socket) -> None:
            nonlocal ended
            with contextlib.suppress(OSError):
                await loop.sock_connect(one, ("127.0.0.1", small.port))
                await loop.sock_sendall(one, head.encode())
                await loop.sock_recv(one, 1)
            ended += 1

        sockets = [socket.socket() for _ in range(2 * FILES)]
        for one in sockets:
            one.setblocking(False)
        holding = [asyncio.create_task(hold(one)) for one in sockets]
        await until(lambda: ended >= 2 * FILES - most_connections(FILES))
        for _ in range(20):
            assert (await asyncio.to_thread(httpx.get, f"{small.address}/healthz")).status_code == 200
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, return_exceptions=True)
        for one in sockets:
            one.close()

    run(ask())


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    server = Running(tmp_path)
    server.file_limits = (FILES, 4 * FILES)
    server.start()
    try:
        assert server.process is not None
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (4 * FILES, 4 * FILES)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("files", "most"), [(64, 16), (256, 128), (1024, 896), (65_536, connection_limits.MOST_CONNECTIONS)]
)
def test_some_files_are_kept_for_the_server_itself(files: int, most: int) -> None:
    assert most_connections(files) == most


# Deadlines, with a clock of our own.

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n"
Client = Callable[[TimedHttpProtocol, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def with_connection(act: Client, size: int = 2, hold: bool = False) -> None:
    """Act with a connection to an application that sends `size` bytes, or that never answers if `hold`."""
    made: list[TimedHttpProtocol] = []

    async def app(_: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        more = True
        while more:
            event = await receive()
            more = event["type"] == "http.request" and event.get("more_body", False)
        if hold:
            await asyncio.Event().wait()
        headers = [(b"content-length", str(size).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers, "trailers": False})
        await send({"type": "http.response.body", "body": bytes(size), "more_body": False})

    async def happen() -> None:
        state = LimitedServerState(ConnectionLimits(40, 10))

        def protocol() -> TimedHttpProtocol:
            made.append(TimedHttpProtocol(Config(app), state, {}))
            return made[-1]

        server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        while not made or made[0].transport is None:
            await asyncio.sleep(0)
        try:
            await act(made[0], reader, writer)
        finally:
            for task in state.tasks:
                task.cancel()
            writer.close()
            server.close()
            made[0].transport.abort()
            await until(lambda: len(state.limits) == 0)
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    run(happen())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.001)


@pytest.mark.parametrize(
    ("sent", "phase"),
    [(b"", QUIET), (b"GET / HTTP/1.1\r\nHo", HEADER), (POST + b"12345", BODY), (GET + b"GET /", HEADER)],
)
def test_a_client_has_so_long(sent: bytes, phase: str) -> None:
    """First byte, header, body and the header of a second request have deadlines. More bytes do not extend them."""

    async def act(protocol: TimedHttpProtocol, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        start = protocol.loop.time()
        for place in range(len(sent)):
            writer.write(sent[place : place + 1])
        await until(lambda: protocol.phase == phase)
        protocol.check(start + SECONDS[phase] - 1)
        assert not protocol.transport.is_closing()
        protocol.check(protocol.loop.time() + SECONDS[phase] + 0.1)
        assert protocol.transport.is_closing()

    with_connection(act)


def test_we_may_take_our_time() -> None:
    async def act(protocol: TimedHttpProtocol, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(GET)
        await until(lambda: protocol.phase == WORKING)
        protocol.check(protocol.loop.time() + 1000)
        assert not protocol.transport.is_closing()

    with_connection(act, hold=True)


def test_a_client_that_reads_nothing_is_cut_off() -> None:
    """A client that reads slowly may go on. One that has stopped is cut off, even if we are closing already."""

    async def act(protocol: TimedHttpProtocol, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        unsent = protocol.transport.get_write_buffer_size
        writer.write(GET)
        await until(lambda: unsent() > 0)
        await reader.readexactly(1_000_000)
        now = protocol.loop.time()
        protocol.check(now)
        before = unsent()
        await reader.readexactly(10_000_000)
        assert unsent() < before
        protocol.check(now + STALL_SECONDS + 1)
        assert not protocol.transport.is_closing()
        protocol.transport.close()
        protocol.check(now + 2 * STALL_SECONDS + 2)
        await until(lambda: unsent() == 0)

    with_connection(act, size=40_000_000)


class Reading(asyncio.Transport):
    """A connection whose client reads as much as a test says."""

    def __init__(self, unsent: int) -> None:
        super().__init__()
        self.unsent = unsent

    def get_write_buffer_size(self) -> int:
        return self.unsent


@pytest.mark.parametrize(("rate", "is_cut"), [(0, True), (300, True), (SLOWEST_RATE * 9 // 10, True), (2_000, False)])
def test_a_client_must_read_so_fast(rate: int, is_cut: bool) -> None:
    """A slow phone may go on for as long as it takes; a client that only pretends to read may not."""
    transport, detector, cut = Reading(1_000_000), SlowReaderDetector(), []
    for second in range(int(4 * SLOW_SECONDS)):
        cut.append(detector.is_too_slow(transport, 1_000.0 + second))
        transport.unsent -= rate

    assert any(cut) == is_cut
    assert not any(cut[: int(SLOW_SECONDS)])


def test_a_client_with_nothing_to_read_is_not_slow() -> None:
    transport, detector = Reading(100_000), SlowReaderDetector()
    detector.is_too_slow(transport, 0.0)
    transport.unsent = 0
    assert not detector.is_too_slow(transport, 10 * SLOW_SECONDS)
    transport.unsent = 100_000
    assert not detector.is_too_slow(transport, 20 * SLOW_SECONDS)


# Limits.


class Connection(asyncio.Transport):
    """A connection that can only be aborted."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_an_address_has_so_many_connections() -> None:
    limits = ConnectionLimits(100, 3, ("10.0.0.0/8",))
    connections = [Connection() for _ in range(3)]

    assert all(limits.add(connection, STRANGER) for connection in connections)
    assert not limits.add(Connection(), STRANGER)
    assert limits.add(Connection(), OTHER)
    limits.remove(connections[0])
    assert limits.add(Connection(), STRANGER)


@pytest.mark.parametrize("files", [64, FILES, 1024])
def test_an_address_has_only_a_part_of_all_connections(files: int) -> None:
    """However few files the system gives us, one address cannot take all connections."""
    limits = ConnectionLimits(most_connections(files), CONNECTIONS_PER_ADDRESS)
    opened = [limits.add(Connection(), STRANGER) for _ in range(files)]

    assert 0 < sum(opened) <= most_connections(files) // 4
    assert limits.add(Connection(), OTHER)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.1.2.3"])
def test_this_machine_and_proxies_have_many(address: str) -> None:
    """Behind a proxy, everybody seems to have the same address."""
    limits = ConnectionLimits(100, 3, ("10.0.0.0/8",))

    assert all(limits.add(Connection(), address) for _ in range(50))


def test_a_household_has_many_addresses() -> None:
    limits = ConnectionLimits(100, 3)

    assert [limits.add(Connection(), f"2001:db8::{place}") for place in range(4)] == [True, True, True, False]


def test_a_newcomer_replaces_the_longest_idle() -> None:
    limits = ConnectionLimits(3, 3)
    first, second, third = [Connection() for _ in range(3)]
    for connection in (first, second, third):
        limits.add(connection, "127.0.0.1")
    limits.set_busy(first)

    assert limits.add(Connection(), STRANGER)
    assert (first.aborted, second.aborted, third.aborted, len(limits)) == (False, True, False, 3)


def test_nobody_with_a_request_is_replaced() -> None:
    limits = ConnectionLimits(2, 2)
    for connection in (Connection(), Connection()):
        limits.add(connection, "127.0.0.1")
        limits.set_busy(connection)

    assert not limits.add(Connection(), STRANGER) and len(limits) == 2


def test_the_setting(tmp_path: Path) -> None:
    name = "NEOPOLIS_CONNECTIONS_PER_ADDRESS"

    assert read_settings({}, tmp_path).connections_per_address == CONNECTIONS_PER_ADDRESS
    assert read_settings({name: "7"}, tmp_path).connections_per_address == 7
    for bad in ("0", "-1", "many", "1e3", "9999999"):
        with pytest.raises(Refused):
            read_settings({name: bad}, tmp_path)


# Clients behind a trusted proxy, and sockets.

PROXY = "10.1.2.3"


def test_clients_of_a_proxy_are_counted_one_by_one() -> None:
    """A proxy may open as many connections as it likes, but each of its clients only as many as others."""
    limits = ConnectionLimits(100, 3, ("10.0.0.0/8",))
    connections = [Connection() for _ in range(6)]
    for connection in connections:
        limits.add(connection, PROXY)

    found = [limits.attribute(connection, STRANGER, is_socket=True) for connection in connections[:4]]
    assert found == ["", "", "", "many-connections"]
    assert not limits.add(Connection(), STRANGER)
    assert limits.attribute(connections[4], OTHER, is_socket=False) == ""
    limits.remove(connections[0])
    assert limits.attribute(connections[5], STRANGER, is_socket=False) == ""


def test_a_proxy_uses_a_connection_for_one_client_after_another() -> None:
    limits = ConnectionLimits(100, 3, ("10.0.0.0/8",))
    connections = [Connection() for _ in range(4)]
    for connection in connections:
        limits.add(connection, PROXY)
        assert limits.attribute(connection, STRANGER, is_socket=False) == "" or connection is connections[3]
    limits.release(connections[0])

    assert limits.attribute(connections[0], OTHER, is_socket=False) == ""
    assert limits.attribute(connections[3], STRANGER, is_socket=False) == ""


def test_a_direct_connection_is_counted_once() -> None:
    limits = ConnectionLimits(100, 3)
    connections = [Connection() for _ in range(3)]
    for connection in connections:
        assert limits.add(connection, STRANGER)
        assert limits.attribute(connection, STRANGER, is_socket=True) == ""
    limits.release(connections[0])

    assert not limits.add(Connection(), STRANGER)


@pytest.mark.parametrize("files", [64, FILES, 1024, 65_536])
def test_sockets_leave_room_for_requests(files: int) -> None:
    """However many addresses open sockets, the page and /healthz still answer."""
    most = most_connections(files)
    limits = ConnectionLimits(most, CONNECTIONS_PER_ADDRESS)
    opened = 0
    for place in range(most):
        connection, address = Connection(), f"198.51.{place // 200}.{place % 200}"
        if limits.add(connection, address) and not limits.attribute(connection, address, is_socket=True):
            limits.set_busy(connection)
            opened += 1
        else:
            limits.remove(connection)
    working = Connection()

    assert most * 3 // 4 < opened < most
    assert limits.add(working, STRANGER) and limits.attribute(working, STRANGER, is_socket=False) == ""


def test_one_client_of_a_proxy_keeps_nobody_out(tmp_path: Path) -> None:
    """A client may have a quarter of all connections open. Its others get 503, and other clients notice nothing."""
    server = Running(tmp_path, NEOPOLIS_TRUSTED_PROXIES="127.0.0.1")
    server.file_limits = (FILES, FILES)
    part = most_connections(FILES) // 4

    async def fill() -> list[int]:
        ada, statuses = await server.guest("Ada"), []
        async with contextlib.AsyncExitStack() as stack:
            for place in range(part + 4):
                if place % 10 == 0:
                    links = await ada.open(Plan("neom", 2))
                url = Address.read(links.spectator)._replace(server=server.address).socket(False)
                try:
                    await stack.enter_async_context(connect(url, additional_headers={"X-Forwarded-For": STRANGER}))
                    statuses.append(101)
                except InvalidStatus as error:
                    statuses.append(error.response.status_code)
            for address, status in ((STRANGER, 503), (OTHER, 200)):
                headers = {"X-Forwarded-For": address}
                found = await asyncio.to_thread(httpx.get, f"{server.address}/healthz", headers=headers)
                assert found.status_code == status
        return statuses

    server.start()
    try:
        assert run(fill()) == [101] * part + [503] * 4
    finally:
        server.stop()


def test_anonymous_spectators_behind_a_proxy_are_counted_by_address(tmp_path: Path) -> None:
    """One client's spectators leave room at the table for everybody else's, and for people who enter their name."""

    async def watch(server: Running) -> list[str]:
        links = await (await server.guest("Ada")).open(Plan("neom", 2))
        url, found = Address.read(links.spectator)._replace(server=server.address).socket(False), []
        cookie = (await server.guest("Eve")).headers()
        anonymous: dict[str, str] = {}
        people = [(STRANGER, anonymous)] * (MOST_ANONYMOUS_SOCKETS + 1) + [(OTHER, anonymous), (STRANGER, cookie)]
        async with contextlib.AsyncExitStack() as stack:
            for address, headers in people:
                added = {"X-Forwarded-For": address, **headers}
                one = await stack.enter_async_context(connect(url, additional_headers=added))
                found.append(str(json.loads(await one.recv()).get("kind")))
        return found

    with running(tmp_path, NEOPOLIS_TRUSTED_PROXIES="127.0.0.1") as server:
        assert run(watch(server)) == ["update"] * MOST_ANONYMOUS_SOCKETS + ["bye", "update", "update"]


def test_requests_behind_a_proxy_are_counted_until_they_are_answered(tmp_path: Path) -> None:
    """A proxy keeps connections alive. An answered request no longer counts for its client."""
    settings = {"NEOPOLIS_TRUSTED_PROXIES": "127.0.0.1", "NEOPOLIS_CONNECTIONS_PER_ADDRESS": "1"}
    with running(tmp_path, **settings) as server, contextlib.ExitStack() as stack:
        proxies = [stack.enter_context(httpx.Client(base_url=server.address)) for _ in range(3)]
        found = [one.get("/healthz", headers={"X-Forwarded-For": STRANGER}).status_code for one in 2 * proxies]

    assert found == [200] * 6


# The log.


def logged(*lines: tuple[float, str]) -> list[logging.LogRecord]:
    """The records that the log's filter lets through. Lines are given with their times."""
    filter_, found = RepeatFilter(), []
    for created, text in lines:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 1, text, (), None)
        record.created = created
        if filter_.filter(record):
            found.append(record)
    return found


def test_equal_lines_are_collapsed() -> None:
    """The first line of the next minute says how many were left out. Only the first line of a message counts."""
    flood = [(0.0, f"no more files\nfor socket {place}") for place in range(1000)]
    found = logged(*flood, (1.0, "something else"), (REPEAT_SECONDS, "no more files"))
    last = json.loads(JsonFormatter().format(found[-1]))

    assert [record.msg for record in found[-2:]] == ["something else", "no more files"]
    assert (len(found), last["repeated"]) == (MOST_EQUAL_LINES + 2, 1000 - MOST_EQUAL_LINES)


def test_a_clock_that_is_set_back_hides_no_lines() -> None:
    assert len(logged(*[(1000.0, "a")] * 100, (10.0, "a"))) == MOST_EQUAL_LINES + 1
