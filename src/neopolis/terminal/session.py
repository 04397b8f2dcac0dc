"""A game at a terminal, at this machine or at a table on a server: how typed lines become commands and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from rich.text import Text

from neopolis.engine.refused import Refused
from neopolis.terminal.renderer import G, Q, Renderer
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import MOST_WIDTH, Terminal


class Quit(Exception):
    """The player wants to leave."""


class TerminalSession(Generic[G, Q]):
    """A game on a terminal's screen."""

    def __init__(self, game: G, renderer: Renderer[G, Q], terminal: Terminal) -> None:
        self.game = game
        self.renderer = renderer
        self.names = renderer.names
        self.terminal = terminal
        self.message = ""

    def take_back(self, seat: int) -> None:
        """Take back a seat's last answer."""
        raise NotImplementedError

    def quit(self) -> None:
        """Raise Quit, or set a message that says why not."""
        raise Quit

    def side_command(self, question: Q, typed: str) -> bool:
        """Do a side action; False if the line is not one."""
        return False

    def width(self) -> int:
        """The width of pages."""
        return min(self.terminal.size()[0], MOST_WIDTH)

    def choices(self, question: Q) -> list[str]:
        """The lines that Tab completes: answers, then commands."""
        answers = [self.game.text(question.seat, option) for option in question.options]
        return [*answers, *self.renderer.extra_commands(self.game, question), "?", *self.pages(question.seat), "u", "q"]

    def pages(self, seat: int) -> dict[str, Callable[[], list[Text]]]:
        """The pages that a seat can read, by command."""
        return self.renderer.pages(self.game, seat, self.width())

    def wait_for_room(self) -> None:
        """Ask people to enlarge a terminal that is too small."""
        small = self.terminal.too_small()
        while small is not None:
            self.terminal.show([Text(small.message)])
            if self.terminal.ask_once(words("small-prompt")) in ("q", "Q"):
                raise Quit
            small = self.terminal.too_small()

    def chosen(self, question: Q, typed: str) -> int:
        """The answer that was typed; Refused if there is no such answer."""
        if typed:
            return question.option(self.game, typed)
        enter = question.enter
        if enter is None:
            raise Refused("cli-choose-one", keys=question.key_range())
        return enter

    def command(self, question: Q, typed: str) -> bool:
        """Carry out a command; False if the line is no command."""
        seat = question.seat
        if typed.startswith("?"):
            self.terminal.page(self.renderer.help_page(self.game, question, typed[1:].strip(), self.width()))
            return True
        if self.show_page(seat, typed):
            return True
        key = typed.lower()
        if key == "u":
            self.take_back(seat)
        elif key == "q":
            self.quit()
        else:
            return self.side_command(question, typed)
        return True

    def show_page(self, seat: int, typed: str) -> bool:
        """Show the page or screen that a command asks for; False if it asks for none."""
        pages = self.pages(seat)
        if typed.lower() not in pages:
            return self.renderer.show_screen(self.game, seat, typed)
        self.terminal.page(pages[typed.lower()]())
        return True
