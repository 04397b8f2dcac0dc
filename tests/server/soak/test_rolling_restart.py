"""Two processes are restarted one after the other, again and again, while people play behind a load balancer.

Nothing acknowledged is lost, everybody goes on, and the report has the longest time that a seat had to wait.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from neopolis.client import Seat, Server
from neopolis.server.table.log_events import Plan
from tests.reporting import Reporting
from tests.server.balancer import Balancer
from tests.server.conftest import REDIS
from tests.server.http.running import Running, decline, is_offered
from tests.server.soak.figures import QUANTILES, Figures, Sizes, milliseconds, report
from tests.server.soak.ledger import Ledger, logs_of
from tests.server.soak.test_kills import SAFETY, is_to_act
from tools.reliability import RESTARTS

PLANS = (
    Plan("neom", 3, {}, ["", "", "greedy"]),
    Plan("new-angeles", 4, {}, ["", "", "random", "random"]),
    Plan("neom", 2),
    Plan("new-angeles", 5, {}, ["", "", "", "random", "random"]),
)
CALM = 3  # answers per table before the first restart
LONGEST = 3.0  # seconds that a seat may have to wait; checked only in the long form, on a quiet machine


class Wait(NamedTuple):
    """From when until when somebody waited."""

    since: float
    until: float

    @property
    def seconds(self) -> float:
        return self.until - self.since


class Party:
    """The people at a table, and what each of them has answered last."""

    def __init__(self, seats: list[Seat]) -> None:
        self.answered = dict.fromkeys(seats, -1)

    @property
    def has_question(self) -> bool:
        """Whether somebody has something to do. Otherwise everybody waits for the server and its bots."""
        return any([is_to_act(seat.seen, answered) for seat, answered in self.answered.items()])


class Waits:
    """How long people waited: each for the answer to a message, and a whole table for its next question."""

    def __init__(self) -> None:
        self.answers: list[Wait] = []
        self.questions: list[Wait] = []
        self.counts: dict[Seat, int] = {}  # the frames of each seat whose game is running

    def watch(self, party: Party) -> None:
        """Count the frames of each seat, and measure the times in which nobody at the table has a question."""
        since: float | None = None

        def listen() -> None:
            nonlocal since
            now = time.monotonic()
            if party.has_question and since is not None:
                self.questions.append(Wait(since, now))
                since = None
            elif not party.has_question:
                since = since or now

        for seat in party.answered:
            self.counts[seat] = 0
            seat.listeners += [self._counter(seat), listen]

    def _counter(self, seat: Seat) -> Callable[[], None]:
        seen = seat.seen

        def listen() -> None:
            nonlocal seen
            if seat.seen is not seen and seat in self.counts:
                self.counts[seat] += 1
                seen = seat.seen

        return listen


class Site:
    """Two processes with one database and one Redis behind a load balancer, and people who play there."""

    def __init__(self, folder: Path, url: str, tables: int, think: float) -> None:
        shared = {"NEOPOLIS_DATABASE_URL": url, "NEOPOLIS_REDIS_URL": REDIS}
        self.processes = [Running(folder / name, **shared) for name in ("one", "two")]
        self.url = url
        self.tables = tables
        self.think = think  # seconds for which a person thinks at most
        self.balancer = Balancer()
        self.ledger = Ledger()
        self.waits = Waits()
        self.restarts: list[Wait] = []
        self.chance = random.Random(7)
        self.opened = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        for process in self.processes:
            await asyncio.to_thread(process.start)
        self.balancer.ports = [process.port for process in self.processes]
        await self.balancer.open()
        await asyncio.gather(*[self._open() for _ in range(self.tables)])

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.balancer.close()
        for process in self.processes:
            await asyncio.to_thread(process.stop)

    async def _guest(self, name: str) -> Server:
        server = Server(f"http://127.0.0.1:{self.balancer.port}")
        await server.sign_in(name)
        return server

    async def _open(self) -> None:
        plan = PLANS[self.opened % len(PLANS)]
        self.opened += 1
        people = [seat for seat in range(plan.seats) if not (plan.bots or [""] * plan.seats)[seat]]
        guests = [await self._guest(f"Guest {seat}") for seat in people]
        links = await guests[0].open(plan)
        seats = []
        for place, guest in zip(people, guests, strict=True):
            seats.append(await guest.join(links.player))
            await seats[-1].sit(place)
            await seats[-1].ready()
        await seats[0].start()
        await asyncio.gather(*[seat.until(lambda seen: bool(seen.view)) for seat in seats])
        party = Party(seats)
        self.waits.watch(party)
        for seat in seats:
            self._begin(self._play(seat, party, seat is seats[0]))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)

    async def _play(self, seat: Seat, party: Party, is_host: bool) -> None:
        """Answer at random until the game is over; the host then opens the next table."""
        async with seat:
            while True:
                seen = await seat.until(lambda seen: is_to_act(seen, party.answered[seat]))
                if seen.status == "over":
                    del self.waits.counts[seat]
                    break
                begun = time.monotonic()
                if offers := is_offered(seen):
                    await decline(seat, offers[0])
                elif seen.decision is not None:
                    party.answered[seat] = seen.moment
                    await self.ledger.answer(seat, self.chance.choice(seen.decision.options).option)
                self.waits.answers.append(Wait(begun, time.monotonic()))
                await asyncio.sleep(self.chance.random() * self.think)
        if is_host:
            await self._open()

    async def restart(self, process: Running) -> None:
        """Stop a process with SIGTERM, start it again, and wait until it answers and everybody has gone on."""
        begun = time.monotonic()
        await asyncio.to_thread(process.stop)
        stopped = dict(self.waits.counts)
        await asyncio.to_thread(process.start)
        async with httpx.AsyncClient(base_url=process.address, timeout=SAFETY) as client:
            assert (await client.get("/healthz")).status_code == 200
        deadline = time.monotonic() + SAFETY
        while [seat for seat, count in stopped.items() if self.waits.counts.get(seat, count + 1) == count]:
            self._check_people()
            assert time.monotonic() < deadline, "somebody is stuck"
            await asyncio.sleep(0.02)
        self.restarts.append(Wait(begun, time.monotonic()))

    def is_near_restart(self, wait: Wait) -> bool:
        """Whether a wait overlaps with a restart."""
        return any([wait.since < one.until and wait.until > one.since for one in self.restarts])

    async def play_on(self) -> None:
        """Let people play without a restart, to see how long they wait anyway."""
        count = len(self.ledger.acknowledged)
        while len(self.ledger.acknowledged) < count + CALM * self.tables:
            self._check_people()
            await asyncio.sleep(0.02)

    def _check_people(self) -> None:
        """Raise what went wrong for somebody, if anything."""
        for task in [task for task in self.tasks if task.done()]:
            self.tasks.discard(task)
            task.result()


async def restarted(site: Site, rounds: int) -> str:
    """Restart both processes a number of times, check the log, and report the figures."""
    try:
        await site.open()
        await site.play_on()
        for _ in range(rounds):
            for process in site.processes:
                await site.restart(process)
    finally:
        await site.close()
    site.ledger.check(logs_of(site.url))
    assert len(site.ledger.acknowledged) >= 2 * rounds
    return told(site)


def longest(waits: list[Wait], within: Wait) -> float:
    """The longest of the waits that overlap with `within`."""
    return max([one.seconds for one in waits if one.since < within.until and one.until > within.since], default=0.0)


def seconds(waits: list[Wait], site: Site, during: bool) -> list[float]:
    """The lengths of the waits during restarts, or of all others."""
    return [one.seconds for one in waits if site.is_near_restart(one) == during]


def measurements(site: Site) -> dict[str, float]:
    """What a report says: numbers, and the longest waits in milliseconds."""
    found: dict[str, float] = {"restarts": len(site.restarts), "acknowledged": len(site.ledger.acknowledged)}
    for name, waits in (("answer", site.waits.answers), ("question", site.waits.questions)):
        found[f"{name}_longest"] = round(1000 * max(seconds(waits, site, during=True), default=0.0))
        found[f"{name}_longest_calm"] = round(1000 * max(seconds(waits, site, during=False), default=0.0))
    return found


def told(site: Site) -> str:
    """The report: the longest waits of each restart, and of the whole run."""
    rows = [
        ["restarts of a process", str(len(site.restarts)), "", "", ""],
        ["acknowledged, in the log once", str(len(site.ledger.acknowledged)), "", "", ""],
        ["answer to a message", *milliseconds([one.seconds for one in site.waits.answers])],
        ["next question of a table", *milliseconds([one.seconds for one in site.waits.questions])],
    ]
    kinds = (site.waits.answers, site.waits.questions)
    for at, one in enumerate(site.restarts, start=1):
        pauses = [f"{longest(waits, one):.2f} s" for waits in kinds]
        rows.append([f"restart {at}, longest: answer / question", *pauses, "", ""])
    calm = [f"{max(seconds(waits, site, during=False), default=0.0):.2f} s" for waits in kinds]
    rows.append(["without a restart, longest: answer / question", *calm, "", ""])
    return report(f"{site.tables} tables, rolling restarts", QUANTILES, rows)


@pytest.mark.soak
@pytest.mark.measured
def test_rolling_restarts(
    postgresql_url: str, tmp_path: Path, sizes: Sizes, figures: Figures, reporting: Reporting
) -> None:
    site = Site(tmp_path, postgresql_url, sizes.count("ROLLING_TABLES", 40, 4), sizes.number("ROLLING_THINK", 1.0, 0.1))

    with reporting(RESTARTS, f"{site.tables} tables") as run:
        figures(asyncio.run(restarted(site, sizes.count("ROLLING_ROUNDS", 20, 1))))
        run.counts.update(measurements(site))

    if sizes.soak:
        assert max([one.seconds for one in site.waits.answers + site.waits.questions]) < LONGEST
