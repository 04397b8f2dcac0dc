"""Telling a table's own address whose turn it is. It never holds up the table, and it is never an open door:
only http and https, no redirects, no addresses of private networks.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections import Counter
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from neopolis.server.logs import note
from neopolis.server.runtime.metrics import Metrics

PATIENCE: Final = 5.0  # seconds for all of it
MOST_WAITING: Final = 1_000  # tables
MOST_AT_ONCE: Final = 16
MOST_OF_HOST: Final = 6
GIVEN_OUT: Final = ipaddress.IPv6Network("2000::/3")


class Call(msgspec.Struct, frozen=True):
    """What is told: the table, its game and status, and the names of those whose turn it is."""

    table: str
    game: str
    status: str
    awaited: list[str]


class Forbidden(Exception):
    """The address is not one that we call."""


def check_url(url: str) -> SplitResult:
    """The parts of an address that may be called, or Forbidden."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.username or port == 0:
        raise Forbidden
    return parts


async def _address(parts: SplitResult, port: int, local: bool) -> str:
    """Where to connect to. Looked up once, and that very address is used: a name could change its mind in between."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Forbidden from None
    for *_, place in found:
        address = str(place[0])
        if local or is_public(address):
            return address
    raise Forbidden


def is_public(address: str) -> bool:
    """Whether an address belongs to the whole internet.

    Of IPv6 only what is given out to networks (2000::/3), and there none that stands for one of IPv4 (6to4, Teredo):
    a gateway would lead from these, or from NAT64's 64:ff9b::/96, into the private networks of IPv4.
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if not found.is_global or found.is_multicast:
        return False
    return found.version == 4 or (found in GIVEN_OUT and found.sixtofour is None and found.teredo is None)


@cache
def _trusted() -> ssl.SSLContext:
    """Whom to believe that it is who it says. Reading all of them takes long, so it is done once."""
    return ssl.create_default_context()


async def post(url: str, call: Call, local: bool) -> int:
    """Post to an address; the status of the answer. `local`: private addresses are allowed."""
    parts = check_url(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await _address(parts, port, local)
    context = await asyncio.to_thread(_trusted) if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=parts.hostname if secure else None
    )
    try:
        body = msgspec.json.encode(call)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        host = parts.netloc
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nUser-Agent: neopolis\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = await reader.readline()
        status = int(line.split(b" ")[1]) if line.startswith(b"HTTP/") else 0
        return status if 100 <= status <= 599 else 0  # it is counted by status, and there are not many of these
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def _host(url: str) -> str:
    """Whom an address belongs to; "" if it is none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


class Webhooks:
    """Calls some at a time, and never two for one table, nor many at one host: who answers slowly delays its own only.

    Only the latest word of a table waits; when too many tables do, the newest are dropped.
    """

    def __init__(self, local: bool, metrics: Metrics) -> None:
        self._local = local
        self._metrics = metrics
        self._waiting: dict[str, tuple[str, Call]] = {}  # by table, the longest waiting first
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hosts: Counter[str] = Counter()  # how many calls are under way

    def call(self, url: str, call: Call) -> None:
        """Call soon."""
        if call.table in self._waiting or len(self._waiting) < MOST_WAITING:
            self._waiting[call.table] = (url, call)
        self._begin()

    def _begin(self) -> None:
        """Call whoever can be called now."""
        for table in [table for table in self._waiting if table not in self._tasks]:
            url, call = self._waiting[table]
            host = _host(url)
            if len(self._tasks) < MOST_AT_ONCE and self._hosts[host] < MOST_OF_HOST:
                del self._waiting[table]
                self._hosts[host] += 1
                self._tasks[table] = asyncio.create_task(self._run(url, call, host))

    async def _run(self, url: str, call: Call, host: str) -> None:
        try:
            outcome = await self._outcome(url, call)
            self._metrics.webhooks.labels(outcome).inc()
            note("webhook", table=call.table, outcome=outcome)
        finally:
            del self._tasks[call.table]
            self._hosts[host] -= 1
            self._hosts += Counter()  # forgets those at which nothing is under way
            self._begin()

    async def _outcome(self, url: str, call: Call) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                return str(await post(url, call, self._local))
        except Forbidden:
            return "forbidden"
        except (OSError, TimeoutError, ValueError, IndexError) as error:
            return type(error).__name__

    async def close(self) -> None:
        self._waiting.clear()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
