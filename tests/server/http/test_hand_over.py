"""A process that is stopped hands its tables over to the others, which need not find out first that it is gone."""

import asyncio
import time
from pathlib import Path

import pytest

from neopolis.server.runtime.channel import Notice
from neopolis.server.runtime.redis_channel import RedisChannel
from neopolis.server.store.store import Store
from neopolis.server.table.log_events import Clock
from tests.server.conftest import REDIS
from tests.server.http.running import Running, party, play, run

HOUR = 3600


async def due(url: str, table: str) -> int:
    """When the table is due, in milliseconds from now."""
    store = Store(url)
    try:
        found = await store.find(table)
        assert found is not None and found.info.due is not None
        return found.info.due - int(time.time() * 1000)
    finally:
        await store.close()


async def handed_over(one: Running, two: Running, url: str) -> None:
    one.start()
    async with party(one, people=1, bots=("greedy",), clock=Clock("turns", move=HOUR)) as table:
        await play(table.seats[0], most=2)
        await table.bots_answered()
        assert await due(url, table.links.id) > 0
        await table.seats[0].close()
        await asyncio.to_thread(one.stop)
        assert await due(url, table.links.id) < 0  # so any other process takes the table over at once

        two.start()
        while await due(url, table.links.id) < 0:
            await asyncio.sleep(0.05)


def test_a_stopped_process_hands_its_tables_over(postgresql_url: str, tmp_path: Path) -> None:
    """The next process takes the table over, and its clock runs on."""
    shared = {"NEOPOLIS_DATABASE_URL": postgresql_url, "NEOPOLIS_REDIS_URL": REDIS}
    one, two = [Running(tmp_path / name, **shared) for name in ("one", "two")]
    try:
        run(handed_over(one, two, postgresql_url))
    finally:
        one.stop()
        two.stop()


async def closed(channel: RedisChannel, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = asyncio.Event()

    async def publish(topic: str, notice: bytes) -> None:
        busy.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return  # as the Redis library does when it is cancelled while it reads a response

    monkeypatch.setattr(channel._redis, "publish", publish)
    await channel.open(lambda _: None)
    channel.publish(Notice(channel.process, "table", 1))
    await busy.wait()
    await channel.close()


def test_the_channel_closes_even_if_a_cancellation_is_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a server with Redis sometimes waited for ever when it should stop."""
    run(closed(RedisChannel(REDIS, lambda: None), monkeypatch))
