"""What lists show of a table, kept beside its log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from neopolis.server.store.store import Head, Listed
from neopolis.server.table.log_events import Clock
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


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of one's own, or of a companion at the same browser (1 to 5; 0 is oneself)."""

    seat: int
    companion: int
    name: str


class OwnTable(ListedTable, frozen=True, forbid_unknown_fields=True):
    """A table in the list of who has opened it or sat there. `you` is the own seat, or -1.

    `awaited` says that it is one's turn, or that of a companion; `names` are those of all seats, "" where nobody is.
    """

    you: int
    awaited: bool
    names: list[str]
    own: list[OwnSeat]


class Summary(msgspec.Struct, frozen=True):
    """What of it is kept as bytes. `people` and `turns`, by seat, tell each of them whose turn it is, and nobody else.

    Of tables that have not changed since that was first kept, `people` is None.
    """

    seats: list[ListedSeat] = []
    options: dict[str, str] = {}
    clock: Clock = Clock()
    people: list[str] | None = None
    turns: list[int] = []


def head_of(table: Table) -> Head:
    """What is kept of a table."""
    plan = table.plan
    seats = [ListedSeat(sitting.name, sitting.bot) for sitting in table.seats]
    people = [sitting.person for sitting in table.seats]
    summary = msgspec.json.encode(Summary(seats, plan.options, plan.clock, people, list(table.turns)))
    return Head(plan.game, table.status, plan.listed, table.due(), summary, table.data.publicly_changed_at)


def listed_table(found: Listed) -> ListedTable:
    """A table as a list shows it."""
    summary = msgspec.json.decode(found.head.summary, type=Summary)
    return ListedTable(
        found.id, found.head.game, found.head.status, found.created, found.changed,
        summary.seats, summary.options, summary.clock,
    )  # fmt: skip


def own_table(found: Listed, people: Sequence[str]) -> OwnTable | None:
    """A table as a list of one's own shows it; None if it was last changed before whose turn it is was kept.

    `people` are oneself and one's companions, in order.
    """
    summary = msgspec.json.decode(found.head.summary, type=Summary)
    return None if summary.people is None else _own(found, summary, summary.people, people)


def unread_table(found: Listed) -> OwnTable:
    """The same of a table that cannot be read: who sits where is not known."""
    return _own(found, msgspec.json.decode(found.head.summary, type=Summary), (), ())


def _own(found: Listed, summary: Summary, seated: Sequence[str], people: Sequence[str]) -> OwnTable:
    own = [
        OwnSeat(seat, people.index(person), summary.seats[seat].name)
        for seat, person in enumerate(seated)
        if person in people
    ]
    listed = listed_table(found)
    return OwnTable(
        listed.id, listed.game, listed.status, listed.created, listed.changed,
        listed.seats, listed.options, listed.clock,
        you=next((one.seat for one in own if one.companion == 0), -1),
        awaited=any(one.seat in summary.turns for one in own),
        names=[seat.name for seat in summary.seats],
        own=own,
    )  # fmt: skip
