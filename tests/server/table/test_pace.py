"""Time to talk: bots hesitate at the table's pace, longer while people talk, and never at tables without people."""

import random

import pytest

from neopolis.games import new_angeles as new_angeles_game
from neopolis.games.definition import ACT, TALK
from neopolis.games.new_angeles.definition import GAME
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import Propose
from neopolis.server.table.commands import Say, StandIn
from neopolis.server.table.frame_diff import table_frame
from neopolis.server.table.log_events import Plan
from neopolis.server.table.pace import PACES, hesitations
from neopolis.server.table.table import Table
from tests.server.table.host import Host

ONE_PERSON = ["", "plain", "plain", "plain"]
LONG = 60_000


def table(pace: str, bots: list[str] | None = None) -> Host:
    return Host(Plan("new-angeles", 4, {"stops": "never"}, bots or ONE_PERSON, pace=pace)).start()


def until_hesitating(host: Host, is_for_talk: bool) -> None:
    """Play until a bot hesitates, for talk or only before an act, and no bot has anything else to do."""
    for _ in range(2_000):
        if host.bots():
            continue
        found = hesitations(host.table)
        if found and found[0].until > host.now and found[0].is_for_talk is is_for_talk:
            return
        if host.table.turns:
            host.answer(host.table.turns[0])
        else:
            host.now += LONG
    raise AssertionError("no bot hesitates")


@pytest.mark.parametrize("pace", ["quick", "normal", "relaxed"])
@pytest.mark.parametrize("kind", [ACT, TALK])
def test_bots_hesitate_as_long_as_the_pace_says(pace: str, kind: str) -> None:
    """The bot has no task before its time has come, the table is due then, and everybody is told."""
    host = table(pace)
    until_hesitating(host, kind == TALK)
    (seat,) = host.table.awaited
    until = host.table.seats[seat].asked_at + PACES[pace][kind]

    assert host.table.due() == until
    assert host.table.bot_tasks(until - 1) == []
    assert [task.seat for task in host.table.bot_tasks(until)] == [seat]
    (told,) = table_frame(host.table).hesitations
    assert (told.seat, told.until, told.milliseconds) == (seat, until, PACES[pace][kind])


def test_paces_are_ordered() -> None:
    for kind in (ACT, TALK):
        assert 0 == PACES["off"][kind] < PACES["quick"][kind] < PACES["normal"][kind] < PACES["relaxed"][kind]


def test_tables_that_name_no_pace_do_not_wait() -> None:
    host = table("off")
    for _ in range(60):
        assert hesitations(host.table) == []
        if not host.bots() and host.table.turns:
            host.answer(host.table.turns[0])


def test_bots_among_themselves_are_not_slowed_down() -> None:
    """If no person plays, nobody wants to talk: neither at a table of bots nor while a bot stands in for everybody."""
    host = table("relaxed", ["plain"] * 4)
    for _ in range(60):
        assert hesitations(host.table) == []
        host.bots()

    host = table("relaxed")
    until_hesitating(host, True)
    host.command("ann", StandIn("s"))
    assert hesitations(host.table) == []


def test_bots_wait_longer_while_people_talk() -> None:
    """What a person says to everybody starts the wait again, at most three times as long in all."""
    host = table("normal")
    until_hesitating(host, True)
    (seat,) = host.table.awaited
    asked, length = host.table.seats[seat].asked_at, PACES["normal"][TALK]
    host.now = asked + length - 1
    host.command("ann", Say("a", "Wait, I have an offer."))
    assert host.table.due() == host.now + length

    host.now = asked + 2 * length
    host.command("ann", Say("b", "And another one."))
    host.now = asked + 3 * length - 1
    host.command("ann", Say("c", "And more."))
    assert host.table.due() == asked + 3 * length


def test_whispers_do_not_show_in_the_wait() -> None:
    host = table("normal")
    until_hesitating(host, True)
    before = hesitations(host.table)
    host.now += 100
    host.command("ann", Say("w", "Psst", to=1))

    assert hesitations(host.table) == before


def test_bots_answer_proposals_while_they_hesitate() -> None:
    """A person's proposal is answered at once, not only when the wait is over."""
    host = table("relaxed")
    until_hesitating(host, True)
    seat = host.table.awaited[0]
    host.command("ann", Propose("p", seat, Terms(1), Terms()))

    assert [task.seat for task in host.table.bot_tasks(host.now) if task.may_take_side_action] != []
    while host.table.open_proposals():
        assert host.bots()
    assert host.now < hesitations(host.table)[0].until
    assert host.table.bot_tasks(host.now) == [] or not host.table.bot_tasks(host.now)[0].must_answer


def test_the_wait_is_the_same_in_every_process() -> None:
    host = table("normal")
    until_hesitating(host, True)

    assert hesitations(Table.load("t", host.log)) == hesitations(host.table)


@pytest.mark.parametrize("seed", range(3))
def test_hesitating_reveals_nothing(seed: int) -> None:
    """A bot hesitates alike in every game that looks the same to the others."""
    game, chance = new_angeles_game.start(4, seed), random.Random(seed)
    kinds: set[str] = set()
    for move in range(400):
        if game.over:
            break
        seat = game.deciders[0]
        kind = GAME.hesitation(game, seat)
        kinds.add(kind)
        if len(game.deciders) == 1:
            other = (seat + 1) % 4
            assert GAME.hesitation(game.imagine(other, move), seat) == kind
        else:
            assert kind == ""
        game.play(seat, chance.choice(game.options(seat)))

    assert kinds == {"", ACT, TALK}
