"""When servers were running. From this, every process learns of the same outages.

Each row is a period in which at least one process was running without a long break. Processes keep extending the
latest row. A process that finds it too old knows that nobody was running meanwhile, and starts a new row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from neopolis.server.store import schema
from neopolis.server.store.database import Database
from neopolis.server.store.people import DAY

SHORTEST: Final = 60_000  # milliseconds; a shorter period counts as part of the outage, so crash loops add no rows
KEPT: Final = 400 * DAY  # how long rows are kept; no clock runs that long


class Outage(NamedTuple):
    """A time (milliseconds since 1970) in which no server was running."""

    since: int
    until: int


class Uptimes:
    """The table of uptimes."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def extend(self, now: int, *, longest_gap: int, may_go_back: bool) -> list[Outage]:
        """Note that a server is running now, and return all outages.

        If nothing was noted for longer than `longest_gap`, that was an outage. If the latest note lies in the future,
        it is left alone, because another process may have a faster clock; with `may_go_back` it is corrected.
        """

        def work(connection: Connection) -> list[Outage]:
            _extend(connection, now, longest_gap, may_go_back)
            return _outages(connection)

        try:
            return await self._database.write(work)
        except IntegrityError:  # another process has just started the same row
            return await self._database.read(_outages)


def _extend(connection: Connection, now: int, longest_gap: int, may_go_back: bool) -> None:
    uptimes = schema.uptimes
    latest = select(uptimes).order_by(uptimes.c.started.desc()).limit(1)
    last = connection.execute(latest.with_for_update()).first()
    here = uptimes.c.started == (0 if last is None else last.started)
    if last is not None and now - last.seen <= longest_gap:
        if now < last.seen and not may_go_back:
            return
        connection.execute(update(uptimes).where(here).values(started=min(last.started, now), seen=now))
        return
    if last is not None and last.seen - last.started < SHORTEST:
        connection.execute(delete(uptimes).where(here))
    connection.execute(delete(uptimes).where(uptimes.c.seen < now - KEPT))
    connection.execute(insert(uptimes).values(started=now, seen=now))


def _outages(connection: Connection) -> list[Outage]:
    """The gaps between the rows. Before the first row, nothing is known, so that counts as an outage, too."""
    rows = connection.execute(select(schema.uptimes).order_by(schema.uptimes.c.started)).all()
    ends = [0, *[row.seen for row in rows]]
    return [Outage(end, row.started) for end, row in zip(ends, rows, strict=False) if row.started > end]
