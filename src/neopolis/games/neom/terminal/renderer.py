"""How NEOM looks in a terminal: its question, its screen and its pages."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from neopolis.engine.refused import Refused
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.terminal.log import heard_events
from neopolis.games.neom.terminal.pages import asked_tiles_page, final_rows, help_page, log_page, score_page, tiles_page
from neopolis.games.neom.terminal.question import Question
from neopolis.games.neom.terminal.screen import Screen
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.page import rule_page
from neopolis.terminal.renderer import Renderer
from neopolis.terminal.sentences import words
from neopolis.text.rulebook import NEOM


class NeomRenderer(Renderer[NeomGame, Question]):
    """Draws NEOM in a terminal."""

    name = "neom"

    def prompt(self, game: NeomGame) -> str:
        return "solo-prompt" if game.seats == 1 else "prompt"

    def question(self, game: NeomGame, seat: int) -> Question:
        return Question(game, seat)

    def draw(self, canvas: Canvas, game: NeomGame, question: Question, message: str, heard: int) -> None:
        Screen(canvas, game, question.seat, self.names).draw(question, message, heard)

    def heard_count(self, game: NeomGame, seat: int) -> int:
        return len(heard_events(game, seat))

    def help_page(self, game: NeomGame, question: Question, asked: str, width: int) -> list[Text]:
        if not asked:
            return help_page(game, question, width)
        return asked_tiles_page(game, asked, width) or rule_page(asked, width, NEOM)

    def pages(self, game: NeomGame, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        return {
            "l": lambda: log_page(game, seat, self.names, width),
            "s": lambda: score_page(game, seat, self.names, width),
            "h": lambda: tiles_page(game, seat, self.names, width),
        }

    def final_rows(self, game: NeomGame) -> list[Text]:
        return final_rows(game, self.names)

    def look(self, game: NeomGame, seat: int, typed: str) -> bool:
        if typed.lower() != "n":
            return False
        self._neighbors(game, seat)
        return True

    def _neighbors(self, game: NeomGame, seat: int) -> None:
        """The other cities one by one, starting with the left neighbour; after the game the seat's own comes first."""
        seats = game.seats
        if seats == 1 and not game.over:
            raise Refused("cli-no-neighbors")
        for step in range(0 if game.over else 1, seats):
            canvas = self.terminal.canvas()
            Screen(canvas, game, seat, self.names).draw_neighbor((seat + step) % seats)
            self.terminal.show(canvas.rows())
            if not self.terminal.plain and self.terminal.ask(words("neighbor-prompt")).lower() != "n":
                return
