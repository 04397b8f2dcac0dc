"""How a game looks in a terminal. Sessions ask a renderer for everything that depends on the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from rich.console import Console
from rich.text import Text

from neopolis.engine.event import Event
from neopolis.engine.playable import PlayedGame
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.question import Question
from neopolis.terminal.sentences import words
from neopolis.terminal.terminal import Terminal

G = TypeVar("G", bound=PlayedGame)
Q = TypeVar("Q", bound=Question)
Send = Callable[[object], None]  # carries out a side command of the game, here or on a server; Refused if it is illegal


class Renderer(Generic[G, Q]):
    """Draws a game for the players with these names. It never changes the game."""

    name = ""  # the name of the game, as on the command line
    stop_prompts: tuple[str, ...] = ()  # with stops on, the game stops before a bot answers one

    def __init__(self, names: list[str], terminal: Terminal) -> None:
        self.names = names
        self.terminal = terminal

    # Playing.

    def question(self, game: G, seat: int) -> Q:
        """What a seat is asked. A seat that is not asked anything has a question without options."""
        raise NotImplementedError

    def prompt(self, game: G, keys: str, is_remote: bool) -> str:
        """The text before the cursor: what can be typed, at this machine or at a table on a server."""
        raise NotImplementedError

    def draw(self, canvas: Canvas, game: G, question: Q, message: str, heard: int) -> None:
        """Draw the whole screen. The seat has seen the first `heard` entries of the log before."""
        raise NotImplementedError

    def log_length(self, game: G, seat: int) -> int:
        """The number of entries in the log that a seat sees."""
        raise NotImplementedError

    def waiting_text(self, game: G, seat: int, awaited: str) -> str:
        """What a seat reads instead of a question while others decide."""
        return words("join-awaited", names=awaited)

    # Side actions.

    def extra_commands(self, game: G, question: Q) -> list[str]:
        """This game's commands that Tab completes, except pages. A command that needs more text ends with a space."""
        return []

    def side_command(self, game: G, question: Q, typed: str, send: Send) -> str | None:
        """Do the side action that was typed. Returns a message, or None if the line is not a side action."""
        return None

    def reply_text(self, game: G, seat: int, events: list[Event]) -> str:
        """What others have answered to the side actions of a seat, "" if nothing."""
        return ""

    def stops_text(self, is_on: bool) -> str:
        """The message after somebody has switched stops at the `stop_prompts` on or off."""
        return ""

    # Help and pages.

    def help_page(self, game: G, question: Q, asked: str, width: int) -> list[Text]:
        """The rule that was asked for, or the current question with its rules."""
        raise NotImplementedError

    def pages(self, game: G, seat: int, width: int) -> dict[str, Callable[[], list[Text]]]:
        """The pages that a seat can read, by command."""
        raise NotImplementedError

    def show_screen(self, game: G, seat: int, typed: str) -> bool:
        """Show another screen of this game; False if the line does not ask for one."""
        return False

    # The end.

    def final_rows(self, game: G) -> list[Text]:
        """The result of a finished game."""
        raise NotImplementedError

    def over_prompt(self, is_remote: bool) -> str:
        """The text before the cursor after the end of the game."""
        raise NotImplementedError

    # Watching.

    def draw_public(self, canvas: Canvas, view: object, log: list[str]) -> None:
        """Draw what a spectator sees: the public view, as `GameDefinition.view_type`, and the public log."""
        raise NotImplementedError

    # Replaying.

    def when(self, game: G) -> str:
        """How far the game has come, such as its round or turn; "" if there is nothing to show."""
        return ""

    def replay_sentences(self, game: G, events: list[Event]) -> list[str]:
        """Events of a record as sentences."""
        raise NotImplementedError

    def print_table(self, console: Console, game: G, viewer: int | None) -> None:
        """Print everything on the table as a seat sees it. If `viewer` is None, print all secrets, too."""
        raise NotImplementedError
