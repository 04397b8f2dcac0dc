"""A server over HTTP: sign in, and open, list and join tables."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from neopolis.client.address import Address
from neopolis.client.client_state import ClientState
from neopolis.client.refusals import Error, plain_reason, refusal
from neopolis.client.seat import Seat
from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.table.log_events import Plan
from neopolis.server.table.server_messages import TableFrame

T = TypeVar("T")
TIMEOUT = 30  # seconds to wait for the response to a request


class Links(msgspec.Struct, frozen=True):
    """A table, with its links for players and spectators."""

    id: str
    player: str
    spectator: str


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat in a list: who sits there, or which bot; both empty if it is free."""

    name: str
    bot: str


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[ListedSeat]


class Me(msgspec.Struct, frozen=True):
    """Our name on the server."""

    name: str


class SignedOut(msgspec.Struct, frozen=True):
    """Our name if we are still signed in here, otherwise ""; and how many tokens were withdrawn."""

    name: str
    tokens: int


class DeviceLink(msgspec.Struct, frozen=True):
    """A one-time link for another device."""

    link: str


class Token(msgspec.Struct, frozen=True):
    """A token for programs to sign in with; the server shows it only once."""

    token: str


class Server:
    """A server, and who we are there. Without a token or a cookie, we are nobody until `sign_in`."""

    def __init__(self, address: str, token: str = "", cookie: str = "") -> None:
        self.address = Address.read(address).server
        self.token = token
        self.cookie = cookie

    def headers(self) -> dict[str, str]:
        """The HTTP headers that say who we are."""
        found = {"Origin": Address.read(self.address).origin}
        if self.token:
            found["Authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            found["Cookie"] = self.cookie
        return found

    async def sign_in(self, name: str) -> None:
        """Become a guest with this name, or change the name of the guest we are."""
        await self._call("POST", "guests", {"name": name})

    async def move_here(self, device: str) -> None:
        """Become the guest who made this one-time key on another device."""
        await self._call("POST", "device", {"key": device})

    async def sign_out(self) -> None:
        """Sign out here. Our seats are lost unless another device is signed in."""
        await self._call("POST", "sign-out", {"everywhere": False})

    async def sign_out_everywhere(self) -> int:
        """Sign out on all other devices; we stay signed in here. Returns how many tokens were withdrawn."""
        return (await self.ask(SignedOut, "POST", "sign-out", {"everywhere": True})).tokens

    async def device_link(self, table: str) -> str:
        """A private link that signs us in on another device. It works once, expires soon, and replaces the last one."""
        return (await self.ask(DeviceLink, "POST", f"tables/{table}/device", {})).link

    async def me(self) -> Me:
        return await self.ask(Me, "GET", "me")

    async def make_token(self, name: str) -> str:
        """A token with which a program signs in under this name."""
        return (await self.ask(Token, "POST", "tokens", {"name": name})).token

    async def open(self, plan: Plan) -> Links:
        """A new table, with us as its host."""
        return await self.ask(Links, "POST", "tables", {"plan": plan})

    async def look(self, address: Address) -> TableFrame:
        """The table as it is now."""
        return await self.ask(TableFrame, "GET", f"tables/{address.table}?key={address.key}")

    async def links(self, address: Address) -> Links:
        """The links of a table, for those who may play there."""
        return await self.ask(Links, "GET", f"tables/{address.table}/links?key={address.key}")

    async def mine(self) -> list[ListedTable]:
        """The tables where we are host or player, latest change first."""
        return await self.ask(list[ListedTable], "GET", "mine")

    async def deleted(self) -> list[ListedTable]:
        """The tables that we have opened and that were deleted less than a week ago, latest first."""
        return await self.ask(list[ListedTable], "GET", "deleted")

    async def restore(self, table: str) -> Links:
        """Restore a deleted table."""
        return await self.ask(Links, "POST", f"tables/{table}/restore", {})

    async def listed(self) -> list[ListedTable]:
        """The tables that everybody can find."""
        return await self.ask(list[ListedTable], "GET", "tables")

    async def rematch(self, table: str) -> Links:
        """Another table for the same people."""
        return await self.ask(Links, "POST", f"tables/{table}/rematch", {})

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return (await self._call("GET", f"tables/{table}/record")).decode()

    async def join(self, address: Address | str, world: bool = False) -> Seat:
        """Open the socket of a table, and wait for its first update."""
        place = Address.read(address) if isinstance(address, str) else address
        own = place._replace(server=self.address)  # our cookie is for this server only, whatever a link says
        seat = Seat(own.socket(world), self.headers)
        seat.before_world = self._learn_pack
        try:
            await seat.begin()
        except BaseException:  # cancelled or refused: the caller gets no seat that it could close
            await seat.close()
            raise
        return seat

    async def _learn_pack(self, seen: ClientState) -> None:
        """Get the content of a table's game, if this program does not have it: the server's version may differ."""
        if seen.table is None or "content" not in seen.view:
            return
        found, content = definition(seen.table.game), msgspec.json.decode(seen.view["content"], type=str)
        if found.known_pack(content) is None:
            files = await self.ask(dict[str, str], "GET", f"packs/{quote(seen.table.game)}/{quote(content)}")
            found.remember_pack(files)

    async def ask(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        """The answer to a request, decoded as this type."""
        answer = await self._call(method, path, body)
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.DecodeError:
            raise Refused("odd-answer", address=self.address) from None

    async def _call(self, method: str, path: str, body: object = None) -> bytes:
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers(), "Content-Type": "application/json"}
        request = Request(f"{self.address}/api/{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                self._keep_cookie(answer.headers.get_all("Set-Cookie", []))
                found: bytes = answer.read()
                return found
        except HTTPError as error:
            raise self._refusal(error) from None
        except (OSError, HTTPException) as error:
            raise Refused("no-server", address=self.address, reason=plain_reason(error)) from None

    def _keep_cookie(self, cookies: list[str]) -> None:
        for cookie in cookies:
            found = cookie.partition(";")[0]
            self.cookie = (
                "" if found.partition("=")[2].strip('"') in ("", "null") else found
            )  # empty: we are signed out

    def _refusal(self, error: HTTPError) -> Refused:
        with error:
            try:
                found = msgspec.json.decode(error.read(), type=Error)
            except (msgspec.DecodeError, OSError):
                return Refused("odd-answer", address=self.address)
        return refusal(found.code, found.message, found.rules)
