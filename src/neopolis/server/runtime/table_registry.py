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
from neopolis.server.runtime.live_table import CLOSED, GRACE, POLICY, LiveTable
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.store.faults import Missing, Replaced, Unavailable
from neopolis.server.store.people import DAY
from neopolis.server.store.store import Listed
from neopolis.server.store.summaries import head_of
from neopolis.server.table.log_events import Created, Entry, LogEvent
from neopolis.server.table.table import Table

SECOND: Final = 1.0
IDLE_SECONDS: Final = 60.0  # before an unused table is forgotten
HINT_SECONDS: Final = 5.0  # between looks into the log for what the channel may have failed to tell
PRESENCE_SECONDS: Final = 15.0  # between telling others who is here
SWEEP_SECONDS: Final = 60.0  # between throwing away what was deleted long ago
PUT_OFF: Final = 60_000  # milliseconds
KEPT_DAYS: Final = 7  # for which a deleted table is kept, in case it was a mistake
MOST_GATHERING: Final = 50  # tables of one host that have not begun


class TableRegistry:
    """Rooms by table."""

    def __init__(self, context: ServerContext) -> None:
        self.context: Final = context
        self.live_tables: Final[dict[str, LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looked = 0.0
        self._told = 0.0
        self._swept = 0.0

    async def open(self) -> None:
        """Begin to look after tables."""
        await self.context.channel.open(self._hear)
        self._do(self._look_after())

    async def close(self) -> None:
        """Stop. Nothing has to be saved: everything is."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[live.driver.stop() for live in self.live_tables.values()])
        await self.context.channel.close()

    def live(self, table: str) -> LiveTable:
        """The room of a table, whether there is such a table or not: that shows when it is loaded."""
        live = self.live_tables.get(table)
        if live is None:
            live = self.live_tables[table] = LiveTable(table, self.context)
            self.context.metrics.tables.set(len(self.live_tables))
        live.used = time.monotonic()
        return live

    def forget(self, live: LiveTable) -> None:
        """There is no such table, or none for who asked: nothing is kept of the question."""
        if live.is_idle and live.is_lost:
            self.live_tables.pop(live.id, None)

    async def create(self, created: Created, *more: tuple[str, LogEvent], name: str = "") -> str:
        """Open a table; its id cannot be guessed. `more` are further deeds, each with the person who does it.

        With a `name` it gets that id, and if there is one already, that is a Conflict.
        """
        if await self.context.store.gathering(created.host) >= MOST_GATHERING:
            raise Refused("many-tables", most=MOST_GATHERING)
        table = Table(name or secrets.token_urlsafe(12))
        doers: list[tuple[str, LogEvent]] = [(created.host, created), *more]
        now = now_ms()
        entries = [Entry(place, now, person, "", event) for place, (person, event) in enumerate(doers, start=1)]
        for entry in entries:
            table.apply(entry)
        await self.context.store.create_table(table.id, entries, head_of(table))
        return table.id

    # News from elsewhere.

    def _hear(self, news: News) -> None:
        live = self.live_tables.get(news.table)
        if live is None:
            return
        if news.seq:
            self._do(self._catch_up(live))
        else:
            now = time.monotonic()
            live.connections.hear(news.process, news.here, news.away, now)
            live.connections.show_presence(now)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Unavailable as away:
            self.context.metrics.storage_errors.inc()
            warn("storage-away", away.__cause__, table=live.id)
        except Missing:
            self.live_tables.pop(live.id, None)
            for client in live.connections.clients:
                client.bid_farewell(CLOSED, "closed", "no-table")
        except Refused as refused:
            warn("table-refused", table=live.id, code=refused.code)

    # Every second.

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(SECOND)
            try:
                await self._round(time.monotonic())
            except Replaced:
                await self._begin_again()
            except Unavailable as away:
                self.context.metrics.storage_errors.inc()
                warn("storage-away", away.__cause__)
            except Exception as error:  # the next round may do better; without rounds, tables would stand still
                warn("round-failed", error)

    async def _begin_again(self) -> None:
        """A backup was put in the place of the database. Rooms first: until the store is opened, nothing is written."""
        warn("storage-replaced")
        for live in list(self.live_tables.values()):
            await live.begin_again()
        with contextlib.suppress(Unavailable):  # it is tried again in the next round
            await self.context.store.open()

    async def _round(self, now: float) -> None:
        self._forget(now)
        live_tables = list(self.live_tables.values())
        for live in live_tables:
            if live.is_due(now_ms()):
                live.driver.stir()
        if now - self._told > PRESENCE_SECONDS:
            self._told = now
            for live in live_tables:
                if live.connections.clients:
                    live.tell_presence(anew=True)
        for live in live_tables:
            if live.is_behind:
                await self._catch_up(live)
        await self._look_for_due()
        if now - self._looked > HINT_SECONDS:
            self._looked = now
            await self._look_for_news([live for live in live_tables if live.connections.clients])
            await self._look_for_withdrawn(live_tables)
        if now - self._swept > SWEEP_SECONDS:
            self._swept = now
            await self.context.store.sweep(now_ms() - KEPT_DAYS * DAY)

    def _forget(self, now: float) -> None:
        for live in list(self.live_tables.values()):
            if live.is_idle and now - live.used > IDLE_SECONDS:
                del self.live_tables[live.id]
        self.context.metrics.tables.set(len(self.live_tables))

    async def _look_for_due(self) -> None:
        """Tables that have something to do and that nobody sees to: their process has died, perhaps."""
        for found in await self.context.store.due(now_ms() - GRACE):
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
        await self.context.store.set_due(found.id, found.seq, now_ms() + PUT_OFF)

    async def _see_to(self, found: Listed) -> None:
        live = self.live(found.id)
        if live.driver.is_busy or live.lock.locked():  # the other tables must not wait for this one
            return
        if live.seq != found.seq:  # without sockets here, nobody else would notice what has been written elsewhere
            await live.catch_up()
        async with live.lock:
            table = await live.table()
        due = table.due()
        if due != found.head.due and table.seq == found.seq:
            await self.context.store.set_due(found.id, found.seq, due)
        live.driver.stir()

    async def _look_for_news(self, live_tables: Sequence[LiveTable]) -> None:
        """What the channel has failed to tell, or what it could not tell because there is none."""
        known = await self.context.store.last_entries([live.id for live in live_tables])
        for live in live_tables:
            if not live.lock.locked() and known.get(live.id, 0) > live.seq:  # who holds the lock will find out
                await self._catch_up(live)

    async def _look_for_withdrawn(self, live_tables: Sequence[LiveTable]) -> None:
        """Programs whose tokens have been withdrawn, here or through another process, are let go."""
        programs = [client for live in live_tables for client in live.connections.clients if client.by_token]
        withdrawn = await self.context.people.withdrawn({client.person for client in programs}) if programs else ()
        for client in programs:
            if client.person in withdrawn:
                client.bid_farewell(POLICY, "not-allowed", "bad-token")

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
