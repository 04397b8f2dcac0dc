"""What lists show of a table, stored beside its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from neopolis.server.store.store import StoredTable, TableInfo
from neopolis.server.table.log_events import Clock
from neopolis.server.table.table import Table


class ListedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a list: the name of its person, or its bot; both are empty if it is free."""

    name: str
    bot: str


class ListedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a list. Times are milliseconds since 1970.

    When the game is over, `winners` are seats, and `points` are by seat; both are empty before.
    """

    id: str
    game: str
    status: str
    created: int
    changed: int
    seats: list[ListedSeat]
    options: dict[str, str]
    clock: Clock
    winners: list[int]
    points: list[int]


class DeletedTable(ListedTable, frozen=True, forbid_unknown_fields=True):
    """A deleted table in the list of its creator. It was deleted at `changed`, and can be restored until `until`."""

    until: int


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the person (companion 0), or of a companion at the same browser (1 to 5)."""

    seat: int
    companion: int
    name: str


class OwnTable(ListedTable, frozen=True, forbid_unknown_fields=True):
    """A table in the list of a person who created it or sat there. `you` is the person's seat, or -1.

    `awaited` is True if it is the turn of the person or of a companion; `names` has "" where nobody sits.
    """

    you: int
    awaited: bool
    names: list[str]
    own: list[OwnSeat]


class Summary(msgspec.Struct, frozen=True):
    """What is stored of a table for lists. `people` are ids by seat, and `turns` are seats. Clients get neither.

    `people` is None if an older version wrote the summary, because that version did not store it.
    """

    seats: list[ListedSeat] = []
    options: dict[str, str] = {}
    clock: Clock = Clock()
    people: list[str] | None = None
    turns: list[int] = []
    winners: list[int] = []
    points: list[int] = []


def table_info(table: Table) -> TableInfo:
    """What the store keeps of a table besides its log."""
    plan = table.plan
    seats = [ListedSeat(seat_data.name, seat_data.bot) for seat_data in table.seats]
    people = [seat_data.person for seat_data in table.seats]
    result = None if table.game is None else table.game.result
    winners, points = ([], []) if result is None else (list(result.winners), list(result.points))
    summary = Summary(seats, plan.options, plan.clock, people, list(table.turns), winners, points)
    return TableInfo(
        plan.game,
        table.status,
        plan.listed,
        table.due(),
        msgspec.json.encode(summary),
        table.data.publicly_changed_at,
        table.deal,
    )


def listed_table(stored: StoredTable) -> ListedTable:
    """A table as a public list shows it."""
    summary = msgspec.json.decode(stored.info.summary, type=Summary)
    return ListedTable(
        stored.id, stored.info.game, stored.info.status, stored.created, stored.changed,
        summary.seats, summary.options, summary.clock, summary.winners, summary.points,
    )  # fmt: skip


def deleted_table(stored: StoredTable, until: int) -> DeletedTable:
    """A deleted table, which is kept until a time (milliseconds since 1970)."""
    found = listed_table(stored)
    return DeletedTable(**msgspec.structs.asdict(found), until=until)


def own_table(stored: StoredTable, people: Sequence[str]) -> OwnTable | None:
    """A table as a list of somebody's own tables shows it; None if its summary comes from a version without `people`.

    `people` are the ids of the person and of their companions, in order.
    """
    summary = msgspec.json.decode(stored.info.summary, type=Summary)
    return None if summary.people is None else _own(stored, summary, summary.people, people)


class Result(NamedTuple):
    """What the person who opened a table has reached there."""

    person: str
    name: str
    points: int


def challenge_result(stored: StoredTable) -> Result | None:
    """The result of the person at a table of a challenge; None if the game is not over, or the person has left."""
    summary = msgspec.json.decode(stored.info.summary, type=Summary)
    people = [seat for seat, person in enumerate(summary.people or ()) if person]
    if not summary.points or not people or summary.people is None:
        return None
    seat = people[0]
    return Result(summary.people[seat], summary.seats[seat].name, summary.points[seat])


def unread_table(stored: StoredTable) -> OwnTable:
    """Like `own_table`, for a table that cannot be read: it is not known who sits where."""
    return _own(stored, msgspec.json.decode(stored.info.summary, type=Summary), (), ())


def _own(stored: StoredTable, summary: Summary, seated: Sequence[str], people: Sequence[str]) -> OwnTable:
    own = [
        OwnSeat(seat, people.index(person), summary.seats[seat].name)
        for seat, person in enumerate(seated)
        if person in people
    ]
    listed = listed_table(stored)
    return OwnTable(
        listed.id, listed.game, listed.status, listed.created, listed.changed,
        listed.seats, listed.options, listed.clock, listed.winners, listed.points,
        you=next((one.seat for one in own if one.companion == 0), -1),
        awaited=any(one.seat in summary.turns for one in own),
        names=[seat.name for seat in summary.seats],
        own=own,
    )  # fmt: skip
