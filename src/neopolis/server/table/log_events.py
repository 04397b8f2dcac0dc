"""The log of a table: what was done there, entry by entry. A table is what its log makes of it, and nothing else.

Entries are stored before they take effect and are never changed. Kinds may be added; what is stored must stay readable.
"""

from __future__ import annotations

from typing import Final

import msgspec

NOBODY: Final = ""  # in the place of a person: the server itself, or a bot of its own


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: "none"; "live", a bank for the whole game and an increment for each question;
    or "turns", so much for each question.
    """

    kind: str = "none"
    bank: int = 0  # seconds
    increment: int = 0  # seconds
    move: int = 0  # seconds


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is going to be played. `bots` has a kind of bot for each seat that is a bot's, "" for the others."""

    game: str
    seats: int
    options: dict[str, str] = {}
    bots: list[str] = []
    clock: Clock = Clock()
    listed: bool = False
    webhook: str = ""


class Done(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One thing that was done at a table."""


class Created(Done, frozen=True, tag="created"):
    """Somebody opened the table and is its host."""

    host: str
    name: str
    plan: Plan
    origin: str = ""  # the table that this one continues, if any
    record: str = ""  # a game to begin with: its record up to where it goes on,
    world: bytes = b""  # or an imagined game, encoded


class Planned(Done, frozen=True, tag="planned"):
    """The host changed what is going to be played."""

    plan: Plan


class Sat(Done, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str


class Left(Done, frozen=True, tag="left"):
    """Somebody gave the seat up for good: before the start it is free again, later a bot stands in."""

    seat: int


class Readied(Done, frozen=True, tag="readied"):
    """Somebody is ready to start, or is not any more."""

    seat: int
    ready: bool


class Started(Done, frozen=True, tag="started"):
    """The game was dealt. Rules version and content hash pin the table to what it was begun with."""

    seed: int
    version: str
    content: str


class Answered(Done, frozen=True, tag="answered", omit_defaults=True):
    """A seat, or the bot on it, answered its question. `rules` is the version whose numbers are used, "" as started."""

    seat: int
    option: int
    rules: str = ""


class Spoke(Done, frozen=True, tag="spoke", omit_defaults=True):
    """A seat did something besides answering: an aside, such as a trade. `rules` is as in `Answered`."""

    seat: int
    row: tuple[int, ...]
    rules: str = ""


class TookBack(Done, frozen=True, tag="took-back"):
    """A seat withdrew its last answer."""

    seat: int


class Said(Done, frozen=True, tag="said"):
    """Table talk; `to` is -1 for all, or the seat that alone hears it."""

    seat: int
    text: str
    to: int = -1


class Paused(Done, frozen=True, tag="paused"):
    """No clock runs and nobody can answer."""

    seat: int


class Resumed(Done, frozen=True, tag="resumed"):
    """It goes on."""

    seat: int


class StoodIn(Done, frozen=True, tag="stood-in"):
    """A bot answers for a seat from now on, because its person asked, left, ran out of time or was voted for."""

    seat: int
    why: str  # "asked", "left", "clock", "vote"


class Returned(Done, frozen=True, tag="returned"):
    """The person of a seat answers again."""

    seat: int


class Voted(Done, frozen=True, tag="voted"):
    """Somebody wants a bot to stand in for another seat."""

    seat: int
    about: int


class Rematched(Done, frozen=True, tag="rematched"):
    """Another table was opened for the same people."""

    table: str


class Closed(Done, frozen=True, tag="closed"):
    """The host deleted the table."""


LogEvent = (
    Created | Planned | Sat | Left | Readied | Started | Answered | Spoke | TookBack | Said | Paused | Resumed
    | StoodIn | Returned | Voted | Rematched | Closed
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """A deed with its place in the log, its time (milliseconds), who did it and the client's name for the message."""

    seq: int
    at: int
    person: str
    message: str
    event: LogEvent
