"""What lists show of a table, kept beside its log."""

from __future__ import annotations

import msgspec

from neopolis.server.store.store import Head, Listed
from neopolis.server.table.entries import Clock
from neopolis.server.table.table import Table


class ListedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a list: who sits there, or which bot; both empty if it is free."""

    name: str
    bot: str


class ListedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a list. Times are milliseconds since 1970."""

    id: str
    game: str
    status: str
    created: int
    changed: int
    seats: list[ListedSeat]
    options: dict[str, str]
    clock: Clock


class Summary(msgspec.Struct, frozen=True):
    """What of it is kept as bytes."""

    seats: list[ListedSeat] = []
    options: dict[str, str] = {}
    clock: Clock = Clock()


def head_of(table: Table) -> Head:
    """What is kept of a table."""
    plan = table.plan
    seats = [ListedSeat(sitting.name, sitting.bot) for sitting in table.seats]
    summary = msgspec.json.encode(Summary(seats, plan.options, plan.clock))
    return Head(plan.game, table.status, plan.listed, table.due(), summary, table.facts.noticed)


def listed_table(found: Listed) -> ListedTable:
    """A table as a list shows it."""
    summary = msgspec.json.decode(found.head.summary, type=Summary)
    return ListedTable(
        found.id, found.head.game, found.head.status, found.created, found.changed,
        summary.seats, summary.options, summary.clock,
    )  # fmt: skip
