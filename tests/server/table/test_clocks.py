"""Thinking time, and what happens when it is used up: clocks, stand-ins, votes, returning."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Answer, Command, Leave, Pause, Resume, Return, Sit, StandIn, TakeBack, Vote
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import Clock, Entry, Interrupted, LogEvent, Paused, Plan, Returned, StoodIn, Voted
from neopolis.server.table.play import MOST_PAUSES
from neopolis.server.table.table import Table
from neopolis.server.table.table_data import SeatData
from tests.server.table.host import MINUTE, PEOPLE, Host, neom, new_angeles

LIVE = Clock("live", bank=600, increment=10)
LONG = Clock("live", bank=3_600, increment=30)
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
    """The game goes on. As soon as the bot has answered, the person can return with at least a minute."""
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    host.now += 609_999
    assert ticked(host) == []
    host.now += 1
    assert ticked(host) == [StoodIn(seat, "clock")]

    assert host.table.seats[seat].stands_in == "clock" and host.table.seats[seat].time_left == 0
    assert ticked(host) == [] and not host.table.turns
    assert [task.seat for task in host.table.bot_tasks(host.now)] == [seat]
    assert host.refusal(host.person(seat), Return("x")) == "bot-answers-first"
    assert host.bots()
    assert host.command(host.person(seat), Return("r")) == [Returned(seat)]
    assert host.table.seats[seat].time_left == MINUTE


@pytest.mark.parametrize("plan", [neom(3, clock=TURNS), new_angeles(4, clock=TURNS)], ids=lambda plan: plan.game)
def test_nobody_gets_more_time_by_being_faster_than_the_bot(plan: Plan) -> None:
    """A person who is out of time can neither return nor sit down again until the bot has answered."""
    host = Host(plan).start()
    late = host.table.turns[0]
    for seat in host.table.turns[1:]:
        host.table.seats[seat].time_left += 1
    host.now += 3_600_000
    assert ticked(host) == [StoodIn(late, "clock")]
    person, step = host.person(late), host.table.seats[late].asked_step
    assert host.refusal(person, Return("x")) == "bot-answers-first"
    host.command(person, Pause("p"))
    assert host.refusal(person, Return("x")) == "bot-answers-first"
    host.command(person, Resume("q"))
    host.command(person, Leave("l"))
    assert host.refusal(person, Sit("x", late)) == host.refusal("flo", Sit("x", late)) == "bot-answers-first"
    while host.table.seats[late].asked_step == step:
        assert host.bots()

    assert host.refusal(person, Sit("x", late)) == ""


def test_a_person_who_was_voted_out_cannot_return_before_the_bot_has_answered() -> None:
    host = Host(neom(3)).start()
    host.now += 2 * MINUTE
    host.command("ben", Vote("1", 0))
    host.command("cleo", Vote("2", 0))

    assert host.table.seats[0].stands_in == "vote"
    assert host.refusal("ann", Return("x")) == "bot-answers-first"


def test_handing_over_or_leaving_for_a_moment_puts_off_no_vote() -> None:
    """Otherwise one person could hold a table without a clock for ever."""
    host = Host(neom(4)).start()
    host.now += 2 * MINUTE
    host.command("ben", Vote("1", 0))
    host.command("ann", StandIn("s"))
    host.command("ann", Return("r"))
    host.command("ann", Leave("l"))
    host.command("ann", Sit("t", 0))

    assert table_frame(host.table).seats[0].votes == [1]
    assert host.command("cleo", Vote("2", 0))[1] == StoodIn(0, "vote")


def test_a_new_person_at_a_seat_gets_time_before_a_vote() -> None:
    host = Host(neom(4, ["", "", "", "greedy"])).start()
    host.command("ann", Leave("l"))
    while host.table.awaited != (1, 2):
        assert host.bots()
    host.answer(1)
    host.answer(2)
    host.now += 2 * MINUTE
    host.command("flo", Sit("t", 0))

    assert 0 in host.table.turns
    assert host.refusal("cleo", Vote("2", 0)) == "vote-early"


def test_a_new_person_who_sits_down_in_a_pause_puts_off_no_vote() -> None:
    """One person can be many guests: each of them would put the vote off for two minutes, and get a minute."""
    host = Host(neom(4, clock=LIVE)).start()
    host.now += 605_000
    host.command("ben", Vote("1", 0))
    host.command("ann", Pause("p"))
    host.command("ann", Leave("l"))
    host.command("flo", Sit("t", 0))
    host.command("flo", Resume("q"))

    assert host.table.seats[0].time_left == 5_000 and table_frame(host.table).seats[0].votes == [1]
    assert host.command("cleo", Vote("2", 0))[1] == StoodIn(0, "vote")


def test_new_people_get_a_minute_only_after_the_bot_has_answered() -> None:
    """A seat that is left while it is not asked gains no time by changing hands for each question."""
    host = Host(new_angeles(4, clock=LIVE)).start()
    asked = host.table.turns[0]
    seat = (asked + 1) % 4
    host.table.seats[seat].time_left = 1_000
    host.command(host.person(seat), Leave("l"))
    host.command("flo", Sit("t", seat))
    assert host.table.seats[seat].time_left == 1_000
    host.command("flo", Leave("m"))
    while host.table.awaited != (seat,):
        host.answer(host.table.turns[0])
    assert host.bots()
    host.command("eve", Sit("u", seat))

    assert host.table.seats[seat].time_left >= MINUTE


@pytest.mark.parametrize("back", [(StandIn("s"), Return("r")), (Leave("s"), Sit("r", 0))], ids=["stand-in", "leave"])
@pytest.mark.parametrize("pauses", [False, True])
def test_nobody_gains_time_just_after_the_clock_ran_out(back: tuple[Command, Command], pauses: bool) -> None:
    """The table notices only up to a second later that somebody is out of time. Until then, they can hand over."""
    host = Host(neom(3, clock=LIVE)).start()
    host.now += 610_100
    if pauses:
        host.command("ann", Pause("p"))
    for command in back:
        host.command("ann", command)
    if pauses:
        host.command("ann", Resume("q"))

    assert host.table.seats[0].time_left == 0
    assert StoodIn(0, "clock") in host.table.tick(host.now)


def test_nobody_can_pause_for_ever() -> None:
    """The others could neither play nor vote. After the next move, everybody can pause again."""
    host = Host(new_angeles(4)).start()
    seat = host.table.turns[0]
    for _ in range(MOST_PAUSES):
        host.command(host.person(seat), Pause(host.id()))
        host.command(host.person((seat + 1) % 4), Resume(host.id()))
    assert host.refusal(host.person(seat), Pause("x")) == "pauses-without-end"
    assert host.refusal(host.person((seat + 1) % 4), Pause("x")) == ""
    host.answer(seat)

    assert host.refusal(host.person(seat), Pause("x")) == ""


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
    assert ticked(host) == [Paused(-1)]
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
    assert host.refusal("flo", Sit("x", seat)) == "bot-answers-first"
    assert host.bots()
    host.command("flo", Sit("b", seat))

    assert host.table.seats[seat].time_left == 60_000


def test_somebody_can_take_a_seat_over_during_a_pause() -> None:
    """The bot waits, too, and time does not matter then."""
    host = Host(new_angeles(4, clock=LIVE)).start()
    seat = host.table.turns[0]
    host.command(host.person((seat + 1) % 4), Pause("p"))
    host.command(host.person(seat), Leave("l"))

    assert host.refusal("flo", Sit("b", seat)) == ""


class Turn:
    """A game where one seat is asked, and an answer of it that asks others and can be taken back."""

    def __init__(self, plan: Plan) -> None:
        self.host = Host(plan).start()
        self.seat, self.option = -1, -1
        for _ in range(300):
            self.seat, *others = self.host.table.turns
            self.option = -1 if others else self._retractable()
            if self.option >= 0:
                return
            self.host.answer(self.seat)
        raise AssertionError("no answer of this game can be taken back")

    def _retractable(self) -> int:
        """An option that asks somebody else and can be taken back; -1 if there is none."""
        before = self.host.table.game
        assert before is not None
        for option in before.options(self.seat):
            game = before.copy()
            game.play(self.seat, option)
            if not game.over and self.seat not in game.deciders:
                with suppress(Refused):
                    game.copy().take_back(self.seat)
                    return option
        return -1

    def answer(self) -> None:
        self.host.answer(self.seat, self.option)

    def take_back(self) -> None:
        host = self.host
        host.command(host.person(self.seat), TakeBack(host.id(), self.data.question_number))

    @property
    def data(self) -> SeatData:
        return self.host.table.seats[self.seat]

    @property
    def left(self) -> list[int]:
        return [one.time_left for one in self.host.table.seats]


def neom_for_two(clock: Clock) -> Plan:
    """In this game people answer one after the other."""
    return neom(2, clock=clock)


def new_angeles_for_four(clock: Clock) -> Plan:
    return new_angeles(4, clock=clock)


PLANS = [plan(clock) for plan in (neom_for_two, new_angeles_for_four) for clock in (LONG, TURNS)]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.clock.kind}")
def test_taking_back_gains_no_time(plan: Plan) -> None:
    """Answering and taking back 20 times costs the person the time that has passed, and the others nothing."""
    turn = Turn(plan)
    host, before, began, since = turn.host, turn.left, turn.data.asked_at, turn.data.clock_read_at
    for _ in range(20):
        host.now += 2_000
        turn.answer()
        host.now += 1_000
        turn.take_back()

    before[turn.seat] -= host.now - since
    assert turn.left == before
    assert turn.data.asked_at == began and host.table.turns == (turn.seat,)
    assert Table.load("t", host.log).data == host.table.data


def test_taking_back_in_a_simultaneous_step_gains_no_time() -> None:
    """A person cannot answer at once, think for free, and take the answer back: the time counts all the same."""
    host = Host(neom(3, clock=LONG)).start()
    left = host.table.seats[0].time_left
    for _ in range(20):
        host.answer(0)
        host.now += 1_000
        host.command("ann", TakeBack(host.id(), host.table.seats[0].question_number))

    assert host.table.turns == (0, 1, 2) and host.table.seats[0].asked_at == host.now - 20_000
    assert [one.time_left for one in host.table.seats] == [left - 20_000] * 3


def test_a_late_take_back_in_a_simultaneous_step_leaves_ten_seconds() -> None:
    """The take-back interrupts nobody else in a simultaneous step, so ten seconds are enough, not a minute."""
    host = Host(neom(3, clock=TURNS)).start()
    host.table.seats[1].time_left = 5_000_000
    host.answer(0)
    host.now += 4_000_000
    host.command("ann", TakeBack(host.id(), host.table.seats[0].question_number))

    assert [one.time_left for one in host.table.seats[:2]] == [10_000, 1_000_000]


def test_a_pause_or_outage_before_a_take_back_in_a_simultaneous_step_costs_nothing() -> None:
    host = Host(neom(3, clock=LONG)).start()
    left = host.table.seats[0].time_left
    host.answer(0)
    host.now += 1_000
    host.command("ben", Pause("p"))
    host.now += 1_000_000
    host.command("ben", Resume("r"))
    host.now += 500_000
    host.store("", "", Interrupted(500_000, host.now))
    host.command("ann", TakeBack(host.id(), host.table.seats[0].question_number))

    assert [one.time_left for one in host.table.seats] == [left - 1_000] * 3


def test_taking_back_in_a_simultaneous_step_keeps_votes() -> None:
    """If votes were lost, one person could hold up a table for ever: two votes would never be there together."""
    host = Host(neom(4)).start()
    host.now += 2 * MINUTE
    host.command("ben", Vote("1", 0))
    host.answer(0)
    host.command("ann", TakeBack(host.id(), host.table.seats[0].question_number))

    assert table_frame(host.table).seats[0].votes == [1]
    assert host.command("cleo", Vote("2", 0))[1] == StoodIn(0, "vote")


@pytest.mark.parametrize("game", [neom_for_two, new_angeles_for_four])
def test_the_next_step_gives_its_time_once(game: Callable[..., Plan]) -> None:
    """After a take-back, the same answer gives everybody the same time as before."""
    turn = Turn(game(LONG))
    start = turn.left
    earned = []
    for _ in range(2):
        turn.answer()
        earned.append(turn.left)
        turn.take_back()

    assert earned[0] == earned[1] != start and turn.left == start


def test_taking_back_keeps_votes() -> None:
    """Nobody can hold a table by answering and taking back: the vote does not start again."""
    turn = Turn(new_angeles())
    host = turn.host
    others = [person for person in PEOPLE[:4] if person != host.person(turn.seat)]
    host.now += 2 * MINUTE
    host.command(others[0], Vote("1", turn.seat))
    turn.answer()
    assert table_frame(host.table).seats[turn.seat].votes == []
    turn.take_back()

    assert table_frame(host.table).seats[turn.seat].votes == [host.table.seat_of(others[0])]
    assert host.command(others[1], Vote("2", turn.seat))[1] == StoodIn(turn.seat, "vote")


def test_a_late_take_back_leaves_a_minute() -> None:
    """If the others have thought for long, the person has no time left, and a bot would stand in at once.

    A second time, it leaves ten seconds, and then the answer stays. Otherwise two friends could hold a table for ever:
    one answers and takes back, and the other, whose time is given back each time, thinks meanwhile.
    """
    turn = Turn(new_angeles_for_four(LONG))
    for least in (MINUTE, 10_000):
        turn.answer()
        turn.host.now += 100_000_000
        turn.take_back()

        assert turn.data.time_left == least
    turn.answer()
    turn.host.now += 100_000_000

    late = TakeBack("x", turn.data.question_number)
    assert turn.host.refusal(turn.host.person(turn.seat), late) == "take-back-late"


def test_a_pause_before_a_take_back_costs_nothing() -> None:
    turn = Turn(new_angeles_for_four(LONG))
    host, left, began = turn.host, turn.left, turn.data.asked_at
    turn.answer()
    host.command("ann", Pause("p"))
    host.now += 1_000_000
    host.command("ann", Resume("r"))
    turn.take_back()

    assert turn.left == left and turn.data.asked_at == began + 1_000_000


def test_a_pause_costs_nobody_time_when_another_person_returns_in_it() -> None:
    """The length of the pause is noted for the table, so a seat that returns in it does not change it."""
    turn = Turn(new_angeles_for_four(LONG))
    host, left = turn.host, turn.left
    turn.answer()
    host.command("ann", Pause("p"))
    host.now += 1_000_000
    host.command("ann", StandIn("s"))
    host.command("ann", Return("b"))
    host.command("ann", Resume("r"))
    turn.take_back()

    assert turn.left == left


def test_an_outage_before_a_take_back_costs_nothing() -> None:
    """Whoever is asked again has a minute to return, even with less time left."""
    turn = Turn(new_angeles_for_four(Clock("turns", move=40)))
    host, began = turn.host, turn.data.asked_at
    turn.answer()
    host.now += 1_000_000
    host.store("", "", Interrupted(1_000_000, host.now))
    turn.take_back()

    assert turn.data.time_left == MINUTE and turn.data.asked_at == began + 1_000_000


def test_a_take_back_keeps_the_minute_of_a_person_who_returned() -> None:
    """A person who had run out of time, and got a minute for returning, keeps it when another takes an answer back."""
    turn = Turn(new_angeles_for_four(LONG))
    host = turn.host
    other = (turn.seat + 1) % 4
    host.table.seats[other].time_left = 0
    turn.answer()
    host.store("", "", StoodIn(other, "clock"), Returned(other))
    turn.take_back()

    assert host.table.seats[other].time_left == MINUTE
