"""Many tables with many sockets, and answers at a steady rate, whether the server keeps up or not.

An answer's time runs from the moment it was due, not from when it could be sent: who falls behind shows it. It ends
with the acknowledgement, and with the first update at each other socket of the table. Answers that change nothing for
the others, like a sealed pick, send them none; where bots do something later on, that time is counted: it is too long.
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
SOCKETS = 5  # at each table: its people, and the rest spectators
WINDOW = 1.5  # seconds after an answer in which an update is believed to come from it
OPENING = 8  # tables that are opened at once


def allow_sockets(count: int) -> None:
    """Let this process, and those that it starts, have that many sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


class Desk:
    """A table and all its sockets; the first ones are those of its people."""

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

    async def open(self, heard: Callable[[float], None]) -> None:
        """A new game, with everybody at it."""
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
            line.listeners.append(self._listener(line, heard))
        self.answered = {}
        self.is_busy = False

    def _listener(self, line: Seat, heard: Callable[[float], None]) -> Callable[[], None]:
        number = line.seen.number

        def listen() -> None:
            nonlocal number
            if line.seen.number != number:
                number = line.seen.number
                due = self.waiting.pop(line, None)
                if due is not None:
                    heard(time.perf_counter() - due)

        return listen

    async def close(self) -> None:
        await asyncio.gather(*[line.close() for line in self.lines])

    def asked(self) -> Seat | None:
        """Somebody who is to answer."""
        for seat in self.people:
            seen = seat.seen
            if is_offered(seen) or (seen.decision is not None and self.answered.get(seat) != seen.moment):
                return seat
        return None

    @property
    def is_over(self) -> bool:
        return self.people[0].seen.status == "over"


class Load:
    """Desks, and how they fare."""

    def __init__(self, site: Running, tables: int, seed: int = 7) -> None:
        self.desks = [Desk(site, PLANS[at % len(PLANS)]) for at in range(tables)]
        self.chance = random.Random(seed)
        self.acks: list[float] = []
        self.views: list[float] = []
        self.unseen = 0  # updates that were not due, or did not come in time
        self.missed = 0  # answers for which nobody was asked
        self.renewed = 0
        self.refused = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def forget(self) -> None:
        """Measure anew."""
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
        """So many answers a second for so long."""
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
        except Refused:  # a question that has gone meanwhile
            self.refused += 1
        desk.waiting = {}
        desk.is_busy = False

    async def _all_have_heard(self, desk: Desk) -> None:
        deadline = time.perf_counter() + WINDOW
        while desk.waiting and time.perf_counter() < deadline:
            await asyncio.sleep(0.02)
        self.unseen += len(desk.waiting)


def undelivered(desk: Desk, log: list[Entry]) -> list[int]:
    """The sockets of a quiet table that do not know what the log makes of it for them."""
    table = Table.load(desk.links.id, log)
    found = []
    for at, line in enumerate(desk.lines):
        person = table.seats[line.you].person if line.you >= 0 else ""
        told = DECODER.decode(FrameDiff(table, person).full())
        assert isinstance(told, Update)
        if plain(ClientState().after(told)) != plain(line.seen):
            found.append(at)
    return found
