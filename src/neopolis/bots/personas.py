"""Personas: the names and voices that a table gives its bots. A persona changes what a bot says, never what it does.

The message `persona-<name>` is the name, and its attribute `about` says what to expect. The message `voice-<voice>` has
a line for each moment. A reason may have an attribute for a voice, which then stands for the reason's own sentence.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from neopolis.engine.reason import START as REASON
from neopolis.engine.reason import Reason
from neopolis.text.messages import has_message, message

# The moments for which every voice has a line.
START: Final = "start"
WON: Final = "won"
LOST: Final = "lost"


class Persona(NamedTuple):
    """Who a bot is: the name of its message, and its voice."""

    name: str
    voice: str

    @property
    def title(self) -> str:
        """The name for people."""
        return message(f"persona-{self.name}", {})

    @property
    def about(self) -> str:
        """What to expect, in a few words."""
        return message(f"persona-{self.name}.about", {})

    def line(self, moment: str) -> str:
        """What the bot says at a moment."""
        return message(f"voice-{self.voice}.{moment}", {})

    def saying(self, reason: Reason) -> str:
        """A reason in the words of this persona."""
        own = f"reason-{reason.code.removeprefix(REASON)}.{self.voice}"
        return reason._replace(code=own).text if has_message(own) else reason.text


# The personas of each level, as many as the other seats of the largest table.
PERSONAS: Final[dict[str, tuple[Persona, ...]]] = {
    "easy": (
        Persona("mira", "warm"),
        Persona("tobi", "blunt"),
        Persona("lena", "dry"),
        Persona("kofi", "warm"),
        Persona("ines", "dry"),
    ),
    "normal": (
        Persona("oskar", "dry"),
        Persona("yuki", "warm"),
        Persona("paula", "blunt"),
        Persona("idris", "dry"),
        Persona("nora", "warm"),
    ),
    "hard": (
        Persona("viktor", "blunt"),
        Persona("selma", "dry"),
        Persona("dario", "warm"),
        Persona("ruth", "blunt"),
        Persona("jin", "dry"),
    ),
    "master": (
        Persona("irena", "dry"),
        Persona("magnus", "blunt"),
        Persona("zofia", "warm"),
        Persona("cato", "dry"),
        Persona("amara", "warm"),
    ),
}


TEACHERS: Final = (Persona("ada", "warm"), Persona("ben", "dry"), Persona("cleo", "warm"))


def teachers_at(levels: Sequence[str]) -> list[Persona | None]:
    """The personas at each seat of a lesson or a first game. They are always the same, because lessons name them."""
    free = list(TEACHERS)
    return [free.pop(0) if level and free else None for level in levels]


def personas_at(table: str, levels: Sequence[str]) -> list[Persona | None]:
    """The persona at each seat of a table, by the level of its bot ("" for a person, or a bot without a level).

    They follow from the table's id, so they stay the same when the server restarts. No two seats have the same.
    """
    start = hashlib.sha256(table.encode()).digest()[0]
    found: list[Persona | None] = []
    for level in levels:
        own = PERSONAS.get(level, ())
        turned = [own[(start + place) % len(own)] for place in range(len(own))]
        found.append(next((one for one in turned if one not in found), None))
    return found
