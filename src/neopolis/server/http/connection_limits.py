"""How many connections the server holds, in total and per address.

Each connection needs an open file, and the system limits those. A server without a free file can neither accept
connections nor open its database, so it refuses connections while some files are still free.

A connection is counted twice: when it is accepted, by the address that opened it, and when a request has been read, by
the address of the client. They differ behind a trusted proxy, which may serve many clients, one after another.
"""

from __future__ import annotations

import sys
from asyncio import Transport
from collections import Counter
from collections.abc import Callable
from typing import Final

from uvicorn.server import ServerState

from neopolis.server.logs import warn
from neopolis.server.runtime.rate_limit import network_of
from neopolis.server.settings import THIS_MACHINE, is_among

if sys.platform != "win32":
    import resource

MOST_FILES: Final = 65_536  # maximum limit of open files that the server asks for
MOST_CONNECTIONS: Final = 10_000
RESERVED_FILES: Final = 128  # for the database, bots, and connections that are accepted but not counted yet
FEWEST_CONNECTIONS: Final = 16
ADDRESS_PART: Final = 4  # an address can have at most a quarter of all connections
REQUEST_PART: Final = 8  # an eighth of all connections, but at most MOST_FOR_REQUESTS, are never sockets
MOST_FOR_REQUESTS: Final = 64
ATTRIBUTE: Final = "neopolis_attribute"  # the key of a connection's `Attribute` in the scope of a request

# Counts a connection towards the client whose request it carries, given the client's address and whether the connection
# becomes a socket. Returns the code of the reason why the request must be refused, or "".
Attribute = Callable[[str, bool], str]


def raise_file_limit() -> int:
    """Raise this process's limit of open files as far as the system allows; returns the limit."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def most_connections(files: int) -> int:
    """The number of connections that a process with a limit of open files may hold."""
    return max(FEWEST_CONNECTIONS, min(MOST_CONNECTIONS, files - RESERVED_FILES))


class ConnectionLimits:
    """Counts connections. A newcomer at a full server replaces the connection that has been idle for longest."""

    def __init__(self, most: int, most_per_address: int, proxies: tuple[str, ...] = ()) -> None:
        self._most = most
        self._most_per_address = min(most_per_address, max(1, most // ADDRESS_PART))
        self._most_sockets = most - min(MOST_FOR_REQUESTS, most // REQUEST_PART)
        self._uncounted = (*THIS_MACHINE, *proxies)  # many people may share these addresses
        self._peers: dict[Transport, str] = {}  # the network that opened each connection
        self._networks: dict[Transport, str] = {}  # the network for which each connection counts
        self._sockets: set[Transport] = set()
        self._counts: Counter[str] = Counter()  # connections by network
        self._idle: dict[Transport, None] = {}  # connections without a complete request, the longest idle first

    def __len__(self) -> int:
        return len(self._networks)

    def add(self, connection: Transport, address: str) -> bool:
        """Count a new connection, which is idle; False if it must be refused."""
        network = self._counted_network(address)
        if self._is_full(network):
            return False
        if len(self) >= self._most and not self._make_room():
            warn("connections-full")
            return False
        self._peers[connection] = self._networks[connection] = network
        self._counts[network] += 1
        self.set_idle(connection)
        return True

    def attribute(self, connection: Transport, address: str, is_socket: bool) -> str:
        """Count a connection for the client whose request has been read.

        Returns the code of the reason why the request must be refused, or "". A socket counts until it ends, a request
        until `release`.
        """
        if connection not in self._networks:
            return ""  # it has ended
        network = self._counted_network(address)
        if network != self._networks[connection] and self._is_full(network):
            return "many-connections"
        if is_socket and len(self._sockets) >= self._most_sockets:
            warn("sockets-full")
            return "many-sockets-open"
        self._move(connection, network)
        if is_socket:
            self._sockets.add(connection)
        return ""

    def release(self, connection: Transport) -> None:
        """Count a connection only for the address that opened it, because its request has been answered."""
        if connection in self._networks:
            self._move(connection, self._peers[connection])

    def _counted_network(self, address: str) -> str:
        """The network by which an address is counted; "" if its connections are not limited."""
        return "" if is_among(address, self._uncounted) else network_of(address)

    def _is_full(self, network: str) -> bool:
        is_full = bool(network) and self._counts[network] >= self._most_per_address
        if is_full:
            warn("connections-of-address-full")
        return is_full

    def _move(self, connection: Transport, network: str) -> None:
        """Count a connection for another network."""
        self._uncount(self._networks[connection])
        self._networks[connection] = network
        self._counts[network] += 1

    def _uncount(self, network: str) -> None:
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    def _make_room(self) -> bool:
        """Abort the connection that has been idle for longest; False if none is idle."""
        longest = next(iter(self._idle), None)
        if longest is None:
            return False
        self.remove(longest)
        longest.abort()
        return True

    def set_idle(self, connection: Transport) -> None:
        """The connection waits for a request, or for the rest of one."""
        if connection in self._networks:
            self._idle.setdefault(connection)

    def set_busy(self, connection: Transport) -> None:
        """The connection has a complete request, or is a socket now."""
        self._idle.pop(connection, None)

    def remove(self, connection: Transport) -> None:
        """Forget a connection that has ended."""
        self._idle.pop(connection, None)
        self._peers.pop(connection, None)
        self._sockets.discard(connection)
        network = self._networks.pop(connection, None)
        if network is not None:
            self._uncount(network)


class LimitedServerState(ServerState):
    """The state that all connections of a server share, with their limits."""

    def __init__(self, limits: ConnectionLimits) -> None:
        super().__init__()
        self.limits: Final = limits
