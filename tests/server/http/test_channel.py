"""Redis fails and comes back: notices in between are lost, which does no harm; later ones arrive."""

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

SOON = 0.05  # seconds between attempts


class Ear:
    """A process that collects the notices about one table, and ignores everything else on the same Redis."""

    def __init__(self, url: str) -> None:
        self.table = uuid.uuid4().hex
        self.received: list[int] = []
        self.faults = 0
        self.channel = RedisChannel(url, self._failed)

    def _failed(self) -> None:
        self.faults += 1

    def on_notice(self, notice: Notice) -> None:
        if notice.table == self.table:
            self.received.append(notice.seq)

    async def until_heard(self, teller: RedisChannel, seq: int) -> None:
        """Publish a notice again and again until it arrives: at first, this process may not be subscribed yet."""
        while seq not in self.received:
            teller.publish(Notice(teller.process, self.table, seq))
            await asyncio.sleep(SOON)


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[tuple[Relay, Ear, RedisChannel]]:
    """A process that listens through a relay, and one that publishes."""
    place = make_url(url)
    relay = Relay(place.host or "127.0.0.1", place.port or 6379)
    await relay.heal()
    far = place.set(host="127.0.0.1", port=relay.port).render_as_string(False)
    ear, teller = Ear(far), RedisChannel(url, lambda: None)
    await ear.channel.open(ear.on_notice)
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
            return sorted(set(ear.received))

    assert run(comes_back()) == [1, 2, 3]


def test_a_process_ignores_its_own_notices(redis_url: str) -> None:
    async def received() -> list[int]:
        async with listening(redis_url) as (_, ear, teller):
            await ear.until_heard(teller, 1)
            ear.channel.publish(Notice(ear.channel.process, ear.table, 7))
            await ear.until_heard(teller, 2)
            return ear.received

    assert 7 not in run(received())
