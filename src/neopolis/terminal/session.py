"""What every sitting at a terminal shares, at this machine or at a table on a server: reading what was typed."""

from __future__ import annotations

from typing import Generic

from rich.text import Text

from neopolis.engine.refused import Refused
from neopolis.terminal.renderer import G, Q, Renderer
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import MOST_WIDTH, Terminal


class Quit(Exception):
    """The player saves and quits."""


class TerminalSession(Generic[G, Q]):
    """People at a terminal with a game before them."""

    def __init__(self, game: G, renderer: Renderer[G, Q], terminal: Terminal) -> None:
        self.game = game
        self.renderer = renderer
        self.names = renderer.names
        self.terminal = terminal
        self.message = ""

    def take_back(self, seat: int) -> None:
        """Withdraw a seat's last answer."""
        raise NotImplementedError

    def quit(self) -> None:
        """Raise Quit, or say why not."""
        raise Quit

    def special(self, seat: int, typed: str) -> bool:
        """Do what a command of this game or sitting alone says; False when there is none such."""
        return False

    def width(self) -> int:
        """How wide what is read may be."""
        return min(self.terminal.size()[0], MOST_WIDTH)

    def wait_for_room(self) -> None:
        """A terminal that was made too small is asked to grow."""
        small = self.terminal.too_small()
        while small is not None:
            self.terminal.show([Text(small.message)])
            if self.terminal.ask(words("small-prompt")).lower() == "q":
                raise Quit
            small = self.terminal.too_small()

    def chosen(self, question: Q, typed: str) -> int:
        """The answer that was typed, or Refused."""
        if typed:
            return question.option(self.game, typed)
        enter = question.enter
        if enter is None:
            raise Refused("cli-choose-one", keys=question.key_range())
        return enter

    def command(self, question: Q, typed: str) -> bool:
        """Do what a command says; False when the line is an answer."""
        seat = question.seat
        if typed.startswith("?"):
            self.terminal.page(self.renderer.help_page(self.game, question, typed[1:].strip(), self.width()))
            return True
        if self.reads(seat, typed):
            return True
        key = typed.lower()
        if key == "u":
            self.take_back(seat)
        elif key == "q":
            self.quit()
        else:
            return self.special(seat, typed)
        return True

    def reads(self, seat: int, typed: str) -> bool:
        """Show what a command shows besides the screen; False when it shows nothing."""
        pages = self.renderer.pages(self.game, seat, self.width())
        if typed.lower() not in pages:
            return self.renderer.look(self.game, seat, typed)
        self.terminal.page(pages[typed.lower()]())
        return True
