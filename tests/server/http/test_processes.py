"""Two processes serve one table through PostgreSQL and Redis: each can serve any seat."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from neopolis.client import Seat, Server
from neopolis.engine.refused import Refused
from neopolis.games import neom, new_angeles
from tests.server.conftest import REDIS, postgresql_database
from tests.server.http.running import Running, party, play, run, running


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two processes with one database and one Redis."""
    folder = tmp_path_factory.mktemp("pair")
    with postgresql_database() as url:
        shared = {"NEOPOLIS_DATABASE_URL": url, "NEOPOLIS_REDIS_URL": REDIS}
        with running(folder / "one", **shared) as one, running(folder / "two", **shared) as two:
            yield one, two


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def over_both(one: Running, two: Running, game: str, bots: tuple[str, ...]) -> str:
    async with party(one, two, game=game, people=2, bots=bots) as table:
        spectator = await Server(two.address).join(table.links.spectator)
        await asyncio.gather(*[play(seat) for seat in table.seats])
        await spectator.until(lambda seen: seen.status == "over")
        results = {str(seat.table.result) for seat in [*table.seats, spectator]}
        await spectator.close()

        assert len(results) == 1
        return await Server(two.address, cookie=table.people[0].cookie).record(table.links.id)


@pytest.mark.parametrize(("game", "bots"), [("neom", ("greedy",)), ("new-angeles", ("plain", "plain"))])
def test_seats_at_different_processes(pair: tuple[Running, Running], game: str, bots: tuple[str, ...]) -> None:
    record = run(over_both(*pair, game, bots))

    assert (neom if game == "neom" else new_angeles).replay(record).over


async def both_answer(one: Running, two: Running) -> None:
    """One person with a socket at each process gives two different answers to one question at the same time."""
    async with party(one, people=1, bots=("greedy",)) as table:
        here = table.seats[0]
        there = await Server(two.address, cookie=table.people[0].cookie).join(table.links.player)
        for _ in range(20):
            await asyncio.gather(*[seat.until(lambda seen: seen.decision is not None) for seat in (here, there)])
            moment = max(here.seen.moment, there.seen.moment)
            for seat in (here, there):
                await seat.until(lambda seen, moment=moment: seen.moment == moment)  # type: ignore[misc]
            assert here.decision is not None
            options = [option.option for option in here.decision.options]
            done = await asyncio.gather(
                here.answer(options[0], moment), there.answer(options[-1], moment), return_exceptions=True
            )
            refused = [one for one in done if isinstance(one, Refused)]

            assert len(refused) == 1, done
            assert refused[0].code in ("stale-moment", "not-asked"), refused
            await here.until(lambda seen, moment=moment: seen.moment > moment)  # type: ignore[misc]
            await there.until(lambda seen, moment=moment: seen.moment > moment)  # type: ignore[misc]
        await there.close()


def test_two_answers_to_one_question_never_both_win(pair: tuple[Running, Running]) -> None:
    run(both_answer(*pair))


async def one_dies(one: Running, two: Running) -> None:
    """The process that drives the bots dies; the other one takes over the table."""
    async with party(one, two, people=2, bots=("greedy",)) as table:
        await asyncio.gather(*[play(seat, most=6) for seat in table.seats])
        await asyncio.to_thread(one.kill)
        moved: Seat = await Server(two.address, cookie=table.people[0].cookie).join(table.links.player)
        await asyncio.gather(play(moved), play(table.seats[1]))
        assert (moved.seen.status, table.seats[1].seen.status) == ("over", "over")
        await moved.close()


def test_a_process_dies_and_another_goes_on(pair: tuple[Running, Running]) -> None:
    try:
        run(one_dies(*pair))
    finally:
        pair[0].start()


async def without_redis(one: Running, two: Running) -> None:
    async with party(one, two, starts=False) as table:
        await table.seats[0].say("Do you hear me?")
        await table.seats[1].until(lambda seen: len(seen.talk) == 1)


def test_without_redis_things_only_take_longer(tmp_path: Path, postgresql_url: str) -> None:
    """Without notices over Redis, changes arrive a few seconds later: every process checks the log regularly."""
    shared = {"NEOPOLIS_DATABASE_URL": postgresql_url, "NEOPOLIS_REDIS_URL": f"redis://127.0.0.1:{free_port()}/0"}
    with running(tmp_path / "one", **shared) as one, running(tmp_path / "two", **shared) as two:
        run(without_redis(one, two))


async def presence(one: Running, two: Running) -> None:
    async with party(one, two, starts=False) as table:
        for seat in table.seats:
            await seat.until(lambda seen: seen.here == (0, 1))
        await table.seats[1].close()
        await table.seats[0].until(lambda seen: seen.here == (0,))


def test_presence_is_known_in_all_processes(pair: tuple[Running, Running]) -> None:
    run(presence(*pair))
