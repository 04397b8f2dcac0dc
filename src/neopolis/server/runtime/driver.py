"""Lets the bots of a table think and act, until none of them has anything left to do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from neopolis.bots import bot_seed
from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.runtime.bot_process import Outcome, Task
from neopolis.server.runtime.server_context import ServerContext
from neopolis.server.runtime.workers import Owner
from neopolis.server.store.errors import Conflict, Unavailable
from neopolis.server.table.bot_work import BotTask
from neopolis.server.table.log_events import LogEvent, TookSideAction
from neopolis.server.table.pace import hesitations
from neopolis.server.table.table import Table


class DrivenTable(Protocol):
    """The parts of a live table that a driver uses."""

    @property
    def id(self) -> str: ...
    @property
    def network(self) -> str: ...
    @property
    def context(self) -> ServerContext: ...
    @property
    def lock(self) -> asyncio.Lock: ...
    async def table(self) -> Table: ...
    async def move_deadlines(self) -> None: ...
    def due_events(self, table: Table) -> list[LogEvent]: ...
    async def write_and_send(self, events: Sequence[LogEvent]) -> None: ...
    def send_unsent_changes(self, table: Table) -> None: ...


class Driver:
    """Drives the bots of one table, in an asyncio task that ends when nothing is left to do."""

    def __init__(self, live_table: DrivenTable) -> None:
        self._live_table = live_table
        self._is_woken = False
        self._task: asyncio.Task[None] | None = None
        self._is_retired = False
        self._alarm: asyncio.TimerHandle | None = None  # for the time when a bot has hesitated long enough

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Check whether bots have something to do. Call this after every change."""
        if self._is_retired:
            return
        self._is_woken = True
        if not self.is_busy:
            self._task = asyncio.create_task(self._drive())

    def retire(self) -> None:
        """Write nothing more. The caller must hold the table's lock, so that no write is under way.

        Bots that are thinking may finish, although nobody uses the result. To interrupt one, its process would have to
        be restarted, and the bots of all other tables would wait for that.
        """
        self._is_retired = True
        self._stop_alarm()

    async def stop(self) -> None:
        self._stop_alarm()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drive(self) -> None:
        """Work until no bot has anything to do. If the database fails, the registry wakes the driver again later."""
        while self._is_woken:
            self._is_woken = False
            try:
                while await self._step():
                    pass
            except Unavailable as unavailable:
                self._live_table.context.metrics.storage_errors.inc()
                warn("database-unavailable", unavailable.__cause__, table=self._live_table.id)
            except Refused as refused:
                warn("bots-stopped", table=self._live_table.id, code=refused.code)

    async def _step(self) -> bool:
        """Make the bots do their current tasks; False if there are none."""
        tasks, table = await self._find_tasks()
        if not tasks or table is None:
            if table is not None:
                self._set_alarm(table)
            return False
        think, seq = self._live_table.context.workers.think, table.seq
        has_people = any([seat.is_played for seat in table.seats])
        is_wanted, takes_long = (lambda: not self._is_retired), table.definition.thinks_long
        owner = Owner(table.host, self._live_table.network)
        asked = [
            think(self._process_task(task, seq), is_wanted, has_people, owner, takes_long(task.kind)) for task in tasks
        ]
        outcomes = await asyncio.gather(*asked)
        await self._write(tasks, outcomes)
        return True

    def _set_alarm(self, table: Table) -> None:
        """Go on as soon as a bot has hesitated long enough. The maintenance would notice it up to a second later."""
        self._stop_alarm()
        now = self._live_table.context.clock.now()
        left = [one.until - now for one in hesitations(table) if one.until > now]
        if left and not self._is_retired:
            self._alarm = asyncio.get_running_loop().call_later(min(left) / 1000, self.wake)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _find_tasks(self) -> tuple[list[BotTask], Table | None]:
        """Do all due work that needs no bot. Then return the tasks of the bots, and the table as it is now."""
        live_table = self._live_table
        async with live_table.lock:
            if self._is_retired:
                return [], None
            await live_table.move_deadlines()
            table = await live_table.table()
            while events := live_table.due_events(table):
                try:
                    await live_table.write_and_send(events)
                except Conflict:
                    live_table.context.metrics.conflicts.inc()
                table = await live_table.table()
            live_table.send_unsent_changes(table)
            return table.bot_tasks(live_table.context.clock.now()), table

    def _process_task(self, task: BotTask, seq: int) -> Task:
        return process_task(task, self._live_table.context.keys.bot_seed(self._live_table.id, seq))

    async def _write(self, tasks: list[BotTask], outcomes: list[Outcome]) -> None:
        """Write what the bots chose, unless their task has changed meanwhile."""
        live_table = self._live_table
        async with live_table.lock:
            if self._is_retired:
                return
            await live_table.move_deadlines()  # the machine may have been suspended while the bots were thinking
            table = await live_table.table()
            current = table.bot_tasks(live_table.context.clock.now())
            valid = [(task, outcome) for task, outcome in zip(tasks, outcomes, strict=True) if task in current]
            events = _events(table, valid)
            if not events:
                return
            try:
                await live_table.write_and_send(events)
            except Conflict:
                live_table.context.metrics.conflicts.inc()


def process_task(task: BotTask, seed: int, language: str = "") -> Task:
    """A task as a bot process takes it. With a `language`, it asks for advice."""
    may, must = task.may_take_side_action, task.must_answer
    own = bot_seed(seed, task.seat)
    return Task(task.game, task.data, task.kind, task.seat, own, may, must, task.pack, task.heard, language)


def _events(table: Table, chosen: list[tuple[BotTask, Outcome]]) -> list[LogEvent]:
    """The events to write: the first side action alone, because it may change everything, or else all answers."""
    answers: list[LogEvent] = []
    for task, outcome in chosen:
        events = _events_of(table, task, outcome)
        if events and isinstance(events[-1], TookSideAction):
            return events
        if not events:
            table.mark_idle(task.seat)
        answers += events
    return answers


def _events_of(table: Table, task: BotTask, outcome: Outcome) -> list[LogEvent]:
    """The events for what a bot chose; the default answer if the bot failed or chose something illegal."""
    if not outcome.fault:
        try:
            return table.bot_events(task, outcome.row, outcome.option, outcome.reason)
        except Refused as refused:
            warn("bot-refused", table=table.id, code=refused.code, bot=task.kind)
    event = table.default_bot_event(task)
    return [] if event is None else [event]
