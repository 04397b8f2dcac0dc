"""The server is down, its machine sleeps or its clock jumps ahead: people lose no time, and bots wait for them."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path

import pytest

from neopolis.games.registry import definition
from neopolis.server.http.server import Server
from neopolis.server.runtime import clock, heartbeat, table_registry
from neopolis.server.runtime.channel import NoChannel, Notice
from neopolis.server.runtime.connections import Client
from neopolis.server.runtime.last_seen import LastSeen
from neopolis.server.runtime.packs import Packs
from neopolis.server.runtime.table_registry import KEPT_MS
from neopolis.server.settings import read_settings
from neopolis.server.store.errors import Unavailable
from neopolis.server.store.people import Guest, SignedIn
from neopolis.server.store.uptimes import Uptimes
from neopolis.server.table.clocks import deadline
from neopolis.server.table.commands import Say, Vote
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Clock, Closed, LogEvent, Plan, Sat, Started
from neopolis.server.table.table import Table
from tests.server.http.running import SECRET, run

HOUR = 3_600.0
TURNS = Clock("turns", move=20)


class Watch:
    """The system clock, which tests set ahead or back, and the time that has really passed. Both move only by hand."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.passed = 0.0

    def time(self) -> float:
        return self.time_ns() / 1e9

    def time_ns(self) -> int:
        return 1_700_000_000_000_000_000 + round((self.ahead + self.passed) * 1e9)

    def monotonic_ns(self) -> int:
        return round(self.passed * 1e9)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """A clock that jumps, and no maintenance except by hand."""
    found = Watch()
    monkeypatch.setattr(clock, "time", found)
    monkeypatch.setattr(table_registry, "MAINTENANCE_SECONDS", 3_600)
    return found


def server(folder: Path) -> Server:
    return Server(read_settings({"NEOPOLIS_SECRET": SECRET}, folder))


async def begin(own: Server, bots: tuple[str, ...] = (), clock: Clock = TURNS) -> str:
    """A new game of NEOM with Ann, Ben and bots."""
    kind = definition("neom")
    created = create_table("ann", "Ann", Plan("neom", 2 + len(bots), {}, ["", "", *bots], clock))
    seated: list[tuple[str, LogEvent]] = [("ann", Sat(0, "Ann")), ("ben", Sat(1, "Ben"))]
    return await own.tables.create(created, *seated, ("ann", Started(7, kind.version, kind.content)))


async def settled(own: Server, table: str) -> Table:
    """Do the table's due work, and wait until nothing is left."""
    await own.tables._maintain_once(time.monotonic())
    live_table = own.tables.get(table)
    live_table.driver.wake()
    while live_table.driver.is_busy:
        await asyncio.sleep(0.01)
    async with live_table.lock:
        return await live_table.table()


async def after(own: Server, table: str, watch: Watch, seconds: int) -> Table:
    """Let time pass, with maintenance every 5 seconds, and a look at the time every second."""
    for _ in range(0, seconds, 5):
        for _ in range(5):
            watch.passed += 1
            own.tables.context.heartbeat.look()
        found = await settled(own, table)
    return found


async def kinds(own: Server, table: str) -> list[str]:
    """What the log says after the start of the game."""
    return [type(entry.event).__name__ for entry in (await own.store.entries_after(table, 4))]


async def restarted(folder: Path, watch: Watch, then: Callable[[Server, str], Awaitable[None]]) -> None:
    first = server(folder)
    async with first.running():
        table = await begin(first, ("greedy",))
        await settled(first, table)
    watch.ahead += HOUR
    second = server(folder)
    async with second.running():
        await then(second, table)


async def slept(folder: Path, watch: Watch, then: Callable[[Server, str], Awaitable[None]]) -> None:
    own = server(folder)
    async with own.running():
        table = await begin(own, ("greedy",))
        await settled(own, table)
        watch.ahead += HOUR
        await then(own, table)


OUTAGES = [restarted, slept]


@pytest.mark.parametrize("outage", OUTAGES, ids=lambda outage: outage.__name__)
def test_bots_wait_for_people(
    outage: Callable[..., Coroutine[object, object, None]], tmp_path: Path, watch: Watch
) -> None:
    """Both people had 20 seconds; after an hour they have 60. Then the game is paused, not finished by bots."""

    async def check(own: Server, table: str) -> None:
        game = await settled(own, table)
        assert [seat.stands_in for seat in game.seats] == ["", "", ""]
        assert (await after(own, table, watch, seconds=50)).status == "playing"
        assert (await after(own, table, watch, seconds=15)).status == "paused"
        assert (await kinds(own, table))[-4:] == ["Interrupted", "StoodIn", "StoodIn", "Paused"]

    run(outage(tmp_path, watch, check))


@pytest.mark.parametrize("outage", OUTAGES, ids=lambda outage: outage.__name__)
def test_a_command_is_not_charged_for_the_outage(
    outage: Callable[..., Coroutine[object, object, None]], tmp_path: Path, watch: Watch
) -> None:
    """The first thing after the outage may be a person's command, before any maintenance."""

    async def check(own: Server, table: str) -> None:
        live_table = own.tables.get(table)
        client = Client("ann", "Ann", True, False, 1)
        await live_table.handle(client, Say("m", "Back again"))
        assert (await kinds(own, table))[-2:] == ["Interrupted", "Said"]

    run(outage(tmp_path, watch, check))


def test_a_newcomer_sees_the_right_clock(tmp_path: Path, watch: Watch) -> None:
    async def check(own: Server, table: str) -> None:
        live_table = own.tables.get(table)
        await live_table.join(Client("ann", "Ann", True, False, 1))
        async with live_table.lock:
            assert (await live_table.table()).seats[0].time_left >= 60_000
        await live_table.driver.stop()

    run(restarted(tmp_path, watch, check))


def test_the_second_process_learns_of_the_outage(tmp_path: Path, watch: Watch) -> None:
    """The first process to start notes the outage; the next one must not take the late people's seats."""

    async def both(own: Server, table: str) -> None:
        other = server(tmp_path)
        async with other.running():
            assert (await settled(other, table)).status == "playing"
            assert (await settled(own, table)).status == "playing"
            assert (await kinds(own, table)).count("Interrupted") == 1

    run(restarted(tmp_path, watch, both))


def test_bots_go_on_when_a_person_connects(tmp_path: Path, watch: Watch) -> None:
    """After a restart, a table that waits only for its bots does not wait for the takeover."""

    async def check() -> None:
        first = server(tmp_path)
        async with first.running():
            created = create_table("ann", "Ann", Plan("neom", 2, {}, ["", "greedy"]))
            kind = definition("neom")
            started = ("ann", Started(7, kind.version, kind.content))
            table = await first.tables.create(created, ("ann", Sat(0, "Ann")), started)
        second = server(tmp_path)
        async with second.running():
            before = len(await kinds(second, table))
            live_table = second.tables.get(table)
            await live_table.join(Client("ann", "Ann", True, False, 1))
            while live_table.driver.is_busy:
                await asyncio.sleep(0.01)

            assert "Answered" in (await kinds(second, table))[before:]

    run(check())


async def time_left(own: Server, table: str) -> int:
    """How many milliseconds the seat that is asked has before its time is up."""
    game = await settled(own, table)
    due = deadline(game, game.turns[0])
    assert due is not None
    return due - own.tables.context.clock.now()


def test_a_clock_that_is_set_back_stops_no_clock(tmp_path: Path, watch: Watch) -> None:
    """Time goes on as if nobody had touched the system clock: 20 seconds are up after 20 seconds."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own)
            watch.ahead -= HOUR
            assert await time_left(own, table) == 20_000
            await after(own, table, watch, seconds=15)
            assert await kinds(own, table) == []
            await after(own, table, watch, seconds=5)
            assert "StoodIn" in await kinds(own, table)

    run(check())


def test_votes_and_bots_go_on_after_the_clock_was_set_back(tmp_path: Path, watch: Watch) -> None:
    """The time that a person has had a question is what has passed, whatever the system clock says."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own, clock=Clock())
            watch.ahead -= HOUR
            await after(own, table, watch, seconds=120)
            live_table = own.tables.get(table)
            await live_table.handle(Client("ann", "Ann", True, False, 1), Vote("v", 1))
            assert "Voted" in await kinds(own, table)

    run(check())


def test_after_a_restart_with_an_earlier_clock_people_keep_their_time(tmp_path: Path, watch: Watch) -> None:
    """Nobody knows how long the server was away, so everybody has what they had, and a minute at least."""

    async def check() -> None:
        first = server(tmp_path)
        async with first.running():
            table = await begin(first, clock=Clock("live", bank=40))
            await settled(first, table)
        watch.ahead -= HOUR
        second = server(tmp_path)
        async with second.running():
            assert await time_left(second, table) == 60_000
            await after(second, table, watch, seconds=55)
            assert await kinds(second, table) == ["Interrupted"]
            await after(second, table, watch, seconds=5)
            assert "StoodIn" in await kinds(second, table)

    run(check())


def test_a_process_follows_the_fastest_clock(tmp_path: Path, watch: Watch) -> None:
    """If another process has noted a later time, this process's clock jumps to that time."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            late = own.tables.context.clock.now() + 3_600_000
            await Uptimes(own.store.database).extend(late, longest_gap=0)
            watch.passed += 6
            await own.tables._maintain_once(time.monotonic())
            assert own.tables.context.clock.now() >= late

    run(check())


def test_the_log_says_how_long_the_server_was_away(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log says so even if the server had just begun, and its first period was too short to be kept."""
    noted: list[tuple[str, int]] = []
    monkeypatch.setattr(heartbeat, "note", lambda event, seconds: noted.append((event, seconds)))

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            watch.passed += 5
            await own.tables._maintain_once(time.monotonic())
            watch.passed += 30
            await own.tables._maintain_once(time.monotonic())

    run(check())

    assert [seconds for event, seconds in noted if event == "was-away"] == [30]


def test_a_short_stop_is_not_charged(tmp_path: Path, watch: Watch) -> None:
    """A process that was stopped for 9 seconds, and goes on with a person's command or with a look at the time."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own)
            await after(own, table, watch, seconds=5)
            watch.passed += 9
            assert await time_left(own, table) == 15_000
            watch.passed += 9
            await own.tables.get(table).handle(Client("ann", "Ann", True, False, 1), Say("m", "Still here"))
            assert await time_left(own, table) == 15_000
            assert await kinds(own, table) == ["Interrupted", "Interrupted", "Said"]
            assert [line.text for line in (await settled(own, table)).data.talk] == ["Still here"]

    run(check())


def test_people_see_at_once_that_a_stop_was_not_charged(tmp_path: Path, watch: Watch) -> None:
    """After a stop, tables with a clock say so before anybody acts there, even if others notice the stop first."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own)
            await settled(own, table)
            watch.passed += 9
            await own.tables.context.heartbeat.refresh()
            while not await kinds(own, table):
                await asyncio.sleep(0.01)
            assert await kinds(own, table) == ["Interrupted"]

    run(check())


def test_a_request_shows_the_right_clock_after_a_restart(tmp_path: Path, watch: Watch) -> None:
    async def check(own: Server, table: str) -> None:
        await own.tables.get(table).current_table()
        assert (await kinds(own, table))[-1] == "Interrupted"

    run(restarted(tmp_path, watch, check))


def test_a_stop_is_not_written_where_no_clock_runs(tmp_path: Path, watch: Watch) -> None:
    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own, clock=Clock())
            await settled(own, table)
            watch.passed += 9
            await settled(own, table)
            assert await kinds(own, table) == []

    run(check())


def test_a_hiccup_is_no_stop(tmp_path: Path, watch: Watch) -> None:
    """On a busy machine the log must not fill with entries."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            watch.passed += 2
            own.tables.context.heartbeat.look()
            assert not own.tables.context.heartbeat.stops
            watch.passed += 2.001
            own.tables.context.heartbeat.look()
            assert own.tables.context.heartbeat.stops

    run(check())


@pytest.mark.parametrize(("others", "left"), [(0, 60_000), (1, 14_000)])
def test_a_short_restart_counts_if_no_other_process_runs(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, others: int, left: int
) -> None:
    """With Redis, too: the server was away if nobody else listens. If others were running, time went on."""

    async def listeners(channel: NoChannel) -> int:
        return others

    async def check() -> None:
        first = server(tmp_path)
        async with first.running():
            table = await begin(first)
            await settled(first, table)
        watch.passed += 6
        monkeypatch.setattr(NoChannel, "listeners", listeners)
        second = server(tmp_path)
        async with second.running():
            assert await time_left(second, table) == left

    run(check())


async def removed(own: Server) -> None:
    """Do the maintenance that deletes old things."""
    own.tables._purged_at = -1e9
    await own.tables._maintain_once(time.monotonic())


@pytest.mark.parametrize("days", [40, 500])
def test_a_clock_that_jumps_ahead_removes_nothing(tmp_path: Path, watch: Watch, days: int) -> None:
    """A lobby, a deleted table and a sign-out survive, though the server's time stays ahead, also after a restart."""

    async def check() -> None:
        own = server(tmp_path)
        plan = create_table("ann", "Ann", Plan("neom", 2))
        out = SignedIn(Guest("ben", "Ben"), 1, clock.now_ms())
        async with own.running():
            lobby, deleted = [await own.tables.create(plan) for _ in range(2)]
            async with own.tables.get(deleted).lock:
                await own.tables.get(deleted).write_and_send([Closed()])
            await own.people.sign_out(out, clock.now_ms())
            for _ in range(20):
                watch.passed += 5
                await removed(own)
            watch.ahead += days * 24 * HOUR
            for _ in range(20):
                await removed(own)
                watch.passed += 5
            watch.ahead -= days * 24 * HOUR
            await removed(own)
        again = server(tmp_path)
        async with again.running():
            watch.passed += 5
            await removed(again)
            found = [await again.store.find(table) for table in (lobby, deleted)]
            assert [one.info.status if one else "purged" for one in found] == ["gathering", "closed"]
            assert await again.people.signed_out([out]) == {out}
            [row] = await again.store.deleted("ann", again.tables.context.heartbeat.ago(KEPT_MS))
            until = again.tables.context.heartbeat.after(row.changed, KEPT_MS)
            assert 0 <= until - (again.tables.context.clock.now() + KEPT_MS - 205_000) <= 60_000
            await again.tables.restore(deleted, "ann")

    run(check())


def test_time_without_an_outage_makes_things_old(tmp_path: Path, watch: Watch) -> None:
    """`ago` and `after` count only the time in which a server was running."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            beat = own.tables.context.heartbeat
            start = own.tables.context.clock.now()
            assert beat.ago(1) < 0 and beat.after(start, 1) == start + 1
            for jump in (HOUR, 0.0):
                for _ in range(20):
                    watch.passed += 5
                    await beat.keep()
                watch.ahead += jump
            now = own.tables.context.clock.now()
            assert now == start + 3_800_000
            assert beat.ago(95_000) == now - 95_000
            assert beat.ago(150_000) == start + 45_000 and beat.after(start + 45_000, 150_000) == now

    run(check())


async def of_people(own: Server, table: str) -> list[str]:
    """What the log says after the start of the game, without answers."""
    return [kind for kind in await kinds(own, table) if kind != "Answered"]


@pytest.mark.parametrize(("seen", "events"), [([0, 1], ["Interrupted"]), ([], ["StoodIn", "StoodIn", "Paused"])])
def test_a_process_that_falls_silent_costs_nobody_their_seat(
    tmp_path: Path, watch: Watch, seen: list[int], events: list[str]
) -> None:
    """People who were connected to a process that stops get one extra minute to reconnect to another one."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own, ("greedy",))
            own.tables._on_notice(Notice("other", table, 0, seen))
            await after(own, table, watch, seconds=15)
            assert await of_people(own, table) == []
            await after(own, table, watch, seconds=60)
            assert await of_people(own, table) == events
            await after(own, table, watch, seconds=5)
            assert (await of_people(own, table))[-3:] == ["StoodIn", "StoodIn", "Paused"]

    run(check())


def test_a_process_that_reports_is_not_silent(tmp_path: Path, watch: Watch) -> None:
    """Whoever is connected to a running process, this one or another, has no more time than the clock says."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own, ("greedy",))
            own.tables._on_notice(Notice("silent", table, 0, [0, 1]))
            await own.tables.get(table).join(Client("ben", "Ben", True, False, 1))
            await after(own, table, watch, seconds=15)
            own.tables._on_notice(Notice("other", table, 0, [0]))
            await after(own, table, watch, seconds=5)
            assert await of_people(own, table) == ["StoodIn", "StoodIn", "Paused"]

    run(check())


def test_the_time_of_a_silent_process_is_given_back(tmp_path: Path, watch: Watch) -> None:
    """The last report came 30 seconds after the start: of 100 seconds, people have 70 again when their time is up."""

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            table = await begin(own, ("greedy",), Clock("live", bank=100))
            await after(own, table, watch, seconds=30)
            own.tables._on_notice(Notice("other", table, 0, [0, 1]))
            await after(own, table, watch, seconds=135)
            assert await of_people(own, table) == ["Interrupted"]
            await after(own, table, watch, seconds=5)
            assert await of_people(own, table) == ["Interrupted", "StoodIn", "StoodIn", "Paused"]

    run(check())


def test_who_was_last_seen_where() -> None:
    seen = LastSeen()
    seen.report("one", "t", [0, 1], 100_000)
    seen.report("two", "t", [2], 200_000)
    seen.report("three", "t", [1], 150_000)
    assert seen.silent("t", 205_000, 0) == {0: 100_000, 1: 150_000}
    assert seen.silent("t", 300_000, 0) == {0: 100_000, 1: 150_000, 2: 200_000}
    assert seen.silent("t", 300_000, 150_000) == {2: 200_000} and seen.silent("other", 300_000, 0) == {}
    seen.report("two", "t", [], 300_000)
    assert (set(seen.silent("t", 700_000, 0)), set(seen.silent("t", 701_000, 0))) == ({0, 1}, {1})
    seen.forget_old(950_000)
    seen.report("two", "t", [3], 960_000)
    assert seen.silent("t", 970_000, 0) == {3: 960_000}


def test_packs_are_stored_after_a_restore_even_if_the_database_fails_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first attempt to store this version's packs in the restored database fails; the next maintenance does it."""

    async def fails(packs: Packs) -> None:
        raise Unavailable("database")

    async def check() -> None:
        own = server(tmp_path)
        async with own.running():
            with monkeypatch.context() as broken:
                broken.setattr(Packs, "open", fails)
                await own.tables._reset_all()
            with sqlite3.connect(tmp_path / "neopolis.db") as database:
                database.execute("DELETE FROM packs")
            await own.tables._maintain_once(time.monotonic())

            assert {game for game, _ in await own.store.pack_names()} == {"neom", "new-angeles"}

    run(check())
