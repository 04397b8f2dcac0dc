"""A table as bytes, so that a long log need not be replayed. If a snapshot cannot be read, the log is replayed."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.event import Event
from neopolis.engine.log import Log
from neopolis.engine.reason import Reason
from neopolis.engine.record import Act, Head, Options
from neopolis.engine.refused import Refused
from neopolis.engine.rng import seed_text, wide_seed
from neopolis.games.registry import definition
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import CLOSED, UNREADABLE, TableData

FORMAT: Final = 13  # raise it whenever TableData or SavedLog changes

EventRow = tuple[str, int, tuple[int, ...], int]


class SavedLog(msgspec.Struct, frozen=True, array_like=True):
    """The log of a game: how it began, its acts and events, and bots' reasons. Open ones can still be taken back."""

    game: str
    version: str
    content: str
    seed: int | str
    options: Options
    acts: list[Act]
    events: list[EventRow]
    open_events: list[EventRow]
    reasons: dict[int, Reason]
    open_reasons: list[tuple[Act, Reason]]


class SavedTable(msgspec.Struct, frozen=True, array_like=True):
    """A table's data, and its game with its log if it has started."""

    format: int
    data: TableData
    game: bytes
    log: SavedLog | None


_DECODER: Final = msgspec.msgpack.Decoder(SavedTable)


def save(t: TableState) -> bytes:
    """The table as bytes."""
    game = t.game
    if game is None or game.log is None:
        return msgspec.msgpack.encode(SavedTable(FORMAT, t.data, b"", None))
    return msgspec.msgpack.encode(SavedTable(FORMAT, t.data, game.encode(as_arrived=True), _rows(game.log)))


def restore(t: TableState, snapshot: bytes) -> bool:
    """Load a snapshot into a new table. If the snapshot cannot be read, return False and change nothing."""
    try:
        read = _DECODER.decode(snapshot)
        statuses = (read.data.status, read.data.closed_from if read.data.status == CLOSED else "")
        if read.format != FORMAT or UNREADABLE in statuses:  # this version may be able to read the table's log
            return False
        found = definition(read.data.plan.game)
        if read.log is not None and read.log.version != found.version:  # only the table's log can be translated
            return False
        game = found.decode(read.game) if read.log is not None else None
    except (msgspec.MsgspecError, Refused):
        return False
    if game is not None and read.log is not None:
        game.log = _log(read.log)
    t.data, t.game = read.data, game
    return True


def _rows(log: Log) -> SavedLog:
    head = log.head
    events = [event.plain() for event in log.events]
    open_events = [event.plain() for event in log.open_events]
    begun = (head.game, head.version, head.content, seed_text(head.seed), head.options)
    return SavedLog(*begun, log.acts, events, open_events, log.reasons, log.open_reasons)


def _log(rows: SavedLog) -> Log:
    seed = wide_seed(rows.seed) if isinstance(rows.seed, str) else rows.seed
    log = Log(Head(rows.game, rows.version, rows.content, seed, rows.options))
    log.acts = rows.acts
    log.events = [Event(*row) for row in rows.events]
    log.open_events = [Event(*row) for row in rows.open_events]
    log.reasons, log.open_reasons = rows.reasons, rows.open_reasons
    return log
