"""How New Angeles looks in a terminal: its question, its screen and its pages."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.terminal.log import heard_events
from neopolis.games.new_angeles.terminal.pages import (
    assets_page,
    final_rows,
    hand_page,
    help_page,
    log_page,
    standing_page,
)
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.screen import Screen
from neopolis.games.new_angeles.terminal.trade_desk import ledger_of
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.page import rule_page
from neopolis.terminal.renderer import Renderer
from neopolis.text.rulebook import NA


class NewAngelesRenderer(Renderer[NewAngelesGame, Question]):
    """The looks of New Angeles."""

    name = "new-angeles"
    over_prompt = "na-over-prompt"

    def prompt(self, game: NewAngelesGame) -> str:
        return "na-prompt"

    def question(self, game: NewAngelesGame, seat: int) -> Question:
        return Question(game, seat)

    def draw(self, canvas: Canvas, game: NewAngelesGame, question: Question, message: str, heard: int) -> None:
        Screen(canvas, game, question.seat, self.names).draw(question, message, heard)

    def heard_count(self, game: NewAngelesGame, seat: int) -> int:
        return len(heard_events(game, seat))

    def help_page(self, game: NewAngelesGame, question: Question, asked: str, width: int) -> list[Text]:
        return rule_page(asked, width, NA) if asked else help_page(game, question, width)

    def pages(self, game: NewAngelesGame, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        return {
            "l": lambda: log_page(game, seat, self.names, width),
            "h": lambda: hand_page(game, seat, width),
            "a": lambda: assets_page(game, seat, self.names, width),
            "s": lambda: standing_page(game, seat, self.names, width),
            "p": lambda: ledger_of(game, seat, self.names).page(width),
        }

    def final_rows(self, game: NewAngelesGame) -> list[Text]:
        return final_rows(game, self.names)
