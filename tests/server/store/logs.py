"""Entries and tables for the tests of the store."""

from neopolis.server.store.store import Store, TableInfo
from neopolis.server.table.log_events import Answered, Created, Entry, Plan, Sat, Started

INFO = TableInfo(game="neom", status="playing", listed=False, due=None)
PLAN = Plan("neom", 2)


def opening(host: str = "ann", at: int = 1_000) -> list[Entry]:
    """The first entries of a table: the host creates it, bob sits down, the game starts."""
    return [
        Entry(1, at, host, "m1", Created(host, "Ann", PLAN)),
        Entry(2, at, "bob", "m1", Sat(1, "Bob")),
        Entry(3, at, host, "m2", Started(7, "1", "abc")),
    ]


def answer(seq: int, person: str = "ann", message: str | None = None, at: int = 2_000) -> Entry:
    return Entry(seq, at, person, f"a{seq}" if message is None else message, Answered(0, seq))


async def create(
    store: Store, table: str = "t", head: TableInfo = INFO, at: int = 1_000, host: str = "ann"
) -> list[Entry]:
    """Create a table in the store."""
    entries = opening(host, at)
    await store.create_table(table, entries, head)
    return entries
