"""The messages that the server sends to a client. Each frame is JSON, padded with spaces to a size class.

A socket's updates are numbered from 1. The first one contains everything; later ones contain only the fields that have
changed for that client. If nothing has changed, no update is sent.
"""

from __future__ import annotations

import msgspec

from neopolis.games.registry import definitions
from neopolis.games.wire import EventFrame, Frame, GameData, OptionFrame, SideReply
from neopolis.server.table.log_events import Clock


class DecisionFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the client's seat is asked. `moment` is the question's number, which an answer repeats.

    `blocked` lists things that cannot be chosen now, with the reasons; they are not options.
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
    """Who sits at a seat. `stands_in` says why a bot answers for its person; "" if none does.

    `left` is the thinking time in milliseconds that the seat had at the time `since`, when its clock was last read;
    -1 without a clock. `persona` is a bot's name for people, and `about` says what to expect of it; both are "" for
    people and for bots that play at no level.
    """

    name: str
    bot: str
    ready: bool
    stands_in: str
    votes: list[int]
    left: int
    since: int
    persona: str = ""
    about: str = ""


class ResultFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: the winners, the points or capital of each seat, and the reason. Solo games add a rank."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    rank: str


class FairnessFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the game's seed comes from (docs/fairness.md). `shared` says which seats' clients have added a share.

    `shares` is empty before the start. The last three are "" until the game is over.
    """

    commitment: str
    shared: list[bool]
    shares: list[str]
    server_seed: str
    game_seed: str
    transcript: str


class HesitationFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot is about to act: it hesitates for `milliseconds` in all, until the time `until`.

    If `is_for_talk`, it does so because people may want to talk or trade first.
    """

    seat: int
    until: int
    milliseconds: int
    is_for_talk: bool


class LessonFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its name and its current step, of how many. After the last step, `step` is the number of steps; it is
    -1 once the learner has left the lesson, and in a first game, which has no steps.
    """

    name: str
    step: int
    steps: int


class TableFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table without its game. `status` is gathering, playing, paused, over, closed or unreadable.

    `you` is the client's seat, -1 for a spectator; `awaited` lists the seats that owe an answer. `origin` is the
    table that this one continues or is a rematch of. `links` says how often the table's links were renewed. `fork`
    is True if the game continues another one, so somebody may know what comes next. If it continues from what one
    seat knew, `imagined` is True, too. With `advice`, people may ask for advice. `hesitations` are the bots that are
    about to act, at the table's `pace`. `fairness` is None at tables where nothing proves that chance is fair: forks,
    challenges, and tables that an older version has opened. `challenge` is the round of a challenge that is played here
    ("daily/2026-11-19"), "" at ordinary tables. `opener` is the name of the person who opened the table.
    `lesson` is None at tables that are no lessons.
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
    links: int
    webhook: str  # sent to the host only
    result: ResultFrame | None = None
    fairness: FairnessFrame | None = None
    advice: bool = False
    pace: str = "off"
    hesitations: list[HesitationFrame] = []
    challenge: str = ""
    opener: str = ""
    lesson: LessonFrame | None = None


class HistoryFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events that replace the client's history from index `start` on: the old ones may have been taken back."""

    start: int
    events: list[EventFrame]


class TalkFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chat message. `to` is -1 for everybody, or the seat it was whispered to; `name` is the sender's.

    What a bot says, such as why it declines a trade, has the bot's seat and no name; it may name players by seat.
    `about` is the seat that it concerns, such as the one that proposed the trade, or -1.

    A notice of the server itself, for example that a bot stands in for somebody, has the seat -1 and no name.
    """

    at: int
    seat: int
    text: str
    to: int
    name: str
    about: int = -1


class Update(Frame, frozen=True, tag="update", omit_defaults=True):
    """What has changed. Unchanged fields are left out; `view` and `derived` contain only what has changed in them."""

    number: int
    full: bool = False
    table: TableFrame | None = None
    view: dict[str, msgspec.Raw] | None = None
    decision: DecisionFrame | None = None
    asked: bool = True  # False: the seat is no longer asked anything
    moment: int | None = None  # the number of the seat's question; it goes up whenever the question changes or ends
    history: HistoryFrame | None = None
    lane: GameData = None  # the game's side actions in words, for games that have any
    talk: list[TalkFrame] | None = None
    world: bytes | None = None  # an imagined game, for clients that asked for it
    derived: dict[str, msgspec.Raw] | None = None  # what the rules say about the position in the view


class Presence(Frame, frozen=True, tag="presence"):
    """The seats whose players are connected, and those among them that have been inactive for a while."""

    here: list[int]
    away: list[int]


class AdvisedOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option, what the adviser expects from it (None if it cannot say), and a reason ("" if there is none)."""

    option: int
    value: float | None
    reason: str


class Advice(SideReply, frozen=True, tag="advice"):
    """The best options of the question `moment`, as far as the seat can know; the best comes first.

    `unit` says what the values are: "points", "capital", or "chance", the chance to win from 0 to 1.
    """

    moment: int
    unit: str
    options: list[AdvisedOption]


class Ack(Frame, frozen=True, tag="ack"):
    """The command was carried out and stored."""

    id: str


class Rejected(Frame, frozen=True, tag="refused"):
    """The command was refused and nothing has changed. `again` is True if the same message may be sent again later."""

    id: str
    code: str
    message: str
    rules: tuple[str, ...]
    again: bool = False


class Pong(Frame, frozen=True, tag="pong"):
    """The reply to a ping."""

    id: str


class Bye(Frame, frozen=True, tag="bye"):
    """The server closes the socket, for this reason."""

    code: str
    message: str


TableMessage = Update | Presence | Advice | Ack | Rejected | Pong | Bye
ServerMessage = TableMessage | SideReply


def message_types() -> object:
    """The union of everything the server sends over a table's socket, including the replies of all games."""
    union: object = TableMessage
    for game in definitions():
        if game.side_actions is not None:
            for kind in game.side_actions.replies:
                union = union | kind
    return union
