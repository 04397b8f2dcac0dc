"""Two processes serve the same tables, and each person answers every question through both at the same time.

If the two answers differ, exactly one wins. If they are one message sent twice, it counts once.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from neopolis.client import Seat, Server
from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Answer
from neopolis.server.table.log_events import Plan
from tests.reporting import Reporting
from tests.server.conftest import REDIS
from tests.server.http.running import Running, running
from tests.server.soak.figures import Sizes
from tests.server.soak.ledger import logs_of
from tools.reliability import RACES
from tools.soak_reports import Counts

PLANS = (Plan("neom", 1), Plan("neom", 3), Plan("new-angeles", 4))
SAFETY = 60  # seconds, plus one for each race; a run that takes longer is stuck
LOSSES = {"stale-moment", "not-asked", "game-is-over"}  # codes with which the second answer is refused


class Race:
    """Two answers to one question: their ids, and which of them were acknowledged."""

    def __init__(self, ids: list[str], results: list[object]) -> None:
        self.ids = ids
        self.acknowledged = [one for one, result in zip(ids, results, strict=True) if result is None]
        self.odd = [result for result in results if result is not None and not is_loss(result)]


def is_loss(result: object) -> bool:
    return isinstance(result, Refused) and result.code in LOSSES


class Track:
    """Two servers, and races at their tables until there are enough."""

    def __init__(self, servers: tuple[Running, Running], wanted: int, chance: random.Random) -> None:
        self.servers = servers
        self.wanted = wanted
        self.chance = chance
        self.races: list[Race] = []
        self.enough = asyncio.Event()

    async def run(self) -> None:
        tasks = [asyncio.create_task(self._tables(plan, place)) for place, plan in enumerate(PLANS)]
        enough = asyncio.create_task(self.enough.wait())
        done, _ = await asyncio.wait([*tasks, enough], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert enough in done, ended

    async def _tables(self, plan: Plan, place: int) -> None:
        """Play one game after the other. The host's own server is the first or the second."""
        while True:
            guests = [await self.servers[place % 2].guest(f"Guest {seat}") for seat in range(plan.seats)]
            links = await guests[0].open(plan)
            here = [await guest.join(links.player) for guest in guests]
            for at, seat in enumerate(here):
                await seat.sit(at)
                await seat.ready()
            await here[0].start()
            other = self.servers[(place + 1) % 2].address
            there = [await Server(other, cookie=guest.cookie).join(links.player) for guest in guests]
            try:
                await asyncio.gather(*[self._race(*pair) for pair in zip(here, there, strict=True)])
            finally:
                await asyncio.gather(*[seat.close() for seat in [*here, *there]])

    async def _race(self, here: Seat, there: Seat) -> None:
        """Answer every question of a seat twice at the same time, until the game is over."""
        last = -1
        while True:
            seen = await here.until(
                lambda seen: seen.status == "over" or (seen.decision is not None and seen.moment != last)  # noqa: B023
            )
            if seen.status == "over" or seen.decision is None:
                return
            last = seen.moment
            await there.until(lambda other: other.status == "over" or other.moment >= last)  # noqa: B023
            options = [one.option for one in seen.decision.options]
            answer = Answer(here.new_id(), last, self.chance.choice(options))
            second = answer
            if self.chance.randrange(4):
                second = Answer(there.new_id(), last, self.chance.choice(options))
            sending = [here.send(answer), there.send(second)]
            results = await asyncio.gather(*sending, return_exceptions=True)
            self.races.append(Race([answer.id, second.id], list(results)))
            if len(self.races) >= self.wanted:
                self.enough.set()


async def with_safety(track: Track) -> None:
    async with asyncio.timeout(SAFETY + track.wanted):
        await track.run()


def counted(races: list[Race], url: str) -> Counts:
    """Compare the races with the log."""
    stored = Counter([entry.message for log in logs_of(url).values() for entry in log if entry.message])
    counts = {"races": len(races), "sent_twice": 0, "no_winner": 0, "two_winners": 0, "wrong_winner": 0, "odd": 0}
    for race in races:
        ids = set(race.ids)
        winners = sum([stored[one] for one in ids])
        counts["sent_twice"] += len(ids) == 1
        counts["no_winner"] += not winners
        counts["two_winners"] += winners > 1
        counts["wrong_winner"] += {one for one in ids if stored[one]} != set(race.acknowledged)
        counts["odd"] += bool(race.odd)
    return {name: float(count) for name, count in counts.items()}


@pytest.fixture
def pair(tmp_path: Path, postgresql_url: str) -> Iterator[tuple[Running, Running]]:
    """Two servers with one PostgreSQL database and Redis."""
    shared = {"NEOPOLIS_DATABASE_URL": postgresql_url, "NEOPOLIS_REDIS_URL": REDIS, "NEOPOLIS_LOG": "warning"}
    with running(tmp_path / "one", **shared) as one, running(tmp_path / "two", **shared) as two:
        yield one, two


@pytest.mark.soak
def test_races(pair: tuple[Running, Running], postgresql_url: str, sizes: Sizes, reporting: Reporting) -> None:
    with reporting(RACES, "PostgreSQL, two processes") as run:
        track = Track(pair, sizes.count("RACES", 5_000, 60), random.Random(run.seed))
        asyncio.run(with_safety(track))
        run.counts.update(counted(track.races, postgresql_url))
        assert run.counts["races"] >= track.wanted and run.counts["sent_twice"]
        odd = [result for race in track.races for result in race.odd]
        assert not [name for name in RACES.trials[0].faults if run.counts[name]], (run.counts, odd[:5])
