"""A running server: all of its parts, opened and closed in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, Protocol

from litestar.datastructures import Headers

from neopolis.engine.refused import Refused
from neopolis.games.registry import names
from neopolis.server.http.problem import COOKIE
from neopolis.server.logs import note
from neopolis.server.runtime.channel import Channel, NoChannel
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.metrics import Metrics
from neopolis.server.runtime.pars import Pars
from neopolis.server.runtime.rate_limit import TableRateLimit
from neopolis.server.runtime.reviews import Reviews
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.runtime.table_registry import TableRegistry
from neopolis.server.runtime.webhook import Webhooks
from neopolis.server.runtime.workers import Workers
from neopolis.server.settings import Settings, server_secret
from neopolis.server.store.derived_keys import DerivedKeys
from neopolis.server.store.people import TOKEN_PREFIX, Guest, SignedIn
from neopolis.server.store.seal import Seal
from neopolis.server.store.store import Store

BEARER: Final = "Bearer "
NOBODY: Final = Guest("", "")


class Connection(Protocol):
    """The parts of a request or socket that say who has sent it."""

    @property
    def headers(self) -> Headers: ...
    @property
    def cookies(self) -> dict[str, str]: ...


class Visitor(NamedTuple):
    """Who has sent a request: a guest by cookie, a program by token, or NOBODY.

    `signed_in` is what a guest's cookie says. `is_signed_out` is True if it was valid until the guest signed out.
    """

    guest: Guest = NOBODY
    signed_in: SignedIn | None = None
    is_signed_out: bool = False


class Server:
    """All parts of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.keys: Final = DerivedKeys(server_secret(settings))
        self.store: Final = Store(settings.database, seal=Seal(self.keys))
        self.workers: Final = Workers(settings.bot_processes, on_done=self.metrics.count_bot)
        self.pars: Final = Pars(self.store, self.workers)
        self.reviews: Final = Reviews(self.workers)
        self.webhooks: Final = Webhooks(settings.local, self.metrics)
        context = ServerContext(
            settings, self.store, self.workers, self._channel(), self.webhooks, self.metrics, self.keys
        )
        self.people: Final = context.people
        self.packs: Final = context.packs
        self.tables: Final = TableRegistry(context)
        self.is_warm: Final = asyncio.Event()  # set when this process can take over tables of others without delay
        self.table_rate_limit: Final = TableRateLimit(settings.privileged)

    def _channel(self) -> Channel:
        if not self.settings.redis:
            return NoChannel()
        from neopolis.server.runtime.redis_channel import RedisChannel  # slow to load, and most servers do not need it

        return RedisChannel(self.settings.redis, self.metrics.channel_errors.inc)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Keep the server open for the duration of the block."""
        await self.store.open()
        await self.tables.open()
        warming = asyncio.create_task(self._warm_up())
        note("open")
        try:
            yield
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await self.tables.close()
            await self.webhooks.close()
            await self.pars.close()
            await self.reviews.close()
            await self.workers.close()
            await self.store.close()
            note("closed")

    async def _warm_up(self) -> None:
        """Start a bot process early, if another server process may hand over its tables at any time."""
        try:
            if self.settings.redis:
                await self.workers.warm_up(names())
        finally:
            self.is_warm.set()

    # Who is signed in.

    async def find_visitor(self, connection: Connection) -> Visitor:
        """Who is signed in by token or cookie. Refused if the token is unknown."""
        bearer = connection.headers.get("authorization")
        if bearer is not None:
            if not bearer.startswith(BEARER + TOKEN_PREFIX):
                raise Refused("bad-token")
            return Visitor(await self.people.of_token(bearer.removeprefix(BEARER)))
        cookie = connection.cookies.get(COOKIE)
        signed_in = None if cookie is None else self.keys.signed_in(cookie, now_ms())
        if signed_in is None:
            return Visitor()
        if await self.people.signed_out([signed_in]):
            return Visitor(is_signed_out=True)
        return Visitor(signed_in.guest, signed_in)

    async def find_guest(self, connection: Connection) -> Guest:
        """The guest who is signed in by token or cookie, or NOBODY. Refused if the token is unknown."""
        return (await self.find_visitor(connection)).guest

    async def require_guest(self, connection: Connection) -> Guest:
        """The guest who is signed in; Refused if nobody is."""
        visitor = await self.find_visitor(connection)
        if visitor.guest == NOBODY:
            raise Refused("signed-out" if visitor.is_signed_out else "nobody")
        return visitor.guest

    async def require_signed_in(self, connection: Connection) -> SignedIn:
        """The guest who is signed in by cookie, and the device; Refused for programs, and if nobody is signed in."""
        self.refuse_tokens(connection)
        visitor = await self.find_visitor(connection)
        if visitor.signed_in is None:
            raise Refused("signed-out" if visitor.is_signed_out else "nobody")
        return visitor.signed_in

    def refuse_tokens(self, connection: Connection) -> None:
        """Refused for programs, which sign in by token.

        A cookie or another token that a program got for itself would stay valid after its own token is withdrawn.
        """
        if "authorization" in connection.headers:
            raise Refused("not-by-token")

    def link(self, table: str, key: str) -> str:
        """The URL of a table, with a key that gives a role there."""
        return f"{self.settings.public_url or self.settings.address}/t/{table}/{key}"
