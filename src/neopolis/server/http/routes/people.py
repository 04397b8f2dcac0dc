"""Signing in: guests, tokens for programs, and one-time keys for another device."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from neopolis.server.http.dependencies import TheServer
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.server import COOKIE, NOBODY, Server
from neopolis.server.runtime.clock import now_ms
from neopolis.server.store.derived_keys import COOKIE_DAYS
from neopolis.server.store.people import Guest, new_guest
from neopolis.server.table.commands import Name


class NameGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a person or a program."""

    name: Name


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is signed in."""

    name: str


class TokenMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program. It is shown only once."""

    name: str
    token: str


class TokensDropped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens were withdrawn."""

    count: int


class DeviceKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time key that signs another device in."""

    key: str


class PeopleRoutes(Controller):
    """Guests, tokens, devices."""

    tags = ("people",)

    @post("/guests", status_code=200, responses=PROBLEMS)
    async def sign_in(self, request: AnyRequest, server: TheServer, data: JSONBody[NameGiven]) -> Response[Me]:
        """Become a guest with a name. A guest who signs in again uses the new name at tables joined from now on."""
        server.refuse_tokens(request)
        known = await server.find_guest(request)
        if known == NOBODY:
            server.tables.context.disk_space.check()
        fresh = new_guest(data.name)
        return _signed_in(server, fresh if known == NOBODY else Guest(known.id, fresh.name))

    @get("/me", responses=PROBLEMS)
    async def me(self, request: AnyRequest, server: TheServer) -> Me:
        """Who is signed in."""
        return Me((await server.require_guest(request)).name)

    @post("/tokens", status_code=201, responses=PROBLEMS)
    async def add_token(self, request: AnyRequest, server: TheServer, data: JSONBody[NameGiven]) -> TokenMade:
        """Make a token with which a program signs in under its own name."""
        server.refuse_tokens(request)
        owner = await server.require_guest(request)
        bot, token = await server.people.add_token(owner.id, data.name, now_ms())
        return TokenMade(bot.name, token)

    @delete("/tokens", status_code=200, responses=PROBLEMS)
    async def drop_tokens(self, request: AnyRequest, server: TheServer) -> TokensDropped:
        """Withdraw all tokens that you have made."""
        owner = await server.require_guest(request)
        return TokensDropped(await server.people.drop_tokens(owner.id))

    @post("/device", status_code=200, responses=PROBLEMS)
    async def use_device_key(self, server: TheServer, data: JSONBody[DeviceKey]) -> Response[Me]:
        """Sign this device in as the guest who made the key. A key works once, within 15 minutes."""
        return _signed_in(server, await server.people.take_device_key(data.key, now_ms()))


def _signed_in(server: Server, guest: Guest) -> Response[Me]:
    """A response with the guest's cookie."""
    cookie = Cookie(
        COOKIE,
        value=server.keys.cookie(guest, now_ms()),
        max_age=COOKIE_DAYS * 24 * 60 * 60,
        httponly=True,
        samesite="strict",
        secure=server.settings.public_url.startswith("https://"),
    )
    return Response(Me(guest.name), cookies=[cookie])
