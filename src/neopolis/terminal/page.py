"""Pages to read: help, rules, logs."""

from __future__ import annotations

from rich.text import Text

from neopolis.engine.refused import Refused
from neopolis.terminal.canvas import wrap
from neopolis.terminal.panel import TITLE
from neopolis.text.rulebook import Rulebook, has_rules, rule_number, rule_text


class Page:
    """Rows to read, of a given width."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: list[Text] = []

    def title(self, text: str) -> None:
        if self.rows:
            self.rows.append(Text())
        self.rows.append(Text(text, TITLE))

    def text(self, text: str, style: str = "", indent: str = "") -> None:
        """Text, wrapped line by line."""
        for line in text.split("\n"):
            parts = wrap(line, self.width - 1, indent, indent)
            self.rows += [Text(part, style) for part in parts or [""]]

    def hanging(self, text: str) -> None:
        """A sentence whose further lines are indented."""
        self.rows += [Text(part) for part in wrap(text, self.width - 1, "  ")]


def rule_page(asked: str, width: int, book: Rulebook) -> list[Text]:
    """The rule or ruling that was asked for; a bare number belongs to this rulebook."""
    number = rule_number(asked, book)
    text = rule_text(number, book)
    if not text:
        raise Refused("cli-no-rule" if has_rules() else "cli-no-rules", number=asked.strip()[:20])
    page = Page(width)
    page.title(number)
    page.text(text)
    return page.rows
