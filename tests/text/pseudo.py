"""Pseudo languages, to find text that is not from a message.

In one, every text of a message is in brackets: "{ $name } sells" is "Ada⟦ sells⟧". In the other, every letter
has an accent, which stays visible where a terminal cuts texts off. Arguments do not change.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from neopolis.text import catalog
from neopolis.text.catalog import ENGLISH, LOCALES, add_locales
from neopolis.text.messages import use_language

PSEUDO: Final = "pseudo"
ACCENTED: Final = "accented"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTS: Final = str.maketrans(LETTERS, "àƀçđèƒĝĥìĵķĺɱñòƥɋŕšťùʋŵẋýžÀɃÇĐÈƑĜĤÌĴĶĹⱮÑÒƤɊŔŠŤÙƲŴẊÝŽ")
MARKED: Final = re.compile(r"⟦[^⟦⟧]*⟧")
CITATION: Final = re.compile(r"\b(?:NA|NEOM|R)[ -]\d+(?:\.\d+)*")
CODE: Final = re.compile(r"\b(?=\w*\d)(?=\w*[a-z])\w{2,}\b")  # digits and letters: numbers of whispers, hashes, cells
WORD: Final = re.compile(r"[^\W\d_]{2,}")  # single letters are symbols and keys
ENGLISH_WORD: Final = re.compile(r"(?<![^\W\d_])[A-Za-z]{2,}(?![^\W\d_])")


def in_brackets(text: str) -> str:
    return f"⟦{text}⟧" if WORD.search(text) else text


def with_accents(text: str) -> str:
    return text.translate(ACCENTS)


class Marker(Transformer):
    """Marks every text in a message."""

    def __init__(self, mark: Callable[[str], str]) -> None:
        self.mark = mark

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(self.mark(node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:
        return ast.StringLiteral(self.mark(node.value))


def add_pseudo(folder: Path, language: str, *others: Path) -> None:
    """Add a pseudo language to the languages. Its files are written to `folder`.

    `others` are the folders with the locales of games from other packages.
    """
    marker = Marker(in_brackets if language == PSEUDO else with_accents)
    (folder / language).mkdir()
    for locales in (LOCALES, *others):
        for path in (locales / ENGLISH).glob("*.ftl"):
            resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
            text = FluentSerializer().serialize(marker.visit(resource))
            (folder / language / path.name).write_text(text, encoding="utf-8")
    add_locales(folder)


@contextmanager
def pseudo_language(folder: Path, language: str, *others: Path) -> Iterator[None]:
    """Use a pseudo language within the block, and remove it afterwards."""
    add_pseudo(folder, language, *others)
    try:
        with use_language(language):
            yield
    finally:
        catalog._folders.remove(folder)
        catalog._languages.remove(language)
        catalog._catalogs.pop(language, None)


def without_codes(text: str) -> str:
    return CODE.sub("…", CITATION.sub("…", text))


def unmarked(text: str) -> dict[str, str]:
    """The words outside of brackets, each with its line."""
    while MARKED.search(text):
        text = MARKED.sub("…", text)
    return {word: line for line in without_codes(text).splitlines() for word in WORD.findall(line)}


def unaccented(text: str) -> dict[str, str]:
    """The words without accents, each with its line."""
    return {word: line for line in without_codes(text).splitlines() for word in ENGLISH_WORD.findall(line)}
