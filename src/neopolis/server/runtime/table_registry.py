"""All tables of a process: found when somebody asks for one, forgotten when nobody does, looked after every second."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.runtime.channel import News
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.live_table import CLOSED, GRACE, POLICY, Room
from neopolis.server.runtime.server_context import House
from neopolis.server.store.faults import Missing, Replaced, Unavailable
from neopolis.server.store.people import DAY
from neopolis.server.store.store import Listed
from neopolis.server.store.summaries import head_of
from neopolis.server.table.log_events import Created, Deed, Entry
from neopolis.server.table.table import Table
from neopolis.text.messages import add_sentences

SECOND: Final = 1.0
IDLE_SECONDS: Final = 60.0  # before an unused table is forgotten
HINT_SECONDS: Final = 5.0  # between looks into the log for what the channel may have failed to tell
PRESENCE_SECONDS: Final = 15.0  # between telling others who is here
SWEEP_SECONDS: Final = 60.0  # between throwing away what was deleted long ago
PUT_OFF: Final = 60_000  # milliseconds
KEPT_DAYS: Final = 7  # for which a deleted table is kept, in case it was a mistake
MOST_GATHERING: Final = 50  # tables of one host that have not begun

add_sentences(
    {
        "many-tables": "You have {most} tables that have not begun, which is the most; play or delete one first.",
    }
)


class Hall:
    """Rooms by table."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.rooms: Final[dict[str, Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looked = 0.0
        self._told = 0.0
        self._swept = 0.0

    async def open(self) -> None:
        """Begin to look after tables."""
        await self.house.channel.open(self._hear)
        self._do(self._look_after())

    async def close(self) -> None:
        """Stop. Nothing has to be saved: everything is."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[room.driver.stop() for room in self.rooms.values()])
        await self.house.channel.close()

    def room(self, table: str) -> Room:
        """The room of a table, whether there is such a table or not: that shows when it is loaded."""
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms[table] = Room(table, self.house)
            self.house.metrics.tables.set(len(self.rooms))
        room.used = time.monotonic()
        return room

    def forget(self, room: Room) -> None:
        """There is no such table, or none for who asked: nothing is kept of the question."""
        if room.is_idle and room.is_lost:
            self.rooms.pop(room.id, None)

    async def create(self, created: Created, *more: tuple[str, Deed], name: str = "") -> str:
        """Open a table; its id cannot be guessed. `more` are further deeds, each with the person who does it.

        With a `name` it gets that id, and if there is one already, that is a Conflict.
        """
        if await self.house.store.gathering(created.host) >= MOST_GATHERING:
            raise Refused("many-tables", most=MOST_GATHERING)
        table = Table(name or secrets.token_urlsafe(12))
        doers: list[tuple[str, Deed]] = [(created.host, created), *more]
        now = now_ms()
        entries = [Entry(place, now, person, "", deed) for place, (person, deed) in enumerate(doers, start=1)]
        for entry in entries:
            table.apply(entry)
        await self.house.store.create_table(table.id, entries, head_of(table))
        return table.id

    # News from elsewhere.

    def _hear(self, news: News) -> None:
        room = self.rooms.get(news.table)
        if room is None:
            return
        if news.seq:
            self._do(self._catch_up(room))
        else:
            now = time.monotonic()
            room.crowd.hear(news.process, news.here, news.away, now)
            room.crowd.show_presence(now)

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Unavailable as away:
            self.house.metrics.storage_errors.inc()
            warn("storage-away", away.__cause__, table=room.id)
        except Missing:
            self.rooms.pop(room.id, None)
            for client in room.crowd.clients:
                client.bid_farewell(CLOSED, "closed", "no-table")
        except Refused as refused:
            warn("table-refused", table=room.id, code=refused.code)

    # Every second.

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(SECOND)
            try:
                await self._round(time.monotonic())
            except Replaced:
                await self._begin_again()
            except Unavailable as away:
                self.house.metrics.storage_errors.inc()
                warn("storage-away", away.__cause__)
            except Exception as error:  # the next round may do better; without rounds, tables would stand still
                warn("round-failed", error)

    async def _begin_again(self) -> None:
        """A backup was put in the place of the database. Rooms first: until the store is opened, nothing is written."""
        warn("storage-replaced")
        for room in list(self.rooms.values()):
            await room.begin_again()
        with contextlib.suppress(Unavailable):  # it is tried again in the next round
            await self.house.store.open()

    async def _round(self, now: float) -> None:
        self._forget(now)
        rooms = list(self.rooms.values())
        for room in rooms:
            if room.is_due(now_ms()):
                room.driver.stir()
        if now - self._told > PRESENCE_SECONDS:
            self._told = now
            for room in rooms:
                if room.crowd.clients:
                    room.tell_presence(anew=True)
        for room in rooms:
            if room.is_behind:
                await self._catch_up(room)
        await self._look_for_due()
        if now - self._looked > HINT_SECONDS:
            self._looked = now
            await self._look_for_news([room for room in rooms if room.crowd.clients])
            await self._look_for_withdrawn(rooms)
        if now - self._swept > SWEEP_SECONDS:
            self._swept = now
            await self.house.store.sweep(now_ms() - KEPT_DAYS * DAY)

    def _forget(self, now: float) -> None:
        for room in list(self.rooms.values()):
            if room.is_idle and now - room.used > IDLE_SECONDS:
                del self.rooms[room.id]
        self.house.metrics.tables.set(len(self.rooms))

    async def _look_for_due(self) -> None:
        """Tables that have something to do and that nobody sees to: their process has died, perhaps."""
        for found in await self.house.store.due(now_ms() - GRACE):
            try:
                await self._see_to(found)
            except Unavailable:
                raise
            except Refused as refused:
                warn("due-refused", table=found.id, code=refused.code)
                await self._put_off(found)
            except Exception as error:  # the others must not wait for this one
                warn("due-failed", error, table=found.id)
                await self._put_off(found)

    async def _put_off(self, found: Listed) -> None:
        """A table that nobody here can see to is tried again later: meanwhile others have its place in the list."""
        await self.house.store.set_due(found.id, found.seq, now_ms() + PUT_OFF)

    async def _see_to(self, found: Listed) -> None:
        room = self.room(found.id)
        if room.driver.is_busy or room.lock.locked():  # the other tables must not wait for this one
            return
        if room.seq != found.seq:  # without sockets here, nobody else would notice what has been written elsewhere
            await room.catch_up()
        async with room.lock:
            table = await room.table()
        due = table.due()
        if due != found.head.due and table.seq == found.seq:
            await self.house.store.set_due(found.id, found.seq, due)
        room.driver.stir()

    async def _look_for_news(self, rooms: Sequence[Room]) -> None:
        """What the channel has failed to tell, or what it could not tell because there is none."""
        known = await self.house.store.last_entries([room.id for room in rooms])
        for room in rooms:
            if not room.lock.locked() and known.get(room.id, 0) > room.seq:  # who holds the lock will find out
                await self._catch_up(room)

    async def _look_for_withdrawn(self, rooms: Sequence[Room]) -> None:
        """Programs whose tokens have been withdrawn, here or through another process, are let go."""
        programs = [client for room in rooms for client in room.crowd.clients if client.by_token]
        withdrawn = await self.house.people.withdrawn({client.person for client in programs}) if programs else ()
        for client in programs:
            if client.person in withdrawn:
                client.bid_farewell(POLICY, "not-allowed", "bad-token")

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
