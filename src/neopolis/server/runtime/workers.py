"""The processes in which bots think, so that no socket ever waits for a bot.

A process that dies or hangs is replaced and its task is tried once more. If that fails too, the outcome has a `fault`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from neopolis.server.runtime.bot_process import LENGTH, Outcome, Task

TRIES: Final = 2
THINK_SECONDS: Final = 30.0  # the longest that a bot may think
START_SECONDS: Final = 60.0  # maximum time for a process to start
LONGEST: Final = 1 << 20  # maximum size of an outcome in bytes


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


def default_count() -> int:
    """One process per core, except one core for the server."""
    return max(1, (os.cpu_count() or 2) - 1)


class Workers:
    """The bot processes of a server. `on_done` is called with the seconds that each task took and its fault."""

    def __init__(
        self,
        count: int = 0,
        timeout: float = THINK_SECONDS,
        on_done: Callable[[float, str], None] = lambda _seconds, _fault: None,
    ) -> None:
        self._all = [_Worker() for _ in range(count or default_count())]
        self._idle: asyncio.LifoQueue[_Worker] = (
            asyncio.LifoQueue()
        )  # last in, first out, so that only as many processes as needed are started
        for worker in self._all:
            self._idle.put_nowait(worker)
        self._timeout = timeout
        self._on_done = on_done
        self._decoder = msgspec.msgpack.Decoder(Outcome)

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        running = [worker.process for worker in self._all if worker.process is not None]
        return [process.pid for process in running if process.returncode is None]

    async def think(self, task: Task, is_wanted: Callable[[], bool] = lambda: True) -> Outcome:
        """What a bot chooses. If its process fails, the outcome has a `fault`.

        If `is_wanted` says False once a process is free, the bot is not asked and the outcome is empty.
        """
        data = msgspec.msgpack.encode(task)
        worker = await self._idle.get()
        try:
            if not is_wanted():
                return Outcome()
            return await self._try(worker, data)
        finally:
            self._idle.put_nowait(worker)

    async def warm_up(self, games: Iterable[str]) -> None:
        """Start a process and let it load these games, so that the first bot need not wait for that."""
        worker = await self._idle.get()
        try:
            for game in games:
                await worker.run(msgspec.msgpack.encode(Task(game, b"", "", 0, 0, False, False)), self._timeout)
        except _WorkerLost:
            return  # the first task starts another process
        finally:
            self._idle.put_nowait(worker)

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
