"""How New Angeles looks in a terminal: its question, its screen and its pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from neopolis.engine.event import Event
from neopolis.games.new_angeles.content.pack import default_pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.knowledge.view import View
from neopolis.games.new_angeles.terminal import replay
from neopolis.games.new_angeles.terminal.log import event_words, heard_events, told_once
from neopolis.games.new_angeles.terminal.pages import (
    assets_page,
    final_rows,
    hand_page,
    help_page,
    log_page,
    standing_page,
)
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.screen import Screen, draw_public, when_words
from neopolis.games.new_angeles.terminal.stop_commands import StopCommands, stop_completions
from neopolis.games.new_angeles.terminal.trade_commands import TradeCommands, ledger_of
from neopolis.games.new_angeles.text.rules import RULEBOOK
from neopolis.games.new_angeles.text.terms_text import number_text
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.page import rule_page
from neopolis.terminal.renderer import Renderer, Send
from neopolis.terminal.sentences import words

REPLIES: Final = ("accepted", "declined", "traded", "lapsed")  # events with which others reply to a proposal


class NewAngelesRenderer(Renderer[NewAngelesGame, Question]):
    """Draws New Angeles."""

    name = "new-angeles"
    stop_prompts = ("counteroffer-or-pass", "support-or-abstain")

    def prompt(self, game: NewAngelesGame, keys: str, is_remote: bool) -> str:
        return words("join-na-prompt" if is_remote else "na-prompt", keys=keys)

    def question(self, game: NewAngelesGame, seat: int) -> Question:
        return Question(game, seat)

    def draw(self, canvas: Canvas, game: NewAngelesGame, question: Question, message: str, heard: int) -> None:
        Screen(canvas, game, question.seat, self.names).draw(question, message, heard)

    def log_length(self, game: NewAngelesGame, seat: int) -> int:
        return len(heard_events(game, seat))

    def waiting_text(self, game: NewAngelesGame, seat: int, awaited: str) -> str:
        """The text for a waiting player. Proposals to answer come first, because bots wait a while for an answer."""
        asked = [self.names[one.seat] for one in game.proposals(seat) if one.to == seat]
        if asked:
            return words("join-awaited-reply", names=", ".join(dict.fromkeys(asked)))
        return words("join-awaited-trade", names=awaited)

    def extra_commands(self, game: NewAngelesGame, question: Question) -> list[str]:
        """The commands that Tab completes: proposals to each other player, replies to open ones, and stops (R-133)."""
        seat = question.seat
        found = ["t", *[f"t {name} " for at, name in enumerate(self.names) if at != seat]]
        for one in game.proposals(seat):
            verbs = "w" if one.seat == seat else "ync" if one.to == seat else ""
            found += [f"{verb} {number_text(one.id)}" for verb in verbs]
        return [*found, *stop_completions(game, seat)]

    def side_command(self, game: NewAngelesGame, question: Question, typed: str, send: Send) -> str | None:
        said = StopCommands(self.terminal, game, question.seat, self.names, send).run(typed)
        return TradeCommands(self.terminal, game, question, self.names, send).run(typed) if said is None else said

    def reply_text(self, game: NewAngelesGame, seat: int, events: list[Event]) -> str:
        """The last 2 replies of others to proposals."""
        replies = [event for event in events if event.kind in REPLIES and event.seat != seat]
        return " ".join([event_words(game.pack, event, self.names) for event in replies[-2:]])

    def stops_text(self, is_on: bool) -> str:
        return words("na-stops" if is_on else "na-stops-not")

    def help_page(self, game: NewAngelesGame, question: Question, asked: str, width: int) -> list[Text]:
        return rule_page(asked, width, RULEBOOK) if asked else help_page(game, question, width)

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

    def over_prompt(self, is_remote: bool) -> str:
        return words("join-na-over-prompt" if is_remote else "na-over-prompt")

    def draw_public(self, canvas: Canvas, view: object, log: list[str]) -> None:
        assert isinstance(view, View)
        draw_public(canvas, default_pack(), view, self.names, log)

    def when(self, game: NewAngelesGame) -> str:
        return when_words(game.view(None), self.names)

    def replay_sentences(self, game: NewAngelesGame, events: list[Event]) -> list[str]:
        return [event_words(game.pack, event, self.names) for event in told_once(events)]

    def print_table(self, console: Console, game: NewAngelesGame, viewer: int | None) -> None:
        replay.print_table(console, game, viewer, self.names)
