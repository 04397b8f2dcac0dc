"""The tasks of bots: a few side actions before each answer, and waiting for people who have a proposal to answer."""

import pytest

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.bots.memory import REMEMBERED
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import PROPOSE
from neopolis.games.new_angeles.wire import Accept, Decline, Propose, Withdraw
from neopolis.server.table.bot_work import bot_task
from neopolis.server.table.commands import Leave, Say, StandIn, Vote
from neopolis.server.table.log_events import NOBODY, Answered, Clock, LogEvent, TookSideAction
from neopolis.server.table.table import Table
from tests.server.table.host import Host, neom, new_angeles, thought

NOTHING = Terms()
ONE_PERSON = ["", "plain", "plain", "plain"]


def until_asked(host: Host, seats: tuple[int, ...]) -> None:
    """Play until exactly one seat is asked, and it is one of these."""
    for _ in range(500):
        assert host.table.game is not None
        if host.table.awaited[0] in seats and len(host.table.awaited) == 1:
            return
        if not host.bots():
            host.now += 60_000
            if host.table.turns:
                host.answer(host.table.turns[0])
    raise AssertionError("never asked")


def test_bots_that_are_asked_are_due() -> None:
    """In a simultaneous step, all bots that are asked are due together, from the time of the last entry."""
    host = Host(neom(4, ["", "greedy", "random", "greedy"])).start()
    tasks = host.table.bot_tasks(host.now)

    assert [(task.seat, task.kind, task.may_take_side_action, task.must_answer) for task in tasks] == [
        (1, "greedy", False, True), (2, "random", False, True), (3, "greedy", False, True),
    ]  # fmt: skip
    assert host.table.due() == host.now
    for task in tasks:
        events = host.table.bot_events(task, *thought(task, 3))
        assert isinstance(events[-1], Answered)
        host.store(NOBODY, "", *events)


def test_tasks_are_the_same_in_every_process() -> None:
    host = Host(new_angeles(5, ["", "random", "plain", "random", "plain"])).start()
    for _ in range(40):
        again = Table.load("t", host.log)
        host.table.idle_bots = set()
        assert again.bot_tasks(host.now) == host.table.bot_tasks(host.now)
        host.now += 60_000
        while not host.bots() and host.table.turns:
            host.answer(host.table.turns[0])


def test_bots_speak_before_they_answer() -> None:
    """Bots that are not asked go first, and each gets one task if it stays silent. Then comes the bot that is asked."""
    host = Host(new_angeles(4, ["plain"] * 4)).start()
    asked = host.table.awaited[0]
    tasks = host.table.bot_tasks(host.now)
    assert asked not in [task.seat for task in tasks] and len(tasks) == 3
    assert all([task.may_take_side_action and not task.must_answer for task in tasks])
    for task in tasks:
        host.table.mark_idle(task.seat)
    (task,) = host.table.bot_tasks(host.now)

    assert task.seat == asked and task.may_take_side_action and task.must_answer


def test_silent_bots_are_asked_again_after_the_next_entry() -> None:
    host = Host(new_angeles(4, ONE_PERSON)).start()
    while host.table.bot_tasks(host.now):
        host.bots()
    assert host.table.idle_bots
    host.command("ann", Propose("1", 1, Terms(1), NOTHING))

    assert not host.table.idle_bots


def test_side_actions_of_bots_are_limited() -> None:
    """Each bot may take three side actions per question."""
    host = Host(new_angeles(4, ["random"] * 4)).start()
    said = 0
    for _ in range(40):
        tasks = [task for task in host.table.bot_tasks(host.now) if task.may_take_side_action]
        if not tasks:
            break
        task = tasks[0]
        host.store(NOBODY, "", TookSideAction(task.seat, (1, (task.seat + 1) % 4, 0, 0, 0, -1, 0, 0, 1, 0, -1, 0, 0)))
        said += 1
        number = host.city.s.ledger.proposals[-1].number
        host.city.side_action(task.seat, (4, number))  # withdraws the proposal, so that the bot can make another

    assert said == 12


def test_a_proposal_of_a_person_is_answered_before_bots_go_on() -> None:
    """A bot answers a person's proposal before anything else; if it has no answer, the table declines for it."""
    host = Host(new_angeles(4, ONE_PERSON)).start()
    until_asked(host, (1, 2, 3))
    host.command("ann", Propose("p", 2, Terms(1), NOTHING))
    number = host.city.s.ledger.proposals[-1].number
    assert host.table.due() == host.table.data.at
    for seat in range(1, 4):
        host.table.mark_idle(seat)

    assert host.table.bot_tasks(host.now) == []
    assert host.table.tick(host.now) == [TookSideAction(2, (3, number))]


def test_bots_wait_for_people_that_were_offered_something() -> None:
    """Bots wait 15 seconds, or until the person has answered the proposal."""
    host = Host(new_angeles(4, ONE_PERSON)).start()
    until_asked(host, (1, 2, 3))
    asked = host.table.awaited[0]
    host.store(NOBODY, "", TookSideAction(asked, (1, 0, 0, 1, 0, -1, 0, 0, 0, 0, -1, 0, 0)))
    for seat in range(1, 4):
        host.table.mark_idle(seat)

    assert host.table.bot_tasks(host.now) == []
    assert host.table.due() == host.now + 15_000
    assert [task.seat for task in host.table.bot_tasks(host.now + 15_000)] == [asked]
    assert [task.seat for task in host.table.bot_tasks(host.now - 10**9)] == [asked]
    host.command("ann", Decline("d", host.city.s.ledger.proposals[-1].number))
    assert host.table.due() == host.now


def test_bots_do_not_wait_because_of_whispers_they_have_not_heard() -> None:
    """Bots that do not know of a whispered proposal do not wait for its answer; waiting would reveal the whisper."""
    host = Host(new_angeles(5, ["", "", "plain", "plain", "plain"])).start()
    until_asked(host, (2, 3, 4))
    before = host.table.due()
    host.command("ann", Propose("w", 1, Terms(1), NOTHING, True))

    assert host.table.due() == max(before or 0, host.now)
    host.command("ann", Withdraw("x", host.city.s.ledger.proposals[-1].number))
    host.command("ann", Propose("v", 1, Terms(1), NOTHING))
    assert host.table.due() == host.now + 15_000


def test_a_task_says_what_its_bot_has_heard() -> None:
    """Every task gets a new bot, which must not come back with what was refused. It hears no other's whispers."""
    host = Host(new_angeles(4, ONE_PERSON)).start()
    until_asked(host, (1, 2, 3))
    asked = host.table.awaited[0]
    other = next(seat for seat in (1, 2, 3) if seat != asked)
    host.store(NOBODY, "", TookSideAction(asked, (1, 0, 1, 1, 0, -1, 0, 0, 0, 0, -1, 0, 0)))
    number = host.city.s.ledger.proposals[-1].number
    host.command("ann", Decline("d", number))
    game = host.table.running_game()
    heard = {seat: [event[:3] for event in bot_task(host.table, game, seat, "plain").heard] for seat in (asked, other)}

    assert ("declined", 0, (number,)) in heard[asked]
    assert ("declined", 0, (number,)) not in heard[other]
    assert {kind for kind, _, _ in heard[other]} <= set(REMEMBERED)


def test_bots_do_not_wait_for_answers_to_their_own_whispers() -> None:
    """If bots waited, others would see it and guess that there was a whisper."""
    host = Host(new_angeles(4, ONE_PERSON)).start()
    until_asked(host, (1, 2, 3))
    asked = host.table.awaited[0]
    host.store(NOBODY, "", TookSideAction(asked, (1, 0, 1, 1, 0, -1, 0, 0, 0, 0, -1, 0, 0)))

    assert host.city.s.ledger.proposals[-1].is_whisper
    assert host.table.due() == host.now


def test_thoughts_that_come_too_late() -> None:
    """A choice that is no option is refused. Without a choice, nothing is written. A failed bot plays the default."""
    host = Host(neom(3, ["", "greedy", "greedy"])).start()
    task = host.table.bot_tasks(host.now)[0]
    with pytest.raises(Refused):
        host.table.bot_events(task, None, 10**6)
    assert host.table.bot_events(task, None, None) == []
    event = host.table.default_bot_event(task)

    assert isinstance(event, Answered) and host.table.game is not None
    assert event.option == host.table.game.decision(task.seat).default


def quiet_table() -> Host:
    """Two people and three bots. The bots have used up their side actions for the current question."""
    host = Host(new_angeles(5, ["", "", "plain", "plain", "plain"])).start()
    until_asked(host, (0, 1))
    for seat in (2, 3, 4):
        host.table.mark_idle(seat)
        host.table.seats[seat].side_actions_taken = 3
    return host


def test_chat_messages_do_not_make_bots_think_again() -> None:
    """If they did, a person who keeps chatting could keep the bots from ever answering."""
    host = quiet_table()
    host.command("ann", Say("s", "Hello"))

    assert host.table.idle_bots == {2, 3, 4}


def test_whispers_allow_side_actions_only_to_bots_that_know_them() -> None:
    """If the other bots acted, they would reveal the whisper."""
    host = quiet_table()
    host.command("ann", Propose("w", 1, Terms(1), NOTHING, True))
    assert host.table.idle_bots == {2, 3, 4}
    assert [host.table.seats[seat].side_actions_taken for seat in (2, 3, 4)] == [3, 3, 3]

    host.command("ann", Propose("v", 3, Terms(1), NOTHING, True))
    assert host.table.idle_bots == {2, 4}
    assert [host.table.seats[seat].side_actions_taken for seat in (2, 3, 4)] == [3, 0, 3]

    host.command("ann", Propose("u", 1, Terms(1), NOTHING))
    assert not host.table.idle_bots


@pytest.mark.parametrize("how", ["asked", "left", "clock", "vote"])
def test_what_a_person_has_offered_is_withdrawn_when_a_bot_stands_in(how: str) -> None:
    """A bot must not give away a person's things. Proposals of others stay open."""
    host = Host(new_angeles(4, clock=Clock("turns", move=600))).start()
    seat = host.table.turns[0]
    others = [one for one in range(4) if one != seat]
    person = host.person(seat)
    host.command(person, Propose("1", others[0], Terms(1), NOTHING))
    host.command(person, Propose("2", others[1], Terms(1), NOTHING, True))
    host.command(host.person(others[2]), Propose("3", seat, Terms(1), NOTHING))
    host.now += 600_000
    if how == "clock":
        host.store(NOBODY, "", *host.table.tick(host.now))
    elif how == "vote":
        for one in others[:2]:
            host.command(host.person(one), Vote(host.id(), seat))
    else:
        host.command(person, StandIn("4") if how == "asked" else Leave("4"))

    assert host.table.seats[seat].stands_in == how
    assert [one.seat for one in host.city.s.ledger.proposals] == [others[2]]


# Proposals that were declined.


def offered(host: Host, seat: int, row: tuple[int, ...]) -> LogEvent | None:
    """What the table writes if the bot at a seat wants to take this side action."""
    host.table.idle_bots = set()
    (task,) = [task for task in host.table.bot_tasks(host.now) if task.seat == seat]
    return next(iter(host.table.bot_events(task, row, None)), None)


@pytest.mark.rule("R-132")
def test_a_bot_does_not_repeat_what_was_declined() -> None:
    """A bot may propose something else, or the same to somebody else. Whispering the same counts as a repetition."""
    host = Host(new_angeles(4, ["", "", "plain", "plain"])).start()
    until_asked(host, (0, 1))
    terms = (*terms_row(host.city.s, Terms(1)), *terms_row(host.city.s, NOTHING))
    more = (*terms_row(host.city.s, Terms(2)), *terms_row(host.city.s, NOTHING))
    gift = (PROPOSE, 0, 0, *terms)
    event = offered(host, 2, gift)
    assert isinstance(event, TookSideAction)
    host.store(NOBODY, "", event)
    host.command(host.person(0), Decline("d", host.city.s.ledger.proposals[-1].number))

    assert offered(host, 2, gift) is None
    assert offered(host, 2, (PROPOSE, 0, 1, *terms)) is None
    assert offered(host, 2, (PROPOSE, 1, 0, *terms)) is not None
    assert offered(host, 2, (PROPOSE, 0, 0, *more)) is not None
    assert offered(host, 3, gift) is not None


@pytest.mark.rule("R-132")
def test_a_bot_may_propose_the_same_after_a_change() -> None:
    host = Host(new_angeles(4, ["", "", "plain", "plain"])).start()
    until_asked(host, (0, 1))
    gift = (PROPOSE, 0, 0, *terms_row(host.city.s, Terms(1)), *terms_row(host.city.s, NOTHING))
    event = offered(host, 2, gift)
    assert event is not None
    host.store(NOBODY, "", event)
    host.command(host.person(0), Decline("d", host.city.s.ledger.proposals[-1].number))
    assert offered(host, 2, gift) is None
    host.command(host.person(1), Propose("p", 0, Terms(1), NOTHING))
    host.command(host.person(0), Accept("a", host.city.s.ledger.proposals[-1].number))

    assert offered(host, 2, gift) is not None
