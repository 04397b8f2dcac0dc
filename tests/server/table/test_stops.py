"""R-133: tables of New Angeles that pause for trades: the option, the first calls, clocks and stand-ins."""

import pytest

from neopolis.engine.event import Event
from neopolis.games.new_angeles import Terms, wire
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.ids import CONTINUE
from neopolis.games.new_angeles.text.notation import event_text
from neopolis.games.new_angeles.wire import CallStop, Decline, DismissStops, Propose
from neopolis.server.table import forks
from neopolis.server.table.commands import SetPlan, StandIn
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Answered, Clock, Created, Plan, Started, StoodIn, TookSideAction
from neopolis.server.table.play import MOST_CALLS
from neopolis.server.table.table import Table
from tests.server.table.host import MINUTE, Host, neom, new_angeles, thought

TWO_PEOPLE = ["", "", "plain", "plain"]
CALLED = {"stops": "called"}
FIRST_CALLS = ["end-of-turn", "demand"]


def standing(host: Host) -> list[list[str]]:
    """The moments at which each seat always stops."""
    stops = host.city.view(None).stops
    assert stops is not None
    return [seat.standing for seat in stops.seats]


def at_stop(host: Host, moment: str) -> Host:
    """Everybody answers with defaults until the game waits at this moment."""
    while moment not in open_stop(host):
        seat = host.table.awaited[0]
        host.store("", "", Answered(seat, host.city.decision(seat).default))
    return host


def open_stop(host: Host) -> list[str]:
    stops = host.city.view(None).stops
    return [] if stops is None else stops.open


# The option.


@pytest.mark.rule("R-133")
def test_new_tables_stop_for_those_who_call() -> None:
    host = Host(new_angeles())
    assert host.table.plan.options == CALLED

    host.command("ann", SetPlan("p", Plan("neom", 3)))
    assert host.table.plan.options == {}
    host.command("ann", SetPlan("q", new_angeles(5)))
    assert host.table.plan.options == CALLED
    host.command("ann", SetPlan("r", Plan("new-angeles", 4, {"stops": "never"})))
    assert host.table.plan.options == {"stops": "never"}


@pytest.mark.rule("R-133")
def test_tables_that_exist_already_and_their_forks_never_stop() -> None:
    """The log of an older table names no stops: its game has none, nor has a game that continues it."""
    host = Host(new_angeles())
    host.table = Table("old")
    host.log = []
    host.store("ann", "", Created("ann", "Ann", Plan("new-angeles", 4, {}, ["", "plain", "plain", "plain"])))
    events = host.start().log[-1:]

    assert isinstance(events[0].event, Started)
    assert host.city.view(None).stops is None
    assert forks.fork(host.table, "ann", "Ann", -1, 0, 3).plan.options == {}


# How people start.


@pytest.mark.rule("R-133")
def test_people_start_with_two_standing_stops() -> None:
    """The first calls are in the log, so that a table loaded from it has the same game."""
    host = Host(new_angeles(4, TWO_PEOPLE)).start()
    again = Table.load("t", host.log)

    assert standing(host) == [FIRST_CALLS, FIRST_CALLS, [], []]
    assert [entry.event for entry in host.log if isinstance(entry.event, TookSideAction)] != []
    assert again.game is not None and again.game.encode() == host.city.encode()
    assert again.game.record() == host.city.record()


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("mode", ["always", "never"])
def test_nobody_calls_where_calls_do_not_count(mode: str) -> None:
    host = Host(Plan("new-angeles", 4, {"stops": mode}, TWO_PEOPLE)).start()

    assert not [entry for entry in host.log if isinstance(entry.event, TookSideAction)]


def test_other_games_start_as_before() -> None:
    host = Host(neom(3)).start()

    assert isinstance(host.log[-1].event, Started)


@pytest.mark.rule("R-133")
def test_a_person_who_continues_a_bots_game_starts_with_them_too() -> None:
    """At a fork, the person's seat gets the first calls if it has called nothing; others keep their calls."""
    host = Host(new_angeles(4, TWO_PEOPLE)).start()
    fork = Host(new_angeles())
    fork.table, fork.log = Table("fork"), []
    fork.store("ann", "", forks.fork_record(host.city.record(), "ann", "Ann", -1, 2))
    fork.start()

    assert standing(fork) == [FIRST_CALLS, FIRST_CALLS, FIRST_CALLS, []]


# Limits.


def toggle(host: Host, count: int) -> CallStop:
    """A call that differs from the person's last one."""
    return CallStop(host.id(), "demand", "cancel" if count % 2 == 0 else "standing")


@pytest.mark.rule("R-133")
def test_calling_what_is_so_already_writes_nothing() -> None:
    """A page may repeat a call. Nothing changes, so nobody's history gets longer."""
    host = Host(new_angeles(4)).start()
    calls = [
        CallStop("1", "demand", "standing"), CallStop("2", "event", "once"), CallStop("3", "event", "once"),
        CallStop("4", "production", "cancel"), DismissStops("5", ""), DismissStops("6", "round"),
        DismissStops("7", "round"), DismissStops("8", "game"), DismissStops("9", "game"),
    ]  # fmt: skip

    assert [bool(host.command("ann", call)) for call in calls] == [
        False, True, False, False, False, True, False, True, False
    ]  # fmt: skip


def test_a_call_after_a_dismissal_counts_again() -> None:
    """The call itself stands already, but it also ends the dismissal."""
    host = Host(new_angeles(4)).start()
    host.command("ann", DismissStops("1", "game"))

    assert host.command("ann", CallStop("2", "demand", "standing"))


def test_calls_between_moves_are_limited() -> None:
    """Each call stays in the history. Proposals, answers to them and other seats are not affected by the limit."""
    host = Host(new_angeles(4)).start()
    for count in range(MOST_CALLS - host.table.seats[0].calls_made):  # the first calls count, too
        host.command("ann", toggle(host, count))

    assert host.refusal("ann", CallStop("x", "demand", "cancel")) == "calls-without-end"
    assert host.refusal("ann", DismissStops("x", "game")) == "calls-without-end"
    assert host.refusal("ann", CallStop("x", "demand", "standing")) == ""  # nothing would change
    host.command("ben", Propose("p", 0, Terms(1), Terms()))
    host.command("ann", Decline("d", host.city.s.ledger.proposals[0].number))
    host.command("ann", Propose("q", 1, Terms(1), Terms()))
    host.command("ben", toggle(host, 0))
    while host.table.seats[0].calls_made:
        seat = host.city.deciders[0]
        host.answer(seat, host.city.decision(seat).default)
    assert host.command("ann", toggle(host, 0))


def test_a_call_puts_only_its_own_event_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work for a call does not grow with the number of calls before it."""
    host = Host(new_angeles(4)).start()
    socket = FrameDiff(host.table, "ann")
    socket.frame()
    worded: list[Event] = []

    def counted(pack: Pack, event: Event, names: list[str]) -> str:
        worded.append(event)
        return event_text(pack, event, names)

    monkeypatch.setattr(wire, "event_text", counted)
    for count in range(MOST_CALLS - 2):
        host.command("ann", toggle(host, count))
        worded.clear()
        socket.frame()
        assert len(worded) <= 1, count


# Waiting.


@pytest.mark.rule("R-133")
def test_the_clock_runs_for_the_seats_that_are_asked() -> None:
    """A person who lets the time run out at a stop gets a stand-in, which continues."""
    host = Host(new_angeles(4, ["", "", "", "plain"], Clock("turns", move=60))).start()
    host.command("ben", DismissStops("d", "game"))
    at_stop(host, "end-of-turn")
    assert host.table.turns == (0, 2)
    for person in ("ann", "cleo"):
        assert host.table.due() == host.now + MINUTE, person

    host.now += MINUTE
    events = host.table.tick(host.now)
    assert [event.seat for event in events if isinstance(event, StoodIn)] == [0, 2]
    host.store("", "", *events[:1])
    host.answer(2, CONTINUE)
    for seat in range(4):
        host.table.mark_idle(seat)
    (task,) = [task for task in host.table.bot_tasks(host.now) if task.must_answer]
    assert (task.seat, task.kind, thought(task, 1)) == (0, "stand-in", (None, CONTINUE, None))


@pytest.mark.rule("R-131")
def test_a_stand_in_may_keep_promises_and_answers_no_proposals() -> None:
    """A stand-in is asked for side actions like any bot, but a proposal to the person who is away stays open."""
    host = Host(new_angeles(4)).start()
    for person in ("ben", "cleo", "dan"):
        host.command(person, StandIn(host.id()))
    host.command("ann", Propose("p", 1, Terms(1), Terms()))

    tasks = host.table.bot_tasks(host.now)
    assert [task.seat for task in tasks if task.may_take_side_action]
    assert {thought(task, 1)[0] for task in tasks} == {None}
    assert host.table.tick(host.now) == []
    assert len(host.city.s.ledger.proposals) == 1
