"""Bots think in processes of their own, so that no table's socket ever waits for one.

A process that dies or hangs is replaced and its task tried once more; then the table is told that there is no outcome,
and goes on without.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

from neopolis.server.runtime.bot_process import LENGTH, Outcome, Task

TRIES: Final = 2
PATIENCE: Final = 30.0  # seconds that a bot may think; its fastest colleagues take a thousandth
WARM_UP: Final = 60.0  # seconds for a process to start in
LONGEST: Final = 1 << 20


class _Lost(Exception):
    """The process is of no use any more."""


class _Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, task: bytes, patience: float) -> bytes:
        """The outcome of a task. Whatever goes wrong, cancelling included, ends the process: its answers would be
        out of step.
        """
        try:
            fresh = self.process is None or self.process.returncode is not None
            async with asyncio.timeout(patience + (WARM_UP if fresh else 0)):
                return await self._exchange(task)
        except (TimeoutError, OSError, EOFError, _Lost) as error:
            await self.end()
            raise _Lost from error
        except BaseException:
            await self.end()
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
            raise _Lost
        writer.write(len(task).to_bytes(LENGTH, "big") + task)
        await writer.drain()
        length = int.from_bytes(await reader.readexactly(LENGTH), "big")
        if length > LONGEST:
            raise _Lost
        return await reader.readexactly(length)

    async def end(self) -> None:
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
    """As many processes as there are cores, but for one that serves."""
    return max(1, (os.cpu_count() or 2) - 1)


class Workers:
    """The processes of a server. `told` hears the seconds that each task took."""

    def __init__(
        self, count: int = 0, patience: float = PATIENCE, told: Callable[[float, str], None] = lambda _s, _f: None
    ) -> None:
        self._all = [_Worker() for _ in range(count or default_count())]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()  # so that few are started when few are needed
        for worker in self._all:
            self._idle.put_nowait(worker)
        self._patience = patience
        self._told = told
        self._decoder = msgspec.msgpack.Decoder(Outcome)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run now."""
        running = [worker.process for worker in self._all if worker.process is not None]
        return [process.pid for process in running if process.returncode is None]

    async def think(self, task: Task) -> Outcome:
        """What a bot does; with a `fault` in it if that could not be found out."""
        data = msgspec.msgpack.encode(task)
        worker = await self._idle.get()
        try:
            return await self._try(worker, data)
        finally:
            self._idle.put_nowait(worker)

    async def _try(self, worker: _Worker, data: bytes) -> Outcome:
        for _ in range(TRIES):
            begun = time.monotonic()
            try:
                outcome = self._decoder.decode(await worker.ask(data, self._patience))
            except (_Lost, msgspec.MsgspecError):
                self._told(time.monotonic() - begun, "lost")
                continue
            self._told(time.monotonic() - begun, outcome.fault)
            return outcome
        return Outcome(fault="lost")

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[worker.end() for worker in self._all])
