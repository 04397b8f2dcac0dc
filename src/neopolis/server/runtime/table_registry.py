"""All live tables of a process: created on demand, dropped when unused, and maintained every second."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine, Iterator, Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from neopolis.engine.fairness import commitment, server_seed_with
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.server.logs import note, warn
from neopolis.server.runtime.channel import Notice
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.connections import CLOSE_DELETED, CLOSE_RECONNECT
from neopolis.server.runtime.heartbeat import LOOK_SECONDS
from neopolis.server.runtime.live_table import CLOSE_POLICY, TAKEOVER_AFTER, LiveTable
from neopolis.server.runtime.rate_limit import RestoreRateLimit
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.store.derived_keys import OLD_DAYS
from neopolis.server.store.errors import Conflict, DatabaseReplaced, TableNotFound, Unavailable
from neopolis.server.store.people import DAY
from neopolis.server.store.store import StoredTable
from neopolis.server.store.summaries import table_info
from neopolis.server.table.log_events import Closed, Created, Entry, LogEvent, Restored
from neopolis.server.table.quota import check_restored
from neopolis.server.table.table import Table
from neopolis.server.table.table_data import CLOSED, GATHERING

MAINTENANCE_SECONDS: Final = 1.0  # between two rounds of maintenance
IDLE_SECONDS: Final = 60.0  # before this process forgets a table that nobody uses here; the table stays stored
LOG_CHECK_SECONDS: Final = 5.0  # between checks of the logs, in case the channel lost a notice
PRESENCE_SECONDS: Final = 5.0  # between reports to other processes of who is connected at each table
PURGE_SECONDS: Final = 60.0  # between purges of tables that were deleted long ago
POSTPONE_MS: Final = 60_000
KEPT_DAYS: Final = 7  # before a deleted table is purged; until then, its host can restore it
KEPT_MS: Final = KEPT_DAYS * DAY
MOST_FORKED: Final = 8_388_608  # maximum size of the first entries of a person's tables in bytes; forks make it large
MOST_UNPLAYED: Final = 33_554_432  # bytes of a person's deleted or unstarted tables; with more, they can open no other
MOVED_AT_ONCE: Final = 4  # how many tables a stopping process leaves in parallel
MOVES_IN_A_ROW: Final = 20  # with many tables, each of the parallel moves leaves about this many
MOVE_SECONDS: Final = 1.0  # maximum time to wait until the people of such a table have reconnected elsewhere
MOVE_CHECK_SECONDS: Final = 0.02
LEAVE_SECONDS: Final = 6.0  # for all tables together; Docker kills a process ten seconds after SIGTERM
WRITE_SECONDS: Final = 2.0  # maximum time to wait for writes that are going on when this process stops
MOST_GATHERING: Final = 50  # maximum number of tables per host that have not started


class TableRegistry:
    """The live tables by id."""

    def __init__(self, context: ServerContext) -> None:
        self.context: Final = context
        self.live_tables: Final[dict[str, LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._restore_rate_limit: Final = RestoreRateLimit()
        self._creating: Final = WeakValueDictionary[str, asyncio.Lock]()  # by host, while they are in use
        self._logs_checked_at = 0.0
        self._presence_sent_at = 0.0
        self._purged_at = 0.0
        self._is_leaving = False
        self._has_packs = False  # whether the database has the packs of this version

    async def open(self) -> None:
        """Learn the content packs, look for an outage, open the channel and start the maintenance."""
        await self._open_packs()
        await self.context.heartbeat.start(await self.context.channel.listeners())
        await self.context.channel.open(self._on_notice)
        self._spawn(self._maintain())
        self._spawn(self._watch())

    async def leave(self) -> None:
        """Move the tables to other processes, if there are any, a few tables at a time, until all have moved.

        If everybody reconnected at once, the last ones would wait until the other process has served all the others.
        So people go on playing here until it is their table's turn.
        """
        if not await self.context.channel.peers():
            return
        self._is_leaving = True
        tables = list(self.live_tables.values())
        queue = iter(tables)
        moves = [self._move(queue) for _ in range(max(MOVED_AT_ONCE, len(tables) // MOVES_IN_A_ROW))]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                await asyncio.gather(*moves)

    async def _move(self, tables: Iterator[LiveTable]) -> None:
        """Move one table after the other, each when the people of the last one are connected to another process."""
        for live_table in tables:
            begun = time.monotonic()
            seats = await live_table.release()
            while time.monotonic() < begun + MOVE_SECONDS:
                if seats <= live_table.connections.seats_elsewhere(begun):
                    break
                await asyncio.sleep(MOVE_CHECK_SECONDS)

    async def close(self) -> None:
        """Stop all work. Every entry is in the store already, so only the heartbeat is noted once more.

        Other processes take over bots and clocks at once, without waiting until the work is overdue.
        """
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WRITE_SECONDS):
                await asyncio.gather(*[live_table.retire() for live_table in self.live_tables.values()])
        await asyncio.gather(*[live_table.driver.stop() for live_table in self.live_tables.values()])
        with contextlib.suppress(Unavailable):
            await self.context.heartbeat.keep()
            if not self.context.heartbeat.is_alone:
                own = [(one.id, one.seq) for one in self.live_tables.values() if one.is_worked_on]
                await self.context.store.hand_over(own, self.context.clock.now() - TAKEOVER_AFTER)
        await self.context.channel.close()

    def get(self, table: str) -> LiveTable:
        """The live table with an id. If there is no such table, loading it fails later."""
        live_table = self.live_tables.get(table)
        if live_table is None:
            live_table = self.live_tables[table] = LiveTable(table, self.context)
            self.context.metrics.tables.set(len(self.live_tables))
        live_table.used_at = time.monotonic()
        return live_table

    def forget(self, live_table: LiveTable) -> None:
        """Drop a live table that turned out not to exist."""
        if live_table.is_idle and live_table.must_load:
            self.live_tables.pop(live_table.id, None)

    async def create(self, created: Created, *more: tuple[str, LogEvent], table_id: str = "") -> str:
        """Store a new table and return its id. `more` are further events, each with the person who causes it.

        Without a `table_id` the table gets one that cannot be guessed. Conflict if there is a table with this id.
        A person's tables are created one after the other: at the same time, all of them would find room.
        """
        async with self._creating.setdefault(created.host, asyncio.Lock()):
            return await self._create(created, *more, table_id=table_id)

    async def _create(self, created: Created, *more: tuple[str, LogEvent], table_id: str) -> str:
        await self.check_room(created.host)
        if created.record or created.world:
            await self._check_forks(created.host, len(msgspec.json.encode(created)))
        table = Table(table_id or secrets.token_urlsafe(12))
        if not created.record and not created.world and not created.challenge:
            contents = {game.name: game.content for game in registry.definitions()}
            seed = server_seed_with(secrets.token_hex(32), contents)
            created = msgspec.structs.replace(created, server_seed=seed, commitment=commitment(table.id, seed))
        events: list[tuple[str, LogEvent]] = [(created.host, created), *more]
        now = self.context.clock.now()
        entries = [Entry(seq, now, person, "", event) for seq, (person, event) in enumerate(events, start=1)]
        for entry in entries:
            table.apply(entry)
        await self.context.store.create_table(table.id, entries, table_info(table))
        return table.id

    async def restore(self, table: str, person: str) -> None:
        """Restore a table that `person`, its host, has deleted. If it is not deleted, nothing changes.

        TableNotFound if the person is not the host, or if it is too late to restore the table. Refused or Unavailable
        if the person restores tables too often, or the disk is almost full.
        """
        live_table = self.get(table)
        try:
            while not await self._try_restore(live_table, person):
                self.context.metrics.conflicts.inc()
        except TableNotFound:
            self.forget(live_table)
            raise

    async def _try_restore(self, live_table: LiveTable, person: str) -> bool:
        """Restore a table; False if another process wrote something meanwhile.

        Only a deleted table is locked, so that nobody can tell from the time when others write.
        """
        found = await live_table.current_table()
        if person != found.host:
            raise TableNotFound
        if found.status != CLOSED:
            return True
        await live_table.catch_up()
        async with live_table.lock:
            found = await live_table.table()
            if found.status != CLOSED:
                return True
            if found.data.closed_at < self.context.heartbeat.ago(KEPT_MS):
                raise TableNotFound
            self.context.disk_space.check()
            check_restored(found, person)
            if found.data.closed_from == GATHERING:
                await self._check_gathering(person)
            self._restore_rate_limit.check(person, time.monotonic())
            try:
                await live_table.write([Restored()], person)
            except Conflict:
                return False
            live_table.send_updates(await live_table.table())
        live_table.driver.wake()
        return True

    async def check_room(self, host: str, is_fork: bool = False) -> None:
        """Refused if a person may not open another table now. Check this before you compute what goes into it."""
        self.context.disk_space.check()
        await self._check_gathering(host)
        await self._check_unplayed(host)
        if is_fork:
            await self._check_forks(host, 1)

    async def _check_gathering(self, host: str) -> None:
        """Refused if a person has too many tables that have not started."""
        if await self.context.store.count_gathering(host) >= MOST_GATHERING:
            raise Refused("many-tables", most=MOST_GATHERING)

    async def _check_unplayed(self, host: str) -> None:
        """Refused if a person's unstarted tables, and deleted ones that are not purged yet, take too much space.

        Purging the oldest ones early would be worse: with a leaked cookie, somebody could destroy a person's tables.
        """
        if await self.context.store.unplayed_bytes(host) >= MOST_UNPLAYED:
            raise Refused("many-deleted", days=KEPT_DAYS)

    async def _check_forks(self, host: str, more: int) -> None:
        """Refused if a person's forks would take too much space with `more` bytes. Deleted ones count until purged."""
        if await self.context.store.created_bytes(host) + more > MOST_FORKED:
            raise Refused("many-forks", days=KEPT_DAYS)

    # Notices from other processes.

    def _on_notice(self, notice: Notice) -> None:
        if not notice.table:
            self._spawn(self._disconnect_soon())
            return
        if not notice.seq:
            self.context.last_seen.report(notice.process, notice.table, notice.here, self.context.clock.now())
        live_table = self.live_tables.get(notice.table)
        if notice.is_released:
            if not self._is_leaving:
                self._spawn(self._accept(notice.table))
        elif live_table is None:
            return
        elif notice.seq:
            self._spawn(self._catch_up(live_table))
        else:
            now = time.monotonic()
            live_table.connections.set_remote_presence(notice.process, notice.here, notice.away, now)
            live_table.connections.send_presence(now)

    async def _catch_up(self, live_table: LiveTable) -> None:
        try:
            await live_table.catch_up()
        except Unavailable as unavailable:
            self.context.metrics.storage_errors.inc()
            warn("database-unavailable", unavailable.__cause__, table=live_table.id)
        except TableNotFound:
            self.live_tables.pop(live_table.id, None)
            for client in live_table.connections.clients:
                client.close(CLOSE_DELETED, "closed", "no-table")
        except Refused as refused:
            warn("table-refused", table=live_table.id, code=refused.code)

    async def after_sign_out(self) -> None:
        """Disconnect people who have just signed out and programs without a valid token, in all processes."""
        self.context.channel.publish(Notice(self.context.channel.process, ""))
        await self._disconnect_soon()

    async def _disconnect_soon(self) -> None:
        """Disconnect those who are signed out. If the database fails, the maintenance does it later."""
        with contextlib.suppress(Unavailable):
            await self._disconnect_signed_out(list(self.live_tables.values()))

    # Maintenance.

    async def _maintain(self) -> None:
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            try:
                await self._maintain_once(time.monotonic())
            except DatabaseReplaced:
                await self._reset_all()
            except Unavailable as unavailable:
                self.context.metrics.storage_errors.inc()
                warn("database-unavailable", unavailable.__cause__)
            except Exception as error:  # go on: without maintenance, tables would stand still
                warn("maintenance-failed", error)

    async def _watch(self) -> None:
        """Notice when this process was stopped for a moment, and then move the deadlines of its tables."""
        heartbeat = self.context.heartbeat
        known = heartbeat.stops
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            heartbeat.look()
            if heartbeat.stops is not known:  # a command may have noticed it first
                known = heartbeat.stops
                self._move_deadlines()

    def _move_deadlines(self) -> None:
        """Move the deadlines of interrupted tables now. Otherwise people see too little time until somebody acts."""
        for live_table in self.live_tables.values():
            if live_table.is_interrupted:
                live_table.driver.wake()

    async def _reset_all(self) -> None:
        """After a backup has replaced the database, forget all game tables in memory, then open the new database."""
        warn("database-replaced")
        for live_table in list(self.live_tables.values()):
            await live_table.reset()
        self._has_packs = False
        with contextlib.suppress(Unavailable):  # the next round tries again
            await self.context.store.open()
            await self._open_packs()

    async def _open_packs(self) -> None:
        """Store this version's packs, unless the database has them."""
        if not self._has_packs:
            await self.context.packs.open()
            self._has_packs = True

    async def _maintain_once(self, now: float) -> None:
        await self._open_packs()
        self._drop_idle(now)
        live_tables = list(self.live_tables.values())
        for live_table in live_tables:
            if live_table.is_due(self.context.clock.now()):
                live_table.driver.wake()
        if now - self._presence_sent_at > PRESENCE_SECONDS:
            self._presence_sent_at = now
            for live_table in live_tables:
                if live_table.connections.clients:
                    live_table.publish_presence(always=True)
        await self.context.heartbeat.keep()
        for live_table in live_tables:
            if live_table.needs_catch_up:
                await self._catch_up(live_table)
        await self._take_over_overdue()
        if now - self._logs_checked_at > LOG_CHECK_SECONDS:
            self._logs_checked_at = now
            await self._check_logs([live_table for live_table in live_tables if live_table.connections.clients])
            await self._disconnect_signed_out(live_tables)
        if now - self._purged_at > PURGE_SECONDS:
            self._purged_at = now
            self.context.last_seen.forget_old(self.context.clock.now())
            await self._remove_old()

    async def _remove_old(self) -> None:
        """Delete what is old. Only time in which servers were running counts, because clocks can jump ahead.

        The times of sign-outs are those of the system clock, which may be behind.
        """
        ago = self.context.heartbeat.ago
        await self._close_abandoned()
        await self.context.store.purge_closed(ago(KEPT_MS))
        await self.context.people.forget_sign_outs(min(ago(OLD_DAYS * DAY), now_ms() - OLD_DAYS * DAY))

    async def _close_abandoned(self) -> None:
        """Delete tables without a game that nobody has touched for a long time, unless somebody is there now.

        A game that has started is kept forever, because no acknowledged move may be lost.
        """
        kept = self.context.expire_days * DAY
        if not kept:
            return
        for stored in await self.context.store.untouched(("gathering",), self.context.heartbeat.ago(kept)):
            try:
                await self._close(stored)
            except Unavailable:
                raise
            except (Refused, Conflict):  # another process was faster
                continue

    async def _close(self, stored: StoredTable) -> None:
        live_table = self.get(stored.id)
        if live_table.connections.clients or live_table.driver.is_busy or live_table.lock.locked():
            return
        await live_table.catch_up()
        async with live_table.lock:
            if (await live_table.table()).seq == stored.seq:
                await live_table.write_and_send([Closed()])
                note("table-expired", table=stored.id)

    def _drop_idle(self, now: float) -> None:
        for live_table in list(self.live_tables.values()):
            if live_table.is_idle and now - live_table.used_at > IDLE_SECONDS:
                del self.live_tables[live_table.id]
        self.context.metrics.tables.set(len(self.live_tables))

    async def _take_over_overdue(self) -> None:
        """Do the overdue work of tables whose own process has probably died."""
        if self._is_leaving:
            return
        for stored in await self.context.store.due_tables(self.context.clock.now() - TAKEOVER_AFTER):
            try:
                await self._take_over(stored)
            except Unavailable:
                raise
            except Refused as refused:
                warn("takeover-refused", table=stored.id, code=refused.code)
                await self._postpone(stored)
            except Exception as error:  # one broken table must not hold up the others
                warn("takeover-failed", error, table=stored.id)
                await self._postpone(stored)

    async def _postpone(self, stored: StoredTable) -> None:
        """Try this table again later, so that other tables come first."""
        await self.context.store.set_due(stored.id, stored.seq, self.context.clock.now() + POSTPONE_MS)

    async def _accept(self, table: str) -> None:
        """Take over a table that another process has released."""
        try:
            stored = await self.context.store.find(table)
            if stored is not None:
                await self._adopt(self.get(table), stored)
        except (Refused, Conflict) as error:  # if it is still overdue, maintenance tries again
            warn("takeover-refused", error, table=table)

    async def _take_over(self, stored: StoredTable) -> None:
        live_table = self.get(stored.id)
        if live_table.driver.is_busy or live_table.lock.locked():  # the other tables must not wait for this one
            return
        await self._adopt(live_table, stored)

    async def _adopt(self, live_table: LiveTable, stored: StoredTable) -> None:
        if live_table.seq != stored.seq:  # a table without sockets is not kept up to date otherwise
            await live_table.catch_up()
        async with live_table.lock:
            table = await live_table.table()
            live_table.adopt(table)
        due = table.due()
        if due != stored.info.due and table.seq == stored.seq:
            await self.context.store.set_due(stored.id, stored.seq, due)
        live_table.driver.wake()

    async def _check_logs(self, live_tables: Sequence[LiveTable]) -> None:
        """Read entries of other processes that no notice has announced."""
        stored = await self.context.store.last_entries([live_table.id for live_table in live_tables])
        for live_table in live_tables:
            # A lock holder finds out about new entries when it writes.
            if not live_table.lock.locked() and stored.get(live_table.id, 0) > live_table.seq:
                await self._catch_up(live_table)

    async def _disconnect_signed_out(self, live_tables: Sequence[LiveTable]) -> None:
        """Disconnect people who have signed out and programs whose token was withdrawn, in this process or another.

        People may reconnect at once: only their next request shows whether their browser has a new cookie.
        """
        clients = [client for live_table in live_tables for client in live_table.connections.clients]
        cookies = {client.signed_in for client in clients if client.signed_in is not None}
        signed_out = await self.context.people.signed_out(cookies)
        for client in clients:
            if client.signed_in in signed_out:
                client.close(CLOSE_RECONNECT, "later", "signed-out")
        programs = [client for client in clients if client.by_token]
        withdrawn = await self.context.people.withdrawn({client.person for client in programs}) if programs else ()
        for client in programs:
            if client.person in withdrawn:
                client.close(CLOSE_POLICY, "not-allowed", "bad-token")

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run work in a task that `close` cancels."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
