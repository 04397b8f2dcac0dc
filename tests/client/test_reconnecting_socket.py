"""Sockets over bad connections."""

import asyncio
import socket
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request

from neopolis.client import reconnecting_socket as line
from neopolis.client.reconnecting_socket import ReconnectingSocket
from neopolis.engine.refused import Refused
from tests.client.people import NEOM, open_table
from tests.client.serving import Serving

MANY = 6


def test_a_client_that_is_disconnected_again_and_again_waits_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose storage is unavailable accepts every handshake and then closes the socket."""
    monkeypatch.setattr(line, "FIRST_WAIT", 0.01)

    async def attempts() -> float:
        count, enough = 0, asyncio.Event()

        async def later(socket: ServerConnection) -> None:
            nonlocal count
            count += 1
            if count == MANY:
                enough.set()
            await socket.send('{"kind":"bye","code":"later","message":"Not now."}')
            await socket.close(1013)

        async with serve(later, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            tried = ReconnectingSocket(f"ws://127.0.0.1:{port}/", dict)
            beginning = asyncio.create_task(tried.begin())
            await enough.wait()
            await tried.close()
            await asyncio.gather(beginning, return_exceptions=True)
            return tried._wait

    assert asyncio.run(attempts()) >= 0.01 * 2 ** (MANY - 1)


def test_a_client_reconnects_at_once_when_the_server_restarts(monkeypatch: pytest.MonkeyPatch) -> None:
    """After close code 1012 the client reconnects without a wait. If it is closed again, it waits as usual."""
    monkeypatch.setattr(line, "FIRST_WAIT", 0.01)
    waits: list[float] = []

    class Recording(ReconnectingSocket):
        async def _connect_again(self) -> ClientConnection | None:
            waits.append(self._wait)
            return await super()._connect_again()

    async def reconnected() -> None:
        count, enough = 0, asyncio.Event()

        async def restarting(socket: ServerConnection) -> None:
            nonlocal count
            count += 1
            if count == 1:
                await socket.send('{"kind":"update","number":1,"full":true}')
            elif count == 3:
                enough.set()
            await socket.close(1012)

        async with serve(restarting, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            tried = Recording(f"ws://127.0.0.1:{port}/", dict)
            beginning = asyncio.create_task(tried.begin())
            await enough.wait()
            await tried.close()
            await asyncio.gather(beginning, return_exceptions=True)

    asyncio.run(reconnected())

    assert waits[:2] == [0.0, 0.02]


def test_a_program_that_fails_leaves_no_connection_open(shared: Serving) -> None:
    """The connection is closed with the event loop, even if nobody has called `close`."""
    opened: list[socket.socket] = []

    async def failing() -> None:
        host, links = await open_table(shared, NEOM)
        seat = await host.join(links.player)
        assert seat._socket is not None
        opened.append(seat._socket.transport.get_extra_info("socket"))
        raise ZeroDivisionError

    with suppress(ZeroDivisionError):
        asyncio.run(failing())

    assert [one.fileno() for one in opened] == [-1]


def test_a_new_client_tries_again_when_the_server_hangs_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is being restarted may accept a connection and close it before it answers."""
    monkeypatch.setattr(line, "FIRST_WAIT", 0.01)

    async def attempts(hang_ups: int) -> tuple[int, BaseException | None]:
        count, greeted = 0, asyncio.Event()

        async def greet(socket: ServerConnection) -> None:
            greeted.set()
            await socket.wait_closed()

        def hang_up(socket: ServerConnection, _: Request) -> None:
            nonlocal count
            count += 1
            if count <= hang_ups:
                socket.transport.abort()

        async with serve(greet, "127.0.0.1", 0, process_request=hang_up) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            tried = ReconnectingSocket(f"ws://127.0.0.1:{port}/", dict)
            beginning = asyncio.create_task(tried.begin())
            waiting = asyncio.create_task(greeted.wait())
            await asyncio.wait([beginning, waiting], return_when=asyncio.FIRST_COMPLETED)
            refused = beginning.exception() if beginning.done() else None
            await tried.close()
            waiting.cancel()
            await asyncio.gather(beginning, waiting, return_exceptions=True)
        return count, refused

    assert asyncio.run(attempts(2)) == (3, None)
    count, refused = asyncio.run(attempts(99))
    assert count > 2 and isinstance(refused, Refused) and refused.code == "no-server"
