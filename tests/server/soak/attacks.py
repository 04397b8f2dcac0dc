"""Attacks that one guest can make on a server's memory. Each goes on until its time is up.

An attack returns how much of it reached the server: bytes sent, connections opened or requests accepted.
"""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator

import httpx
from websockets.frames import Frame, Opcode

from tests.server.http.test_ping_floods import FRAMES, open_socket
from tests.server.soak.rude import SYNC

CONNECTIONS = 1_500  # that an attacker holds open; the system gives this process about 4,000 files
BIG = 2_000_000  # bytes of a big message, more than the server accepts
BODIES = 256  # unfinished bodies that an attacker holds open
UNFINISHED = 1_048_576  # bytes of such a body, as many as the server accepts
TIMEOUT = 5.0  # seconds after which an attacker gives up on a connection

Attack = Callable[[int, str, str, float], int]  # port, a link to a table, the guest's cookie, when to stop


def connection(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)


def send_again_and_again(port: int, link: str, until: float, data: bytes, first: bytes = b"") -> int:
    """Send the same data over a socket that is never read; open another when the server cuts it off."""
    sent = 0
    while time.monotonic() < until:
        with contextlib.suppress(OSError), contextlib.closing(open_socket(port, link)) as open_one:
            open_one.settimeout(TIMEOUT)
            open_one.sendall(first)
            while time.monotonic() < until:
                open_one.sendall(data)
                sent += len(data)
    return sent


def ping_flood(port: int, link: str, _: str, until: float) -> int:
    return send_again_and_again(port, link, until, FRAMES["ping"] * 500)


def unread_frames(port: int, link: str, _: str, until: float) -> int:
    """Ask again and again for everything that the guest may see, and read none of the replies."""
    return send_again_and_again(port, link, until, Frame(Opcode.TEXT, SYNC.encode()).serialize(mask=True) * 20)


def big_messages(port: int, link: str, _: str, until: float) -> int:
    return send_again_and_again(port, link, until, Frame(Opcode.TEXT, b"x" * BIG).serialize(mask=True))


def endless_message(port: int, link: str, _: str, until: float) -> int:
    """Send fragments of a single message that never ends."""
    start = Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True)
    more = Frame(Opcode.CONT, b"x" * 60_000, fin=False).serialize(mask=True)
    return send_again_and_again(port, link, until, more, start)


@contextlib.contextmanager
def held(port: int, first: bytes, connections: int = CONNECTIONS) -> Iterator[int]:
    """Many connections that have sent only `first`. Yields their number."""
    opened = 0
    with contextlib.ExitStack() as stack:
        for _ in range(connections):
            with contextlib.suppress(OSError):
                one = stack.enter_context(contextlib.closing(connection(port)))
                one.sendall(first)
                opened += 1
        yield opened


def _hold(port: int, first: bytes, until: float, connections: int = CONNECTIONS) -> int:
    most = 0
    while time.monotonic() < until:
        with held(port, first, connections) as opened:
            most = max(most, opened)
            time.sleep(max(0.0, min(3.0, until - time.monotonic())))
    return most


def silent_connections(port: int, _: str, __: str, until: float) -> int:
    return _hold(port, b"", until)


def half_requests(port: int, _: str, __: str, until: float) -> int:
    return _hold(port, b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: " + b"x" * 8_000, until)


def big_bodies(port: int, _: str, cookie: str, until: float) -> int:
    """Send large bodies where the server expects a few bytes."""
    head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {50 * BIG}\r\n\r\n"
    sent = 0
    while time.monotonic() < until:
        with contextlib.suppress(OSError), contextlib.closing(connection(port)) as open_one:
            open_one.sendall(head.encode())
            for _part in range(50):
                open_one.sendall(b"x" * BIG)
                sent += BIG
    return sent


def unfinished_bodies(port: int, _: str, cookie: str, until: float) -> int:
    """Send almost all of many bodies, as large as the server accepts, where it expects large ones."""
    head = f"POST /api/judge/neom HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
    head += f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {UNFINISHED}\r\n\r\n"
    return _hold(port, head.encode() + b"x" * (UNFINISHED - 1), until, BODIES)


def _post(port: int, path: str, cookie: str, body: object, until: float) -> int:
    """Send the same request as often as possible."""
    accepted = 0
    address = f"http://127.0.0.1:{port}"
    headers = {"Origin": address, "Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    data = json.dumps(body).encode()
    with httpx.Client(timeout=TIMEOUT) as client:
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                accepted += client.post(f"{address}/api/{path}", content=data, headers=headers).is_success
                client.cookies.clear()
    return accepted


def many_tables(port: int, _: str, cookie: str, until: float) -> int:
    return _post(port, "tables", cookie, {"plan": {"game": "new-angeles", "seats": 6}}, until)


def many_guests(port: int, _: str, __: str, until: float) -> int:
    return _post(port, "guests", "", {"name": "Guest"}, until)


ATTACKS: dict[str, Attack] = {
    "pings, nothing read (bytes)": ping_flood,
    "full frames, nothing read (bytes)": unread_frames,
    "messages that are too long (bytes)": big_messages,
    "a message without end (bytes)": endless_message,
    "silent connections": silent_connections,
    "half requests": half_requests,
    "large bodies (bytes)": big_bodies,
    "unfinished bodies": unfinished_bodies,
    "many tables": many_tables,
    "many guests": many_guests,
}
