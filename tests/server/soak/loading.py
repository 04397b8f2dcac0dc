"""Many tables with many sockets. Answers are sent at a steady rate, even if the server falls behind.

Times are measured from the moment at which an answer was due, even if it was sent later. There are two times for each
answer: until its acknowledgement, and until the first update at each other socket of the table.

An answer that others cannot see, like a sealed pick, sends them no update. If a bot acts after such an answer, the
update about the bot is measured instead, and that time is too long.
"""

from __future__ import annotations

import asyncio
import random
import resource
import time
from collections.abc import Callable

from neopolis.client import ClientState, Links, Seat, Server
from neopolis.client.reconnecting_socket import DECODER
from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.wire import Decline
from neopolis.server.table import commands as messages
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Entry, Plan
from neopolis.server.table.server_messages import Update
from neopolis.server.table.table import Table
from tests.server.http.running import Running, is_offered
from tests.server.soak.recorder import plain

PLANS = [Plan("neom", 3, {}, ["", "", "random"]), Plan("new-angeles", 4, {}, ["", "", "", "random"])]
SOCKETS = 5  # sockets per table: its people, and spectators
WINDOW = 1.5  # seconds after an answer in which an update counts as its result
OPENING = 8  # tables that are created at the same time


def allow_sockets(count: int) -> None:
    """Raise the limit of open files, and so of sockets, for this process and its children."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


class Desk:
    """A table and all its sockets, those of its people first."""

    def __init__(self, site: Running, plan: Plan) -> None:
        self.site = site
        self.plan = plan
        self.links = Links("", "", "")
        self.people: list[Seat] = []
        self.watchers: list[Seat] = []
        self.is_busy = True
        self.waiting: dict[Seat, float] = {}
        self.answered: dict[Seat, int] = {}

    @property
    def lines(self) -> list[Seat]:
        return [*self.people, *self.watchers]

    async def open(self, on_update: Callable[[float], None]) -> None:
        """Start a new game with everybody connected."""
        plan = self.plan
        people = [seat for seat in range(plan.seats) if not plan.bots[seat]]
        guests = [await self.site.guest(f"Guest {seat}") for seat in people]
        self.links = await guests[0].open(plan)
        self.people = [await guest.join(self.links.player) for guest in guests]
        for place, seat in zip(people, self.people, strict=True):
            await seat.sit(place)
            await seat.ready()
        nobody = Server(self.site.address)
        self.watchers = [await nobody.join(self.links.spectator) for _ in range(SOCKETS - len(people))]
        await self.people[0].start()
        for line in self.lines:
            line.listeners.append(self._listener(line, on_update))
        self.answered = {}
        self.is_busy = False

    def _listener(self, line: Seat, on_update: Callable[[float], None]) -> Callable[[], None]:
        number = line.seen.number

        def listen() -> None:
            nonlocal number
            if line.seen.number != number:
                number = line.seen.number
                due = self.waiting.pop(line, None)
                if due is not None:
                    on_update(time.perf_counter() - due)

        return listen

    async def close(self) -> None:
        await asyncio.gather(*[line.close() for line in self.lines])

    def asked(self) -> Seat | None:
        """A person's seat that has a question or a proposal to answer, if there is one."""
        for seat in self.people:
            seen = seat.seen
            if is_offered(seen) or (seen.decision is not None and self.answered.get(seat) != seen.moment):
                return seat
        return None

    @property
    def is_over(self) -> bool:
        return self.people[0].seen.status == "over"


class Load:
    """Tables under load, and their measurements."""

    def __init__(self, site: Running, tables: int, seed: int = 7) -> None:
        self.desks = [Desk(site, PLANS[at % len(PLANS)]) for at in range(tables)]
        self.chance = random.Random(seed)
        self.acks: list[float] = []
        self.views: list[float] = []
        self.unseen = 0  # sockets that got no update within WINDOW seconds of an answer
        self.missed = 0  # answers that were due while no table had an open question
        self.renewed = 0
        self.refused = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def forget(self) -> None:
        """Reset the measurements."""
        self.acks, self.views = [], []
        self.unseen = self.missed = self.refused = 0

    def _heard(self, seconds: float) -> None:
        self.views.append(seconds)

    async def open(self) -> None:
        gate = asyncio.Semaphore(OPENING)

        async def one(desk: Desk) -> None:
            async with gate:
                await desk.open(self._heard)

        await asyncio.gather(*[one(desk) for desk in self.desks])

    async def close(self) -> None:
        await asyncio.gather(*self._tasks)
        await asyncio.gather(*[desk.close() for desk in self.desks])

    async def drive(self, rate: float, seconds: float) -> None:
        """Give answers at a steady rate for some seconds."""
        begun = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            desk = self._pick()
            if desk is None:
                self.missed += 1
                continue
            task = asyncio.create_task(self._answer(desk, due))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        await asyncio.gather(*self._tasks)

    def _pick(self) -> Desk | None:
        start = self.chance.randrange(len(self.desks))
        for desk in [*self.desks[start:], *self.desks[:start]]:
            if not desk.is_busy and (desk.is_over or desk.asked() is not None):
                return desk
        return None

    async def _answer(self, desk: Desk, due: float) -> None:
        desk.is_busy = True
        seat = desk.asked()
        if desk.is_over or seat is None:
            await desk.close()
            await desk.open(self._heard)
            self.renewed += 1
            return
        seen = seat.seen
        try:
            if offers := is_offered(seen):
                await seat.act(Decline("", offers[0]))
            elif seen.decision is not None:
                desk.answered[seat] = seen.moment
                desk.waiting = {line: due for line in desk.lines if line is not seat}
                option = self.chance.choice(seen.decision.options).option
                await seat.send(messages.Answer(seat.new_id(), seen.moment, option))
                self.acks.append(time.perf_counter() - due)
                await self._all_have_heard(desk)
        except Refused:  # the question has ended meanwhile
            self.refused += 1
        desk.waiting = {}
        desk.is_busy = False

    async def _all_have_heard(self, desk: Desk) -> None:
        deadline = time.perf_counter() + WINDOW
        while desk.waiting and time.perf_counter() < deadline:
            await asyncio.sleep(0.02)
        self.unseen += len(desk.waiting)


def undelivered(desk: Desk, log: list[Entry]) -> list[int]:
    """The indexes of the table's sockets that have not received everything in its log. The table must be idle."""
    table = Table.load(desk.links.id, log)
    found = []
    for at, line in enumerate(desk.lines):
        person = table.seats[line.you].person if line.you >= 0 else ""
        update = DECODER.decode(FrameDiff(table, person).full())
        assert isinstance(update, Update)
        if plain(ClientState().after(update)) != plain(line.seen):
            found.append(at)
    return found
