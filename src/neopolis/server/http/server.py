"""A running server: its parts, put together, opened and closed in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

from litestar.datastructures import Headers

from neopolis.engine.refused import Refused
from neopolis.server.logs import note
from neopolis.server.runtime.channel import Channel, NoChannel
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.metrics import Metrics
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.runtime.table_rate_limit import TableRateLimit
from neopolis.server.runtime.table_registry import TableRegistry
from neopolis.server.runtime.webhook import Webhooks
from neopolis.server.runtime.workers import Workers
from neopolis.server.settings import Settings, server_secret
from neopolis.server.store.people import TOKEN_PREFIX, Guest, Keys
from neopolis.server.store.store import Store

COOKIE: Final = "neopolis"
BEARER: Final = "Bearer "
NOBODY: Final = Guest("", "")


class Connection(Protocol):
    """What tells who asks."""

    @property
    def headers(self) -> Headers: ...
    @property
    def cookies(self) -> dict[str, str]: ...


class Server:
    """All parts of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.keys: Final = Keys(server_secret(settings))
        self.store: Final = Store(settings.database)
        self.workers: Final = Workers(settings.bot_processes, told=self.metrics.bot_thought)
        self.webhooks: Final = Webhooks(settings.local, self.metrics)
        context = ServerContext(
            settings, self.store, self.workers, self._channel(), self.webhooks, self.metrics, self.keys
        )
        self.people: Final = context.people
        self.tables: Final = TableRegistry(context)
        self.openings: Final = TableRateLimit()

    def _channel(self) -> Channel:
        if not self.settings.redis:
            return NoChannel()
        from neopolis.server.runtime.redis_channel import RedisChannel  # half a second that most servers need not wait

        return RedisChannel(self.settings.redis, self.metrics.channel_errors.inc)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open for the time of the block."""
        await self.store.open()
        await self.tables.open()
        note("open")
        try:
            yield
        finally:
            await self.tables.close()
            await self.webhooks.close()
            await self.workers.close()
            await self.store.close()
            note("closed")

    # Who asks.

    async def who(self, connection: Connection) -> Guest:
        """Who is signed in, by token or by cookie; NOBODY if nobody is. A token that is not known is Refused."""
        bearer = connection.headers.get("authorization")
        if bearer is not None:
            if not bearer.startswith(BEARER + TOKEN_PREFIX):
                raise Refused("bad-token")
            return await self.people.of_token(bearer.removeprefix(BEARER))
        cookie = connection.cookies.get(COOKIE)
        found = None if cookie is None else self.keys.guest(cookie, now_ms())
        return found or NOBODY

    async def somebody(self, connection: Connection) -> Guest:
        """The same, and Refused if nobody is signed in."""
        guest = await self.who(connection)
        if guest == NOBODY:
            raise Refused("nobody")
        return guest

    def check_in_person(self, connection: Connection) -> None:
        """Refused if a program asks: a cookie, token or device that a token got for itself would outlive the token."""
        if "authorization" in connection.headers:
            raise Refused("not-by-token")

    def link(self, table: str, key: str) -> str:
        """The address of a table for whoever is sent it."""
        return f"{self.settings.public_url or self.settings.address}/t/{table}/{key}"
