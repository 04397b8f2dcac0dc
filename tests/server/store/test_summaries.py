"""Lists of tables do not reveal whispers and secret picks, not even their time."""

from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import Propose
from neopolis.server.store.summaries import table_info
from neopolis.server.table.commands import Pause, Say
from tests.server.table.host import Host, new_angeles

NOTHING = Terms()


def begun() -> Host:
    host = Host(new_angeles()).start()
    host.now += 1_000
    return host


def test_whispers_do_not_change_when_a_table_was_last_changed() -> None:
    host = begun()
    before = table_info(host.table)
    host.command("ann", Propose("1", 1, Terms(1), NOTHING, True))
    host.command("ben", Say("2", "Well, well", 0))

    assert table_info(host.table) == before


def test_public_actions_change_when_a_table_was_last_changed() -> None:
    host = begun()
    changes = [table_info(host.table).changed]
    for command in (Propose("1", 1, Terms(1), NOTHING), Say("2", "Hello"), Pause("3")):
        host.now += 1_000
        host.command("ann", command)
        changes.append(table_info(host.table).changed)

    assert changes == [1_000_000, 1_002_000, 1_003_000, 1_004_000]


def test_public_answers_change_when_a_table_was_last_changed() -> None:
    host = begun()
    host.answer(host.table.turns[0])

    assert table_info(host.table).changed == host.now
