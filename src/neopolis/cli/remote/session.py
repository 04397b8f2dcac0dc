"""Playing on a server from a terminal: sign in, then one table after the other, each from its lobby to its end."""

from __future__ import annotations

import signal

from rich.text import Text

from neopolis.cli.local.session import STOPPED, Terminated, terminable
from neopolis.cli.remote.end import EndScreen
from neopolis.cli.remote.game import PLAYED, RemoteGame
from neopolis.cli.remote.guests import check_name, find_guest, move_in, sign_in
from neopolis.cli.remote.lobby import Lobby
from neopolis.cli.remote.network_thread import NetworkThread
from neopolis.cli.remote.spectator import SpectatorScreen
from neopolis.cli.remote.table_list import choose_table
from neopolis.cli.remote.table_screen import GoToTable, TableScreen
from neopolis.cli.shell import command
from neopolis.client import Address, Server
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.registry import AnyGame
from neopolis.terminal.live_terminal import LiveTerminal, live_terminal
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit

ENDED = ("closed", "table-closed")  # these refusals mean that the table was deleted, which is a normal end


def play_on_server(url: str, name: str, wanted: int, watches: bool) -> int:
    """Sign in to a server and play there until the game ends or the player quits. Returns the exit code."""
    address = Address.read(url)
    with NetworkThread(Server(address.server)) as network:
        terminal = live_terminal(network.bell)
        terminal.touched = network.touch
        small = terminal.too_small()
        if small is not None:
            raise small
        if address.device:
            guest_name = network.call(move_in(network.server, address.device))
        else:
            known = find_guest(network.server.address, name)
            guest_name = check_name(name or (known.name if known else "") or ask_name(terminal))
            network.call(sign_in(network.server, guest_name))
        return RemoteSession(network, terminal, guest_name, wanted, watches).run(address)


def ask_name(terminal: LiveTerminal) -> str:
    """Ask for the name of a new player; Refused if there is no input."""
    try:
        return terminal.ask(words("join-name-prompt"))
    except EOFError:
        raise Refused("cli-join-no-name") from None


class RemoteSession:
    """Plays at our tables on a server, one after the other."""

    def __init__(self, network: NetworkThread, terminal: LiveTerminal, name: str, wanted: int, watches: bool) -> None:
        self.network = network
        self.terminal = terminal
        self.name = name
        self.wanted = wanted  # the seat that we want, -1 for any
        self.watches = watches
        self.screen = TableScreen(network, terminal)
        self.farewell: list[Text] = []

    def run(self, address: Address) -> int:
        """Play until the game ends or the player quits. Returns the exit code."""
        code = 0
        try:
            with terminable(), self.terminal.full_screen():
                self._play_tables(address)
        except Terminated:
            code = STOPPED + signal.SIGTERM
        except KeyboardInterrupt:
            code = STOPPED + signal.SIGINT
        except (EOFError, Quit):
            pass
        except Refused as refused:
            self.farewell.append(Text(with_rules(refused)))
            code = 0 if refused.code in ENDED else 2
        if self.network.address.table and not self.farewell:
            again = command("join", self.network.address.link, "--name", self.name)
            self.farewell = [Text(words("join-come-back", command=again))]
        for row in self.farewell:
            self.terminal.console.print(row, soft_wrap=True)
        return code

    def _play_tables(self, address: Address) -> None:
        """Play at one table after the other."""
        while True:
            try:
                if not address.table:
                    address = choose_table(self.network, self.terminal)
                self.network.join(address)
                self.screen.find_links()
                self._sit_down()
                self._play_table()
                return
            except GoToTable as moved:
                address = moved.address

    def _sit_down(self) -> None:
        """Take the seat we asked for, or the first free one, unless we have a seat or only watch."""
        table = self.network.seat.table
        if table.you >= 0 or self.watches or (table.status != "gathering" and self.wanted < 0):
            return
        free = [seat for seat, frame in enumerate(table.seats) if not frame.name and not frame.bot]
        if self.wanted >= len(table.seats):
            raise Refused("cli-join-bad-seat", seat=self.wanted + 1)
        if self.wanted >= 0 or free:
            self.screen.do(self.network.seat.sit(self.wanted if self.wanted >= 0 else free[0]))

    def _play_table(self) -> None:
        """Play at this table, from the lobby to the end of the game."""
        while True:
            seen = self.screen.seen
            if seen.status == "gathering":
                Lobby(self.screen).run()
            elif seen.status in PLAYED and seen.you < 0:
                SpectatorScreen(self.screen, self._definition()).run(PLAYED)
            elif seen.status in PLAYED:
                RemoteGame(self.screen, self._definition()).run()
            elif seen.status == "over":
                EndScreen(self.screen, self.farewell).run(self._definition())
                return
            else:
                self._cannot_play()
                return

    def _definition(self) -> AnyGame:
        return registry.definition(self.network.seat.table.game)

    def _cannot_play(self) -> None:
        table = self.network.seat.table
        code = "join-closed" if table.status == "closed" else "join-unreadable"
        self.farewell.append(Text(words(code, why=table.why) if table.why else words("join-closed")))
