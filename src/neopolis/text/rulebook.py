"""The rules in our own words. People ask for them by number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

PACKED: Final = Path(__file__).parents[1] / "rules"  # in an installed wheel
CHECKOUT: Final = Path(__file__).parents[3] / "docs"  # beside the sources
RULINGS: Final = "rulings.md"  # the rulings about all games

_SECTION: Final = re.compile(r"^## (\d+|R-\d+) (.*)$", re.MULTILINE)
_PARAGRAPH: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
_LABEL: Final = re.compile(r"^\*\*(Question|Answer|Why)\.\*\*\n", re.MULTILINE)
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")


class Rulebook(NamedTuple):
    """The rules of a game in our own words.

    `word` stands before the number of a paragraph: "ABC" in "ABC 16.3". `file` is the file of the paragraphs, and
    `rulings` are the numbers of the rulings about the game. `citations` is a file with the paragraphs' numbers in the
    game's Polish edition, if there is one.
    """

    word: str
    file: str
    rulings: range
    citations: Path | None = None


_BOOKS: Final[dict[str, Rulebook]] = {}  # the rulebooks of the games in use, by their `word`


def add_rulebook(book: Rulebook) -> Rulebook:
    """Make the rules of a game known, so that people can ask for them by number."""
    _BOOKS[book.word] = book
    _rules.cache_clear()
    return book


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the rules. `level` 0 is the text before the first section, 1 a section or a ruling, 2 a paragraph.

    `cite` is how it is cited ("ABC 16.3", "R-4"), `polish` its number in the Polish edition, empty if it has none.
    `text` has Markdown for bold and italic words, and a line for each paragraph.
    """

    number: str
    cite: str
    level: int
    title: str
    text: str
    polish: str


def rule_number(asked: str, book: Rulebook) -> str:
    """A rule's number as it is cited ("ABC 5.1", "R-4"), from what somebody typed; a bare number is in this book."""
    word = book.word
    number = asked.strip().upper().rstrip(".")
    if re.match(r"R[- ]?\d", number):
        return re.sub(r"^R[- ]?", "R-", number)
    for other in _BOOKS:
        if re.match(rf"{other}(?![A-Z])", number):
            word, number = other, number.removeprefix(other).strip()
            break
    return f"{word} {number}".strip()


def rule_text(number: str, book: Rulebook) -> str:
    """The text of a paragraph, a whole section ("ABC 5") or a ruling; empty if there is none."""
    return _rules().get(rule_number(number, book), "")


def has_rules() -> bool:
    """Whether the texts of the rules are installed."""
    return bool(_rules())


@cache
def _rules() -> dict[str, str]:
    found = _sections(_read(RULINGS))
    for word, book in _BOOKS.items():
        found.update({f"{word} {number}": text for number, text in _sections(_read(book.file)).items()})
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
    """Each heading's number and title, with the text up to the next heading."""
    marks = list(mark.finditer(text))
    begins = [one.start() for one in marks]
    return [
        (one[1], one[2] if mark.groups > 1 else "", text[one.end() : end])
        for one, end in zip(marks, [*begins, len(text)][1:], strict=True)
    ]


def _plain(body: str) -> str:
    """The text without Markdown, a line for each paragraph."""
    paragraphs = [" ".join(part.split()) for part in body.replace("**", "").split("\n\n")]
    return "\n".join([part for part in paragraphs if part])


# All of the rules, in order.


@cache
def polish_numbers(book: Rulebook) -> dict[str, str]:
    """The paragraphs' numbers in the Polish edition, by our own numbers; empty without such an edition."""
    if book.citations is None:
        return {}
    known = msgspec.json.decode(book.citations.read_bytes(), type=dict[str, str | dict[str, str]])
    return {number: there for number, there in known.items() if isinstance(there, str)}  # the others have no number


@cache
def all_rules(book: Rulebook, language: str) -> list[Paragraph]:
    """The rules of a game, then the rulings about it."""
    polish = polish_numbers(book)
    text = _read_in(language, book.file)
    first = _SECTION.search(text)
    _, _, preface = text[: first.start() if first else 0].partition("\n")
    title = text.partition("\n")[0].removeprefix("# ")
    found = [Paragraph("", "", 0, title, _lines(preface), "")]
    for number, title, body in _pieces(_SECTION, text):
        pieces = _pieces(_PARAGRAPH, body)
        opening = body[: body.index(f"**{pieces[0][0]}**")] if pieces else body
        row = [(number, 1, title, opening), *[(own, 2, "", rest) for own, _, rest in pieces]]
        found += [
            Paragraph(own, f"{book.word} {own}", level, named, _lines(rest), polish.get(own, ""))
            for own, level, named, rest in row
        ]
    return found + _rulings(book, language)


def _read_in(language: str, name: str) -> str:
    """A text in a language; in English if it is not translated."""
    return _read(name.replace(".md", f".{language}.md")) or _read(name)


def _rulings(book: Rulebook, language: str) -> list[Paragraph]:
    """The rulings about a game."""
    return [
        Paragraph(number, number, 1, title, _lines(body), "")
        for number, title, body in _pieces(_SECTION, _read_in(language, RULINGS))
        if int(number.removeprefix("R-")) in book.rulings
    ]


@cache
def paragraph_texts(book: Rulebook, language: str) -> dict[str, str]:
    """The text of every paragraph by its citation, without Markdown."""
    return {one.cite: one.text.replace("*", "") for one in all_rules(book, language) if one.level == 2}


def _lines(body: str) -> str:
    """The text with a line for each paragraph, and with plain words instead of links."""
    parts = [" ".join(part.split()) for part in _LINK.sub(r"\1", body).split("\n\n")]
    return "\n".join([part for part in parts if part])
