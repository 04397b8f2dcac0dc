"""Clients that send pings and read nothing: what they can make the server keep is bounded."""

import asyncio
import contextlib
import socket
from collections.abc import Callable

import httpx
import pytest
from litestar import Litestar
from uvicorn import Config
from websockets.frames import Frame, Opcode

from neopolis.client import Address
from neopolis.server.http import socket_protocol
from neopolis.server.http.connection_limits import ConnectionLimits, LimitedServerState
from neopolis.server.http.socket_protocol import CONTROL_BURST, MOST_UNSENT, BoundedSocketProtocol
from tests.server.http.running import Running, party, run

FLOOD = 8_000_000  # bytes, more than the buffers of the system hold
FRAMES = {
    "ping": Frame(Opcode.PING, bytes(125)).serialize(mask=True),
    "pong": Frame(Opcode.PONG, bytes(125)).serialize(mask=True),
    "continued": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
}


def open_socket(port: int, link: str) -> socket.socket:
    """A table's socket that is never read after its handshake."""
    found = socket.create_connection(("127.0.0.1", port))
    path = Address.read(link).socket(False).partition("/api")[2]
    lines = [
        f"GET /api{path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    ]  # fmt: skip
    found.sendall("\r\n".join(lines).encode())
    assert b" 101 " in found.recv(64)
    return found


def is_cut_off(link: socket.socket, frame: bytes) -> bool:
    """Whether the server ends the connection while many frames are sent."""
    if frame == FRAMES["continued"]:
        link.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
    try:
        for _ in range(FLOOD // len(frame * 100)):
            link.sendall(frame * 100)
    except ConnectionError:
        return True
    return False


def dropped(server: Running) -> int:
    """How many sockets the server has cut off because of their control frames."""
    lines = httpx.get(f"{server.address}/metrics").text.splitlines()
    return sum([int(float(line.split()[1])) for line in lines if 'sockets_dropped_total{why="ping-flood"}' in line])


@pytest.mark.parametrize("kind", FRAMES)
def test_a_client_that_floods_with_control_frames_is_cut_off(site: Running, kind: str) -> None:
    """The flood ends with the connection, and the server counts it."""

    async def flood() -> None:
        before = dropped(site)
        async with party(site, people=1, starts=False) as table:
            with contextlib.closing(open_socket(site.port, table.links.player)) as link:
                assert await asyncio.to_thread(is_cut_off, link, FRAMES[kind])
        while dropped(site) == before:
            await asyncio.sleep(0.01)

    run(flood())


class Stalled(asyncio.Transport):
    """A connection whose client reads nothing."""

    def __init__(self, unsent: int) -> None:
        super().__init__()
        self.unsent = unsent
        self.aborted = False
        self.written = 0

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += len(data)

    def abort(self) -> None:
        self.aborted = True


def after(unsent: int, act: Callable[[BoundedSocketProtocol], None]) -> Stalled:
    """A connection with unsent bytes, after something has happened to its protocol."""
    transport = Stalled(unsent)

    async def happen() -> None:
        protocol = BoundedSocketProtocol(Config(Litestar()), LimitedServerState(ConnectionLimits(10, 10)), {})
        protocol.connection_made(transport)
        act(protocol)

    asyncio.run(happen())
    return transport


@pytest.mark.parametrize(("unsent", "aborted"), [(0, False), (MOST_UNSENT, False), (MOST_UNSENT + 1, True)])
def test_pongs_are_not_added_to_a_full_buffer(unsent: int, aborted: bool) -> None:
    assert after(unsent, lambda protocol: protocol.handle_ping()).aborted is aborted


def test_a_few_pings_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_protocol, "CONTROL_RATE", 0.0)

    def ping(protocol: BoundedSocketProtocol, times: int) -> None:
        for _ in range(times):
            protocol.handle_ping()

    assert not after(0, lambda protocol: ping(protocol, int(CONTROL_BURST))).aborted
    assert after(0, lambda protocol: ping(protocol, int(CONTROL_BURST) + 1)).aborted


def test_a_client_that_answers_no_ping_is_aborted() -> None:
    """Closing the connection would wait until the client has read all that is unsent."""
    assert after(1000, lambda protocol: protocol.keepalive_timeout()).aborted
