"""Lets the bots of a table think, answer and speak, one rest point after the other, as long as they owe something."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from neopolis.bots import bot_seed
from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.runtime.bot_process import Outcome, Task
from neopolis.server.runtime.clock import now_ms
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.store.faults import Conflict, Unavailable
from neopolis.server.table.bot_work import BotTask
from neopolis.server.table.log_events import LogEvent, TookSideAction
from neopolis.server.table.table import Table


class Driven(Protocol):
    """What a driver needs of a room."""

    @property
    def id(self) -> str: ...
    @property
    def context(self) -> ServerContext: ...
    @property
    def lock(self) -> asyncio.Lock: ...
    async def table(self) -> Table: ...
    async def act(self, events: Sequence[LogEvent]) -> None: ...
    def show_news(self, table: Table) -> None: ...


class Driver:
    """Drives the bots of one room, in a task of its own that ends when nothing is left to do."""

    def __init__(self, live: Driven) -> None:
        self._room = live
        self._stirred = False
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def stir(self) -> None:
        """Something has happened: see whether bots have to do something."""
        self._stirred = True
        if not self.is_busy:
            self._task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drive(self) -> None:
        """Go on until bots owe nothing. If the storage is away, whoever looks for overdue tables goes on later."""
        while self._stirred:
            self._stirred = False
            try:
                while await self._step():
                    pass
            except Unavailable as away:
                self._room.context.metrics.storage_errors.inc()
                warn("storage-away", away.__cause__, table=self._room.id)
            except Refused as refused:
                warn("bots-stopped", table=self._room.id, code=refused.code)

    async def _step(self) -> bool:
        """Let bots do what they owe now; False if they owe nothing."""
        tasks, seq = await self._owed()
        if not tasks:
            return False
        think = self._room.context.workers.think
        outcomes = await asyncio.gather(*[think(self._task_of(task, seq)) for task in tasks])
        await self._do(tasks, outcomes)
        return True

    async def _owed(self) -> tuple[list[BotTask], int]:
        """What bots owe, after the table itself has answered for those that have nothing to say."""
        live = self._room
        async with live.lock:
            table = await live.table()
            while events := table.tick(now_ms()):
                try:
                    await live.act(events)
                except Conflict:
                    live.context.metrics.conflicts.inc()
                table = await live.table()
            live.show_news(table)
            return table.bot_tasks(now_ms()), table.seq

    def _task_of(self, task: BotTask, seq: int) -> Task:
        seed = bot_seed(self._room.context.keys.chance(self._room.id, seq), task.seat)
        return Task(task.game, task.data, task.kind, task.seat, seed, task.may_take_side_action, task.must_answer)

    async def _do(self, tasks: list[BotTask], outcomes: list[Outcome]) -> None:
        """Write what the bots have done, as far as it still fits."""
        live = self._room
        async with live.lock:
            table = await live.table()
            owed = table.bot_tasks(now_ms())
            fitting = [(task, outcome) for task, outcome in zip(tasks, outcomes, strict=True) if task in owed]
            events = _deeds(table, fitting)
            if not events:
                return
            try:
                await live.act(events)
            except Conflict:
                live.context.metrics.conflicts.inc()


def _deeds(table: Table, thought: list[tuple[BotTask, Outcome]]) -> list[LogEvent]:
    """Of what bots say only the first, as it may change everything; answers are independent of each other."""
    answers: list[LogEvent] = []
    for task, outcome in thought:
        event = _deed(table, task, outcome)
        if isinstance(event, TookSideAction):
            return [event]
        if event is not None:
            answers.append(event)
        else:
            table.mark_idle(task.seat)
    return answers


def _deed(table: Table, task: BotTask, outcome: Outcome) -> LogEvent | None:
    """What a bot has done; if it failed, or did what is not allowed, the question's default."""
    if not outcome.fault:
        try:
            return table.bot_event(task, outcome.row, outcome.option)
        except Refused as refused:
            warn("bot-refused", table=table.id, code=refused.code, bot=task.kind)
    return table.default_bot_event(task)
