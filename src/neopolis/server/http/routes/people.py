"""Signing in and out: guests, tokens for programs, and one-time keys for another device."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from neopolis.server.http.dependencies import TheServer
from neopolis.server.http.problem import COOKIE, PROBLEMS, AnyRequest
from neopolis.server.http.server import Server
from neopolis.server.runtime.clock import now_ms
from neopolis.server.store.derived_keys import COOKIE_DAYS, RENEW_DAYS
from neopolis.server.store.people import DAY, Guest, SignedIn, new_guest
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


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to sign out everywhere, or only on this device."""

    everywhere: bool = False


class SignedOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is still signed in on this device ("" if nobody is), and how many tokens were withdrawn."""

    name: str
    tokens: int


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
        known = (await server.find_visitor(request)).signed_in
        fresh, now = new_guest(data.name), now_ms()
        if known is None:
            server.tables.context.disk_space.check()
            return _signed_in(server, SignedIn(fresh, now, now))
        return _signed_in(server, SignedIn(Guest(known.guest.id, fresh.name), known.device, now, known.epoch))

    @get("/me", responses=PROBLEMS)
    async def me(self, request: AnyRequest, server: TheServer) -> Response[Me]:
        """Who is signed in. This also renews a cookie that is some days old."""
        found = (await server.find_visitor(request)).signed_in
        now = now_ms()
        if found is not None and now > found.at + RENEW_DAYS * DAY:
            return _signed_in(server, msgspec.structs.replace(found, at=now))
        return Response(Me((await server.require_guest(request)).name))

    @post("/sign-out", status_code=200, responses=PROBLEMS)
    async def sign_out(self, request: AnyRequest, server: TheServer, data: JSONBody[SignOut]) -> Response[SignedOut]:
        """Sign out on this device: it loses its cookie, and its sockets are closed.

        If `everywhere`, all other devices, tokens and device links stop working, too, and only this device is signed in
        again, so that your seats stay yours.
        """
        server.refuse_tokens(request)
        if data.everywhere:
            found, count = await server.people.sign_out_everywhere(await server.require_signed_in(request), now_ms())
            then = BackgroundTask(server.tables.after_sign_out)  # this device's sockets reconnect with the new cookie
            return Response(SignedOut(found.guest.name, count), cookies=[_cookie(server, found)], background=then)
        known = (await server.find_visitor(request)).signed_in
        if known is not None:
            await server.people.sign_out(known, now_ms())
            await server.tables.after_sign_out()
        response = Response(SignedOut("", 0))
        response.delete_cookie(COOKIE)
        return response

    @post("/tokens", status_code=201, responses=PROBLEMS)
    async def add_token(self, request: AnyRequest, server: TheServer, data: JSONBody[NameGiven]) -> TokenMade:
        """Make a token with which a program signs in under its own name."""
        owner = await server.require_signed_in(request)
        server.tables.context.disk_space.check()
        bot, token = await server.people.add_token(owner, data.name, now_ms())
        return TokenMade(bot.name, token)

    @delete("/tokens", status_code=200, responses=PROBLEMS)
    async def drop_tokens(self, request: AnyRequest, server: TheServer) -> TokensDropped:
        """Withdraw all tokens that you have made."""
        owner = await server.require_guest(request)
        count = await server.people.drop_tokens(owner.id)
        await server.tables.after_sign_out()
        return TokensDropped(count)

    @post("/device", status_code=200, responses=PROBLEMS)
    async def use_device_key(self, server: TheServer, data: JSONBody[DeviceKey]) -> Response[Me]:
        """Sign this device in as the guest who made the key. A key works once, within 15 minutes."""
        return _signed_in(server, await server.people.take_device_key(data.key, now_ms()))


def _signed_in(server: Server, signed_in: SignedIn) -> Response[Me]:
    """A response with the guest's cookie."""
    return Response(Me(signed_in.guest.name), cookies=[_cookie(server, signed_in)])


def _cookie(server: Server, signed_in: SignedIn) -> Cookie:
    return Cookie(
        COOKIE,
        value=server.keys.cookie(signed_in),
        max_age=COOKIE_DAYS * 24 * 60 * 60,
        httponly=True,
        samesite="strict",
        secure=server.settings.public_url.startswith("https://"),
    )
