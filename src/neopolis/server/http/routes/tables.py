"""Tables: create, list and show them, and start rematches and forks."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta

from neopolis.engine.refused import Refused
from neopolis.engine.rng import wide_seed
from neopolis.games.wire import Seat
from neopolis.server.http.access import TABLE_ID, authorize
from neopolis.server.http.dependencies import Before, Last, PathText, QueryText, TheServer, client_address
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.server import Server
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.executor import run_request
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.runtime.table_registry import KEPT_MS
from neopolis.server.store.errors import Conflict, TableNotFound, Unavailable
from neopolis.server.store.people import Guest
from neopolis.server.store.store import PageCursor, StoredTable
from neopolis.server.store.summaries import (
    DeletedTable,
    ListedTable,
    OwnTable,
    deleted_table,
    listed_table,
    own_table,
    table_info,
    unread_table,
)
from neopolis.server.table import forks, lobby
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import Created, Plan, Rematched, Sat
from neopolis.server.table.server_messages import TableFrame


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, with the plan of what will be played."""

    plan: Plan


class Links(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the links for players and for spectators."""

    id: str
    player: str
    spectator: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to play, and the move to continue from (-1: now, in a running game). Side actions count as moves."""

    seat: Seat
    move: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class DeviceLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time key for another device, and a link with the key after a #. Browsers send that part to no server."""

    key: str
    link: str


def links(server: Server, table: str, epoch: int = 0) -> Links:
    """The links of a table. `epoch` says how often they were renewed."""
    player = server.link(table, server.keys.link(table, "player", epoch))
    return Links(table, player, server.link(table, server.keys.link(table, "spectator", epoch)))


async def current_links(server: Server, table: str) -> Links:
    """The links of a table that may have been renewed."""
    return links(server, table, (await server.tables.get(table).current_table()).data.link_epoch)


async def create_fork(
    server: Server, request: AnyRequest, guest: Guest, seat: int, fork: Callable[[], Created], is_slow: bool
) -> Links:
    """Create a table where a guest continues a game at a seat, and return its links.

    Computing a fork takes a while, so the limits are checked first. If it `is_slow`, a thread computes it.
    """
    await server.tables.check_room(guest.id, is_fork=True)
    server.table_rate_limit.check(client_address(request), time.monotonic())
    created = await run_request(fork, client_address(request)) if is_slow else fork()
    return links(server, await server.tables.create(created, (guest.id, Sat(seat, created.name))))


class TableRoutes(Controller):
    """Tables."""

    tags = ("tables",)

    @post("/tables", status_code=201, responses=PROBLEMS)
    async def open_table(self, request: AnyRequest, server: TheServer, data: JSONBody[NewTable]) -> Links:
        """Create a table and become its host."""
        guest = await server.require_guest(request)
        created = lobby.create_table(guest.id, guest.name, data.plan)
        server.table_rate_limit.check(client_address(request), time.monotonic())
        return links(server, await server.tables.create(created))

    @get("/tables", responses=PROBLEMS)
    async def listed_tables(self, server: TheServer, before: Before = None, last: Last = "") -> list[ListedTable]:
        """Listed tables that are open or being played, the latest change first.

        For the next page, `before` and `last` are the `changed` and the `id` of the last table of this page.
        """
        found = await server.store.listed(("gathering", "playing", "paused"), after=PageCursor(before, last))
        return [listed_table(one) for one in found]

    @get("/mine", responses=PROBLEMS)
    async def own_tables(
        self, request: AnyRequest, server: TheServer, before: Before = None, last: Last = ""
    ) -> list[OwnTable]:
        """Tables that you have created or sat at, the latest change first, and whether it is your turn there."""
        guest = await server.require_guest(request)
        people = server.keys.people_of(guest.id)
        found = await server.store.of_people(people, after=PageCursor(before, last))
        return [await find_own_table(server, one, people) for one in found]

    @get("/deleted", responses=PROBLEMS)
    async def deleted_tables(self, request: AnyRequest, server: TheServer) -> list[DeletedTable]:
        """Tables that you have opened and that were deleted less than a week ago, the latest first."""
        guest = await server.require_guest(request)
        heartbeat = server.tables.context.heartbeat
        found = await server.store.deleted(guest.id, heartbeat.ago(KEPT_MS))
        return [deleted_table(one, heartbeat.after(one.changed, KEPT_MS)) for one in found]

    @post("/tables/{table:str}/restore", status_code=200, responses=PROBLEMS)
    async def restore(self, request: AnyRequest, server: TheServer, table: PathText) -> Links:
        """Restore a table that you have opened and that was deleted less than a week ago."""
        guest = await server.require_guest(request)
        if not TABLE_ID.fullmatch(table):
            raise TableNotFound
        await server.tables.restore(table, guest.id)
        return await current_links(server, table)

    @get("/tables/{table:str}", responses=PROBLEMS)
    async def look(self, request: AnyRequest, server: TheServer, table: PathText, key: QueryText = "") -> TableFrame:
        """A table as it is now, with everything that you may see."""
        guest = await server.find_guest(request)
        live_table, _ = await authorize(server, table, guest, key)
        return table_frame(await live_table.stored_table(), guest.id)

    @get("/tables/{table:str}/links", responses=PROBLEMS)
    async def table_links(self, request: AnyRequest, server: TheServer, table: PathText, key: QueryText = "") -> Links:
        """The links of a table, for people who may play there."""
        guest = await server.find_guest(request)
        _, may_play = await authorize(server, table, guest, key)
        if not may_play:
            raise Refused("spectators-watch")
        return await current_links(server, table)

    @post("/tables/{table:str}/rematch", status_code=201, responses=PROBLEMS)
    async def rematch(self, request: AnyRequest, server: TheServer, table: PathText) -> Links:
        """A new table for the same people. If there is one already, this returns its links."""
        guest = await server.require_guest(request)
        live_table, _ = await authorize(server, table, guest, "")
        rematch = await find_or_create_rematch(server, live_table, guest, client_address(request))
        return await current_links(server, rematch)

    @post("/tables/{table:str}/fork", status_code=201, responses=PROBLEMS)
    async def fork(
        self, request: AnyRequest, server: TheServer, table: PathText, data: JSONBody[Fork], key: QueryText = ""
    ) -> Links:
        """Continue alone against bots: from any move of a finished game, or from what your seat knows of a running one.
        A game that continues a running game is marked as imagined.
        """
        guest = await server.require_guest(request)
        live_table, _ = await authorize(server, table, guest, key)
        found = await live_table.stored_table()
        seed = wide_seed(secrets.token_hex(32))

        def fork() -> Created:
            return forks.fork(found, guest.id, guest.name, data.move, data.seat, seed)

        # Forking a finished game replays it, which takes a while. Forking a running game is quick.
        return await create_fork(server, request, guest, data.seat, fork, is_slow=found.status == "over")

    @post("/tables/{table:str}/device", status_code=201, responses=PROBLEMS)
    async def device(self, request: AnyRequest, server: TheServer, table: PathText) -> DeviceLink:
        """A private one-time link that signs you in on another device. It replaces the last one that you made."""
        signed_in = await server.require_signed_in(request)
        await authorize(server, table, signed_in.guest, "")
        server.tables.context.disk_space.check()
        key = await server.people.add_device_key(signed_in, now_ms())
        return DeviceLink(key, f"{server.link(table, '')}#device={key}")


async def find_own_table(server: Server, stored: StoredTable, people: list[str]) -> OwnTable:
    """A table in the list of somebody's tables. If an older version wrote its summary, the table itself is loaded."""
    known = own_table(stored, people)
    if known is not None:
        return known
    live_table = server.tables.get(stored.id)
    try:
        info = table_info(await live_table.stored_table())
    except Unavailable:
        raise
    except Refused:  # one unreadable table must not break the list
        return unread_table(stored)
    return own_table(msgspec.structs.replace(stored, info=info), people) or unread_table(stored)


async def find_or_create_rematch(server: Server, live_table: LiveTable, guest: Guest, address: str) -> str:
    """The id of the table's rematch. The guest who creates it gets the same seat again; the others may sit down.

    The id is derived from this table's id, so that simultaneous and repeated requests all get the same table.
    During the game this is refused without the lock, so that nobody can tell from the time when others write.
    """
    forks.rematch(await live_table.current_table(), guest.id, guest.name)
    while True:
        async with live_table.lock:
            table = await live_table.table()
            created, seat = forks.rematch(table, guest.id, guest.name), table.seat_of(guest.id)
            known = await server.store.find(table.data.rematch) if table.data.rematch else None
            if known is not None and known.info.status != "closed":
                return known.id
            server.table_rate_limit.check(address, time.monotonic())  # deleted ones can be replaced without end
            rematch = server.keys.rematch(table.id, table.data.rematches)
            sat = [(guest.id, Sat(seat, created.name))] if seat >= 0 else []
            with contextlib.suppress(Conflict):  # the table exists already
                await server.tables.create(created, *sat, table_id=rematch)
            try:
                await live_table.write([Rematched(rematch)], guest.id)
            except Conflict:
                continue
            live_table.send_updates(await live_table.table())
            return rematch
