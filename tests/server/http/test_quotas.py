"""What one guest can store is limited, abandoned tables expire, and a nearly full disk stops only newcomers."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from litestar.testing import AsyncTestClient
from sqlalchemy import Connection, delete, insert, update

from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.http.app import create_app
from neopolis.server.http.server import Server
from neopolis.server.runtime import rate_limit, table_registry
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.connections import Client
from neopolis.server.runtime.disk_space import MEGABYTE
from neopolis.server.settings import Settings, read_settings
from neopolis.server.store import schema
from neopolis.server.store.people import DAY
from neopolis.server.table import forks
from neopolis.server.table.commands import Answer, Say
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Answered, Closed, Created, LogEvent, Plan, Said, Sat, Started
from tests.server.http.running import SECRET, run

ANN = "ann"


class Usage(NamedTuple):
    """The result of `shutil.disk_usage`."""

    total: int
    used: int
    free: int


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns the periodic maintenance off."""
    monkeypatch.setattr(table_registry, "MAINTENANCE_SECONDS", 3_600)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A disk with less free space than the floor."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1000 * MEGABYTE, 801 * MEGABYTE, 199 * MEGABYTE))
    yield


def settings(folder: Path, **environ: str) -> Settings:
    return read_settings({"NEOPOLIS_SECRET": SECRET, **environ}, folder)


def plain(host: str = ANN) -> Created:
    return create_table(host, "Ann", Plan("neom", 2))


def begun() -> tuple[Created, tuple[str, LogEvent], tuple[str, LogEvent]]:
    """The first log events of a running game."""
    kind = definition("neom")
    created = create_table(ANN, "Ann", Plan("neom", 2, {}, ["", "greedy"]))
    return created, (ANN, Sat(0, "Ann")), (ANN, Started(7, kind.version, kind.content))


async def code(server: Server, created: Created) -> str:
    """The code with which a table is refused, or ""."""
    try:
        await server.tables.create(created)
    except Refused as refused:
        return refused.code
    return ""


def test_tables_that_are_opened_together_share_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of many requests at once would still find room. The tables of others are not affected."""
    monkeypatch.setattr(table_registry, "MOST_GATHERING", 3)

    async def codes() -> list[str]:
        server = Server(settings(tmp_path))
        async with server.running():
            hosts = [ANN] * 10 + ["ben"]
            return await asyncio.gather(*[code(server, plain(host)) for host in hosts])

    assert sorted(run(codes())) == [""] * 4 + ["many-tables"] * 7


def test_forks_of_a_guest_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork stores a whole game. Other guests, and tables without a game, are not affected by the limit."""
    monkeypatch.setattr(table_registry, "MOST_FORKED", 3_000)

    async def codes() -> list[str]:
        server = Server(settings(tmp_path))
        async with server.running():
            found = [await code(server, fork(host)) for host in (ANN, ANN, ANN, "ben")]
            return [*found, await code(server, plain())]

    def fork(host: str) -> Created:
        created = plain(host)
        return Created(host, created.name, created.plan, world=b"x" * 900)

    assert run(codes()) == ["", "", "many-forks", "", ""]


async def thrown_away(server: Server) -> str:
    """A table of Ann with 1,000 bytes of chat, which she deletes."""
    live_table = server.tables.get(await server.tables.create(plain()))
    async with live_table.lock:
        await live_table.write([Said(-1, "x" * 1_000)], ANN)
        await live_table.write([Closed()], ANN)
    return live_table.id


def test_deleted_tables_of_a_guest_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can fill the disk with tables that they delete. Other guests are not affected, and no table is lost."""
    monkeypatch.setattr(table_registry, "MOST_UNPLAYED", 4_000)

    async def work() -> None:
        server = Server(settings(tmp_path))
        async with server.running():
            deleted = [await thrown_away(server) for _ in range(3)]
            assert [await code(server, plain(host)) for host in (ANN, "ben")] == ["many-deleted", ""]
            assert {one.id for one in await server.store.deleted(ANN, 0)} == set(deleted)
            for table in deleted:
                await age(server, table, table_registry.KEPT_DAYS + 1)
            await kept_running(server, now_ms() - 30 * DAY)
            await server.tables._maintain_once(1e9)
            assert await code(server, plain()) == ""

    run(work())


def test_abandoned_tables_of_a_guest_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that have not started count with the deleted ones. Games do not."""
    monkeypatch.setattr(table_registry, "MOST_UNPLAYED", 4_000)

    async def opened(folder: Path, *events: tuple[str, LogEvent]) -> str:
        server = Server(settings(folder))
        async with server.running():
            for _ in range(3):
                live_table = server.tables.get(await server.tables.create(begun()[0], *events))
                async with live_table.lock:
                    await live_table.write([Said(-1, "x" * 1_000)], ANN)
            return await code(server, plain())

    assert run(opened(tmp_path / "gathering")) == "many-deleted"
    assert run(opened(tmp_path / "playing", *begun()[1:])) == ""


async def age(server: Server, table: str, days: int) -> None:
    """Set back the last change of a table."""
    rows = schema.tables
    change = update(rows).where(rows.c.id == table).values(changed=now_ms() - days * DAY)
    await server.store.database.write(lambda connection: connection.execute(change).rowcount)


async def kept_running(server: Server, since: int) -> None:
    """Make it look as if the server had been running since a time (milliseconds) without a break."""
    rows, now = schema.uptimes, server.tables.context.clock.now()

    def work(connection: Connection) -> None:
        connection.execute(delete(rows))
        connection.execute(insert(rows).values(started=since, seen=now))

    await server.store.database.write(work)
    await server.tables.context.heartbeat.start(1)


@pytest.mark.parametrize(
    ("begins", "days", "environ", "status"),
    [
        (False, 29, {}, "gathering"),
        (False, 31, {}, "closed"),
        (True, 9_999, {}, "playing"),
        (False, 31, {"NEOPOLIS_EXPIRE_DAYS": "40"}, "gathering"),
        (False, 9_999, {"NEOPOLIS_EXPIRE_DAYS": "0"}, "gathering"),
    ],
)
def test_abandoned_tables_expire(tmp_path: Path, begins: bool, days: int, environ: dict[str, str], status: str) -> None:
    """A table without a game is closed after a while, and then purged like any deleted table. Games stay."""

    async def expired() -> list[str]:
        server = Server(settings(tmp_path, **environ))
        async with server.running():
            events = begun() if begins else (plain(),)
            old, new = [await server.tables.create(events[0], *events[1:]) for _ in range(2)]
            await age(server, old, days)
            await kept_running(server, now_ms() - 10_000 * DAY)
            await server.tables._maintain_once(1e9)
            found = [await server.store.find(table) for table in (old, new)]
            return [one.info.status if one else "purged" for one in found]

    assert run(expired()) == [status, "playing" if begins else "gathering"]


def test_a_table_with_somebody_at_it_does_not_expire(tmp_path: Path) -> None:
    async def expired() -> bool:
        server = Server(settings(tmp_path))
        async with server.running():
            table = await server.tables.create(plain())
            await server.tables.get(table).join(Client(ANN, "Ann", True, False, 0))
            await age(server, table, 31)
            await kept_running(server, now_ms() - 40 * DAY)
            await server.tables._maintain_once(1e9)
            found = await server.store.find(table)
            return found is None or found.info.status == "closed"

    assert not run(expired())


def test_a_full_disk_stops_newcomers(tmp_path: Path, full_disk: None) -> None:
    """Strangers cannot sign in, and nobody can open tables. The message says why."""

    async def asked() -> tuple[int, dict[str, object]]:
        async with AsyncTestClient(create_app(settings(tmp_path))) as client:
            answer = await client.post("/api/guests", json={"name": "Ann"})
            return answer.status_code, answer.json()

    status, problem = run(asked())

    assert (status, problem["code"]) == (503, "disk-low")
    assert "Games in progress continue" in str(problem["message"])


def test_a_full_disk_stops_tokens_and_devices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tokens can still be withdrawn, and people can sign out."""

    async def asked() -> list[tuple[int, str]]:
        async with AsyncTestClient(create_app(settings(tmp_path))) as client:
            client.headers["origin"] = str(client.base_url).rstrip("/")
            await client.post("/api/guests", json={"name": "Ann"})
            table = (await client.post("/api/tables", json={"plan": {"game": "neom", "seats": 2}})).json()["id"]
            monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1, 1, 0))
            answers = [
                await client.post("/api/tokens", json={"name": "Robot"}),
                await client.post(f"/api/tables/{table}/device"),
                await client.delete("/api/tokens"),
                await client.post("/api/sign-out", json={"everywhere": True}),
            ]
            return [(answer.status_code, answer.json().get("code", "")) for answer in answers]

    assert run(asked()) == [(503, "disk-low"), (503, "disk-low"), (200, ""), (200, "")]


def test_a_full_disk_stops_no_running_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> tuple[int, str]:
        server = Server(settings(tmp_path))
        async with server.running():
            created, *more = begun()
            live_table = server.tables.get(await server.tables.create(created, *more))
            monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1, 1, 0))
            async with live_table.lock:
                game = (await live_table.table()).game
                assert game is not None
                seat = game.deciders[0]
                await live_table.write([Answered(seat, game.decision(seat).default)], ANN)
            return live_table.seq, await code(server, plain())

    assert run(played()) == (4, "disk-low")


def test_a_full_disk_stops_everything_but_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat, for example, is refused at tables that exist already, and nothing is written."""

    async def played() -> tuple[list[str], int, int]:
        server = Server(settings(tmp_path))
        async with server.running():
            created, *more = begun()
            live_table = server.tables.get(await server.tables.create(created, *more))
            client = Client(ANN, "Ann", True, False, 0)
            await live_table.join(client)
            while 0 not in (await live_table.stored_table()).turns:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1, 1, 0))
            before = live_table.seq
            await live_table.handle(client, Say("m1", "Hello"))
            refused = live_table.seq
            table = await live_table.stored_table()
            assert table.game is not None
            question = table.seats[0].question_number
            await live_table.handle(client, Answer("m2", question, table.game.decision(0).default))
            after = live_table.seq
            sent: list[bytes] = []
            while len(client.outbox):
                sent += await client.outbox.take()
            frames = [msgspec.json.decode(frame) for frame in sent]
            codes = [frame.get("code", "ack") for frame in frames if frame["kind"] in ("refused", "ack")]
            return codes, refused - before, after - refused

    codes, chat, answers = run(played())

    assert (codes, chat) == (["disk-low-at-table", "ack"], 0) and answers >= 1


def test_the_floor_can_be_turned_off(tmp_path: Path, full_disk: None) -> None:
    async def opened(floor: str) -> str:
        server = Server(settings(tmp_path, NEOPOLIS_FREE_MEGABYTES=floor))
        async with server.running():
            return await code(server, plain())

    assert [run(opened(floor)) for floor in ("0", "199", "200")] == ["", "", "disk-low"]


@pytest.mark.parametrize(
    ("limit", "code"),
    [
        ("MOST_GATHERING", "many-tables"),
        ("MOST_UNPLAYED", "many-deleted"),
        ("MOST_FORKED", "many-forks"),
        ("TABLES_AT_ONCE", "many-openings"),
    ],
)
def test_limits_are_checked_before_a_fork_is_computed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, code: str
) -> None:
    """A refused fork costs next to nothing. What it would continue does not matter."""
    computed = list[str]()

    def fork(*_: object) -> Created:
        computed.append("fork")
        return plain()

    monkeypatch.setattr(forks, "fork", fork)
    monkeypatch.setattr(forks, "fork_record", fork)

    async def ask() -> list[str]:
        app = create_app(settings(tmp_path))
        origin = {"Origin": "http://games.lan"}
        async with AsyncTestClient(app, base_url="http://games.lan") as client:
            await client.post("/api/guests", json={"name": "Ann"})
            links = await client.post("/api/tables", json={"plan": {"game": "neom", "seats": 2}}, headers=origin)
            monkeypatch.setattr(rate_limit if hasattr(rate_limit, limit) else table_registry, limit, 0)
            monkeypatch.setattr(rate_limit, "MOST_NETWORKS", 0)  # forget the table that was just opened
            paths = {f"tables/{links.json()['id']}/fork": {"seat": 0}, "fork": {"record": "{}", "seat": 0}}
            found = [await client.post(f"/api/{path}", json=body, headers=origin) for path, body in paths.items()]
            return [one.json()["code"] for one in found]

    assert run(ask()) == [code, code] and not computed
