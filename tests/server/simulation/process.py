"""A server process of the simulated world: a replica of the table, sockets, bots, and a crash now and then."""

from __future__ import annotations

from collections.abc import Callable

from neopolis.engine.refused import Refused
from neopolis.server.runtime.bot_process import Outcome, Task, think
from neopolis.server.runtime.heartbeat import BEAT, LATE
from neopolis.server.table.bot_work import BotTask
from neopolis.server.table.commands import Command
from neopolis.server.table.frame_diff import FrameDiff, encode_frame
from neopolis.server.table.log_events import NOBODY, Entry, LogEvent, TookSideAction
from neopolis.server.table.server_messages import Ack, Rejected, ServerMessage
from neopolis.server.table.table import Table
from tests.server.simulation.scheduler import SECOND, World
from tests.server.simulation.storing import CONFLICT, REPEATED, Store

SNAPSHOT_EVERY = 16


class Socket:
    """The server's end of a connection."""

    def __init__(
        self, world: World, process: Process, person: str, imagines: bool, deliver: Callable[[bytes], None]
    ) -> None:
        self.world = world
        self.process = process
        self.person = person
        self.imagines = imagines
        self.deliver = deliver
        self.frame_diff: FrameDiff | None = None
        self.open = True

    def send_frame(self, data: bytes) -> None:
        """Send a frame. If it gets lost, the connection breaks; if it arrives out of order, the client disconnects."""
        if self.world.happens(2):
            self.open = False
        self.world.send(lambda: self.deliver(data) if self.open else None, 0)

    def send(self, message: ServerMessage) -> None:
        self.send_frame(encode_frame(message))


class Process:
    """Handles one message after another: checks, stores, applies, acknowledges, sends updates."""

    def __init__(self, world: World, store: Store, number: int) -> None:
        self.world = world
        self.store = store
        self.number = number
        self.others: list[Process] = []
        self.life = 0  # number of crashes so far
        self.alive = True
        self.offset = 0
        self._begin()

    def _begin(self) -> None:
        self.table: Table | None = None
        self.sockets: list[Socket] = []
        self.jobs: list[Callable[[], None]] = []
        self.busy = False
        self.driving = False
        self.noted_at = 0
        self.outages: list[tuple[int, int]] = []
        self._note(is_first=True)
        self._later(SECOND, self._sweep)

    def _later(self, delay: int, event: Callable[[], None]) -> None:
        """Do something later, unless the process crashes before."""
        life = self.life
        self.world.after(delay, lambda: event() if self.life == life and self.alive else None)

    @property
    def now(self) -> int:
        """The time on this process's clock."""
        return self.world.now + (self.offset if self.world.faulty else 0)

    def _note(self, is_first: bool = False) -> None:
        """Note that this process is running, and learn of outages."""
        is_set_back = self.now < self.noted_at - LATE
        self.outages = self.store.extend_uptime(self.now, is_first or is_set_back)
        self.noted_at = self.now

    def crash(self) -> None:
        """Lose everything except the store."""
        self.alive = False
        self.life += 1
        for socket in self.sockets:
            socket.open = False
        self.world.after(500 + self.world.below(3 * SECOND), self._restart)

    def _restart(self) -> None:
        self.alive = True
        self._begin()

    # The table.

    def caught_up(self) -> Table:
        """The table with all entries of the store."""
        if self.table is None:
            seq, snapshot = self.store.snapshot if self.world.below(4) else (0, b"")
            self.table = Table.load("t", self.store.log[seq:], snapshot)
        for entry in self.store.log[self.table.seq :]:
            self.table.apply(entry)
        return self.table

    def known(self) -> Table:
        """The table as this process knows it, which may be out of date."""
        return self.caught_up() if self.table is None else self.table

    def show(self) -> None:
        for socket in [one for one in self.sockets if one.open]:
            if socket.frame_diff is None:
                chance = self.world.below(1 << 29)
                socket.frame_diff = FrameDiff(self.known(), socket.person, socket.imagines, chance)
            socket.frame_diff.table = self.known()
            frame = socket.frame_diff.frame()
            if frame is not None:
                socket.send_frame(frame)

    def _write(self, events: list[LogEvent], person: str, message: str, again: Callable[[], None]) -> None:
        """Store entries; then call `again`, whether or not they could be stored."""
        table = self.known()
        at = max(self.now, table.data.at)
        names = [message] + [""] * len(events)
        entries = [Entry(table.seq + 1 + n, at, person, names[n], event) for n, event in enumerate(events)]
        self.busy = True
        life = self.life
        self.world.after(1 + self.world.below(20), lambda: self._commit(life, entries, again))

    def _commit(self, life: int, entries: list[Entry], again: Callable[[], None]) -> None:
        """Store entries, but maybe not if the process has crashed. A running process may not learn the outcome."""
        if self.life != life and self.world.below(2):
            return
        outcome = self.store.append(entries)
        if self.life != life:
            return
        self.busy = False
        if self.world.happens(3):
            self.table = None  # as if the outcome were unknown: the table is loaded from the log again
        if outcome in (CONFLICT, REPEATED) or self.table is None:
            self.caught_up()
        else:
            for entry in entries:
                self.table.apply(entry)
            if self.table.seq % SNAPSHOT_EVERY == 0:
                self.store.snapshot = (self.table.seq, self.table.save())
        self.jobs.insert(0, again)
        self._pump()
        self.show()
        for other in self.others:
            self.world.send(other.on_notice)

    def on_notice(self) -> None:
        """Handle the notice that another process has written something."""
        if self.alive and not self.busy:
            self.caught_up()
            self.show()

    # Messages.

    def connect(self, person: str, imagines: bool, deliver: Callable[[bytes], None]) -> Socket | None:
        if not self.alive:
            return None
        socket = Socket(self.world, self, person, imagines, deliver)
        self.sockets = [one for one in self.sockets if one.open] + [socket]
        self.jobs.append(self.show)
        self._pump()
        return socket

    def receive(self, socket: Socket, command: Command) -> None:
        if self.alive and socket.open:
            self.jobs.append(lambda: self._judge(socket, command))
            self._pump()

    def _pump(self) -> None:
        while self.jobs and not self.busy:
            self.jobs.pop(0)()

    def _judge(self, socket: Socket, command: Command) -> None:
        table = self.known()
        if self._moves_deadlines(lambda: self._judge(socket, command)):
            return
        if table.has_message(socket.person, command.id):
            socket.send(Ack(command.id))
            self._stir()
            return
        try:
            events = table.handle(socket.person, socket.person.title(), command, self.now, self.world.below(1 << 29))
        except Refused as refused:
            if table.seq < len(self.store.log):  # entries of other processes may be missing here
                self.caught_up()
                self._judge(socket, command)
                return
            socket.send(Rejected(command.id, refused.code, refused.message, refused.rules))
            return
        if not events:  # the command changes nothing
            socket.send(Ack(command.id))
            return
        self._write(events, socket.person, command.id, lambda: self._judge(socket, command))

    # Work that no message causes.

    def _moves_deadlines(self, again: Callable[[], None]) -> bool:
        """Write first that the server was away, if it was since the last entry; then call `again`."""
        if abs(self.now - self.noted_at) > LATE:
            self._note()
        events = self.known().outage_event(self.outages)
        if events:
            self._write(events, NOBODY, "", again)
        return bool(events)

    def _sweep(self) -> None:
        """Every second, read missed entries and do the work that is due."""
        self._later(SECOND, self._sweep)
        if self.busy:
            return
        if not 0 <= self.now - self.noted_at < BEAT:
            self._note()
        table = self.caught_up()
        self.show()
        due = table.due()
        if due is not None and due <= self.now:
            self._stir()

    def _stir(self) -> None:
        if not self.driving:
            self.driving = True
            self._later(1 + self.world.below(50), self._begin_drive)

    def _begin_drive(self) -> None:
        self.jobs.append(self._drive)
        self._pump()

    def _drive(self) -> None:
        """Carry out what clocks and bots have to do now."""
        self.driving = False
        table = self.known()
        if self._moves_deadlines(self._stir):
            return
        while True:
            events = table.tick(self.now)
            if events:
                break
            tasks = table.bot_tasks(self.now)
            if not tasks:
                return
            events = self._thoughts(table, tasks)
            if events:
                break
        self._write(events, NOBODY, "", self._stir)

    def _thoughts(self, table: Table, tasks: list[BotTask]) -> list[LogEvent]:
        answers: list[LogEvent] = []
        for task in tasks:
            seed = 64 * table.seq + task.seat
            may, must = task.may_take_side_action, task.must_answer
            process_task = Task(task.game, task.data, task.kind, task.seat, seed, may, must, heard=task.heard)
            outcome = Outcome(fault="lost") if self.world.happens(2) else think(process_task)
            if outcome.fault:
                default = table.default_bot_event(task)
                events = [] if default is None else [default]
            else:
                events = table.bot_events(task, outcome.row, outcome.option, outcome.reason)
            if events and isinstance(events[-1], TookSideAction):
                return events
            if not events:
                table.mark_idle(task.seat)
            answers += events
        return answers
