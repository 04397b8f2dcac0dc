"""The rules in our own words, as people ask for them: by number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

PACKED: Final = Path(__file__).parents[1] / "rules"  # in an installed wheel
CHECKOUT: Final = Path(__file__).parents[3] / "docs"  # beside the sources
PLACES: Final = {"neom.md": (PACKED / "neom.md", CHECKOUT / "rules" / "neom.md"),
                 "rulings.md": (PACKED / "rulings.md", CHECKOUT / "rulings.md")}

_SECTION: Final = re.compile(r"^## (\d+|R-\d+) (.*)$", re.MULTILINE)
_PARAGRAPH: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
_LABEL: Final = re.compile(r"^\*\*(Question|Answer|Why)\.\*\*\n", re.MULTILINE)


def rule_number(asked: str) -> str:
    """A rule's number as the texts write it: "5.7" or "R-4", however it was asked for."""
    number = asked.strip().upper().removeprefix("NEOM").strip()
    return re.sub(r"^R[- ]?(?=\d)", "R-", number).rstrip(".")


def rule_text(number: str) -> str:
    """The text of a paragraph, a whole section ("5") or a ruling; empty if there is none."""
    return _rules().get(rule_number(number), "")


def has_rules() -> bool:
    """Whether the texts are there."""
    return bool(_rules())


@cache
def _rules() -> dict[str, str]:
    return {**_sections(_read("neom.md")), **_sections(_read("rulings.md"))}


def _read(name: str) -> str:
    for path in PLACES[name]:
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
