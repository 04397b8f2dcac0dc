"""Tables: opening, finding and looking at them, and what comes after a game."""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta

from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.games.wire import Seat
from neopolis.server.http.access import enter
from neopolis.server.http.dependencies import Before, Here, Id, Key, Last, asker
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.server import Server
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.executor import apart
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.store.faults import Conflict, Unavailable
from neopolis.server.store.people import Guest
from neopolis.server.store.store import Listed, Place
from neopolis.server.store.summaries import ListedTable, OwnTable, head_of, listed_table, own_table, unread_table
from neopolis.server.table import forks, lobby
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import Created, LogEvent, Plan, Rematched, Sat
from neopolis.server.table.server_messages import TableFrame


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is going to be played."""

    plan: Plan


class Links(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and what to send to those who are to play or to watch."""

    id: str
    player: str
    spectator: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go on from, and as whom. `move` counts answers and asides; of a running game it is -1: now."""

    seat: Seat
    move: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class DeviceLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time key for another device, and an address that holds it. It comes after a #: no server sees it."""

    key: str
    link: str


def links(server: Server, table: str) -> Links:
    """The links of a table."""
    player = server.link(table, server.keys.link(table, "player"))
    return Links(table, player, server.link(table, server.keys.link(table, "spectator")))


async def opened(server: Server, request: AnyRequest, created: Created, *more: tuple[str, LogEvent]) -> Links:
    """Open a table for whoever asks, and tell its links; Refused if too many are opened from there."""
    server.openings.take(asker(request), time.monotonic())
    return links(server, await server.tables.create(created, *more))


class TableRoutes(Controller):
    """Tables."""

    tags = ("tables",)

    @post("/tables", status_code=201, responses=PROBLEMS)
    async def open_table(self, request: AnyRequest, server: Here, data: JSONBody[NewTable]) -> Links:
        """Open a table, and be its host."""
        guest = await server.somebody(request)
        return await opened(server, request, lobby.create_table(guest.id, guest.name, data.plan))

    @get("/tables", responses=PROBLEMS)
    async def listed_tables(self, server: Here, before: Before = None, last: Last = "") -> list[ListedTable]:
        """Listed tables that are open or being played, the latest change first.

        `before` and `last`: the `changed` and the `id` of the table with which the last page ended.
        """
        found = await server.store.listed(("gathering", "playing", "paused"), after=Place(before, last))
        return [listed_table(one) for one in found]

    @get("/mine", responses=PROBLEMS)
    async def own_tables(
        self, request: AnyRequest, server: Here, before: Before = None, last: Last = ""
    ) -> list[OwnTable]:
        """Tables that one has opened or sat at, the latest change first, and whether it is one's turn there."""
        guest = await server.somebody(request)
        people = server.keys.people_of(guest.id)
        found = await server.store.of_people(people, after=Place(before, last))
        return [await own_row(server, one, people) for one in found]

    @get("/tables/{table:str}", responses=PROBLEMS)
    async def look(self, request: AnyRequest, server: Here, table: Id, key: Key = "") -> TableFrame:
        """A table as it is now, as one's own seat or as a spectator."""
        guest = await server.who(request)
        live, _ = await enter(server, table, guest, key)
        async with live.lock:
            return table_frame(await live.table(), guest.id)

    @get("/tables/{table:str}/links", responses=PROBLEMS)
    async def table_links(self, request: AnyRequest, server: Here, table: Id, key: Key = "") -> Links:
        """The links of a table, for those who may play there."""
        guest = await server.who(request)
        _, may_play = await enter(server, table, guest, key)
        if not may_play:
            raise Refused("spectators-watch")
        return links(server, table)

    @post("/tables/{table:str}/rematch", status_code=201, responses=PROBLEMS)
    async def rematch(self, request: AnyRequest, server: Here, table: Id) -> Links:
        """Another table for the same people. Who asks second gets the one that is there."""
        guest = await server.somebody(request)
        live, _ = await enter(server, table, guest, "")
        return links(server, await rematched(server, live, guest))

    @post("/tables/{table:str}/fork", status_code=201, responses=PROBLEMS)
    async def fork(self, request: AnyRequest, server: Here, table: Id, data: JSONBody[Fork], key: Key = "") -> Links:
        """Go on alone, against bots: from any move of a finished game, or from what one's own seat knows of a running
        one, which then is an imagined game and says so.
        """
        guest = await server.somebody(request)
        live, _ = await enter(server, table, guest, key)
        async with live.lock:
            found = await live.table()
            chance = secrets.randbelow(MAX_SEED + 1)

            def fork() -> Created:
                return forks.fork(found, guest.id, guest.name, data.move, data.seat, chance)

            # A game that is over is played again, which takes its time; one that is played must not wait for others.
            created = await apart(fork, asker(request)) if found.status == "over" else fork()
        return await opened(server, request, created, (guest.id, Sat(data.seat, created.name)))

    @post("/tables/{table:str}/device", status_code=201, responses=PROBLEMS)
    async def device(self, request: AnyRequest, server: Here, table: Id) -> DeviceLink:
        """A private one-time link that moves one's seat to another device."""
        server.check_in_person(request)
        guest = await server.somebody(request)
        await enter(server, table, guest, "")
        key = await server.people.add_device_key(guest, now_ms())
        return DeviceLink(key, f"{server.link(table, '')}#device={key}")


async def own_row(server: Server, found: Listed, people: list[str]) -> OwnTable:
    """A table in the list of one's own. Of an older version's the table itself is asked where one sits."""
    known = own_table(found, people)
    if known is not None:
        return known
    live = server.tables.live(found.id)
    try:
        async with live.lock:
            head = head_of(await live.table())
    except Unavailable:
        raise
    except Refused:  # a list must not fail for a table that this version cannot read
        return unread_table(found)
    return own_table(msgspec.structs.replace(found, head=head), people) or unread_table(found)


async def rematched(server: Server, live: LiveTable, guest: Guest) -> str:
    """Another table, at which who asks first has the same seat again; the others are told, and may sit down.

    Its id follows from this table's: who asks at the same time, or again after a fault, comes to the same one.
    """
    while True:
        async with live.lock:
            table = await live.table()
            created, seat = forks.rematch(table, guest.id, guest.name), table.seat_of(guest.id)
            known = await server.store.find(table.data.rematch) if table.data.rematch else None
            if known is not None and known.head.status != "closed":
                return known.id
            other = server.keys.rematch(table.id, table.data.rematches)
            sat = [(guest.id, Sat(seat, created.name))] if seat >= 0 else []
            with contextlib.suppress(Conflict):  # it is there
                await server.tables.create(created, *sat, name=other)
            try:
                await live.write([Rematched(other)], guest.id)
            except Conflict:
                continue
            live.show(await live.table())
            return other
