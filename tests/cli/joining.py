"""Terminals at a table on a server, as people see them."""

import os
import re
import threading
from collections.abc import Callable
from pathlib import Path

from tests.cli.window import Window

KEYS = re.compile(r"(\w+)(?:-\w+)?(?:, Enter = \w+)?  \[\? help")
FIRST_OF_MANY = re.compile(r"(\d+)(?: \d+)+  \[\? help")
STUCK = 120.0  # seconds after which a hanging test fails


class Terminal(Window):
    """A terminal that has joined a table. Its screen changes without input, so it is read all the time."""

    def __init__(
        self,
        link: str,
        home: Path,
        name: str,
        *words: str,
        columns: int = 100,
        rows: int = 35,
        kind: str = "xterm-256color",
    ) -> None:
        home.mkdir(exist_ok=True)
        super().__init__(link, home / "file", columns, rows, "--name", name, *words, kind=kind, command="join")
        self.news = threading.Condition()
        self.reader = threading.Thread(target=self._read_all)
        self.reader.start()

    def _read_all(self) -> None:
        while True:
            try:
                data = os.read(self.end, 65536)
            except OSError:
                return
            if not data:
                return
            with self.news:
                self._take(data)
                self.news.notify_all()

    def until(self, wanted: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds. If it never does, the test fails with the contents of the screen."""
        with self.news:
            assert self.news.wait_for(wanted, STUCK), f"no {what}:\n" + "\n".join(self.screen)

    def see(self, text: str) -> None:
        """Wait until a text is on the screen."""
        self.until(lambda: self.shows(text), text)

    def shows(self, text: str) -> bool:
        return any([text in row for row in self.screen])

    def is_whole(self) -> bool:
        """Whether the last screen is complete: its prompt, which is drawn last, is there."""
        return self.display.cursor.y == self.display.lines - 1 and self.line.endswith("> ")

    def see_prompt(self) -> None:
        """Wait until the screen is drawn down to its prompt."""
        self.until(self.is_whole, "prompt")

    def miss(self, text: str) -> None:
        """Wait until the screen is complete and no longer shows a text."""
        self.until(lambda: self.is_whole() and not self.shows(text), f"screen without “{text}”")

    def enter(self, line: str) -> None:
        self.type(f"{line}\n")

    @property
    def screen(self) -> list[str]:
        with self.news:
            return super().screen

    @property
    def prompt(self) -> str:
        return self.screen[-1]

    def key(self) -> str:
        """The key of the first answer; "" if there is no question."""
        found = FIRST_OF_MANY.match(self.prompt) or KEYS.match(self.prompt)
        return "" if found is None or found[1] == "waiting" else found[1]

    def play_on(self, end: str) -> None:
        """Give the first answer to every question until a text is on the screen."""
        while True:
            with self.news:  # so that no new screen comes before the key is read
                self.until(lambda: self.is_whole() and (self.shows(end) or bool(self.key())), end)
                if self.shows(end):
                    return
                key, seen = self.key(), len(self.seen)
            self._answer(key, seen)

    def _answer(self, key: str, seen: int) -> None:
        """Type an answer, and wait until the screen is drawn again."""
        self.enter(key)
        self.until(lambda: "\x1b[H" in self.seen[seen:], "new screen")

    def finish(self) -> int:
        """Wait for the end. Returns the exit code."""
        code = self.process.wait(STUCK)
        self.reader.join(STUCK)
        return code

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.reader.join()
        os.close(self.end)
