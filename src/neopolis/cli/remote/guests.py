"""Our names and cookies on servers. They are saved, so that we can return to our seats later."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.cells import cell_len

from neopolis.cli.local.save import NAME_LENGTH, home
from neopolis.client import Server
from neopolis.engine.refused import Refused

NOT_KNOWN = (
    "nobody",
    "signed-out",
    "bad-cookie",
    "not-signed-in",
)  # refusals of a server that no longer knows the guest


class Guest(msgspec.Struct, frozen=True):
    """A name on a server, and the cookie that proves it."""

    server: str
    name: str
    cookie: str


def path() -> Path:
    return home() / "guests.json"


def read_guests() -> list[Guest]:
    """All saved guests, the latest last; none if the file cannot be read."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=list[Guest])
    except (OSError, msgspec.DecodeError):
        return []


def find_guest(server: str, name: str) -> Guest | None:
    """The latest saved guest on a server, or the latest with this name if one is given. None if there is none."""
    found = [guest for guest in read_guests() if guest.server == server and name in ("", guest.name)]
    return found[-1] if found else None


def keep_guest(guest: Guest, instead_of: Guest | None = None) -> None:
    """Save a guest as the latest. It replaces `instead_of`, a guest that the server no longer knows.

    Only the current user may read the file. If the file cannot be written, the guest is not saved.
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
    """The name, stripped; Refused if it is empty, too wide or not printable."""
    name = name.strip()
    if not 0 < cell_len(name) <= NAME_LENGTH or not name.isprintable():
        raise Refused("cli-join-bad-name", most=NAME_LENGTH)
    return name


async def sign_in(server: Server, name: str) -> None:
    """Sign in as the saved guest with this name. If there is none that the server knows, become a new guest."""
    guest = find_guest(server.address, name)
    if guest is not None:
        server.cookie = guest.cookie
        try:
            await server.me()
            keep_guest(
                Guest(server.address, guest.name, server.cookie), guest
            )  # the server may have renewed the cookie
            return
        except Refused as refused:
            if refused.code not in NOT_KNOWN:
                raise
            server.cookie = ""
    name = name or (guest.name if guest is not None else "")
    await server.sign_in(name)
    keep_guest(Guest(server.address, name, server.cookie), guest)


async def sign_out_elsewhere(server: Server) -> None:
    """Sign out on all other devices, and save the new cookie of this one."""
    before = server.cookie
    await server.sign_out_everywhere()
    for guest in [one for one in read_guests() if one.cookie == before]:
        keep_guest(Guest(guest.server, guest.name, server.cookie), guest)


async def move_in(server: Server, device: str) -> str:
    """Become the guest who made a one-time link on another device. Returns the name."""
    await server.move_here(device)
    name = (await server.me()).name
    keep_guest(Guest(server.address, name, server.cookie))
    return name
