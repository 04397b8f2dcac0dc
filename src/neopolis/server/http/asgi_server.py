"""The network side of a server: its port, its address for people, and uvicorn with our settings."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import select
import socket
from collections.abc import Callable, Coroutine
from typing import Final

import uvicorn
from litestar import Litestar

from neopolis.engine.refused import Refused
from neopolis.server.http.connection_limits import ConnectionLimits, LimitedServerState, most_connections
from neopolis.server.http.http_protocol import TimedHttpProtocol
from neopolis.server.http.socket_protocol import LONGEST_MESSAGE, BoundedSocketProtocol
from neopolis.server.settings import Settings
from neopolis.text.system_errors import system_error

PORT_ERRORS: Final = (errno.EADDRINUSE, errno.EACCES, errno.EPERM)  # another port may work
PORTS: Final = 100  # how many ports to try
SEND_BUFFER: Final = 256 * 1024  # bytes that the system buffers for a slow reader; its default would be megabytes
WAITING_CONNECTIONS: Final = 2048  # connections that the system keeps until we accept them
ACCEPTED_AT_ONCE: Final = 16  # connections accepted before we count and limit them; more could use up our open files
TICK_SECONDS: Final = 0.1  # between two calls of `on_tick` by uvicorn
TICKS_PER_SWEEP: Final = 10
SHUTDOWN_SECONDS: Final = 5
Leave = Callable[[], Coroutine[None, None, None]]


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on a port; on any free one if the port is 0."""
    try:
        return _bound(host, port)
    except OSError as error:
        if error.errno not in PORT_ERRORS:
            raise Refused("no-host", host=host, reason=system_error(error)) from None
        raise Refused("no-port", port=port, host=host, reason=system_error(error)) from None


def listen_nearby(host: str, port: int) -> socket.socket:
    """A socket that listens on a port, or on the next free port after it."""
    last = min(port + PORTS - 1, 65535)
    for number in range(port, last):
        try:
            return listen(host, number)
        except Refused as refused:
            if refused.code != "no-port":
                raise
    return listen(host, last)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, kind, protocol)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        found.bind(place)
        found.listen(WAITING_CONNECTIONS)
    except OSError:
        found.close()
        raise
    return found


def own_address() -> str:
    """This machine's address on the network. Nothing is sent to find it."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # an address reserved for documentation; this only looks up the route
        return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1"
    finally:
        probe.close()


def address(host: str, port: int) -> str:
    """The URL that people type to reach a server that listens on a host."""
    try:
        everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        everywhere = False
    shown = own_address() if everywhere else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


async def accept_waiting(sockets: list[socket.socket]) -> None:
    """Accept the connections waiting at these sockets: the system would reset them when the sockets close."""
    for _ in range(WAITING_CONNECTIONS // ACCEPTED_AT_ONCE):
        if not select.select(sockets, [], [], 0)[0]:
            return
        await asyncio.sleep(0)


class SweepingServer(uvicorn.Server):
    """A uvicorn server that looks at all of its connections every second, and ends those whose clients are too slow.

    When it stops, it accepts no more connections, but serves its sockets until `leave` is done.
    """

    def __init__(self, config: uvicorn.Config, limits: ConnectionLimits, leave: Leave) -> None:
        super().__init__(config)
        self._leave = leave
        self.server_state = LimitedServerState(limits)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(WAITING_CONNECTIONS)  # asyncio has lowered this to ACCEPTED_AT_ONCE

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await accept_waiting(sockets or [])
        for server in self.servers:
            server.close()
        for one in sockets or []:
            one.close()
        for connection in list(self.server_state.connections):
            if isinstance(connection, TimedHttpProtocol):
                connection.retire()  # a load balancer must not open new sockets over connections that it keeps alive
        leaving = asyncio.create_task(self._leave())
        while not leaving.done() and not self.force_exit:
            await asyncio.wait([leaving], timeout=TICK_SECONDS)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SWEEP == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, TimedHttpProtocol | BoundedSocketProtocol):
                    connection.check(now)
        return await super().on_tick(counter)


def server(app: Litestar, settings: Settings, files: int, leave: Leave) -> SweepingServer:
    """A server for the application, in a process that may open this many files. It calls `leave` before it stops.

    The access log stays off, because a table's URL contains its key.
    """
    config = uvicorn.Config(
        app,
        http=TimedHttpProtocol,
        ws=BoundedSocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # compression costs more than it saves, and would reveal what padding hides
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        backlog=ACCEPTED_AT_ONCE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )
    limits = ConnectionLimits(most_connections(files), settings.connections_per_address, settings.proxies)
    return SweepingServer(config, limits, leave)
