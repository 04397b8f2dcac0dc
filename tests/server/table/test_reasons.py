"""What bots say at a table: public reasons at once in the chat, all of them in the record of the finished game."""

import msgspec
import pytest

from neopolis.bots.personas import LOST, START, WON
from neopolis.engine.reason import Reason
from neopolis.engine.record import Record
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import Propose, Trades
from neopolis.server.runtime.replays import moves_with_reasons, replay
from neopolis.server.table import forks
from neopolis.server.table.commands import Say
from neopolis.server.table.frame_diff import FrameDiff, table_frame
from neopolis.server.table.log_events import NOBODY, Answered, Explained, LogEvent, TookSideAction
from neopolis.server.table.server_messages import TalkFrame, Update
from neopolis.server.table.table import Table
from tests.server.table.host import Host, neom, new_angeles
from tests.server.table.test_play import play_on

PUBLIC = Reason("reason-no-trade", {"player": 0}, True)
SECRET = Reason("reason-expects", {"points": 7}, False)


def with_bots() -> Host:
    """A table where Ann waits for three bots."""
    return Host(new_angeles(4, ["", "random", "random", "random"])).start()


def acted(host: Host, reason: Reason) -> list[LogEvent]:
    """Let a bot answer with a reason. Returns the events."""
    while True:
        task = next((one for one in host.table.bot_tasks(host.now) if one.must_answer), None)
        if task is not None:
            break
        if not host.bots():
            host.now += 60_000
            if host.table.turns:
                host.answer(host.table.turns[0])
    assert host.table.game is not None
    events = host.table.bot_events(task, None, host.table.game.options(task.seat)[0], reason)
    host.store(NOBODY, "", *events)
    return events


def read(frame: bytes | None) -> Update:
    assert frame is not None
    return msgspec.json.decode(frame, type=Update)


def test_a_public_reason_is_said_in_the_chat_in_the_language_of_each_reader() -> None:
    host = with_bots()
    sockets = {language: FrameDiff(host.table, "ann", language=language) for language in ("en", "pl")}
    for one in sockets.values():
        one.full()
    seat = acted(host, PUBLIC)[-1].seat  # type: ignore[union-attr]

    texts = {}
    for language, one in sockets.items():
        one.table = host.table
        (line,) = read(one.frame()).talk or []
        assert (line.seat, line.to, line.name) == (seat, -1, "")
        texts[language] = line.text
    assert texts["en"] == "I promised {0} not to trade with you." != texts["pl"]


def test_a_secret_reason_is_in_no_frame_while_the_game_runs() -> None:
    """The frames of everybody are the same as if the bot had given no reason."""
    plain, secret = with_bots(), with_bots()
    acted(plain, SECRET._replace(code="reason-of-tomorrow"))
    acted(secret, SECRET)

    for person in ("ann", NOBODY):
        frames = [FrameDiff(host.table, person).full() for host in (plain, secret)]
        assert frames[0] == frames[1]
        assert b"expects" not in frames[0] and b"reason" not in frames[0]
    assert plain.table.data.publicly_changed_at == secret.table.data.publicly_changed_at


def test_a_reason_for_what_not_everybody_sees_stays_secret() -> None:
    """In NEOM all select at the same time, so nobody may learn yet what a bot has selected."""
    host = Host(neom(3, ["", "random", "random"])).start()
    events = acted(host, PUBLIC)

    assert isinstance(events[0], Explained) and not events[0].public
    assert isinstance(events[1], Answered)
    assert [line.reason for line in host.table.data.talk if line.moment == ""] == []


def test_the_record_and_the_replay_of_a_finished_game_have_all_reasons() -> None:
    host = Host(neom(2, ["", "greedy"])).start()
    play_on(host)
    record = forks.record(host.table)
    given = Record(record).reasons

    assert len(given) > 10 and {reason.code for reason in given.values()} == {"reason-points-now"}
    place = min(given)
    assert replay(record, -1, place + 1).reason == given[place].text
    assert replay(record, -1, place).reason == ""
    assert forks.record(Table.load("t", host.log)) == record


def test_all_reasons_of_a_finished_game_name_what_was_chosen() -> None:
    """In the order of the moves; the sentence is that of the replay after the move."""
    host = Host(neom(2, ["", "greedy"])).start()
    play_on(host)
    record = forks.record(host.table)
    found = moves_with_reasons(record)

    assert [one.move for one in found] == sorted([place + 1 for place in Record(record).reasons])
    assert {one.seat for one in found} == {1}
    assert found[0].reason == replay(record, -1, found[0].move).reason
    assert found[0].text and len({one.text for one in found}) > 10
    assert [one.effect[:3] for one in found] == ["Now" if "Sell" in one.text else "On " for one in found]


def test_a_snapshot_keeps_reasons() -> None:
    host = with_bots()
    for reason in (PUBLIC, SECRET):
        acted(host, reason)
    restored = Table.load("t", [], host.table.save())

    assert host.table.game is not None and restored.game is not None
    assert restored.game.reasons() == host.table.game.reasons() != []
    assert restored.data.talk == host.table.data.talk


def proposed(host: Host, seat: int, to: int) -> int:
    """Let a bot offer a seat 1 capital for nothing. Returns the proposal's number."""
    row = Trades().row(host.city, Propose("p", to, Terms(1), Terms()))
    host.store(NOBODY, "", TookSideAction(seat, row))
    return host.city.proposals(to)[-1].id


def last_line(host: Host) -> TalkFrame:
    return (read(FrameDiff(host.table, "ann").full()).talk or [])[-1]


@pytest.mark.parametrize("to", [0, 2])
def test_what_a_bot_says_to_a_proposal_concerns_its_proposer(to: int) -> None:
    host = with_bots()
    number = proposed(host, to, 1)
    host.store(NOBODY, "", Explained(1, "reason-no-thanks", {}, True), TookSideAction(1, Trades().decline(number)))

    assert last_line(host).about == to


def test_what_a_bot_says_with_an_answer_concerns_the_player_whom_it_names() -> None:
    host = with_bots()
    acted(host, PUBLIC)
    assert last_line(host).about == 0
    host.store(NOBODY, "", Explained(1, "reason-fair-trade", {}, True))

    assert last_line(host).about == -1


# Personas.


def test_bots_of_levels_have_names_that_stay() -> None:
    """In the lobby, at the table and after a restart; people have none, and neither has a bot without a level."""
    host = Host(neom(4, ["", "normal", "easy", "searcher"]))
    lobby = table_frame(host.table).seats
    playing = table_frame(host.start().table).seats
    again = table_frame(Table.load("t", host.log)).seats

    assert [bool(seat.persona and seat.about) for seat in lobby] == [False, True, True, False]
    assert [seat.persona for seat in lobby] == [seat.persona for seat in playing] == [seat.persona for seat in again]


def test_a_bot_greets_and_speaks_when_the_game_is_over() -> None:
    host = Host(neom(2, ["", "greedy"])).start()
    play_on(host)
    lines = read(FrameDiff(host.table, "ann").full()).talk or []
    persona = host.table.personas[1]

    assert host.table.game is not None and host.table.game.result is not None and persona is not None
    last = WON if 1 in host.table.game.result.winners else LOST
    assert [line.text for line in lines] == [persona.line(START), persona.line(last)]
    assert {(line.seat, line.name) for line in lines} == {(1, "")}


def test_bots_do_not_push_out_what_people_say() -> None:
    host = with_bots()
    host.command("ann", Say("1", "hello"))
    for _ in range(200):
        host.store(NOBODY, "", Explained(1, PUBLIC.code, PUBLIC.parameters, True))

    assert [line.text for line in host.table.data.talk if line.text] == ["hello"]
    assert 50 < len(host.table.data.talk) < 200
