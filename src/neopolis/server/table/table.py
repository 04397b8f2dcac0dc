"""A table, built from its log. It takes commands and a time and returns log events to store.

It uses no clock, socket, disk or random numbers, so the same entries make the same table in every process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from neopolis.engine.reason import Reason
from neopolis.games.wire import SideCommand, SideQuery, SideReply
from neopolis.server.table import bot_work, lesson_table, lobby, play
from neopolis.server.table.bot_work import BotTask
from neopolis.server.table.clocks import SECOND, deadline, is_running
from neopolis.server.table.commands import (
    Answer,
    AskAdvice,
    Close,
    Command,
    Continue,
    EndLesson,
    Leave,
    Pause,
    Ping,
    RenewLinks,
    Resume,
    Return,
    Say,
    SetPlan,
    SetReady,
    SetShare,
    Sit,
    StandIn,
    Start,
    Sync,
    TakeBack,
    Vote,
)
from neopolis.server.table.log_events import Entry, Interrupted, LogEvent, Paused, Revealed, StoodIn
from neopolis.server.table.quota import check_stored
from neopolis.server.table.reducer import reduce_entry
from neopolis.server.table.snapshots import restore, save
from neopolis.server.table.state import NO_SEAT, TableState
from neopolis.server.table.table_data import OVER, PLAYING

SHORTEST_STOP: Final = SECOND  # a shorter one is only the end of a stop that another process has already logged

Span = tuple[int, int]  # start and end, in milliseconds


class Table(TableState):
    """A table that only log entries change."""

    def apply(self, entry: Entry) -> None:
        """Apply the next entry of the log. Events from `handle`, `tick` and the bots can always be applied."""
        reduce_entry(self, entry)

    def copy(self) -> Table:
        """An equal table. Entries applied to one of the two do not change the other."""
        data, table = self.data, Table(self.id)
        table.data = msgspec.structs.replace(
            data,
            seats=[msgspec.structs.replace(seat_data) for seat_data in data.seats],
            message_ids={**data.message_ids},
            seats_held={**data.seats_held},
            bytes_stored={**data.bytes_stored},
        )
        if self.game is not None:
            table.game = self.game.copy()
            table.game.log = None if self.game.log is None else self.game.log.copy()
        table.revealed_later = self.revealed_later
        table.idle_bots = {*self.idle_bots}
        table._public_counted = self._public_counted
        table._seat_snapshots = {**self._seat_snapshots}
        return table

    def handle(self, person: str, name: str, command: Command, now: int, seed: int | str) -> list[LogEvent]:
        """The log events that carry out a person's command; Refused if it is not allowed. The table does not change.

        `seed` must be fresh: it becomes the seed of the game if the command starts one at a table whose server seed is
        not fixed already.
        """
        events = self._handle(person, name, command, now, seed)
        check_stored(self, person, command, events)
        return events

    def _handle(self, person: str, name: str, command: Command, now: int, seed: int | str) -> list[LogEvent]:
        if isinstance(command, Close):
            return lobby.close(self, person)
        if isinstance(command, Sync | Ping | AskAdvice | SideQuery):
            return []
        self.check_usable()
        if isinstance(command, Answer | TakeBack | SideCommand | Vote):
            return self._handle_play(person, command, max(now, self.data.at))
        if isinstance(command, Continue):
            return lesson_table.continue_lesson(self, person, command)
        if isinstance(command, RenewLinks | EndLesson | Pause | Resume | StandIn | Return):
            return _WITHOUT_ARGUMENTS[type(command)](self, person)
        return self._handle_lobby(person, name, command, seed)

    def reply(self, person: str, query: SideQuery) -> SideReply:
        """The reply to a question about side actions; Refused if the person cannot act at all now."""
        self.check_usable()
        return play.reply(self, person, query)

    def advice_task(self, person: str, command: AskAdvice) -> BotTask:
        """What the adviser is asked for a person; Refused if they may not have advice now."""
        self.check_usable()
        return play.advice_task(self, person, command)

    def _handle_play(self, person: str, command: Answer | TakeBack | SideCommand | Vote, now: int) -> list[LogEvent]:
        if isinstance(command, Answer):
            return play.answer(self, person, command)
        if isinstance(command, TakeBack):
            return play.take_back(self, person, command, now)
        if isinstance(command, Vote):
            return play.vote(self, person, command, now)
        return play.side_action(self, person, command)

    def _handle_lobby(
        self,
        person: str,
        name: str,
        command: Sit | Leave | SetPlan | SetReady | SetShare | Start | Say,
        seed: int | str,
    ) -> list[LogEvent]:
        if isinstance(command, Sit):
            return lobby.sit(self, person, name, command)
        if isinstance(command, Leave):
            return lobby.leave(self, person, command)
        if isinstance(command, SetPlan):
            return lobby.change_plan(self, person, command)
        if isinstance(command, SetReady):
            return lobby.set_ready(self, person, command)
        if isinstance(command, SetShare):
            return lobby.set_share(self, person, command)
        if isinstance(command, Start):
            return lobby.start(self, person, seed)
        return lobby.talk(self, person, command)

    # What happens without a command.

    def reveal(self) -> list[LogEvent]:
        """The event that makes the secret seed public, if the game is over and that has not happened yet."""
        is_secret = self.status == OVER and bool(self.data.secret_seed) and not self.data.is_revealed
        return [Revealed(self.data.secret_seed)] if is_secret else []

    def tick(self, now: int) -> list[LogEvent]:
        """The events that are due: bots stand in for people who are out of time, and idle bots decline proposals.

        If no person is left, the game is paused instead, so that bots do not finish it alone.
        The events are valid only for the table as it is now: after any other entry, call `tick` again.
        """
        if self.status != PLAYING:
            return []
        if self.is_deserted:
            return [Paused(NO_SEAT)]
        if events := lesson_table.due_events(self):
            return events
        late = [seat for seat in self.turns if _is_reached(deadline(self, seat), now)]
        stood_in = [event for seat in late for event in bot_work.stand_in(self, StoodIn(seat, "clock"))]
        return stood_in or bot_work.decline_for_idle_bot(self)

    def due(self) -> int | None:
        """The time (milliseconds) at which `tick` or a bot next has something to do; None for never."""
        if self.status == PLAYING and (self.is_deserted or lesson_table.due_events(self)):
            return self.data.at
        times = [deadline(self, seat) for seat in self.turns] + [bot_work.due(self)]
        return min([time for time in times if time is not None], default=None)

    def outage_event(self, outages: Iterable[Span], stops: Iterable[Span] = ()) -> list[LogEvent]:
        """The event that moves the deadlines by outages (each with start and end) since the last entry, if any.

        Short stops of a process count only where a clock runs. They must be over when the event is stored.
        """
        if self.status != PLAYING:
            return []
        missed = _after(self.data.at, outages)
        has_clock = any([is_running(self, seat_data) for seat_data in self.seats])
        stopped = [(since, until) for since, until in _after(self.data.at, stops) if until - since >= SHORTEST_STOP]
        spans = [*missed, *stopped] if has_clock else missed
        return [Interrupted(_length(spans), max([until for _, until in spans]) if missed else 0)] if spans else []

    def bot_tasks(self, now: int) -> list[BotTask]:
        """The tasks of the bots now. They are independent of each other. Any new entry makes the list out of date."""
        return bot_work.tasks(self, now)

    def bot_events(
        self, task: BotTask, row: tuple[int, ...] | None, option: int | None, reason: Reason | None = None
    ) -> list[LogEvent]:
        """The log events for what a bot chose, the act last; none if it chose nothing. Refused if it is not legal."""
        return bot_work.bot_events(self, task, row, option, reason)

    def default_bot_event(self, task: BotTask) -> LogEvent | None:
        """The log event to write when a bot fails: the default answer, if one is due."""
        return bot_work.default_event(self, task)

    def mark_idle(self, seat: int) -> None:
        """Remember that a bot takes no side action until it notices something. Other processes will ask it again."""
        self.idle_bots.add(seat)

    # Snapshots.

    def save(self) -> bytes:
        """A snapshot of this table after the entry `seq`."""
        return save(self)

    @classmethod
    def load(cls, table: str, entries: Iterable[Entry], snapshot: bytes = b"") -> Table:
        """The table made from a snapshot, if that can be read, and the entries after it.

        Without a readable snapshot all entries are needed; see `can_restore`.
        """
        loaded = cls(table)
        restore(loaded, snapshot)
        entries = list(entries)
        loaded.revealed_later = next((entry.event.seed for entry in entries if isinstance(entry.event, Revealed)), "")
        for entry in entries:
            if entry.seq > loaded.seq:
                loaded.apply(entry)
        return loaded

    @staticmethod
    def can_restore(snapshot: bytes) -> bool:
        """Whether this version can read a snapshot."""
        return restore(TableState(""), snapshot)


def _after(at: int, spans: Iterable[Span]) -> list[Span]:
    """The parts of the spans that lie after a time."""
    return [(max(since, at), until) for since, until in spans if until > max(since, at)]


def _length(spans: Iterable[Span]) -> int:
    """The total length of the spans. Where they overlap, the time counts once."""
    length = end = 0
    for since, until in sorted(spans):
        length += max(0, until - max(since, end))
        end = max(end, until)
    return length


def _is_reached(time: int | None, now: int) -> bool:
    return time is not None and now >= time


_WITHOUT_ARGUMENTS = {
    RenewLinks: lobby.renew_links, Pause: play.pause, Resume: play.resume, StandIn: play.hand_to_bot,
    Return: play.take_seat_back, EndLesson: lesson_table.end_lesson,
}  # fmt: skip
