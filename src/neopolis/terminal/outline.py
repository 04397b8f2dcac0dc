"""Any data as indented lines of names and values, for games that have no screen of their own."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.terminal.sentences import words

INDENT: Final = "  "


def outline(data: object, names: list[str]) -> list[str]:
    """Lines for data that can be written as JSON. An object with a `seat` is titled with the name of its player."""
    return _lines(msgspec.to_builtins(data), names, "")


def _lines(data: object, names: list[str], indent: str) -> list[str]:
    if isinstance(data, dict):
        return [line for name, value in data.items() for line in _member(_label(str(name)), value, names, indent)]
    if isinstance(data, list):
        return [
            line
            for number, value in enumerate(data, start=1)
            for line in _member(_title(value, number, names), value, names, indent)
        ]
    return [indent + _value(data)]


def _member(label: str, value: object, names: list[str], indent: str) -> list[str]:
    if _is_short(value):
        return [f"{indent}{label}: {_value(value)}"]
    return [f"{indent}{label}:", *_lines(value, names, indent + INDENT)]


def _is_short(value: object) -> bool:
    """Whether a value fits on one line: a single value, or a list of single values."""
    if isinstance(value, list):
        return not [member for member in value if isinstance(member, dict | list)]
    return not isinstance(value, dict) or not value


def _value(value: object) -> str:
    if value is None or value == "" or value == {}:
        return "-"
    if isinstance(value, bool):
        return words("plain-yes" if value else "plain-no")
    if isinstance(value, list):
        return ", ".join([_value(member) for member in value]) or words("nothing")
    return str(value)


def _label(name: str) -> str:
    return name.replace("_", " ")


def _title(value: object, number: int, names: list[str]) -> str:
    """The title of a member of a list."""
    seat = value.get("seat") if isinstance(value, dict) else None
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else str(number)
