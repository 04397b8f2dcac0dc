"""Webhooks: the host can name an address to which the server reports whose turn it is. No table waits for the call.

To protect the server's own network, only http and https are allowed, without redirects or private addresses.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from threading import Thread
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from neopolis.server.logs import note
from neopolis.server.runtime.metrics import Metrics

TIMEOUT_SECONDS: Final = 5.0  # for a whole call
MOST_WAITING: Final = 1_000  # maximum number of tables with a waiting call
MOST_WAITING_PER_OWNER: Final = 100
MOST_AT_ONCE: Final = 16
MOST_UNFINISHED: Final = 64  # calls that run, or whose look-up goes on in its thread although they are over
MOST_PER_HOST: Final = 6
MOST_PER_OWNER: Final = 4
KEPT_FREE: Final = 4  # of MOST_AT_ONCE, for tables whose calls are quick
UNFINISHED_KEPT_FREE: Final = 16  # the same of MOST_UNFINISHED
QUICK_SECONDS: Final = 1.0  # what a call may take without counting as slow
HALF_LIFE: Final = 600.0  # seconds after which the time that a table's calls took beyond that counts half
MOST_TABLES: Final = 10_000  # maximum number of tables remembered; beyond that, all are forgotten
GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
# Ranges for protocols and documentation, not for hosts. Python counts some of their addresses as global.
SPECIAL: Final = [
    ipaddress.ip_network(network) for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "3fff::/20")
]


class Call(msgspec.Struct, frozen=True):
    """What is sent: the table, its game and status, and the names of the people whose turn it is."""

    table: str
    game: str
    status: str
    awaited: list[str]


class Forbidden(Exception):
    """The address must not be called."""


def check_url(url: str) -> SplitResult:
    """The parts of an address; Forbidden if it must not be called."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or port == 0:
        raise Forbidden
    return parts


def _look_up(host: str, port: int) -> list[str]:
    """The IP addresses of a host; OSError or ValueError if there are none. This may block for half a minute or more."""
    return [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Lookup:
    """The look-up of a host in a thread of its own, so that a slow name server delays nothing else.

    Nothing can interrupt a look-up, so the thread may go on when the call is over. The server can stop meanwhile.
    """

    def __init__(self) -> None:
        self._found: Future[list[str]] | None = None

    async def addresses(self, host: str, port: int) -> list[str]:
        """The IP addresses of a host; OSError or ValueError if there are none."""
        found: Future[list[str]] = Future()
        found.set_running_or_notify_cancel()  # now, cancelling this task leaves `found` open until the look-up ends

        def look_up() -> None:
            try:
                found.set_result(_look_up(host, port))
            except Exception as error:
                found.set_exception(error)

        Thread(target=look_up, name="lookup", daemon=True).start()
        self._found = found
        return await asyncio.wrap_future(found)

    def when_done(self, then: Callable[[], None]) -> None:
        """Call a function as soon as the thread has ended; immediately if it has already, or was never started."""
        if self._found is None or self._found.done():
            then()
            return
        loop = asyncio.get_running_loop()

        def in_thread(_: Future[list[str]]) -> None:
            with contextlib.suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(then)

        self._found.add_done_callback(in_thread)


async def _address(parts: SplitResult, port: int, local: bool, lookup: Lookup) -> str:
    """The IP address to connect to. It is looked up only once, as the name could resolve differently the next time."""
    try:
        found = await lookup.addresses(parts.hostname or "", port)
    except OSError:
        raise Forbidden from None
    for address in found:
        if local or is_public(address):
            return address
    raise Forbidden


def is_public(address: str) -> bool:
    """Whether an address is on the public internet.

    IPv6 addresses must be global unicast and must not embed an IPv4 address (6to4, Teredo, NAT64): a gateway could
    lead from those into private IPv4 networks.
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if not found.is_global or found.is_multicast or any([found in network for network in SPECIAL]):
        return False
    return found.version == 4 or (found in GLOBAL_UNICAST and found.sixtofour is None and found.teredo is None)


@cache
def _ssl_context() -> ssl.SSLContext:
    """The trusted certificates. They take long to load, so this is done once."""
    return ssl.create_default_context()


async def post(url: str, call: Call, local: bool, lookup: Lookup) -> int:
    """Post a call and return the status of the response. `local` allows private addresses.

    The connection goes to the IP address that was checked. The host's name is only in the Host header and in TLS.
    """
    parts = check_url(url)
    address = await _address(parts, parts.port or (443 if parts.scheme == "https" else 80), local, lookup)
    request = httpx.Request(
        "POST",
        httpx.URL(url).copy_with(host=address, fragment=None),
        headers={"Host": parts.netloc, "User-Agent": "neopolis", "Content-Type": "application/json"},
        content=msgspec.json.encode(call),
        extensions={"sni_hostname": parts.hostname},
    )
    async with httpx.AsyncClient(verify=await asyncio.to_thread(_ssl_context), trust_env=False) as client:
        response = await client.send(request, stream=True, follow_redirects=False)  # its body is not read
        await response.aclose()
        status = response.status_code
        return status if 100 <= status <= 599 else 0  # keeps the number of different metric labels small


def _host(url: str) -> str:
    """The host of an address; "" if it is not an address."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


class _Waiting(NamedTuple):
    """A call to be made, and the owner of its table."""

    url: str
    call: Call
    owner: str


class _Slowness(NamedTuple):
    """How many seconds too long a table's calls took lately, and when that was worked out."""

    seconds: float
    at: float

    def until(self, now: float) -> float:
        return float(self.seconds * 0.5 ** ((now - self.at) / HALF_LIFE))


class Webhooks:
    """Makes a few calls at a time: one per table, and a few per called host and per owner of a table. So a slow host
    delays only the tables that call it, and no owner delays the others.

    One person can be many guests and own many hosts. So tables whose calls have been quick so far come first, then new
    ones, and slow ones last; and the last few places are only for quick ones.

    Only the latest call of a table waits. When too many tables wait, calls of further tables are dropped.
    """

    def __init__(self, local: bool, metrics: Metrics) -> None:
        self._local = local
        self._metrics = metrics
        self._waiting: dict[str, _Waiting] = {}  # by table, the longest waiting first
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hosts: Counter[str] = Counter()  # by host: calls that are running, or whose look-up is
        self._owners: Counter[str] = Counter()  # the same by owner of the table
        self._slowness: dict[str, _Slowness] = {}  # by table

    def call(self, url: str, call: Call, owner: str) -> None:
        """Queue a call for a table of this guest."""
        own = [one.owner for one in self._waiting.values()].count(owner)
        if call.table in self._waiting or (len(self._waiting) < MOST_WAITING and own < MOST_WAITING_PER_OWNER):
            self._waiting[call.table] = _Waiting(url, call, owner)
        self._start_waiting()

    def _start_waiting(self) -> None:
        """Start as many waiting calls as the limits allow: those of quick tables first, then the longest waiting."""
        now = time.monotonic()
        for table in sorted(
            [table for table in self._waiting if table not in self._tasks], key=lambda t: self._rank(t, now)
        ):
            url, call, owner = self._waiting[table]
            host = _host(url)
            is_free = self._hosts[host] < MOST_PER_HOST and self._owners[owner] < MOST_PER_OWNER
            if is_free and self._has_place(is_quick=self._rank(table, now) == 0):
                del self._waiting[table]
                self._hosts[host] += 1
                self._owners[owner] += 1
                self._tasks[table] = asyncio.create_task(self._run(url, call, host, owner))

    def _rank(self, table: str, now: float) -> int:
        """0 for a table whose calls have been quick, 1 for a new one, 2 for a slow one."""
        known = self._slowness.get(table)
        return 1 if known is None else 2 * (known.until(now) > QUICK_SECONDS)

    def _has_place(self, is_quick: bool) -> bool:
        """Whether another call may start."""
        kept, unfinished_kept = (0, 0) if is_quick else (KEPT_FREE, UNFINISHED_KEPT_FREE)
        unfinished = self._hosts.total()
        return len(self._tasks) < MOST_AT_ONCE - kept and unfinished < MOST_UNFINISHED - unfinished_kept

    def _note_duration(self, table: str, started: float, now: float) -> None:
        if len(self._slowness) >= MOST_TABLES:
            self._slowness.clear()
        before = self._slowness.get(table, _Slowness(0.0, now)).until(now)
        self._slowness[table] = _Slowness(before + max(0.0, now - started - QUICK_SECONDS), now)

    async def _run(self, url: str, call: Call, host: str, owner: str) -> None:
        lookup, started = Lookup(), time.monotonic()

        def end() -> None:
            self._hosts[host] -= 1
            self._owners[owner] -= 1
            self._hosts += Counter()  # removes hosts without running calls
            self._owners += Counter()
            self._start_waiting()

        try:
            outcome = await self._outcome(url, call, lookup)
            self._metrics.webhooks.labels(outcome).inc()
            note("webhook", table=call.table, outcome=outcome)
        finally:
            self._note_duration(call.table, started, time.monotonic())
            del self._tasks[call.table]
            lookup.when_done(end)
            self._start_waiting()

    async def _outcome(self, url: str, call: Call, lookup: Lookup) -> str:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return str(await post(url, call, self._local, lookup))
        except Forbidden:
            return "forbidden"
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError) as error:
            return type(error).__name__

    async def close(self) -> None:
        self._waiting.clear()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
