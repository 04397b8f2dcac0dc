"""Snapshots restore the whole table. A table that cannot be read says so, and is never changed."""

import msgspec
import pytest

from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Answer, Close, Say, TakeBack
from neopolis.server.table.frame_diff import FrameDiff, table_frame
from neopolis.server.table.log_events import Closed, Entry, Plan, Started
from neopolis.server.table.snapshots import SavedTable
from neopolis.server.table.table import Table
from tests.server.table.host import Host, neom, new_angeles
from tests.server.table.test_play import PLANS, play_on


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.seats}-{len(plan.bots)}")
def test_a_snapshot_restores_the_table(plan: Plan) -> None:
    """A snapshot and the entries after it give the same data, views, history and record as the whole log."""
    host = Host(plan).start()
    snapshots = [host.table.save()]
    seqs = [host.table.seq]
    for number in range(250):
        host.now += 1_000
        if host.table.status == "over":
            break
        if not host.bots() and host.table.turns:
            host.answer(host.table.turns[number % len(host.table.turns)])
        if number % 25 == 24:
            snapshots.append(host.table.save())
            seqs.append(host.table.seq)
    for snapshot, seq in zip(snapshots, seqs, strict=True):
        assert Table.can_restore(snapshot)
        again = Table.load("t", [entry for entry in host.log if entry.seq > seq - 3], snapshot)

        assert again.data == host.table.data
        assert again.game is not None and host.table.game is not None
        assert again.game.encode(as_arrived=True) == host.table.game.encode(as_arrived=True)
        assert again.game.record() == host.table.game.record()
        for person in ("ann", "ben", ""):
            assert FrameDiff(again, person).full() == FrameDiff(host.table, person).full()


def test_taking_back_after_a_restart() -> None:
    """The same answers can be taken back as before the restart, even in a step that is still open."""
    host = Host(neom(3)).start()
    for seat in (2, 0):
        host.answer(seat)
    again = Table.load("t", [], host.table.save())
    command = TakeBack("x", host.table.seats[0].question_number)
    events = again.handle("ann", "Ann", command, host.now, 0)
    assert events == host.command("ann", command)
    again.apply(host.log[-1])

    assert again.data == host.table.data
    assert again.game is not None and host.table.game is not None
    assert again.game.encode() == host.table.game.encode()


@pytest.mark.parametrize("snapshot", [b"", b"junk", b"\x93\x01", bytes(500)])
def test_snapshots_that_cannot_be_read(snapshot: bytes) -> None:
    """If a snapshot cannot be read, the table is made from the log alone."""
    host = Host(neom(2)).start()

    assert not Table.can_restore(snapshot)
    assert Table.load("t", host.log, snapshot).data == host.table.data


def test_snapshots_of_another_format_or_game() -> None:
    host = Host(neom(2)).start()
    read = msgspec.msgpack.decode(host.table.save(), type=SavedTable)

    assert not Table.can_restore(msgspec.msgpack.encode(msgspec.structs.replace(read, format=0)))
    assert not Table.can_restore(msgspec.msgpack.encode(msgspec.structs.replace(read, game=b"NP1")))


def other(host: Host, version: str = "", content: str = "") -> Table:
    """The same log, but started with other rules or content."""
    entries = []
    for entry in host.log:
        if isinstance(entry.event, Started):
            event = entry.event
            changed = Started(event.seed, version or event.version, content or event.content)
            entry = Entry(entry.seq, entry.at, entry.person, entry.message, changed)
        entries.append(entry)
    return Table.load("t", entries)


@pytest.mark.parametrize(("version", "content"), [("99", ""), ("", "abc")])
def test_a_table_of_another_version_is_only_looked_at(version: str, content: str) -> None:
    """The table says why it is unreadable, and keeps its seats and names. The only command allowed is deleting it."""
    host = Host(neom(2)).start()
    host.answer(host.table.turns[0])
    table = other(host, version, content)

    assert table.status == "unreadable" and table.seq == host.table.seq
    assert table.unreadable_reason and table_frame(table).why == table.unreadable_reason
    assert [seat.name for seat in table_frame(table).seats] == ["Ann", "Ben"]
    assert b"unreadable" in FrameDiff(table, "ann").full()
    assert table.due() is None and table.bot_tasks(0) == [] and table.tick(0) == []
    for command in (Say("x", "hello"), Answer("x", 1, 1)):
        with pytest.raises(Refused) as refused:
            table.handle("ann", "Ann", command, 0, 0)
        assert refused.value.code == "table-unreadable"
    assert table.handle("ann", "Ann", Close("x"), 0, 0) == [Closed()]
    assert not Table.can_restore(table.save())
    table.apply(Entry(table.seq + 1, 0, "ann", "x", Closed()))
    assert table.status == "closed"


def test_an_entry_that_cannot_be_applied_stops_the_table() -> None:
    """The table names the entry and the reason, and no later entry changes the table."""
    host = Host(new_angeles(4)).start()
    host.answer(host.table.turns[0])
    log = host.log[:-1]
    event = host.log[-1].event
    log.append(Entry(len(log) + 1, 0, "", "", msgspec.structs.replace(event, option=99_999)))
    log.append(Entry(len(log) + 1, 0, "", "", event))
    table = Table.load("t", log)

    assert table.status == "unreadable" and f"entry {len(log) - 1} " in table.unreadable_reason
    assert table.seq == len(log)


def test_a_finished_table_comes_back() -> None:
    host = Host(neom(1)).start()
    play_on(host)
    again = Table.load("t", [], host.table.save())

    assert again.status == "over" and table_frame(again, "ann") == table_frame(host.table, "ann")
