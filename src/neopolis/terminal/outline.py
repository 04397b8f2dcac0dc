"""Any data as indented lines of names and values, for games that have no screen of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from neopolis.terminal.sentences import words

INDENT: Final = "  "
LONGEST: Final = 40  # an object with more characters is not written on one line


class Outline:
    """Writes data that can be written as JSON. An object with a `seat` is titled with the name of its player.

    `labels` are names for fields of objects; other fields are shown by their names in the data.
    """

    def __init__(self, names: list[str], labels: Mapping[str, str]) -> None:
        self.names: Final = names
        self.labels: Final = labels

    def lines(self, data: object) -> list[str]:
        return self._lines(msgspec.json.decode(msgspec.json.encode(data)), "")

    def _lines(self, data: object, indent: str) -> list[str]:
        if isinstance(data, dict):
            return [line for name, value in data.items() for line in self._member(self._label(name), value, indent)]
        if isinstance(data, list):
            return [line for at, value in enumerate(data) for line in self._item(at, value, indent)]
        return [indent + _text(data)]

    def _item(self, at: int, value: object, indent: str) -> list[str]:
        """An item of a list, titled with its player or its position."""
        seat = value.get("seat") if isinstance(value, dict) else None
        if not isinstance(value, dict) or not isinstance(seat, int) or not 0 <= seat < len(self.names):
            return self._member(str(at + 1), value, indent)
        members = {name: member for name, member in value.items() if name != "seat"}
        return self._member(self.names[seat], members, indent)

    def _member(self, label: str, value: object, indent: str) -> list[str]:
        if _is_flat(value):
            return [f"{indent}{label}: {_text(value)}"]
        if isinstance(value, dict) and all([_is_flat(member) for member in value.values()]):
            line = ", ".join([f"{self._label(name)} {_text(member)}" for name, member in value.items()])
            if len(line) <= LONGEST:
                return [f"{indent}{label}: {line}"]
        return [f"{indent}{label}:", *self._lines(value, indent + INDENT)]

    def _label(self, name: str) -> str:
        return self.labels.get(name, name.replace("_", " "))


def _is_flat(value: object) -> bool:
    """Whether a value is a single value or a list of single values."""
    if isinstance(value, list):
        return not [member for member in value if isinstance(member, dict | list)]
    return not isinstance(value, dict)


def _text(value: object) -> str:
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return words("plain-yes" if value else "plain-no")
    if isinstance(value, list):
        return ", ".join([_text(member) for member in value]) or words("nothing")
    return str(value)
