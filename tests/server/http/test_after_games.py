"""Rematches, forks, replays, lists, stand-ins, webhooks, the schema, and the port of a server."""

import asyncio
import json
import ssl
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import httpx
import msgspec
import pytest
from litestar import Request
from litestar.datastructures import State
from litestar.openapi.plugins import YamlRenderPlugin
from litestar.testing import TestClient

from neopolis.client import Server
from neopolis.client.address import Address
from neopolis.engine.fairness import commitment, fixed_contents
from neopolis.engine.refused import Refused
from neopolis.games import neom, registry
from neopolis.games.verification import Noted, verify
from neopolis.server.http.app import create_app
from neopolis.server.runtime import webhook
from neopolis.server.runtime.metrics import Metrics
from neopolis.server.runtime.webhook import (
    KEPT_FREE,
    MOST_AT_ONCE,
    MOST_PER_OWNER,
    Call,
    Forbidden,
    Lookup,
    Webhooks,
    _Waiting,
    check_url,
    post,
)
from neopolis.server.settings import read_settings
from neopolis.server.table import message_schema
from neopolis.server.table.log_events import Clock, Plan
from tests.server.http.running import SAFETY, SECRET, Running, party, play, run


async def get(server: Server, path: str) -> object:
    return await server.ask(object, "GET", path)


async def make(server: Server, path: str, body: object) -> dict[str, str]:
    return await server.ask(dict[str, str], "POST", path, body)


def test_a_rematch_is_for_the_same_people(site: Running) -> None:
    async def again() -> None:
        async with party(site, people=2, bots=("greedy",)) as table:
            await asyncio.gather(*[play(seat) for seat in table.seats])
            first, second = [await person.rematch(table.links.id) for person in table.people]
            seen = await table.seats[1].until(lambda seen: bool(seen.table and seen.table.rematch))
            assert first == second
            mine = msgspec.convert(await get(table.people[0], "mine"), list[dict[str, object]])
            assert {one["id"] for one in mine} == {first.id, table.links.id}
            assert seen.table is not None and seen.table.rematch == first.id
            async with await table.people[1].join(f"{site.address}/t/{first.id}") as seat:
                assert seat.seen.table is not None
                # Only the person who asked first already has their seat.
                assert [one.name for one in seat.seen.table.seats] == ["Guest 0", "", ""]
                await seat.sit(1)
            stranger = await site.guest("Stranger")
            with pytest.raises(Refused) as refused:
                await stranger.join(f"{site.address}/t/{first.id}")
            assert refused.value.code == "gone"

    run(again())


def test_chance_can_be_verified_after_a_game(site: Running) -> None:
    """Everybody sees the commitment before the game and all shares from the start on; the record proves the rest."""

    async def verified() -> None:
        async with party(site, people=2, bots=("greedy",)) as table:
            seen = await table.seats[0].until(lambda seen: bool(seen.table and seen.table.status != "gathering"))
            before = seen.table.fairness if seen.table else None
            assert before is not None and before.server_seed == before.game_seed == ""
            assert before.shares == [table.seats[0].share, table.seats[1].share, ""]
            await asyncio.gather(*[play(seat) for seat in table.seats])
            person = table.people[0]
            after = (await person.look(Address.read(table.links.player))).fairness
            assert after is not None and after.commitment == before.commitment
            assert after.commitment == commitment(table.links.id, after.server_seed)
            assert fixed_contents(after.server_seed)["neom"] == registry.definition("neom").content
            record = await person.record(table.links.id)
            noted = Noted(before.commitment, table.seats[1].share)
            assert [check.text for check in verify(record, noted) if not check.is_good] == []
            assert "verify-older" not in [check.code for check in verify(record, noted)]
            found = await get(person, f"tables/{table.links.id}/verify")
            assert isinstance(found, dict) and found["good"] is True
            polish = await get(person, f"tables/{table.links.id}/verify?lang=pl")
            assert isinstance(polish, dict) and "ziarna" in polish["checks"][3]["text"]

    run(verified())


def test_a_rematch_has_a_seed_of_its_own(site: Running) -> None:
    """The person whose seat the server keeps adds a share before the game starts, too."""

    async def again() -> None:
        async with party(site, people=1, bots=("random", "random")) as table:
            await play(table.seats[0])
            old = (await table.people[0].look(Address.read(table.links.player))).fairness
            links = await table.people[0].rematch(table.links.id)
            async with await table.people[0].join(links.player) as seat:
                await seat.start()
                await seat.until(lambda seen: bool(seen.table and seen.table.status != "gathering"))
                new = seat.table.fairness
            assert old is not None and new is not None and new.commitment != old.commitment
            assert new.shares[0] == seat.share != table.seats[0].share and len(seat.share) == 64

    run(again())


def test_a_finished_game_as_each_seat_saw_it(site: Running) -> None:
    """The replay shows each seat the last position and the history as it saw them."""

    async def replays() -> None:
        async with party(site, people=2, bots=("greedy",)) as table:
            await asyncio.gather(*[play(seat) for seat in table.seats])
            person, path = table.people[0], f"tables/{table.links.id}/replay"
            record = await person.record(table.links.id)
            game = neom.replay(record)
            for place, seat in enumerate(table.seats):
                found = await get(person, f"{path}?seat={place}")
                assert isinstance(found, dict)
                assert found["view"] == {name: msgspec.json.decode(raw) for name, raw in seat.seen.view.items()}
                assert found["history"] == json.loads(msgspec.json.encode(seat.seen.history))
            early = await get(person, f"{path}?seat=1&move=5")
            assert isinstance(early, dict) and early["move"] == 5
            assert early["moves"] == len(record.splitlines()) - 2
            assert game.over

    run(replays())


def test_a_finished_game_goes_on_from_any_move(site: Running) -> None:
    async def fork() -> None:
        async with party(site, people=1, bots=("greedy",)) as table:
            await play(table.seats[0])
            stranger = await site.guest("Somebody else")
            key = table.links.spectator.rsplit("/", 1)[1]
            links = await make(stranger, f"tables/{table.links.id}/fork?key={key}", {"seat": 1, "move": 4})
            seat = await stranger.join(links["player"])
            assert seat.you == 1 and not seat.table.imagined and seat.table.origin == table.links.id
            await seat.start()
            await play(seat)
            assert seat.table.result is not None
            await seat.close()

    run(fork())


def test_a_running_game_is_continued_only_from_ones_own_knowledge(site: Running) -> None:
    async def fork() -> None:
        async with party(site, people=2, bots=("greedy",)) as table:
            path = f"tables/{table.links.id}/fork"
            with pytest.raises(Refused) as refused:
                await make(table.people[0], path, {"seat": 1})
            assert refused.value.code == "own-eyes"
            links = await make(table.people[0], path, {"seat": 0})
            seat = await table.people[0].join(links["player"])
            assert seat.table.imagined
            await seat.start()
            await play(seat)
            with pytest.raises(Refused) as no_record:
                await table.people[0].record(links["id"])
            assert no_record.value.code == "no-record-of-world"
            await seat.close()

    run(fork())


def test_lists(site: Running) -> None:
    async def lists() -> None:
        async with party(site, listed=True, starts=False) as table, party(site, starts=False) as hidden:
            stranger = await site.guest("Stranger")
            listed = msgspec.convert(await get(stranger, "tables"), list[dict[str, object]])
            mine = msgspec.convert(await get(table.people[1], "mine"), list[dict[str, object]])
            assert table.links.id in [one["id"] for one in listed]
            assert hidden.links.id not in [one["id"] for one in listed]
            assert [one["id"] for one in mine] == [table.links.id]
            assert mine[0]["seats"] == [
                {"name": "Guest 0", "bot": ""}, {"name": "Guest 1", "bot": ""}, {"name": "", "bot": "greedy"}
            ]  # fmt: skip
            seat = await stranger.join(f"{site.address}/t/{table.links.id}")
            await seat.close()

    run(lists())


@pytest.mark.waits
def test_a_bot_stands_in_for_a_person_out_of_time_who_can_return(site: Running) -> None:
    """The person runs out of time after ten seconds, the shortest time that a clock can have."""

    async def too_slow() -> None:
        async with party(site, people=2, bots=("greedy",), clock=Clock("turns", move=10)) as table:
            stood_in = await table.seats[0].until(
                lambda seen: any(one.stands_in == "clock" for one in seen.table.seats) if seen.table else False
            )
            assert stood_in.table is not None
            late = next(place for place, one in enumerate(stood_in.table.seats) if one.stands_in)
            await table.seats[late].come_back()
            seen = await table.seats[0].until(lambda seen: bool(seen.table and not seen.table.seats[late].stands_in))
            assert seen.status == "playing"

    run(too_slow())


# Webhooks.


@asynccontextmanager
async def listener(
    answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n", secure: ssl.SSLContext | None = None
) -> AsyncIterator[tuple[int, list[bytes]]]:
    """A server that receives webhooks."""
    requests: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        requests.append(head + await reader.readexactly(length))
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=secure)
    async with server:
        yield server.sockets[0].getsockname()[1], requests


def test_a_webhook_says_whose_turn_it_is(site: Running) -> None:
    async def name_of() -> dict[str, object]:
        async with listener() as (port, requests), party(site, webhook=f"http://127.0.0.1:{port}/hook") as table:
            while not requests:
                await asyncio.sleep(0.05)
            found: dict[str, object] = json.loads(requests[0].split(b"\r\n\r\n", 1)[1])
            assert found.pop("table") == table.links.id
            return found

    found = run(name_of())

    assert found["game"] == "neom" and found["status"] == "playing"
    assert set(msgspec.convert(found["awaited"], list[str])) <= {"Guest 0", "Guest 1"}


def test_a_slow_webhook_delays_its_own_table_only() -> None:
    """A slow webhook delays no other table. When it is free again, only the latest of its waiting calls is made."""

    async def name_of() -> list[tuple[str, list[str]]]:
        answered, called = asyncio.Event(), list[tuple[str, list[str]]]()

        class Slow(Webhooks):
            async def _outcome(self, url: str, call: Call, lookup: Lookup) -> str:
                if call.table == "slow":
                    await answered.wait()
                called.append((call.table, call.awaited))
                return "204"

        webhooks = Slow(True, Metrics())
        for number in range(3):
            for table in ("slow", "quick"):
                webhooks.call("http://example.org", Call(table, "neom", "playing", [str(number)]), "ann")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        answered.set()
        while len(called) < 5:
            await asyncio.sleep(0)
        await webhooks.close()
        return called

    assert run(name_of()) == [
        ("quick", ["0"]), ("quick", ["1"]), ("quick", ["2"]), ("slow", ["0"]), ("slow", ["2"])
    ]  # fmt: skip


def test_a_slow_host_delays_its_own_tables_only() -> None:
    """Many tables with a webhook on a slow host do not delay the webhooks of other hosts."""

    async def name_of() -> tuple[list[str], int]:
        answered, called = asyncio.Event(), list[str]()

        class Slow(Webhooks):
            async def _outcome(self, url: str, call: Call, lookup: Lookup) -> str:
                if "slow" in url:
                    await answered.wait()
                called.append(call.table)
                return "204"

        webhooks = Slow(True, Metrics())
        for number in range(40):
            webhooks.call("http://slow.example.org", Call(f"slow {number}", "neom", "playing", []), f"guest {number}")
        for table, url in (("quick", "http://quick.example.org"), ("odd", "http://[")):
            webhooks.call(url, Call(table, "neom", "playing", []), "ann")
        while len(called) < 2:
            await asyncio.sleep(0)
        first = called[:]
        answered.set()
        while len(called) < 42:
            await asyncio.sleep(0)
        left = len(webhooks._hosts)
        await webhooks.close()
        return first, left

    assert run(name_of()) == (["quick", "odd"], 0)


def test_a_person_with_many_guests_and_hosts_delays_no_quick_webhook() -> None:
    """Everybody can be many guests, and have many hosts. The last places are for tables whose calls are quick."""

    async def name_of() -> tuple[list[str], int]:
        called, begun, answered = list[str](), list[str](), asyncio.Event()

        class Slow(Webhooks):
            async def _outcome(self, url: str, call: Call, lookup: Lookup) -> str:
                begun.append(call.table)
                if call.table != "quick":
                    await answered.wait()
                called.append(call.table)
                return "204"

        webhooks = Slow(True, Metrics())
        quick = ("http://quick.example.org", Call("quick", "neom", "playing", []), "ann")
        webhooks.call(*quick)
        while not called:
            await asyncio.sleep(0)
        for number in range(40):
            call = Call(f"slow {number}", "neom", "playing", [])
            webhooks.call(f"http://h{number}.example.org", call, f"guest {number}")
        webhooks.call(*quick)
        while len(called) < 2:
            await asyncio.sleep(0)
        first = called[:]
        answered.set()
        while len(called) < 42:
            await asyncio.sleep(0)
        await webhooks.close()
        return first, begun.index("quick", 1)

    assert run(name_of()) == (["quick", "quick"], 1 + MOST_AT_ONCE - KEPT_FREE)


def test_tables_with_slow_webhooks_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """First come those whose calls were quick, then new ones. After a while, a slow one counts as quick again."""
    now = 0.0
    monkeypatch.setattr(webhook, "time", SimpleNamespace(monotonic=lambda: now))

    async def called() -> list[list[str]]:
        nonlocal now
        begun = list[str]()

        class Slow(Webhooks):
            async def _outcome(self, url: str, call: Call, lookup: Lookup) -> str:
                nonlocal now
                begun.append(call.table)
                now += 5 if call.table == "slow" else 0.9
                return "204"

        webhooks = Slow(True, Metrics())

        async def call(*tables: str) -> list[str]:
            begun.clear()
            for table in tables:
                webhooks._waiting[table] = _Waiting("http://h", Call(table, "neom", "playing", []), table)
            webhooks._start_waiting()
            while len(begun) < len(tables) or webhooks._tasks:
                await asyncio.sleep(0)
            return begun[:]

        found = [await call("slow"), await call("quick"), await call("slow", "new", "quick")]
        now += 3_600
        found.append(await call("newer", "slow"))
        await webhooks.close()
        return found

    assert asyncio.run(called()) == [["slow"], ["quick"], ["quick", "new", "slow"], ["slow", "newer"]]


def test_names_that_never_resolve_delay_one_guest_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can interrupt a look-up. While several of a guest's look-ups outlast their calls, more calls wait."""
    monkeypatch.setattr(webhook, "TIMEOUT_SECONDS", 0.0)
    hold, asked, called = threading.Event(), list[str](), list[str]()

    def look_up(host: str, _: int) -> list[str]:
        asked.append(host)
        hold.wait(SAFETY)
        return ["127.0.0.1"]

    class Watched(Webhooks):
        async def _outcome(self, url: str, call: Call, lookup: Lookup) -> str:
            try:
                return "204" if call.table == "quick" else await super()._outcome(url, call, lookup)
            finally:
                called.append(call.table)

    async def name_of() -> tuple[list[str], int]:
        webhooks = Watched(True, Metrics())
        for number in range(20):
            call = Call(f"slow {number}", "neom", "playing", [])
            webhooks.call(f"http://h{number}.example.org", call, "eve")
        webhooks.call("http://quick.example.org", Call("quick", "neom", "playing", []), "ann")
        while webhooks._tasks or len(asked) < MOST_PER_OWNER:
            await asyncio.sleep(0.001)
        first, slow = called[:], len(asked)
        hold.set()
        while len(called) < 21 or webhooks._owners:
            await asyncio.sleep(0.001)
        await webhooks.close()
        return sorted(first), slow

    monkeypatch.setattr(webhook, "_look_up", look_up)
    assert run(name_of()) == (["quick", *[f"slow {number}" for number in range(MOST_PER_OWNER)]], MOST_PER_OWNER)


def test_names_that_never_resolve_delay_others_for_one_call_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who is many guests cannot keep all calls busy until the look-ups end."""
    monkeypatch.setattr(webhook, "TIMEOUT_SECONDS", 0.0)
    hold, called = threading.Event(), asyncio.Event()

    def look_up(host: str, _: int) -> list[str]:
        hold.wait(SAFETY)
        return ["127.0.0.1"]

    class Watched(Webhooks):
        async def _outcome(self, url: str, call: Call, lookup: Lookup) -> str:
            if call.table != "quick":
                return await super()._outcome(url, call, lookup)
            called.set()
            return "204"

    async def quick() -> bool:
        webhooks = Watched(True, Metrics())
        for number in range(2 * webhook.MOST_AT_ONCE):
            call = Call(f"slow {number}", "neom", "playing", [])
            webhooks.call(f"http://h{number}.example.org", call, f"eve {number // MOST_PER_OWNER}")
        webhooks.call("http://quick.example.org", Call("quick", "neom", "playing", []), "ann")
        while webhooks._tasks:
            await asyncio.sleep(0.001)
        was_called = called.is_set()
        hold.set()
        while webhooks._owners:
            await asyncio.sleep(0.001)
        await webhooks.close()
        return was_called

    monkeypatch.setattr(webhook, "_look_up", look_up)
    assert run(quick())


def test_one_guest_has_so_many_waiting_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "MOST_AT_ONCE", 0)

    async def waiting() -> list[str]:
        webhooks = Webhooks(True, Metrics())
        for owner in ("eve", "ann"):
            for number in range(webhook.MOST_WAITING_PER_OWNER + 50):
                webhooks.call("http://example.org", Call(f"{owner} {number}", "neom", "playing", []), owner)
        return [one.owner for one in webhooks._waiting.values()]

    found = run(waiting())
    assert found.count("eve") == found.count("ann") == webhook.MOST_WAITING_PER_OWNER


class Blocked(ThreadPoolExecutor):
    """The threads of the event loop, all of them blocked."""

    def submit(self, *_: object, **__: object) -> NoReturn:
        raise AssertionError("this would wait for somebody else's work")


def test_webhooks_and_the_page_use_different_threads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither webhooks nor the page use the event loop's own threads, which other work may keep busy."""
    monkeypatch.setattr(webhook, "_look_up", Names("127.0.0.1").look_up)
    (tmp_path / "index.html").write_text("<!doctype html>")
    settings = msgspec.structs.replace(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path), page=tmp_path)

    async def asked() -> tuple[list[str], int]:
        asyncio.get_running_loop().set_default_executor(Blocked(1))
        transport = httpx.ASGITransport(create_app(settings))  # type: ignore[arg-type]  # Litestar's own types
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8420") as client:
            status = (await client.get("/")).status_code
        return await Lookup().addresses("hook.example", 80), status

    assert run(asked()) == (["127.0.0.1"], 200)


def test_webhooks_call_no_private_addresses() -> None:
    async def private(host: str) -> None:
        async with listener() as (port, requests):
            with pytest.raises(Forbidden):
                await post(f"http://{host}:{port}/", Call("t", "neom", "playing", []), local=False, lookup=Lookup())
            assert not requests

    for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "10.0.0.1", "169.254.169.254", "[::ffff:127.0.0.1]"):
        run(private(host))


@pytest.mark.parametrize(
    "url", ["ftp://example.org", "file:///etc/passwd", "http://", "http://a:b@example.org", "http://:b@example.org",
            "http://@example.org", "http://exa mple.org",
            "http://example.org/\r\nX: y", "http://example.org:99999", "gopher://example.org", "http://[", "nonsense"],
)  # fmt: skip
def test_webhooks_call_only_plain_addresses(url: str) -> None:
    with pytest.raises(Forbidden):
        check_url(url)


def test_webhooks_follow_no_redirects() -> None:
    async def redirected() -> tuple[int, int]:
        async with listener() as (port, requests):
            answer = f"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{port}/\r\n\r\n".encode()
            async with listener(answer) as (first, _):
                status = await post(
                    f"http://127.0.0.1:{first}/", Call("t", "neom", "playing", []), local=True, lookup=Lookup()
                )
                return status, len(requests)

    assert run(redirected()) == (302, 0)


class Names:
    """A name server that gives these addresses, one at each lookup."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = list(addresses)
        self.asked: list[str] = []

    def look_up(self, host: str, _: int) -> list[str]:
        self.asked.append(host)
        return [self.addresses.pop(0)]


def test_webhooks_connect_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host name is looked up only once, and is still sent in the Host header."""

    async def called() -> tuple[int, list[str], bytes]:
        names = Names("127.0.0.1", "10.0.0.1")
        monkeypatch.setattr(webhook, "_look_up", names.look_up)
        async with listener() as (port, heard):
            url = f"http://hook.example:{port}/turn?of=me#here"
            status = await post(url, Call("t", "neom", "playing", []), local=True, lookup=Lookup())
            assert f"Host: hook.example:{port}".encode() in heard[0]
            return status, names.asked, heard[0].split(b"\r\n")[0]

    assert run(called()) == (204, ["hook.example"], b"POST /turn?of=me HTTP/1.1")


@pytest.mark.parametrize(("name", "trusted"), [("hook.example", True), ("other.example", False)])
def test_webhooks_check_the_certificate_of_the_name(monkeypatch: pytest.MonkeyPatch, name: str, trusted: bool) -> None:
    """TLS uses the host name, not the address, and refuses a certificate for another name."""
    pem = Path(__file__).with_name("hook.pem")
    server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    server.load_cert_chain(pem)
    asked: list[str | None] = []
    server.sni_callback = lambda _, host, __: asked.append(host)
    monkeypatch.setattr(webhook, "_ssl_context", lambda: ssl.create_default_context(cafile=pem))

    async def called() -> str:
        monkeypatch.setattr(webhook, "_look_up", Names("127.0.0.1").look_up)
        async with listener(secure=server) as (port, _):
            url = f"https://{name}:{port}/"
            return await Webhooks(True, Metrics())._outcome(url, Call("t", "neom", "playing", []), Lookup())

    assert run(called()) == ("204" if trusted else "ConnectError")
    assert asked == [name]


def test_webhooks_read_no_more_than_the_status() -> None:
    """An endless response is read only up to its status. Data that is not HTTP, or an endless header, is an error."""

    async def outcome(answer: bytes) -> str:
        async with listener(answer) as (port, _):
            url = f"http://127.0.0.1:{port}/"
            return await Webhooks(True, Metrics())._outcome(url, Call("t", "neom", "playing", []), Lookup())

    assert run(outcome(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\nx")) == "200"
    assert run(outcome(b"SSH-2.0\r\n")) == "RemoteProtocolError"
    assert run(outcome(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 1_000_000)) == "RemoteProtocolError"


# Descriptions.


def test_the_api_describes_itself_without_foreign_hosts(site: Running) -> None:
    async def described() -> tuple[str, dict[str, object], dict[str, object]]:
        async with httpx.AsyncClient(base_url=site.address) as client:
            page = (await client.get("/api/docs")).text
            openapi = (await client.get("/api/docs/openapi.json")).json()
            return page, openapi, (await client.get("/api/schema/messages.json")).json()

    page, openapi, schema = run(described())

    assert "<script" not in page and "http://" not in page and "https://" not in page
    assert "/api/tables/{table}/fork" in str(openapi["paths"])
    assert {"Answer", "Propose", "Update", "Rejected", "Terms"} <= set(
        msgspec.convert(schema["$defs"], dict[str, object])
    )


def test_the_schema_of_messages_is_made_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The schema is the same for everybody, so a flood of requests costs little, and browsers cache it."""
    made, make = list[str](), message_schema.message_schema

    def count() -> dict[str, object]:
        made.append("schema")
        return make()

    monkeypatch.setattr(message_schema, "message_schema", count)
    app = create_app(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
    with TestClient(app, base_url="http://127.0.0.1:8420") as client:
        found = [client.get("/api/schema/messages.json", headers={"Accept-Encoding": "gzip"}) for _ in range(3)]
        plain = client.get("/api/schema/messages.json", headers={"Accept-Encoding": ""})
        again = client.get("/api/schema/messages.json", headers={"If-None-Match": found[0].headers["etag"]})

    assert len(made) <= 1  # 0 if an earlier test has asked for it
    assert {answer.content for answer in found} == {plain.content} and "$defs" in plain.json()
    assert found[0].headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert (again.status_code, again.content) == (304, b"")


def test_the_description_in_yaml_is_made_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Making the description takes a hundred times as long as another request."""
    made, make = list[str](), YamlRenderPlugin.render

    def count(
        plugin: YamlRenderPlugin, request: Request[object, object, State], description: dict[str, object]
    ) -> bytes:
        made.append("yaml")
        return make(plugin, request, description)

    monkeypatch.setattr(YamlRenderPlugin, "render", count)
    app = create_app(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
    with TestClient(app, base_url="http://127.0.0.1:8420") as client:
        found = {client.get("/api/docs/openapi.yaml").text for _ in range(3)}

    assert len(found) == len(made) == 1 and "/api/tables/{table}/fork" in found.pop()


def test_figures_for_prometheus(site: Running) -> None:
    async def figures() -> str:
        async with party(site), httpx.AsyncClient(base_url=site.address) as client:
            return (await client.get("/metrics")).text

    found = run(figures())

    assert 'neopolis_entries_total{kind="sat"}' in found
    assert "neopolis_ack_seconds_count" in found


def test_a_plan_that_cannot_be_played_opens_no_table(site: Running) -> None:
    async def bad(plan: Plan) -> str:
        with pytest.raises(Refused) as refused:
            await (await site.guest("Ada")).open(plan)
        return refused.value.code

    assert run(bad(Plan("chess", 2))) == "no-such-game"
    assert run(bad(Plan("neom", 9))) == "bad-option"
    assert run(bad(Plan("neom", 2, {}, ["genius"]))) == "unknown-bot"
