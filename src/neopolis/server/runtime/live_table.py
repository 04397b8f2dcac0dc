"""A table in this process: its log is written here, its sockets are told, its bots are asked.

Only who holds the lock touches the table. An entry is applied to the table in memory, written, and only then
acknowledged and shown. If the writing fails or its outcome is unknown, the table in memory is thrown away and read
anew: what the log says is true.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.games.wire import SideQuery
from neopolis.server.logs import warn
from neopolis.server.runtime.channel import News
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.connections import Client, Connections
from neopolis.server.runtime.driver import Driver
from neopolis.server.runtime.executor import loaded_apart
from neopolis.server.runtime.rate_limit import Bucket
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.runtime.webhook import Call
from neopolis.server.store.failpoints import BEFORE_ACK, reach
from neopolis.server.store.faults import Conflict, Missing, Repeated, Unavailable
from neopolis.server.store.summaries import head_of
from neopolis.server.table.commands import Command, Ping, Sit, Sync
from neopolis.server.table.log_events import NOBODY, Created, Entry, LogEvent, Started
from neopolis.server.table.server_messages import Ack, Pong, Rejected
from neopolis.server.table.table import Table
from neopolis.server.table.wording import PLAYERS
from neopolis.text.messages import use_language, use_player_names

SNAPSHOT_EVERY: Final = 64
GRACE: Final = 5_000  # milliseconds after which a table that nobody sees to is anybody's
GONE: Final = 4404  # close codes of ours
CLOSED: Final = 4410
POLICY: Final = 1008  # and the standard's own: this is not allowed, or not any more


class TooFast(Refused):
    """Somebody has had enough stored for now; the same message may be sent later."""

    def __init__(self) -> None:
        super().__init__("too-fast")


class LiveTable:
    """One table, as long as somebody here needs it."""

    def __init__(self, table: str, context: ServerContext) -> None:
        self.id: Final = table
        self.context: Final = context
        self.connections: Final = Connections()
        self.lock: Final = asyncio.Lock()
        self.used = time.monotonic()
        self._table: Table | None = None
        self._is_news = False  # something was read that sockets have not been told of
        self._told: tuple[list[int], list[int]] = ([], [])  # who is here, as other processes know it
        self.wrote = 0  # the last entry that this process wrote: who wrote last takes care of what follows from it
        self._buckets: dict[str, Bucket] = {}  # by person
        self.driver: Final = Driver(self)

    # The table. All of this is for whoever holds the lock.

    async def table(self) -> Table:
        """The table as its log has it; Missing if there is none."""
        self.used = time.monotonic()
        if self._table is None:
            self._table = await self._load()
            self._is_news = True
        return self._table

    async def _load(self) -> Table:
        before: int | None = None
        while True:
            saved = await self.context.store.load(self.id, before=before)
            if saved is None:
                raise Missing
            snapshot = saved.snapshot
            if snapshot is None or Table.readable(snapshot.data):
                return await self._read(saved.entries, b"" if snapshot is None else snapshot.data)
            warn("snapshot-unreadable", table=self.id, seq=snapshot.seq)
            before = snapshot.seq

    async def _read(self, entries: Sequence[Entry], snapshot: bytes) -> Table:
        is_long = len(entries) >= 2 * SNAPSHOT_EVERY
        if is_long or any([isinstance(entry.event, Created) and entry.event.record for entry in entries]):
            return await loaded_apart(lambda: Table.load(self.id, entries, snapshot))  # others must not wait for it
        return Table.load(self.id, entries, snapshot)

    @property
    def seq(self) -> int:
        """The last entry that is known here."""
        return 0 if self._table is None else self._table.seq

    @property
    def is_idle(self) -> bool:
        """Whether nobody here needs the table now."""
        return not self.connections.clients and not self.driver.is_busy and not self.lock.locked()

    @property
    def is_lost(self) -> bool:
        """Whether the table has to be read anew."""
        return self._table is None

    @property
    def is_behind(self) -> bool:
        """Whether sockets have to be told something, or it has to be found out whether they have."""
        return bool(self.connections.clients) and not self.lock.locked() and (self._table is None or self._is_news)

    def show_news(self, table: Table) -> None:
        """Tell all sockets what was read of others' doing, if anything was."""
        if self._is_news:
            self.show(table)

    async def write(self, events: Sequence[LogEvent], person: str = NOBODY, message: str = "") -> None:
        """Make deeds part of the log, all or none. Conflict, Unavailable or Refused if that is not to be."""
        table = await self.table()
        before, awaited, now = table.seq, set(table.turns), max(now_ms(), table.data.at)
        entries = [
            Entry(before + 1 + place, now, person, message if place == 0 else "", event)
            for place, event in enumerate(events)
        ]
        was_readable = table.status != "unreadable"
        await self._apply(table, entries)
        if was_readable and table.status == "unreadable":
            warn("deed-not-playable", table=self.id, seq=table.seq)
            raise Refused("never-done")
        snapshot = table.save() if table.seq // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY else None
        await self.context.store.append(self.id, entries, head_of(table), snapshot)
        self._table = table
        self.wrote = table.seq
        self._written(table, entries, awaited)

    async def _apply(self, table: Table, entries: Sequence[Entry]) -> None:
        """Make entries part of a table that is lost until it is said to be true.

        Whatever happens meanwhile, cancelling included, the log decides. Others must not wait for a game that goes on
        from a record, which has to be replayed.
        """
        self._table = None

        def apply() -> None:
            for entry in entries:
                table.apply(entry)

        if table.data.record and any([isinstance(entry.event, Started) for entry in entries]):
            await loaded_apart(apply)
        else:
            apply()

    def _written(self, table: Table, entries: list[Entry], awaited: set[int]) -> None:
        context = self.context
        for entry in entries:
            context.metrics.entries.labels(entry.event.__struct_config__.tag).inc()
        context.channel.tell(News(context.channel.process, self.id, table.seq))
        if table.plan.webhook and not set(table.turns) <= awaited:
            names = [table.seats[seat].name for seat in table.turns]
            context.webhooks.call(table.plan.webhook, Call(self.id, table.plan.game, table.status, names))

    def show(self, table: Table) -> None:
        """Tell all sockets what is new."""
        begun = time.perf_counter()
        self._is_news = False
        self.connections.show(table)
        self.context.metrics.shown.observe(time.perf_counter() - begun)
        if table.status == "closed":
            for client in self.connections.clients:
                client.bid_farewell(CLOSED, "closed", "table-closed")

    # What happens at the table.

    async def begin_again(self) -> None:
        """What is known of the table is void: it is read anew, and every socket is told everything anew."""
        async with self.lock:
            self._table = None
            for client in self.connections.clients:
                client.look = None

    async def join(self, client: Client) -> None:
        """A socket more: it is told everything, what other processes have acknowledged included."""
        async with self.lock:
            if not self.is_lost:
                with suppress(Unavailable):  # what is known here is better than nothing
                    await self._read_on()
            table = await self.table()
            self.show_news(table)
            self.connections.make_room(client, table.is_host(client.person) or table.seat_of(client.person) >= 0)
            self.connections.add(client)
            async with self.context.welcome:
                self.connections.show_one(client, table)
                await asyncio.sleep(0)  # when many come at once, everybody else has a turn between two of them
        self.tell_presence(client)

    def leave(self, client: Client) -> None:
        """A socket less."""
        self.connections.remove(client)
        self.tell_presence()

    async def take(self, client: Client, command: Command) -> None:
        """Do what a client wishes, and tell it in its language whether that was done."""
        with use_language(client.language), use_player_names(PLAYERS):
            await self._take(client, command)

    async def _take(self, client: Client, command: Command) -> None:
        arrived = time.perf_counter()
        if isinstance(command, Ping):
            client.tell(Pong(command.id))
            if command.awake:
                client.moved = time.monotonic()
                self.tell_presence()
        elif await self._do(client, command):
            self.context.metrics.acks.observe(time.perf_counter() - arrived)
            self.driver.stir()

    def _refuse(self, client: Client, message: str, refused: Refused) -> None:
        if isinstance(refused, Unavailable):
            self.context.metrics.storage_errors.inc()
            warn("storage-away", refused.__cause__, table=self.id)
        self.context.metrics.refused.labels(refused.code).inc()
        may_repeat = isinstance(refused, Unavailable | TooFast)
        client.tell(Rejected(message, refused.code, refused.message, refused.rules, again=may_repeat))

    async def _do(self, client: Client, command: Command) -> bool:
        """Whether a wish was done; the client and all others have been told."""
        async with self.lock:
            try:
                if isinstance(command, Sync):
                    self._sync(client, command, await self.table())
                    return False
                if not client.person:
                    raise Refused("nobody")
                if not self._bucket(client.person).take(time.monotonic()):
                    raise TooFast
                if isinstance(command, SideQuery):
                    client.tell((await self.table()).reply(client.person, command))
                    return False
                if isinstance(command, Sit) and not _may_sit(client, await self.table()):
                    raise Refused("spectators-watch")
                noticed = (await self.table()).data.noticed
                await self._judge(client, command)
            except Refused as refused:
                self._refuse(client, command.id, refused)
                if self._table is not None:
                    self.show_news(self._table)
                return False
            reach(BEFORE_ACK)
            client.tell(Ack(command.id))
            table = await self.table()
            self.show(table)
            if table.data.noticed != noticed:  # of what is done in secret, presence tells nobody either
                client.moved = time.monotonic()
                self.tell_presence()
            return True

    def _bucket(self, person: str) -> Bucket:
        """How much a person may have stored here, through however many sockets."""
        if person not in self._buckets:
            self._buckets[person] = Bucket(self.context.rate, self.context.burst, time.monotonic())
        return self._buckets[person]

    def _sync(self, client: Client, command: Sync, table: Table) -> None:
        client.tell(Ack(command.id))
        if client.look is not None and not client.outbox.holds(client.everything):
            client.look.table = table
            client.everything = client.look.full()
            client.outbox.put(client.everything)

    async def _judge(self, client: Client, command: Command) -> None:
        """Judge and write; if somebody else wrote first, judge anew. A repeat is done already."""
        while True:
            table = await self.table()
            if table.knows(client.person, command.id):
                return
            try:
                events = table.handle(client.person, client.name, command, now_ms(), secrets.randbelow(MAX_SEED + 1))
            except Refused:
                if await self._read_on():  # it may be allowed by what another process has written
                    continue
                if table.forgets(client.person) and await self.context.store.knows(self.id, client.person, command.id):
                    return
                raise
            try:
                if events:
                    await self.write(events, client.person, command.id)
                return
            except Repeated:  # it is done already: so long ago that the table does not remember
                return
            except Conflict:
                self.context.metrics.conflicts.inc()

    async def act(self, events: Sequence[LogEvent]) -> None:
        """Write deeds of the server's own and show them. For whoever holds the lock."""
        await self.write(events)
        self.show(await self.table())

    async def catch_up(self) -> None:
        """Read what other processes have written, and show it."""
        async with self.lock:
            await self._read_on()
            self.show_news(await self.table())

    async def _read_on(self) -> bool:
        """Read what other processes have written; whether there was something that was not known here."""
        if self.is_lost:
            await self.table()
            return True
        table = await self.table()
        news = await self.context.store.tail(self.id, table.seq)
        await self._apply(table, news)
        self._table = table
        self._is_news = self._is_news or bool(news)
        return bool(news)

    def is_due(self, now: int) -> bool:
        """Whether this process should see to the table: at once if it wrote last, else after some grace."""
        due = None if self._table is None else self._table.due()
        if due is None or self._table is None or self.driver.is_busy or self.lock.locked():
            return False
        is_set_back = self._table.data.at > now + GRACE  # the clock: bots would be due only when it is there again
        return is_set_back or due <= now - (0 if self.wrote == self._table.seq else GRACE)

    # Who is there.

    def tell_presence(self, newcomer: Client | None = None, anew: bool = False) -> None:
        """Tell sockets here and processes elsewhere who is there, if that has changed; or `anew` in any case."""
        now = time.monotonic()
        self.connections.show_presence(now, newcomer)
        here, away = self.connections.local(now)
        if anew or (here, away) != self._told:
            self._told = (here, away)
            self.context.channel.tell(News(self.context.channel.process, self.id, 0, here, away))


def _may_sit(client: Client, table: Table) -> bool:
    """Who is invited, or has played here; and everybody at a listed table, but only until it begins."""
    is_open = table.plan.listed and table.status == "gathering"
    is_own = table.seat_of(client.person) >= 0 or client.person in table.data.held
    return client.may_play or is_open or is_own
