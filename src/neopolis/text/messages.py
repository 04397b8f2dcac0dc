"""Every sentence that people read is made here, from its id and its arguments. The texts are in `locales`.

Messages are for one reader: `use_language` sets the language for all messages made within its block, and
`use_player_names` sets the players' names. The argument `player` is a seat; other numbers are just numbers.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from neopolis.text.catalog import ENGLISH as ENGLISH
from neopolis.text.catalog import PLAYER as PLAYER
from neopolis.text.catalog import catalog, render
from neopolis.text.catalog import languages as languages

Word = str | int

LONGEST: Final = 256  # maximum size of a number in a message, in bits: Python refuses to print much larger ones
_LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default=ENGLISH)
_PLAYERS: Final[ContextVar[Sequence[str]]] = ContextVar("players", default=())  # the name of each seat's player


def language() -> str:
    """The language in which messages are made now."""
    return _LANGUAGE.get()


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Make the messages within the block in this language."""
    if language not in languages():
        raise ValueError(f"there is no folder of messages for {language}")
    before = _LANGUAGE.set(language)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


@contextmanager
def use_player_names(players: Sequence[str]) -> Iterator[None]:
    """Make the messages within the block with these names instead of seat numbers."""
    before = _PLAYERS.set(players)
    try:
        yield
    finally:
        _PLAYERS.reset(before)


class Reader:
    """The language and names in use when this was made, for a message that is made later."""

    def __init__(self) -> None:
        self.language: Final = _LANGUAGE.get()
        self.players: Final = _PLAYERS.get()

    @contextmanager
    def again(self) -> Iterator[None]:
        """Make the messages within the block for this reader."""
        with use_language(self.language), use_player_names(self.players):
            yield


def player(seat: Word) -> str:
    """The name of the player at a seat, or the seat's number if no names are known. A text is already a name."""
    if not isinstance(seat, int):
        return seat
    names = _PLAYERS.get()
    return names[seat] if 0 <= seat < len(names) else message("a-seat", {"seat": seat})


def message(code: str, arguments: dict[str, Word]) -> str:
    """The text of a message in the reader's language. The code is the message's id, or "id.attribute"."""
    given = tuple([(name, player(word) if name == PLAYER else plain(word)) for name, word in arguments.items()])
    return _rendered(_LANGUAGE.get(), code, given)


def has_message(code: str) -> bool:
    """Whether there is such a message in the reader's language or in English."""
    return catalog(_LANGUAGE.get()).has(code) or catalog(ENGLISH).has(code)


@lru_cache(maxsize=16384)
def _rendered(language: str, code: str, arguments: tuple[tuple[str, Word], ...]) -> str:
    return render(language, code, dict(arguments))


def name_of(name: str) -> str:
    """The name, in the reader's language, of a thing with an English name."""
    spoken = _LANGUAGE.get()
    return name if spoken == ENGLISH else _translated(spoken, name)


@lru_cache(maxsize=4096)
def _translated(language: str, name: str) -> str:
    code = f"{slug(name)}.name"
    return render(language, code, {}) if catalog(language).has(code) else name


def slug(name: str) -> str:
    """The id of a thing with a name: "24/7 Live Feed" is `live-feed-24-7`, because an id starts with a letter."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().replace("'", "")
    words = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return re.sub(r"^([\d-]*\d)-(.+)$", r"\2-\1", words)


def a_number(least: int, most: int) -> str:
    """The values allowed for a number, in words."""
    return message("allowed-number", {"least": least, "most": most})


def one_of(*words: str) -> str:
    """A choice in words: "a, b or c"."""
    return _listed("list-or", words)


def all_of(*words: str) -> str:
    """A list in words: "a, b and c"."""
    return _listed("list-and", words)


def _listed(code: str, words: Sequence[str]) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return message(code, {"first": ", ".join(words[:-1]), "last": words[-1]})


def plain(word: Word) -> Word:
    """An argument of a message. A number stays a number, so that the message can choose its plural form."""
    if isinstance(word, str):
        return word
    if type(word) is int and word.bit_length() <= LONGEST:
        return word
    return named(word)


def named(thing: object) -> str:
    """Any value that somebody gave us, as text for a message about it."""
    if isinstance(thing, int) and thing.bit_length() > LONGEST:
        return message("many-digits", {})
    try:
        return str(thing)
    except Exception:  # the value cannot be printed, for example a list with a number that is too large
        return message("unspeakable", {"kind": type(thing).__name__})
