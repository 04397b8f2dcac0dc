"""A pseudo-terminal with a game in it, as a person would see it."""

import codecs
import fcntl
import os
import pty
import select
import struct
import termios
from pathlib import Path

import pyte

from tests import forking

PROMPTS = ("q quit] > ", "Enter > ", "Enter goes back > ", "q goes back > ", "Enter leaves] > ")

STUCK = 120.0  # seconds after which a hanging test fails
HOME = "\x1b[H"  # escape sequence with which every screen begins


class Window:
    """A terminal of a given size with the game in it."""

    def __init__(
        self,
        game: str,
        file: Path,
        columns: int,
        rows: int,
        *words: str,
        kind: str = "xterm-256color",
        command: str = "play",
    ) -> None:
        self.end, inner = pty.openpty()
        self.seen = ""  # all output so far
        self.shown = (-1, [""])  # length of the output when the screen was last read, and the rows read
        self.display = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.display)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a character may arrive in two pieces
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "TERM": kind, "NEOPOLIS_HOME": str(file.parent)}
        self.process = forking.start(
            command, game, *words, stdin=inner, stdout=inner, stderr=inner, environment=environment, terminal=True
        )
        os.close(inner)

    def wait_for(self, text: str) -> None:
        """Read until a text appears in the output from now on. Ignores spaces at the end of the text."""
        begin = len(self.seen)
        while text.rstrip() not in self.seen[begin:]:
            self._read()

    def wait_for_line(self, text: str) -> None:
        """Read until the row of the cursor, up to the cursor, ends with a text."""
        while not self.line.endswith(text):
            self._read()

    def wait_for_prompt(self) -> bool:
        """Read until there is a prompt below a new screen; False if the game has ended instead."""
        begin = len(self.seen)
        try:
            while HOME not in self.seen[begin:] or not self.line.endswith(PROMPTS):
                self._read()
        except OSError:
            return False
        return True

    @property
    def screen(self) -> list[str]:
        """The rows of the screen, without colors; the last row is the prompt."""
        if self.shown[0] != len(self.seen):
            self.shown = len(self.seen), self.display.display
        return self.shown[1]

    @property
    def line(self) -> str:
        """The row of the cursor, up to the cursor."""
        return self.screen[self.display.cursor.y][: self.display.cursor.x]

    def resize(self, columns: int, rows: int) -> None:
        self.display.resize(rows, columns)
        self.shown = (-1, [""])
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, line: str) -> None:
        os.write(self.end, line.encode())

    def finish(self) -> int:
        """Read to the end. Returns the exit code."""
        try:
            while True:
                self._read()
        except OSError:  # the other end is closed
            return self.process.wait()

    def _read(self) -> None:
        ready, _, _ = select.select([self.end], [], [], STUCK)
        assert ready, "nothing more comes:\n" + "\n".join(self.screen)
        data = os.read(self.end, 65536)
        if not data:
            raise OSError
        self._take(data)

    def _take(self, data: bytes) -> None:
        text = self.decoder.decode(data)
        self.seen += text
        self.stream.feed(text)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)
