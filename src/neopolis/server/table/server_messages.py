"""What the server tells a client. Each frame is JSON, filled up with spaces to a size class before it is sent.

A socket's frames are numbered from 1. The first one brings everything; later ones only what has changed for that
client, field by field, and no frame is sent when nothing has.
"""

from __future__ import annotations

import msgspec

from neopolis.games.registry import definitions
from neopolis.games.wire import EventFrame, Frame, GameData, OptionFrame, SideReply
from neopolis.server.table.log_events import Clock


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


class HistoryFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events from a place in the client's history on; what it had from there on is gone (taken back)."""

    start: int
    events: list[EventFrame]


class TalkFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of table talk; `to` is -1, or the seat that alone hears it. `name`: who sat there when it was said."""

    at: int
    seat: int
    text: str
    to: int
    name: str


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
    lane: GameData = None  # the game's side actions in words, for games that have any
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


class Pong(Frame, frozen=True, tag="pong"):
    """Still here."""

    id: str


class Bye(Frame, frozen=True, tag="bye"):
    """The socket is closed, and why."""

    code: str
    message: str


TableMessage = Update | Presence | Ack | Rejected | Pong | Bye
ServerMessage = TableMessage | SideReply


def message_types() -> object:
    """Everything the server sends over a table's socket, the replies of all games included, as a type to decode."""
    found: object = TableMessage
    for game in definitions():
        if game.side_actions is not None:
            for kind in game.side_actions.replies:
                found = found | kind
    return found
