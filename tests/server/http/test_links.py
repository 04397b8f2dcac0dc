"""The host renews a table's links: the old ones stop working everywhere, with a refusal that says what to do."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from neopolis.client import Address, Server
from neopolis.engine.refused import Refused
from tests.server.conftest import REDIS, postgresql_database
from tests.server.http.running import Party, Running, first, party, run, running
from tests.server.http.test_companions import companion
from tests.server.http.test_sign_out import ended
from tests.server.store.test_people import KEYS


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


async def answers(site: Running, link: str, cookie: str = "") -> dict[str, tuple[int, str]]:
    """The status and the code that a link gets at every address that takes a key."""
    address = Address.read(link)
    headers = {"Cookie": cookie} if cookie else {}
    found = {}
    async with httpx.AsyncClient(base_url=site.address, headers=headers) as client:
        for path in ("", "/links", "/record", "/verify", "/replay"):
            answer = await client.get(f"/api/tables/{address.table}{path}", params={"key": address.key})
            found[path] = (answer.status_code, answer.json().get("code", ""))
    return found


async def refusal(server: Server, link: str) -> str:
    """The code with which a socket is refused; "" if it is not."""
    try:
        await (await server.join(link)).close()
    except Refused as refused:
        return refused.code
    return ""


def renewed_everywhere(code: str, status: int) -> dict[str, tuple[int, str]]:
    return dict.fromkeys(("", "/links", "/record", "/verify", "/replay"), (status, code))


async def check_old_links(site: Running, table: Party) -> None:
    """Old links are refused with the reason; wrong keys get the answer for tables that do not exist."""
    stranger = await site.guest("Eve")
    for link in (table.links.player, table.links.spectator):
        assert await answers(site, link) == renewed_everywhere("link-renewed", 403)
        assert [await refusal(one, link) for one in (stranger, Server(site.address))] == ["link-renewed"] * 2
    for wrong in (f"{table.links.player}x", f"{site.address}/t/{table.links.id}", f"{site.address}/t/none/{'x' * 24}"):
        assert await answers(site, wrong) == renewed_everywhere("no-table", 404)
        assert await refusal(stranger, wrong) == "gone"


def test_old_links_stop_working(site: Running) -> None:
    """Watchers are disconnected, newcomers are told what to do, and players go on. New links work."""

    async def work() -> None:
        async with party(site) as table:
            host, watcher = table.people[0], await Server(site.address).join(table.links.spectator)
            invited = await (await site.guest("Cleo")).join(table.links.player)
            shared = await companion(host, table.links.player, 1)  # has no seat, but may enter with its guest
            await table.seats[0].renew_links()
            links = await host.links(Address.read(table.links.player))

            assert [await ended(watcher), await ended(invited)] == ["link-renewed"] * 2
            await check_old_links(site, table)
            assert (links.id, links.player != table.links.player) == (table.links.id, True)
            assert await refusal(Server(site.address), links.player) == ""
            assert await refusal(Server(site.address), links.spectator) == ""
            await shared.until(lambda seen: seen.table is not None and seen.table.links == 1 and shared.is_online)
            for seat in table.seats:
                await seat.until(lambda seen: seen.table is not None and seen.table.links == 1)
                await seat.answer(first(seat))
            await shared.close()

    run(work())


def test_only_the_host_renews_links(site: Running) -> None:
    async def work() -> None:
        async with party(site) as table:
            spectator = await Server(site.address).join(table.links.spectator)
            for seat in (table.seats[1], spectator):
                with pytest.raises(Refused):
                    await seat.renew_links()
            assert await refusal(Server(site.address), table.links.player) == ""
            await spectator.close()

    run(work())


def test_a_listed_table_stays_open_to_all(site: Running) -> None:
    """At a listed table, an old players' link is as good as none: its holder may watch."""

    async def work() -> None:
        async with party(site, listed=True) as table:
            await table.seats[0].renew_links()
            stranger = await (await site.guest("Eve")).join(table.links.player)

            assert stranger.you == -1
            await stranger.close()

    run(work())


def test_another_process_agrees_at_once(pair: tuple[Running, Running]) -> None:
    """A process that still has the table with its old links in memory refuses those links, too."""
    one, two = pair

    async def work() -> None:
        async with party(one) as table:
            watcher = await Server(two.address).join(table.links.spectator)
            assert await answers(two, table.links.spectator) != renewed_everywhere("link-renewed", 403)
            await table.seats[0].renew_links()

            await check_old_links(two, table)
            assert await ended(watcher) == "link-renewed"
            await asyncio.gather(watcher.close())

    run(work())


def test_keys_of_all_epochs_differ() -> None:
    """The first links are those that older versions made."""
    keys = {KEYS.link("t", role, epoch) for role in ("player", "spectator") for epoch in range(20)}

    assert len(keys) == 40
    assert KEYS.role("t", KEYS.link("t", "player", 3), 3) == "player"
    assert KEYS.role("t", KEYS.link("t", "player", 3), 4) is None
    assert KEYS.was_key("t", KEYS.link("t", "spectator", 3), 4)
    assert not KEYS.was_key("t", KEYS.link("t", "spectator", 4), 4)
    assert not KEYS.was_key("u", KEYS.link("t", "spectator", 3), 4)
    assert not KEYS.was_key("t", "", 4)
