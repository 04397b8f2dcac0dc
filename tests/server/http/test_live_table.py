"""A live table with sockets, in this process: what others receive, and what is refused."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from litestar import WebSocket
from litestar.datastructures import State

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import CallStop, Propose
from neopolis.games.registry import definition
from neopolis.server.http.server import Server
from neopolis.server.http.socket import _receive
from neopolis.server.runtime import connections
from neopolis.server.runtime.connections import AWAY_SECONDS, Client
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.settings import read_settings
from neopolis.server.table.commands import Answer, Close, Command, Ping, Say, Sync
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Plan, Sat, Started
from neopolis.server.table.server_messages import Ack, Bye, Presence, Rejected, ServerMessage, Update, message_types
from neopolis.server.table.table_data import MOST_IDS
from tests.server.http.running import SECRET, run

PEOPLE = ("ann", "ben", "cleo", "dan")
DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(message_types())
PING = '{"kind":"ping","id":"p"}'


@asynccontextmanager
async def playing(
    folder: Path, game: str = "new-angeles", **settings: float
) -> AsyncIterator[tuple[LiveTable, list[Client]]]:
    """A running game of four people, each with a socket."""
    async with serving(folder, game, **settings) as (_, live_table, clients):
        yield live_table, clients


@asynccontextmanager
async def serving(
    folder: Path, game: str = "new-angeles", **settings: float
) -> AsyncIterator[tuple[Server, LiveTable, list[Client]]]:
    """The game, the sockets and their server."""
    server = Server(msgspec.structs.replace(read_settings({"NEOPOLIS_SECRET": SECRET}, folder), **settings))
    async with server.running():
        kind = definition(game)
        sat = [(one, Sat(seat, one.title())) for seat, one in enumerate(PEOPLE)]
        started = (PEOPLE[0], Started(7, kind.version, kind.content))
        created = create_table(PEOPLE[0], "Ann", Plan(game, 4))
        live_table = server.tables.get(await server.tables.create(created, *sat, started))
        clients = [Client(one, one.title(), True, False, 0) for one in PEOPLE]
        for client in clients:
            await live_table.join(client)
        for client in clients:
            await waiting_messages(client)
        yield server, live_table, clients


async def waiting_messages(client: Client) -> list[ServerMessage]:
    """Takes all waiting messages out of a client's outbox."""
    found: list[ServerMessage] = []
    while len(client.outbox):
        found += [DECODER.decode(frame) for frame in await client.outbox.take()]
    return found


async def presences(clients: list[Client]) -> list[list[Presence]]:
    return [[one for one in await waiting_messages(client) if isinstance(one, Presence)] for client in clients]


WHISPERS: list[Command] = [Say("1", "psst", 1), Propose("2", 1, Terms(1), Terms(), True)]


@pytest.mark.parametrize("command", WHISPERS)
def test_presence_reveals_no_whispers(tmp_path: Path, command: Command) -> None:
    """When an inactive person whispers, no presence is sent, not even to show that somebody else is active again."""

    async def whispered() -> None:
        async with playing(tmp_path) as (live_table, clients):
            for client in clients:
                client.active_at -= AWAY_SECONDS + 1
            live_table.publish_presence()
            assert [len(found) for found in await presences(clients)] == [1, 1, 1, 1]
            clients[3].active_at += AWAY_SECONDS
            await live_table.handle(clients[0], command)

            assert await presences(clients) == [[], [], [], []]

    run(whispered())


def test_presence_reveals_no_private_picks(tmp_path: Path) -> None:
    """A pick that others cannot see yet changes nobody's presence. Only a seat's last pick in a step is visible."""

    async def picked() -> None:
        async with playing(tmp_path, "neom", burst=1_000.0) as (live_table, clients):
            private, chance = 0, random.Random(7)
            while private < 5:
                for client in clients:
                    client.active_at -= AWAY_SECONDS + 1
                live_table.publish_presence()
                await presences(clients)
                async with live_table.lock:
                    game = (await live_table.table()).game
                assert game is not None
                seat, moment, awaited = game.deciders[0], game.s.step_number, game.deciders
                option = chance.choice(game.decision(seat).options)
                answer = Answer(f"m{live_table.seq}", question_number(live_table, seat), option)
                await live_table.handle(clients[seat], answer)
                others = await presences(clients)
                after = (await live_table.stored_table()).game
                if after is not None and (after.s.step_number, after.deciders) == (moment, awaited):
                    private += 1
                    assert others == [[], [], [], []]

    run(picked())


@pytest.mark.parametrize("command", [Say("1", "Hello"), Ping("1", awake=True)])
def test_everybody_sees_who_is_back(tmp_path: Path, command: Command) -> None:
    async def said() -> None:
        async with playing(tmp_path) as (live_table, clients):
            for client in clients:
                client.active_at -= AWAY_SECONDS + 1
            live_table.publish_presence()
            await presences(clients)
            await live_table.handle(clients[0], command)

            back = Presence([0, 1, 2, 3], [1, 2, 3])
            assert await presences(clients) == [[back]] * 4

    run(said())


def test_a_ping_alone_does_not_count_as_activity(tmp_path: Path) -> None:
    async def pinged() -> None:
        async with playing(tmp_path) as (live_table, clients):
            moved = clients[0].active_at
            await live_table.handle(clients[0], Ping("1"))

            assert clients[0].active_at == moved

    run(pinged())


def test_commands_are_limited_per_person_across_sockets(tmp_path: Path) -> None:
    """Commands of all sockets of a person count toward one limit. A refused message may be sent again later."""

    async def flooded() -> list[ServerMessage]:
        async with playing(tmp_path, rate=0.0, burst=3.0) as (live_table, clients):
            other = Client("ann", "Ann", True, False, 0)
            await live_table.join(other)
            await waiting_messages(other)
            for count in range(4):
                await live_table.handle((clients[0], other)[count % 2], Say(f"m{count}", "Hello"))
            await live_table.handle(clients[1], Say("ben", "Hello"))
            assert any([isinstance(one, Ack) for one in await waiting_messages(clients[1])])
            return [one for one in await waiting_messages(other) if isinstance(one, Ack | Rejected)]

    done, late = run(flooded())

    assert done == Ack("m1")
    assert isinstance(late, Rejected) and (late.code, late.again) == ("too-fast", True)


def test_a_very_old_message_is_still_done_once(tmp_path: Path) -> None:
    """A repeated message is not carried out again, even if only the log still knows its id."""

    async def repeated() -> tuple[list[ServerMessage], int, int]:
        async with playing(tmp_path, burst=1_000.0) as (live_table, clients):
            async with live_table.lock:
                game = (await live_table.table()).game
            assert game is not None
            seat = game.deciders[0]
            client = clients[seat]
            answer = Answer("the answer", question_number(live_table, seat), game.decision(seat).default)
            await live_table.handle(client, answer)
            for count in range(MOST_IDS):
                await live_table.handle(client, Say(f"m{count}", "Hello"))
            assert not (await live_table.table()).has_message(client.person, answer.id)
            await waiting_messages(client)
            before = live_table.seq
            await live_table.handle(client, answer)
            return (
                [one for one in await waiting_messages(client) if isinstance(one, Ack | Rejected)],
                before,
                live_table.seq,
            )

    frames, before, after = run(repeated())

    assert frames == [Ack("the answer")] and before == after


class WatchedLock(asyncio.Lock):
    """A lock that knows which tasks have asked for it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = set[object]()

    async def acquire(self) -> Literal[True]:
        self.asked.add(asyncio.current_task())
        return await super().acquire()


async def waits_for_the_lock(live_table: LiveTable, client: Client, command: Command) -> bool:
    """Whether a command has to wait for the lock while somebody else holds it."""
    lock = live_table.lock
    assert isinstance(lock, WatchedLock)
    async with lock:
        task = asyncio.create_task(live_table.handle(client, command))
        while not task.done() and task not in lock.asked:
            await asyncio.sleep(0)
    await task
    return task in lock.asked


def test_what_changes_nothing_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People cannot tell by a slow acknowledgement that somebody else is writing something secret."""
    said, stop = Say("said", "Hello"), CallStop("stop", "event", "once")

    async def timed() -> tuple[dict[str, bool], list[Ack | Rejected], int]:
        async with playing(tmp_path, burst=1_000.0) as (live_table, clients):
            while live_table.driver.is_busy:
                await asyncio.sleep(0)
            monkeypatch.setattr(live_table, "lock", WatchedLock())
            game = (await live_table.stored_table()).game
            assert game is not None
            seat = game.deciders[0]
            client = clients[seat]
            answer = Answer("dropped", question_number(live_table, seat), game.decision(seat).default)
            await live_table.handle(client, answer)
            for count in range(MOST_IDS):
                await live_table.handle(client, Say(f"m{count}", "Hello"))
            for command in (said, stop):
                await live_table.handle(client, command)
            await waiting_messages(client)
            before = live_table.seq
            commands: dict[str, Command] = {
                "repeated": said,
                "repeated and dropped": answer,
                "the same again": CallStop("again", "event", "once"),
                "nothing to cancel": CallStop("cancel", "production", "cancel"),
            }
            waits = {name: await waits_for_the_lock(live_table, client, one) for name, one in commands.items()}
            acks = [one for one in await waiting_messages(client) if isinstance(one, Ack | Rejected)]
            changed = live_table.seq - before
            assert await waits_for_the_lock(live_table, client, Say("new", "Hello"))
            return waits, acks, changed

    waits, acks, changed = run(timed())

    assert not any(waits.values()), waits
    assert acks == [Ack("said"), Ack("dropped"), Ack("again"), Ack("cancel")] and changed == 0


def question_number(live_table: LiveTable, seat: int) -> int:
    table = live_table._table
    assert table is not None
    return table.seats[seat].question_number


def test_spectators_do_not_keep_players_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators cannot use up the sockets of players. If a person has too many, the oldest is closed for a new one."""
    monkeypatch.setattr(connections, "MOST_SOCKETS", 4)
    monkeypatch.setattr(connections, "MOST_OWN_SOCKETS", 2)

    async def crowded() -> None:
        async with playing(tmp_path) as (live_table, clients):
            with pytest.raises(Exception, match="Too many people are watching"):
                await live_table.join(Client("", "", False, False, 0))
            for _ in range(2):
                await live_table.join(Client("ann", "Ann", True, False, 0))

            assert clients[0] not in live_table.connections.clients and clients[0].outbox.closing is not None
            assert [client.person for client in live_table.connections.clients].count("ann") == 2

    run(crowded())


def test_an_address_has_so_many_anonymous_spectators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People who are not signed in count by network. This machine is not limited; people who sign in count apart."""
    monkeypatch.setattr(connections, "MOST_ANONYMOUS_SOCKETS", 2)

    async def crowded() -> None:
        async with playing(tmp_path) as (live_table, _):

            async def watch(network: str, person: str = "") -> None:
                await live_table.join(Client(person, person, False, False, 0, network=network))

            for network in ("203.0.113.7", "203.0.113.7", "198.51.100.9", "", "", ""):
                await watch(network)
            await watch("203.0.113.7", "eve")
            with pytest.raises(Refused) as refused:
                await watch("203.0.113.7")
            assert refused.value.code == "many-anonymous"

    run(crowded())


def test_a_newcomer_sees_what_another_process_has_acknowledged(tmp_path: Path) -> None:
    """Newcomers and people already here see what another process wrote, even if it died before sending its notice."""

    async def moved() -> None:
        async with playing(tmp_path) as (live_table, clients):
            elsewhere = LiveTable(live_table.id, live_table.context)
            await elsewhere.handle(Client("ann", "Ann", True, False, 0), Say("1", "Done, and then I was gone"))
            newcomer = Client("ann", "Ann", True, False, 0)
            await live_table.join(newcomer)

            for client in (newcomer, clients[1]):
                talk = [
                    line.text
                    for one in await waiting_messages(client)
                    if isinstance(one, Update)
                    for line in one.talk or []
                ]
                assert talk == ["Done, and then I was gone"]

    run(moved())


@pytest.mark.parametrize("has_joined", [True, False])
def test_everybody_at_a_deleted_table_gets_the_farewell(tmp_path: Path, has_joined: bool) -> None:
    """Even a client gets it that was let in before the table was deleted, but joins only afterwards."""

    async def deleted() -> tuple[ServerMessage, tuple[int, str] | None]:
        async with playing(tmp_path) as (live_table, clients):
            client = Client("ben", "Ben", True, False, 0, language="pl")
            if has_joined:
                await live_table.join(client)
            await live_table.handle(clients[0], Close("1"))
            if not has_joined:
                await live_table.join(client)
            return (await waiting_messages(client))[-1], client.outbox.closing

    assert run(deleted()) == (Bye("closed", "Ten stół został usunięty."), (4410, "closed"))


def test_a_client_with_unsent_frames_gets_no_second_full_frame(tmp_path: Path) -> None:
    """A second full frame would take time to make and would only wait behind the first one."""

    async def synced() -> None:
        async with playing(tmp_path) as (live_table, clients):
            for number in "123":
                await live_table.handle(clients[0], Sync(number))
            found = await waiting_messages(clients[0])
            assert [one.full for one in found if isinstance(one, Update)] == [True]
            assert [one.id for one in found if isinstance(one, Ack)] == ["1", "2", "3"]

            await live_table.handle(clients[0], Sync("4"))

            assert [one.full for one in await waiting_messages(clients[0]) if isinstance(one, Update)] == [True]

    run(synced())


def test_a_flood_does_not_block_others(tmp_path: Path) -> None:
    """Other sockets get their turn after each message of a socket, however many more it has sent."""
    done: list[str] = []

    def flooded(name: str) -> WebSocket[object, object, State]:
        events = [{"type": "websocket.connect"}, *[{"type": "websocket.receive", "text": PING}] * 3]

        async def receive() -> object:
            done.append(name)
            return events.pop(0) if events else {"type": "websocket.disconnect", "code": 1000}

        return WebSocket({"type": "websocket", "app": None, "state": {}}, receive=receive)  # type: ignore[arg-type]

    async def flood() -> None:
        async with playing(tmp_path) as (live_table, clients):
            server = Server(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
            sockets = [flooded("a"), flooded("b")]
            for socket in sockets:
                await socket.receive()
            done.clear()
            await asyncio.gather(*[_receive(one, live_table, clients[0], server) for one in sockets])

    run(flood())
    assert done == ["a", "b"] * 4
