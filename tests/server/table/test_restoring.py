"""A deleted table that is restored is as it was, and the time in between costs nobody anything."""

import msgspec
import pytest

from neopolis.server.table.commands import Close, Pause, Resume, Say, Vote
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import Clock, Interrupted, Restored, Started
from neopolis.server.table.table import Table
from tests.server.table.host import MINUTE, PEOPLE, Host, neom, new_angeles

LIVE = Clock("live", bank=600, increment=10)
DAY = 24 * 60 * MINUTE


def deleted(host: Host) -> Host:
    """Delete the table, and let some days pass."""
    host.command(PEOPLE[0], Close(host.id()))
    host.now += 3 * DAY
    return host


def restored(host: Host) -> Host:
    host.store(PEOPLE[0], "", Restored())
    return host


def test_only_the_time_before_counts() -> None:
    """The bank loses the 100 seconds before the table was deleted, and not the three days after it."""
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    host.now += 100_000
    restored(deleted(host))

    assert host.table.tick(host.now) == []
    assert host.table.due() == host.now + 510_000
    host.answer(seat)
    assert host.table.seats[seat].time_left in (510_000, 520_000)


def test_nobody_gains_time_by_deleting_and_restoring_a_table() -> None:
    """The others get a minute to return, also for later questions. The person who restores the table gets none."""
    host = Host(neom(3, clock=LIVE)).start()
    host.now += 605_000
    restored(deleted(host))

    assert [seat.time_left for seat in host.table.seats] == [5_000, MINUTE, MINUTE]
    host.store("", "", Interrupted(1_000_000, host.now))
    assert [seat.time_left for seat in host.table.seats] == [MINUTE] * 3


def test_nobody_helps_a_friend_by_deleting_and_restoring_a_table_again_and_again() -> None:
    """The person who opened the table can be a second guest at it. A minute to return once in ten is enough."""
    host = Host(neom(3, clock=LIVE)).start()
    host.now += 605_000
    restored(deleted(host))
    host.now += MINUTE - 1_000
    restored(deleted(host))
    assert [seat.time_left for seat in host.table.seats] == [0, 1_000, 1_000]
    host.now += 1_000
    restored(deleted(host))
    assert [seat.time_left for seat in host.table.seats] == [0, 0, 0]
    assert host.refusal(PEOPLE[0], Vote("1", 2)) == ""
    host.now += 10 * MINUTE
    restored(deleted(host))

    assert [seat.time_left for seat in host.table.seats] == [0, MINUTE, MINUTE]


def test_deleting_and_restoring_a_table_puts_off_no_vote() -> None:
    host = Host(neom(3)).start()
    host.now += 2 * MINUTE
    restored(deleted(host))

    assert host.refusal(PEOPLE[1], Vote("1", 2)) == "vote-early"
    assert host.refusal(PEOPLE[1], Vote("1", 0)) == ""


def test_a_paused_table_stays_paused() -> None:
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    host.now += 100_000
    host.command(PEOPLE[0], Pause(host.id()))
    restored(deleted(host))
    assert host.table.status == "paused"
    host.command(PEOPLE[0], Resume(host.id()))

    assert host.table.seats[seat].time_left == 510_000
    assert host.table.due() == host.now + 510_000


@pytest.mark.parametrize("starts", [False, True])
def test_everything_is_as_before(starts: bool) -> None:
    """Seats, questions, views and chat are the same; in a running game, the chat says what happened."""
    host = Host(neom(3)).start() if starts else Host(neom(3)).gather()
    host.command(PEOPLE[1], Say(host.id(), "Hello"))
    before = [table_frame(host.table, person) for person in PEOPLE[:3]]
    questions = [msgspec.to_builtins(seat.question) for seat in host.table.seats]
    restored(deleted(host))
    after = [table_frame(host.table, person) for person in PEOPLE[:3]]

    assert after == before
    assert [msgspec.to_builtins(seat.question) for seat in host.table.seats] == questions
    lines = [(line.text, line.notice) for line in host.table.data.talk]
    assert lines == [("Hello", ""), *([("", "notice-restored")] if starts else [])]


def test_while_deleted_nothing_is_due() -> None:
    host = deleted(Host(neom(3, ["", "", "greedy"], LIVE)).start())

    assert (host.table.due(), host.table.tick(host.now), host.table.bot_tasks(host.now)) == (None, [], [])
    assert host.refusal(PEOPLE[1], Say("x", "Hello")) == "table-closed"
    assert host.table.outage_event([(host.now - DAY, host.now)]) == []


def test_log_and_snapshot_make_the_same_table() -> None:
    """This includes a snapshot from the time when the table was deleted."""
    host = deleted(Host(new_angeles(4, clock=LIVE)).start())
    snapshot = host.table.save()
    restored(host)
    again, later = Table.load("t", host.log), Table.load("t", host.log, snapshot)

    assert again.data == later.data == host.table.data
    assert Table.can_restore(snapshot)


def test_an_unreadable_table_stays_unreadable() -> None:
    """A deleted table that this version cannot read comes back as such, and not from a snapshot."""
    host = Host(neom(2)).gather()
    host.store(PEOPLE[0], "", Started(7, "no such version", "none"))
    assert host.table.status == "unreadable"
    deleted(host)
    snapshot = host.table.save()
    restored(host)

    assert host.table.status == "unreadable" and host.table.unreadable_reason
    assert not Table.can_restore(snapshot)
