"""The server is killed or stopped for a while: every table goes on at the same decision."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from neopolis.client import Seat
from neopolis.games import neom
from tests.server.http.running import Party, Running, party, play, run, running


def position(seat: Seat) -> tuple[object, ...]:
    """Everything that a seat knows of the game."""
    seen = seat.seen
    return dict(seen.view), seen.decision, seen.moment, seen.history, seen.status


@contextlib.asynccontextmanager
async def again(table: Party) -> AsyncIterator[list[Seat]]:
    """The same people with new sockets."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await person.join(table.links.player)) for person in table.people]


async def killed_in_mid_game(server: Running) -> str:
    async with party(server, people=2, bots=("greedy",)) as table:
        await asyncio.gather(*[play(seat, most=20) for seat in table.seats])
        await table.bots_answered()
        before = [position(seat) for seat in table.seats]
        server.kill()
        server.start()
        async with again(table) as seats:
            assert [position(seat) for seat in seats] == before
            await asyncio.gather(*[play(seat) for seat in seats])
        return await table.people[0].record(table.links.id)


def test_after_a_kill_the_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        record = run(killed_in_mid_game(server))

    assert neom.replay(record).over


async def waiting_for_bots(server: Running) -> None:
    """The server dies while bots owe an answer. After the restart they answer without any client's help."""
    async with party(server, people=1, bots=("greedy", "greedy", "greedy")) as table:
        await play(table.seats[0], most=3)
        server.kill()
        server.start()
        async with again(table) as (seat,):
            await seat.until(lambda seen: seen.decision is not None)
            await play(seat, most=3)


def test_bots_are_asked_again_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        run(waiting_for_bots(server))


@pytest.mark.parametrize("stop", ["stop", "kill"])
def test_a_connection_comes_back_by_itself(tmp_path: Path, stop: str) -> None:
    async def comes_back(server: Running) -> None:
        async with party(server, starts=False) as table:
            await asyncio.to_thread(getattr(server, stop))
            saying = asyncio.create_task(table.seats[1].say("Are you there?"))
            await asyncio.to_thread(server.start)
            await saying
            seen = await table.seats[0].until(lambda seen: len(seen.talk) == 1)

            assert [line.text for line in seen.talk] == ["Are you there?"]

    with running(tmp_path) as server:
        run(comes_back(server))
