"""Terminals at a table on a server, as people have them before them."""

import os
import re
import select
from pathlib import Path

from tests.cli.window import Window

KEYS = re.compile(r"(\w+)(?:-\w+)?(?:, Enter = \w+)?  \[\? help")
FIRST_OF_MANY = re.compile(r"(\d+)(?: \d+)+  \[\? help")
QUIET = 0.3  # seconds without output after which a screen is believed to be whole


class Terminal(Window):
    """A terminal that joined a table. Its screen changes by itself."""

    def __init__(self, link: str, home: Path, name: str, *words: str, columns: int = 100, rows: int = 35) -> None:
        home.mkdir(exist_ok=True)
        super().__init__(link, home / "file", columns, rows, "--name", name, *words, command="join")

    def settle(self) -> None:
        """Read until nothing more comes for a while."""
        while select.select([self.end], [], [], QUIET)[0]:
            self._read()

    def see(self, text: str) -> None:
        """Read until a text is on the screen."""
        while not any(text in row for row in self.screen):
            self._read()

    def enter(self, line: str) -> None:
        self.type(f"{line}\n")

    @property
    def prompt(self) -> str:
        return self.screen[-1].rpartition("\r\x1b[K")[2]

    def key(self) -> str:
        """What to type for the first answer; empty while nothing is asked."""
        found = FIRST_OF_MANY.match(self.prompt) or KEYS.match(self.prompt)
        return "" if found is None or found[1] == "waiting" else found[1]

    def play_on(self, until: str) -> None:
        """Give the first answer to every question until a text is on the screen."""
        while not any(until in row for row in self.screen):
            self.settle()
            key = self.key()
            if key:
                self.enter(key)
            if not select.select([self.end], [], [], 30)[0]:
                raise AssertionError("nothing moves:\n" + "\n".join(self.screen))
            self._read()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)
