"""A column of text on a screen, and the colors that all screens share."""

from __future__ import annotations

from typing import Final

from neopolis.terminal.canvas import Canvas, wrap

HEADER: Final = "bold color(231) on color(24)"
ALARM: Final = "bold color(231) on color(160)"
TITLE: Final = "bold color(117)"
FADED: Final = "color(245)"
ASKED: Final = "bold color(229)"
MESSAGE: Final = "bold color(216)"
KEY: Final = "bold color(229)"


class Panel:
    """A column of text on a screen."""

    def __init__(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        self.canvas = canvas
        self.x = x
        self.y = y
        self.width = width
        self.end = y + height

    @property
    def left(self) -> int:
        """The number of lines left."""
        return self.end - self.y

    def line(self, text: str, style: str = "") -> None:
        if self.left > 0:
            self.canvas.put(self.x, self.y, text, style, room=self.width)
        self.y += 1

    def title(self, text: str) -> None:
        self.line(f"─ {text} {'─' * self.width}", TITLE)

    def wrapped(self, text: str, most: int, style: str = "") -> None:
        """Text over at most this many lines; the rest is cut off."""
        for part in wrap(text, self.width, "  ")[:most]:
            self.line(part, style)

    def log(self, title: str, sentences: list[str], heard: int = 0) -> None:
        """The last sentences that fit, under a title. The first `heard` sentences are old and drawn faded."""
        self.title(title)
        if self.left <= 0:
            return
        first = max(len(sentences) - self.left, 0)
        rows = [
            (row, FADED if at < heard else "")
            for at in range(first, len(sentences))
            for row in wrap(sentences[at], self.width, "  ")
        ]
        for row, style in rows[-self.left :]:
            self.line(row, style)
