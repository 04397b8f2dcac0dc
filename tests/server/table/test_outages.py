"""The server was away, or its clock jumped: nobody loses time, and bots do not finish people's games."""

import msgspec

from neopolis.server.table.commands import Leave, Pause, Resume, Return, Sit, StandIn, Vote
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import Clock, Interrupted, LogEvent, Paused, Resumed, Returned, Sat, StoodIn
from neopolis.server.table.table import Table
from tests.server.table.host import MINUTE, Host, neom, new_angeles

LIVE = Clock("live", bank=600, increment=10)
SHORT = Clock("turns", move=20)
HOUR = 60 * MINUTE


def away(host: Host, gap: int) -> list[LogEvent]:
    """Let the server be away for a while, from now on."""
    since = host.now
    host.now += gap
    events = host.table.outage_event([(since, host.now)])
    host.store("", "", *events)
    return events


def ticked(host: Host) -> list[LogEvent]:
    events = host.table.tick(host.now)
    host.store("", "", *events)
    return events


def test_deadlines_move_by_the_gap() -> None:
    """Only the time before the outage counts: the bank loses 100 seconds, not 100 seconds and an hour."""
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    host.now += 100_000
    assert away(host, HOUR) == [Interrupted(HOUR, host.now)]

    assert ticked(host) == []
    assert host.table.due() == host.now + 510_000
    host.answer(seat)
    assert host.table.seats[seat].time_left in (510_000, 520_000)


def test_the_shift_is_written_once() -> None:
    """After the entry, the same outage is over for this table, also in a process whose clock is late."""
    host = Host(neom(3, clock=LIVE)).start()
    since, until = host.now + 1_000, host.now + HOUR
    host.store("", "", *host.table.outage_event([(since, until)]))

    assert host.table.outage_event([(since, until)]) == []
    assert host.table.data.at == until


def test_two_outages_add_up() -> None:
    host = Host(neom(3, clock=LIVE)).start()
    now = host.now
    outages = [(0, now - 5), (now + 10, now + 20), (now + 50, now + 90)]

    assert host.table.outage_event(outages) == [Interrupted(50, now + 90)]


def test_what_overlaps_counts_once() -> None:
    """A process that was stopped for long has noticed that itself, and finds the same stop in the notes of all."""
    host = Host(neom(3, clock=LIVE)).start()
    now = host.now

    assert host.table.outage_event([(now + 10, now + 9_000)], [(now + 500, now + 8_000)]) == [
        Interrupted(8_990, now + 9_000)
    ]


def test_a_short_stop_moves_the_deadlines_and_no_more() -> None:
    """Nobody gets a minute to return, because everybody is still connected. A minute given earlier moves, too."""
    host = Host(new_angeles(4, clock=SHORT)).start()
    due = host.table.due()
    assert due is not None
    stop = (host.now + 1_000, host.now + 6_000)
    host.now += 6_000
    host.store("", "", *host.table.outage_event([], [stop]))
    assert host.log[-1].event == Interrupted(5_000, until=0)
    assert host.table.due() == due + 5_000
    away(host, HOUR)
    back = host.now
    host.now += 5_000
    host.store("", "", *host.table.outage_event([], [(back, host.now)]))

    assert host.table.due() == back + MINUTE + 5_000


class Before(msgspec.Struct, tag_field="kind", tag="interrupted", forbid_unknown_fields=True):
    """`Interrupted` in the version that knew no short stops."""

    gap: int
    until: int


def test_the_previous_version_can_read_a_short_stop() -> None:
    """In a rolling update, processes of both versions read the same log."""
    host = Host(neom(3, clock=LIVE)).start()
    since, host.now = host.now, host.now + 5_000
    (event,) = host.table.outage_event([], [(since, host.now)])

    assert msgspec.json.decode(msgspec.json.encode(event), type=Before).gap == 5_000


def test_short_stops_in_older_logs() -> None:
    """Some logs mark a short stop with a field of its own, which means the same."""
    host, other = [Host(new_angeles(4, clock=SHORT)).start() for _ in range(2)]
    for one, event in ((host, Interrupted(5_000, 0)), (other, Interrupted(5_000, host.now + 6_000, brief=True))):
        one.now += 6_000
        one.store("", "", event)

    assert host.table.data == other.table.data


def test_two_processes_write_a_stop_once() -> None:
    """Two processes stopped with their machine and went on within a second; the second one writes nothing."""
    host = Host(neom(3, clock=LIVE)).start()
    since, host.now = host.now, host.now + 5_000
    host.store("", "", *host.table.outage_event([], [(since, host.now)]))

    assert host.table.outage_event([], [(since, host.now + 900)]) == []


def test_people_get_a_minute_after_an_outage() -> None:
    """A question that was almost lost, and a question asked just after the outage, both leave a minute."""
    host = Host(new_angeles(4, clock=SHORT)).start()
    first = host.table.turns[0]
    host.now += 19_999
    away(host, HOUR)
    back = host.now
    assert host.table.due() == back + MINUTE
    host.now += 1_000
    while host.table.turns == (first,):
        host.answer(first)

    assert host.table.due() == back + MINUTE
    host.now = back + MINUTE - 1
    assert ticked(host) == []
    host.now += 1
    assert {type(event) for event in ticked(host)} == {StoodIn}


def test_nobody_is_voted_out_right_after_an_outage() -> None:
    host = Host(new_angeles(4)).start()
    about = host.table.turns[0]
    other = host.person((about + 1) % 4)
    host.now += 3 * MINUTE
    assert host.refusal(other, Vote("x", about)) == ""
    away(host, HOUR)

    assert host.refusal(other, Vote("x", about)) == "vote-early"
    host.now += MINUTE
    assert host.refusal(other, Vote("x", about)) == ""


def test_tables_that_are_not_running_need_no_shift() -> None:
    assert away(Host(neom(3, clock=LIVE)), HOUR) == []
    host = Host(neom(3, clock=LIVE)).start()
    host.command("ann", Pause("p"))
    left = host.table.seats[0].time_left
    assert away(host, HOUR) == []
    host.command("ann", Resume("r"))

    assert host.table.due() == host.now + left


def test_replay_and_snapshot_agree_after_an_outage() -> None:
    host = Host(new_angeles(4, clock=LIVE)).start()
    away(host, HOUR)
    snapshot = host.table.save()
    host.now += 5_000
    host.answer(host.table.turns[0])

    assert Table.load("t", host.log).data == host.table.data
    assert Table.load("t", host.log, snapshot).data == host.table.data


def test_a_table_without_people_pauses() -> None:
    """When time is up for everybody, bots do not finish the game. It goes on when the first person returns."""
    host = Host(neom(3, ["", "", "greedy"], SHORT)).start()
    host.now += 20_000
    assert ticked(host) == [StoodIn(0, "clock"), StoodIn(1, "clock")]
    assert host.table.bot_tasks(host.now) == [] and host.table.due() == host.table.data.at
    assert ticked(host) == [Paused(-1)]
    assert host.table.status == "paused" and host.table.due() is None
    host.now += HOUR

    assert host.command("ben", Return("r")) == [Returned(1), Resumed(1)]
    assert host.table.turns == (1,) and host.table.due() is not None
    assert [task.seat for task in host.table.bot_tasks(host.now)] == [0, 2]


def test_to_resume_is_to_return() -> None:
    host = Host(neom(1, clock=SHORT)).start()
    host.now += 20_000
    ticked(host)
    ticked(host)

    assert host.command("ann", Resume("r")) == [Returned(0), Resumed(0)]
    assert ticked(host) == [] and host.table.turns == (0,)


def test_a_table_that_everybody_left_pauses_until_somebody_sits_down() -> None:
    host = Host(neom(2, ["", "greedy"])).start()
    host.command("ann", Leave("l"))
    assert ticked(host) == [Paused(-1)]

    assert host.command("flo", Sit("s", 0)) == [Sat(0, "Flo"), Resumed(0)]
    assert host.table.status == "playing"


def test_people_may_let_bots_play_on() -> None:
    """A person who asks for a stand-in may watch it play."""
    host = Host(neom(2, ["", "greedy"])).start()
    host.command("ann", StandIn("s"))

    assert ticked(host) == [] and host.table.bot_tasks(host.now)


def test_a_pause_of_their_own_is_theirs_to_end() -> None:
    host = Host(neom(2)).start()
    host.command("ann", StandIn("s"))
    host.command("ben", Pause("p"))

    assert host.command("ann", Return("r")) == [Returned(0)]
    assert table_frame(host.table).status == "paused"
