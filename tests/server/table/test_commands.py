"""Commands during a game: answering, taking back, trading, chatting, and everything that is refused."""

import pytest

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from neopolis.games.new_angeles.wire import Accept, Counter, Decline, Propose, Withdraw
from neopolis.server.table.commands import (
    Answer,
    Command,
    Leave,
    Pause,
    Ping,
    Resume,
    Return,
    Say,
    Sit,
    StandIn,
    Sync,
    TakeBack,
    Vote,
)
from neopolis.server.table.log_events import Answered, TookSideAction
from neopolis.server.table.play import MOST_PROPOSALS
from tests.server.table.host import Host, neom, new_angeles
from tests.server.table.test_play import play_on

NOTHING = Terms()

OF_SEATS: list[Command] = [
    Answer("x", 1, 0),
    TakeBack("x", 1),
    Propose("x", 1, NOTHING, NOTHING),
    Counter("x", 1, NOTHING, NOTHING),
    Accept("x", 1),
    Decline("x", 1),
    Withdraw("x", 1),
    Say("x", "hello"),
    Pause("x"),
    Resume("x"),
    StandIn("x"),
    Return("x"),
    Vote("x", 1),
    Leave("x"),
]


@pytest.mark.parametrize("command", OF_SEATS, ids=lambda command: type(command).__name__)
def test_only_seats_act(command: Command) -> None:
    """Nobody without a seat may act, not even the host."""
    host = Host(neom(3, ["greedy", "greedy", "greedy"])).start()

    assert host.refusal("ann", command) == host.refusal("", command) == host.refusal("zoe", command) == "not-seated"


@pytest.mark.parametrize("command", OF_SEATS[:7] + OF_SEATS[8:13], ids=lambda command: type(command).__name__)
def test_no_game_command_before_the_game_begins(command: Command) -> None:
    assert Host(new_angeles(4)).gather().refusal("ann", command) == "not-playing"


@pytest.mark.parametrize("command", OF_SEATS[:7] + OF_SEATS[8:], ids=lambda command: type(command).__name__)
def test_no_game_command_after_the_game_is_over(command: Command) -> None:
    host = Host(neom(1)).start()
    play_on(host)

    assert host.refusal("ann", command) in ("game-is-over", "not-paused")


@pytest.mark.parametrize(
    "command", [*OF_SEATS[:7], Pause("x"), Vote("x", 1)], ids=lambda command: type(command).__name__
)
def test_no_game_command_while_the_game_is_paused(command: Command) -> None:
    host = Host(new_angeles(4)).start()
    host.command("ben", Pause("p"))

    assert host.refusal("ann", command) == "game-paused"


@pytest.mark.parametrize(
    "command", [*OF_SEATS[:7], StandIn("x"), Vote("x", 1)], ids=lambda command: type(command).__name__
)
def test_nobody_acts_beside_their_own_bot(command: Command) -> None:
    host = Host(new_angeles(4)).start()
    host.command("ann", StandIn("s"))

    assert host.refusal("ann", command) == "bot-answers"


def test_answers() -> None:
    """An answer must be to the current question, with one of its options."""
    host = Host(neom(3)).start()
    moment = host.table.seats[0].question_number
    assert host.table.game is not None
    option = host.table.game.options(0)[0]

    assert host.refusal("ann", Answer("x", moment - 1, option)) == "stale-moment"
    assert host.refusal("ann", Answer("x", moment + 1, option)) == "stale-moment"
    assert host.refusal("ann", Answer("x", moment, 9_999)) != ""
    assert host.command("ann", Answer("a", moment, option)) == [Answered(0, option)]
    assert host.refusal("ann", Answer("x", moment, option)) == "stale-moment"


def test_a_seat_that_is_not_asked_does_not_answer() -> None:
    host = Host(new_angeles(4)).start()
    idle = next(seat for seat in range(4) if seat not in host.table.turns)

    assert host.refusal(host.person(idle), Answer("x", host.table.seats[idle].question_number, 0)) == "not-asked"


def test_handling_changes_nothing() -> None:
    """Even a legal trade or taking back changes nothing until its entry is applied."""
    host = Host(new_angeles(4)).start()
    host.answer(host.table.turns[0])
    assert host.table.game is not None
    before = host.table.game.encode(), host.table.save()
    for seat in range(4):
        person = host.person(seat)
        for command in (
            Propose("x", (seat + 1) % 4, Terms(1), NOTHING),
            TakeBack("x", host.table.seats[seat].question_number),
        ):
            host.refusal(person, command)

    assert (host.table.game.encode(), host.table.save()) == before


def test_taking_back() -> None:
    """The last answer can be taken back, with the current question number. Older question numbers stay invalid."""
    host = Host(neom(3)).start()
    assert host.table.game is not None
    before = host.table.game.encode()
    stale = host.table.seats[0].question_number
    assert host.refusal("ann", TakeBack("x", stale)) == "nothing-to-take-back"
    host.answer(0)
    assert host.refusal("ann", TakeBack("x", stale)) == "stale-moment"
    host.command("ann", TakeBack("t", host.table.seats[0].question_number))

    assert host.table.game.encode() == before
    assert host.table.seats[0].question_number > stale
    assert host.refusal("ann", Answer("x", stale, host.table.game.options(0)[0])) == "stale-moment"


def test_trades() -> None:
    """Proposing, countering, accepting, declining and withdrawing: each is one row in the log."""
    host = Host(new_angeles(4)).start()
    game = host.city
    capital = game.s.capital[1]
    (proposed,) = host.command("ann", Propose("1", 1, Terms(1), NOTHING))
    assert isinstance(proposed, TookSideAction)
    number = game.s.ledger.proposals[0].number
    assert host.refusal("cleo", Accept("x", number)) == "not-addressed"
    assert host.refusal("ann", Accept("x", number)) == "own-proposal"
    host.command("ben", Counter("2", number, NOTHING, Terms(2)))
    assert host.refusal("ben", Decline("x", number)) == "no-such-proposal"
    host.command("ann", Accept("3", number + 1))

    assert game.s.capital[1] == capital + 2
    host.command("ann", Propose("4", 2, Terms(1), NOTHING, True))
    whisper = game.s.ledger.proposals[0].number
    assert host.refusal("ben", Decline("x", whisper)) == "no-such-proposal"
    host.command("ann", Withdraw("5", whisper))
    assert host.table.data.proposed_at == {}


def test_proposals_between_moves_are_limited() -> None:
    """Proposals between two moves are limited, because newcomers receive the whole history."""
    host = Host(new_angeles(4)).start()
    for count in range(MOST_PROPOSALS):
        host.command("ann", Propose(f"p{count}", 1, Terms(1), NOTHING))
        host.command("ann", Withdraw(f"w{count}", host.city.s.ledger.proposals[0].number))

    assert host.refusal("ann", Propose("x", 1, Terms(1), NOTHING)) == "proposals-without-end"
    host.command("ben", Propose("b", 0, Terms(1), NOTHING))
    host.command("ann", Decline("d", host.city.s.ledger.proposals[0].number))
    seat = host.city.deciders[0]
    host.command(
        host.person(seat), Answer("a", host.table.seats[seat].question_number, host.city.decision(seat).default)
    )
    while host.city.s.step_number and host.table.seats[0].proposals_made:
        seat = host.city.deciders[0]
        host.command(
            host.person(seat),
            Answer(host.id(), host.table.seats[seat].question_number, host.city.decision(seat).default),
        )
    assert host.refusal("ann", Propose("x", 1, Terms(1), NOTHING)) == ""


@pytest.mark.parametrize(
    "command",
    [
        Propose("x", 0, Terms(1), NOTHING),
        Propose("x", 5, Terms(1), NOTHING),
        Propose("x", 1, Terms(-1), NOTHING),
        Propose("x", 1, Terms(10**30), NOTHING),
        Propose("x", 1, Terms(assets=(1, 1)), NOTHING),
        Propose("x", 1, Terms(promises=(Promise("love"),)), NOTHING),
        Propose("x", 1, NOTHING, NOTHING),
        Counter("x", 77, NOTHING, NOTHING),
        Accept("x", -1),
        Accept("x", 10**30),
    ],
)
def test_trades_that_make_no_sense(command: Command) -> None:
    assert Host(new_angeles(4)).start().refusal("ann", command) not in ("", "not-seated")


def test_there_are_no_trades_in_neom() -> None:
    assert Host(neom(2)).start().refusal("ann", Propose("x", 1, Terms(1), NOTHING)) == "no-asides"


def test_talk() -> None:
    """People can chat with everybody, or whisper to one other seat. Control characters are removed."""
    host = Host(neom(3)).gather()
    host.command("ann", Say("1", "hello <script>"))
    host.command("ben", Say("2", "psst\x07", 2))

    assert [line.is_visible_to("ann") for line in host.table.data.talk] == [True, False]
    assert [line.is_visible_to("") for line in host.table.data.talk] == [True, False]
    assert [line.is_visible_to(one) for line in host.table.data.talk for one in ("ben", "cleo")] == [True] * 4
    assert host.table.data.talk[1].text == "psst"
    assert host.refusal("ann", Say("x", "to me", 0)) == "whisper-to-self"
    assert host.refusal("ann", Say("x", "to whom", 5)) == "no-such-seat"
    assert host.refusal("ann", Say("x", "\n \x00")) == "nothing-said"


def test_nobody_can_cover_other_messages() -> None:
    """Stacks of accents, which would cover other lines, are shortened; as many as real languages need are kept."""
    host = Host(neom(2)).gather()
    spoken = "Ná kó tsʼį́́, בְּרֵא"
    host.command("ann", Say("1", spoken))
    host.command("ann", Say("2", "a" + "́" * 300 + "b" + "҉" * 100))

    assert host.table.data.talk[0].text == spoken
    assert host.table.data.talk[1].text == "a" + "́" * 4 + "b" + "҉" * 4


def test_pausing() -> None:
    """During a pause, nobody has a turn and bots have no tasks, but people can chat."""
    host = Host(neom(2, ["", "greedy"])).start()
    assert host.refusal("ann", Resume("x")) == "not-paused"
    host.command("ann", Pause("1"))

    assert host.table.status == "paused" and host.table.bot_tasks(host.now) == [] and host.table.turns == ()
    assert host.table.awaited != ()
    host.command("ann", Say("2", "back in a minute"))
    host.command("ann", Resume("3"))
    assert host.table.status == "playing"


def test_messages_that_are_not_commands() -> None:
    """`Ping` and `Sync` make no events, whoever sends them."""
    host = Host(neom(2))

    assert host.command("", Ping("1")) == host.command("", Sync("2")) == []


def test_nobody_sees_two_hands() -> None:
    """Somebody who has had a seat can only return to that one. A newcomer may take a seat that was left."""
    host = Host(neom(3)).start()
    host.command("ann", Leave("1"))
    host.command("ben", Leave("2"))

    assert host.table.seats[0].stands_in == "left" and host.table.seats[0].person == ""
    assert host.refusal("ann", Sit("x", 1)) == "sat-elsewhere"
    assert host.refusal("cleo", Sit("x", 1)) == "sat-elsewhere"
    while host.table.seats[1].was_just_left:
        assert host.bots()
    host.command("zoe", Sit("3", 1))
    assert host.table.seats[1].is_played and host.table.seats[1].name == "Zoe"
    assert host.refusal("ben", Sit("x", 1)) == "seat-taken"
    host.command("ann", Sit("4", 0))
    assert host.table.seat_of("ann") == 0


def test_entries_follow_each_other() -> None:
    """An entry whose number is not the next one raises an error."""
    host = Host(neom(2))
    with pytest.raises(ValueError):
        host.table.apply(host.log[0])


def test_refusals_have_sentences() -> None:
    """Sitting on a seat that does not exist is refused in a sentence with the seat and the number of seats."""
    with pytest.raises(Refused) as refused:
        Host(neom(2)).command("ann", Sit("x", 4))
    assert refused.value.message == "There is no seat 4: this table has 2 seats."
