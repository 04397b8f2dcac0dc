"""Every sentence for people is made here, from a code and its parameters.

Each package adds its own table once, at import; another language is another table with the same codes.
"""

from __future__ import annotations

from typing import Final

Word = str | int

_ENGLISH: Final[dict[str, str]] = {
    "not-a-seat": "{seat} is not a seat: this table has seats 0 to {last}.",
    "many-digits": "a number of very many digits",
    "unspeakable": "something of the kind {kind}",
    "not-asked": "Seat {seat} is not asked anything now; awaited: {awaited}.",
    "game-over": "The game is over.",
    "not-an-option": "{option} is not an option here.",
    "not-offered": "{option} is not offered here; the options are: {offered}.",
    "not-a-text": "'{text}' is not one of the answers here; the answers are: {offered}.",
    "nothing-to-take-back": "Seat {seat} has nothing to take back: what it did before is revealed or settled.",
    "acted-upon": "Seat {seat} cannot take back: another seat has acted on it since.",
    "no-asides": "In this game there is nothing to do besides answering.",
    "bad-aside": "{aside} is nothing that can be done here.",
    "no-record": "This game keeps no record: only a started or replayed game does, not a copy of one.",
    "record-kept": "This game keeps a record; play out a copy of it.",
    "bad-seed": "The seed must be a whole number from 0 to 9223372036854775807, not {seed}.",
    "bad-option": "{name} must be {allowed}, not {value}.",
    "unknown-option": "There is no option {name}; the options are: {known}.",
    "bad-bytes": "These bytes are not a saved game: {reason}.",
    "bad-record": "Line {line} of the record: {reason}.",
    "record-cut-off": "The record is cut off after line {line}: its closing line is missing.",
    "record-edited": "The record was edited: its digest does not fit its lines.",
    "record-result": "The record's result differs from the replay's: {recorded} in the record, {replayed} replayed.",
    "record-version": "The record was made by rules version {recorded}; this is version {here}.",
    "record-content": "The record was made with content {recorded}; the content in use is {here}.",
    "bad-pack": "The content pack has faults: {faults}",
}


def add_sentences(table: dict[str, str]) -> None:
    """Teach `say` the sentences of another package; a code is taught once."""
    for code, sentence in table.items():
        if code in _ENGLISH and _ENGLISH[code] != sentence:
            raise ValueError(f"two sentences for the code {code}")
        _ENGLISH[code] = sentence


def say(code: str, parameters: dict[str, Word]) -> str:
    """The English sentence for a code."""
    return _ENGLISH[code].format(**{name: named(word) for name, word in parameters.items()})


def named(thing: object) -> str:
    """Whatever somebody gave us, for a sentence about it: Python refuses to write out very large numbers."""
    if isinstance(thing, int) and thing.bit_length() > 256:
        return say("many-digits", {})
    try:
        return str(thing)
    except Exception:  # what cannot even be written out, as a list that holds such a number
        return say("unspeakable", {"kind": type(thing).__name__})


def codes() -> list[str]:
    """All codes that have a sentence."""
    return sorted(_ENGLISH)
