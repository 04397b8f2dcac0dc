"""NEOM in play: its question, its screen and its pages."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from neopolis.bots import Bot
from neopolis.cli.canvas import Canvas
from neopolis.cli.neom_log import heard_events
from neopolis.cli.neom_pages import asked_tiles_page, final_rows, help_page, log_page, score_page, tiles_page
from neopolis.cli.neom_question import Question
from neopolis.cli.neom_screen import Screen
from neopolis.cli.page import rule_page
from neopolis.cli.rulebook import NEOM
from neopolis.cli.save import Save
from neopolis.cli.sentences import words
from neopolis.cli.session import Session
from neopolis.cli.terminal import Terminal
from neopolis.engine.refused import Refused
from neopolis.neom.game import NeomGame


class NeomSession(Session[NeomGame, Question]):
    """One sitting at NEOM."""

    name = "neom"

    def __init__(
        self, game: NeomGame, names: list[str], bots: dict[int, Bot[NeomGame]], save: Save, terminal: Terminal
    ) -> None:
        super().__init__(game, names, bots, save, terminal)
        if game.seats == 1:
            self.prompt = "solo-prompt"

    def question(self, seat: int) -> Question:
        return Question(self.game, seat)

    def draw(self, canvas: Canvas, question: Question, message: str, heard: int) -> None:
        Screen(canvas, self.game, question.seat, self.names).draw(question, message, heard)

    def heard_count(self, seat: int) -> int:
        return len(heard_events(self.game, seat))

    def help_page(self, question: Question, asked: str, width: int) -> list[Text]:
        if not asked:
            return help_page(self.game, question, width)
        return asked_tiles_page(self.game, asked, width) or rule_page(asked, width, NEOM)

    def pages(self, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        return {
            "l": lambda: log_page(self.game, seat, self.names, width),
            "s": lambda: score_page(self.game, seat, self.names, width),
            "h": lambda: tiles_page(self.game, seat, self.names, width),
        }

    def final_rows(self) -> list[Text]:
        return final_rows(self.game, self.names)

    def special(self, seat: int, typed: str) -> bool:
        if typed.lower() != "n":
            return False
        self._neighbors(seat)
        return True

    def _neighbors(self, seat: int) -> None:
        """The other cities one after the other, from the left neighbour on; after the game the own one first."""
        seats = self.game.seats
        if seats == 1 and not self.game.over:
            raise Refused("cli-no-neighbors")
        for step in range(0 if self.game.over else 1, seats):
            canvas = self.terminal.canvas()
            Screen(canvas, self.game, seat, self.names).draw_neighbor((seat + step) % seats)
            self.terminal.show(canvas.rows())
            if not self.terminal.plain and self.terminal.ask(words("neighbor-prompt")).lower() != "n":
                return
