"""Many kills, cheaply: a few tables full of people, all with an answer on its way whenever the server is killed.

The people are clients of the bare protocol. After a restart each sends its unacknowledged answer again, with the same
id. After every kill, the new entries in the database are compared with what was sent and acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from neopolis.client import Address, ClientState, Server
from neopolis.client.reconnecting_socket import DECODER, ENCODER
from neopolis.server.store.failpoints import AMID_SNAPSHOT, BEFORE_ACK, BEFORE_COMMIT, BEFORE_WRITE
from neopolis.server.table.commands import Answer
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Entry, Plan
from neopolis.server.table.server_messages import Ack, Presence, Rejected, Update
from neopolis.server.table.table import Table
from tests.server.http.running import Running
from tests.server.soak.ledger import Sent, as_sent, run_in_thread, sorted_by_table
from tests.server.soak.recorder import plain

RANDOM = "at random"
WAYS = (RANDOM,) * 12 + (BEFORE_ACK,) * 4 + (BEFORE_COMMIT,) * 4 + (BEFORE_WRITE,) * 3 + (AMID_SNAPSHOT,)
PLANS = (Plan("neom", 1), Plan("neom", 2), Plan("neom", 1), Plan("new-angeles", 4), Plan("neom", 3))
LOST = (ConnectionClosed, ConnectionError, TimeoutError, InvalidHandshake)
SAFETY = 120.0  # seconds to wait for something that must happen
SINCE = "table_id, seq, at, person, message, deed FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
MOST_ANSWERS = 30  # answers that a server acknowledges before it is killed at random


class Counts(msgspec.Struct):
    """What was counted. All but the first two must be 0."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0  # acknowledged answers that are not in the log
    doubled: int = 0  # answers that are in the log twice
    refused_but_stored: int = 0
    altered: int = 0  # answers that are in the log, but not as they were sent
    gaps: int = 0  # entries whose number does not follow the one before


FAULTS = ("lost", "doubled", "refused_but_stored", "altered", "gaps")


class Player:
    """One person at a table, who answers every question at random, one at a time."""

    def __init__(self, mill: Mill, table: str, seat: int, guest: Server, link: str) -> None:
        self.mill = mill
        self.table = table
        self.seat = seat
        self.guest = guest
        self.link = link
        self.seen = ClientState()
        self.pending: Answer | None = None  # sent, and neither acknowledged nor refused
        self.answered = -1  # the number of the question answered last
        self.count = 0

    async def live(self) -> None:
        """Play over one connection until it breaks or the game is over."""
        url = Address.read(self.link)._replace(server=self.mill.running.address).socket(False)
        with contextlib.suppress(*LOST):
            async with connect(url, additional_headers=self.guest.headers(), max_size=None, compression=None) as socket:
                if self.pending is not None:
                    await socket.send(ENCODER.encode(self.pending).decode())
                async for frame in socket:
                    await self._hear(socket, frame)
                    if self.seen.status == "over":
                        return

    async def _hear(self, socket: ClientConnection, frame: str | bytes) -> None:
        message = DECODER.decode(frame)
        if isinstance(message, Update):
            self.seen = self.seen.after(message)
        elif isinstance(message, Presence):
            return
        elif isinstance(message, Ack | Rejected) and self.pending is not None and message.id == self.pending.id:
            if isinstance(message, Rejected) and message.again:
                await asyncio.sleep(0.1)
                await socket.send(ENCODER.encode(self.pending).decode())
                return
            (self.mill.acknowledged if isinstance(message, Ack) else self.mill.refused).add(message.id)
            self.pending = None
        decision = self.seen.decision
        if self.pending is None and decision is not None and self.seen.moment != self.answered:
            self.answered = self.seen.moment
            self.count += 1
            option = self.mill.chance.choice(decision.options).option
            self.pending = Answer(f"{self.table}-{self.seat}-{self.count}", self.seen.moment, option)
            self.mill.sent[self.pending.id] = Sent(self.table, self.seat, option, "")
            await socket.send(ENCODER.encode(self.pending).decode())


class Mill:
    """A server that is killed and started again, with people at its tables."""

    def __init__(self, folder: Path, url: str, seed: str, plans: tuple[Plan, ...] = PLANS) -> None:
        self.running = Running(folder, NEOPOLIS_LOG="warning", **({"NEOPOLIS_DATABASE_URL": url} if url else {}))
        self.url = url or f"sqlite:///{folder / 'neopolis.db'}"
        self.chance = random.Random(seed)
        self.plans = plans
        self.counts = Counts()
        self.guests: list[Server] = []
        self.tables: dict[int, list[Player]] = {}  # the people of running games, by plan
        self.sent: dict[str, Sent] = {}
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.stored: Counter[str] = Counter()  # how often each message is in the log
        self.logs: dict[str, list[Entry]] = {}  # what was compared so far
        self.ways: Counter[str] = Counter()
        self.opened = 0

    async def turn(self, kills: int) -> None:
        """Kill the server this many times, compare after each kill, and check at the end that all tables go on."""
        try:
            for _ in range(kills):
                await self._kill_once()
            self._check_again()
            await self._all_go_on()
        finally:
            await asyncio.to_thread(self.running.stop)

    # One life of the server.

    async def _kill_once(self) -> None:
        is_complete = len(self.tables) == len(self.plans)
        way = self.chance.choice(WAYS) if is_complete else RANDOM  # no failpoint while tables still have to be opened
        await self._start(way)
        await self._open_tables()
        wanted = len(self.acknowledged) + self.chance.randrange(1, MOST_ANSWERS)
        playing = [asyncio.create_task(player.live()) for players in self.tables.values() for player in players]
        await self._die(way, wanted, playing)
        await asyncio.gather(*playing)
        self.ways[way] += 1
        self.counts.kills += 1
        self.counts.acknowledged = len(self.acknowledged)
        self._check(
            await asyncio.to_thread(new_entries, self.url, {table: len(self.logs[table]) for table in self.logs})
        )
        for place, players in list(self.tables.items()):
            if any([player.seen.status == "over" for player in players]):
                del self.tables[place]

    async def _start(self, way: str) -> None:
        environment = self.running.environment
        environment.pop("NEOPOLIS_FAIL_AT", None)
        if way != RANDOM:
            environment["NEOPOLIS_FAIL_AT"] = f"{way}:{1 if way == AMID_SNAPSHOT else self.chance.randrange(1, 16)}"
        await asyncio.to_thread(self.running.start)

    async def _open_tables(self) -> None:
        while len(self.guests) < max([plan.seats for plan in self.plans]):
            self.guests.append(await self.running.guest(f"Guest {len(self.guests)}"))
        for place, plan in enumerate(self.plans):
            if place not in self.tables:
                self.tables[place] = await self._open(plan)

    async def _open(self, plan: Plan) -> list[Player]:
        links = await self.guests[0].open(plan)
        guests = self.guests[: plan.seats]
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(await guest.join(links.player)) for guest in guests]
            for place, seat in enumerate(seats):
                await seat.sit(place)
                await seat.ready()
            await seats[0].start()
        self.opened += 1
        self.logs[links.id] = []
        return [Player(self, links.id, place, guest, links.player) for place, guest in enumerate(guests)]

    async def _die(self, way: str, wanted: int, playing: list[asyncio.Task[None]]) -> None:
        """Wait until a failpoint kills the server, or kill it while answers are on their way."""
        process = self.running.process
        assert process is not None
        deadline = time.monotonic() + SAFETY
        while process.poll() is None and not all([task.done() for task in playing]):
            if way == RANDOM and len(self.acknowledged) >= wanted:
                await asyncio.sleep(self.chance.random() / 100)
                break
            assert time.monotonic() < deadline, self.running.lines()[-2000:]
            await asyncio.sleep(0.001)
        await asyncio.to_thread(self.running.kill)

    # Comparing.

    def _check(self, logs: dict[str, list[Entry]]) -> None:
        """Compare new entries with what was sent, acknowledged and refused."""
        for table, entries in logs.items():
            known = self.logs[table]
            for entry in entries:
                self.counts.gaps += entry.seq != len(known) + 1
                known.append(entry)
                if entry.message in self.sent:
                    self.stored[entry.message] += 1
                    self.counts.doubled += self.stored[entry.message] > 1
                    self.counts.altered += self.sent[entry.message] != as_sent(table, entry)
        self.counts.lost = len([message for message in self.acknowledged if not self.stored[message]])
        self.counts.refused_but_stored = len([message for message in self.refused if self.stored[message]])
        faults = {
            name: count for name, count in msgspec.structs.asdict(self.counts).items() if name in FAULTS and count
        }
        assert not faults, f"{faults} after {self.counts.kills} kills"

    def _check_again(self) -> None:
        """Compare the whole log with what was read of it after each kill: nothing has changed or vanished since."""
        whole = new_entries(self.url, dict.fromkeys(self.logs, 0))
        changed = [table for table, log in self.logs.items() if whole.get(table, []) != log]
        self.counts.lost += len(changed)
        assert not changed, changed

    async def _all_go_on(self) -> None:
        """Start the server once more: every table stands where its log does."""
        await self._start(RANDOM)
        for players in self.tables.values():
            for player in players:
                await self._compare(player)

    async def _compare(self, player: Player) -> None:
        probe = await player.guest.join(player.link)
        log = new_entries(self.url, {player.table: 0})[player.table]
        table = Table.load(player.table, log)
        update = DECODER.decode(FrameDiff(table, table.seats[player.seat].person).full())
        assert isinstance(update, Update)
        assert plain(ClientState().after(update)) == plain(probe.seen)
        await probe.close()


def new_entries(url: str, after: dict[str, int]) -> dict[str, list[Entry]]:
    """The entries of some tables after the numbers given, read directly from the database."""
    if url.startswith("postgresql"):
        return run_in_thread(_from_postgresql(url.replace("+asyncpg", ""), after))
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        rows = [row for own, seq in after.items() for row in connection.execute(f"SELECT {SINCE}", (own, seq))]
    return sorted_by_table(rows)


async def _from_postgresql(url: str, after: dict[str, int]) -> dict[str, list[Entry]]:
    connection = await asyncpg.connect(url)
    try:
        query = f"SELECT {SINCE}".replace("?", "$1", 1).replace("?", "$2", 1)
        return sorted_by_table(
            [tuple(row) for own, seq in after.items() for row in await connection.fetch(query, own, seq)]
        )
    finally:
        await connection.close()
