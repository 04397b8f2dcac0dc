"""Guests, the tokens by which programs sign in, and the one-time keys that sign in another device.

Tokens and keys are random. Only their SHA-256 is stored, so nobody can sign in with what is in the database.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from neopolis.engine.refused import Refused
from neopolis.server.store.database import Database
from neopolis.server.store.names import clean_name
from neopolis.server.store.schema import device_keys, tokens

DAY: Final = 24 * 60 * 60 * 1000
TOKEN_PREFIX: Final = "neo_"
MOST_TOKENS: Final = 20
DEVICE_MINUTES: Final = 15


class Guest(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A person who is signed in."""

    id: str
    name: str


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_guest(name: str) -> Guest:
    """A new guest; Refused if the name is not acceptable."""
    return Guest(new_id(), clean_name(name))


class People:
    """Stores tokens and device keys. Every method raises `Unavailable` if the database cannot be reached."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def add_token(self, owner: str, name: str, now: int) -> tuple[Guest, str]:
        """Make a person for a program, and the token it signs in with. The `owner` may withdraw the token."""
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
        """The person of a token; Refused if the token is not known."""
        query = select(tokens.c.person, tokens.c.name).where(tokens.c.digest == _digest(token))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refused("bad-token")
        return Guest(row.person, row.name)

    async def withdrawn(self, people: Collection[str]) -> set[str]:
        """Those of the given programs whose token was withdrawn."""
        query = select(tokens.c.person).where(tokens.c.person.in_(people))
        known = await self.database.read(lambda connection: connection.scalars(query).all())
        return set(people).difference(known)

    async def drop_tokens(self, owner: str) -> int:
        """Withdraw all tokens of an owner, and return their number."""
        own = delete(tokens).where(tokens.c.owner == owner)
        return await self.database.write(lambda connection: connection.execute(own).rowcount)

    async def add_device_key(self, guest: Guest, now: int) -> str:
        """Make a short-lived key that signs another device in, once. It replaces the guest's older keys."""
        key = secrets.token_urlsafe(24)
        obsolete = (device_keys.c.person == guest.id) | (device_keys.c.expires <= now)
        expires = now + DEVICE_MINUTES * 60_000
        row = {"digest": _digest(key), "person": guest.id, "name": guest.name, "expires": expires}

        def work(connection: Connection) -> None:
            connection.execute(delete(device_keys).where(obsolete))
            connection.execute(insert(device_keys).values(row))

        await self.database.write(work)
        return key

    async def take_device_key(self, key: str, now: int) -> Guest:
        """Use up a device key and return its guest; Refused if the key is used, expired or unknown."""
        taken = delete(device_keys).where(device_keys.c.digest == _digest(key))
        query = taken.returning(device_keys.c.person, device_keys.c.name, device_keys.c.expires)
        row = await self.database.write(lambda connection: connection.execute(query).first())
        if row is None or row.expires <= now:
            raise Refused("bad-device-key")
        return Guest(row.person, row.name)


def _digest(key: str) -> bytes:
    """The hash of a key. For long random keys a plain hash is enough, and a lookup reveals nothing through timing."""
    return hashlib.sha256(key.encode(errors="replace")).digest()
