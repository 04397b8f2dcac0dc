"""Who may open a table: its people, anyone with a link, and everybody if it is listed. Others get "not found"."""

from __future__ import annotations

import re
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.server.http.server import Server
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.store.errors import TableNotFound
from neopolis.server.store.people import Guest
from neopolis.server.table.table import Table

TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")  # PostgreSQL raises an error for some other characters


async def authorize(server: Server, table: str, guest: Guest, key: str) -> tuple[LiveTable, bool]:
    """The live table, and whether the guest may play there; TableNotFound if the guest may not even watch.

    Only a person who has a former link of the table learns that the links were renewed.
    """
    if not TABLE_ID.fullmatch(table):
        raise TableNotFound
    people = server.keys.people_of(guest.id) if guest.id else []
    live_table = server.tables.get(table)
    try:
        found = await live_table.stored_table()
    except TableNotFound:
        server.tables.forget(live_table)
        raise
    # `found` may be out of date: perhaps the table was just restored.
    if found.status == "closed" and (await live_table.current_table()).status == "closed":
        raise TableNotFound
    found = await live_table.stored_table()
    if _may_play(found, people):
        return live_table, True
    if found.data.origin and await _may_play_origin(server, found.data.origin, people):
        return live_table, True
    found = await live_table.current_table()  # another process may just have renewed the links
    role = server.keys.role(table, key, found.data.link_epoch) if key else None
    if role is not None or found.plan.listed:
        return live_table, role == "player"
    raise Refused("link-renewed") if server.keys.was_key(table, key, found.data.link_epoch) else TableNotFound()


def _may_play(table: Table, people: list[str]) -> bool:
    """Whether one of the people is the host, sits at the table, or has sat there since the game started."""
    return any([one == table.host or table.seat_of(one) >= 0 or one in table.data.seats_held for one in people])


async def _may_play_origin(server: Server, table: str, people: list[str]) -> bool:
    """Whether one of the people may play at `table`, whose game another table continues."""
    live_table = server.tables.get(table)
    try:
        return _may_play(await live_table.stored_table(), people)
    except TableNotFound:
        return False
