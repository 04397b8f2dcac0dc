"""The log of a table: everything that was done there, entry by entry. The log alone determines the table's state.

Entries are stored before they are acknowledged, and never changed. New kinds may be added; old ones must stay readable.
"""

from __future__ import annotations

from typing import Final

import msgspec

NOBODY: Final = ""  # in place of a person: the server itself, or one of its bots
SEALED: Final = "sealed:"  # prefix of a sealed value; if it is still there after reading, another secret sealed it


def is_sealed(value: str | bytes) -> bool:
    """Whether a value could not be opened with this server's secret."""
    return value.startswith(SEALED) if isinstance(value, str) else value.startswith(SEALED.encode())


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The thinking time of a seat. `kind` is "none", "live" (a bank for the whole game plus an increment for each
    question) or "turns" (the time `move` for each question).
    """

    kind: str = "none"
    bank: int = 0  # seconds
    increment: int = 0  # seconds
    move: int = 0  # seconds


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What will be played. `bots` names the bot of each seat, "" for a person's seat. With `advice`, people may ask the
    game's adviser about their options. `pace` says how long bots hesitate so that people can talk first. `lesson` names
    the lesson that the table is, if it is one.
    """

    game: str
    seats: int
    options: dict[str, str] = {}
    bots: list[str] = []
    clock: Clock = Clock()
    listed: bool = False
    webhook: str = ""
    advice: bool = False
    pace: str = "off"
    lesson: str = ""


class Logged(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One thing that was done at a table. Every kind of log event inherits from this."""


class Created(Logged, frozen=True, tag="created", omit_defaults=True):
    """Somebody created the table and is its host. The server committed to its seed, except for a fork or a challenge.

    `challenge` is the name of the round that is played here (see `games.challenges`), "" for an ordinary table.
    """

    host: str
    name: str
    plan: Plan
    origin: str = ""  # the table that this one continues, if any
    record: str = ""  # a fork from a record starts with the game of this record
    world: bytes = b""  # a fork of a running game starts with this imagined game, encoded
    server_seed: str = ""
    commitment: str = ""
    challenge: str = ""


class Planned(Logged, frozen=True, tag="planned"):
    """The host changed what will be played."""

    plan: Plan


class Sat(Logged, frozen=True, tag="sat"):
    """Somebody took a seat. Before the start, their client adds a share to the game's seed."""

    seat: int
    name: str
    share: str = ""


class Shared(Logged, frozen=True, tag="shared"):
    """Somebody's client added a share to the game's seed, or changed it."""

    seat: int
    share: str


class Left(Logged, frozen=True, tag="left"):
    """Somebody gave up their seat: before the start it becomes free, later a bot stands in."""

    seat: int


class Readied(Logged, frozen=True, tag="readied"):
    """Somebody said whether they are ready to start."""

    seat: int
    ready: bool


class Started(Logged, frozen=True, tag="started"):
    """The game started, with this version of the rules and this content (a hash).

    `seed` is "" if the seed follows from the server's seed and the shares. It is an int if an older version started
    the game, and the digits of a wide seed if an older version only created the table.
    """

    seed: int | str
    version: str
    content: str


class Answered(Logged, frozen=True, tag="answered", omit_defaults=True):
    """A seat answered its question; a person or a bot may have done it.

    `rules` is the rules version that the option's number belongs to; "" is the version the game was started with.
    """

    seat: int
    option: int
    rules: str = ""


class TookSideAction(Logged, frozen=True, tag="spoke", omit_defaults=True):
    """A seat took a side action, such as a trade. `rules` is as in `Answered`."""

    seat: int
    row: tuple[int, ...]
    rules: str = ""


class Explained(Logged, frozen=True, tag="explained", omit_defaults=True):
    """A bot said why it does what comes next in the log. Unless `public`, this is secret until the game is over.

    `code` and `parameters` are as in `Reason`.
    """

    seat: int
    code: str
    parameters: dict[str, str | int]
    public: bool


class TookBack(Logged, frozen=True, tag="took-back"):
    """A seat withdrew its last answer."""

    seat: int


class Said(Logged, frozen=True, tag="said"):
    """Somebody sent a chat message. `to` is -1 for everybody, or the seat to which it was whispered."""

    seat: int
    text: str
    to: int = -1


class Paused(Logged, frozen=True, tag="paused"):
    """The game was paused: clocks stop and nobody can answer. `seat` is -1 if no person was left at the table."""

    seat: int


class Resumed(Logged, frozen=True, tag="resumed"):
    """The pause ended."""

    seat: int


class StoodIn(Logged, frozen=True, tag="stood-in"):
    """A bot took over a seat, because its person asked for it, ran out of time or was voted out (see also `Left`)."""

    seat: int
    why: str  # "asked", "clock", "vote"


class Returned(Logged, frozen=True, tag="returned"):
    """A person took their seat back from the bot."""

    seat: int


class Voted(Logged, frozen=True, tag="voted"):
    """Somebody voted for a bot to stand in for another seat."""

    seat: int
    about: int


class Interrupted(Logged, frozen=True, tag="interrupted", omit_defaults=True):
    """The server, or one of its processes, was away until the time `until`: deadlines move by `gap` milliseconds.

    If `until` is 0, a process was stopped so briefly that connections have survived, and nobody gets extra time to
    return. Older servers can read it, and give the extra time.
    """

    gap: int
    until: int
    brief: bool = False  # only in logs of some days in November 2026, with the same meaning as `until` being 0

    @property
    def is_brief(self) -> bool:
        return self.brief or not self.until


class Revealed(Logged, frozen=True, tag="revealed"):
    """The game is over, so its secret seed is public: the server's seed, or the seed of a table without commitment."""

    seed: str


class Continued(Logged, frozen=True, tag="continued"):
    """The learner has continued the first `steps` steps of the lesson."""

    steps: int


class LessonEnded(Logged, frozen=True, tag="lesson-ended"):
    """The learner has left the lesson and plays on."""


class Rematched(Logged, frozen=True, tag="rematched"):
    """A rematch table was created for the same people."""

    table: str


class LinksRenewed(Logged, frozen=True, tag="links-renewed"):
    """The host made new links for the table. The old ones no longer work."""


class Closed(Logged, frozen=True, tag="closed"):
    """The host deleted the table, or the server did, because nobody had used it for long."""


class Restored(Logged, frozen=True, tag="restored"):
    """The host restored the deleted table."""


LogEvent = (
    Created | Planned | Sat | Shared | Left | Readied | Started | Answered | TookSideAction | Explained | TookBack
    | Said | Paused | Resumed | StoodIn | Returned | Voted | Interrupted | Revealed | Rematched | LinksRenewed | Closed
    | Restored | Continued | LessonEnded
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """A log event with its number, its time (milliseconds), the person, and the id of the client's message."""

    seq: int
    at: int
    person: str
    message: str
    event: LogEvent
