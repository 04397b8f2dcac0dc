"""A database that the last version wrote (commit 34868c6, New Angeles rules version 2): its tables open and go on.

`last_version.db.gz` holds tables of both games, running, paused and over, one that goes on from a record and one that
goes on from an imagined game, with their snapshots. `last_version.json` says what the last version saw in them.
"""

import gzip
import json
from pathlib import Path

import msgspec
import pytest

from neopolis.engine.record import Record
from neopolis.server.store.store import Store
from neopolis.server.store.summaries import listed_table, table_info
from neopolis.server.table.commands import Answer, Resume
from neopolis.server.table.forks import record
from neopolis.server.table.log_events import Answered, Entry, LogEvent
from neopolis.server.table.table import Table

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
EXPECTED = json.loads((HERE / "last_version.json").read_text(encoding="utf-8"))


def last_version(folder: Path) -> str:
    """The URL of a copy of the last version's database."""
    (folder / "neopolis.db").write_bytes(gzip.decompress((HERE / "last_version.db.gz").read_bytes()))
    return f"sqlite:///{folder / 'neopolis.db'}"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return last_version(tmp_path)


async def opened(store: Store, name: str) -> Table:
    """A table as the server opens it: from a snapshot if that can be read, otherwise from its whole log."""
    saved = await store.load(name)
    assert saved is not None
    if saved.snapshot is not None and not Table.can_restore(saved.snapshot.data):
        saved = await store.load(name, before=0)
    assert saved is not None
    return Table.load(name, saved.entries, saved.snapshot.data if saved.snapshot else b"")


def asked(table: Table) -> dict[int, tuple[str, list[int]]]:
    """Which seats the game asks, with question and options."""
    game = table.game
    assert game is not None
    return {seat: (game.prompt(seat), game.options(seat)) for seat in game.deciders}


@pytest.mark.parametrize("name", EXPECTED)
async def test_a_table_is_as_the_last_version_left_it(name: str, url: str) -> None:
    store = Store(url)
    await store.open()

    table, expected = await opened(store, name), EXPECTED[name]
    game = table.game

    assert game is not None and game.log is not None
    assert (table.status, table.seq) == (expected["status"], expected["entries"])
    assert asked(table) == {
        int(seat): (prompt, [table.definition.translate_option(table.data.rules, option) for option in options])
        for seat, (prompt, options) in expected["asked"].items()
    }
    assert len(game.log.events) + len(game.log.open_events) == expected["events"]
    if table.plan.game == "new-angeles":
        view = msgspec.to_builtins(game.view(None))
        assert [[one["id"], one["seat"], one["to"]] for one in view["proposals"]] == expected["proposals"]
        assert [one["status"] for one in view["promises"]] == expected["promises"]
    await store.close()


@pytest.mark.parametrize("name", [name for name in EXPECTED if EXPECTED[name]["status"] != "over"])
async def test_a_running_table_goes_on(name: str, url: str) -> None:
    """One answer is added to those of the last version; then the table opens again, from log and from snapshot."""
    store = Store(url)
    await store.open()
    table = await opened(store, name)
    if table.status == "paused":
        await write(store, table, table.handle(table.host, "", Resume("on"), table.data.at, 7))

    events = next_answer(table)
    await write(store, table, events)
    again = await opened(store, name)
    whole = await store.load(name, before=0)

    assert table.game is not None and whole is not None
    assert [entry.event for entry in whole.entries[-1:]] == events
    for other in (again, Table.load(name, whole.entries)):
        assert (other.status, other.seq, asked(other)) == (table.status, table.seq, asked(table))
        assert other.game is not None
        assert other.game.encode() == table.game.encode()
    await store.close()


def next_answer(table: Table) -> list[LogEvent]:
    """The answer of a person, who chooses the last option.

    If the game was started with other option numbers, the answer also has the rules version of today's numbers.
    """
    game = table.game
    assert game is not None
    seat = next(seat for seat in game.deciders if table.seats[seat].person)
    option = game.options(seat)[-1]
    answer = Answer("next", table.seats[seat].question_number, option)
    events = table.handle(table.seats[seat].person, "", answer, table.data.at, 7)
    assert events == [Answered(seat, option, "4" if table.plan.game == "new-angeles" else "")]
    return events


async def write(store: Store, table: Table, events: list[LogEvent]) -> None:
    """Apply events to the table, and store them with a snapshot, as the server does."""
    entries = []
    for event in events:
        entries.append(Entry(table.seq + 1, table.data.at, table.host, f"new-{table.seq}", event))
        table.apply(entries[-1])
    await store.append(table.id, entries, table_info(table), table.save())


@pytest.mark.parametrize("name", [name for name in EXPECTED if EXPECTED[name]["status"] == "over"])
async def test_the_record_of_a_finished_table_verifies(name: str, url: str) -> None:
    """The record is written with today's option numbers, and replays to the same result as in the last version.

    Version 3 of New Angeles was the first with these numbers and the last with the rules that the game was played by.
    """
    store = Store(url)
    await store.open()
    table = await opened(store, name)

    text = record(table)
    replayed = table.definition.replay(text)

    assert Record(text).head.version == ("3" if table.plan.game == "new-angeles" else table.definition.version)
    assert replayed.result is not None
    assert json.loads(json.dumps(replayed.result.plain())) == EXPECTED[name]["result"]
    await store.close()


async def test_all_tables_are_listed(url: str) -> None:
    store = Store(url)
    await store.open()

    found = await store.of_people(["ann", "ben", "cleo"])

    assert {listed_table(one).id: listed_table(one).status for one in found} == {
        name: expected["status"] for name, expected in EXPECTED.items()
    }
    await store.close()
