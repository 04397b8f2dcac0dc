"""Who may come to a table: its people, those with a link, everybody if it is listed. To all others there is none."""

from __future__ import annotations

import re
from typing import Final

from neopolis.server.http.server import Server
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.store.faults import Missing
from neopolis.server.store.people import Guest
from neopolis.server.table.table import Table

IDS: Final = re.compile("[A-Za-z0-9_-]{1,40}")  # what tables are called; PostgreSQL cannot even be asked for all else


async def enter(server: Server, table: str, guest: Guest, key: str) -> tuple[LiveTable, bool]:
    """The room of a table, and whether the guest is invited to play there; Missing if the table is not for them."""
    if not IDS.fullmatch(table):
        raise Missing
    people = server.keys.people_of(guest.id) if guest.id else []
    live = server.tables.live(table)
    try:
        async with live.lock:
            found = await live.table()
            may_play = _may_play(found, people)
            listed, is_closed, origin = found.plan.listed, found.status == "closed", found.data.origin
    except Missing:
        server.tables.forget(live)
        raise
    if is_closed:
        raise Missing
    role = server.keys.role(table, key) if key else None
    if may_play or role == "player":
        return live, True
    if origin and await _sat_at(server, origin, people):
        return live, True
    if role == "spectator" or listed:
        return live, False
    raise Missing


def _may_play(table: Table, people: list[str]) -> bool:
    """The host, who sits there, and who sat there since the game began; for a guest, a companion does."""
    return any([one == table.host or table.seat_of(one) >= 0 or one in table.data.seats_held for one in people])


async def _sat_at(server: Server, table: str, people: list[str]) -> bool:
    """Whether one of them played at the table that this one continues."""
    live = server.tables.live(table)
    try:
        async with live.lock:
            return _may_play(await live.table(), people)
    except Missing:
        return False
