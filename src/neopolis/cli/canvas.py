"""A rectangle of characters, each with a style: what a screen is drawn on."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Whatever is put outside of it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", room: int = 1000) -> None:
        """Write a text from a place to the right, in so many letters at most."""
        if not 0 <= y < self.height:
            return
        for at, letter in enumerate(text[:room], start=x):
            if 0 <= at < self.width:
                self.letters[y][at] = letter
                self.styles[y][at] = style

    def right(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text that ends before a place."""
        self.put(x - len(text), y, text, style)

    def middle(self, x: int, y: int, room: int, text: str, style: str = "") -> None:
        """Write a text in the middle of some room."""
        self.put(x + (room - len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Give a ground to a rectangle."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def rows(self) -> list[Text]:
        """The lines, without the blanks at their ends."""
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
