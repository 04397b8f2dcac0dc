"""What a table knows besides the game itself: plain data that the log makes and a snapshot keeps."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.server.table.log_events import NOBODY, Plan
from neopolis.text.messages import Word

NOT_ASKED: Final = -1
MOST_IDS: Final = 100  # of messages of each person; a repeat of an older one is looked up in the store

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"
UNREADABLE: Final = "unreadable"


class TalkLine(msgspec.Struct, frozen=True):
    """A line of table talk; `to` is -1, or the seat that alone hears it.

    A whisper is for `people`, who sat there when it was said: whoever sits there later has not heard it.
    """

    at: int
    seat: int
    text: str
    to: int
    name: str  # of who said it: another may sit there by now
    people: tuple[str, ...] = ()

    def heard_by(self, person: str) -> bool:
        """Whether a person (NOBODY: a spectator) may read it."""
        return self.to < 0 or (bool(person) and person in self.people)


class SeatData(msgspec.Struct):
    """A seat: who is there, and what is asked of it.

    `moment` counts how often the seat's question has changed, also to none; `question` is its prompt and options.
    `asked` is the game's moment at which the seat was asked, as far as all can see; `begun` and `since` are the times
    at which that question was put and the clock was last looked at, `left` the time for thinking at `since`, all in
    milliseconds.
    """

    person: str = NOBODY
    name: str = ""
    bot: str = ""
    ready: bool = False
    stands_in: str = ""
    votes: list[int] = []
    moment: int = 0
    question: tuple[str, list[int]] | None = None
    asked: int = NOT_ASKED
    begun: int = 0
    since: int = 0
    left: int = -1
    spoken: int = 0  # how often its bot has spoken about the present question,
    proposals: int = 0  # and how much its person has proposed

    @property
    def is_free(self) -> bool:
        """Whether somebody could sit down here."""
        return not self.person and not self.bot

    @property
    def is_played(self) -> bool:
        """Whether a person answers here."""
        return bool(self.person) and not self.stands_in


class TableData(msgspec.Struct):
    """All of it. `at` is the time of the last entry; `held` are the seats that people have had in this game.

    `noticed` is the time of the last entry that everybody could see. `changed` is the last entry that touched the
    game, `mark` what all have seen of it, `offered` when each proposal was made that is still open.
    """

    seq: int = 0
    at: int = 0
    noticed: int = 0
    status: str = GATHERING
    fault: tuple[str, dict[str, Word]] = ("", {})  # why it is unreadable: a sentence's code and parameters
    host: str = NOBODY
    host_name: str = ""
    host_left: bool = False  # it had a seat, and gave it up:
    leader: str = NOBODY  # who leads in its place
    seated: list[str] = []  # who has a seat, the longest first
    plan: Plan = Plan("neom", 1)
    seats: list[SeatData] = []
    talk: list[TalkLine] = []
    lines: int = 0  # how many were said in all; the oldest are forgotten
    ids: dict[str, list[str]] = {}  # of each person's last messages, to know a repeat by
    origin: str = ""
    record: str = ""
    world: bytes = b""
    rematch: str = ""
    rematches: int = 0
    held: dict[str, int] = {}
    changed: int = 0
    mark: tuple[tuple[int, ...], int] = ((), 0)
    offered: dict[int, int] = {}
    rules: str = ""  # the version with which the game was started
