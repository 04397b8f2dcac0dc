"""Who is who. A guest is an id and a name that only we can have signed; nothing of it is kept.

Ids are for the server alone: other people get to know seats and names. Tokens of programs and the one-time keys for
another device are random, and only their SHA-256 is kept: who reads the database cannot sign in with it.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from collections.abc import Collection
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from neopolis.engine.refused import Refused
from neopolis.server.store.database import Database
from neopolis.server.store.names import clean_name
from neopolis.server.store.schema import device_keys, tokens

Role = Literal["player", "spectator"]

VERSION: Final = "1"
COOKIE_DAYS: Final = 400  # longer is believed by no browser
COOKIE_LENGTH: Final = 500
DAY: Final = 24 * 60 * 60 * 1000
TOKEN_PREFIX: Final = "neo_"
MOST_TOKENS: Final = 20
DEVICE_MINUTES: Final = 15
COMPANIONS: Final = 5  # of one guest, at one browser


class Guest(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Somebody who is signed in."""

    id: str
    name: str


class _Signed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a cookie says: who, and since when (milliseconds)."""

    id: str
    name: str
    at: int


def new_id() -> str:
    """An id that nobody can guess, for a person or a table."""
    return secrets.token_urlsafe(16)


def new_guest(name: str) -> Guest:
    """Somebody new; Refused if the name is no good."""
    return Guest(new_id(), clean_name(name))


class Keys:
    """All that is made from the server's secret: signatures of guests, keys of links, the chance of bots."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def _mac(self, purpose: str, *words: str) -> bytes:
        """Different purposes never share a signature, nor do different lists of words."""
        message = msgspec.json.encode([purpose, *words])
        return hmac.digest(self._secret, message, "sha256")

    def cookie(self, guest: Guest, now: int) -> str:
        """What signs a guest in, for COOKIE_DAYS from now."""
        payload = _text(msgspec.json.encode(_Signed(guest.id, guest.name, now)))
        return f"{VERSION}.{payload}.{_text(self._mac('cookie', VERSION, payload))}"

    def guest(self, cookie: str, now: int) -> Guest | None:
        """Whom a cookie signs in; None if it is not ours, was changed or is too old."""
        version, _, rest = cookie.partition(".")
        payload, _, signature = rest.partition(".")
        if len(cookie) > COOKIE_LENGTH or not cookie.isascii() or version != VERSION:
            return None
        if not hmac.compare_digest(_text(self._mac("cookie", VERSION, payload)), signature):
            return None
        try:
            signed = msgspec.json.decode(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), type=_Signed)
        except (msgspec.DecodeError, binascii.Error):  # signed by us, but by another version's rules
            return None
        return Guest(signed.id, signed.name) if now < signed.at + COOKIE_DAYS * DAY else None

    def link(self, table: str, role: Role) -> str:
        """The key in a table's link for a role."""
        return _text(self._mac("link", role, table)[:18])

    def role(self, table: str, key: str) -> Role | None:
        """What a link's key allows at a table; None if nothing."""
        given = key.encode(errors="replace")
        may_play = hmac.compare_digest(self.link(table, "player").encode(), given)
        may_watch = hmac.compare_digest(self.link(table, "spectator").encode(), given)
        return "player" if may_play else "spectator" if may_watch else None

    def companion(self, guest: str, number: int) -> str:
        """The id of somebody who plays at the same browser as a guest: another person for all tables, and never one
        whom anybody else could be signed in as.
        """
        return _text(self._mac("companion", guest, str(number))[:16])

    def people_of(self, guest: str) -> list[str]:
        """A guest and all companions that the guest may have, by number."""
        return [guest, *[self.companion(guest, number) for number in range(1, COMPANIONS + 1)]]

    def rematch(self, table: str, count: int) -> str:
        """The id of the table that follows a table, after so many others that were deleted."""
        return _text(self._mac("rematch", table, str(count))[:12])

    def chance(self, table: str, seq: int) -> int:
        """A seed of 63 bits for a bot that thinks after an entry of a table; nobody else can know it."""
        return int.from_bytes(self._mac("chance", table, str(seq))[:8]) >> 1


class People:
    """Tokens and device keys. Every method raises `Unavailable` when the database is away."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def add_token(self, owner: str, name: str, now: int) -> tuple[Guest, str]:
        """A new person for a program, and the token it signs in with, told this once. `owner` may withdraw it."""
        bot = new_guest(name)
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)

        def work(connection: Connection) -> None:
            count = select(func.count()).select_from(tokens).where(tokens.c.owner == owner)
            if (connection.scalar(count) or 0) >= MOST_TOKENS:
                raise Refused("many-tokens", most=MOST_TOKENS)
            row = {"digest": _digest(token), "owner": owner, "person": bot.id, "name": bot.name, "created": now}
            connection.execute(insert(tokens).values(row))

        await self.database.write(work)
        return bot, token

    async def of_token(self, token: str) -> Guest:
        """Whom a token signs in; Refused if it is not known."""
        query = select(tokens.c.person, tokens.c.name).where(tokens.c.digest == _digest(token))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refused("bad-token")
        return Guest(row.person, row.name)

    async def withdrawn(self, people: Collection[str]) -> set[str]:
        """Which of some programs have no token any more."""
        query = select(tokens.c.person).where(tokens.c.person.in_(people))
        known = await self.database.read(lambda connection: connection.scalars(query).all())
        return set(people).difference(known)

    async def drop_tokens(self, owner: str) -> int:
        """Withdraw all tokens that somebody has made; how many that were."""
        own = delete(tokens).where(tokens.c.owner == owner)
        return await self.database.write(lambda connection: connection.execute(own).rowcount)

    async def add_device_key(self, guest: Guest, now: int) -> str:
        """A key that signs another device in as the same guest, once and soon. Older ones of the guest are void."""
        key = secrets.token_urlsafe(24)
        over = (device_keys.c.person == guest.id) | (device_keys.c.expires <= now)
        expires = now + DEVICE_MINUTES * 60_000
        row = {"digest": _digest(key), "person": guest.id, "name": guest.name, "expires": expires}

        def work(connection: Connection) -> None:
            connection.execute(delete(device_keys).where(over))
            connection.execute(insert(device_keys).values(row))

        await self.database.write(work)
        return key

    async def take_device_key(self, key: str, now: int) -> Guest:
        """Whom a device's key signs in; it is void from now on. Refused if it is void, too old or unknown."""
        taken = delete(device_keys).where(device_keys.c.digest == _digest(key))
        query = taken.returning(device_keys.c.person, device_keys.c.name, device_keys.c.expires)
        row = await self.database.write(lambda connection: connection.execute(query).first())
        if row is None or row.expires <= now:
            raise Refused("bad-device-key")
        return Guest(row.person, row.name)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _digest(key: str) -> bytes:
    """They are long and random, so a plain hash does; looking one up by its hash tells nothing by its time."""
    return hashlib.sha256(key.encode(errors="replace")).digest()
