"""What a page needs to show a game that it has no board for: labels and side actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.inspect import IntType, StrType, type_info

from neopolis.games.wire import Seat, SideCommand

FieldType = Literal["seat", "number", "text"]


class FieldOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that a side action needs."""

    name: str
    title: str
    type: FieldType


class CommandOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side action that a plain form can send."""

    kind: str
    title: str
    fields: list[FieldOffered]


class PlainContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a game with a plain board: `labels` are the names of the fields of its view."""

    labels: dict[str, str]
    commands: list[CommandOffered]


def plain_content(labels: Mapping[str, str], commands: tuple[type[SideCommand], ...]) -> PlainContent:
    """The labels, and the side actions that need nothing but numbers, texts and seats."""
    offered = [_command(labels, command) for command in commands]
    return PlainContent(dict(labels), [one for one in offered if one is not None])


def label(labels: Mapping[str, str], name: str) -> str:
    """The name of a field: `turns_left` is "turns left" unless the game has a label for it."""
    return labels.get(name, name.replace("_", " ").replace("-", " "))


def _command(labels: Mapping[str, str], command: type[SideCommand]) -> CommandOffered | None:
    kind = str(command.__struct_config__.tag)
    fields = []
    for field in msgspec.structs.fields(command):
        if field.name == "id":
            continue
        if (found := _type(field.type)) is None:
            return None
        fields.append(FieldOffered(field.encode_name, label(labels, field.encode_name), found))
    return CommandOffered(kind, label(labels, kind), fields)


def _type(annotated: object) -> FieldType | None:
    """The type of a field; None if a plain form has no input for it."""
    if annotated == Seat:
        return "seat"
    found = type_info(annotated)
    return "number" if isinstance(found, IntType) else "text" if isinstance(found, StrType) else None
