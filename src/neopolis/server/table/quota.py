"""How much one person can store at a table, besides answers. All entries of a log are kept forever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Answer, Close, Command, Leave, Resume, Return, Say
from neopolis.server.table.log_events import Answered, Created, LogEvent, Restored
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import LINE_BYTES

MOST_STORED: Final = 524_288  # bytes; a talkative player who trades all the time stores a tenth of this

# Bytes. Somebody who has used up MOST_STORED can still restore a table.
MOST_WITH_RESTORING: Final = MOST_STORED + 16_384


def is_essential(command: Command) -> bool:
    """Whether a person may always do this: answer, come back to answer, or go.

    This cannot fill the disk: to repeat any of these, a person needs a limited command or somebody else.
    """
    return isinstance(command, Answer | Return | Resume | Leave | Close)


def stored_bytes(event: LogEvent) -> int:
    """The bytes that an event counts for its person. Answers are free, and forks have a limit of their own."""
    return 0 if isinstance(event, Answered | Created) else len(msgspec.json.encode(event)) + LINE_BYTES


def check_stored(t: TableState, person: str, command: Command, events: Sequence[LogEvent]) -> None:
    """Refused if a person would store too much at this table.

    Counted by person: a limit for the whole table would show people when others whisper.
    """
    if not events or is_essential(command):
        return
    if t.data.bytes_stored.get(person, 0) + sum(map(stored_bytes, events)) > MOST_STORED:
        raise Refused("said-enough" if isinstance(command, Say) else "stored-enough")


def check_restored(t: TableState, person: str) -> None:
    """Refused if a person has deleted and restored this table too often. Deleting is always allowed."""
    if t.data.bytes_stored.get(person, 0) + stored_bytes(Restored()) > MOST_WITH_RESTORING:
        raise Refused("restored-enough")
