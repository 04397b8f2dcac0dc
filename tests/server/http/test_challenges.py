"""Challenges on a server: one table per person and round, the same deal for all, results and pars."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import date, timedelta
from pathlib import Path

import httpx
import pytest

from neopolis.engine.refused import Refused
from neopolis.games.challenges import find_round
from neopolis.server.http.routes.challenges import finished_games, open_attempt, ranked, today
from neopolis.server.http.server import Server
from neopolis.server.runtime import pars
from neopolis.server.runtime.bot_process import Outcome, Task
from neopolis.server.settings import read_settings
from neopolis.server.store.people import Guest
from neopolis.server.table.commands import SetPlan, Sit
from neopolis.server.table.log_events import Answered, Closed, Left, Plan
from tests.server.http.running import SECRET, Running, run, running

ANN = Guest("ann", "Ann")
BEN = Guest("ben", "Ben")
HERE = "192.0.2.1"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Server]:
    server = Server(read_settings({"NEOPOLIS_SECRET": SECRET}, folder))
    async with server.running():
        yield server


DAY = date(2026, 11, 18)  # a day that is over, so that no test depends on the time at which it runs
ROUND = find_round("neom", "daily", DAY, DAY)


async def finish(server: Server, table: str, guest: Guest, last: bool) -> None:
    """Play a game to its end, always with the default answer or always with the last option."""
    live_table = server.tables.get(table)
    async with live_table.lock:
        while (game := (await live_table.table()).game) is not None and not game.over:
            decision = game.decision(0)
            await live_table.write([Answered(0, decision.options[-1] if last else decision.default)], guest.id)


def test_everybody_plays_the_same_deal(tmp_path: Path) -> None:
    async def played() -> None:
        async with opened(tmp_path) as server:
            tables = [await open_attempt(server, ROUND, guest, HERE) for guest in (ANN, BEN)]
            games = [(await server.tables.get(one).current_table()).game for one in tables]

            assert tables[0] != tables[1]
            assert [game is not None and game.encode() for game in games] == [ROUND.start().encode()] * 2

    run(played())


def test_only_the_first_attempt_counts(tmp_path: Path) -> None:
    """Whoever asks again gets the same table, even if it was deleted, and through another process."""

    async def played() -> None:
        async with opened(tmp_path) as server, opened(tmp_path) as other:
            table = await open_attempt(server, ROUND, ANN, HERE)
            await finish(server, table, ANN, last=True)
            await server.tables.get(table).write([Closed()], ANN.id)

            assert await open_attempt(other, ROUND, ANN, HERE) == table
            assert (await other.tables.get(table).current_table()).status == "over"

    run(played())


def test_nobody_else_can_play_somebodys_challenge(tmp_path: Path) -> None:
    """Otherwise a person would have two tries, and the opener's result would be somebody else's."""

    async def played() -> None:
        async with opened(tmp_path) as server:
            live_table = server.tables.get(await open_attempt(server, ROUND, ANN, HERE))
            async with live_table.lock:
                await live_table.write([Left(0)], ANN.id)
            table = await live_table.current_table()
            with pytest.raises(Refused) as refused:
                table.handle(BEN.id, BEN.name, Sit("1", 0), 0, "")

            assert refused.value.code == "challenge-own"
            assert table.handle(ANN.id, ANN.name, Sit("2", 0), 0, "") != []

    run(played())


def test_many_requests_at_once_open_one_table(tmp_path: Path) -> None:
    async def played() -> None:
        async with opened(tmp_path) as server:
            tables = await asyncio.gather(*[open_attempt(server, ROUND, ANN, HERE) for _ in range(8)])

            assert len(set(tables)) == len(await server.store.of_people([ANN.id])) == 1

    run(played())


def test_nobody_can_change_a_challenge(tmp_path: Path) -> None:
    """Neither before the start, which a crash can leave for later, nor afterwards."""

    async def played() -> None:
        async with opened(tmp_path) as server:
            table = await server.tables.get(await open_attempt(server, ROUND, ANN, HERE)).current_table()
            with pytest.raises(Refused) as refused:
                table.handle(ANN.id, ANN.name, SetPlan("1", Plan("neom", 1, {"tiles": "5+"})), 0, "")

            assert refused.value.code == "not-gathering"

    run(played())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("challenges")) as found:
        yield found


@contextmanager
def signed_in(server: Running, name: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{server.address}/api", headers={"Origin": server.address}) as client:
        client.post("/guests", json={"name": name}).raise_for_status()
        yield client


def test_a_round_as_people_see_it(server: Running) -> None:
    """Before playing, while playing, and in the language of the reader."""
    with signed_in(server, "Cleo") as cleo:
        before = cleo.get("/challenges/neom/daily", params={"lang": "pl", "day": str(DAY)}).json()["round"]
        links = cleo.post("/challenges/neom/daily", json={"day": before["day"]}).json()
        after = cleo.get("/challenges/neom/daily", params={"day": str(DAY)}).json()["round"]
        now = cleo.get("/challenges").json()

    assert (before["title"], before["yours"], before["players"]) == ("Miasto dnia", None, 0)
    assert [one["title"] for one in now] == ["Today's city", "Duplicate of the week"]
    assert after["yours"] == {"table": links["id"], "status": "playing", "points": None}


def test_days_without_a_round(server: Running) -> None:
    """In the future, before the first one, and what is no day at all."""
    with signed_in(server, "Dora") as dora:
        later = str(today() + timedelta(days=2))
        refused = [
            dora.post("/challenges/neom/daily", json={"day": day}).status_code
            for day in (later, "2026-11-15", "yesterday")
        ]
        seen = dora.get("/challenges/neom/daily", params={"day": later}).status_code

    assert (refused, seen) == ([404, 404, 400], 404)


def test_strangers_must_sign_in_to_play(server: Running) -> None:
    answer = httpx.post(
        f"{server.address}/api/challenges/neom/daily",
        json={"day": str(DAY)},
        headers={"Origin": server.address},
    )

    assert (answer.status_code, answer.json()["code"]) == (401, "nobody")


def test_results_are_ranked(tmp_path: Path) -> None:
    """The best first, with one's own marked; people who have not finished are left out."""

    async def played() -> None:
        async with opened(tmp_path) as server:
            for guest, last in ((ANN, False), (BEN, True)):
                await finish(server, await open_attempt(server, ROUND, guest, HERE), guest, last)
            await open_attempt(server, ROUND, Guest("cleo", "Cleo"), HERE)
            shown = ranked((await finished_games(server, [ROUND]))[ROUND.deal], BEN)

            assert sorted(one.name for one in shown) == ["Ann", "Ben"]
            assert [one.points for one in shown] == sorted([one.points for one in shown], reverse=True)
            assert [one.you for one in shown] == [one.name == "Ben" for one in shown]

    run(played())


def test_the_par_is_worked_out_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot plays the deal in the background. Another process finds the result in the database."""
    tasks: list[Task] = []

    class Defaults:
        async def think(self, task: Task, **_: object) -> Outcome:
            tasks.append(task)
            game = ROUND.game.decode(task.data)
            return Outcome(option=game.decision(task.seat).default)

    async def worked() -> None:
        async with opened(tmp_path) as server:
            found = pars.Pars(server.store, Defaults())  # type: ignore[arg-type]
            assert await found.find([ROUND], [ROUND]) == {}
            while not (known := await found.find([ROUND], [ROUND])):
                await asyncio.sleep(0.01)
            asked = len(tasks)
            again = pars.Pars(server.store, Defaults())  # type: ignore[arg-type]

            assert await again.find([ROUND], []) == known and len(tasks) == asked
            assert {task.bot for task in tasks} == {"searcher-32"}

    run(worked())


def test_a_par_that_fails_holds_up_no_other(tmp_path: Path) -> None:
    """A bot without an answer is not asked again and again by everybody who looks."""
    asked: list[Task] = []
    other = find_round("neom", "daily", date(2026, 11, 17), DAY)

    class Broken:
        async def think(self, task: Task, **_: object) -> Outcome:
            asked.append(task)
            game = ROUND.game.decode(task.data)
            illegal = len(asked) == 1
            return Outcome(option=-1 if illegal else game.decision(task.seat).default)

    async def worked() -> None:
        async with opened(tmp_path) as server:
            found = pars.Pars(server.store, Broken())  # type: ignore[arg-type]
            await found.find([ROUND, other], [ROUND, other])
            while not (known := await found.find([ROUND, other], [ROUND, other])):
                await asyncio.sleep(0.01)

            assert list(known) == [other.deal]
            await found.close()

    run(worked())
