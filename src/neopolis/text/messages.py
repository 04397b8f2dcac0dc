"""Every sentence for people is made here, from a code and its parameters.

Each package adds its own table once, at import. Another language is a table with the same codes, and one of names.
What is spoken depends on who listens: `speaking` sets the language for all that is said within it, and `naming` what
the players are called. In a sentence {player} is a seat; other numbers are numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

Word = str | int

ENGLISH: Final = "en"
PLAYER: Final = "player"
_LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default=ENGLISH)
_PLAYERS: Final[ContextVar[Sequence[str]]] = ContextVar("players", default=())  # what each seat is called
_SENTENCES: Final[dict[str, dict[str, str]]] = {}  # of other languages, by code
_NAMES: Final[dict[str, dict[str, str]]] = {}  # and what English names are there

_ENGLISH: Final[dict[str, str]] = {
    "not-a-seat": "{seat} is not a seat: this table has seats 0 to {last}.",
    "many-digits": "a number of very many digits",
    "unspeakable": "something of the kind {kind}",
    "a-seat": "seat {seat}",
    "not-asked": "{player} is not asked anything now; awaited: {awaited}.",
    "game-over": "The game is over.",
    "not-an-option": "{option} is not an option here.",
    "not-offered": "{option} is not offered here; the options are: {offered}.",
    "not-a-text": "'{text}' is not one of the answers here; the answers are: {offered}.",
    "nothing-to-take-back": "{player} has nothing to take back: what came before is revealed or settled.",
    "acted-upon": "{player} cannot take this back: somebody else has acted on it since.",
    "no-asides": "In this game there is nothing to do besides answering.",
    "bad-aside": "{aside} is nothing that can be done here.",
    "no-record": "This game keeps no record: only a started or replayed game does, not a copy of one.",
    "record-kept": "This game keeps a record; play out a copy of it.",
    "bad-seed": "The seed must be a whole number from 0 to 9223372036854775807, not {seed}.",
    "bad-option": "{name} must be {allowed}, not {value}.",
    "allowed-number": "a number from {least} to {most}",
    "allowed-or": "{first} or {last}",
    "allowed-different": "{count} different ones of {known}",
    "allowed-pack": "a Pack",
    "unknown-option": "There is no option {name}; the options are: {known}.",
    "bad-bytes": "These bytes are not a saved game: {reason}.",
    "bad-record": "Line {line} of the record: {reason}.",
    "record-cut-off": "The record is cut off after line {line}: its closing line is missing.",
    "record-edited": "The record was edited: its digest does not fit its lines.",
    "record-result": "The record's result differs from the replay's: {recorded} in the record, {replayed} replayed.",
    "record-version": "The record was made by rules version {recorded}; this is version {here}.",
    "record-content": "The record was made with content {recorded}; the content in use is {here}.",
    "no-moves": "The game has {moves} moves; it cannot be taken up after move {move}.",
    "no-such-game": "There is no game '{game}'; the games are: {known}.",
    "no-content": "{game} has no content that could be changed.",
    "no-judge": "{game} has no judge.",
    "bad-pack": "The content pack has faults: {faults}",
}


def add_messages(table: dict[str, str]) -> None:
    """Teach `say` the sentences of another package; a code is taught once."""
    for code, sentence in table.items():
        if code in _ENGLISH and _ENGLISH[code] != sentence:
            raise ValueError(f"two sentences for the code {code}")
        _ENGLISH[code] = sentence


def add_language(language: str, sentences: dict[str, str], names: dict[str, str]) -> None:
    """Teach `say` and `called` a language. What it lacks is said in English."""
    _SENTENCES[language] = sentences
    _NAMES[language] = names


def language() -> str:
    """What is spoken now."""
    return _LANGUAGE.get()


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """All that is said within is said in a language that was taught before."""
    if language != ENGLISH and language not in _SENTENCES:
        raise ValueError(f"nobody speaks {language} here")
    before = _LANGUAGE.set(language)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


@contextmanager
def use_player_names(players: Sequence[str]) -> Iterator[None]:
    """Within this, sentences have these names instead of numbers of seats."""
    before = _PLAYERS.set(players)
    try:
        yield
    finally:
        _PLAYERS.reset(before)


def player(seat: Word) -> str:
    """Who sits there: by name where names are known. What is no number is a name."""
    if not isinstance(seat, int):
        return seat
    names = _PLAYERS.get()
    return names[seat] if 0 <= seat < len(names) else message("a-seat", {"seat": seat})


def message(code: str, parameters: dict[str, Word]) -> str:
    """The sentence for a code, in the language that is spoken now."""
    spoken = _LANGUAGE.get()
    sentence = _ENGLISH[code] if spoken == ENGLISH else _SENTENCES[spoken].get(code, _ENGLISH[code])
    words = {name: player(word) if name == PLAYER else named(word) for name, word in parameters.items()}
    said = sentence.format(**words)
    return said[0].upper() + said[1:] if sentence.startswith(f"{{{PLAYER}}} ") else said


def has_message(code: str) -> bool:
    """Whether a code has a sentence."""
    return code in _ENGLISH


def name_of(name: str) -> str:
    """What a thing with an English name is called in the language that is spoken now."""
    spoken = _LANGUAGE.get()
    return name if spoken == ENGLISH else _NAMES[spoken].get(name, name)


def a_number(least: int, most: int) -> str:
    """What is allowed where a number is."""
    return message("allowed-number", {"least": least, "most": most})


def one_of(*words: str) -> str:
    """What is allowed where one of some words is."""
    if len(words) == 1:
        return words[0]
    return message("allowed-or", {"first": ", ".join(words[:-1]), "last": words[-1]})


def named(thing: object) -> str:
    """Whatever somebody gave us, for a sentence about it: Python refuses to write out very large numbers."""
    if isinstance(thing, int) and thing.bit_length() > 256:
        return message("many-digits", {})
    try:
        return str(thing)
    except Exception:  # what cannot even be written out, as a list that holds such a number
        return message("unspeakable", {"kind": type(thing).__name__})


def codes() -> list[str]:
    """All codes that have a sentence."""
    return sorted(_ENGLISH)
