"""The rules in our own words, as people ask for them: by number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

LANGUAGES: Final = Path(__file__).parent / "locales"
PACKED: Final = Path(__file__).parents[1] / "rules"  # in an installed wheel
CHECKOUT: Final = Path(__file__).parents[3] / "docs"  # beside the sources
NEOM: Final = "NEOM"
NA: Final = "NA"
BOOKS: Final = {NEOM: "neom.md", NA: "new-angeles.md"}  # by the word before a number: "NA 16.3"
GAMES: Final = {"neom": NEOM, "new-angeles": NA}
RULINGS: Final = "rulings.md"  # of both games
FIRST_OF_NA: Final = 40  # the rulings from this number on are about New Angeles

_SECTION: Final = re.compile(r"^## (\d+|R-\d+) (.*)$", re.MULTILINE)
_PARAGRAPH: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
_LABEL: Final = re.compile(r"^\*\*(Question|Answer|Why)\.\*\*\n", re.MULTILINE)
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the rules. `level` 0 is what stands before the first section, 1 a section or a ruling, 2 a paragraph.

    `cite` is how it is cited ("NA 16.3", "R-4"), `polish` its number in the Polish edition, empty if it has none.
    `text` has the marks of Markdown for bold and italic words, and a line for each paragraph.
    """

    number: str
    cite: str
    level: int
    title: str
    text: str
    polish: str


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


# All of the rules, in order.


@cache
def polish_numbers(game: str) -> dict[str, str]:
    """By a paragraph's number: the number it has in the Polish edition's rulebook. NEOM has no such edition."""
    if game != "new-angeles":
        return {}
    text = (LANGUAGES / "pl/citations_new_angeles.json").read_bytes()
    known = msgspec.json.decode(text, type=dict[str, str | dict[str, str]])
    return {number: there for number, there in known.items() if isinstance(there, str)}  # others say why there is none


@cache
def all_rules(game: str, language: str) -> list[Paragraph]:
    """The rules of a game, then the rulings about it."""
    book = GAMES[game]
    polish = polish_numbers(game)
    text = _read_in(language, BOOKS[book])
    first = _SECTION.search(text)
    _, _, preface = text[: first.start() if first else 0].partition("\n")
    title = text.partition("\n")[0].removeprefix("# ")
    found = [Paragraph("", "", 0, title, _lines(preface), "")]
    for number, title, body in _pieces(_SECTION, text):
        pieces = _pieces(_PARAGRAPH, body)
        opening = body[: body.index(f"**{pieces[0][0]}**")] if pieces else body
        row = [(number, 1, title, opening), *[(own, 2, "", rest) for own, _, rest in pieces]]
        found += [
            Paragraph(own, f"{book} {own}", level, named, _lines(rest), polish.get(own, ""))
            for own, level, named, rest in row
        ]
    return found + _rulings(book, language)


def _read_in(language: str, name: str) -> str:
    """A text in a language; in English if nobody has translated it."""
    return _read(name.replace(".md", f".{language}.md")) or _read(name)


def _rulings(book: str, language: str) -> list[Paragraph]:
    """The rulings about a game."""
    return [
        Paragraph(number, number, 1, title, _lines(body), "")
        for number, title, body in _pieces(_SECTION, _read_in(language, RULINGS))
        if (int(number.removeprefix("R-")) >= FIRST_OF_NA) == (book == NA)
    ]


@cache
def paragraph_texts(game: str, language: str) -> dict[str, str]:
    """The text of every paragraph by how it is cited, without any marks."""
    return {one.cite: one.text.replace("*", "") for one in all_rules(game, language) if one.level == 2}


def _lines(body: str) -> str:
    """The text with a line for each paragraph; links are only for those who read the file."""
    parts = [" ".join(part.split()) for part in _LINK.sub(r"\1", body).split("\n\n")]
    return "\n".join([part for part in parts if part])
