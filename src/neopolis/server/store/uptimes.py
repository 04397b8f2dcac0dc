"""When servers were running. From this, every process learns of the same outages.

Each row is a period in which at least one process was running without a long break. Processes keep extending the
latest row. A process that finds it too old knows that nobody was running meanwhile, and starts a new row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from neopolis.server.store import schema
from neopolis.server.store.database import Database
from neopolis.server.store.people import DAY

SHORTEST: Final = 60_000  # milliseconds; a shorter period counts as part of the outage, so crash loops add no rows
KEPT: Final = 1_000 * DAY  # how long rows are kept; longer than any clock, and than the server keeps sign-outs


class Outage(NamedTuple):
    """A time (milliseconds since 1970) in which no server was running."""

    since: int
    until: int


class Uptime(NamedTuple):
    """The time that all processes go by, how long nobody had noted anything (0: no outage), and all outages."""

    now: int
    gap: int
    outages: list[Outage]


class Uptimes:
    """The table of uptimes."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def extend(self, now: int, *, longest_gap: int) -> Uptime:
        """Note that a server is running now, and return the time that all processes go by, and all outages.

        If nothing was noted for longer than `longest_gap`, that was an outage. If the latest note is later than `now`,
        another process has a faster clock, or the system clock was set back: that note is the time to go by.
        With a `longest_gap` of 0, no other process is running, so there was an outage in any case. If its length is not
        known because of the clock, it ends just after everything that is stored.
        """

        def work(connection: Connection) -> Uptime:
            return Uptime(*_extend(connection, now, longest_gap), _outages(connection))

        try:
            return await self._database.write(work)
        except IntegrityError:  # another process has just started the same row
            return Uptime(now, 0, await self._database.read(_outages))


def _extend(connection: Connection, now: int, longest_gap: int) -> tuple[int, int]:
    """Extend the latest row or start one; returns the first two fields of `Uptime`."""
    uptimes = schema.uptimes
    latest = select(uptimes).order_by(uptimes.c.started.desc()).limit(1)
    last = connection.execute(latest.with_for_update()).first()
    here = uptimes.c.started == (0 if last is None else last.started)
    if longest_gap == 0:
        changed = connection.execute(select(func.max(schema.tables.c.changed))).scalar() or 0
        now = max(now, changed + 1, 0 if last is None else last.seen + 1)
    elif last is not None and now - last.seen <= longest_gap:
        if now > last.seen:
            connection.execute(update(uptimes).where(here).values(seen=now))
        return max(now, last.seen), 0
    if last is not None and last.seen - last.started < SHORTEST:
        connection.execute(delete(uptimes).where(here))
    connection.execute(delete(uptimes).where(uptimes.c.seen < now - KEPT))
    connection.execute(insert(uptimes).values(started=now, seen=now))
    return now, 0 if last is None else now - last.seen


def _outages(connection: Connection) -> list[Outage]:
    """The gaps between the rows. Before the first row, nothing is known, so that counts as an outage, too."""
    rows = connection.execute(select(schema.uptimes).order_by(schema.uptimes.c.started)).all()
    ends = [0, *[row.seen for row in rows]]
    return [Outage(end, row.started) for end, row in zip(ends, rows, strict=False) if row.started > end]
