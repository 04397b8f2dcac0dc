"""Thinking time, and what happens when it is used up: clocks, stand-ins, votes, returning."""

import pytest

from neopolis.server.table.commands import Answer, Leave, Pause, Resume, Return, Sit, StandIn, Vote
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import Clock, Entry, LogEvent, Plan, Returned, StoodIn, Voted
from tests.server.table.host import MINUTE, PEOPLE, Host, neom, new_angeles

LIVE = Clock("live", bank=600, increment=10)
TURNS = Clock("turns", move=3_600)


def ticked(host: Host) -> list[LogEvent]:
    events = host.table.tick(host.now)
    host.store("", "", *events)
    return events


def test_without_a_clock_nobody_is_late() -> None:
    host = Host(neom(3)).start()
    host.now += 10**9

    assert host.table.tick(host.now) == [] and host.table.due() is None
    assert {seat.left for seat in table_frame(host.table).seats} == {-1}


def test_a_bank_runs_down_and_each_question_adds_to_it() -> None:
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    assert host.table.seats[seat].time_left == 610_000
    assert host.table.due() == host.now + 610_000
    host.now += 60_000
    host.answer(seat)

    again = seat in host.table.turns
    assert host.table.seats[seat].time_left == 550_000 + 10_000 * again
    other = host.table.turns[0]
    assert host.table.seats[other].clock_read_at == host.now


@pytest.mark.rule("R-133")
def test_a_stop_adds_no_time_but_runs_the_clock() -> None:
    """R-133: an increment is for a decision of the game, not for saying that it may go on."""
    plan = Plan("new-angeles", 4, {"stops": "always"}, [], LIVE)
    host = Host(plan).start()
    left: list[int] = []
    while not host.city.asks_to_continue:
        left = [seat.time_left for seat in host.table.seats]
        host.answer(host.table.turns[0])
    assert host.table.turns == (0, 1, 2, 3)
    assert [seat.time_left for seat in host.table.seats] == left
    host.now += 5_000
    for seat in range(4):
        host.answer(seat)
    asked = host.table.turns

    assert not host.city.asks_to_continue and asked
    assert [seat.time_left for seat in host.table.seats] == [
        time - 5_000 + 10_000 * (seat in asked) for seat, time in enumerate(left)
    ]


def test_a_clock_for_turns_starts_again() -> None:
    host = Host(new_angeles(4, clock=TURNS)).start()
    host.now += 3_000_000
    host.answer(host.table.turns[0])

    assert host.table.due() == host.now + 3_600_000


def test_a_bot_stands_in_for_a_person_out_of_time() -> None:
    """The game goes on, and the person can return at any time with at least a minute."""
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    host.now += 609_999
    assert ticked(host) == []
    host.now += 1
    assert ticked(host) == [StoodIn(seat, "clock")]

    assert host.table.seats[seat].stands_in == "clock" and host.table.seats[seat].time_left == 0
    assert ticked(host) == [] and not host.table.turns
    assert [task.seat for task in host.table.bot_tasks(host.now)] == [seat]
    assert host.command(host.person(seat), Return("r")) == [Returned(seat)]
    assert host.table.turns == (seat,) and host.table.due() == host.now + MINUTE


def test_private_picks_do_not_move_a_clock() -> None:
    """A pick that others cannot see does not change what they see of a clock."""
    host = Host(neom(3, clock=LIVE)).start()
    before = table_frame(host.table)
    host.now += 5_000
    assert host.table.game is not None
    asked = host.table.game.deciders
    while host.table.game.deciders == asked:
        assert table_frame(host.table) == before
        host.answer(1)
    after = table_frame(host.table)

    assert after.seats[1].left == 605_000 and after.seats[0].left == 605_000 and after.seats[0].since == host.now


def test_a_simultaneous_step_runs_all_clocks_at_once() -> None:
    host = Host(neom(3, clock=TURNS)).start()
    host.now += 3_600_000

    assert ticked(host) == [StoodIn(seat, "clock") for seat in range(3)]


def test_a_pause_stops_the_clocks() -> None:
    host = Host(neom(3, clock=LIVE)).start()
    host.now += 100_000
    host.command("ann", Pause("1"))
    assert host.table.due() is None
    host.now += 10**8
    assert ticked(host) == []
    host.command("ben", Resume("2"))

    assert host.table.due() == host.now + 510_000
    assert host.refusal("ann", Vote("x", 1)) == "vote-early"


def test_a_clock_that_was_set_back_costs_nobody_time() -> None:
    host = Host(new_angeles(4, clock=LIVE)).start()
    first = host.table.turns[0]
    host.now -= 10**7
    host.answer(first)

    left = [sitting.time_left for sitting in host.table.seats]
    assert min(left) >= 600_000
    entry = host.log[-1]
    assert isinstance(entry, Entry) and host.table.data.at > entry.at
    assert host.table.tick(host.now) == []


def test_a_clock_that_jumps_ahead_costs_nobody_the_game() -> None:
    """Bots stand in for everybody who is awaited, and the people can return immediately."""
    host = Host(neom(3, clock=TURNS)).start()
    host.now += 10**11
    assert len(ticked(host)) == 3
    for person in PEOPLE[:3]:
        host.command(person, Return(host.id()))

    assert host.table.turns == (0, 1, 2)


def test_handing_over_and_taking_back_a_seat() -> None:
    """A person hands the seat to a bot, the bot answers, and the person takes it back later."""
    host = Host(neom(3)).start()
    assert host.refusal("ann", Return("x")) == "no-stand-in"
    host.command("ann", StandIn("1"))
    assert host.table.seats[0].stands_in == "asked" and host.table.turns == (1, 2)
    assert host.bots()
    host.command("ann", Return("2"))

    assert host.table.seats[0].is_played
    assert host.refusal("ann", Answer("x", host.table.seats[0].question_number, -5)) != "bot-answers"


def test_a_seat_that_was_left_is_played_on() -> None:
    host = Host(neom(3)).start()
    host.command("ann", Leave("1"))

    assert host.table.seats[0].stands_in == "left" and host.table.seat_of("ann") == -1
    assert [task.kind for task in host.table.bot_tasks(host.now)] == ["stand-in"]
    host.command("ann", Sit("2", 0))
    assert host.table.seats[0].is_played and host.table.turns == (0, 1, 2)


def test_votes() -> None:
    """After two minutes, more than half of the other people can vote a bot in."""
    host = Host(new_angeles(5, ["", "", "", "", "plain"])).start()
    while not (len(host.table.turns) == 1 and host.table.turns[0] < 4):
        assert host.bots()
    about = host.table.turns[0]
    others = [person for person in PEOPLE[:4] if person != host.person(about)]
    host.now += 2 * MINUTE - 1
    assert host.refusal(others[0], Vote("x", about)) == "vote-early"
    host.now += 1
    assert host.refusal(host.person(about), Vote("x", about)) == "vote-self"
    assert host.refusal(others[0], Vote("x", 4)) == "vote-not-needed"
    assert host.refusal(others[0], Vote("x", 5)) == "no-such-seat"
    assert host.command(others[0], Vote("1", about)) == [Voted(host.table.seat_of(others[0]), about)]
    assert host.refusal(others[0], Vote("x", about)) == "vote-twice"
    assert table_frame(host.table).seats[about].votes == [host.table.seat_of(others[0])]

    assert host.command(others[1], Vote("2", about))[1] == StoodIn(about, "vote")
    assert host.table.seats[about].stands_in == "vote" and host.table.seats[about].votes == []
    assert host.refusal(others[2], Vote("x", about)) == "vote-not-needed"


def test_an_answer_clears_the_votes() -> None:
    host = Host(new_angeles(4)).start()
    about = host.table.turns[0]
    host.now += 3 * MINUTE
    host.command(host.person((about + 1) % 4), Vote("1", about))
    host.answer(about)

    assert host.table.seats[about].votes == []
    assert host.refusal(host.person((about + 2) % 4), Vote("x", about)) in ("vote-not-needed", "vote-early")


def test_one_of_two_people_is_a_majority_of_the_others() -> None:
    host = Host(neom(3, ["", "", "greedy"])).start()
    host.now += 2 * MINUTE

    assert host.command("ann", Vote("1", 1))[1] == StoodIn(1, "vote")


def test_handing_over_or_leaving_for_a_moment_gains_no_time() -> None:
    """Only a person who ran out of time, or is new at the seat, gets a minute."""
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    host.now += 605_000
    host.command(host.person(seat), StandIn("s"))
    host.command(host.person(seat), Return("r"))
    assert host.table.seats[seat].time_left == 5_000
    person = host.person(seat)
    host.command(person, Leave("l"))
    host.command(person, Sit("a", seat))
    assert host.table.seats[seat].time_left == 5_000
    host.command(person, Leave("m"))
    host.command("flo", Sit("b", seat))

    assert host.table.seats[seat].time_left == 60_000
