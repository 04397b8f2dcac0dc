"""Bot processes: bots answer, and no table waits for ever."""

import asyncio
import os
import signal
from types import SimpleNamespace

import msgspec
import pytest

from neopolis.games import neom, new_angeles
from neopolis.server.runtime import workers as workers_module
from neopolis.server.runtime.bot_process import Outcome, Task, think
from neopolis.server.runtime.workers import NETWORK_SHARES, SAME, Owner, Workers

NEOM = neom.start(seats=3, seed=1)
NEW_ANGELES = new_angeles.start(seats=4, seed=1)


def neom_task(bot: str = "greedy", data: bytes = b"") -> Task:
    return Task("neom", data or NEOM.encode(), bot, NEOM.deciders[0], 5, may_take_side_action=False, must_answer=True)


def new_angeles_task(answers: bool = True) -> Task:
    return Task(
        "new-angeles",
        NEW_ANGELES.encode(),
        "plain",
        NEW_ANGELES.deciders[0],
        5,
        may_take_side_action=True,
        must_answer=answers,
    )


async def with_workers(*tasks: Task, count: int = 1) -> list[Outcome]:
    workers = Workers(count)
    try:
        return await asyncio.gather(*[workers.think(task) for task in tasks])
    finally:
        await workers.close()


def test_bots_answer_as_in_this_process() -> None:
    tasks = [neom_task(), new_angeles_task(), neom_task("random")]

    assert asyncio.run(with_workers(*tasks)) == [think(task) for task in tasks]


def test_a_bot_does_not_think_in_vain() -> None:
    """A table may have moved to another process while its bots waited for their turn."""

    async def asked() -> tuple[Outcome, list[int]]:
        workers = Workers(1)
        return await workers.think(neom_task(), lambda: False), workers.processes

    assert asyncio.run(asked()) == (Outcome(), [])


def test_bots_of_tables_with_people_go_first_and_owners_take_turns() -> None:
    """A guest with many tables, or with tables where only bots play, delays nobody else much."""
    order, seeds = list[str](), iter(range(100))
    names: dict[int, str] = {}

    def ask(workers: Workers, owner: str, has_people: bool) -> asyncio.Task[Outcome]:
        task = msgspec.structs.replace(neom_task(), seed=next(seeds))
        names[task.seed] = f"{owner}, {'people' if has_people else 'bots'}"
        return asyncio.create_task(workers.think(task, has_people=has_people, owner=Owner(owner)))

    class Watched(Workers):
        async def _try(self, worker: object, data: bytes) -> Outcome:
            order.append(names[msgspec.msgpack.decode(data, type=Task).seed])
            await asyncio.sleep(0)
            return Outcome()

    async def asked() -> None:
        workers = Watched(1)
        eve = [ask(workers, "eve", False) for _ in range(4)]
        gone = ask(workers, "gone", True)
        others = [ask(workers, *one) for one in [("eve", True), ("eve", True), ("ann", True), ("ben", False)]]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*eve, *others)
        assert gone.cancelled() and (await ask(workers, "eve", False)) == Outcome()

    asyncio.run(asked())

    people = ["ann, people", "eve, people", "eve, people"]
    assert order == ["eve, bots", *people, "ben, bots", *["eve, bots"] * 4]


def test_a_network_counts_as_a_few_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person can be many guests, and each of them would get a turn before anybody has a second one."""
    now, order = 0.0, list[str]()
    monkeypatch.setattr(workers_module, "time", SimpleNamespace(monotonic=lambda: now))

    class Watched(Workers):
        async def _try(self, worker: object, data: bytes) -> Outcome:
            nonlocal now
            order.append(msgspec.msgpack.decode(data, type=Task).bot)
            now += 1
            await asyncio.sleep(0)
            return Outcome()

    async def asked() -> None:
        workers = Watched(1)
        guests = [Owner(f"eve {number}", "10.0.0.1") for number in range(20)]
        others = [Owner("ann", "10.0.0.2"), Owner("ben")]

        async def thinks(owner: Owner, times: int) -> None:
            for _ in range(times):
                await workers.think(neom_task(owner.person), owner=owner)

        await asyncio.gather(*[thinks(one, 1) for one in guests], *[thinks(one, 3) for one in others])

    asyncio.run(asked())
    last = [len(order) - order[::-1].index(name) for name in ("ann", "ben")]

    assert max(last) <= 3 * (NETWORK_SHARES + 2)


def test_quick_bots_do_not_wait_for_all_slow_ones() -> None:
    """Each task of a guest with quick bots waits for one slow task at most, however many guests have such."""
    order: list[str] = []

    class Slow(Workers):
        async def _try(self, worker: object, data: bytes) -> Outcome:
            owner = msgspec.msgpack.decode(data, type=Task).bot
            order.append(owner)
            await asyncio.sleep(0 if owner == "ann" else 2 * SAME)
            return Outcome()

    async def asked() -> None:
        workers = Slow(1)

        async def think_often(owner: str, times: int) -> None:
            for _ in range(times):
                await workers.think(neom_task(owner), owner=Owner(owner))

        guests = [f"guest {number}" for number in range(6)]
        await asyncio.gather(*[think_often(guest, 1) for guest in guests])
        order.clear()
        await asyncio.gather(*[think_often(guest, 1) for guest in guests], think_often("ann", 5))

    asyncio.run(asked())

    assert order[1::2] == ["ann"] * 5


def test_slow_bots_leave_a_process_to_quick_ones() -> None:
    """However many slow tasks there are, a quick one starts at once. Cancelled tasks do not upset the count."""
    running: list[str] = []
    done = asyncio.Event()

    class Slow(Workers):
        async def _try(self, worker: object, data: bytes) -> Outcome:
            bot = msgspec.msgpack.decode(data, type=Task).bot
            running.append(bot)
            if bot == "slow":
                await done.wait()
            return Outcome()

    async def asked() -> None:
        workers = Slow(3)
        slow = [asyncio.create_task(workers.think(neom_task("slow"), is_slow=True)) for _ in range(5)]
        await asyncio.sleep(0)
        await workers.think(neom_task("quick"))
        assert running == ["slow", "slow", "quick"]
        slow[0].cancel()
        slow[4].cancel()
        await asyncio.gather(slow[0], slow[4], return_exceptions=True)
        await workers.think(neom_task("quick"))
        assert running == ["slow", "slow", "quick", "slow", "quick"]
        done.set()
        await asyncio.gather(*slow[1:4])

    asyncio.run(asked())
    assert running.count("slow") == 4


def test_a_single_process_takes_slow_tasks_too() -> None:
    async def asked() -> Outcome:
        workers = Workers(1)
        try:
            return await workers.think(neom_task(), is_slow=True)
        finally:
            await workers.close()

    assert asyncio.run(asked()) == think(neom_task())


def test_an_answer_is_one_of_the_options() -> None:
    outcome = asyncio.run(with_workers(neom_task()))[0]

    assert outcome.option in NEOM.decision(NEOM.deciders[0]).options


def test_a_bot_without_a_question_need_not_act() -> None:
    assert think(new_angeles_task(answers=False)).option is None


def test_an_impossible_task_is_a_fault() -> None:
    unknown, damaged = asyncio.run(with_workers(neom_task("nobody"), neom_task(data=b"damaged")))

    assert (unknown.fault, damaged.fault) == ("unknown-bot", "bad-bytes")


async def _while_broken(how: signal.Signals) -> Outcome:
    workers = Workers(1, timeout=1.0)
    try:
        await workers.think(neom_task())
        os.kill(workers.processes[0], how)
        return await workers.think(neom_task())
    finally:
        await workers.close()


def test_a_process_that_dies_is_replaced() -> None:
    assert asyncio.run(_while_broken(signal.SIGKILL)) == think(neom_task())


def test_a_process_that_hangs_is_replaced() -> None:
    assert asyncio.run(_while_broken(signal.SIGSTOP)) == think(neom_task())


async def _always_dying() -> Outcome:
    workers = Workers(1, timeout=0.5)

    async def kill_each() -> None:
        killed: set[int] = set()
        while True:
            for process in set(workers.processes) - killed:
                os.kill(process, signal.SIGKILL)
                killed.add(process)
            await asyncio.sleep(0.01)

    killing = asyncio.create_task(kill_each())
    try:
        return await workers.think(neom_task())
    finally:
        killing.cancel()
        await workers.close()


def test_a_task_that_fails_twice_is_given_up() -> None:
    assert asyncio.run(_always_dying()) == Outcome(fault="lost")


async def _closed() -> list[int]:
    workers = Workers(2)
    await asyncio.gather(workers.think(neom_task()), workers.think(neom_task()))
    processes = workers.processes
    await workers.close()
    return [process for process in processes if os.path.exists(f"/proc/{process}")]


def test_no_process_is_left_running() -> None:
    assert asyncio.run(_closed()) == []
