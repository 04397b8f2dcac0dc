"""Servers are killed or stopped for longer than the clock: nobody is charged for it, and no bot moves for them."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from neopolis.client import Seat
from neopolis.server.table.log_events import Answered, Clock, Entry, StoodIn, TookSideAction
from neopolis.server.table.table import Table
from tests.reporting import Reporting
from tests.server.http.running import Party, Running, party
from tests.server.soak.figures import Sizes
from tests.server.soak.ledger import logs_of
from tools.reliability import OUTAGES
from tools.soak_reports import Counts

MOVE = 10  # seconds for each question, the fewest that the server accepts
AWAY = 15.0  # seconds of the outage
RETURN = 8.0  # seconds after the outage until the people return; within 5, the server takes over what is overdue
GAMES = (("neom", ("greedy",)), ("new-angeles", ("random", "random")))
PEOPLE = (0, 1)
AT_ONCE = 5  # servers that are away at the same time


async def until_people_are_asked(table: Party) -> None:
    """Wait until the game waits for people only, so that no bot has anything to do."""
    await table.seats[0].until(
        lambda seen: seen.table is not None and bool(seen.table.awaited) and set(seen.table.awaited) <= set(PEOPLE)
    )


def now_ms() -> int:
    return int(time.time() * 1000)


class Outage(NamedTuple):
    """When an outage began and ended, and the log of the table between."""

    table: str  # its id, from which the game's seed is made, too
    begun: int
    ended: int
    log: list[Entry]


async def away(site: Running, way: str, table: str) -> Outage:
    """Take the server away for AWAY seconds."""
    process = site.process
    assert process is not None
    begun = now_ms()
    if way == "kill -9":
        await asyncio.to_thread(site.kill)
    else:
        process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(AWAY)
    outage = Outage(table, begun, now_ms(), log_of(site, table))
    if way == "kill -9":
        await asyncio.to_thread(site.start)
    else:
        process.send_signal(signal.SIGCONT)
    return outage


def log_of(site: Running, table: str) -> list[Entry]:
    return logs_of(f"sqlite:///{site.data / 'neopolis.db'}")[table]


def milliseconds_left(table: Table, seat: int, at: int) -> int:
    """How much time a seat has left at a given moment, if its clock runs."""
    data = table.seats[seat]
    return data.time_left - (at - data.clock_read_at)


def judge(outage: Outage, after: list[Entry], counts: Counter[str]) -> list[Entry]:
    """Count what an outage did to a table, and return the moves that bots made for people, which is a fault.

    The last entry says that a person is back. Bots may act for themselves, for example with a proposal that they were
    thinking about when the outage began; that is counted, but it is no fault.
    """
    table, begun, ended, before = outage
    new = after[len(before) :]
    assert after[: len(before)] == before
    seats = [(entry, entry.event.seat) for entry in new if isinstance(entry.event, Answered | TookSideAction)]
    moves = [entry for entry, seat in seats if seat in PEOPLE]
    counts["bot_moves"] += len(moves)
    counts["own_acts_of_bots"] += len(seats) - len(moves)
    counts["seats_taken"] += len([entry for entry in new if isinstance(entry.event, StoodIn)])
    old, back = Table.load(table, before), Table.load(table, after)
    for seat in [seat for seat in old.turns if seat in PEOPLE]:
        due = milliseconds_left(old, seat, begun) - (back.data.at - ended)  # the time outside of the outage counts
        counts["clocks"] += 1
        counts["seconds_charged"] += max(0, due - milliseconds_left(back, seat, back.data.at)) // 1000
    return moves


async def one_outage(folder: Path, own: tuple[str, tuple[str, ...]], way: str, counts: Counter[str]) -> None:
    """Begin a game, take its server away while people are asked, and let one of them return."""
    game, bots = own
    site = Running(folder, NEOPOLIS_LOG="warning")
    await asyncio.to_thread(site.start)
    try:
        async with party(site, game=game, people=2, bots=bots, clock=Clock("turns", move=MOVE)) as table:
            await until_people_are_asked(table)
            closing = asyncio.create_task(close_all(table.seats))
            outage = await away(site, way, table.links.id)
            await closing
        await asyncio.sleep(RETURN)
        async with await table.people[0].join(table.links.player) as person:
            await person.say("I am back")
        moves = judge(outage, log_of(site, table.links.id), counts)
        counts["outages"] += 1
        assert not moves, (Table.load(outage.table, outage.log).turns, moves)
    finally:
        if site.process is not None:
            site.process.send_signal(signal.SIGCONT)  # a stopped process would not end
        await asyncio.to_thread(site.stop)


async def close_all(seats: list[Seat]) -> None:
    """Close people's sockets for good, when the outage has begun."""
    await asyncio.sleep(0.05)
    await asyncio.gather(*[seat.close() for seat in seats])


@pytest.mark.waits
@pytest.mark.soak
@pytest.mark.parametrize("way", ["kill -9", "SIGSTOP"])
def test_many_outages(way: str, tmp_path: Path, sizes: Sizes, reporting: Reporting) -> None:
    counts = Counter(
        dict.fromkeys(("outages", "clocks", "seconds_charged", "bot_moves", "seats_taken", "own_acts_of_bots"), 0)
    )
    wanted = sizes.count("OUTAGES", 50, 2)

    async def all_outages() -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                await one_outage(tmp_path / str(number), GAMES[number % len(GAMES)], way, counts)

        await asyncio.gather(*[one(number) for number in range(wanted)])

    with reporting(OUTAGES, way) as run:
        try:
            asyncio.run(all_outages())
        finally:
            run.counts.update(dict(counts))
        assert counts["outages"] == wanted and counts["clocks"] >= wanted
        check(run.counts)


def check(counts: Counts) -> None:
    found = {name: counts[name] for name in OUTAGES.trials[0].faults if counts[name]}
    assert not found
