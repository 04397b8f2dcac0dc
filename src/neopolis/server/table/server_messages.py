"""What the server tells a client. Each frame is JSON, filled up with spaces to a size class before it is sent.

A socket's frames are numbered from 1. The first one brings everything; later ones only what has changed for that
client, field by field, and no frame is sent when nothing has.
"""

from __future__ import annotations

import msgspec

from neopolis.server.table.log_events import Clock


class PurchaseFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Good that an option would buy: where from, for how much, and from which seat (-1: from none)."""

    good: str
    source: str = msgspec.field(name="from")
    price: int
    seller: int


class HintFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NEOM: what an option would cost now, and by how much it would change the score; or what stands in its way.

    `price` is -1 where the Goods are not to be had at all; `change` is None where nothing would be placed.
    `hindrance` is a whole sentence, `brief` the same where the tile's name stands beside it.
    """

    price: int
    bought: list[PurchaseFrame]
    change: int | None
    hindrance: str
    brief: str


class OptionFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An option of a question: what it is called, of which sort it is, and which of them (-1: there is only one).

    NEOM: tile, cell, good, way (its seller's seat, or -1), answer. New Angeles: card and district with the number that
    views have for them; seat, type, component, resource, amount, answer.
    """

    option: int
    text: str
    kind: str
    number: int
    hint: HintFrame | None = None


class DecisionFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the client's seat is asked. An answer names the `moment`.

    `blocked` are tiles that it could place if nothing stood in their way; they are no options.
    """

    moment: int
    prompt: str
    question: str
    options: list[OptionFrame]
    rules: tuple[str, ...]
    default: int
    barrier: bool
    blocked: list[OptionFrame] = []


class SeatFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is at a seat. `stands_in` says why a bot answers for its person, "" when none does.

    `left` is the time, in milliseconds, that the seat had for thinking at `since`, when it was last asked or
    answered in public; -1 without a clock.
    """

    name: str
    bot: str
    ready: bool
    stands_in: str
    votes: list[int]
    left: int
    since: int


class ResultFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: who has won, the points or capital of each seat, why it was over; alone, also a rank."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    rank: str


class TableFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table around the game. `status` is gathering, playing, paused, over, closed or unreadable.

    `you` is the client's seat, -1 for a spectator; `awaited` are the seats that owe an answer. `origin` is the table
    before this one, of a rematch too. `fork` is True for a game that goes on from another, so that somebody may know
    what is to come; `imagined`, too, if it goes on from what one seat knew of it.
    """

    id: str
    game: str
    status: str
    why: str
    seats: list[SeatFrame]
    you: int
    host: bool
    awaited: list[int]
    options: dict[str, str]
    clock: Clock
    listed: bool
    origin: str
    fork: bool
    imagined: bool
    rematch: str
    webhook: str  # told to the host alone
    result: ResultFrame | None = None


class EventFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, as far as the client may know it. In `text` players stand as {0}, {1} and so on.

    `rule` is the paragraph behind it, where there is one; `quiet` is what the screen shows, or another event tells.
    """

    kind: str
    seat: int
    things: tuple[int, ...]
    text: str
    rule: str
    quiet: bool


class HistoryFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events from a place in the client's history on; what it had from there on is gone (taken back)."""

    start: int
    events: list[EventFrame]


class ProposalFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """New Angeles: an open proposal in words, in which players stand as {0}, {1} and so on."""

    id: int
    gives: str
    wants: str
    text: str


class LaneFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """New Angeles: the proposals and promises of the view in words, in the same order."""

    proposals: list[ProposalFrame]
    promises: list[str]


class TalkFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of table talk; `to` is -1, or the seat that alone hears it. `name`: who sat there when it was said."""

    at: int
    seat: int
    text: str
    to: int
    name: str


class Frame(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Something told to a client."""


class Update(Frame, frozen=True, tag="update", omit_defaults=True):
    """What is new. Fields that have not changed are left out; `view` has only its changed members."""

    number: int
    full: bool = False
    table: TableFrame | None = None
    view: dict[str, msgspec.Raw] | None = None
    decision: DecisionFrame | None = None
    asked: bool = True  # False: the seat is asked nothing any more
    moment: int | None = None  # how often the seat's question has changed, also to none: what a taking back names
    history: HistoryFrame | None = None
    lane: LaneFrame | None = None
    talk: list[TalkFrame] | None = None
    world: bytes | None = None  # the imagined game, for clients that asked for it


class Presence(Frame, frozen=True, tag="presence"):
    """Which seats have somebody there now, and which of these have long done nothing."""

    here: list[int]
    away: list[int]


class Ack(Frame, frozen=True, tag="ack"):
    """The message was done, and is stored."""

    id: str


class Rejected(Frame, frozen=True, tag="refused"):
    """The message was not done, and nothing has changed. `again` is True if the same message may be sent later."""

    id: str
    code: str
    message: str
    rules: tuple[str, ...]
    again: bool = False


class Weighed(Frame, frozen=True, tag="weighed"):
    """What a trade would be: in words, whether it would bind, and why it cannot be proposed now (`code` "": it can)."""

    id: str
    binding: bool
    text: str
    code: str
    message: str
    rules: tuple[str, ...]


class Pong(Frame, frozen=True, tag="pong"):
    """Still here."""

    id: str


class Bye(Frame, frozen=True, tag="bye"):
    """The socket is closed, and why."""

    code: str
    message: str


ServerMessage = Update | Presence | Ack | Rejected | Weighed | Pong | Bye
