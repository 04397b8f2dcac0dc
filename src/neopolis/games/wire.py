"""The parts of the table protocol that games fill in: their options, events, side actions and replies.

docs/protocol.md explains each of them. Everything else that goes over a table's socket is in `server/table`.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

# In Python, unlike in JSON Schema, "$" also matches before a newline at the end; "(?!\n)" rules that out.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=5)]
GameData = Annotated[object, Meta(extra_json_schema={"description": "In the game's own format."})]


class Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A client's message. If a client sends it again with the same id, the server carries it out only once."""

    id: Id


class SideCommand(Message, frozen=True):
    """An act of a seat other than an answer, such as a trade."""


class SideQuery(Message, frozen=True):
    """A question about side actions. It changes nothing, and nobody else notices it."""


class Frame(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A message from the server to a client."""


class SideReply(Frame, frozen=True):
    """The answer to a `SideQuery` with the same id."""

    id: str


class OptionFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An option of a decision: its text, the kind of thing to choose, and that thing's number (-1 if it has none).

    Each game has its own kinds. `hint` is the game's own information about the option.
    """

    option: int
    text: str
    kind: str
    number: int
    hint: GameData = None


class NamedThing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing that a text names: its words in the text, and its number in the game."""

    text: str
    number: int


GAIN: Final = "gain"
LOSS: Final = "loss"


class FactFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an event changed, in a few words with the unit: "+2 capital". `seat` is whose it is, -1 for nobody's.

    `tone` is GAIN, LOSS or "".
    """

    text: str
    seat: int = -1
    tone: str = ""


class EventFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened, as far as the client may know it. In `text`, {0}, {1} and so on stand for the players.

    `rule` is the paragraph of the rules behind it, if there is one. A `quiet` event needs no line in a log. `named`
    lists things in the text that clients can explain, `facts` what the event changed, and `cause` says in a few words
    why it happened, if its text does not. Not every game fills these in.
    """

    kind: str
    seat: int
    things: tuple[int, ...]
    text: str
    rule: str
    quiet: bool
    named: list[NamedThing] = []
    facts: list[FactFrame] = []
    cause: str = ""
