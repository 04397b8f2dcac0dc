"""The commands of a table on a server, for any game: chat, pause, stand-ins, votes, rematch, leaving."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Final

from rich.text import Text

from neopolis.cli.remote.guests import sign_out_elsewhere
from neopolis.cli.remote.network_thread import NetworkThread
from neopolis.cli.remote.people import notices, seat_names, talk_lines, times_left, who_is, with_names
from neopolis.cli.shell import command
from neopolis.client import Address, ClientState, Links
from neopolis.engine.refused import Refused
from neopolis.terminal.live_terminal import LiveTerminal
from neopolis.terminal.page import Page
from neopolis.terminal.panel import FADED, MESSAGE
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import MOST_WIDTH

LONGEST: Final = 500  # maximum length of a chat message in characters
LATER: Final = 2.0  # seconds to wait for the update after a command was acknowledged


class GoToTable(Exception):
    """The player moves on to another table."""

    def __init__(self, address: Address) -> None:
        super().__init__(address.link)
        self.address = address


class TableScreen:
    """A table, and the commands for it that work on all screens."""

    def __init__(self, network: NetworkThread, terminal: LiveTerminal) -> None:
        self.network = network
        self.terminal = terminal
        self.links: Links | None = None  # the links to invite others; None if we may not know them
        self.read = 0  # how many chat messages there were when the last line was typed

    @property
    def seen(self) -> ClientState:
        return self.network.seen

    @property
    def names(self) -> list[str]:
        return [] if self.seen.table is None else seat_names(self.seen.table)

    # Doing something.

    def do(self, work: Coroutine[object, object, None]) -> None:
        """Send a command, and wait until it is done and its update has arrived; Refused if the server refuses it."""
        before = self.seen
        try:
            self.network.call(work, self._patience)
        except Refused as refused:
            raise with_names(refused, self.names) from None
        self.network.wait(lambda seen: seen is not before, LATER)

    def _patience(self) -> None:
        code = "join-sending" if self.network.seat.is_online else "join-lost"
        rows = [*self.terminal.drawn[:-1], Text(words(code), MESSAGE)]
        self.terminal.show(rows)

    def command(self, typed: str) -> str | None:
        """Carry out a command about the table. Returns a message, or None if the line is not such a command."""
        if typed.startswith("@"):
            whom, _, text = typed[1:].partition(" ")
            return self._say(text, who_is(whom, self.names, self.seen.you))
        if not typed.startswith("/"):
            return None
        verb, _, rest = typed[1:].partition(" ")
        if not verb:
            return self._say(rest) if rest.strip() else self._page()
        commands = self._commands()
        if verb.lower() not in commands:
            raise Refused("cli-join-not-a-command", text=f"/{verb}"[:40])
        return commands[verb.lower()](rest.strip())

    def commands(self) -> list[str]:
        """The commands about the table that Tab completes."""
        others = {seat: name for seat, name in enumerate(self.names) if seat != self.seen.you}
        return [
            *[f"/{verb}" for verb in self._commands()],
            *[f"@{seat + 1 if ' ' in name else name} " for seat, name in others.items()],
            *[f"/vote {name}" for name in others.values()],
        ]

    def _commands(self) -> dict[str, Callable[[str], str]]:
        return {
            "say": self._say,
            "w": self._whisper,
            "whisper": self._whisper,
            "help": lambda rest: self._page(),
            "pause": self._pause,
            "resume": self._resume,
            "bot": self._bot,
            "return": self._return,
            "vote": self._vote,
            "rematch": self._rematch,
            "link": self._links,
            "renew": self._renew,
            "leave": self._leave,
            "device": self._device,
            "signout": self._sign_out,
            "delete": self._delete,
            "talk": lambda rest: self._page(),
        }

    def _whisper(self, rest: str) -> str:
        whom, _, text = rest.partition(" ")
        return self._say(text, who_is(whom, self.names, self.seen.you))

    def _say(self, text: str, to: int = -1) -> str:
        text = text.strip()
        if not text:
            raise Refused("cli-join-nothing-said")
        if len(text) > LONGEST:
            raise Refused("cli-join-too-long", most=LONGEST)
        self.do(self.network.seat.say(text, to))
        return ""

    def _pause(self, rest: str) -> str:
        self.do(self.network.seat.pause())
        return ""

    def _resume(self, rest: str) -> str:
        self.do(self.network.seat.resume())
        return ""

    def _bot(self, rest: str) -> str:
        self.do(self.network.seat.stand_in())
        return ""

    def _return(self, rest: str) -> str:
        self.do(self.network.seat.come_back())
        return ""

    def _vote(self, rest: str) -> str:
        about = who_is(rest, self.names, self.seen.you)
        self.do(self.network.seat.vote(about))
        return words("join-is-voted", name=self.names[about])

    def _rematch(self, rest: str) -> str:
        """Go to the table of the rematch. If a player asks and there is none yet, the server opens one."""
        table = self.seen.table
        if table is None:
            return ""
        if table.rematch and table.you < 0 and not table.host:
            raise GoToTable(Address(self.network.address.server, table.rematch))
        raise GoToTable(Address.read(self.network.call(self.network.server.rematch(table.id)).player))

    def _links(self, rest: str) -> str:
        page = Page(self.width())
        self.show_links(page)
        self.terminal.page(page.rows)
        return ""

    def _renew(self, rest: str) -> str:
        """Replace the links for others with new ones, and show them."""
        if self.terminal.ask(words("join-sure-renew")).lower() != "y":
            return ""
        self.do(self.network.seat.renew_links())
        self.find_links()
        return self._links("")

    def _device(self, rest: str) -> str:
        """Show a private link that signs us in on another device, on one line so that it can be copied."""
        link = self.network.call(self.network.server.device_link(self.network.address.table))
        page = Page(self.width())
        page.title(words("join-device-title"))
        page.rows += [Text(link, "bold"), Text(words("join-device-how"), FADED)]
        self.terminal.page(page.rows)
        return ""

    def _sign_out(self, rest: str) -> str:
        """Sign out on all other devices."""
        if self.terminal.ask(words("join-sure-sign-out")).lower() != "y":
            return ""
        self.network.call(sign_out_elsewhere(self.network.server))
        return words("join-is-signed-out")

    def _leave(self, rest: str) -> str:
        if self.terminal.ask(words("join-sure-leave")).lower() != "y":
            return ""
        self.do(self.network.seat.leave())
        return words("join-is-left")

    def _delete(self, rest: str) -> str:
        if self.terminal.ask(words("join-sure-delete")).lower() == "y":
            self.do(self.network.seat.delete())
        return ""

    # Reading.

    def width(self) -> int:
        return min(self.terminal.size()[0], MOST_WIDTH)

    def find_links(self) -> None:
        """Ask the server for the links that invite others; a spectator does not get them."""
        try:
            self.links = self.network.call(self.network.server.links(self.network.address))
        except Refused:
            self.links = None

    def show_links(self, page: Page) -> None:
        """Add the links for friends to a page, each on one line so that it can be copied."""
        page.title(words("join-link-title"))
        link = self.network.address.link if self.links is None else self.links.player
        page.rows.append(Text(link, "bold"))
        page.rows.append(Text(words("join-link-how", command=command("join", link)), FADED))
        if self.links is not None:
            page.rows.append(Text(words("join-link-watch", link=self.links.spectator), FADED))

    def show_fork(self, page: Page) -> None:
        """Add a note to a page if the game continues another game. Everybody should know that before they sit down."""
        table = self.seen.table
        if table is not None and table.fork:
            page.text(words("join-imagined" if table.imagined else "join-fork"), MESSAGE)

    def _page(self) -> str:
        """Show the commands at the table, and all chat messages, latest first."""
        page = Page(self.width())
        self.show_fork(page)
        page.title(words("join-room-title"))
        page.text(words("join-room"))
        page.title(words("join-talk-title"))
        if not self.seen.talk:
            page.text(words("join-talk-none"))
        for line in reversed(talk_lines(self.seen)):
            page.hanging(line)
        self.terminal.page(page.rows)
        return ""

    def typed(self) -> None:
        """Note that a line was typed, so the chat on the screen has been read."""
        self.read = len(self.seen.talk)

    def talk_rows(self, count: int) -> list[Text]:
        """This many rows with the latest chat messages, one in each row. Unused rows are empty and come first."""
        if count <= 0:
            return []
        lines = talk_lines(self.seen)
        first = max(len(lines) - count, 0)
        rows = [
            Text(line, FADED if at < self.read else "", no_wrap=True)
            for at, line in enumerate(lines[first:], start=first)
        ]
        return [*[Text() for _ in range(count - len(rows))], *rows]

    def alarm(self) -> str:
        """The most urgent message, which is that the connection is lost; "" while we are connected."""
        return "" if self.network.seat.is_online else words("join-lost")

    def notice(self) -> str:
        """News of the table: a pause, a bot that stands in, or people who are away."""
        seen = self.seen
        table = seen.table
        if table is None:
            return ""
        if table.status == "paused":
            return words("join-paused")
        if seen.you >= 0 and table.seats[seen.you].stands_in:
            return words("join-stands-in", why=words(f"join-why-{table.seats[seen.you].stands_in}"))
        return " ".join(notices(seen, self.names))

    def times(self) -> str:
        """How much time the players who are asked have left; "" without a clock."""
        table = self.seen.table
        left = "" if table is None else times_left(table, self.names, self.network.clock.now())
        return words("join-time", times=left) if left else ""

    def newest_talk(self) -> str:
        """The latest chat message, if it came after the last line typed in this terminal; otherwise ""."""
        talk = talk_lines(self.seen)
        return talk[-1] if len(talk) > self.read else ""
