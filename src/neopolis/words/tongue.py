"""Languages: each has a sentence for every code, and a name for everything that has one in English."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from neopolis.engine.sentences import Word, named, say

T = TypeVar("T")
Language = Literal["en", "pl"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "pl")
FOLDER: Final = Path(__file__).parents[1] / "languages"


class Name(msgspec.Struct, frozen=True):
    """A name in another language, and where it comes from."""

    pl: str
    source: str


class Tongue:
    """How one language speaks about one game. English is what all others are translated from."""

    def __init__(self, language: Language, game: str) -> None:
        self.language: Final = language
        self.game: Final = game
        is_english = language == "en"
        self._sentences: Final = {} if is_english else _read(f"{language}/sentences.json", dict[str, str])
        book = game.replace("-", "_")
        self._names: Final = {} if is_english else _read(f"{language}/names_{book}.json", dict[str, Name])

    def say(self, code: str, **parameters: Word) -> str:
        """The sentence for a code."""
        sentence = self._sentences.get(code)
        if sentence is None:
            return say(code, parameters)
        return sentence.format(**{name: named(word) for name, word in parameters.items()})

    def name(self, english: str) -> str:
        """The name of what has this name in English."""
        known = self._names.get(english)
        return english if known is None else known.pl


@cache
def tongue(language: Language, game: str) -> Tongue:
    """A language, as it speaks about a game."""
    return Tongue(language, game)


ENGLISH: Final = Tongue("en", "")


@cache
def polish_numbers(game: str) -> dict[str, str]:
    """By a paragraph's number: the number it has in the Polish edition's rulebook. NEOM has no such edition."""
    if game != "new-angeles":
        return {}
    known = _read("pl/citations_new_angeles.json", dict[str, str | dict[str, str]])
    return {number: there for number, there in known.items() if isinstance(there, str)}  # others say why there is none


def _read(name: str, kind: type[T]) -> T:
    return msgspec.json.decode((FOLDER / name).read_bytes(), type=kind)
