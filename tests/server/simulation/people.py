"""People of the simulated world: they know only what frames say, and resend a message until it is answered."""

from __future__ import annotations

import msgspec

from neopolis.client.client_state import ClientState
from neopolis.games.new_angeles.trading.ledger_view import ProposalView
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import Accept, Decline, Propose
from neopolis.server.table.commands import (
    Answer,
    Command,
    Leave,
    Pause,
    Resume,
    Return,
    Say,
    SetReady,
    Sit,
    StandIn,
    Start,
    TakeBack,
    Vote,
)
from neopolis.server.table.server_messages import Ack, Rejected, ServerMessage, Update, message_types
from tests.server.simulation.process import Process, Socket
from tests.server.simulation.scheduler import SECOND, World
from tests.server.table.host import PEOPLE

DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(message_types())
PROPOSALS = msgspec.json.Decoder(list[ProposalView])


class Person:
    """A client. It has at most one open message, and repeats it with the same id until it is answered."""

    def __init__(self, world: World, processes: list[Process], name: str, imagines: bool) -> None:
        self.world = world
        self.processes = processes
        self.name = name  # the person's id; "" is a spectator
        self.imagines = imagines  # whether this client asks for imagined games
        self.seen = ClientState()
        self.socket: Socket | None = None
        self.sending: Command | None = None
        self.acked: list[Command] = []
        self.refused: list[str] = []
        self.count = 0
        self.asleep = 0
        self.lines_received: set[bytes] = set()  # chat messages that this client has received
        world.after(world.below(SECOND), self._live)

    def _live(self) -> None:
        """Every now and then: reconnect, resend an unanswered message, or do something new."""
        self.world.after(100 + self.world.below(900), self._live)
        if self.socket is None or not self.socket.open or self.world.happens(1):
            self._connect()
        elif self.sending is not None:
            self._send(self.sending)
        elif self.name and self.seen.table is not None and self.world.now >= self.asleep:
            command = self._idea(f"{self.name}-{self.count}")
            if command is not None:
                self.count += 1
                self.sending = command
                self._send(command)

    def _connect(self) -> None:
        """Connect to any process. Messages in flight are lost, and the server sends a full frame."""
        if self.socket is not None:
            self.socket.open = False
        process = self.processes[self.world.below(len(self.processes))]
        self.socket = None
        self.seen = ClientState()
        self.socket = process.connect(self.name, self.imagines, lambda data: self._receive(data))

    def _send(self, command: Command) -> None:
        socket = self.socket
        if socket is not None:
            self.world.send(lambda: socket.process.receive(socket, command))

    def _receive(self, data: bytes) -> None:
        assert not [name for name in PEOPLE if f'"{name}"'.encode() in data]  # nobody receives ids of people
        message = DECODER.decode(data)
        if isinstance(message, Update):
            if message.number == self.seen.number + 1:
                self.seen = self.seen.after(message)
                self.lines_received.update([line.text.encode() for line in message.talk or ()])
            elif message.number > self.seen.number and self.socket is not None:
                self.socket.open = False  # a frame is missing: reconnect
        elif isinstance(message, Ack | Rejected) and self.sending is not None and message.id == self.sending.id:
            if isinstance(message, Ack):
                self.acked.append(self.sending)
            else:
                self.refused.append(message.code)
            self.sending = None

    # Choosing what to do.

    def _idea(self, name: str) -> Command | None:
        table, you = self.seen.table, self.seen.you
        assert table is not None
        if table.status == "gathering":
            return self._gather(name)
        if table.status not in ("playing", "paused"):
            return None
        if you < 0:
            left = [seat for seat, one in enumerate(table.seats) if one.stands_in == "left"]
            return Sit(name, left[self.world.below(len(left))]) if left else None
        if table.status == "paused":
            return Resume(name) if self.world.below(5) == 0 else None
        if table.seats[you].stands_in:
            return Return(name) if self.world.below(4) == 0 else None
        if self.world.happens(12):
            return self._whim(name)
        decision = self.seen.decision
        if decision is None:
            return None
        option = decision.options[self.world.below(len(decision.options))].option
        return Answer(name, decision.moment, option)

    def _gather(self, name: str) -> Command | None:
        table, you = self.seen.table, self.seen.you
        assert table is not None
        free = [seat for seat, one in enumerate(table.seats) if not one.name and not one.bot]
        if you < 0:
            return Sit(name, free[self.world.below(len(free))]) if free else None
        if not table.seats[you].ready:
            return SetReady(name, True)
        is_ready = not free and all([one.ready for one in table.seats if one.name])
        return Start(name) if table.host and is_ready else None

    def _whim(self, name: str) -> Command | None:
        """A random command, allowed or not; if it is an answer, its option is random."""
        table, you, world = self.seen.table, self.seen.you, self.world
        assert table is not None
        other = world.below(len(table.seats))
        if world.below(20) == 0:
            self.asleep = world.now + world.below(200) * SECOND
        proposals = PROPOSALS.decode(self.seen.view["proposals"]) if "proposals" in self.seen.view else []
        to_me = [one.id for one in proposals if one.to == you]
        ideas: list[Command] = [
            TakeBack(name, self.seen.moment),
            TakeBack(name, self.seen.moment),
            Say(name, f"to all from {you} {name}"),
            Say(name, f"canary from {you} to {other} {name}", other),
            Vote(name, other),
            Answer(name, self.seen.moment - world.below(2), world.below(50)),
            Propose(name, other, Terms(world.below(3)), Terms(world.below(2)), world.below(2) == 0),
            Accept(name, to_me[0]) if to_me else Decline(name, 1),
        ]
        if world.below(6) == 0:
            ideas = [Pause(name), StandIn(name), Leave(name)]
        return ideas[world.below(len(ideas))]
