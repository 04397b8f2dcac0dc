"""The canvas of a screen: cells, each with a character and a style. A wide character takes two cells."""

from __future__ import annotations

import textwrap
from functools import lru_cache
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Span, Text

FILLER: Final = "\0"


class Canvas:
    """A rectangle of cells. Whatever is drawn outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", room: int = 1000) -> None:
        """Write text that begins at cell (x, y), in at most `room` cells."""
        if not 0 <= y < self.height:
            return
        cells = list(_cells(text)[: max(0, min(room, self.width - x))])
        if cells and cells[-1] != "" and cell_len(cells[-1]) > 1:
            cells.pop()  # a wide character whose other half has no room
        if x < 0:
            cells, x = cells[-x:], 0
            if cells and cells[0] == "":  # half of a wide character whose other half is outside
                cells, x = cells[1:], 1
        if cells:
            self._set(x, y, cells, style)

    def _set(self, x: int, y: int, cells: list[str], style: str) -> None:
        """Replace whole characters, so that no half of a wide one stays."""
        row, end = self.letters[y], x + len(cells)
        if row[x] == "":
            row[x - 1] = " "
        if end < self.width and row[end] == "":
            row[end] = " "
        row[x:end] = cells
        self.styles[y][x:end] = [style] * len(cells)

    def right(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text that ends just before cell `x`."""
        self.put(x - cell_len(text), y, text, style)

    def middle(self, x: int, y: int, room: int, text: str, style: str = "") -> None:
        """Write text in the middle of `room` cells."""
        self.put(x + (room - cell_len(text)) // 2, y, text, style)

    def wrapped(self, y: int, text: str, style: str = "") -> int:
        """Write text over the whole width, from a row down. Returns the number of rows it takes."""
        parts = wrap(text, self.width)
        for at, part in enumerate(parts):
            self.put(0, y + at, part, style)
        return len(parts)

    def footer(self, text: str, style: str = "") -> None:
        """Write text over the whole width so that it ends in the last row; its rows are cleared first."""
        parts = wrap(text, self.width)
        for y, part in enumerate(parts, start=self.height - len(parts)):
            self.put(0, y, " " * self.width)
            self.put(0, y, part, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Give a rectangle a background."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def rows(self) -> list[Text]:
        """The lines, without trailing spaces."""
        return [self._row(letters, styles) for letters, styles in zip(self.letters, self.styles, strict=True)]

    def _row(self, letters: list[str], styles: list[str]) -> Text:
        end = self.width
        while end and letters[end - 1] == " " and not styles[end - 1]:
            end -= 1
        spans: list[Span] = []
        begin = at = 0  # where a run of one style begins, in cells and in characters (a wide one takes two cells)
        for style, run in groupby(styles[:end]):
            next_begin = begin + len(list(run))
            next_at = at + len("".join(letters[begin:next_begin]))
            if style:
                spans.append(Span(at, next_at, style))
            begin, at = next_begin, next_at
        return Text("".join(letters[:end]), no_wrap=True, end="", spans=spans)


@lru_cache(4096)  # the same words and lines are drawn again and again
def _cells(text: str) -> tuple[str, ...]:
    """The cells that a text takes: two for a wide character, the second empty; none for a character without width."""
    if text.isascii() and text.isprintable():
        return tuple(text)
    return tuple([cell for letter in text for cell in (letter, "")[: cell_len(letter)]])


def wrap(text: str, width: int, indent: str = "", first: str = "") -> list[str]:
    """Text in lines of at most this many cells. `textwrap` counts characters, so wide ones get a filler."""
    counted = text if text.isascii() else "".join([letter.rjust(cell_len(letter), FILLER) for letter in text])
    if counted != text:
        width -= 1  # if a line ends with a filler, its wide character takes one cell more of the next line
    parts = textwrap.wrap(counted, width, initial_indent=first, subsequent_indent=indent)
    return [part.replace(FILLER, "") for part in parts]
