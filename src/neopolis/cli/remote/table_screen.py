"""The commands of a table on a server, whatever is played there: talk, pause, stand-ins, votes, rematch, leaving."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Final

from rich.text import Text

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

LONGEST: Final = 500  # letters of what is said at once
LATER: Final = 2.0  # seconds to wait for what an acknowledged message has changed


class Moved(Exception):
    """On to another table."""

    def __init__(self, address: Address) -> None:
        super().__init__(address.link)
        self.address = address


class TableScreen:
    """A table, and what can be done at it from a terminal."""

    def __init__(self, wire: NetworkThread, terminal: LiveTerminal) -> None:
        self.wire = wire
        self.terminal = terminal
        self.links: Links | None = None  # what to send to others, if we know it
        self.read = 0  # how much of the talk was on the screen before the last line was typed

    @property
    def seen(self) -> ClientState:
        return self.wire.seen

    @property
    def names(self) -> list[str]:
        return [] if self.seen.table is None else seat_names(self.seen.table)

    # Doing something.

    def do(self, work: Coroutine[object, object, None]) -> None:
        """Send something, and wait until it is done and what it has changed is here; or Refused."""
        before = self.seen
        try:
            self.wire.call(work, self._patience)
        except Refused as refused:
            raise with_names(refused, self.names) from None
        self.wire.wait(lambda seen: seen is not before, LATER)

    def _patience(self) -> None:
        code = "join-sending" if self.wire.seat.is_online else "join-lost"
        rows = [*self.terminal.drawn[:-1], Text(words(code), MESSAGE)]
        self.terminal.show(rows)

    def command(self, typed: str) -> str | None:
        """Do what was typed, if it is about the table. What there is to say; None when it is not."""
        if typed.startswith("@"):
            whom, _, text = typed[1:].partition(" ")
            return self._say(text, who_is(whom, self.names, self.seen.you))
        if not typed.startswith("/"):
            return None
        verb, _, rest = typed[1:].partition(" ")
        if not verb:
            return self._say(rest) if rest.strip() else self._page()
        commands: dict[str, Callable[[str], str]] = {
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
            "leave": self._leave,
            "device": self._device,
            "delete": self._delete,
            "talk": lambda rest: self._page(),
        }
        if verb.lower() not in commands:
            raise Refused("cli-join-not-a-command", text=f"/{verb}"[:40])
        return commands[verb.lower()](rest.strip())

    def _whisper(self, rest: str) -> str:
        whom, _, text = rest.partition(" ")
        return self._say(text, who_is(whom, self.names, self.seen.you))

    def _say(self, text: str, to: int = -1) -> str:
        text = text.strip()
        if not text:
            raise Refused("cli-join-nothing-said")
        if len(text) > LONGEST:
            raise Refused("cli-join-too-long", most=LONGEST)
        self.do(self.wire.seat.say(text, to))
        return ""

    def _pause(self, rest: str) -> str:
        self.do(self.wire.seat.pause())
        return ""

    def _resume(self, rest: str) -> str:
        self.do(self.wire.seat.resume())
        return ""

    def _bot(self, rest: str) -> str:
        self.do(self.wire.seat.stand_in())
        return ""

    def _return(self, rest: str) -> str:
        self.do(self.wire.seat.come_back())
        return ""

    def _vote(self, rest: str) -> str:
        about = who_is(rest, self.names, self.seen.you)
        self.do(self.wire.seat.vote(about))
        return words("join-is-voted", name=self.names[about])

    def _rematch(self, rest: str) -> str:
        """On to the next table. Who has played asks for it: the one that was told may have been deleted since."""
        table = self.seen.table
        if table is None:
            return ""
        if table.rematch and table.you < 0 and not table.host:
            raise Moved(Address(self.wire.address.server, table.rematch))
        raise Moved(Address.read(self.wire.call(self.wire.server.rematch(table.id)).player))

    def _links(self, rest: str) -> str:
        page = Page(self.width())
        self.tell_links(page)
        self.terminal.page(page.rows)
        return ""

    def _device(self, rest: str) -> str:
        """A private link to this seat. It is not broken over lines: it is to be copied."""
        link = self.wire.call(self.wire.server.device_link(self.wire.address.table))
        page = Page(self.width())
        page.title(words("join-device-title"))
        page.rows += [Text(link, "bold"), Text(words("join-device-how"), FADED)]
        self.terminal.page(page.rows)
        return ""

    def _leave(self, rest: str) -> str:
        if self.terminal.ask(words("join-sure-leave")).lower() != "y":
            return ""
        self.do(self.wire.seat.leave())
        return words("join-is-left")

    def _delete(self, rest: str) -> str:
        if self.terminal.ask(words("join-sure-delete")).lower() == "y":
            self.do(self.wire.seat.delete())
        return ""

    # Reading.

    def width(self) -> int:
        return min(self.terminal.size()[0], MOST_WIDTH)

    def find_links(self) -> None:
        """Ask for what to send to others; a spectator is not told."""
        try:
            self.links = self.wire.call(self.wire.server.links(self.wire.address))
        except Refused:
            self.links = None

    def tell_links(self, page: Page) -> None:
        """What to send to friends. A link is not broken over lines: it is to be copied."""
        page.title(words("join-link-title"))
        link = self.wire.address.link if self.links is None else self.links.player
        page.rows.append(Text(link, "bold"))
        page.rows.append(Text(words("join-link-how", command=command("join", link)), FADED))
        if self.links is not None:
            page.rows.append(Text(words("join-link-watch", link=self.links.spectator), FADED))

    def tell_fork(self, page: Page) -> None:
        """Where a game has come from, if it was begun elsewhere: nobody is to sit down without knowing that."""
        table = self.seen.table
        if table is not None and table.fork:
            page.text(words("join-imagined" if table.imagined else "join-fork"), MESSAGE)

    def _page(self) -> str:
        """What can be done at the table, and what was said there, the latest first."""
        page = Page(self.width())
        self.tell_fork(page)
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
        """Whoever typed something has read what was said before."""
        self.read = len(self.seen.talk)

    def talk_rows(self, count: int) -> list[Text]:
        """The last things that were said, in so many rows."""
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
        """What is to be said before anything else."""
        return "" if self.wire.seat.is_online else words("join-lost")

    def notice(self) -> str:
        """What is to be said when nothing else is: the news of the table, or what was said last."""
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
        """How long those who are asked may still think."""
        table = self.seen.table
        left = "" if table is None else times_left(table, self.names, int(time.time() * 1000))
        return words("join-time", times=left) if left else ""

    def newest_talk(self) -> str:
        """What was said since something was last typed, if anything."""
        talk = talk_lines(self.seen)
        return talk[-1] if len(talk) > self.read else ""
