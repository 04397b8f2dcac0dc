"""What the server does when something goes wrong: bad or late messages, floods, and services that fail."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from neopolis.client import Address, Seat, Server
from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Say
from neopolis.server.table.server_messages import Ack, Bye, Rejected, ServerMessage, Update, message_types
from tests.server.http.running import Party, Running, first, party, plain_socket, play, run, running
from tests.server.relay import Relay

DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(message_types())


async def next_message(socket: ClientConnection, kind: type[ServerMessage]) -> ServerMessage:
    """The next message of this kind; other messages are skipped."""
    while True:
        frame: ServerMessage = DECODER.decode(await socket.recv())
        if isinstance(frame, kind):
            return frame


# Repeated and late messages.


def test_the_same_message_twice_is_done_once(site: Running) -> None:
    async def twice() -> list[str]:
        async with party(site, starts=False) as table, plain_socket(site, table) as socket:
            message = msgspec.json.encode(Say("once", "Hello")).decode()
            for _ in range(3):
                await socket.send(message)
                assert await next_message(socket, Ack) == Ack("once")
            seen = await table.seats[1].until(lambda seen: len(seen.talk) > 0)
            return [line.text for line in seen.talk]

    assert run(twice()) == ["Hello"]


def test_the_same_message_after_a_restart_is_done_once(tmp_path: Path) -> None:
    async def twice(server: Running) -> list[str]:
        async with party(server, starts=False) as table:
            for _ in range(2):
                async with plain_socket(server, table) as socket:
                    await socket.send(msgspec.json.encode(Say("once", "Hello")).decode())
                    assert await next_message(socket, Ack) == Ack("once")
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            seat = await table.people[1].join(table.links.player)
            await seat.close()
            return [line.text for line in seat.seen.talk]

    with running(tmp_path) as server:
        assert run(twice(server)) == ["Hello"]


def test_an_answer_that_comes_too_late_is_refused(site: Running) -> None:
    async def late() -> Refused:
        async with party(site, people=1, bots=("greedy",)) as table:
            seat = table.seats[0]
            await play(seat, most=1)
            await seat.until(lambda seen: seen.decision is not None)
            with pytest.raises(Refused) as refused:
                await seat.answer(first(seat), seat.seen.moment - 1)
            return refused.value

    assert run(late()).code == "stale-moment"


def test_a_stale_take_back_is_refused(site: Running) -> None:
    async def stale() -> Refused:
        async with party(site, people=1, bots=("greedy",)) as table:
            seat = table.seats[0]
            moment = seat.seen.moment
            await play(seat, most=2)
            with pytest.raises(Refused) as refused:
                await seat.take_back(moment)
            return refused.value

    assert run(stale()).code == "stale-moment"


async def all_asked(table: Party) -> None:
    """Play until all people are asked at the same time."""
    while True:
        seen = await table.seats[0].until(lambda seen: bool(seen.table and seen.table.awaited))
        awaited = seen.table.awaited if seen.table is not None else []
        asked = [table.seats[seat] for seat in awaited]
        await asyncio.gather(*[seat.until(lambda seen: seen.decision is not None) for seat in asked])
        if len(asked) == len(table.seats):
            return
        moment = asked[0].seen.moment
        await asked[0].answer(first(asked[0]), moment)
        await asked[0].until(lambda seen, moment=moment: seen.moment > moment)  # type: ignore[misc]
        await table.seats[0].until(lambda seen, old=seen.number: seen.number > old)  # type: ignore[misc]


def test_taking_back_in_time(site: Running) -> None:
    """A sealed pick can be taken back while another person is still thinking."""

    async def taken_back() -> bool:
        async with party(site, people=3, bots=()) as table:
            await all_asked(table)
            seat = table.seats[0]
            before, moment = seat.decision, seat.seen.moment
            await seat.answer(first(seat))
            await seat.until(lambda seen: seen.moment > moment)
            picked = seat.seen.moment
            await seat.take_back()
            after = (await seat.until(lambda seen: seen.moment > picked)).decision
            assert before is not None and after is not None
            return (before.options, before.prompt) == (after.options, after.prompt)

    assert run(taken_back())


# People and links.


def test_two_sockets_for_one_seat_are_both_served(site: Running) -> None:
    async def both() -> None:
        async with party(site, people=1, bots=("greedy",)) as table:
            other = await table.people[0].join(table.links.player)
            moment = 0
            for seat in (table.seats[0], other, table.seats[0]):
                await seat.until(lambda seen, old=moment: seen.decision is not None and seen.moment > old)  # type: ignore[misc]
                moment = seat.seen.moment
                await seat.answer(first(seat), moment)
            last = moment
            for one in (table.seats[0], other):
                await one.until(lambda seen: seen.decision is not None and seen.moment > last)

            assert dict(other.seen.view) == dict(table.seats[0].seen.view)
            await other.close()

    run(both())


@pytest.mark.parametrize(
    "message",
    ["", "{", "null", "[]", '{"kind":"fly","id":"1"}', '{"kind":"sit","id":"1","seat":77}', '{"kind":"ping"}',
     '{"kind":"say","id":"1","text":"\\ud800"}', '{"kind":"answer","id":"1","moment":1e999,"option":1}',
     '{"kind":"ping","id":"1","more":1}', '{"kind":"say","id":"1","text":"' + "x" * 501 + '"}', "[" * 5000],
)  # fmt: skip
def test_nonsense_is_refused_and_the_socket_stays(site: Running, message: str) -> None:
    async def nonsense() -> Rejected:
        async with party(site, starts=False) as table, plain_socket(site, table) as socket:
            await socket.send(message)
            refused = await next_message(socket, Rejected)
            await socket.send(msgspec.json.encode(Say("after", "Still here")).decode())
            assert await next_message(socket, Ack) == Ack("after")
            assert isinstance(refused, Rejected)
            return refused

    assert run(nonsense()).code == "bad-message"


async def until_closed(socket: ClientConnection, bye: list[str]) -> int:
    try:
        while True:
            frame = DECODER.decode(await socket.recv())
            if isinstance(frame, Bye):
                bye.append(frame.code)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


def test_a_flood_is_disconnected(site: Running) -> None:
    async def flood() -> tuple[int, list[str]]:
        bye: list[str] = []
        async with party(site, starts=False) as table, plain_socket(site, table) as socket:
            with contextlib.suppress(ConnectionClosed):
                for number in range(2_000):
                    await socket.send(f'{{"kind":"ping","id":"{number}"}}')
            return await until_closed(socket, bye), bye

    assert run(flood()) == (1008, ["too-fast"])


def test_of_too_many_sockets_of_one_person_the_oldest_is_closed(site: Running) -> None:
    """The oldest socket is closed, because it may be dead. A live client gets a message and does not reconnect."""

    async def many() -> str:
        async with party(site, people=1, starts=False) as table, contextlib.AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(plain_socket(site, table)) for _ in range(20)]
            firsts = [DECODER.decode(await socket.recv()) for socket in sockets]
            assert not [frame for frame in firsts if isinstance(frame, Bye)]
            with pytest.raises(Refused) as refused:
                await table.seats[0].until(lambda seen: False)
            return refused.value.code

    assert run(many()) == "elsewhere"


def test_too_much_nonsense_is_disconnected(site: Running) -> None:
    async def nonsense() -> tuple[int, list[str]]:
        bye: list[str] = []
        async with party(site, starts=False) as table, plain_socket(site, table) as socket:
            for _ in range(21):
                await socket.send("nonsense")
            return await until_closed(socket, bye), bye

    assert run(nonsense()) == (1008, ["too-bad"])


def test_a_message_that_is_too_long_is_disconnected(site: Running) -> None:
    async def long() -> int:
        async with party(site, starts=False) as table, plain_socket(site, table) as socket:
            await socket.send("x" * 20_000)
            return await until_closed(socket, [])

    assert run(long()) == 1009


def test_a_body_that_is_too_long_is_refused(site: Running) -> None:
    async def long() -> int:
        async with httpx.AsyncClient(base_url=site.address) as client:
            return (await client.post("/api/guests", content=b'{"name":"' + b"x" * 2_000_000 + b'"}')).status_code

    assert run(long()) == 413


# A service that the server needs fails.


def worker_ids(server: Running) -> list[int]:
    """The ids of the server's bot processes."""
    assert server.process is not None
    found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def test_bot_processes_that_die_hold_up_nobody(site: Running) -> None:
    async def dying() -> None:
        async with party(site, people=1, bots=("greedy", "random")) as table:
            for _ in range(4):
                await play(table.seats[0], most=2)
                for process in worker_ids(site):
                    os.kill(process, signal.SIGKILL)
            await play(table.seats[0])
            assert table.seats[0].seen.status == "over"

    run(dying())


def test_the_database_is_away_for_a_while(tmp_path: Path, postgresql_url: str) -> None:
    """A command gets an error that asks for a retry. Our client retries, and succeeds once the database is back."""

    async def away() -> tuple[str, list[str]]:
        place = make_url(postgresql_url)
        relay = Relay(place.host or "127.0.0.1", place.port or 5432)
        await relay.heal()
        url = place.set(host="127.0.0.1", port=relay.port).render_as_string(False)
        server = await asyncio.to_thread(Running(tmp_path, NEOPOLIS_DATABASE_URL=url).start)
        try:
            async with party(server, starts=False) as table, plain_socket(server, table, 1) as socket:
                await next_message(socket, Update)  # before that, the server may still ask the database who this is
                await relay.cut()
                await socket.send(msgspec.json.encode(Say("first", "Lost?")).decode())
                refused = await next_message(socket, Rejected)
                async with httpx.AsyncClient(base_url=server.address) as client:
                    statuses = [(await client.get(path)).status_code for path in ("/healthz", "/api/tables")]
                assert statuses == [503, 503]
                saying = asyncio.create_task(table.seats[0].say("Not lost."))
                await asyncio.sleep(0.5)
                await relay.heal()
                await saying
                seen = await table.seats[1].until(lambda seen: len(seen.talk) > 0)
                assert isinstance(refused, Rejected) and refused.again
                return refused.code, [line.text for line in seen.talk]
        finally:
            await asyncio.to_thread(server.stop)
            await relay.cut()

    assert run(away()) == ("store-away", ["Not lost."])


def test_the_network_is_cut_and_heals(site: Running) -> None:
    async def cut() -> None:
        relay = Relay("127.0.0.1", site.port)
        await relay.heal()
        async with party(site, people=1, bots=("greedy",)) as table:
            far = Server(f"http://127.0.0.1:{relay.port}", cookie=table.people[0].cookie)
            seat: Seat = await far.join(table.links.player)
            playing = asyncio.create_task(play(seat, most=30))
            for _ in range(3):
                await asyncio.sleep(0.2)
                await relay.cut()
                await asyncio.sleep(0.2)
                await relay.heal()
            await playing
            here = table.seats[0]
            await asyncio.gather(*[one.until(lambda seen: seen.moment >= 30) for one in (seat, here)])
            await here.until(lambda seen: seen.moment == seat.seen.moment)

            assert dict(here.seen.view) == dict(seat.seen.view)
            assert here.seen.history == seat.seen.history
            await seat.close()
            await relay.cut()

    run(cut())


# What is logged.


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    async def secrets(server: Running) -> list[str]:
        async with party(server, people=2, bots=("greedy",)) as table:
            token = await table.people[0].make_token("Robot")
            await table.seats[0].say("a very private word")
            await asyncio.gather(*[play(seat, most=5) for seat in table.seats])
            keys = [urlsplit(link).path.rsplit("/", 1)[1] for link in (table.links.player, table.links.spectator)]
            cookies = [person.cookie.partition("=")[2] for person in table.people]
            async with plain_socket(server, table) as socket:
                await socket.send('{"kind":"say","id":"1","text":"unsaid","what":1}')
                await next_message(socket, Rejected)
            return [token, "Robot", "private word", "unsaid", "Guest 0", *keys, *cookies]

    with running(tmp_path) as server:
        planted = run(secrets(server))
    lines = server.lines()

    assert all(isinstance(json.loads(line), dict) for line in lines.splitlines())
    assert [secret for secret in planted if secret in lines] == []


def test_the_first_frame_has_everything(site: Running) -> None:
    async def first_frame() -> ServerMessage:
        async with party(site) as table, plain_socket(site, table) as socket:
            return await next_message(socket, Update)

    found = run(first_frame())

    assert isinstance(found, Update) and found.full and found.number == 1 and found.table is not None


@pytest.mark.waits
def test_a_client_that_does_not_read_is_cut_off_and_delays_nobody(site: Running) -> None:
    """Frames are sent until the system's buffers are full; ten seconds later the client is cut off."""

    async def slow() -> str:
        async with party(site, game="new-angeles", people=1, bots=("random", "random", "random")) as table:
            url = Address.read(table.links.player)._replace(server=site.address).socket(True)
            reader = await connect(url, additional_headers=table.people[0].headers(), max_queue=1)
            reader.transport.pause_reading()
            with pytest.raises(ConnectionClosed):
                for number in range(500):
                    await reader.send(f'{{"kind":"sync","id":"{number}"}}')
                    await asyncio.sleep(0.11 if number > 50 else 0)
            await table.seats[0].say("I am still served.")
            async with httpx.AsyncClient(base_url=site.address) as client:
                return (await client.get("/metrics")).text

    found = run(slow())

    assert 'neopolis_sockets_dropped_total{why="slow"}' in found
