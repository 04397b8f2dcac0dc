"""A question to the rules, as JSON: read strictly, with the path of whatever does not fit.

Every judge reads its questions through `Part`: a value, and where in the question it stands.
"""

from __future__ import annotations

import json
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.text.messages import Word, message

Answer = dict[str, object]  # plain data, ready for JSON

WHOLE: Final = "$"  # the path of the question itself
LONGEST: Final = 1_000_000  # bytes; no question needs a hundredth of it
SHOWN: Final = 40  # letters of a wrong value that a message repeats


class BadQuestion(Refused):
    """A question that is malformed or impossible: what is wrong, and where."""

    def __init__(self, code: str, at: str, **parameters: Word) -> None:
        super().__init__(code, (), **parameters)
        self.at = at

    def answer(self) -> Answer:
        """The error in place of an answer."""
        return {"error": {"code": self.code, "message": self.message, "at": self.at}}


def read_question(line: bytes) -> Part:
    """The question in a line: any JSON value, in which no object names a field twice."""
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
            # The reader does not know how deep it is: the path says "a field of this name, anywhere".
            raise BadQuestion("named-twice", f"{WHOLE}..{_step(name).lstrip('.')}", name=shown(name))
        found[name] = value
    return found


def _constant(name: str) -> object:
    raise BadQuestion("not-a-number", WHOLE, value=name)


class Part:
    """A value of a question, and the JSON path to it."""

    def __init__(self, value: object, at: str) -> None:
        self.value = value
        self.at = at

    def bad(self, code: str, **parameters: Word) -> BadQuestion:
        """What is wrong with this part."""
        return BadQuestion(code, self.at, **parameters)

    def members(self) -> dict[str, Part]:
        """The fields of an object, whatever their names."""
        value = self.value
        if not isinstance(value, dict):
            raise self._wrong("kind-object")
        return {str(name): Part(member, self.at + _step(str(name))) for name, member in value.items()}

    def fields(self, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Part]:
        """The fields of an object that has all those needed, and none but these."""
        members = self.members()
        for name, part in members.items():
            if name not in needed and name not in optional:
                raise part.bad("unknown-field", name=shown(name))
        for name in needed:
            self.field(name)
        return members

    def field(self, name: str) -> Part:
        """The field of this name, which must be there."""
        members = self.members()
        if name not in members:
            raise BadQuestion("missing-field", self.at + _step(name), name=shown(name))
        return members[name]

    def items(self, least: int, most: int) -> list[Part]:
        """The members of a list of some length."""
        value = self.value
        if not isinstance(value, list):
            raise self._wrong("kind-list")
        if not least <= len(value) <= most:
            raise self.bad("wrong-length", least=least, most=most, count=len(value))
        return [Part(member, f"{self.at}[{at}]") for at, member in enumerate(value)]

    def text(self) -> str:
        """A text."""
        value = self.value
        if not isinstance(value, str):
            raise self._wrong("kind-text")
        return value

    def integer(self) -> int:
        """A whole number; true and 1.0 are none."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong("kind-number")
        return value

    def truth(self) -> bool:
        """True or false; 1 and 0 are neither."""
        value = self.value
        if not isinstance(value, bool):
            raise self._wrong("kind-truth")
        return value

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.integer()
        if not least <= value <= most:
            raise self.bad("out-of-range", least=least, most=most, value=shown(value))
        return value

    def choice(self, names: tuple[str, ...], code: str) -> int:
        """The place of a text among the names, or the error of this code."""
        name = self.text()
        if name not in names:
            raise self.bad(code, name=shown(name), known=", ".join(names))
        return names.index(name)

    def _wrong(self, kind: str) -> BadQuestion:
        needed = message(kind, {})
        return self.bad("wrong-type", kind=needed[0].upper() + needed[1:], value=shown(self.value))


def shown(value: object) -> str:
    """A value as a message repeats it: texts in quotes, nothing longer than a line."""
    if isinstance(value, dict):
        return message("kind-object", {})
    if isinstance(value, list):
        return message("kind-list", {})
    if value is None:
        return message("kind-null", {})
    if isinstance(value, bool):
        return message("kind-true" if value else "kind-false", {})
    text = json.dumps(value[: SHOWN + 1], ensure_ascii=False) if isinstance(value, str) else str(value)
    return text if len(text) <= SHOWN + 2 else text[:SHOWN] + "..."


def _step(name: str) -> str:
    """The step of a path to a field."""
    plain = name.isascii() and name.replace("_", "a").isalnum() and not name[0].isdigit()
    return f".{name}" if plain else f"[{json.dumps(name)}]"
