"""Questions to the judge, as JSON. They are read strictly, and every error names the path to the wrong value.

Every judge reads its questions through `Part`: a value and its path in the question.
"""

from __future__ import annotations

import json
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.text.messages import Word, message

Answer = dict[str, object]  # plain data, ready for JSON

WHOLE: Final = "$"  # the path of the question itself
LONGEST: Final = 1_000_000  # maximum size of a question in bytes; no real question needs a hundredth of that
QUOTED: Final = 40  # maximum number of characters of a wrong value that a message quotes


class BadQuestion(Refused):
    """A malformed or impossible question: what is wrong, and at which path."""

    def __init__(self, code: str, at: str, **parameters: Word) -> None:
        super().__init__(code, (), **parameters)
        self.at = at

    def answer(self) -> Answer:
        """The error as plain data, to send instead of an answer."""
        return {"error": {"code": self.code, "message": self.message, "at": self.at}}


def read_question(line: bytes) -> Part:
    """The question in a line: any JSON value, as long as no object has the same field twice."""
    if len(line) > LONGEST:
        raise BadQuestion("question-too-long", WHOLE, most=LONGEST)
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadQuestion("question-not-utf-8", WHOLE, byte=error.start + 1) from None
    try:
        value: object = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise BadQuestion("question-not-json", WHOLE, character=error.pos + 1) from None
    except RecursionError:
        raise BadQuestion("question-too-deep", WHOLE) from None
    except ValueError:
        raise BadQuestion("number-too-long", WHOLE) from None
    return Part(value, WHOLE)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            # The full path is not known here; "$..name" means a field of this name, anywhere.
            raise BadQuestion("named-twice", f"{WHOLE}..{_step(name).lstrip('.')}", name=shown(name))
        found[name] = value
    return found


def _constant(name: str) -> object:
    raise BadQuestion("not-a-number", WHOLE, value=name)


class Part:
    """A value in a question, and the JSON path to it."""

    def __init__(self, value: object, at: str) -> None:
        self.value = value
        self.at = at

    def bad(self, code: str, **parameters: Word) -> BadQuestion:
        """The error for this part."""
        return BadQuestion(code, self.at, **parameters)

    def members(self) -> dict[str, Part]:
        """The fields of an object by name. Any names are allowed."""
        value = self.value
        if not isinstance(value, dict):
            raise self._wrong("kind-object")
        return {str(name): Part(member, self.at + _step(str(name))) for name, member in value.items()}

    def fields(self, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Part]:
        """The fields of an object by name. All needed ones must exist. Besides them, only optional ones are allowed."""
        members = self.members()
        for name, part in members.items():
            if name not in needed and name not in optional:
                raise part.bad("unknown-field", name=shown(name))
        for name in needed:
            self.field(name)
        return members

    def field(self, name: str) -> Part:
        """The field with this name, which must exist."""
        members = self.members()
        if name not in members:
            raise BadQuestion("missing-field", self.at + _step(name), name=shown(name))
        return members[name]

    def items(self, least: int, most: int) -> list[Part]:
        """The items of a list, whose length must be within bounds."""
        value = self.value
        if not isinstance(value, list):
            raise self._wrong("kind-list")
        if not least <= len(value) <= most:
            raise self.bad("wrong-length", least=least, most=most, count=len(value))
        return [Part(member, f"{self.at}[{at}]") for at, member in enumerate(value)]

    def text(self) -> str:
        """The value as text."""
        value = self.value
        if not isinstance(value, str):
            raise self._wrong("kind-text")
        return value

    def integer(self) -> int:
        """The value as a whole number; true and 1.0 are not allowed."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong("kind-number")
        return value

    def truth(self) -> bool:
        """The value as true or false; 1 and 0 are not allowed."""
        value = self.value
        if not isinstance(value, bool):
            raise self._wrong("kind-truth")
        return value

    def number(self, least: int, most: int) -> int:
        """The value as a whole number within bounds."""
        value = self.integer()
        if not least <= value <= most:
            raise self.bad("out-of-range", least=least, most=most, value=shown(value))
        return value

    def choice(self, names: tuple[str, ...], code: str) -> int:
        """The index of the text in `names`; raises BadQuestion with this code if it is not there."""
        name = self.text()
        if name not in names:
            raise self.bad(code, name=shown(name), known=", ".join(names))
        return names.index(name)

    def _wrong(self, kind: str) -> BadQuestion:
        needed = message(kind, {})
        return self.bad("wrong-type", kind=needed[0].upper() + needed[1:], value=shown(self.value))


def shown(value: object) -> str:
    """A value as a message quotes it: cut if it is long. Objects and lists are quoted without their contents."""
    if isinstance(value, dict):
        return message("kind-object", {})
    if isinstance(value, list):
        return message("kind-list", {})
    if value is None:
        return message("kind-null", {})
    if isinstance(value, bool):
        return message("kind-true" if value else "kind-false", {})
    text = json.dumps(value[: QUOTED + 1], ensure_ascii=False) if isinstance(value, str) else str(value)
    return text if len(text) <= QUOTED + 2 else text[:QUOTED] + "..."


def _step(name: str) -> str:
    """The part of a JSON path that leads to a field: `.name` or `["name"]`."""
    plain = name.isascii() and name.replace("_", "a").isalnum() and not name[0].isdigit()
    return f".{name}" if plain else f"[{json.dumps(name)}]"
