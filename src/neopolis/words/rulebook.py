"""The rules in our own words, as people ask for them: by number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

PACKED: Final = Path(__file__).parents[1] / "rules"  # in an installed wheel
CHECKOUT: Final = Path(__file__).parents[3] / "docs"  # beside the sources
NEOM: Final = "NEOM"
NA: Final = "NA"
BOOKS: Final = {NEOM: "neom.md", NA: "new-angeles.md"}  # by the word before a number: "NA 16.3"
RULINGS: Final = "rulings.md"  # of both games

_SECTION: Final = re.compile(r"^## (\d+|R-\d+) (.*)$", re.MULTILINE)
_PARAGRAPH: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
_LABEL: Final = re.compile(r"^\*\*(Question|Answer|Why)\.\*\*\n", re.MULTILINE)


def rule_number(asked: str, book: str = NEOM) -> str:
    """A rule's number as it is cited, "NA 5.1" or "R-4", however it was asked for; a bare number is one of the book."""
    number = asked.strip().upper().rstrip(".")
    if re.match(r"R[- ]?\d", number):
        return re.sub(r"^R[- ]?", "R-", number)
    for other in BOOKS:
        if re.match(rf"{other}(?![A-Z])", number):
            book, number = other, number.removeprefix(other).strip()
            break
    return f"{book} {number}".strip()


def rule_text(number: str, book: str = NEOM) -> str:
    """The text of a paragraph, a whole section ("NA 5") or a ruling; empty if there is none."""
    return _rules().get(rule_number(number, book), "")


def has_rules() -> bool:
    """Whether the texts are there."""
    return bool(_rules())


@cache
def _rules() -> dict[str, str]:
    found = _sections(_read(RULINGS))
    for book, name in BOOKS.items():
        found.update({f"{book} {number}": text for number, text in _sections(_read(name)).items()})
    return found


def _read(name: str) -> str:
    for path in (PACKED / name, CHECKOUT / "rules" / name, CHECKOUT / name):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


def _sections(text: str) -> dict[str, str]:
    """Every section by its number, and every numbered paragraph in it."""
    found: dict[str, str] = {}
    for number, title, body in _pieces(_SECTION, text):
        plain = _plain(_LABEL.sub("", body)) if number.startswith("R-") else _plain(body)
        found[number] = f"{title}\n{plain}" if plain else title
        for paragraph, _, rest in _pieces(_PARAGRAPH, body):
            found[paragraph] = _plain(rest)
    return found


def _pieces(mark: re.Pattern[str], text: str) -> list[tuple[str, str, str]]:
    """Each mark's number and title, with the text up to the next mark."""
    marks = list(mark.finditer(text))
    begins = [one.start() for one in marks]
    return [
        (one[1], one[2] if mark.groups > 1 else "", text[one.end() : end])
        for one, end in zip(marks, [*begins, len(text)][1:], strict=True)
    ]


def _plain(body: str) -> str:
    """The text without marks of Markdown, a line for each paragraph."""
    paragraphs = [" ".join(part.split()) for part in body.replace("**", "").split("\n\n")]
    return "\n".join([part for part in paragraphs if part])
