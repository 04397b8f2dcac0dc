"""The errors of the store."""

from __future__ import annotations

from neopolis.engine.refused import Refused


class Conflict(Exception):
    """Another process wrote first, and nothing was written. Read the new entries and check the command again."""


class DuplicateMessage(Conflict):
    """This person's message is in the log already, and nothing was written."""


class TableNotFound(Refused):
    """There is no such table, and nothing was written."""

    def __init__(self) -> None:
        super().__init__("no-table")


class Unavailable(Refused):
    """The database cannot be reached, is too busy or is full. The error's cause is for the server's log.

    It is unknown whether a write succeeded: read the new entries of the table before going on.
    """


class DatabaseReplaced(Unavailable):
    """A backup has replaced the database, and nothing was written. All tables in memory are out of date.

    Drop all tables, `open` the store again, and load the tables that are needed.
    """

    def __init__(self) -> None:
        super().__init__("store-replaced")
