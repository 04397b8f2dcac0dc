"""New Angeles in play: its question, its screen and its pages, and people who trade without being asked."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from neopolis.bots import Bot
from neopolis.cli.canvas import Canvas
from neopolis.cli.na_floor import Floor
from neopolis.cli.na_log import event_words, heard_events
from neopolis.cli.na_pages import assets_page, final_rows, hand_page, help_page, log_page, standing_page
from neopolis.cli.na_question import Question
from neopolis.cli.na_screen import Screen
from neopolis.cli.na_trade_desk import Desk, ledger_of
from neopolis.cli.page import rule_page
from neopolis.cli.rulebook import NA
from neopolis.cli.save import Save
from neopolis.cli.sentences import words
from neopolis.cli.session import Session
from neopolis.cli.terminal import Terminal
from neopolis.new_angeles.game import NewAngelesGame

REPLIES = ("accepted", "declined", "traded", "lapsed")  # what can become of a proposal


class NaSession(Session[NewAngelesGame, Question]):
    """One sitting at New Angeles."""

    name = "new-angeles"
    prompt = "na-prompt"
    over_prompt = "na-over-prompt"

    def __init__(
        self,
        game: NewAngelesGame,
        names: list[str],
        bots: dict[int, Bot[NewAngelesGame]],
        save: Save,
        terminal: Terminal,
    ) -> None:
        super().__init__(game, names, bots, save, terminal)
        self.floor = Floor(game, [seat for seat in range(game.seats) if seat not in bots])
        self.waits: dict[int, int] = {}  # who waits for a reply, and how long the log was to them

    def question(self, seat: int) -> Question:
        return Question(self.game, seat)

    def draw(self, canvas: Canvas, question: Question, message: str, heard: int) -> None:
        Screen(canvas, self.game, question.seat, self.names).draw(question, message, heard)
        self.floor.hear(question.seat)

    def heard_count(self, seat: int) -> int:
        return len(heard_events(self.game, seat))

    def help_page(self, question: Question, asked: str, width: int) -> list[Text]:
        return rule_page(asked, width, NA) if asked else help_page(self.game, question, width)

    def pages(self, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        return {
            "l": lambda: log_page(self.game, seat, self.names, width),
            "h": lambda: hand_page(self.game, seat, width),
            "a": lambda: assets_page(self.game, seat, self.names, width),
            "s": lambda: standing_page(self.game, seat, self.names, width),
            "p": lambda: ledger_of(self.game, seat, self.names).page(width),
        }

    def final_rows(self) -> list[Text]:
        return final_rows(self.game, self.names)

    # Trading.

    def meanwhile(self) -> bool:
        """Whoever was addressed, called or wants to interrupt has the screen before the game goes on."""
        seat = self.floor.next(self.viewer)
        if seat is None:
            return False
        self._ask(self._new_face(seat))
        self.floor.settle(seat)
        return True

    def whom(self, deciders: tuple[int, ...]) -> int:
        caller = self.floor.caller
        self.floor.caller = -1
        return self._new_face(caller if caller in deciders else super().whom(deciders))

    def _new_face(self, seat: int) -> int:
        """What was to be said to one person is not said to another."""
        if seat != self.viewer >= 0:
            self.message = ""
        return seat

    def _answer(self, seat: int, option: int) -> None:
        super()._answer(seat, option)
        self.floor.leave(seat)

    def special(self, seat: int, typed: str) -> bool:
        if self.game.over:
            return False
        if not typed and seat not in self.game.deciders:
            self.floor.leave(seat)
        elif typed.startswith("@"):
            self.floor.call(typed[1:], self.names, self.viewer)
        elif typed.lower() == "i":
            self.message = words("na-stops" if self.floor.toggle() else "na-stops-not")
        else:
            return self._trade(seat, typed)
        return True

    def _trade(self, seat: int, typed: str) -> bool:
        before = len(self.game.history(seat))
        said = Desk(self.terminal, self.game, self.question(seat), self.names, self._do).command(typed)
        if said is None:
            return False
        self.message = said
        self.waits.setdefault(seat, before)
        return True

    def _do(self, act: Callable[[], object]) -> None:
        self.act(act)
        self.stirred = True

    def _told(self) -> str:
        """What has become of a proposal is told to whoever made it, when the screen is theirs again."""
        if self.viewer in self.waits and not self.save.reason:
            events = self.game.history(self.viewer)[self.waits.pop(self.viewer) :]
            found = [event for event in events if event.kind in REPLIES and event.seat != self.viewer]
            if found:
                self.message = " ".join([event_words(self.game.pack, event, self.names) for event in found[-2:]])
        return super()._told()
