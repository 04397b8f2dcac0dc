"""Who one is: a guest with a name, tokens for programs, and moving to another device."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from neopolis.server.http.dependencies import Here
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.server import COOKIE, NOBODY, Server
from neopolis.server.runtime.clock import now_ms
from neopolis.server.store.people import COOKIE_DAYS, Guest, new_guest
from neopolis.server.table.commands import Name


class NameGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody, or a program, wants to be called."""

    name: Name


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is signed in."""

    name: str


class TokenMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program; it is told this once."""

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
    async def sign_in(self, request: AnyRequest, server: Here, data: JSONBody[NameGiven]) -> Response[Me]:
        """Become a guest with a name; who is one already is called by the new name at tables joined from now on."""
        server.check_in_person(request)
        known = await server.who(request)
        fresh = new_guest(data.name)
        return _signed_in(server, fresh if known == NOBODY else Guest(known.id, fresh.name))

    @get("/me", responses=PROBLEMS)
    async def me(self, request: AnyRequest, server: Here) -> Me:
        """Who is signed in."""
        return Me((await server.somebody(request)).name)

    @post("/tokens", status_code=201, responses=PROBLEMS)
    async def add_token(self, request: AnyRequest, server: Here, data: JSONBody[NameGiven]) -> TokenMade:
        """Make a token, by which a program signs in under a name of its own."""
        server.check_in_person(request)
        owner = await server.somebody(request)
        bot, token = await server.people.add_token(owner.id, data.name, now_ms())
        return TokenMade(bot.name, token)

    @delete("/tokens", status_code=200, responses=PROBLEMS)
    async def drop_tokens(self, request: AnyRequest, server: Here) -> TokensDropped:
        """Withdraw all tokens that one has made."""
        owner = await server.somebody(request)
        return TokensDropped(await server.people.drop_tokens(owner.id))

    @post("/device", status_code=200, responses=PROBLEMS)
    async def use_device_key(self, server: Here, data: JSONBody[DeviceKey]) -> Response[Me]:
        """Sign this device in as the guest who made the key. It works once, and for a quarter of an hour."""
        return _signed_in(server, await server.people.take_device_key(data.key, now_ms()))


def _signed_in(server: Server, guest: Guest) -> Response[Me]:
    """An answer with the cookie that says who one is."""
    cookie = Cookie(
        COOKIE,
        value=server.keys.cookie(guest, now_ms()),
        max_age=COOKIE_DAYS * 24 * 60 * 60,
        httponly=True,
        samesite="strict",
        secure=server.settings.public_url.startswith("https://"),
    )
    return Response(Me(guest.name), cookies=[cookie])
