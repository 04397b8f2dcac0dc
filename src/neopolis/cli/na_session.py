"""New Angeles in play: its question, its screen and its pages."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from neopolis.cli.canvas import Canvas
from neopolis.cli.na_log import heard_events
from neopolis.cli.na_pages import assets_page, final_rows, hand_page, help_page, log_page, standing_page
from neopolis.cli.na_question import Question
from neopolis.cli.na_screen import Screen
from neopolis.cli.page import rule_page
from neopolis.cli.rulebook import NA
from neopolis.cli.session import Session
from neopolis.new_angeles.game import NewAngelesGame


class NaSession(Session[NewAngelesGame, Question]):
    """One sitting at New Angeles."""

    name = "new-angeles"
    prompt = "na-prompt"
    over_prompt = "na-over-prompt"

    def question(self, seat: int) -> Question:
        return Question(self.game, seat)

    def draw(self, canvas: Canvas, question: Question, message: str, heard: int) -> None:
        Screen(canvas, self.game, question.seat, self.names).draw(question, message, heard)

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
        }

    def final_rows(self) -> list[Text]:
        return final_rows(self.game, self.names)
