"""The errors of the store."""

from __future__ import annotations

from neopolis.engine.refused import Refused
from neopolis.text.messages import add_messages

add_messages(
    {
        "store-away": "The table's book cannot be reached just now; nothing is lost, please try again in a moment.",
        "store-full": "There is no room left to write this down; what was written is safe. Please tell the host.",
        "store-newer": "This database was made by a newer Neopolis (its step {found} is unknown here).",
        "store-replaced": "The server has gone back to a backup; please load the page again.",
        "entry-unknown": "This table goes on with entry {seq} in a way that this version cannot read; a newer one can.",
        "no-table": "There is no such table.",
    }
)


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
