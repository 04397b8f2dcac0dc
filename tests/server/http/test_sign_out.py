"""Signing out, on one device or everywhere: old cookies, tokens, links and sockets stop working at once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from neopolis.client import Address, Seat, Server
from neopolis.engine.refused import Refused
from neopolis.server.runtime.clock import now_ms
from neopolis.server.store.derived_keys import COOKIE_DAYS, RENEW_DAYS, DerivedKeys
from neopolis.server.store.people import DAY, Guest, SignedIn
from neopolis.server.table.log_events import Plan
from tests.server.conftest import REDIS, postgresql_database
from tests.server.http.running import SECRET, Party, Running, first, party, run, running
from tests.server.http.test_companions import companion

KEYS = DerivedKeys(SECRET.encode())


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two processes with one database and one Redis."""
    folder = tmp_path_factory.mktemp("pair")
    with postgresql_database() as url:
        shared = {"NEOPOLIS_DATABASE_URL": url, "NEOPOLIS_REDIS_URL": REDIS}
        with running(folder / "one", **shared) as one, running(folder / "two", **shared) as two:
            yield one, two


async def refusal(server: Server) -> str:
    """The code with which the server refuses to say who we are; "" if it knows us."""
    try:
        await server.me()
    except Refused as refused:
        return refused.code
    return ""


async def ended(seat: Seat) -> str:
    """The code with which a socket closes for good."""
    with contextlib.suppress(Refused):
        await seat.until(lambda seen: False)
    assert seat.end is not None
    return seat.end.code


@contextlib.asynccontextmanager
async def raw(site: Running, person: Server, table: Party) -> AsyncIterator[ClientConnection]:
    """A socket that does not reconnect, and that the server knows: it has sent the first frame."""
    url = Address.read(table.links.player)._replace(server=site.address).socket(False)
    async with connect(url, additional_headers=person.headers(), max_size=None) as socket:
        await socket.recv()
        yield socket


async def closing(socket: ClientConnection) -> tuple[int, str]:
    """Read a socket to its end: the close code, and the last message."""
    last = ""
    try:
        while True:
            last = str(await socket.recv())
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, last


def test_signing_out_on_one_device(site: Running) -> None:
    """The cookie stops working, even a copy of it, and the device's sockets are closed. Other devices go on."""

    async def work() -> None:
        async with party(site) as table:
            here, there = table.people[0], Server(site.address)
            await there.move_here(Address.read(await here.device_link(table.links.id)).device)
            copied = Server(site.address, cookie=here.cookie)
            other = await there.join(table.links.player)
            await here.sign_out()

            assert here.cookie == ""
            await table.seats[0].until(lambda seen: seen.you < 0)  # it has reconnected by the link alone, as nobody
            assert (await refusal(copied), await refusal(here), await refusal(there)) == ("signed-out", "nobody", "")
            assert (other.you, other.table.seats[0].name) == (0, "Guest 0")
            await other.until(lambda seen: seen.decision is not None)
            await other.answer(first(other))
            await other.close()

    run(work())


def test_a_leaked_cookie_stops_at_once(site: Running) -> None:
    """Signing out everywhere closes all other sockets and withdraws tokens and device links. One's own seats stay."""

    async def work() -> None:
        async with party(site) as table:
            here = table.people[0]
            thief = Server(site.address, cookie=here.cookie)
            program = Server(site.address, token=await thief.make_token("Robot"))
            device = Address.read(await thief.device_link(table.links.id)).device
            stolen, robot = await thief.join(table.links.player), await program.join(table.links.player)
            shared = await companion(thief, table.links.player, 1)
            assert await here.sign_out_everywhere() == 1

            assert [await ended(one) for one in (stolen, shared, robot)] == ["signed-out", "signed-out", "not-allowed"]
            assert (await refusal(thief), await refusal(program)) == ("signed-out", "bad-token")
            with pytest.raises(Refused, match="Make a new one"):
                await thief.move_here(device)
            for work in (thief.open(Plan("neom", 2)), thief.make_token("Robot"), thief.sign_out_everywhere()):
                with pytest.raises(Refused):
                    await work
            assert await refusal(here) == ""
            back = await here.join(f"{site.address}/t/{table.links.id}")
            assert back.you == 0
            for one in (stolen, shared, robot, back):
                await one.close()

    run(work())


def test_other_tabs_of_the_browser_reconnect(site: Running) -> None:
    """Sockets of the device that signs out everywhere are closed, too, but may come back with the new cookie."""

    async def work() -> None:
        async with party(site) as table, raw(site, table.people[0], table) as socket:
            await table.people[0].sign_out_everywhere()
            code, last = await closing(socket)

            assert (code, '"code":"later"' in last) == (1013, True)
            await table.seats[0].until(lambda seen: table.seats[0].is_online and seen.decision is not None)
            await table.seats[0].answer(first(table.seats[0]))

    run(work())


def test_what_a_signed_out_socket_still_sends_is_ignored(site: Running) -> None:
    """Even a client that reads nothing cannot act after signing out."""

    async def work() -> None:
        async with party(site) as table, raw(site, table.people[0], table) as socket:
            await table.people[0].sign_out()
            with contextlib.suppress(ConnectionClosed):
                await socket.send('{"kind": "say", "id": "late", "text": "I am still here"}')
            await closing(socket)
            await table.seats[1].say("Anybody?")
            seen = await table.seats[1].until(lambda seen: any(line.text == "Anybody?" for line in seen.talk))

            assert [line.text for line in seen.talk if not table.seats[1].table.seats[line.seat].bot] == ["Anybody?"]

    run(work())


def test_a_signed_out_browser_can_become_somebody_new(site: Running) -> None:
    """The refusal removes the dead cookie, and even with it, a person can enter a name."""

    async def work() -> None:
        guest = await site.guest("Ada")
        dead = guest.cookie
        await guest.sign_out()
        headers = {"Cookie": dead, "Origin": site.address}
        async with httpx.AsyncClient(base_url=site.address, headers=headers) as client:
            me = await client.get("/api/me")
            again = await client.post("/api/sign-out", json={})
            signed_in = await client.post("/api/guests", json={"name": "Eve"})
        new = Server(site.address, cookie=signed_in.headers["set-cookie"].partition(";")[0])

        assert (me.status_code, me.json()["code"], again.status_code) == (401, "signed-out", 200)
        assert "Max-Age=0" in me.headers["set-cookie"]
        assert (await new.me()).name == "Eve"

    run(work())


def cookie_of(age_days: float, device: int) -> str:
    at = now_ms() - int(age_days * DAY)
    return f"neopolis={KEYS.cookie(SignedIn(Guest('ann', 'Ann'), device, at))}"


def test_a_used_cookie_is_renewed(site: Running) -> None:
    """A week-old cookie is replaced. One that was not used for COOKIE_DAYS signs nobody in. Both are one device."""

    async def work() -> None:
        device = now_ms() - 10 * DAY
        old = Server(site.address, cookie=cookie_of(COOKIE_DAYS - 0.01, device))
        young = Server(site.address, cookie=cookie_of(RENEW_DAYS - 0.01, device))
        before = (old.cookie, young.cookie)
        names = [(await old.me()).name, (await young.me()).name]

        assert names == ["Ann", "Ann"]
        assert old.cookie != before[0] and young.cookie == before[1]
        assert await refusal(Server(site.address, cookie=cookie_of(COOKIE_DAYS + 0.01, device))) == "nobody"
        await young.sign_out()
        assert await refusal(old) == "signed-out"

    run(work())


def test_another_process_agrees_at_once(pair: tuple[Running, Running]) -> None:
    """Signing out at one process ends cookies, tokens and sockets at the other, through PostgreSQL and Redis."""
    one, two = pair

    async def work() -> None:
        async with party(one, two) as table:
            here = table.people[0]
            thief = Server(two.address, cookie=here.cookie)
            program = Server(two.address, token=await thief.make_token("Robot"))
            stolen, robot = await thief.join(table.links.player), await program.join(table.links.player)
            async with raw(two, thief, table) as socket:
                await here.sign_out_everywhere()
                refusals = [await refusal(thief), await refusal(program)]
                code, _ = await closing(socket)

            assert (refusals, code) == (["signed-out", "bad-token"], 1013)
            assert [await ended(stolen), await ended(robot)] == ["signed-out", "not-allowed"]
            assert await refusal(Server(two.address, cookie=here.cookie)) == ""
            await asyncio.gather(stolen.close(), robot.close())

    run(work())


def test_without_redis_other_processes_notice_within_seconds(pair: tuple[Running, Running]) -> None:
    """A process that gets no notice finds sign-outs in the database."""
    one, two = pair
    with running(two.data.parent / "three", NEOPOLIS_DATABASE_URL=two.environment["NEOPOLIS_DATABASE_URL"]) as deaf:

        async def work() -> None:
            async with party(one) as table:
                thief = Server(deaf.address, cookie=table.people[0].cookie)
                async with raw(deaf, thief, table) as socket:
                    await table.people[0].sign_out_everywhere()
                    assert await refusal(thief) == "signed-out"
                    assert (await closing(socket))[0] == 1013

        run(work())
