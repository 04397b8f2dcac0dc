"""Sockets over bad connections."""

import asyncio
import socket
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

from neopolis.client import reconnecting_socket as line
from neopolis.client.reconnecting_socket import ReconnectingSocket
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
