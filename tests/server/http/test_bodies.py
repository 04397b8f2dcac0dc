"""The server holds only so many bytes of request bodies at once, and says so when there are too many."""

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest

from neopolis.server.http.app import LONGEST_BODY
from neopolis.server.http.body_limits import FREE_BYTES, MOST_BYTES, BodyLimits, CountedBody
from neopolis.server.store.errors import Unavailable
from tests.server.http.running import Running, run, running

STRANGER, OTHER = "203.0.113.7", "198.51.100.9"
MEGABYTE = 1_048_576


def test_an_address_and_all_together_hold_so_much() -> None:
    limits = BodyLimits(10, 4)
    limits.add(STRANGER, 4)
    with pytest.raises(Unavailable):
        limits.add(STRANGER, 1)
    limits.add(OTHER, 4)
    with pytest.raises(Unavailable):
        limits.add("another", 3)
    limits.remove(STRANGER, 4)
    limits.add("", 6)
    with pytest.raises(Unavailable):
        limits.add(STRANGER, 1)


def test_this_machine_has_the_limit_in_total_only() -> None:
    limits = BodyLimits(10, 4)
    limits.add("", 10)
    with pytest.raises(Unavailable):
        limits.add("", 1)


@pytest.mark.parametrize("address", ["127.0.0.1", STRANGER])
def test_only_long_bodies_count(address: str) -> None:
    """Short requests always get through. When a body ends or is refused, it no longer counts."""

    async def part() -> dict[str, object]:
        return {"type": "http.request", "body": b"x" * FREE_BYTES, "more_body": True}

    async def receive() -> list[bool]:
        limits = BodyLimits(2 * FREE_BYTES, 2 * FREE_BYTES)
        first, second, third = [CountedBody(limits, address, part) for _ in range(3)]  # type: ignore[arg-type]
        for _ in range(3):
            await first.receive()
        await second.receive()
        with pytest.raises(Unavailable):
            await second.receive()
        second.close()
        first.close()
        found = []
        for _ in range(4):
            try:
                await third.receive()
            except Unavailable:
                found.append(False)
            else:
                found.append(True)
        return found

    assert run(receive()) == [True, True, True, False]


async def unfinished(site: Running, size: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection with a request whose body never ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    head = f"POST /api/judge/neom HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nContent-Length: {MEGABYTE}\r\n\r\n"
    writer.write(head.encode() + b"x" * size)
    return reader, writer


def test_unfinished_bodies_fill_no_memory(tmp_path: Path) -> None:
    """Beyond the limit, long bodies are refused with a reason. Short requests go on."""

    async def attack(site: Running) -> None:
        opened = [await unfinished(site, MEGABYTE - 1) for _ in range(MOST_BYTES // MEGABYTE + 4)]
        waiting = [asyncio.create_task(reader.readuntil(b"}")) for reader, _ in opened]
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        response = done.pop().result()
        assert b" 503 " in response.splitlines()[0] and b"bodies-full" in response
        guest = await site.guest("Newcomer")
        assert (await guest.me()).name == "Newcomer"
        for task in waiting:
            task.cancel()
        for _, writer in opened:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    with running(tmp_path) as site:
        run(attack(site))


def test_most_requests_must_be_short(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        answer = httpx.post(f"{site.address}/api/guests", json={"name": "x" * LONGEST_BODY})
        assert answer.status_code == 413
