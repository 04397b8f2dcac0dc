"""Which share of the tables and records of older versions still plays: all of them must."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from neopolis.engine.record import Record
from neopolis.engine.refused import Refused
from neopolis.server.store.store import Store
from neopolis.server.table.commands import Resume
from neopolis.server.table.forks import record
from tests.reporting import Reporting
from tests.server.store.test_last_version import EXPECTED, last_version, next_answer, opened, write
from tests.shelf.test_shelf import RECORDS
from tools.reliability import OLD_GAMES
from tools.shelve import replayed


async def plays(store: Store, name: str) -> bool:
    """Whether a table opens and goes on by one answer, or, if it is over, gives the same result as before."""
    table = await opened(store, name)
    if table.game is None or table.status not in ("playing", "paused", "over"):
        return False
    if table.status == "over":
        result = table.definition.replay(record(table)).result
        return result is not None and json.loads(json.dumps(result.plain())) == EXPECTED[name]["result"]
    if table.status == "paused":
        await write(store, table, table.handle(table.host, "", Resume("on"), table.data.at, 7))
    before = table.seq
    await write(store, table, next_answer(table))
    return (await opened(store, name)).seq == before + 1


async def tables_that_play(url: str) -> list[bool]:
    store = Store(url)
    await store.open()
    try:
        return [await plays(store, name) for name in EXPECTED]
    finally:
        await store.close()


def replays(file: Path) -> bool:
    """Whether a record is replayed to its result."""
    text = file.read_bytes().decode()
    try:
        result = replayed(text).result
    except Refused:
        return False
    return result is not None and result.plain() == Record(text).result


@pytest.mark.soak
def test_old_games(tmp_path: Path, reporting: Reporting) -> None:
    with reporting(OLD_GAMES, "last version and shelf") as run:
        tables = asyncio.run(tables_that_play(last_version(tmp_path)))
        records = [replays(file) for file in RECORDS]
        counts = [len(tables), tables.count(False), len(records), records.count(False)]
        names = ("tables", "tables_failed", "records", "records_failed")
        run.counts.update({name: float(count) for name, count in zip(names, counts, strict=True)})
        assert all([*tables, *records])


def test_a_changed_record_is_noticed(tmp_path: Path) -> None:
    """A record that says something else than was played does not count as replayed."""
    text = RECORDS[0].read_text(encoding="utf-8").splitlines()
    other = tmp_path / RECORDS[0].name
    other.write_text("\n".join([*text[:-3], *text[-2:]]) + "\n", encoding="utf-8")
    assert replays(RECORDS[0]) and not replays(other)
