"""Any data as indented lines of names and values, for games that have no screen of their own."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.terminal.sentences import words

INDENT: Final = "  "
LONGEST: Final = 40  # characters of an object that is written on one line


def outline(data: object, names: list[str]) -> list[str]:
    """Lines for data that can be written as JSON. An object with a `seat` is titled with the name of its player."""
    return _lines(msgspec.json.decode(msgspec.json.encode(data)), names, "")


def _lines(data: object, names: list[str], indent: str) -> list[str]:
    if isinstance(data, dict):
        return [line for name, value in data.items() for line in _member(_label(name), value, names, indent)]
    if isinstance(data, list):
        return [line for at, value in enumerate(data) for line in _item(at, value, names, indent)]
    return [indent + _text(data)]


def _item(at: int, value: object, names: list[str], indent: str) -> list[str]:
    """A member of a list, titled with its player or its place."""
    seat = value.get("seat") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(seat, int) or not 0 <= seat < len(names):
        return _member(str(at + 1), value, names, indent)
    return _member(names[seat], {name: member for name, member in value.items() if name != "seat"}, names, indent)


def _member(label: str, value: object, names: list[str], indent: str) -> list[str]:
    if _is_flat(value):
        return [f"{indent}{label}: {_text(value)}"]
    if isinstance(value, dict) and all([_is_flat(member) for member in value.values()]):
        line = ", ".join([f"{_label(name)} {_text(member)}" for name, member in value.items()])
        if len(line) <= LONGEST:
            return [f"{indent}{label}: {line}"]
    return [f"{indent}{label}:", *_lines(value, names, indent + INDENT)]


def _is_flat(value: object) -> bool:
    """Whether a value is a single one, or a list of single ones."""
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


def _label(name: str) -> str:
    return name.replace("_", " ")
