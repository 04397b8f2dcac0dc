"""Who we are on which server: kept in the folder of saved games, so that a seat is still ours tomorrow."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.cells import cell_len

from neopolis.cli.local.save import NAME_LENGTH, home
from neopolis.client import Server
from neopolis.engine.refused import Refused

NOT_KNOWN = ("nobody", "bad-cookie", "not-signed-in")  # what a server answers to somebody it does not know any more


class Guest(msgspec.Struct, frozen=True):
    """A name on a server, and the cookie that proves it."""

    server: str
    name: str
    cookie: str


def path() -> Path:
    return home() / "guests.json"


def read_guests() -> list[Guest]:
    """All we have been, the latest last. A file that cannot be read holds nobody."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=list[Guest])
    except (OSError, msgspec.DecodeError):
        return []


def find_guest(server: str, name: str) -> Guest | None:
    """Who we were on a server last, by this name if one is given."""
    found = [guest for guest in read_guests() if guest.server == server and name in ("", guest.name)]
    return found[-1] if found else None


def keep_guest(guest: Guest, instead_of: Guest | None = None) -> None:
    """Remember a guest as the latest, and any other of the same name, too, but not one who is not known any more.

    Nobody else may read it. Where that fails we are somebody new next time.
    """
    others = [one for one in read_guests() if one not in (guest, instead_of)]
    file = path()
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as target:
            target.write(msgspec.json.encode([*others, guest]))
        os.replace(draft, file)
    except OSError:
        draft.unlink(missing_ok=True)


def check_name(name: str) -> str:
    """A name that has room on a screen."""
    name = name.strip()
    if not 0 < cell_len(name) <= NAME_LENGTH or not name.isprintable():
        raise Refused("cli-join-bad-name", most=NAME_LENGTH)
    return name


async def sign_in(server: Server, name: str) -> None:
    """Be who we were, or somebody new with this name."""
    guest = find_guest(server.address, name)
    if guest is not None:
        server.cookie = guest.cookie
        try:
            await server.me()
            keep_guest(guest)
            return
        except Refused as refused:
            if refused.code not in NOT_KNOWN:
                raise
            server.cookie = ""
    name = name or (guest.name if guest is not None else "")
    await server.sign_in(name)
    keep_guest(Guest(server.address, name, server.cookie), guest)


async def move_in(server: Server, device: str) -> str:
    """Be who made a one-time link on another device; how that one is called."""
    await server.move_here(device)
    name = (await server.me()).name
    keep_guest(Guest(server.address, name, server.cookie))
    return name
