"""A table: the fold of its log. It takes wishes and a time and says what to store; storing and sending is not its job.

No clock, socket, disk or chance is in here, so the same entries make the same table in every process.
"""

from __future__ import annotations

from collections.abc import Iterable

from neopolis.games.wire import SideCommand, SideQuery, SideReply
from neopolis.server.table import bot_work, lobby, play
from neopolis.server.table.bot_work import BotTask
from neopolis.server.table.clocks import deadline
from neopolis.server.table.commands import (
    Answer,
    Close,
    Command,
    Leave,
    Pause,
    Ping,
    Resume,
    Return,
    Say,
    SetPlan,
    SetReady,
    Sit,
    StandIn,
    Start,
    Sync,
    TakeBack,
    Vote,
)
from neopolis.server.table.log_events import Entry, LogEvent, StoodIn
from neopolis.server.table.reducer import fold
from neopolis.server.table.snapshots import restore, saved
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import PLAYING


class Table(TableState):
    """A table that changes by entries only."""

    def apply(self, entry: Entry) -> None:
        """Take the next entry of the log. What `handle`, `tick` and the bots' deeds made is never refused."""
        fold(self, entry)

    def handle(self, person: str, name: str, command: Command, now: int, chance: int) -> list[LogEvent]:
        """What a person's wish comes to: the deeds to store; Refused if it is not allowed. Nothing changes by asking.

        `chance` is a fresh seed, for a game that is dealt.
        """
        if isinstance(command, Close):
            return lobby.close(self, person)
        if isinstance(command, Sync | Ping | SideQuery):
            return []
        self.check_alive()
        if isinstance(command, Answer | TakeBack | SideCommand | Vote):
            return self._play(person, command, max(now, self.data.at))
        if isinstance(command, Pause | Resume | StandIn | Return):
            return _PLAIN[type(command)](self, person)
        return self._gather(person, name, command, chance)

    def reply(self, person: str, query: SideQuery) -> SideReply:
        """The answer to a question about side actions; Refused if the person cannot act at all now."""
        self.check_alive()
        return play.reply(self, person, query)

    def _play(self, person: str, command: Answer | TakeBack | SideCommand | Vote, now: int) -> list[LogEvent]:
        if isinstance(command, Answer):
            return play.answer(self, person, command)
        if isinstance(command, TakeBack):
            return play.take_back(self, person, command)
        if isinstance(command, Vote):
            return play.vote(self, person, command, now)
        return play.act(self, person, command)

    def _gather(
        self, person: str, name: str, command: Sit | Leave | SetPlan | SetReady | Start | Say, chance: int
    ) -> list[LogEvent]:
        if isinstance(command, Sit):
            return lobby.sit(self, person, name, command)
        if isinstance(command, Leave):
            return lobby.leave(self, person, command)
        if isinstance(command, SetPlan):
            return lobby.plan_anew(self, person, command)
        if isinstance(command, SetReady):
            return lobby.get_ready(self, person, command)
        if isinstance(command, Start):
            return lobby.start(self, person, chance)
        return lobby.talk(self, person, command)

    # What happens by itself.

    def tick(self, now: int) -> list[LogEvent]:
        """What is due: a bot stands in for whoever is out of time, and a person's proposal to a silent bot is declined.

        Store one after the other only if nothing came in between; after any entry, ask anew.
        """
        if self.status != PLAYING:
            return []
        late = [seat for seat in self.turns if _is_reached(deadline(self, seat), now)]
        stood_in = [event for seat in late for event in bot_work.stand_in(self, StoodIn(seat, "clock"))]
        return stood_in or bot_work.no_word(self)

    def due(self) -> int | None:
        """When `tick` or a bot has something to do next, in milliseconds; None for never."""
        times = [deadline(self, seat) for seat in self.turns] + [bot_work.due(self)]
        return min([time for time in times if time is not None], default=None)

    def bot_tasks(self, now: int) -> list[BotTask]:
        """What bots owe now. Each can be done on its own; after any entry, ask anew."""
        return bot_work.tasks(self, now)

    def bot_deed(self, task: BotTask, row: tuple[int, ...] | None, option: int | None) -> LogEvent | None:
        """What a bot has done; None if it was silent: then `hush` it. Refused if that cannot be done any more."""
        return bot_work.deed_of(self, task, row, option)

    def default_deed(self, task: BotTask) -> LogEvent | None:
        """What is done if the bot of a task cannot be asked; None: `hush` it."""
        return bot_work.default(self, task)

    def hush(self, seat: int) -> None:
        """A bot has nothing to say until it notices something. That is not in the log: elsewhere it is asked again."""
        self.hushed.add(seat)

    # Memory.

    def save(self) -> bytes:
        """A snapshot: this table, after the entry `seq`."""
        return saved(self)

    @classmethod
    def load(cls, table: str, entries: Iterable[Entry], snapshot: bytes = b"") -> Table:
        """A table from its entries, and from a snapshot if that can be read: then only those after it count.

        Without a readable snapshot all entries are needed; see `readable`.
        """
        loaded = cls(table)
        restore(loaded, snapshot)
        for entry in entries:
            if entry.seq > loaded.seq:
                loaded.apply(entry)
        return loaded

    @staticmethod
    def readable(snapshot: bytes) -> bool:
        """Whether this version can begin with a snapshot."""
        return restore(TableState(""), snapshot)


def _is_reached(time: int | None, now: int) -> bool:
    return time is not None and now >= time


_PLAIN = {Pause: play.pause, Resume: play.resume, StandIn: play.hand_over, Return: play.come_back}
