"""Advice: the game's adviser thinks about a person's options in a bot process, and sees what their seat may know."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from neopolis.games.registry import definition
from neopolis.server.http.server import Server
from neopolis.server.runtime.bot_process import Task, think
from neopolis.server.runtime.connections import Client
from neopolis.server.runtime.live_table import LiveTable
from neopolis.server.settings import read_settings
from neopolis.server.table.commands import Answer, AskAdvice, Say
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Plan, Sat, Started
from neopolis.server.table.server_messages import Ack, Advice, Rejected, ServerMessage
from tests.server.http.running import SECRET, run
from tests.server.http.test_live_table import question_number, waiting_messages
from tests.server.table.host import Host

PEOPLE = ("ann", "ben")
GAME = "neom"


@asynccontextmanager
async def playing(folder: Path, advice: bool = True) -> AsyncIterator[tuple[LiveTable, list[Client]]]:
    """A running game of two people, and their sockets: first that of somebody who is asked."""
    server = Server(read_settings({"NEOPOLIS_SECRET": SECRET}, folder))
    async with server.running():
        kind = definition(GAME)
        sat = [(one, Sat(seat, one.title())) for seat, one in enumerate(PEOPLE)]
        created = create_table(PEOPLE[0], "Ann", Plan(GAME, 2, advice=advice))
        started = (PEOPLE[0], Started(7, kind.version, kind.content))
        live_table = server.tables.get(await server.tables.create(created, *sat, started))
        clients = [Client(one, one.title(), True, False, 0) for one in PEOPLE]
        for client in clients:
            await live_table.join(client)
            await waiting_messages(client)
        asked = (await live_table.stored_table()).turns[0]
        yield live_table, [clients[asked], clients[1 - asked]]


async def next_reply(client: Client) -> Advice | Rejected:
    """The next advice, or the next refusal."""
    async with asyncio.timeout(120):
        while True:
            for one in await waiting_messages(client):
                if isinstance(one, Advice | Rejected):
                    return one
            await asyncio.sleep(0.02)


def codes(found: list[ServerMessage]) -> list[str]:
    return [one.code for one in found if isinstance(one, Rejected)]


def test_advice_has_the_best_options_of_the_question(tmp_path: Path) -> None:
    """The table goes on while the adviser thinks, and nobody else notices anything."""

    async def asked() -> None:
        async with playing(tmp_path) as (live_table, (ann, ben)):
            table = await live_table.stored_table()
            moment, seq = question_number(live_table, ann.seat), table.seq
            await live_table.handle(ann, AskAdvice("h1", moment))
            await live_table.handle(ben, Say("s1", "hello"))
            assert [one for one in await waiting_messages(ben) if isinstance(one, Ack)] == [Ack("s1")]
            advice = await next_reply(ann)

            assert isinstance(advice, Advice) and (advice.id, advice.moment, advice.unit) == ("h1", moment, "points")
            assert table.game is not None
            values = [one.value for one in advice.options if one.value is not None]
            assert 1 <= len(values) == len(advice.options) <= 3 and values == sorted(values, reverse=True)
            assert {one.option for one in advice.options} <= {*table.game.options(ann.seat)}
            assert (await live_table.stored_table()).seq == seq + 1  # what Ben said
            assert await waiting_messages(ben) == []

    run(asked())


def test_advice_tells_nobody_of_a_whisper(tmp_path: Path) -> None:
    """The adviser simulates with the same chance as long as the question is the same, whatever was written since."""

    async def asked() -> None:
        async with playing(tmp_path) as (live_table, (ann, ben)):
            moment = question_number(live_table, ann.seat)
            await live_table.handle(ann, AskAdvice("h1", moment))
            before = await next_reply(ann)
            await live_table.handle(ben, Say("s1", "hello"))
            await live_table.handle(ann, AskAdvice("h2", moment))
            after = await next_reply(ann)

            assert isinstance(before, Advice) and isinstance(after, Advice)
            assert before.options == after.options

    run(asked())


def test_who_gets_no_advice(tmp_path: Path) -> None:
    async def asked() -> None:
        async with playing(tmp_path) as (live_table, (ann, _)):
            moment = question_number(live_table, ann.seat)
            stranger = Client("zoe", "Zoe", True, False, 0)
            await live_table.join(stranger)
            await waiting_messages(stranger)
            await live_table.handle(stranger, AskAdvice("h1", moment))
            assert codes(await waiting_messages(stranger)) == ["not-seated"]
            await live_table.handle(ann, AskAdvice("h2", moment + 1))
            assert codes(await waiting_messages(ann)) == ["stale-moment"]
            await live_table.handle(ann, AskAdvice("h3", moment))
            await live_table.handle(ann, AskAdvice("h4", moment))  # while the adviser thinks about the first
            assert codes(await waiting_messages(ann)) == ["advice-too-fast"]
            assert isinstance(await next_reply(ann), Advice)

    run(asked())


def test_a_table_without_advice(tmp_path: Path) -> None:
    async def asked() -> None:
        async with playing(tmp_path, advice=False) as (live_table, (ann, _)):
            await live_table.handle(ann, AskAdvice("h1", question_number(live_table, ann.seat)))

            assert codes(await waiting_messages(ann)) == ["no-advice"]
            assert not table_frame(await live_table.stored_table()).advice

    run(asked())


def test_a_person_who_has_answered_meanwhile_still_gets_the_advice(tmp_path: Path) -> None:
    """The client sees by its moment that it is about an older question."""

    async def asked() -> None:
        async with playing(tmp_path) as (live_table, (ann, _)):
            moment = question_number(live_table, ann.seat)
            await live_table.handle(ann, AskAdvice("h1", moment))
            game = (await live_table.stored_table()).game
            assert game is not None
            await live_table.handle(ann, Answer("a1", moment, game.options(ann.seat)[0]))
            advice = await next_reply(ann)

            assert isinstance(advice, Advice) and advice.moment == moment < question_number(live_table, ann.seat)

    run(asked())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_advice_uses_only_what_the_seat_knows(language: str) -> None:
    """The advice is the same in a game that looks the same to the seat."""
    host = Host(Plan(GAME, 2, advice=True)).start()
    seen = 0
    for step in range(6):
        game = host.table.game
        assert game is not None
        seat = game.deciders[0]
        task = host.table.advice_task(host.person(seat), AskAdvice("h", host.table.seats[seat].question_number))
        twin = game.imagine(seat, step).encode(blind=True)
        advice = [
            think(Task(task.game, data, f"{task.kind}-2", seat, step, False, False, language=language))
            for data in (task.data, twin)
        ]
        seen += task.data != twin
        assert advice[0].advice == advice[1].advice != []
        for one in game.deciders:
            host.answer(one)

    assert seen > 3
