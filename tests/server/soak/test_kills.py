"""The server is killed again and again, at random times and at failpoints, while people play.

Nothing acknowledged is lost, nothing is doubled, and every table goes on at the same decision.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Coroutine
from pathlib import Path

import pytest

from neopolis.client import ClientState, Seat, Server
from neopolis.client import reconnecting_socket as line
from neopolis.client.reconnecting_socket import DECODER
from neopolis.engine.refused import Refused
from neopolis.server.store.failpoints import AMID_MIGRATION, AMID_SNAPSHOT, BEFORE_ACK, BEFORE_COMMIT, BEFORE_WRITE
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Entry, Plan
from neopolis.server.table.server_messages import Update
from neopolis.server.table.table import Table
from tests.server.http.running import Running, decline, is_offered
from tests.server.soak.figures import QUANTILES, Figures, Sizes, children, milliseconds, processor_time, report
from tests.server.soak.ledger import Ledger, logs_of

RANDOM = "at random"
WAYS = (BEFORE_ACK, RANDOM, BEFORE_COMMIT, RANDOM, BEFORE_WRITE, AMID_SNAPSHOT, RANDOM, RANDOM)
PLANS = (
    Plan("neom", 3, {}, ["", "", "greedy"]),
    Plan("new-angeles", 4, {}, ["", "", "random", "random"]),
    Plan("neom", 2),
    Plan("new-angeles", 5, {}, ["", "", "", "plain", "random"]),
)
SAFETY = 120.0  # seconds to wait for something that must happen
RESTART = 3.0  # seconds that a restart may take; checked only in the long form


class Site:
    """A server that is killed and restarted, its database, and the people at its tables."""

    def __init__(self, folder: Path, url: str, tables: int, seed: int) -> None:
        self.running = Running(folder, **({"NEOPOLIS_DATABASE_URL": url} if url else {}))
        self.url = url or f"sqlite:///{folder / 'neopolis.db'}"
        self.chance = random.Random(seed)
        self.ledger = Ledger()
        self.wanted = tables
        self.opened = 0
        self.guests: dict[str, list[Server]] = {}  # the people of each running game, by table
        self.tasks: set[asyncio.Task[None]] = set()
        self.faults: list[BaseException | None] = []
        self.restarts: list[float] = []
        self.work: list[float] = []
        self.ended = 0

    # People.

    async def keep_open(self) -> None:
        """Keep a number of tables open, whether or not the server is running."""
        while True:
            if len(self.guests) < self.wanted:
                with contextlib.suppress(Refused):  # the server is not running
                    await self._open(PLANS[self.opened % len(PLANS)])
            await asyncio.sleep(0.05)

    async def _open(self, plan: Plan) -> None:
        people = [seat for seat in range(plan.seats) if not (plan.bots or [""] * plan.seats)[seat]]
        guests = [await self.running.guest(f"Guest {seat}") for seat in people]
        links = await guests[0].open(plan)
        seats = []
        for place, guest in zip(people, guests, strict=True):
            seats.append(await guest.join(links.player))
            await seats[-1].sit(place)
            await seats[-1].ready()
        await seats[0].start()
        self.opened += 1
        self.guests[links.id] = guests
        for seat in seats:
            self.begin(self._play(links.id, seat))

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.faults.append(task.exception())

    async def _play(self, table: str, seat: Seat) -> None:
        """Answer at random, and chat now and then, until the game is over."""
        async with seat:
            answered = -1
            while True:
                seen = await seat.until(lambda seen: is_to_act(seen, answered))  # noqa: B023
                if seen.status == "over":
                    break
                if offers := is_offered(seen):
                    await decline(seat, offers[0])
                elif not self.chance.randrange(20):
                    await self.ledger.message(seat, f"word {len(self.ledger.sent)}")
                elif seen.decision is not None:
                    answered = seen.moment
                    option = self.chance.choice(seen.decision.options).option
                    await self.ledger.answer(seat, option)
                await asyncio.sleep(self.chance.random() / 20)
        if self.guests.pop(table, None):
            self.ended += 1

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.running.stop)

    # Killing and restarting.

    async def die(self, way: str) -> str:
        """Wait until a failpoint kills the server, or kill it at a random time. Returns `way`."""
        process = self.running.process
        assert process is not None
        wanted = len(self.ledger.acknowledged) + self.chance.randrange(1, 12)
        deadline = time.monotonic() + SAFETY
        while process.poll() is None:
            if way == RANDOM and len(self.ledger.acknowledged) >= wanted:
                await asyncio.sleep(self.chance.random() / 10)
                break
            assert time.monotonic() < deadline, self.running.lines()[-2000:]
            assert not self.faults
            await asyncio.sleep(0.005)
        bots = children(process.pid) if process.poll() is None else []
        await asyncio.to_thread(self.running.kill)
        await gone(bots)
        return way

    async def rise(self, way: str) -> dict[str, ClientState]:
        """Start the server, with a failpoint unless `way` is RANDOM.

        Without a failpoint, measure how long it takes until every table is back, and return what each table's host
        sees. With a failpoint, return nothing, because the server may die at any time.
        """
        environment = self.running.environment
        environment.pop("NEOPOLIS_FAIL_AT", None)
        if way != RANDOM:
            environment["NEOPOLIS_FAIL_AT"] = f"{way}:{1 if way == AMID_SNAPSHOT else self.chance.randrange(1, 16)}"
        begun = time.perf_counter()
        await asyncio.to_thread(self.running.start)
        seen: dict[str, ClientState] = {}
        if way == RANDOM:
            for table, guests in list(self.guests.items()):
                probe = await guests[0].join(f"{self.running.address}/t/{table}/x")
                seen[table] = probe.seen
                await probe.close()
            self.restarts.append(time.perf_counter() - begun)
            assert self.running.process is not None
            self.work.append(processor_time(self.running.process.pid))
        return seen


def is_to_act(seen: ClientState, answered: int) -> bool:
    if seen.status == "over":
        return True
    return bool(is_offered(seen)) or (seen.decision is not None and seen.moment != answered)


async def gone(processes: list[int]) -> None:
    """Check that bot processes end with their server."""
    deadline = time.monotonic() + SAFETY
    while [one for one in processes if os.path.exists(f"/proc/{one}")]:
        assert time.monotonic() < deadline, "a bot's process has outlived its server"
        await asyncio.sleep(0.01)


def check_goes_on(table: str, before: list[Entry], after: list[Entry], seen: ClientState) -> None:
    """Check that no entry is lost, and that the host sees the table as it was at the end of `before` or later.

    `before` is the log right after the kill, and `after` is the log now.
    """
    assert after[: len(before)] == before
    replica = Table.load(table, before)
    for entry in [None, *after[len(before) :]]:
        if entry is not None:
            replica.apply(entry)
        update = DECODER.decode(FrameDiff(replica, replica.seats[0].person).full())
        assert isinstance(update, Update)
        expected = ClientState(here=seen.here, away=seen.away).after(update)
        others = [one for one in ClientState.__struct_fields__ if getattr(expected, one) != getattr(seen, one)]
        if others in ([], ["number"]):  # a second frame may have come before the host read the first
            return
    raise AssertionError(f"table {table} stands where its log does not; at the end of that {others} are different")


async def kills(site: Site, ways: list[str]) -> dict[str, int]:
    """Kill the server in each of these ways, and check the tables each time. Returns how often each way was used."""
    done: dict[str, int] = {}
    await site.rise(ways[0] if ways else RANDOM)
    site.restarts.clear()  # the first start is not measured: it creates the database
    site.work.clear()
    site.begin(site.keep_open())
    for way, following in zip(ways, [*ways, RANDOM][1:], strict=True):
        died = await site.die(way)
        done[died] = done.get(died, 0) + 1
        before = logs_of(site.url)
        site.ledger.check(before)
        seen = await site.rise(following)
        after = logs_of(site.url) if seen else {}
        for table, found in seen.items():
            check_goes_on(table, before[table], after[table], found)
    await all_go_on(site)
    return done


async def all_go_on(site: Site) -> None:
    """Check that no table is stuck: every running game gets more entries, or ends."""
    deadline = time.monotonic() + SAFETY
    while len(site.guests) < site.wanted:
        assert time.monotonic() < deadline, "no table can be opened"
        await asyncio.sleep(0.05)
    logs = logs_of(site.url)
    tables = list(site.guests)
    while True:
        later = logs_of(site.url)
        if all([len(later[table]) > len(logs[table]) or table not in site.guests for table in tables]):
            break
        assert time.monotonic() < deadline, "a table is stuck"
        await asyncio.sleep(0.05)
    site.ledger.check(later)


async def soaked(site: Site, ways: list[str], title: str) -> str:
    """Kill the server in each of these ways, and return a report of the figures."""
    try:
        done = await kills(site, ways)
    finally:
        with contextlib.suppress(ProcessLookupError):
            await site.close()
    ledger = site.ledger
    assert sum(done.values()) == len(ways)
    assert len(ledger.acknowledged) >= len(ways)
    rows = [[f"killed {way}", str(count), "", "", ""] for way, count in sorted(done.items())]
    undecided = len(ledger.sent) - len(ledger.acknowledged) - len(ledger.refused)
    rows += [
        ["acknowledged, in the log once", str(len(ledger.acknowledged)), "", "", ""],
        ["refused, not in the log", str(len(ledger.refused)), "", "", ""],
        ["undecided at the end", str(undecided), "", "", ""],
        ["tables opened / played to the end", f"{site.opened} / {site.ended}", "", "", ""],
        ["start to all tables answered", *milliseconds(site.restarts)],
        ["of it on a processor", *milliseconds(site.work)],
    ]
    return report(title, QUANTILES, rows)


@pytest.fixture(autouse=True)
def quickly_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes clients reconnect quickly, so that most of the time is spent playing."""
    monkeypatch.setattr(line, "LONGEST_WAIT", 0.4)


@pytest.mark.soak
@pytest.mark.measured
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_kills(database: str, tmp_path: Path, request: pytest.FixtureRequest, sizes: Sizes, figures: Figures) -> None:
    url = "" if database == "sqlite" else str(request.getfixturevalue("postgresql_url"))
    share = (200, 4, 2) if database == "sqlite" else (50, 2, 1)  # `test_many_kills` kills more
    count = sizes.count(f"KILLS_{database.upper()}", *share)
    ways = [WAYS[at % len(WAYS)] for at in range(count)]
    site = Site(tmp_path / "site", url, sizes.count("KILL_TABLES", 8, 3), 7)

    figures(asyncio.run(soaked(site, ways, f"{count} SIGKILLs on {database}")))

    if sizes.soak:
        assert max(site.restarts) < RESTART


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_kill_amid_a_migration(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """After a kill during a migration, the next start finds the database as it was before, and migrates it."""
    url = "" if database == "sqlite" else str(request.getfixturevalue("postgresql_url"))
    site = Site(tmp_path / "site", url, 1, 7)
    site.running.environment["NEOPOLIS_FAIL_AT"] = AMID_MIGRATION
    with pytest.raises(AssertionError):  # the server dies before it reports that it is running
        site.running.start()
    assert site.running.process is not None
    assert site.running.process.wait(SAFETY) == -9
    site.running.kill()

    asyncio.run(soaked(site, [], f"a kill amid a migration of {database}"))
