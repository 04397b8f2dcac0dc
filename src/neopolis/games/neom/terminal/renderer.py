"""How NEOM looks in a terminal: its question, its screen and its pages."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from neopolis.engine.event import Event
from neopolis.engine.refused import Refused
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.ids import is_tile
from neopolis.games.neom.knowledge.view import View
from neopolis.games.neom.terminal import replay
from neopolis.games.neom.terminal.log import heard_events
from neopolis.games.neom.terminal.pages import asked_tiles_page, final_rows, help_page, log_page, score_page, tiles_page
from neopolis.games.neom.terminal.public_screen import draw_public
from neopolis.games.neom.terminal.question import Question
from neopolis.games.neom.terminal.screen import Screen
from neopolis.games.neom.text.notation import event_text
from neopolis.games.neom.text.rules import RULEBOOK
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.page import rule_page
from neopolis.terminal.renderer import Renderer
from neopolis.terminal.sentences import words
from neopolis.text.messages import name_of


class NeomRenderer(Renderer[NeomGame, Question]):
    """Draws NEOM."""

    name = "neom"

    def prompt(self, game: NeomGame, keys: str, is_remote: bool) -> str:
        is_solo = game.seats == 1
        if is_remote:
            return words("join-solo-prompt" if is_solo else "join-neom-prompt", keys=keys)
        return words("solo-prompt" if is_solo else "prompt", keys=keys)

    def question(self, game: NeomGame, seat: int) -> Question:
        return Question(game, seat)

    def draw(self, canvas: Canvas, game: NeomGame, question: Question, message: str, heard: int) -> None:
        Screen(canvas, game, question.seat, self.names).draw(question, message, heard)

    def log_length(self, game: NeomGame, seat: int) -> int:
        return len(heard_events(game, seat))

    def waiting_text(self, game: NeomGame, seat: int, awaited: str) -> str:
        """The text for a waiting player, with the tiles picked in this step: they can still be taken back."""
        picks = [name_of(game.pack.tile(pick).name) for pick in game.open_picks(seat) if is_tile(pick)]
        if not picks:
            return super().waiting_text(game, seat, awaited)
        return words("join-awaited-picked", names=awaited, tiles=", ".join(picks))

    def help_page(self, game: NeomGame, question: Question, asked: str, width: int) -> list[Text]:
        if not asked:
            return help_page(game, question, width)
        return asked_tiles_page(game, asked, width) or rule_page(asked, width, RULEBOOK)

    def pages(self, game: NeomGame, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        return {
            "l": lambda: log_page(game, seat, self.names, width),
            "s": lambda: score_page(game, seat, self.names, width),
            "h": lambda: tiles_page(game, seat, self.names, width),
        }

    def final_rows(self, game: NeomGame) -> list[Text]:
        return final_rows(game, self.names)

    def over_prompt(self, is_remote: bool) -> str:
        return words("join-over-prompt" if is_remote else "over-prompt")

    def draw_public(self, canvas: Canvas, view: object, log: list[str]) -> None:
        assert isinstance(view, View)
        draw_public(canvas, view, self.names, log)

    def when(self, game: NeomGame) -> str:
        return replay.when(game)

    def replay_sentences(self, game: NeomGame, events: list[Event]) -> list[str]:
        return [event_text(game.pack, event, self.names) for event in events]

    def print_table(self, console: Console, game: NeomGame, viewer: int | None) -> None:
        replay.print_table(console, game, viewer, self.names)

    def extra_commands(self, game: NeomGame, question: Question) -> list[str]:
        return [] if game.seats == 1 else ["n"]

    def show_screen(self, game: NeomGame, seat: int, typed: str) -> bool:
        if typed.lower() != "n":
            return False
        self._neighbors(game, seat)
        return True

    def _neighbors(self, game: NeomGame, seat: int) -> None:
        """Show the other cities one by one, starting on the left. After the game, the seat's own city comes first."""
        seats = game.seats
        if seats == 1 and not game.over:
            raise Refused("cli-no-neighbors")
        for step in range(0 if game.over else 1, seats):
            prompt = words("neighbor-prompt" if step + 1 < seats else "page-prompt")
            canvas = self.terminal.canvas()
            Screen(canvas, game, seat, self.names).draw_neighbor((seat + step) % seats)
            self.terminal.show(canvas.rows())
            if not self.terminal.plain and self.terminal.ask(prompt).lower() != "n":
                return
