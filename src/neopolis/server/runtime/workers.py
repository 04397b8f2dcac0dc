"""The processes in which bots think, so that no socket ever waits for a bot.

A process that dies or hangs is replaced and its task is tried once more. If that fails too, the outcome has a `fault`.
When all processes are busy, tables with people come first, and then the person whose bots have thought least lately.
So a person with many slow bots delays nobody else's quick ones much. A network counts as a few people at most, because
one person can be many guests.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec

from neopolis.server.runtime.bot_process import LENGTH, Outcome, Task

TRIES: Final = 2
THINK_SECONDS: Final = 30.0  # the longest that a bot may think
START_SECONDS: Final = 60.0  # maximum time for a process to start
LONGEST: Final = 1 << 20  # maximum size of an outcome in bytes
MOST_OWNERS: Final = 10_000  # maximum number of people and networks remembered; beyond that, all are forgotten
NETWORK_SHARES: Final = 4  # as many people does a network count as when all processes are busy
HALF_LIFE: Final = 60.0  # seconds after which the time that an owner's bots have thought counts half
SAME: Final = 0.1  # owners whose bots have thought for as many tenths of a second take turns


class Owner(NamedTuple):
    """For whom a bot thinks: a person, and the network that they come from ("" if it is not known)."""

    person: str = ""
    network: str = ""


NOBODY: Final = Owner()


class _WorkerLost(Exception):
    """The process has died or hangs."""


class _Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def run(self, task: bytes, timeout: float) -> bytes:
        """The outcome of a task. After any failure, cancellation included, the process is killed, because a late
        outcome would be taken for the outcome of the next task.
        """
        try:
            is_new = self.process is None or self.process.returncode is not None
            async with asyncio.timeout(timeout + (START_SECONDS if is_new else 0)):
                return await self._exchange(task)
        except (TimeoutError, OSError, EOFError, _WorkerLost) as error:
            await self.kill()
            raise _WorkerLost from error
        except BaseException:
            await self.kill()
            raise

    async def _exchange(self, task: bytes) -> bytes:
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "neopolis.server.runtime.bot_process")
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        reader, writer = self.process.stdout, self.process.stdin
        if reader is None or writer is None:
            raise _WorkerLost
        writer.write(len(task).to_bytes(LENGTH, "big") + task)
        await writer.drain()
        length = int.from_bytes(await reader.readexactly(LENGTH), "big")
        if length > LONGEST:
            raise _WorkerLost
        return await reader.readexactly(length)

    async def kill(self) -> None:
        """Kill the process, if there is one, and wait until it is gone."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class Usage(NamedTuple):
    """How long (in seconds) an owner's bots have thought lately, and when that was worked out."""

    seconds: float
    at: float

    def until(self, now: float) -> float:
        """What still counts of it at a later time."""
        return float(self.seconds * 0.5 ** ((now - self.at) / HALF_LIFE))


UNUSED: Final = Usage(0.0, 0.0)


class Turn(NamedTuple):
    """A task that waits for a process: whether people are at its table, who opened the table, and if it takes long."""

    has_people: bool
    owner: Owner
    is_slow: bool
    worker: asyncio.Future[_Worker]


def _add(used: dict[str, Usage], owner: str, started: float, now: float) -> None:
    """Add the time since `started` to what an owner has used."""
    if len(used) >= MOST_OWNERS:
        used.clear()
    used[owner] = Usage(used.get(owner, UNUSED).until(now) + now - started, now)


def default_count() -> int:
    """One process per core, except one core for the server; but at least two, because one is kept for quick bots."""
    return max(2, (os.cpu_count() or 2) - 1)


class Workers:
    """The bot processes of a server. `on_done` is called with the seconds that each task took and its fault."""

    def __init__(
        self,
        count: int = 0,
        timeout: float = THINK_SECONDS,
        on_done: Callable[[float, str], None] = lambda _seconds, _fault: None,
    ) -> None:
        self._all = [_Worker() for _ in range(count or default_count())]
        self._idle = list(self._all)  # last in, first out, so that only as many processes as needed are started
        self._turns: list[Turn] = []  # the longest waiting first
        self._served: dict[str, int] = {}  # by person: the number of the last task that got a process
        self._used: dict[str, Usage] = {}  # by person
        self._used_by_network: dict[str, Usage] = {}
        self._count = 0  # tasks that got a process
        self._slow = 0  # slow tasks that have a process
        self._timeout = timeout
        self._on_done = on_done
        self._decoder = msgspec.msgpack.Decoder(Outcome)

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        running = [worker.process for worker in self._all if worker.process is not None]
        return [process.pid for process in running if process.returncode is None]

    async def think(
        self,
        task: Task,
        is_wanted: Callable[[], bool] = lambda: True,
        has_people: bool = True,
        owner: Owner = NOBODY,
        is_slow: bool = False,
    ) -> Outcome:
        """What a bot chooses. If its process fails, the outcome has a `fault`.

        If `is_wanted` says False once a process is free, the bot is not asked and the outcome is empty. `has_people`
        says whether people are at the table, and `owner` who opened it. `is_slow` says that the bot thinks long: such
        tasks never get the last free process, so that quick bots need not wait for them.
        """
        data = msgspec.msgpack.encode(task)
        worker = await self._take(has_people, owner, is_slow)
        try:
            if not is_wanted():
                return Outcome()
            started = time.monotonic()
            try:
                return await self._try(worker, data)
            finally:
                self._note_used(owner, started, time.monotonic())
        finally:
            self._give_back(worker, is_slow)

    def _may_start(self, is_slow: bool) -> bool:
        """Whether a task may get a free process. The last one is for quick tasks, unless there is only one at all."""
        return not is_slow or len(self._all) == 1 or self._slow < len(self._all) - 1

    async def _take(self, has_people: bool, owner: Owner, is_slow: bool = False) -> _Worker:
        """A free process, when it is this task's turn."""
        if self._idle and self._may_start(is_slow):  # then no task waits that could have it
            self._note_served(owner.person)
            self._slow += is_slow
            return self._idle.pop()
        turn = Turn(has_people, owner, is_slow, asyncio.get_running_loop().create_future())
        self._turns.append(turn)
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn in self._turns:
                self._turns.remove(turn)
            elif not turn.worker.cancelled():  # the process came just before the task was cancelled
                self._give_back(turn.worker.result(), is_slow)
            raise

    def _give_back(self, worker: _Worker, is_slow: bool = False) -> None:
        """Give a process to the next task: tables with people first, then owners whose bots have thought least lately,
        and of these the one who has waited for longest.
        """
        self._slow -= is_slow
        waiting = [turn for turn in self._turns if not turn.worker.done() and self._may_start(turn.is_slow)]
        if not waiting:
            self._idle.append(worker)
            return
        turn = min(waiting, key=self._rank)
        self._turns.remove(turn)
        self._note_served(turn.owner.person)
        self._slow += turn.is_slow
        turn.worker.set_result(worker)

    def _rank(self, turn: Turn) -> tuple[bool, int, int]:
        """The place of a task among those that wait: the lowest is next."""
        now, (person, network) = time.monotonic(), turn.owner
        used = self._used.get(person, UNUSED).until(now)
        by_network = self._used_by_network.get(network, UNUSED).until(now)
        counted = max(used, by_network / NETWORK_SHARES)
        return not turn.has_people, int(counted / SAME), self._served.get(person, 0)

    def _note_used(self, owner: Owner, started: float, now: float) -> None:
        _add(self._used, owner.person, started, now)
        if owner.network:
            _add(self._used_by_network, owner.network, started, now)

    def _note_served(self, person: str) -> None:
        if len(self._served) >= MOST_OWNERS:
            self._served.clear()
        self._count += 1
        self._served[person] = self._count

    async def warm_up(self, games: Iterable[str]) -> None:
        """Start a process and let it load these games, so that the first bot need not wait for that."""
        worker = await self._take(has_people=True, owner=NOBODY)
        try:
            for game in games:
                await worker.run(msgspec.msgpack.encode(Task(game, b"", "", 0, 0, False, False)), self._timeout)
        except _WorkerLost:
            return  # the first task starts another process
        finally:
            self._give_back(worker)

    async def _try(self, worker: _Worker, data: bytes) -> Outcome:
        for _ in range(TRIES):
            started = time.monotonic()
            try:
                outcome = self._decoder.decode(await worker.run(data, self._timeout))
            except (_WorkerLost, msgspec.MsgspecError):
                self._on_done(time.monotonic() - started, "lost")
                continue
            self._on_done(time.monotonic() - started, outcome.fault)
            return outcome
        return Outcome(fault="lost")

    async def close(self) -> None:
        """Kill all processes."""
        await asyncio.gather(*[worker.kill() for worker in self._all])
