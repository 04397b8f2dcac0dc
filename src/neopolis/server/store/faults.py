"""What can go wrong with the log, each as an exception of its own."""

from __future__ import annotations

from neopolis.engine.refused import Refused


class Conflict(Exception):
    """Somebody else wrote first: read the tail of the log and judge anew. Nothing was written."""


class Repeated(Conflict):
    """This person's message is in the log already. Nothing was written."""


class Missing(Refused):
    """There is no such table. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("no-table")


class Unavailable(Refused):
    """The database is away, too busy or full.

    Whether a write was done is unknown: read the tail of the log before going on. The cause is chained, for the log.
    """


class Replaced(Unavailable):
    """A backup was put in the place of the database: nothing that is known of any table holds any more.

    Nothing was written. Forget all tables, `open` the store again, and load what is needed.
    """

    def __init__(self) -> None:
        super().__init__("store-replaced")
