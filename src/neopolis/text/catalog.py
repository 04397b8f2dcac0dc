"""The messages of every language, read from Fluent files (https://projectfluent.org).

`locales/<language>/*.ftl` holds them. A file is split into its entries when its language is first used, and an entry
is parsed when its message is first made: parsing everything would take most of a second at each start.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENGLISH: Final = "en"
PLAYER: Final = "player"
PAGE: Final = "page.ftl"  # only the page reads this file
LOCALES: Final = Path(__file__).parent / "locales"

Argument = str | int

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?![-a-zA-Z#]).*\n)*", re.MULTILINE)
_PARSER: Final = FluentParser(with_spans=False)
_folders: Final[list[Path]] = []
_languages: Final[list[str]] = [ENGLISH]
_catalogs: Final[dict[str, Catalog]] = {}


class References(Visitor):
    """Collects the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Catalog:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.sources: Final[dict[str, str]] = {}  # by id: the entry as in its file
        self._files: Final[dict[str, Path]] = {}
        self._parsed: Final[dict[str, ast.Message | ast.Term]] = {}
        self._fillable: Final[dict[str, list[str] | None]] = {}  # by id: the parts that `_filled_in` returns
        self._bundle: Final = FluentBundle([language, ENGLISH], use_isolating=False)

    def read(self, folder: Path) -> None:
        """Add the files of a folder of locales. Each id is in one file only."""
        for path in sorted((folder / self.language).glob("*.ftl")):
            if path.name == PAGE:
                continue
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8") + "\n"):
                if entry[1] in self.sources:
                    raise ValueError(f"{entry[1]} is in {self._files[entry[1]]} and in {path}")
                self.sources[entry[1]] = entry[0]
                self._files[entry[1]] = path

    def has(self, code: str) -> bool:
        """Whether there is a message with this code, which is the message's id, or "id.attribute"."""
        name, _, attribute = code.partition(".")
        return name in self.sources and self._pattern(name, attribute) is not None

    def render(self, code: str, arguments: Mapping[str, Argument]) -> str:
        """The text of a message. The code is its id, or "id.attribute". Every variable in the text needs an argument.

        A sentence that starts with a player starts with a capital letter, even if the player is called "seat 2".
        """
        if code not in self._fillable:
            self._fillable[code] = self._filled_in(code)
        parts = self._fillable[code]
        if parts is None:
            return self._formatted(code, arguments)
        words = [str(arguments[part]) if at % 2 else part for at, part in enumerate(parts)]
        text = "".join(words)
        return text[:1].upper() + text[1:] if parts[:2] == ["", PLAYER] and parts[2].startswith(" ") else text

    def _formatted(self, code: str, arguments: Mapping[str, Argument]) -> str:
        """A message as fluent.runtime formats it."""
        name, _, attribute = code.partition(".")
        compiled = self._bundle.get_message(name)
        pattern = compiled.attributes[attribute] if attribute else compiled.value
        assert pattern is not None
        given = {
            key: FluentInt(word, useGrouping=False) if isinstance(word, int) else word
            for key, word in arguments.items()
        }
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{self.language}: {code}: {errors}")
        return str(text)

    def _filled_in(self, code: str) -> list[str] | None:
        """The parts of a message: text, variable, text and so on. None if it has parts of other kinds."""
        name, _, attribute = code.partition(".")
        pattern = self._pattern(name, attribute)
        if pattern is None:
            raise KeyError(code)
        parts = [""]
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts[-1] += element.value
            elif isinstance(element.expression, ast.StringLiteral):
                parts[-1] += element.expression.parse()["value"]
            elif isinstance(element.expression, ast.VariableReference):
                parts += [element.expression.id.name, ""]
            else:
                return None
        return parts

    def _pattern(self, name: str, attribute: str) -> ast.Pattern | None:
        entry = self._entry(name)
        if not attribute:
            return entry.value
        return next((one.value for one in entry.attributes if one.id.name == attribute), None)

    def _entry(self, name: str) -> ast.Message | ast.Term:
        """The parsed entry. When first used, it is added to the bundle, with everything that it refers to."""
        if name not in self._parsed:
            entry = _PARSER.parse_entry(self.sources[name])
            if not isinstance(entry, ast.Message | ast.Term):
                raise ValueError(f"{self._files[name]}: {name} is not Fluent: {self.sources[name]}")
            self._parsed[name] = entry
            self._bundle.add_resource(ast.Resource([entry]))
            references = References()
            references.visit(entry)
            for other in references.found:
                self._entry(other)
        return self._parsed[name]


def add_locales(folder: Path) -> None:
    """Add a game's own folder of locales: `folder/en/*.ftl`, and the same for other languages."""
    if folder in _folders:
        return
    _folders.append(folder)
    _languages.extend(sorted({path.name for path in folder.iterdir() if path.is_dir()} - {*_languages}))
    for one in _catalogs.values():
        one.read(folder)


def catalog(language: str) -> Catalog:
    """The messages of a language, read when it is first used."""
    if language not in _catalogs:
        made = Catalog(language)
        for folder in _folders:
            made.read(folder)
        _catalogs[language] = made
    return _catalogs[language]


def languages() -> tuple[str, ...]:
    """All languages that have a folder, English first."""
    return tuple(_languages)


def render(language: str, code: str, arguments: Mapping[str, Argument]) -> str:
    """A message in a language; in English if the language does not have it."""
    own = catalog(language)
    return (own if own.has(code) else catalog(ENGLISH)).render(code, arguments)


add_locales(LOCALES)
