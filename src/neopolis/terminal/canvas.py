"""The canvas of a screen: cells, each with a character and a style. A wide character takes two cells."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

FILLER: Final = "\0"


class Canvas:
    """A rectangle of cells. Whatever is drawn outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", room: int = 1000) -> None:
        """Write text from a cell to the right, in at most `room` cells."""
        if not 0 <= y < self.height:
            return
        end = min(x + room, self.width)
        for letter in text:
            cells = cell_len(letter)
            if x + cells > end:
                return
            if x >= 0 and cells:
                self._set(x, y, [letter, ""][:cells], style)
            x += cells

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
        """Write text that ends before a cell."""
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
        found: list[Text] = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text(no_wrap=True, end="")
            last = max([at for at in range(self.width) if letters[at] != " " or styles[at]], default=-1)
            begin = 0
            for at in range(last + 1):
                if styles[at] != styles[begin]:
                    line.append("".join(letters[begin:at]), styles[begin])
                    begin = at
            line.append("".join(letters[begin : last + 1]), styles[begin])
            found.append(line)
        return found


def wrap(text: str, width: int, indent: str = "", first: str = "") -> list[str]:
    """Text in lines of at most this many cells. `textwrap` counts characters, so wide ones get a filler."""
    counted = "".join([letter.rjust(cell_len(letter), FILLER) for letter in text])
    width -= counted != text  # a line may end between a wide character and its filler
    parts = textwrap.wrap(counted, width, initial_indent=first, subsequent_indent=indent)
    return [part.replace(FILLER, "") for part in parts]
