"""How a game looks in a terminal: its question, its screen, and what can be read besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, Self, TypeVar

from rich.text import Text

from neopolis.bots.talk import TalkingGame
from neopolis.engine.event import Event
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.question import Parses, Question
from neopolis.terminal.terminal import Terminal


class Table(TalkingGame, Parses, Protocol):
    """What a sitting needs of a game, whichever it is."""

    @property
    def seats(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def deciders(self) -> tuple[int, ...]: ...
    def play(self, seat: object, option: object) -> list[Event]: ...
    def take_back(self, seat: object) -> None: ...
    def record(self) -> str: ...
    def copy(self) -> Self: ...


G = TypeVar("G", bound=Table)
Q = TypeVar("Q", bound=Question)


class Renderer(Generic[G, Q]):
    """The looks of a game, with the names of those who play it. It never changes the game."""

    name = ""  # of the game, as on the command line
    over_prompt = "over-prompt"  # the code of the line before what is typed when the game is over

    def __init__(self, names: list[str], terminal: Terminal) -> None:
        self.names = names
        self.terminal = terminal

    def prompt(self, game: G) -> str:
        """The code of the line before what is typed."""
        return "prompt"

    def question(self, game: G, seat: int) -> Q:
        """What a seat is asked."""
        raise NotImplementedError

    def draw(self, canvas: Canvas, game: G, question: Q, message: str, heard: int) -> None:
        """The whole screen; the first `heard` events of the log are old."""
        raise NotImplementedError

    def heard_count(self, game: G, seat: int) -> int:
        """How long the log is to a seat."""
        raise NotImplementedError

    def help_page(self, game: G, question: Q, asked: str, width: int) -> list[Text]:
        """A rule that was asked for, or the present question with its rules."""
        raise NotImplementedError

    def pages(self, game: G, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        """What can be read, by command."""
        raise NotImplementedError

    def final_rows(self, game: G) -> list[Text]:
        """How the game ended."""
        raise NotImplementedError

    def look(self, game: G, seat: int, typed: str) -> bool:
        """Show what a command of this game alone shows; False when there is none such."""
        return False
