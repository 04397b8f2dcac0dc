"""The small parts of a running server: presence, outbox, rate limits, origins, logs."""

import asyncio
import gc
import io
import json
import logging
import threading

import pytest
from litestar import Litestar
from litestar.datastructures import Headers
from litestar.testing import RequestFactory
from uvicorn import Config

from neopolis.engine.refused import Refused
from neopolis.server.http.connection_limits import ConnectionLimits, LimitedServerState
from neopolis.server.http.problem import refusal
from neopolis.server.http.security_middleware import is_allowed
from neopolis.server.http.socket_protocol import LONGEST_READ, BoundedSocketProtocol
from neopolis.server.logs import JsonFormatter, traceback_lines
from neopolis.server.runtime import executor
from neopolis.server.runtime.connections import AWAY_SECONDS, FORGET_SECONDS, Client, Connections
from neopolis.server.runtime.executor import run_loading, run_request
from neopolis.server.runtime.outbox import MOST_TOGETHER, Outbox
from neopolis.server.runtime.rate_limit import TokenBucket, network_of
from neopolis.server.runtime.webhook import is_public
from neopolis.server.store.errors import DatabaseReplaced, Unavailable
from neopolis.server.table.server_messages import Presence

LONG = b"x" * MOST_TOGETHER


def client(seat: int, moved: float) -> Client:
    found = Client(f"person {seat}", "Ada", True, False, 0)
    found.seat, found.active_at = seat, moved
    return found


def test_an_inactive_person_is_away() -> None:
    connections = Connections()
    connections.add(client(0, moved=0))
    connections.add(client(1, moved=100))
    connections.add(client(-1, moved=0))

    assert connections.presence(AWAY_SECONDS + 1) == Presence([0, 1], [0])


def test_a_person_active_at_another_socket_is_not_away() -> None:
    connections = Connections()
    connections.add(client(0, moved=0))
    connections.add(client(0, moved=AWAY_SECONDS))

    assert connections.presence(AWAY_SECONDS + 1) == Presence([0], [])


def test_a_person_active_at_another_process_is_not_away() -> None:
    connections = Connections()
    connections.add(client(0, moved=0))
    connections.set_remote_presence("elsewhere", [0, 2], [2], AWAY_SECONDS)

    assert connections.presence(AWAY_SECONDS + 1) == Presence([0, 2], [2])
    assert connections.presence(AWAY_SECONDS + FORGET_SECONDS + 1) == Presence([0], [0])


def test_seats_that_do_not_exist_are_never_present() -> None:
    """Anybody who reaches Redis could report seats -5 and 77, or seat 3 of a table for three."""
    connections = Connections()
    connections.set_remote_presence("forger", [-5, 1, 3, 77], [-5, 3], 0.0)
    connections.seats = 3

    assert connections.presence(1.0) == Presence([1], [])


def test_presence_is_sent_when_it_changes() -> None:
    connections = Connections()
    one = client(0, moved=0)
    connections.add(one)
    for _ in range(3):
        connections.send_presence(1.0)

    assert len(one.outbox) == 1


def test_an_outbox_that_overflows_is_full_for_good() -> None:
    async def overflow() -> list[list[bytes]]:
        outbox = Outbox(most_frames=2)
        for frame in (b"1", b"2", b"3", b"4"):
            outbox.put(frame)
        return [await outbox.take(), await outbox.take()]

    assert asyncio.run(overflow()) == [[], []]


def test_an_outbox_holds_any_one_frame() -> None:
    """A newcomer gets a full frame, however large. Only the frames after it count toward the limit."""
    outbox = Outbox(most_bytes=10)
    outbox.put(b"x" * 1_000)
    outbox.put(b"y" * 10)
    assert not outbox.full
    outbox.put(b"z")

    assert outbox.full


def test_an_outbox_sends_in_order_and_then_closes() -> None:
    """Small frames are sent together. A long one is sent alone, so that little waits in the connection's buffer."""

    async def all_of_it() -> list[list[bytes]]:
        outbox = Outbox()
        outbox.put(LONG)
        outbox.put(b"1")
        outbox.put(b"2")
        outbox.close(1000, "done")
        outbox.put(b"too late")
        return [await outbox.take() for _ in range(3)]

    assert asyncio.run(all_of_it()) == [[LONG], [b"1", b"2"], []]


def test_a_bucket_fills_up_with_time_and_not_with_clocks_set_back() -> None:
    bucket = TokenBucket(rate=1, burst=2, now=10)

    taken = [bucket.spend(now) for now in (10, 10, 10, 11, 11, 5, 5.5, 6.5)]

    assert taken == [True, True, False, True, False, False, False, True]


def test_clients_that_send_faster_than_people_are_noticed() -> None:
    bucket = TokenBucket(rate=1, burst=9, now=0)
    noticed = []
    for _ in range(4):
        bucket.spend(now=0)
        noticed.append(bucket.is_low)

    assert noticed == [False, False, False, True]
    assert bucket.spend(now=2) and not bucket.is_low


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"host": "a.org"}, True),
        ({"host": "a.org", "cookie": "x"}, False),
        ({"host": "a.org", "cookie": "x", "authorization": "Bearer y"}, True),
        ({"host": "a.org", "origin": "http://a.org", "cookie": "x"}, True),
        ({"host": "a.org", "origin": "https://public.org", "cookie": "x"}, True),
        ({"host": "a.org", "origin": "http://public.org"}, False),
        ({"host": "public.org", "origin": "http://public.org"}, False),
        ({"host": "public.org", "origin": "https://public.org"}, True),
        ({"host": "a.org", "origin": "http://a.org.evil.org"}, False),
        ({"host": "a.org", "origin": "http://evil.org", "authorization": "Bearer y"}, False),
        ({"host": "a.org", "origin": "null"}, False),
        ({"host": "", "origin": "http://"}, False),
        ({"host": "a.org:80", "origin": "http://a.org:81"}, False),
    ],
)
def test_where_requests_come_from(headers: dict[str, str], allowed: bool) -> None:
    assert is_allowed(Headers(headers), "https://public.org") is allowed


@pytest.mark.parametrize(
    "refused", [*[Unavailable(code) for code in ("store-away", "store-full", "busy")], DatabaseReplaced()]
)
def test_a_refusal_says_that_a_retry_may_work(refused: Refused) -> None:
    answer = refusal(RequestFactory().get("/"), refused)

    assert answer.status_code == 503 and answer.headers["retry-after"]


def test_an_exception_is_logged_without_its_text() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    try:
        raise ValueError("a secret")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "it failed: %s", ("a secret",), (ValueError, error, None))
        assert "test_parts.py" in traceback_lines(error)[0]
    handler.emit(record)
    line = json.loads(stream.getvalue())

    assert (line["error"], line["event"]) == ("ValueError", "library")
    assert "a secret" not in stream.getvalue()


def test_the_text_of_a_lost_task_is_not_logged() -> None:
    """asyncio writes the exception's text after the first line of its message; only the first line is logged."""
    handler = logging.StreamHandler(io.StringIO())
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("asyncio")

    async def lost() -> None:
        raise ValueError("a secret")

    async def lose() -> None:
        task = asyncio.create_task(lost())
        await asyncio.wait([task])
        del task
        gc.collect()

    logger.addHandler(handler)
    try:
        asyncio.run(lose())
    finally:
        logger.removeHandler(handler)
    line = json.loads(handler.stream.getvalue())

    assert (line["text"], line["error"]) == ("Task exception was never retrieved", "ValueError")
    assert "a secret" not in handler.stream.getvalue()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False), ("10.1.2.3", False), ("169.254.169.254", False), ("100.64.0.1", False),
        ("224.0.0.1", False), ("0.0.0.0", False), ("::1", False), ("::", False), ("fe80::1%eth0", False),
        ("fd00::1", False), ("fec0::1", False), ("ff02::1", False), ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", False), ("::7f00:1", False), ("64:ff9b::a01:203", False), ("2002:a01:203::1", False),
        ("2001:0:a01:203::1", False), ("192.0.0.8", False), ("192.0.0.9", False), ("192.88.99.1", False),
        ("2001:20::1", False), ("3fff::1", False), ("192.0.1.1", True), ("2001:200::1", True),
    ],
)  # fmt: skip
def test_which_addresses_webhooks_may_call(address: str, public: bool) -> None:
    """Webhooks may call no address that leads into a private network."""
    assert is_public(address) is public


def test_too_many_questions_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests beyond the limit are refused. Tables are loaded without waiting for the requests that are running."""
    monkeypatch.setattr(executor, "MOST_WAITING", 1)
    hold = threading.Event()

    async def asked() -> bool:
        first = asyncio.create_task(run_request(lambda: hold.wait(60), "10.0.0.1"))
        await asyncio.sleep(0)
        with pytest.raises(Unavailable) as refused:
            await run_request(lambda: True, "10.0.0.2")
        assert refused.value.code == "busy"
        loaded = await run_loading(lambda: True)
        hold.set()
        return loaded and await first and await run_request(lambda: True, "10.0.0.2")

    assert asyncio.run(asked())


def test_one_address_cannot_block_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a few requests of one address may wait at a time. Once they are done, the address may send more."""
    monkeypatch.setattr(executor, "MOST_OWN", 2)
    hold = threading.Event()

    async def asked() -> bool:
        flood = [asyncio.create_task(run_request(lambda: hold.wait(60), "10.0.0.1")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable) as refused:
            await run_request(lambda: True, "10.0.0.1")
        assert refused.value.code == "busy"
        other = asyncio.create_task(run_request(lambda: True, "10.0.0.2"))
        hold.set()
        return all(await asyncio.gather(*flood, other)) and await run_request(lambda: True, "10.0.0.1")

    assert asyncio.run(asked())


def test_one_ipv6_network_cannot_block_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A household has a whole /64 of IPv6 addresses, which count as one."""
    monkeypatch.setattr(executor, "MOST_OWN", 1)
    hold = threading.Event()

    async def asked() -> bool:
        first = asyncio.create_task(run_request(lambda: hold.wait(60), "2001:db8::1"))
        await asyncio.sleep(0)
        second = asyncio.create_task(run_request(lambda: True, "2001:db8::2"))
        other = asyncio.create_task(run_request(lambda: True, "2001:db8:0:1::1"))
        await asyncio.sleep(0)
        hold.set()
        with pytest.raises(Unavailable):
            await second
        return await first and await other

    assert asyncio.run(asked())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.0.0.1", "10.0.0.1"), ("2001:db8::1", "2001:db8::/64"), ("::ffff:10.0.0.1", "10.0.0.1"),
        ("fe80::1%eth0", "fe80::/64"), ("unix", "unix"), ("", ""),
    ],
)  # fmt: skip
def test_networks(address: str, network: str) -> None:
    """IPv4 addresses count one by one, even if the server listens on IPv6; IPv6 addresses count by /64."""
    assert network_of(address) == network


def test_slow_requests_run_one_at_a_time() -> None:
    """Twenty replays at the same time would make all tables wait for most of a second."""
    at_work = threading.Semaphore(1)

    def work() -> bool:
        alone = at_work.acquire(blocking=False)
        threading.Event().wait(0.01)
        if alone:
            at_work.release()
        return alone

    async def all_of_them() -> list[bool]:
        return await asyncio.gather(*[run_request(work, "10.0.0.1") for _ in range(5)])

    assert asyncio.run(all_of_them()) == [True] * 5


def test_a_flood_is_read_in_small_pieces() -> None:
    """All frames of one read are parsed before another socket gets its turn, so large reads would delay the others."""
    reads: list[int] = []

    class Measured(BoundedSocketProtocol):
        def data_received(self, data: bytes) -> None:
            reads.append(len(data))

    async def flooded() -> None:
        config, state = Config(Litestar()), LimitedServerState(ConnectionLimits(10, 10))
        server = await asyncio.get_running_loop().create_server(lambda: Measured(config, state, {}), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(bytes(20 * LONGEST_READ))
        while sum(reads) < 20 * LONGEST_READ:
            await asyncio.sleep(0.001)
        writer.close()
        server.close()

    asyncio.run(flooded())

    assert max(reads) <= LONGEST_READ
