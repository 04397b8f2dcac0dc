"""Why a bot did something, as a message that every reader gets in their own language."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from neopolis.text.messages import Word, has_message, message, name_of

START: Final = "reason-"  # how the ids of these messages begin
MOST_PARAMETERS: Final = 6
_CODE: Final = re.compile(r"reason-[a-z0-9-]{1,48}")
_NAME: Final = re.compile(r"[a-z_]{1,16}")
_LONGEST_WORD: Final = 64
_HIGHEST: Final = 1_000_000


class Reason(NamedTuple):
    """The id of a message and its parameters. A parameter that is a text is the English name of a thing.

    A public reason rests on public information alone, so everybody may read it during the game. The others are secret
    until the game is over.
    """

    code: str
    parameters: dict[str, Word]
    is_public: bool

    @property
    def text(self) -> str:
        """The reason as a sentence in the reader's language; "" if this version does not have the message."""
        if not has_message(self.code):
            return ""
        try:
            return message(self.code, {name: _shown(word) for name, word in self.parameters.items()})
        except KeyError:  # another version, or somebody who has edited a record, gave it other parameters
            return ""

    def plain(self) -> dict[str, object]:
        """The reason as plain data, as records hold it."""
        return {"code": self.code, "with": self.parameters, "public": self.is_public}


def _shown(word: Word) -> Word:
    return name_of(word) if isinstance(word, str) else word


def read_reason(value: object) -> Reason | None:
    """The reason that `plain` wrote; None if it is not well formed."""
    if not isinstance(value, dict) or set(value) != {"code", "with", "public"}:
        return None
    code, words, is_public = value["code"], value["with"], value["public"]
    if not isinstance(code, str) or _CODE.fullmatch(code) is None or not isinstance(is_public, bool):
        return None
    if not isinstance(words, dict) or len(words) > MOST_PARAMETERS:
        return None
    parameters: dict[str, Word] = {}
    for name, word in words.items():
        if not isinstance(name, str) or _NAME.fullmatch(name) is None or not _is_word(word):
            return None
        parameters[name] = word
    return Reason(code, parameters, is_public)


def _is_word(word: object) -> bool:
    if isinstance(word, str):
        return len(word) <= _LONGEST_WORD
    return type(word) is int and abs(word) <= _HIGHEST
