"""What a table knows besides the game itself: plain data, built from the log and saved in snapshots.

Snapshots store the fields under the names given in `rename`, which must not change.
"""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.server.table.log_events import NOBODY, Plan
from neopolis.text.messages import Word

NOT_ASKED: Final = -1
LEFT_UNASKED: Final = -2
MOST_IDS: Final = 100  # message ids remembered per person; the store knows the older ones
LINE_BYTES: Final = 128  # bytes that an entry takes besides its event, or a chat message besides its text, roughly

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"
UNREADABLE: Final = "unreadable"


class TalkLine(msgspec.Struct, frozen=True):
    """A chat message, of a person or a bot. `to` is -1 for everybody, or the seat to which it was whispered.

    Only the `people` who sat at the two seats at that time may read a whisper; later occupants may not.
    A line with a `notice` is from the server itself. It is about the person `name`, or about nobody if that is empty.
    `notice` is the code of a message, so that everybody reads it in their own language.
    """

    at: int
    seat: int
    text: str
    to: int
    name: str  # the sender's name: another person may sit there by now
    people: tuple[str, ...] = ()
    notice: str = ""
    reason: tuple[str, dict[str, Word]] | None = None  # what a bot said: the code and the parameters of a `Reason`
    moment: str = ""  # a bot's persona says its line for this moment
    about: int = -1  # the seat that a bot's words concern

    @property
    def is_of_bot(self) -> bool:
        return self.reason is not None or bool(self.moment)

    def is_visible_to(self, person: str) -> bool:
        """Whether a person (NOBODY: a spectator) may read this message."""
        return self.to < 0 or (bool(person) and person in self.people)


def line_bytes(text: str) -> int:
    """The bytes that a chat message takes, roughly."""
    return len(text.encode()) + LINE_BYTES


class SeatData(
    msgspec.Struct,
    rename={
        "question_number": "moment",
        "asked_step": "asked",
        "asked_at": "begun",
        "clock_read_at": "since",
        "time_left": "left",
        "side_actions_taken": "spoken",
        "proposals_made": "proposals",
        "calls_made": "calls",
        "pauses_made": "pauses",
    },
):
    """A seat: who sits there, what it is asked, and its clock. Times are in milliseconds.

    `question` is the seat's prompt and options. `question_number` goes up whenever they change or end; on the
    wire it is `moment`. The next six fields hold only what everybody can see: `asked_step` is the number of
    the game's step that asks the seat, `asked_at` and `answered_at` are when it was last asked and when that ended,
    `forfeited_step` is the step in which a bot took over because the person kept everybody waiting, `left_step` the one
    in which a person left (LEFT_UNASKED if the seat was not asked then, NOT_ASKED once a bot has answered since), and
    `clock_read_at` is when `time_left` was last worked out.
    """

    person: str = NOBODY
    name: str = ""
    bot: str = ""
    ready: bool = False
    share: str = ""  # what the seat's client adds to the seed of the game
    stands_in: str = ""
    votes: list[int] = []
    question_number: int = 0
    question: tuple[str, list[int]] | None = None
    asked_step: int = NOT_ASKED
    asked_at: int = 0
    answered_at: int = 0
    forfeited_step: int = NOT_ASKED
    left_step: int = NOT_ASKED
    clock_read_at: int = 0
    time_left: int = -1
    side_actions_taken: int = 0  # side actions of the seat's bot during the current question
    proposals_made: int = 0  # proposals of the seat's person during the current question
    calls_made: int = 0  # their other unasked side actions during the current question
    pauses_made: int = 0  # pauses by the seat's person during the current question

    @property
    def is_free(self) -> bool:
        """Whether somebody can sit down here."""
        return not self.person and not self.bot

    @property
    def is_forfeited(self) -> bool:
        """Whether a bot has to answer the current question, because a person has kept everybody waiting with it."""
        return self.asked_step == self.forfeited_step != NOT_ASKED

    @property
    def was_just_left(self) -> bool:
        """Whether the last person has left during the current question."""
        return self.asked_step == self.left_step != NOT_ASKED

    @property
    def is_as_left(self) -> bool:
        """Whether no bot has answered a question since the last person left."""
        return self.left_step != NOT_ASKED

    @property
    def is_played(self) -> bool:
        """Whether a person answers for this seat."""
        return bool(self.person) and not self.stands_in


class EarlierClocks(msgspec.Struct, frozen=True):
    """The clocks when a step ended: `time_left`, `asked_at` and `votes` of each seat, before the next step's time."""

    next_step: int
    at: int
    seats: list[tuple[int, int, list[int]]]


class TableData(
    msgspec.Struct,
    rename={
        "publicly_changed_at": "noticed",
        "lines_said": "lines",
        "message_ids": "ids",
        "seats_held": "held",
        "game_changed_seq": "changed",
        "public_state": "mark",
        "proposed_at": "offered",
        "mercy_until": "mercy",
        "bytes_stored": "stored",
    },
):
    """All data of a table. `seq` and `at` are the number and the time of the last entry.

    `publicly_changed_at` is the time of the last entry that everybody could see, `game_changed_seq` the number of the
    last entry that changed the game, and `public_state` the deciders and the number of public events.
    After the server was away, nobody runs out of time before `mercy_until`. The same goes for a restored table, except
    for the person `restored_by`.
    """

    seq: int = 0
    at: int = 0
    publicly_changed_at: int = 0
    status: str = GATHERING
    fault: tuple[str, dict[str, Word]] = ("", {})  # why it is unreadable: a message's code and parameters
    host: str = NOBODY
    host_name: str = ""
    host_left: bool = False  # True if the host had a seat and gave it up
    leader: str = NOBODY  # the person who leads the table after the host has left
    seated: list[str] = []  # the people at the table, in the order in which they sat down
    plan: Plan = Plan("", 0)
    seats: list[SeatData] = []
    talk: list[TalkLine] = []
    lines_said: int = 0  # how many chat messages were sent in all; `talk` keeps only the latest
    bytes_stored: dict[str, int] = {}  # by person: the size of all their entries except answers
    message_ids: dict[str, list[str]] = {}  # each person's latest message ids, to recognize repeats
    origin: str = ""
    record: str = ""
    world: bytes = b""
    rematch: str = ""
    rematches: int = 0
    link_epoch: int = 0  # how often the links were renewed
    seats_held: dict[str, int] = {}  # the seat each person has had in this game
    game_changed_seq: int = 0
    public_state: tuple[tuple[int, ...], int] = ((), 0)
    proposed_at: dict[int, int] = {}  # when each open proposal was made
    mercy_until: int = 0
    restored_by: str = NOBODY
    paused_at: int = 0
    earlier_clocks: list[EarlierClocks] = []  # of the steps to which a take-back can still lead
    closed_from: str = ""  # the status before the table was deleted
    closed_at: int = 0
    was_deserted: bool = False  # True if the game was paused because no person was left
    rules: str = ""  # the version of the rules that the game was started with
    server_seed: str = ""  # "" at tables without a commitment
    commitment: str = ""
    challenge: str = ""  # the round of a challenge that is played here
    secret_seed: str = ""  # what is revealed when the game is over: the server's seed, or the seed itself
    is_revealed: bool = False
    lesson_continued: int = 0  # how many steps of the lesson the learner has continued
    has_left_lesson: bool = False
    transcript: str = ""  # the hash of all events, once the game is over
