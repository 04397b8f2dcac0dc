"""A stay on a server, from a terminal: signing in, and one table after the other, each from its lobby to its end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rich.text import Text

from neopolis.cli.remote.end import End
from neopolis.cli.remote.game import PLAYED, NeomRemoteGame, NewAngelesRemoteGame
from neopolis.cli.remote.guests import check_name, find_guest, move_in, sign_in
from neopolis.cli.remote.lobby import Lobby
from neopolis.cli.remote.network_thread import NetworkThread
from neopolis.cli.remote.table_list import choose_table
from neopolis.cli.remote.table_screen import Moved, TableScreen
from neopolis.cli.remote.watch import Watch
from neopolis.cli.shell import command
from neopolis.client import Address, Server
from neopolis.engine.refused import Refused
from neopolis.terminal.live_terminal import LiveTerminal, live_terminal
from neopolis.terminal.local_session import STOPPED, Terminated, terminable
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit

ENDED = ("closed", "table-closed")  # the table was deleted: an end like others


def stay(url: str, name: str, wanted: int, watches: bool) -> int:
    """Go to a server as somebody, and stay until there is nothing more to do. Returns the exit code."""
    address = Address.read(url)
    with NetworkThread(Server(address.server)) as wire:
        terminal = live_terminal(wire.bell)
        terminal.touched = wire.touch
        small = terminal.too_small()
        if small is not None:
            raise small
        if address.device:
            guest_name = wire.call(move_in(wire.server, address.device))
        else:
            known = find_guest(wire.server.address, name)
            guest_name = check_name(name or (known.name if known else "") or ask_name(terminal))
            wire.call(sign_in(wire.server, guest_name))
        return RemoteSession(wire, terminal, guest_name, wanted, watches).run(address)


def ask_name(terminal: LiveTerminal) -> str:
    """What somebody new is called; Refused where nobody types."""
    try:
        return terminal.ask(words("join-name-prompt"))
    except EOFError:
        raise Refused("cli-join-no-name") from None


class RemoteSession:
    """A stay on a server, at one table after the other."""

    def __init__(self, wire: NetworkThread, terminal: LiveTerminal, name: str, wanted: int, watches: bool) -> None:
        self.wire = wire
        self.terminal = terminal
        self.name = name
        self.wanted = wanted  # the seat, -1 for any
        self.watches = watches
        self.room = TableScreen(wire, terminal)
        self.farewell: list[Text] = []

    def run(self, address: Address) -> int:
        """Play until somebody quits or there is nothing more to do. Returns the exit code."""
        code = 0
        try:
            with terminable(), resized(self.wire), self.terminal.full_screen():
                self._visit(address)
        except Terminated:
            code = STOPPED + signal.SIGTERM
        except KeyboardInterrupt:
            code = STOPPED + signal.SIGINT
        except (EOFError, Quit):
            pass
        except Refused as refused:
            self.farewell.append(Text(with_rules(refused)))
            code = 0 if refused.code in ENDED else 2
        if self.wire.address.table and not self.farewell:
            again = command("join", self.wire.address.link, "--name", self.name)
            self.farewell = [Text(words("join-come-back", command=again))]
        for row in self.farewell:
            self.terminal.console.print(row, soft_wrap=True)
        return code

    def _visit(self, address: Address) -> None:
        """One table after the other."""
        while True:
            try:
                if not address.table:
                    address = choose_table(self.wire, self.terminal)
                self.wire.join(address)
                self.room.find_links()
                self._sit_down()
                self._stay()
                return
            except Moved as moved:
                address = moved.address

    def _sit_down(self) -> None:
        """Take the seat that was wanted, or the first free one, unless we have one or only watch."""
        table = self.wire.seat.table
        if table.you >= 0 or self.watches or (table.status != "gathering" and self.wanted < 0):
            return
        free = [seat for seat, frame in enumerate(table.seats) if not frame.name and not frame.bot]
        if self.wanted >= len(table.seats):
            raise Refused("cli-join-bad-seat", seat=self.wanted + 1)
        if self.wanted >= 0 or free:
            self.room.do(self.wire.seat.sit(self.wanted if self.wanted >= 0 else free[0]))

    def _stay(self) -> None:
        """From the lobby to the end."""
        while True:
            seen = self.room.seen
            if seen.status == "gathering":
                Lobby(self.room).run()
            elif seen.status in PLAYED and seen.you < 0:
                Watch(self.room).run(PLAYED)
            elif seen.status in PLAYED:
                self._play()
            elif seen.status == "over":
                End(self.room, self.farewell).run()
                return
            else:
                self._cannot_play()
                return

    def _play(self) -> None:
        table = self.wire.seat.table
        (NeomRemoteGame if table.game == "neom" else NewAngelesRemoteGame)(self.room).run()

    def _cannot_play(self) -> None:
        table = self.wire.seat.table
        code = "join-closed" if table.status == "closed" else "join-unreadable"
        self.farewell.append(Text(words(code, why=table.why) if table.why else words("join-closed")))


@contextmanager
def resized(wire: NetworkThread) -> Iterator[None]:
    """A terminal that changes its size is drawn anew."""

    def heard(number: int, frame: FrameType | None) -> None:
        wire.ring()

    before = signal.signal(signal.SIGWINCH, heard)
    try:
        yield
    finally:
        signal.signal(signal.SIGWINCH, before)
