"""A table with people for tests. Commands are carried out and their entries applied immediately."""

from __future__ import annotations

from itertools import count

from neopolis.engine.reason import Reason
from neopolis.engine.refused import Refused
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.server.runtime.bot_process import Task, think
from neopolis.server.table.bot_work import BotTask
from neopolis.server.table.commands import Answer, Command, SetReady, Sit, Start
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import NOBODY, Clock, Entry, LogEvent, Plan
from neopolis.server.table.table import Table

PEOPLE = ["ann", "ben", "cleo", "dan", "eve", "flo"]
MINUTE = 60_000


class Host:
    """A table, its log, and a clock that tests set by hand."""

    def __init__(self, plan: Plan, table: str = "t") -> None:
        self.table = Table(table)
        self.log: list[Entry] = []
        self.now = 1_000_000
        self.ids = count(1)
        self.store(PEOPLE[0], "", create_table(PEOPLE[0], "Ann", plan))

    def store(self, person: str, message: str, *events: LogEvent) -> None:
        """Append events to the log; the first one gets the message's id."""
        for event in events:
            entry = Entry(self.table.seq + 1, self.now, person, message, event)
            self.log.append(entry)
            self.table.apply(entry)
            message = ""

    def command(self, person: str, command: Command, seed: int = 7) -> list[LogEvent]:
        """Carry out a person's command; Refused if it is not allowed."""
        events = self.table.handle(person, person.title(), command, self.now, seed)
        self.store(person, command.id, *events)
        return events

    def id(self) -> str:
        return f"m{next(self.ids)}"

    def refusal(self, person: str, command: Command) -> str:
        """The code with which a command is refused, or "". The command is not carried out."""
        try:
            self.table.handle(person, person.title(), command, self.now, 7)
        except Refused as refused:
            assert refused.message
            return refused.code
        return ""

    def gather(self) -> Host:
        """Seat everybody, ready to start."""
        people = iter(PEOPLE)
        for seat, sitting in enumerate(self.table.seats):
            if not sitting.bot:
                person = next(people)
                self.command(person, Sit(self.id(), seat))
                self.command(person, SetReady(self.id(), True))
        return self

    def start(self, seed: int = 7) -> Host:
        """Seat everybody, and start the game."""
        self.gather()
        self.command(PEOPLE[0], Start(self.id()), seed)
        return self

    @property
    def city(self) -> NewAngelesGame:
        """The game, which must be New Angeles."""
        assert isinstance(self.table.game, NewAngelesGame)
        return self.table.game

    def person(self, seat: int) -> str:
        return self.table.seats[seat].person

    def answer(self, seat: int, option: int | None = None) -> None:
        """Answer as the person of a seat, with the first option unless one is given."""
        table = self.table
        assert table.game is not None
        chosen = table.game.options(seat)[0] if option is None else option
        self.command(self.person(seat), Answer(self.id(), table.seats[seat].question_number, chosen))

    def bots(self) -> bool:
        """Do one task of a bot, or what a clock makes due; False if there is nothing to do."""
        for task in self.table.bot_tasks(self.now):
            acts = self.table.bot_events(task, *thought(task, self.table.seq))
            if acts:
                self.store(NOBODY, "", *acts)
                return True
            self.table.mark_idle(task.seat)
        events = self.table.tick(self.now)
        self.store(NOBODY, "", *events[:1])
        return bool(events or self.table.bot_tasks(self.now))


def thought(task: BotTask, seed: int) -> tuple[tuple[int, ...] | None, int | None, Reason | None]:
    """The side action, the option and the reason that the bot of a task gives; None for what it does not give."""
    outcome = think(
        Task(
            task.game,
            task.data,
            task.kind,
            task.seat,
            10 * seed + task.seat,
            task.may_take_side_action,
            task.must_answer,
            heard=task.heard,
        )
    )
    assert not outcome.fault
    return outcome.row, outcome.option, outcome.reason


def neom(seats: int = 3, bots: list[str] | None = None, clock: Clock | None = None) -> Plan:
    return Plan("neom", seats, {}, bots or [], clock or Clock())


def new_angeles(seats: int = 4, bots: list[str] | None = None, clock: Clock | None = None) -> Plan:
    return Plan("new-angeles", seats, {}, bots or [], clock or Clock())
