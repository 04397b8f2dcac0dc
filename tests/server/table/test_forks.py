"""Records, positions, rematches and forks: of finished games, and of what a seat knows of a running game."""

import msgspec
import pytest

from neopolis.engine.record import Record
from neopolis.engine.refused import Refused
from neopolis.server.table import forks
from neopolis.server.table.commands import SetPlan, Sit, Start
from neopolis.server.table.frame_diff import FrameDiff, table_frame
from neopolis.server.table.log_events import Created, Entry, Plan, Rematched, Started
from neopolis.server.table.table import Table
from tests.server.table.host import Host, neom, new_angeles
from tests.server.table.test_play import play_on


def code(of: object) -> str:
    assert isinstance(of, pytest.ExceptionInfo) and isinstance(of.value, Refused)
    return of.value.code


def finished() -> Host:
    host = Host(neom(2, ["", "greedy"])).start()
    play_on(host)
    return host


def opened(created: Created) -> Host:
    """A table whose log starts with this event."""
    host = Host(neom(1))
    host.table, host.log = Table("u"), []
    host.store("ann", "", created)
    return host


def test_a_running_game_shows_no_record() -> None:
    host = Host(neom(2)).start()
    with pytest.raises(Refused) as refused:
        forks.record(host.table)
    assert code(refused) == "record-while-playing"
    with pytest.raises(Refused) as refused:
        forks.position(host.table, 0)
    assert code(refused) == "record-while-playing"
    with pytest.raises(Refused) as refused:
        forks.record(Host(neom(2)).table)
    assert code(refused) == "not-playing"


def test_a_finished_game_shows_every_move() -> None:
    """The position after any move shows a seat what it saw then. Other move numbers are refused."""
    host = finished()
    moves = len(Record(forks.record(host.table)).acts)
    assert not forks.position(host.table, 0).s.step_number
    assert forks.position(host.table, moves).over
    middle = forks.position(host.table, moves // 2)

    assert not middle.over and middle.history(0) == host.table.game.history(0)[: len(middle.history(0))]  # type: ignore[union-attr]
    for move in (-1, moves + 1):
        with pytest.raises(Refused) as refused:
            forks.position(host.table, move)
        assert code(refused) == "no-moves"


def test_rematch() -> None:
    """After the game, anybody who was at the table can ask for a rematch with the same plan."""
    host = finished()
    created = forks.rematch(host.table, "ann", "Ann")
    assert created.plan == host.table.plan and created.origin == "t" and created.host == "ann"
    with pytest.raises(Refused) as refused:
        forks.rematch(host.table, "zoe", "Zoe")
    assert code(refused) == "not-seated"
    host.store("ann", "", Rematched("u"))

    assert table_frame(host.table).rematch == "u"
    assert not table_frame(opened(created).table).fork  # a rematch is a new game, not a continuation of the old one
    with pytest.raises(Refused) as refused:
        forks.rematch(Host(neom(1)).start().table, "ann", "Ann")
    assert code(refused) == "game-not-over"


def test_the_webhook_is_the_hosts_own() -> None:
    """The person who asks for a rematch becomes its host. Only the old host keeps the webhook: it may be secret."""
    host = Host(Plan("neom", 2, webhook="https://example.org/secret")).start()
    play_on(host)

    assert forks.rematch(host.table, "ann", "Ann").plan.webhook
    assert not forks.rematch(host.table, "ben", "Ben").plan.webhook


def test_forking_a_finished_game() -> None:
    """A finished game can be continued from any move, at any seat, against bots."""
    host = finished()
    created = forks.fork(host.table, "zoe", "Zoe", 10, 1, 5)
    assert created.plan.bots == ["greedy", ""] and created.host == "zoe" and created.origin == "t"
    other = opened(created)
    assert other.refusal("zoe", SetPlan("x", neom(3))) == "fork-fixed"
    open_plan = msgspec.structs.replace(created.plan, listed=True)
    assert other.refusal("zoe", SetPlan("y", open_plan)) == "fork-unlisted"  # Zoe may know what comes next
    other.command("zoe", Sit("1", 1))
    other.command("zoe", Start("2"))

    shown = table_frame(other.table)
    assert other.table.status == "playing" and shown.fork and not shown.imagined
    assert other.table.game is not None
    assert other.table.game.encode() == forks.position(host.table, 10).encode()
    play_on(other)
    assert Record(forks.record(other.table)).acts[:10] == Record(forks.record(host.table)).acts[:10]
    again = Table.load("u", other.log)
    assert again.data == other.table.data


def test_a_finished_game_cannot_go_on_at_its_end() -> None:
    host = finished()
    moves = len(Record(forks.record(host.table)).acts)
    for move in (moves, moves + 1, -1):
        with pytest.raises(Refused) as refused:
            forks.fork(host.table, "ann", "Ann", move, 0, 5)
        assert code(refused) == "no-moves"


def test_forking_a_running_game() -> None:
    """A running game is forked only from what one's own seat knows. The fork is marked imagined and has no record."""
    host = Host(new_angeles(4)).start()
    for _ in range(30):
        host.answer(host.table.turns[0])
    game = host.table.game
    assert game is not None
    for person, move, seat in (("ann", -1, 1), ("ann", 3, 0), ("zoe", -1, 0), ("", -1, 0)):
        with pytest.raises(Refused) as refused:
            forks.fork(host.table, person, "Ann", move, seat, 5)
        assert code(refused) == "own-eyes"
    other = opened(forks.fork(host.table, "ben", "Ben", -1, 1, 5))
    other.command("ben", Sit("1", 1))
    other.command("ben", Start("2"))

    shown = table_frame(other.table)
    assert shown.fork and shown.imagined and other.table.game is not None
    assert msgspec.json.encode(other.table.game.view(1)) == msgspec.json.encode(game.view(1))
    assert FrameDiff(other.table, "ben").full()
    play_on(other)
    assert Table.load("u", [], other.table.save()).data == other.table.data
    with pytest.raises(Refused) as refused:
        forks.record(other.table)
    assert code(refused) == "no-record-of-world"


def test_a_fork_that_this_version_cannot_play() -> None:
    """A fork of a game that this version cannot play becomes unreadable when it is started."""
    record = forks.record(finished().table).replace('"rules": "1"', '"rules": "0"')
    other = opened(Created("ann", "Ann", neom(2, ["", "greedy"]), "t", record))
    other.command("ann", Sit("1", 0))
    other.store("ann", "2", *other.table.handle("ann", "Ann", Start("2"), 0, 5))

    assert other.table.status == "unreadable"
    assert isinstance(other.log[-1], Entry)


def test_a_table_that_can_only_be_looked_at_says_why_it_has_no_record() -> None:
    host = Host(neom(2, ["random", "random"])).start()
    replace = msgspec.structs.replace
    old = [replace(one, event=Started(7, "0", "")) if isinstance(one.event, Started) else one for one in host.log]
    table = Table.load("t", old)

    with pytest.raises(Refused) as refused:
        forks.record(table)

    assert refused.value.code == "table-unreadable" and "version 0" in refused.value.message
