"""A table that is alive in this process: it writes its log, updates its sockets and lets its bots think.

Only the lock holder may change the table. An entry is applied to a copy of the table, then written. Only then, the
copy becomes the table, and the entry is acknowledged and sent. If writing fails or its outcome is unknown, the table is
loaded again from the log.
Readers do not take the lock: they get the table as it was last stored. Commands that the stored table does not allow
are refused without the lock, and those that change nothing are acknowledged without it. Otherwise people could tell
from slow replies that somebody else is writing something secret, such as a whisper.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.games.wire import SideQuery
from neopolis.server.logs import note, warn
from neopolis.server.runtime.bot_process import Task
from neopolis.server.runtime.channel import Notice
from neopolis.server.runtime.connections import Client, Connections
from neopolis.server.runtime.driver import Driver, process_task
from neopolis.server.runtime.executor import run_loading
from neopolis.server.runtime.packs import packs_of, read_log
from neopolis.server.runtime.rate_limit import TokenBucket
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.runtime.webhook import Call
from neopolis.server.runtime.workers import Owner
from neopolis.server.store.errors import Conflict, DuplicateMessage, Unavailable
from neopolis.server.store.failpoints import BEFORE_ACK, failpoint
from neopolis.server.store.summaries import table_info
from neopolis.server.table.clocks import RETURN_TIME
from neopolis.server.table.commands import AskAdvice, Command, Ping, Sit, Sync
from neopolis.server.table.log_events import NOBODY, Created, Entry, Interrupted, LogEvent, Started, StoodIn
from neopolis.server.table.quota import is_essential
from neopolis.server.table.server_messages import Ack, Advice, Pong, Rejected
from neopolis.server.table.table import Table
from neopolis.server.table.wording import PLAYERS
from neopolis.text.messages import use_language, use_player_names

ADVICE_PER_SECOND: Final = 0.5  # for a person, after the first few
MOST_ADVICE: Final = 5  # in a row
SNAPSHOT_EVERY: Final = 64
TAKEOVER_AFTER: Final = 5_000  # milliseconds after which any process may do the overdue work of a table
SOON: Final = 1_000  # the same for a process that a player of the table has just connected to
CLOSE_NOT_FOUND: Final = 4404  # close codes from 4000 on are our own
CLOSE_RESTART: Final = 1012  # the WebSocket standard's close code of a server that restarts
CLOSE_POLICY: Final = 1008  # the WebSocket standard's close code for a client that breaks a rule


class TooFast(Refused):
    """A person sends too many commands. The same message may be sent again later."""

    def __init__(self) -> None:
        super().__init__("too-fast")


class LiveTable:
    """One table, kept in memory as long as this process needs it."""

    def __init__(self, table: str, context: ServerContext) -> None:
        self.id: Final = table
        self.context: Final = context
        self.connections: Final = Connections()
        self.lock: Final = asyncio.Lock()
        self.used_at = time.monotonic()
        self._table: Table | None = None  # None: it must be loaded
        self._stored: Table | None = None  # the table as it was last loaded or written, for readers
        self._has_unsent_changes = False  # True if changes read from the log still have to be sent to the sockets
        self._published_presence: tuple[list[int], list[int]] = ([], [])  # what was last sent to other processes
        # The last entry that this process wrote or took over. The process that did so also does the table's due work.
        self.last_written_seq = 0
        self._joined_seq = 0  # the number of the last entry when a player last connected to this process
        self.network = ""  # that of the host or player who last connected to this process; "" if it is not known
        self._is_released = False  # True once this process has left the table to the others
        self._buckets: dict[str, TokenBucket] = {}  # by person
        self._advice_tasks: dict[str, asyncio.Task[None]] = {}  # the advice that the adviser thinks about, by person
        self._advice_buckets: dict[str, TokenBucket] = {}  # by person
        self.driver: Final = Driver(self)

    # The table. Callers must hold the lock.

    async def table(self) -> Table:
        """The table as its log describes it; `TableNotFound` if there is none."""
        self.used_at = time.monotonic()
        if self._table is None:
            self._table = self._stored = await self._load()
            self._has_unsent_changes = True
        return self._table

    async def stored_table(self) -> Table:
        """The table as it was last stored, to read it without the lock; TableNotFound if there is none."""
        self.used_at = time.monotonic()
        if self._stored is None:
            async with self.lock:
                return await self.table()
        return self._stored

    async def current_table(self) -> Table:
        """The table with all entries of its log, even those of other processes that no notice has announced.

        Without the database, it is the table as this process knows it.
        """
        stored = await self.stored_table()
        with suppress(Unavailable):
            if await self.context.store.last_entries([self.id]) != {self.id: stored.seq}:
                await self.catch_up()
            await self.context.heartbeat.refresh()
            if self.is_interrupted:
                async with self.lock:
                    await self.move_deadlines()
        return await self.stored_table()

    async def _load(self) -> Table:
        entries, snapshot = await read_log(self.context.store, self.context.packs, self.id)
        return await self._replay(entries, snapshot)

    async def _replay(self, entries: Sequence[Entry], snapshot: bytes) -> Table:
        """The table made from its entries. If that takes long, it is done in a thread, so that other tables go on."""
        is_long = len(entries) >= 2 * SNAPSHOT_EVERY
        if is_long or any([isinstance(entry.event, Created) and entry.event.record for entry in entries]):
            return await run_loading(lambda: Table.load(self.id, entries, snapshot))
        return Table.load(self.id, entries, snapshot)

    @property
    def seq(self) -> int:
        """The number of the last entry known here."""
        return 0 if self._table is None else self._table.seq

    @property
    def is_idle(self) -> bool:
        """Whether no socket, bot or command in this process uses the table now."""
        is_thinking = self.driver.is_busy or bool(self._advice_tasks)
        return not self.connections.clients and not is_thinking and not self.lock.locked()

    @property
    def must_load(self) -> bool:
        """Whether the table must be loaded before it can be used."""
        return self._table is None

    @property
    def needs_catch_up(self) -> bool:
        """Whether the sockets may lack changes, and nobody holds the lock."""
        is_unsent = self._table is None or self._has_unsent_changes
        return bool(self.connections.clients) and not self.lock.locked() and is_unsent

    def send_unsent_changes(self, table: Table) -> None:
        """Update all sockets if changes by other processes were read."""
        if self._has_unsent_changes:
            self.send_updates(table)

    async def write(self, events: Sequence[LogEvent], person: str = NOBODY, message: str = "") -> None:
        """Write events to the log, all or none. Raises Conflict, Unavailable or Refused."""
        table = await self.table()
        before, awaited, now = table.seq, set(table.turns), max(self.context.clock.now(), table.data.at)
        entries = [
            Entry(before + 1 + place, now, person, message if place == 0 else "", event)
            for place, event in enumerate(events)
        ]
        was_readable = table.status != "unreadable"
        table = await self._apply(table, entries)
        if was_readable and table.status == "unreadable":
            warn("event-not-playable", table=self.id, seq=table.seq)
            raise Refused("never-done")
        for event in table.reveal():  # the secret seed, once the game is over; stored with the move that ended it
            entries.append(Entry(table.seq + 1, now, NOBODY, "", event))
            table.apply(entries[-1])
        snapshot = table.save() if table.seq // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY else None
        packs = packs_of(table) if any([isinstance(event, Started) for event in events]) else []
        await self.context.store.append(self.id, entries, table_info(table), snapshot, packs)
        self._table = self._stored = table
        self.last_written_seq = table.seq
        self._after_write(table, entries, awaited)

    async def _apply(self, table: Table, entries: Sequence[Entry]) -> Table:
        """The table after more entries. The caller makes it `_table` when it is certain that they are in the log.

        If anything goes wrong before that, cancellation included, the table is loaded from the log. The start of a game
        from a record is applied in a thread, so that other tables go on while the record is replayed.
        """
        self._table = None
        copied = table.copy()

        def apply() -> None:
            for entry in entries:
                copied.apply(entry)

        if copied.data.record and any([isinstance(entry.event, Started) for entry in entries]):
            await run_loading(apply)
        else:
            apply()
        return copied

    def _after_write(self, table: Table, entries: list[Entry], awaited: set[int]) -> None:
        """Count the entries, notify other processes, and call the webhook if it is somebody else's turn now."""
        context = self.context
        for entry in entries:
            context.metrics.entries.labels(entry.event.__struct_config__.tag).inc()
        context.channel.publish(Notice(context.channel.process, self.id, table.seq))
        if table.plan.webhook and not set(table.turns) <= awaited:
            names = [table.seats[seat].name for seat in table.turns]
            context.webhooks.call(table.plan.webhook, Call(self.id, table.plan.game, table.status, names), table.host)

    def send_updates(self, table: Table) -> None:
        """Send all sockets what is new."""
        started = time.perf_counter()
        self._has_unsent_changes = False
        self.connections.send_updates(table)
        self.context.metrics.updates.observe(time.perf_counter() - started)

    # Sockets and commands. These take the lock themselves.

    async def reset(self) -> None:
        """Forget the table, so that it is loaded again, and make the next frame of every socket a full one."""
        async with self.lock:
            self._table = self._stored = None
            for client in self.connections.clients:
                client.frame_diff = None

    async def join(self, client: Client) -> None:
        """Add a socket, and send it everything, including what other processes have acknowledged."""
        if not await self._is_current():
            async with self.lock:
                if not self.must_load:
                    with suppress(Unavailable):  # without the database, use the table as this process knows it
                        await self._read_new_entries()
                with suppress(Unavailable):
                    await self.move_deadlines()
                self.send_unsent_changes(await self.table())
        async with self.context.first_frame_lock:
            table = await self.stored_table()
            self.connections.make_room(client, table.is_host(client.person) or table.seat_of(client.person) >= 0)
            self.connections.add(client)
            self.connections.send_update(client, table)
            if self._is_released:  # the socket was opened just before this process stopped listening
                client.outbox.close(CLOSE_RESTART, "restart")
            await asyncio.sleep(0)  # when many sockets join together, let other tasks run in between
        if client.seat >= 0:
            self._joined_seq = table.seq
        if client.seat >= 0 or table.is_host(client.person):
            self.network = client.network
        if self.is_due(self.context.clock.now()):
            self.driver.wake()
        self.publish_presence(client)

    async def _is_current(self) -> bool:
        """Whether the stored table has all entries of its log, all are sent, and no outage has to be written."""
        stored = self._stored
        if stored is None or self._has_unsent_changes:
            return False
        try:
            await self.context.heartbeat.refresh()
            is_behind = await self.context.store.last_entries([self.id]) != {self.id: stored.seq}
        except Unavailable:
            return False
        return not is_behind and stored is self._stored and not self._outage_event(stored)

    def leave(self, client: Client) -> None:
        """Remove a socket."""
        self.connections.remove(client)
        self.publish_presence()

    async def handle(self, client: Client, command: Command) -> None:
        """Carry out a client's command, and reply in the client's language."""
        with use_language(client.language), use_player_names(PLAYERS):
            await self._handle(client, command)

    async def _handle(self, client: Client, command: Command) -> None:
        arrived = time.perf_counter()
        if isinstance(command, Ping):
            client.send(Pong(command.id))
            if command.awake:
                client.active_at = time.monotonic()
                self.publish_presence()
        elif await self._carry_out(client, command):
            self.context.metrics.acks.observe(time.perf_counter() - arrived)
            self.driver.wake()

    def _refuse(self, client: Client, message: str, refused: Refused) -> None:
        if isinstance(refused, Unavailable):
            self.context.metrics.storage_errors.inc()
            warn("database-unavailable", refused.__cause__, table=self.id)
        self.context.metrics.refused.labels(refused.code).inc()
        may_repeat = isinstance(refused, Unavailable | TooFast)
        client.send(Rejected(message, refused.code, refused.message, refused.rules, again=may_repeat))

    async def _carry_out(self, client: Client, command: Command) -> bool:
        """Carry out a command, acknowledge or refuse it, and update all sockets. True if it was written to the log."""
        try:
            if isinstance(command, Sync):
                self._sync(client, command, await self.stored_table())
                return False
            if not client.person:
                raise Refused("nobody")
            if not self._bucket(client.person).spend(time.monotonic()):
                raise TooFast
            if isinstance(command, SideQuery):
                client.send((await self.stored_table()).reply(client.person, command))
                return False
            if isinstance(command, AskAdvice):
                self._start_advice(client, command, await self.stored_table())
                return False
            if await self._changes_nothing(client, command):
                client.send(Ack(command.id))
                return False
        except Refused as refused:
            self._refuse(client, command.id, refused)
            return False
        return await self._carry_out_writing(client, command)

    # Advice.

    def _start_advice(self, client: Client, command: AskAdvice, table: Table) -> None:
        """Let the adviser think in a bot process, and send the advice when it is ready. Nobody waits for it."""
        task = table.advice_task(client.person, command)
        if client.person in self._advice_tasks or not self._advice_bucket(client.person).spend(time.monotonic()):
            raise Refused("advice-too-fast")
        asked = process_task(task, self.context.keys.advice_seed(self.id, command.moment), client.language)
        self._advice_tasks[client.person] = asyncio.create_task(self._advise(client, command, asked))

    async def _advise(self, client: Client, command: AskAdvice, task: Task) -> None:
        try:
            is_slow = definition(task.game).thinks_long(task.bot)
            outcome = await self.context.workers.think(
                task, lambda: not self._is_released, owner=Owner(client.person, client.network), is_slow=is_slow
            )
            if outcome.advice:
                client.send(Advice(command.id, command.moment, outcome.unit, outcome.advice))
            else:
                with use_language(client.language):
                    self._refuse(client, command.id, Refused("advice-failed"))
        finally:
            del self._advice_tasks[client.person]

    def _advice_bucket(self, person: str) -> TokenBucket:
        if person not in self._advice_buckets:
            self._advice_buckets[person] = TokenBucket(ADVICE_PER_SECOND, MOST_ADVICE, time.monotonic())
        return self._advice_buckets[person]

    async def _changes_nothing(self, client: Client, command: Command) -> bool:
        """Whether a command has been carried out already, or changes nothing; Refused if it is not allowed.

        This never waits while somebody else writes. If the stored table may be out of date, the answer is False; the
        caller judges again with the lock.
        """
        table = await self.stored_table()
        if self._is_released:
            return False
        if table.has_message(client.person, command.id):
            return True
        try:
            events = self._check(client, command, table)
        except Refused:
            if await self._is_old_repeat(table, client.person, command.id):
                return True
            if not await self._is_current():
                return False
            raise
        return not events and await self._is_current()

    def _check(self, client: Client, command: Command, table: Table) -> list[LogEvent]:
        """The events that carry out a command; Refused if it is not allowed."""
        if isinstance(command, Sit) and not _may_sit(client, table):
            raise Refused("spectators-watch")
        events = table.handle(client.person, client.name, command, self.context.clock.now(), secrets.token_hex(32))
        if events and not is_essential(command):
            self.context.disk_space.check_nonessential()
        return events

    async def _carry_out_writing(self, client: Client, command: Command) -> bool:
        """Carry out a command that may write, as `_carry_out` does."""
        async with self.lock:
            if self._is_released:
                return False
            try:
                publicly_changed_at = (await self.table()).data.publicly_changed_at
                await self._write_command(client, command)
            except Refused as refused:
                self._refuse(client, command.id, refused)
                if self._table is not None:
                    self.send_unsent_changes(self._table)
                return False
            failpoint(BEFORE_ACK)
            client.send(Ack(command.id))
            table = await self.table()
            self.send_updates(table)
            if table.data.publicly_changed_at != publicly_changed_at:  # presence must not reveal secret actions
                client.active_at = time.monotonic()
                self.publish_presence()
            return True

    def _bucket(self, person: str) -> TokenBucket:
        """The rate limit of a person at this table, across all of their sockets to this process."""
        if person not in self._buckets:
            self._buckets[person] = TokenBucket(self.context.rate, self.context.burst, time.monotonic())
        return self._buckets[person]

    def _sync(self, client: Client, command: Sync, table: Table) -> None:
        client.send(Ack(command.id))
        if client.frame_diff is not None and not client.outbox.holds(client.last_sync):
            client.frame_diff.table = table
            client.last_sync = client.frame_diff.full()
            client.outbox.put(client.last_sync)

    async def _write_command(self, client: Client, command: Command) -> None:
        """Check a command and write its events. Check again if another process wrote first. Ignore repeats."""
        await self.move_deadlines()
        while True:
            table = await self.table()
            if table.has_message(client.person, command.id):
                return
            try:
                events = self._check(client, command, table)
            except Refused:
                if await self._read_new_entries():  # entries of other processes may have made the command legal
                    continue
                if await self._is_old_repeat(table, client.person, command.id):
                    return
                raise
            try:
                if events:
                    await self.write(events, client.person, command.id)
                return
            except DuplicateMessage:  # the message was carried out so long ago that the table no longer knows its id
                return
            except Conflict:
                self.context.metrics.conflicts.inc()

    async def _is_old_repeat(self, table: Table, person: str, message: str) -> bool:
        """Whether a message was carried out so long ago that only the store knows its id."""
        return table.has_dropped_messages(person) and await self.context.store.has_message(self.id, person, message)

    async def write_and_send(self, events: Sequence[LogEvent]) -> None:
        """Write events that no person caused, and update all sockets. The caller must hold the lock."""
        await self.write(events)
        self.send_updates(await self.table())

    async def move_deadlines(self) -> None:
        """Move the deadlines by the time for which the server was away after the last entry, if it was.

        This writes an event to the log. The caller must hold the lock.
        """
        await self.context.heartbeat.refresh()
        while events := self._outage_event(await self.table()):
            try:
                await self.write_and_send(events)
            except Conflict:
                self.context.metrics.conflicts.inc()

    def _outage_event(self, table: Table) -> list[LogEvent]:
        return table.outage_event(self.context.heartbeat.outages, self.context.heartbeat.stops)

    @property
    def is_interrupted(self) -> bool:
        """Whether an outage or stop of this process came after the last entry, so that deadlines must be moved."""
        return self._stored is not None and not self._is_released and bool(self._outage_event(self._stored))

    async def catch_up(self) -> None:
        """Read what other processes have written, and update all sockets."""
        async with self.lock:
            await self._read_new_entries()
            self.send_unsent_changes(await self.table())

    async def _read_new_entries(self) -> bool:
        """Read what other processes have written; False if there was nothing new."""
        if self.must_load:
            await self.table()
            return True
        table = await self.table()
        entries = await self.context.store.entries_after(self.id, table.seq)
        if entries:
            await self.context.packs.learn_for(entries)
            self._table = self._stored = await self._apply(table, entries)
            self._has_unsent_changes = True
        return bool(entries)

    async def retire(self) -> None:
        """Stop all work on the table for good, but finish what is being written."""
        async with self.lock:
            self._is_released = True
            self.driver.retire()

    async def release(self) -> set[int]:
        """Leave the table to another process, and ask its clients to reconnect; returns the seats of these clients.

        Commands that are not acknowledged yet are not carried out any more: the clients send them again.
        """
        await self.retire()
        async with self.lock:
            if self.is_worked_on:
                with suppress(Unavailable):  # then the others take over a little later
                    overdue = self.context.clock.now() - TAKEOVER_AFTER
                    await self.context.store.hand_over([(self.id, self.seq)], overdue)
                self.context.channel.publish(Notice(self.context.channel.process, self.id, self.seq, is_released=True))
            for client in self.connections.clients:
                client.outbox.close(CLOSE_RESTART, "restart")
            return {client.seat for client in self.connections.clients if client.seat >= 0}

    @property
    def is_worked_on(self) -> bool:
        """Whether this process does the table's due work, and the table has or will have some."""
        table = self._table
        return table is not None and table.seq == self.last_written_seq and table.due() is not None

    def adopt(self, table: Table) -> None:
        """Do the table's due work from now on, as if this process had written the last entry."""
        self.last_written_seq = table.seq

    def due_events(self, table: Table) -> list[LogEvent]:
        """The events that are due. As after an outage, people whose process has fallen silent get time to reconnect.

        They get it once until that process reports again: `mercy_until` says when they last got it.
        """
        now, local = self.context.clock.now(), self.connections.local_presence(time.monotonic())[0]
        events = table.tick(now)
        late = {event.seat for event in events if isinstance(event, StoodIn) and event.why == "clock"}
        silent = self.context.last_seen.silent(self.id, now, table.data.mercy_until - RETURN_TIME)
        since = min([at for seat, at in silent.items() if seat in late and seat not in local], default=None)
        if since is None:
            return events
        note("process-silent", table=self.id)
        return [Interrupted(now - since, now)]

    def is_due(self, now: int) -> bool:
        """Whether this process should do the table's due work.

        It does so immediately if it wrote the last entry or is the only process. Otherwise it leaves the work to the
        process that wrote the last entry, and takes over when that takes too long. It waits only a second if a player
        has connected since the last entry: their old process may have died. If that process is still at work, both
        think about the same question, but only one of them can write the answer.
        """
        due = None if self._table is None or self._is_released else self._table.due()
        if due is None or self._table is None or self.driver.is_busy or self.lock.locked():
            return False
        is_set_back = self._table.data.at > now + TAKEOVER_AFTER  # the system clock was set back: do not wait for it
        seq = self._table.seq
        is_ours = self.context.heartbeat.is_alone or self.last_written_seq == seq
        patience = 0 if is_ours else SOON if self._joined_seq == seq else TAKEOVER_AFTER
        return is_set_back or due <= now - patience

    # Presence.

    def publish_presence(self, newcomer: Client | None = None, always: bool = False) -> None:
        """Send the presence to sockets and other processes if it has changed; if `always`, to processes in any case."""
        now = time.monotonic()
        self.connections.send_presence(now, newcomer)
        here, away = self.connections.local_presence(now)
        if always or (here, away) != self._published_presence:
            self._published_presence = (here, away)
            self.context.channel.publish(Notice(self.context.channel.process, self.id, 0, here, away))


def _may_sit(client: Client, table: Table) -> bool:
    """Whether a client may sit: with an invitation, as a former player, or at a listed table before the start."""
    is_open = table.plan.listed and table.status == "gathering"
    has_played = table.seat_of(client.person) >= 0 or client.person in table.data.seats_held
    return client.may_play or is_open or has_played
