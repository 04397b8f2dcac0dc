"""The channel between processes by way of Redis. A module of its own, as its library takes long to load."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from neopolis.server.logs import note, warn
from neopolis.server.runtime.channel import Heard, News

TOPIC: Final = "neopolis"
PAUSE: Final = 1.0  # seconds before Redis is tried again
MOST_WAITING: Final = 10_000


class RedisChannel:
    """Redis carries the news. It is connected again whenever it was away; `failed` counts how often that was."""

    def __init__(self, url: str, failed: Callable[[], None]) -> None:
        self.process = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self._failed = failed
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def tell(self, news: News) -> None:
        """Tell the others soon. The table does not wait for that."""
        with contextlib.suppress(asyncio.QueueFull):  # they will look into the log
            self._waiting.put_nowait(msgspec.json.encode(news))

    async def open(self, heard: Heard) -> None:
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen(heard))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            news = await self._waiting.get()
            try:
                await self._redis.publish(TOPIC, news)
            except (RedisError, OSError) as error:
                await self._mourn("channel-not-told", error)

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(TOPIC)
                    note("channel-open")
                    await self._hear(subscription.listen(), heard)
            except (RedisError, OSError) as error:
                await self._mourn("channel-lost", error)

    async def _hear(self, messages: Messages, heard: Heard) -> None:
        async for message in messages:
            try:
                news = msgspec.json.decode(message["data"], type=News)
            except (msgspec.MsgspecError, KeyError, TypeError):
                continue  # not ours
            if news.process != self.process:
                heard(news)

    async def _mourn(self, event: str, error: Exception) -> None:
        self._failed()
        warn(event, error)
        await asyncio.sleep(PAUSE)


class Messages(Protocol):
    """What a subscription gives."""

    def __aiter__(self) -> Messages: ...
    async def __anext__(self) -> dict[str, bytes]: ...
