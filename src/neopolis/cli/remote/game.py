"""A seat at a table on a server, played from a terminal: the same screens as in a local game."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from neopolis.cli.remote.table_screen import LATER, TableScreen
from neopolis.client import Seat
from neopolis.client.world import imagined_game
from neopolis.engine.refused import Refused
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.games.wire import SideCommand
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.panel import FADED, MESSAGE
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import TerminalSession
from neopolis.terminal.terminal import LEAST_HEIGHT

MOST_TALK: Final = 8  # maximum number of rows of chat messages on the screen
SPARE: Final = 3  # rows kept for chat messages, if the terminal is higher than necessary
PLAYED: Final = ("playing", "paused")


class RemoteGame(TerminalSession[G, Q]):
    """One person at a seat. Each update brings an imagined game, which the seat cannot tell from the real one."""

    def __init__(self, screen: TableScreen, definition: GameDefinition[G, Q]) -> None:
        self.screen = screen
        self.definition = definition
        self.known = screen.seen
        game = imagined_game(definition, self.known)
        super().__init__(game, definition.renderer(screen.names, screen.terminal), screen.terminal)
        self.heard = 0  # how many entries the log had when we last answered
        self.waiting = -1  # how many events there were before our unanswered side action; -1 if there is none

    @property
    def you(self) -> int:
        return self.known.you

    @property
    def seat(self) -> Seat:
        return self.screen.network.seat

    def refresh(self) -> None:
        """Apply the updates since the last call."""
        seen = self.screen.seen
        if seen.world and (seen.world is not self.known.world or seen.history is not self.known.history):
            self.game = imagined_game(self.definition, seen)
        self.known = seen
        self.renderer.names[:] = self.screen.names

    def is_asked(self) -> bool:
        return self.known.decision is not None and self.you in self.game.deciders

    def run(self) -> None:
        """Play until the game is over or the seat is given up."""
        self.refresh()
        while self.known.status in PLAYED and self.you >= 0:
            self._turn()
            self.refresh()

    def _turn(self) -> None:
        """Show the screen until a line is typed or an update arrives. A typed line is carried out."""
        self.wait_for_room()
        question = self.question()
        self._draw(question)
        keys = question.key_range() if self.is_asked() else words("no-keys")
        prompt = self.renderer.prompt(self.game, keys, is_remote=True)
        choices = [*self.choices(question), *self.screen.commands()]
        typed = self.screen.terminal.listen(prompt, choices, reads=self.is_asked())
        if typed is None:
            if self.screen.seen.moment != self.known.moment:
                self.message = ""  # the message was about the previous question
            return
        self.message = ""
        self.screen.typed()
        try:
            self._do(question, typed)
        except Refused as refused:
            self.message = with_rules(refused)

    def question(self) -> Q:
        """What the seat is asked, or whom it waits for."""
        question = self.renderer.question(self.game, self.you)
        if not self.is_asked():
            names = ", ".join([self.names[seat] for seat in self.game.deciders if seat != self.you])
            question.text = self.renderer.waiting_text(self.game, self.you, names or self.names[self.you])
        return question

    def _draw(self, question: Q) -> None:
        """The game's own screen, with the latest chat messages where there is room."""
        width, height = self.width(), self.terminal.size()[1]
        spare = min(max(height - LEAST_HEIGHT, 0), SPARE)
        canvas = Canvas(width, height - 1 - spare)
        self.renderer.draw(canvas, self.game, question, "", self.heard)
        rows = canvas.rows()[:-1]
        used = max([at for at, row in enumerate(rows) if row.plain.strip()], default=0) + 2  # and an empty row below
        talk = 0 if self.terminal.plain else min(len(rows) + spare - used, MOST_TALK)
        talked = self.screen.newest_talk() if talk < 1 else ""
        message = self.screen.alarm() or self._message() or self.screen.notice() or talked
        rows = [*rows, *[Text() for _ in range(spare)]]
        said = self.screen.talk_rows(talk)
        self.terminal.show([*rows[: len(rows) - len(said)], *said, self._last_row(message, width)])

    def _last_row(self, message: str, width: int) -> Text:
        """The message on the left. On the right, how much time the players who are asked have left."""
        row = Canvas(width, 1)
        times = self.screen.times()
        row.put(0, 0, message, MESSAGE)
        if cell_len(message) + cell_len(times) < width:
            row.right(width, 0, times, FADED)
        return row.rows()[0]

    def _message(self) -> str:
        """The message, or the reply to a side action of this seat."""
        if self.waiting >= 0:
            events = self.game.history(self.you)[self.waiting :]
            reply = self.renderer.reply_text(self.game, self.you, events)
            if reply:
                self.message, self.waiting = reply, -1
        return self.message

    def _do(self, question: Q, typed: str) -> None:
        said = self.screen.command(typed)
        if said is not None:
            self.message = said
        elif not self.command(question, typed):
            if not self.is_asked():
                if typed:
                    raise Refused("cli-join-not-asked")
                return
            self.answer(self.chosen(question, typed))

    # Sending.

    def answer(self, option: int) -> None:
        """Answer the question on the screen. The server refuses the answer if the question has changed meanwhile."""
        self.heard = self.renderer.log_length(self.game, self.you)
        self.screen.do(self.seat.answer(option, self.known.moment))

    def take_back(self, seat: int) -> None:
        try:
            self.screen.do(self.seat.take_back(self.known.moment))
            self.screen.network.wait(lambda seen: seen.moment != self.known.moment, LATER)
            self.message = words("taken-back")
        except Refused as refused:
            if refused.code in ("nothing-to-take-back", "acted-upon"):
                raise Refused(f"cli-{refused.code}") from None
            raise

    def side_command(self, question: Q, typed: str) -> bool:
        if self.definition.side_actions is None:
            return False
        before = len(self.game.history(self.you))
        said = self.renderer.side_command(self.game, question, typed, self._send)
        if said is None:
            return False
        self.message, self.waiting = said, before
        return True

    def _send(self, command: object) -> None:
        """Send a side command of the game."""
        if not isinstance(command, SideCommand):
            raise Refused("no-asides")
        self.screen.do(self.seat.act(command))
