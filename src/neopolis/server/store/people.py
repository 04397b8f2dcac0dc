"""Guests, the tokens by which programs sign in, the one-time keys that sign in another device, and who has signed out.

Tokens and keys are random. Only their SHA-256 is stored, so nobody can sign in with what is in the database.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from neopolis.engine.refused import Refused
from neopolis.server.store.database import Database
from neopolis.server.store.inserting import add_new
from neopolis.server.store.names import clean_name
from neopolis.server.store.schema import device_keys, sign_outs, tokens

DAY: Final = 24 * 60 * 60 * 1000
TOKEN_PREFIX: Final = "neo_"
MOST_TOKENS: Final = 20
DEVICE_MINUTES: Final = 15
EVERYWHERE: Final = 0  # in place of a device


class Guest(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A person who is signed in."""

    id: str
    name: str


class SignedIn(msgspec.Struct, frozen=True):
    """A guest on a device, as a cookie says it.

    `device` is the time (milliseconds) when the device signed in, `at` when the cookie was made, and `epoch` how often
    the guest had signed out everywhere by then.
    """

    guest: Guest
    device: int
    at: int
    epoch: int = 0


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_guest(name: str) -> Guest:
    """A new guest; Refused if the name is not acceptable."""
    return Guest(new_id(), clean_name(name))


class People:
    """Stores tokens, device keys and sign-outs. Every method raises `Unavailable` if the database cannot be reached."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def add_token(self, signed_in: SignedIn, name: str, now: int) -> tuple[Guest, str]:
        """Make a person for a program, and the token it signs in with. The guest who makes a token may withdraw it."""
        owner = signed_in.guest.id
        bot = new_guest(name)
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)

        def work(connection: Connection) -> None:
            _check_signed_in(connection, signed_in)
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

    async def add_device_key(self, signed_in: SignedIn, now: int) -> str:
        """Make a short-lived key that signs another device in, once. It replaces the guest's older keys."""
        guest, key = signed_in.guest, secrets.token_urlsafe(24)
        obsolete = (device_keys.c.person == guest.id) | (device_keys.c.expires <= now)
        expires = now + DEVICE_MINUTES * 60_000
        row = {"digest": _digest(key), "person": guest.id, "name": guest.name, "expires": expires}

        def work(connection: Connection) -> None:
            _check_signed_in(connection, signed_in)
            connection.execute(delete(device_keys).where(obsolete))
            connection.execute(insert(device_keys).values(row))

        await self.database.write(work)
        return key

    async def take_device_key(self, key: str, now: int) -> SignedIn:
        """Use up a device key and sign its guest in; Refused if the key is used, replaced, expired or unknown."""
        taken = delete(device_keys).where(device_keys.c.digest == _digest(key))
        query = taken.returning(device_keys.c.person, device_keys.c.name, device_keys.c.expires)

        def work(connection: Connection) -> SignedIn | None:
            row = connection.execute(query).first()
            if row is None or row.expires <= now:
                return None
            return SignedIn(Guest(row.person, row.name), now, now, _lock_epoch(connection, row.person))

        signed_in = await self.database.write(work)
        if signed_in is None:
            raise Refused("bad-device-key")
        return signed_in

    # Signing out.

    async def signed_out(self, those: Collection[SignedIn]) -> set[SignedIn]:
        """Those whose device has signed out, or who have signed out everywhere since their cookie was made."""
        people = {one.guest.id for one in those}
        return await self.database.read(lambda connection: _signed_out(connection, those, people)) if people else set()

    async def sign_out(self, signed_in: SignedIn, now: int) -> None:
        """Sign a guest out on one device. All cookies that this device has had stop working."""
        row = {"person": signed_in.guest.id, "device": signed_in.device, "epoch": signed_in.epoch, "at": now}
        await self.database.write(lambda connection: add_new(connection, "sign_outs", [row]))

    async def sign_out_everywhere(self, signed_in: SignedIn, now: int) -> tuple[SignedIn, int]:
        """Make all cookies, tokens and device keys of a guest invalid, and sign this device in again.

        Returns the new sign-in and the number of tokens. Refused if the device is signed out already.
        """
        person = signed_in.guest.id

        def work(connection: Connection) -> tuple[SignedIn, int]:
            epoch = 1 + max(signed_in.epoch, _check_signed_in(connection, signed_in))
            own = sign_outs.c.person == person
            connection.execute(delete(sign_outs).where(own, sign_outs.c.device != EVERYWHERE))
            connection.execute(update(sign_outs).where(own).values(epoch=epoch, at=now))
            connection.execute(delete(device_keys).where(device_keys.c.person == person))
            count = connection.execute(delete(tokens).where(tokens.c.owner == person)).rowcount
            return SignedIn(signed_in.guest, now, now, epoch), count

        return await self.database.write(work)

    async def forget_sign_outs(self, before: int) -> int:
        """Remove sign-outs of single devices before a time, whose cookies are too old anyway. Returns their number."""
        old = (sign_outs.c.device != EVERYWHERE) & (sign_outs.c.at < before)
        return await self.database.write(lambda connection: connection.execute(delete(sign_outs).where(old)).rowcount)


def _signed_out(connection: Connection, those: Collection[SignedIn], people: Collection[str]) -> set[SignedIn]:
    rows = connection.execute(select(sign_outs).where(sign_outs.c.person.in_(people))).all()
    known = {(row.person, row.device): row.epoch for row in rows}
    return {
        one
        for one in those
        if (one.guest.id, one.device) in known or one.epoch < known.get((one.guest.id, EVERYWHERE), 0)
    }


def _lock_epoch(connection: Connection, person: str) -> int:
    """The epoch of a person, which nobody can raise until the transaction ends."""
    add_new(connection, "sign_outs", [{"person": person, "device": EVERYWHERE, "epoch": 0, "at": 0}])
    query = select(sign_outs.c.epoch).where(sign_outs.c.person == person, sign_outs.c.device == EVERYWHERE)
    return int(connection.scalar(query.with_for_update()) or 0)


def _check_signed_in(connection: Connection, signed_in: SignedIn) -> int:
    """The epoch of a guest, as `_lock_epoch`; Refused if the device is signed out.

    The check when a request arrives is not enough: a key that is stored after signing out everywhere would stay valid.
    """
    epoch = _lock_epoch(connection, signed_in.guest.id)
    if _signed_out(connection, [signed_in], [signed_in.guest.id]):
        raise Refused("signed-out")
    return epoch


def _digest(key: str) -> bytes:
    """The hash of a key. For long random keys a plain hash is enough, and a lookup reveals nothing through timing."""
    return hashlib.sha256(key.encode(errors="replace")).digest()
