"""Reviews on a server: what the page shows of a finished game's worst and best decisions."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from neopolis.bots import Observation
from neopolis.games import neom
from neopolis.games.neom.definition import GAME, NeomDefinition
from neopolis.games.registry import definition
from neopolis.lab.playback import Playback
from neopolis.lab.review import Request, review
from neopolis.server.runtime import bot_process, reviews
from neopolis.server.runtime.bot_process import Outcome, Task
from neopolis.server.runtime.reviews import FAILED, MOST_OWN, Reviews, ReviewShown, Wanted
from neopolis.server.store.errors import Unavailable
from tests.server.http.running import Running, run, running

HERE = "192.0.2.1"
NEOM = definition("neom")


class Inline:
    """Thinks in this process, as a bot process would, and counts the tasks."""

    def __init__(self, fault: str = "") -> None:
        self.tasks: list[Task] = []
        self.fault = fault

    async def think(self, task: Task, **_: object) -> Outcome:
        await asyncio.sleep(0)
        self.tasks.append(task)
        return Outcome(fault=self.fault) if self.fault else bot_process.think(task)


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NeomDefinition, "adviser", "planner")


@pytest.fixture(scope="module")
def record() -> str:
    """A solo game of a planner that often takes its worst option."""
    game, bot = neom.start(seats=1, seed=3), GAME.make_bot("planner", 5)
    for number in range(10_000):
        if game.over:
            break
        seat = game.deciders[0]
        values = bot.values(Observation(game, seat))
        choice = bot.choose(Observation(game, seat))
        game.play(seat, values[-1].option if values and number % 7 == 0 else choice)
    return game.record()


async def ready(found: Reviews, wanted: Wanted, record: str) -> ReviewShown:
    """The review when it is ready, or has failed."""
    while not (shown := await found.find(wanted, NEOM, record, HERE)).is_ready and shown.total:
        await asyncio.sleep(0.01)
    return shown


def test_a_review_is_that_of_the_command(record: str) -> None:
    """The server finds what `neopolis review` finds."""
    shown = run(ready(Reviews(Inline()), Wanted("table", 0, "en"), record))  # type: ignore[arg-type]
    expected = review(GAME, Playback(GAME, record), Request(0, "planner"), lambda done: None)

    assert [one.move for one in shown.mistakes] == [one.move for one in expected.mistakes] != []
    assert [one.chosen for one in shown.mistakes] == [one.chosen.text for one in expected.mistakes]
    assert shown.best is not None and expected.best is not None and shown.best.move == expected.best.move
    assert (shown.unit, shown.decisions) == (expected.unit, expected.decisions)


def test_a_review_is_worked_out_once(record: str) -> None:
    """However many people ask, at the same time or later."""

    async def asked() -> None:
        workers = Inline()
        found, wanted = Reviews(workers), Wanted("table", 0, "en")  # type: ignore[arg-type]
        shown = await asyncio.gather(*[ready(found, wanted, record) for _ in range(5)])
        again = await found.find(wanted, NEOM, record, HERE)

        assert all(one == again for one in shown)
        assert len(workers.tasks) == again.decisions

    run(asked())


def test_a_review_speaks_the_readers_language(record: str) -> None:
    shown = run(ready(Reviews(Inline()), Wanted("table", 0, "pl"), record))  # type: ignore[arg-type]

    assert any("kafel" in one.question for one in shown.mistakes)


def test_a_review_that_fails_says_so(record: str) -> None:
    """If a bot process fails, nobody waits forever."""
    assert run(ready(Reviews(Inline("lost")), Wanted("table", 0, "en"), record)) == FAILED  # type: ignore[arg-type]


def test_a_review_that_failed_can_be_asked_for_again(record: str) -> None:
    """A lost bot process costs one answer, not all later ones."""

    async def asked() -> None:
        workers = Inline("lost")
        found, wanted = Reviews(workers), Wanted("table", 0, "en")  # type: ignore[arg-type]
        assert await ready(found, wanted, record) == FAILED
        workers.fault = ""

        assert (await ready(found, wanted, record)).is_ready

    run(asked())


def test_only_a_few_reviews_at_once(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_RUNNING", 1)

    async def asked() -> None:
        found = Reviews(Inline())  # type: ignore[arg-type]
        await found.find(Wanted("one", 0, "en"), NEOM, record, HERE)
        with pytest.raises(Unavailable):
            await found.find(Wanted("another", 0, "en"), NEOM, record, HERE)
        await found.close()

    run(asked())


def test_one_network_leaves_reviews_to_others(record: str) -> None:
    """Otherwise one person with four long reviews would keep everybody else waiting. Then they can start another."""

    async def asked() -> None:
        found = Reviews(Inline())  # type: ignore[arg-type]
        for seat in range(MOST_OWN):
            await found.find(Wanted("own", seat, "en"), NEOM, record, HERE)
        with pytest.raises(Unavailable):
            await found.find(Wanted("own", 5, "en"), NEOM, record, HERE)
        assert not (await found.find(Wanted("other", 0, "en"), NEOM, record, "192.0.2.2")).is_ready
        assert (await ready(found, Wanted("own", 0, "en"), record)).is_ready
        while len(found._tasks) > 1:
            await asyncio.sleep(0.01)
        assert not (await found.find(Wanted("own", 6, "en"), NEOM, record, HERE)).is_ready
        await found.close()

    run(asked())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("reviews")) as found:
        yield found


def test_running_games_have_no_review(server: Running) -> None:
    """It would tell what the others might hold, as any advice does."""
    with httpx.Client(base_url=f"{server.address}/api", headers={"Origin": server.address}) as ada:
        ada.post("/guests", json={"name": "Ada"})
        table = ada.post("/challenges/neom/daily", json={"day": "2026-11-18"}).json()["id"]
        answer = ada.get(f"/tables/{table}/review", params={"seat": 0})

    assert (answer.status_code, answer.json()["code"]) == (409, "record-while-playing")
