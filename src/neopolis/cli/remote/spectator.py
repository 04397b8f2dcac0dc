"""Watching a table on a server: its public view, the log, and the chat."""

from __future__ import annotations

from rich.text import Text

from neopolis.cli.remote.people import with_player_names
from neopolis.cli.remote.table_screen import TableScreen
from neopolis.client import ClientState
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.games.wire import EventFrame
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.page import Page
from neopolis.terminal.panel import MESSAGE
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import Quit


class SpectatorScreen:
    """The screen of somebody without a seat. It knows only what the server sends: view and events."""

    def __init__(self, screen: TableScreen, definition: GameDefinition[G, Q]) -> None:
        self.screen = screen
        self.terminal = screen.terminal
        self.book = "" if definition.rulebook is None else definition.rulebook.word
        self.view_type = definition.view_type
        self.renderer = definition.renderer(screen.names, screen.terminal)
        self.message = ""

    @property
    def seen(self) -> ClientState:
        return self.screen.seen

    def sentences(self) -> list[str]:
        """The public log."""
        return [self._sentence(event) for event in self.seen.history if not event.quiet]

    def _sentence(self, event: EventFrame) -> str:
        """An event in words, with the number of its rule."""
        text = with_player_names(event.text, self.screen.names)
        return f"{text} ({event.rule.removeprefix(f'{self.book} ')})" if event.rule else text

    def run(self, statuses: tuple[str, ...]) -> None:
        """Watch as long as the table has one of these statuses and we have no seat."""
        self.screen.typed()  # what was said before is no news
        while self.seen.status in statuses and self.seen.you < 0:
            self.terminal.show(self.rows())
            prompt = words("join-watch-prompt", seats=len(self.screen.names))
            typed = self.terminal.listen(prompt, ["l", *self.screen.commands(), "q"], reads=False)
            if typed is None:
                continue
            self.message = ""
            self.screen.typed()
            try:
                self._do(typed)
            except Refused as refused:
                self.message = with_rules(refused)

    def _do(self, typed: str) -> None:
        said = self.screen.command(typed)
        if said is not None:
            self.message = said
        elif typed.lower() == "q":
            raise Quit
        elif typed.lower() == "l":
            page = Page(self.screen.width())
            page.title(words("log"))
            for sentence in reversed(self.sentences()):
                page.hanging(sentence)
            self.terminal.page(page.rows)
        elif typed.isdecimal():
            self.screen.do(self.screen.network.seat.sit(int(typed) - 1))
        elif typed:
            raise Refused("cli-join-not-a-command", text=typed[:40])

    def rows(self) -> list[Text]:
        """The whole screen."""
        screen = self.screen
        canvas = Canvas(screen.width(), self.terminal.size()[1] - 1)
        if not self.seen.view:
            canvas.put(0, 0, words("join-watching"), MESSAGE)
        else:
            self.renderer.names[:] = screen.names
            view = self.seen.view_as(dict[str, object] if self.view_type is None else self.view_type)
            self.renderer.draw_public(canvas, view, self.sentences())
        message = screen.alarm() or self.message or screen.notice() or screen.newest_talk() or words("join-watching")
        canvas.footer(message, MESSAGE)
        return canvas.rows()
