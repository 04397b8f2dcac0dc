"""The channel between processes through Redis. It is a module of its own because the library takes long to load."""

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
from neopolis.server.runtime.channel import Notice, NoticeHandler

TOPIC: Final = "neopolis"
RETRY_SECONDS: Final = 1.0
MOST_WAITING: Final = 10_000
PEERS_SECONDS: Final = 1.0  # maximum time to count the other processes
CANCEL_SECONDS: Final = 0.1  # before a task is cancelled again: the Redis library sometimes swallows a cancellation


class RedisChannel:
    """Sends notices through Redis, reconnecting whenever it fails. `on_failure` is called at each failure."""

    def __init__(self, url: str, on_failure: Callable[[], None]) -> None:
        self.process = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self._on_failure = on_failure
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, notice: Notice) -> None:
        """Queue a notice. The table does not wait until it is sent."""
        with contextlib.suppress(asyncio.QueueFull):  # the others will find the entries in the log
            self._waiting.put_nowait(msgspec.json.encode(notice))

    async def peers(self) -> int:
        """The number of other processes that receive our notices; 0 if Redis is unavailable."""
        return max(0, await self.listeners() - 1)

    async def listeners(self) -> int:
        """The number of processes that receive notices, this one included once it is open; 0 without Redis."""
        try:
            async with asyncio.timeout(PEERS_SECONDS):
                found = await self._redis.pubsub_numsub(TOPIC)
        except (RedisError, OSError, TimeoutError):
            return 0
        return sum([int(count) for _, count in found])

    async def open(self, handler: NoticeHandler) -> None:
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive(handler))]

    async def close(self) -> None:
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=CANCEL_SECONDS)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            notice = await self._waiting.get()
            try:
                await self._redis.publish(TOPIC, notice)
            except (RedisError, OSError) as error:
                await self._report("channel-publish-failed", error)

    async def _receive(self, handler: NoticeHandler) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(TOPIC)
                    note("channel-open")
                    await self._handle(subscription.listen(), handler)
            except (RedisError, OSError) as error:
                await self._report("channel-lost", error)

    async def _handle(self, messages: Messages, handler: NoticeHandler) -> None:
        async for message in messages:
            try:
                notice = msgspec.json.decode(message["data"], type=Notice)
            except (msgspec.MsgspecError, KeyError, TypeError):
                continue  # not one of our messages
            if notice.process != self.process:
                handler(notice)

    async def _report(self, event: str, error: Exception) -> None:
        """Log a failure, and wait before the next attempt."""
        self._on_failure()
        warn(event, error)
        await asyncio.sleep(RETRY_SECONDS)


class Messages(Protocol):
    """The messages of a Redis subscription."""

    def __aiter__(self) -> Messages: ...
    async def __anext__(self) -> dict[str, bytes]: ...
