"""Undelete: for a week, the person who opened a deleted table can restore it, and to all others it does not exist."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from neopolis.client import ClientState, Links, Server
from neopolis.engine.refused import Refused
from neopolis.server.http.server import Server as Process
from neopolis.server.runtime import rate_limit, table_registry
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.table_registry import KEPT_MS
from neopolis.server.table.log_events import Clock, Closed, Said
from neopolis.server.table.quota import MOST_STORED
from tests.server.conftest import REDIS, postgresql_database
from tests.server.http.running import Party, Running, first, party, run, running
from tests.server.http.test_links import answers, renewed_everywhere
from tests.server.http.test_quotas import ANN, Usage, begun, code, kept_running, plain, settings
from tests.server.http.test_sign_out import ended

LIVE = Clock("live", bank=600, increment=10)
GONE = renewed_everywhere("no-table", 404)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two processes with one database and one Redis."""
    folder = tmp_path_factory.mktemp("pair")
    with (
        postgresql_database() as url,
        running(folder / "one", NEOPOLIS_DATABASE_URL=url, NEOPOLIS_REDIS_URL=REDIS) as one,
        running(folder / "two", NEOPOLIS_DATABASE_URL=url, NEOPOLIS_REDIS_URL=REDIS) as two,
    ):
        yield one, two


async def refusal(server: Server, table: str) -> str:
    """The code with which restoring is refused; "" if it is not."""
    try:
        await server.restore(table)
    except Refused as refused:
        return refused.code
    return ""


def waits_for_people(seen: ClientState) -> bool:
    """Whether the bot has answered, and the two people have not."""
    return seen.table is not None and seen.decision is not None and seen.table.awaited == [0, 1]


async def check_gone(site: Running, table: Party) -> None:
    """Nobody can see the deleted table, with or without a link, and only the host has it in a list."""
    host, player = table.people[0], table.people[1]
    stranger = await site.guest("Eve")
    for link in (table.links.player, table.links.spectator, f"{site.address}/t/{table.links.id}"):
        for person in (host, player, stranger):
            assert await answers(site, link, person.cookie) == GONE
    assert [one.id for one in await host.deleted()] == [table.links.id]
    assert [await person.deleted() for person in (player, stranger)] == [[], []]
    assert [one.id for person in (host, player) for one in await person.mine()] == []
    assert [await refusal(person, table.links.id) for person in (player, stranger)] == ["no-table"] * 2
    assert await refusal(stranger, "nothing-is-here") == "no-table"


def test_restoring_a_game(site: Running) -> None:
    """Log, seats, chat, questions and clocks are as before, and the game goes on."""

    async def work() -> None:
        async with party(site, clock=LIVE) as table:
            await table.seats[1].say("Hello")
            await table.seats[0].until(lambda seen: any(line.text == "Hello" for line in seen.talk))
            before = [await seat.until(waits_for_people) for seat in table.seats]
            await table.seats[0].delete()
            assert [await ended(seat) for seat in table.seats] == ["closed"] * 2
            await check_gone(site, table)
            links = await table.people[0].restore(table.links.id)

            assert links == table.links
            assert await table.people[0].deleted() == []
            again = [await person.join(links.player) for person in table.people]
            for old, seat in zip(before, again, strict=True):
                assert (seat.decision, seat.seen.moment) == (old.decision, old.moment)
                assert seat.seen.view["players"] == old.view["players"]
                assert seat.seen.talk[:-1] == old.talk
                assert 590_000 < seat.table.seats[seat.you].left <= 610_000
            for seat in again:
                await seat.answer(first(seat))
            for seat in again:
                await seat.until(lambda seen: seen.decision is not None and seen.moment > 1)
                await seat.close()
            assert await refusal(table.people[0], table.links.id) == ""  # to restore it twice changes nothing

    run(work())


def test_the_list_says_until_when(site: Running) -> None:
    async def work() -> dict[str, object]:
        async with party(site, starts=False) as table:
            await table.seats[0].delete()
            async with httpx.AsyncClient(base_url=site.address, headers=table.people[0].headers()) as client:
                rows = (await client.get("/api/deleted")).json()
            return dict(rows[0])

    row = run(work())
    assert (row["status"], row["game"]) == ("closed", "neom")
    assert row["until"] == int(str(row["changed"])) + KEPT_MS > now_ms() + KEPT_MS - 60_000


def test_links_renewed_before_stay_renewed(site: Running) -> None:
    async def work() -> None:
        async with party(site, starts=False) as table:
            await table.seats[0].renew_links()
            await table.seats[0].delete()
            assert await answers(site, table.links.player) == GONE
            links = await table.people[0].restore(table.links.id)

            assert links.player != table.links.player
            assert await answers(site, table.links.player) == renewed_everywhere("link-renewed", 403)

    run(work())


def test_processes_agree(pair: tuple[Running, Running]) -> None:
    """One process deletes, the other restores, and the first one serves the table again at once."""
    one, two = pair

    async def work() -> None:
        async with party(one, two) as table:
            await table.seats[0].delete()
            assert [await ended(seat) for seat in table.seats] == ["closed"] * 2
            await check_gone(one, table)
            links = await Server(two.address, cookie=table.people[0].cookie).restore(table.links.id)
            seats = [await person.join(links.player) for person in table.people]

            assert [seat.you for seat in seats] == [0, 1]
            await asyncio.gather(*[seat.until(lambda seen: seen.decision is not None) for seat in seats])
            await asyncio.gather(*[seat.close() for seat in seats])

    run(work())


def test_two_processes_restore_at_once(pair: tuple[Running, Running]) -> None:
    one, two = pair

    async def work() -> list[Links]:
        async with party(one, starts=False) as table:
            await table.seats[0].delete()
            servers = [Server(site.address, cookie=table.people[0].cookie) for site in (one, two) for _ in range(3)]
            return await asyncio.gather(*[server.restore(table.links.id) for server in servers])

    assert len({links.id for links in run(work())}) == 1


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns the periodic maintenance off."""
    monkeypatch.setattr(table_registry, "MAINTENANCE_SECONDS", 3_600)


async def close(server: Process, table: str) -> None:
    live_table = server.tables.get(table)
    async with live_table.lock:
        await live_table.write_and_send([Closed()])


async def restoring(server: Process, table: str, person: str = ANN) -> str:
    """The code with which restoring is refused; "" if it is not."""
    try:
        await server.tables.restore(table, person)
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.usefixtures("by_hand")
def test_after_a_week_it_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a week, a deleted table cannot be restored, even before it is purged. One restored in time is kept."""

    async def work() -> None:
        server = Process(settings(tmp_path))
        async with server.running():
            events = begun()
            kept, late = [await server.tables.create(events[0], *events[1:]) for _ in range(2)]
            clock = server.tables.context.clock
            start = clock.now()
            for table in (kept, late):
                await close(server, table)
            monkeypatch.setattr(clock, "now", lambda: start + KEPT_MS - 60_000)
            await kept_running(server, start)
            assert await restoring(server, kept) == ""
            monkeypatch.setattr(clock, "now", lambda: start + KEPT_MS + 60_000)
            await kept_running(server, start)
            assert [await restoring(server, table) for table in (late, "none")] == ["no-table", "no-table"]
            await server.tables._maintain_once(1e9)

            assert await server.store.find(late) is None
            found = await server.store.find(kept)
            assert found is not None and found.info.status == "playing"
            assert await restoring(server, late) == "no-table"

    run(work())


@pytest.mark.usefixtures("by_hand")
def test_restoring_counts_for_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deleting and restoring is no way around the limit on tables that have not started."""
    monkeypatch.setattr(table_registry, "MOST_GATHERING", 2)

    async def work() -> list[str]:
        server = Process(settings(tmp_path))
        async with server.running():
            table = await server.tables.create(plain())
            await close(server, table)
            codes = [await code(server, plain()), await code(server, plain())]
            return [*codes, await restoring(server, table), await restoring(server, table, "ben")]

    assert run(work()) == ["", "", "many-tables", "no-table"]


@pytest.mark.usefixtures("by_hand")
def test_restoring_is_limited(tmp_path: Path) -> None:
    """A person can restore 20 tables in a row; others can restore theirs meanwhile."""

    async def work() -> list[str]:
        server = Process(settings(tmp_path))
        async with server.running():
            table, other = [await server.tables.create(plain(host)) for host in (ANN, "ben")]
            codes = []
            for _ in range(21):
                await close(server, table)
                codes.append(await restoring(server, table))
            assert await restoring(server, table) == "many-restores"
            await close(server, other)
            return [*codes, await restoring(server, other, "ben")]

    assert run(work()) == [""] * 20 + ["many-restores", ""]


@pytest.mark.usefixtures("by_hand")
def test_restoring_a_table_again_and_again_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time counts toward the person's quota. If other things have used it up, some restoring is still possible."""
    monkeypatch.setattr(rate_limit, "RESTORED_AT_ONCE", 1_000.0)

    async def work() -> int:
        server = Process(settings(tmp_path))
        async with server.running():
            table = await server.tables.create(plain())
            live_table = server.tables.get(table)
            async with live_table.lock:
                await live_table.write([Said(-1, "x" * (MOST_STORED - 1_000))], ANN)
            for number in range(300):
                async with live_table.lock:
                    await live_table.write([Closed()], ANN)
                if await restoring(server, table) == "restored-enough":
                    return number
            return -1

    assert 40 <= run(work()) <= 60


@pytest.mark.usefixtures("by_hand")
def test_restoring_needs_free_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> list[str]:
        server = Process(settings(tmp_path))
        async with server.running():
            table = await server.tables.create(plain())
            await close(server, table)
            with monkeypatch.context() as full:
                full.setattr(shutil, "disk_usage", lambda _: Usage(1, 1, 0))
                codes = [await restoring(server, table)]
            return [*codes, await restoring(server, table)]

    assert run(work()) == ["disk-low", ""]
