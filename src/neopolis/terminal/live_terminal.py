"""A terminal whose screen can change while somebody types: what was typed so far stays, and is shown again."""

from __future__ import annotations

import codecs
import os
import select
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from rich.cells import cell_len
from rich.control import Control
from rich.text import Text

from neopolis.terminal.terminal import Terminal, standard_streams

ERASERS: Final = "\x7f\b"
CLEAR_LINE: Final = "\x15"  # Ctrl-U
CLEAR_WORD: Final = "\x17"  # Ctrl-W
END: Final = "\x04"  # Ctrl-D
ESCAPE: Final = "\x1b"
DRAW_AGAIN: Final = "\x0c"  # Ctrl-L
PIECE: Final = 4096
PAUSE: Final = 0.05  # seconds: news that come this fast are drawn together


class LiveTerminal(Terminal):
    """Reads letter by letter, and hears a bell while it waits: a pipe into which somebody writes when there is news."""

    def __init__(self, source: TextIO, target: TextIO, bell: int) -> None:
        super().__init__(source, target)
        self.bell = bell
        self.touched: Callable[[], None] = lambda: None  # called when a key was pressed
        self.line = ""  # what was typed so far
        self.ahead = ""  # letters that were typed and not looked at yet
        self.drawn: list[Text] = []
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._escaped = ""
        self._closed = False

    @contextmanager
    def full_screen(self) -> Iterator[None]:
        if self.plain:
            yield
            return
        import termios  # not on every system, and needed only here
        import tty

        fd = self.source.fileno()
        before = termios.tcgetattr(fd)
        tty.setcbreak(fd)
        try:
            with super().full_screen():
                yield
        finally:
            termios.tcsetattr(fd, termios.TCSADRAIN, before)

    def show(self, rows: list[Text]) -> None:
        """Drawn over what was there, so that nothing flickers."""
        if self.plain:
            super().show(rows)
            return
        self.drawn = [row.copy() for row in rows]
        super().show(rows)

    def wipe(self) -> None:
        self.console.control(Control.home())

    def ask(self, prompt: str) -> str:
        """A line that somebody types, whatever happens meanwhile."""
        if self.plain:
            return super().ask(prompt)
        typed = self._typed(prompt, hears_bell=False)
        assert typed is not None
        return typed

    def listen(self, prompt: str, reads: bool = True) -> str | None:
        """A line that somebody types, or None as soon as there is news.

        Where input is no terminal, lines are read only when one is asked for: all of them may be there already.
        """
        if not self.plain:
            return self._typed(prompt, hears_bell=True)
        if reads:
            return super().ask(prompt)
        select.select([self.bell], [], [])
        self._rest()
        return None

    def _rest(self) -> None:
        """Quiet the bell, and let what comes with the news come."""
        select.select([], [], [], PAUSE)
        os.read(self.bell, PIECE)

    def _typed(self, prompt: str, hears_bell: bool) -> str | None:
        fd = self.source.fileno()
        self._show_line(prompt)
        while True:
            typed = self._take_ahead()
            if typed is not None:
                return typed
            self._show_line(prompt)
            if self._closed:
                raise EOFError
            ready, _, _ = select.select([fd, self.bell] if hears_bell else [fd], [], [])
            if fd in ready:
                self._read(fd)
            elif self.bell in ready:
                self._rest()
                return None

    def _read(self, fd: int) -> None:
        try:
            data = os.read(fd, PIECE)
        except OSError:  # the terminal is gone
            data = b""
        self._closed = not data
        self.touched()
        self.ahead += self._decoder.decode(data)

    def _take_ahead(self) -> str | None:
        """Look at the letters one by one; the line, when one is complete."""
        while self.ahead:
            letter, self.ahead = self.ahead[0], self.ahead[1:]
            if self._escaped or letter == ESCAPE:
                self._escape(letter)
            elif letter in "\r\n":
                typed, self.line = self.line.strip(), ""
                return typed
            elif letter == END:
                if not self.line:
                    raise EOFError
            else:
                self._edit(letter)
        return None

    def _edit(self, letter: str) -> None:
        if letter in ERASERS:
            self.line = self.line[:-1]
        elif letter == CLEAR_LINE:
            self.line = ""
        elif letter == CLEAR_WORD:
            self.line = self.line.rstrip().rpartition(" ")[0]
        elif letter == DRAW_AGAIN:
            self.console.clear()
            self.show(self.drawn)
        elif letter.isprintable():
            self.line += letter

    def _escape(self, letter: str) -> None:
        """Keys that send several letters, as arrows do, are passed over."""
        self._escaped += letter
        if len(self._escaped) > 1 and (letter not in "[O" or len(self._escaped) > 2):
            if letter.isalpha() or letter == "~" or len(self._escaped) == 2:
                self._escaped = ""

    def _show_line(self, prompt: str) -> None:
        """The prompt with what was typed; of a long line its end."""
        room = max(self.size()[0] - cell_len(prompt) - 1, 10)
        seen = self.line
        while cell_len(seen) > room:
            seen = seen[1:]
        self.target.write(f"\r\x1b[K{prompt}{seen}")
        self.target.flush()


def live_terminal(bell: int) -> LiveTerminal:
    """The one this process runs in."""
    source, target = standard_streams()
    return LiveTerminal(source, target, bell)
