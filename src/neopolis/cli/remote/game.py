"""A seat at a table on a server, played from a terminal: the same screens as at home, and acts that are sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from neopolis.cli.remote.table_screen import LATER, TableScreen
from neopolis.client import ClientState, Seat
from neopolis.client.world import imagined_neom, imagined_new_angeles
from neopolis.engine.refused import Refused
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import is_tile
from neopolis.games.neom.terminal.question import Question as NeomQuestion
from neopolis.games.neom.terminal.renderer import NeomRenderer
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.terminal.log import event_words
from neopolis.games.new_angeles.terminal.question import Question as NaQuestion
from neopolis.games.new_angeles.terminal.renderer import NewAngelesRenderer
from neopolis.games.new_angeles.terminal.session import REPLIES
from neopolis.games.new_angeles.terminal.trade_desk import Desk
from neopolis.games.new_angeles.terminal.trade_words import Draft
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.panel import FADED, MESSAGE
from neopolis.terminal.renderer import G, Q, Renderer
from neopolis.terminal.sentences import with_rules, words
from neopolis.terminal.session import TerminalSession
from neopolis.terminal.terminal import LEAST_HEIGHT

MOST_TALK: Final = 8  # rows of table talk
SPARE: Final = 3  # rows kept for it, where the terminal is higher than it must be
PLAYED: Final = ("playing", "paused")


class RemoteGame(TerminalSession[G, Q]):
    """One person at a seat. The game is imagined anew from each update: the seat cannot tell it from the true one."""

    prompt = ""  # the code of the line before what is typed
    over_prompt = ""

    def __init__(self, room: TableScreen, decode: Callable[[ClientState], G], renderer: Renderer[G, Q]) -> None:
        self.room = room
        self.decode = decode
        self.known = room.seen
        super().__init__(decode(self.known), renderer, room.terminal)
        self.heard = 0  # how much of the log was old when something was last typed
        self.before = renderer.heard_count(self.game, self.you)

    @property
    def you(self) -> int:
        return self.known.you

    @property
    def seat(self) -> Seat:
        return self.room.wire.seat

    def refresh(self) -> None:
        """Take in what was told since the last time."""
        seen = self.room.seen
        if seen.world and (seen.world is not self.known.world or seen.history is not self.known.history):
            self.game = self.decode(seen)
        self.known = seen
        self.renderer.names[:] = self.room.names

    def is_asked(self) -> bool:
        return self.known.decision is not None and self.you in self.game.deciders

    def run(self) -> None:
        """Until the game is over, or the seat is given up."""
        self.refresh()
        while self.known.status in PLAYED and self.you >= 0:
            self._turn()
            self.refresh()

    def _turn(self) -> None:
        """Show what there is until something is typed or something is new."""
        self.wait_for_room()
        question = self.question()
        self._draw(question)
        keys = question.key_range() if self.is_asked() else words("no-keys")
        typed = self.room.terminal.listen(words(self.prompt, keys=keys), reads=self.is_asked())
        if typed is None:
            if self.room.seen.moment != self.known.moment:
                self.message = ""  # it was about the question before
            return
        self.message = ""
        self.room.typed()
        try:
            self._do(question, typed)
        except Refused as refused:
            self.message = with_rules(refused)

    def question(self) -> Q:
        """What the seat is asked; while it is asked nothing, who is awaited."""
        question = self.renderer.question(self.game, self.you)
        if not self.is_asked():
            names = ", ".join([self.names[seat] for seat in self.game.deciders if seat != self.you])
            question.text = self.waiting_words(names or self.names[self.you])
        return question

    def waiting_words(self, names: str) -> str:
        return words("join-awaited", names=names)

    def _draw(self, question: Q) -> None:
        """The game's own screen; where it leaves room, what was said last."""
        width, height = self.width(), self.terminal.size()[1]
        spare = min(max(height - LEAST_HEIGHT, 0), SPARE)
        canvas = Canvas(width, height - 1 - spare)
        self.renderer.draw(canvas, self.game, question, "", self.heard)
        rows = canvas.rows()[:-1]
        used = max([at for at, row in enumerate(rows) if row.plain.strip()], default=0) + 2  # and an empty row
        talk = 0 if self.terminal.plain else min(len(rows) + spare - used, MOST_TALK)
        talked = self.room.newest_talk() if talk < 1 else ""
        message = self.room.alarm() or self.told() or self.room.notice() or talked
        rows = [*rows, *[Text() for _ in range(spare)]]
        said = self.room.talk_rows(talk)
        self.terminal.show([*rows[: len(rows) - len(said)], *said, self._last_row(message, width)])

    def _last_row(self, message: str, width: int) -> Text:
        """What is to be said, and at the right how long those who are asked may still think."""
        row = Canvas(width, 1)
        times = self.room.times()
        row.put(0, 0, message, MESSAGE)
        if cell_len(message) + cell_len(times) < width:
            row.right(width, 0, times, FADED)
        return row.rows()[0]

    def told(self) -> str:
        """What is to be said."""
        return self.message

    def _do(self, question: Q, typed: str) -> None:
        said = self.room.command(typed)
        if said is not None:
            self.message = said
        elif not self.command(question, typed):
            if not self.is_asked():
                if typed:
                    raise Refused("cli-join-not-asked")
                return
            self.answer(self.chosen(question, typed))

    # What is sent.

    def answer(self, option: int) -> None:
        """Answer what is on the screen, whatever has been asked since."""
        self.mark()
        self.room.do(self.seat.answer(option, self.known.moment))

    def take_back(self, seat: int) -> None:
        try:
            self.room.do(self.seat.take_back(self.known.moment))
            self.room.wire.wait(lambda seen: seen.moment != self.known.moment, LATER)
            self.message = words("taken-back")
        except Refused as refused:
            if refused.code in ("nothing-to-take-back", "acted-upon"):
                raise Refused(f"cli-{refused.code}") from None
            raise

    def mark(self) -> None:
        """What is in the log now is old from now on."""
        self.heard = self.renderer.heard_count(self.game, self.you)


class NeomRemoteGame(RemoteGame[NeomGame, NeomQuestion]):
    """A seat at NEOM."""

    prompt = "join-neom-prompt"
    over_prompt = "join-over-prompt"

    def __init__(self, room: TableScreen) -> None:
        super().__init__(room, imagined_neom, NeomRenderer(room.names, room.terminal))
        if self.game.seats == 1:
            self.prompt = "join-solo-prompt"

    def waiting_words(self, names: str) -> str:
        """Also what was picked in this step: it can still be taken back."""
        picks = [self.game.pack.tile(pick).name for pick in self.game.open_picks(self.you) if is_tile(pick)]
        if not picks:
            return super().waiting_words(names)
        return words("join-awaited-picked", names=names, tiles=", ".join(picks))


class NewAngelesRemoteGame(RemoteGame[NewAngelesGame, NaQuestion]):
    """A seat at New Angeles."""

    prompt = "join-na-prompt"
    over_prompt = "join-na-over-prompt"

    def __init__(self, room: TableScreen) -> None:
        super().__init__(room, imagined_new_angeles, NewAngelesRenderer(room.names, room.terminal))
        self.waits = -1  # how long the log was when something was proposed; -1 when nothing is to be told about it

    def waiting_words(self, names: str) -> str:
        """Bots give people a while to answer a proposal, so that comes first."""
        asked = [self.names[one.seat] for one in self.game.proposals(self.you) if one.to == self.you]
        if asked:
            return words("join-awaited-reply", names=", ".join(dict.fromkeys(asked)))
        return words("join-awaited-trade", names=names)

    def special(self, seat: int, typed: str) -> bool:
        question = self.renderer.question(self.game, seat)
        before = len(self.game.history(seat))
        said = Desk(self.terminal, self.game, question, self.names, RemoteTrader(self.room)).command(typed)
        if said is None:
            return False
        self.message = said
        self.waits = before
        return True

    def told(self) -> str:
        """What has become of a proposal is told to whoever made it."""
        if self.waits >= 0:
            events = self.game.history(self.you)[self.waits :]
            found = [event for event in events if event.kind in REPLIES and event.seat != self.you]
            if found:
                self.message = " ".join([event_words(self.game.pack, event, self.names) for event in found[-2:]])
                self.waits = -1
        return super().told()


class RemoteTrader:
    """Sends what was decided at the desk."""

    def __init__(self, room: TableScreen) -> None:
        self.room = room

    @property
    def seat(self) -> Seat:
        return self.room.wire.seat

    def propose(self, draft: Draft) -> None:
        self.room.do(self.seat.propose(draft.to, draft.gives, draft.wants, draft.whisper))

    def counter(self, number: int, draft: Draft) -> None:
        self.room.do(self.seat.counter(number, draft.gives, draft.wants))

    def accept(self, number: int) -> None:
        self.room.do(self.seat.accept(number))

    def decline(self, number: int) -> None:
        self.room.do(self.seat.decline(number))

    def withdraw(self, number: int) -> None:
        self.room.do(self.seat.withdraw(number))
