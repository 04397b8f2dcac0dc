"""Redis goes away and comes back: what was told meanwhile is lost, which does no harm; what is told later is heard."""

import asyncio
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.engine import make_url

from neopolis.server.runtime import redis_channel
from neopolis.server.runtime.channel import Notice
from neopolis.server.runtime.redis_channel import RedisChannel
from tests.server.http.running import run
from tests.server.relay import Relay

SOON = 0.05  # seconds


class Ear:
    """A process that listens for news of one table; whatever else goes over the same Redis is not its business."""

    def __init__(self, url: str) -> None:
        self.table = uuid.uuid4().hex
        self.heard: list[int] = []
        self.faults = 0
        self.channel = RedisChannel(url, self._failed)

    def _failed(self) -> None:
        self.faults += 1

    def hear(self, news: Notice) -> None:
        if news.table == self.table:
            self.heard.append(news.seq)

    async def until_heard(self, teller: RedisChannel, seq: int) -> None:
        """Tell again and again, as whoever told only once may have done so while nobody listened."""
        while seq not in self.heard:
            teller.publish(Notice(teller.process, self.table, seq))
            await asyncio.sleep(SOON)


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[tuple[Relay, Ear, RedisChannel]]:
    """Somebody who hears by way of a relay, and somebody who tells."""
    place = make_url(url)
    relay = Relay(place.host or "127.0.0.1", place.port or 6379)
    await relay.heal()
    far = place.set(host="127.0.0.1", port=relay.port).render_as_string(False)
    ear, teller = Ear(far), RedisChannel(url, lambda: None)
    await ear.channel.open(ear.hear)
    await teller.open(lambda _: None)
    try:
        yield relay, ear, teller
    finally:
        await relay.cut()
        await ear.channel.close()
        await teller.close()


def test_redis_comes_back(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_channel, "RETRY_SECONDS", SOON)

    async def comes_back() -> list[int]:
        async with listening(redis_url) as (relay, ear, teller):
            await ear.until_heard(teller, 1)
            for seq in (2, 3):
                before = ear.faults
                await relay.cut()
                while ear.faults == before:
                    await asyncio.sleep(SOON)
                await relay.heal()
                await ear.until_heard(teller, seq)
            return sorted(set(ear.heard))

    assert run(comes_back()) == [1, 2, 3]


def test_nobody_hears_what_it_has_told_itself(redis_url: str) -> None:
    async def told() -> list[int]:
        async with listening(redis_url) as (_, ear, teller):
            await ear.until_heard(teller, 1)
            ear.channel.publish(Notice(ear.channel.process, ear.table, 7))
            await ear.until_heard(teller, 2)
            return ear.heard

    assert 7 not in run(told())
