"""Thousands of kills: no acknowledged answer is lost, none is stored twice, and every table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from neopolis.cli.main import run
from neopolis.server.store.store import Store, StoredPack, TableInfo
from neopolis.server.table.log_events import Entry
from tests.reporting import Reporting
from tests.server.conftest import postgresql_database
from tests.server.soak.figures import Sizes
from tests.server.soak.kill_mill import PLANS, Mill
from tools.reliability import KILLS

LIVES = 250  # kills with one database; then the whole log is compared, and the next database begins


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_many_kills(database: str, tmp_path: Path, sizes: Sizes, reporting: Reporting) -> None:
    left = sizes.count(f"MANY_KILLS_{database.upper()}", 10_000 if database == "sqlite" else 1_000, 6)
    while left > 0:
        with reporting(KILLS, database) as report:
            if database == "sqlite":
                mill = Mill(tmp_path / report.seed, "", report.seed)
                grind(mill, min(left, LIVES), report.counts)
            else:
                with postgresql_database() as url:
                    grind(Mill(tmp_path / report.seed, url, report.seed), min(left, LIVES), report.counts)
        left -= LIVES


def grind(mill: Mill, kills: int, counts: dict[str, float]) -> None:
    try:
        asyncio.run(mill.turn(kills))
    finally:
        counts |= msgspec.structs.asdict(mill.counts)
    assert mill.counts.kills == kills and mill.counts.acknowledged >= kills


def run_hastily() -> None:
    """`neopolis`, but the server acknowledges an answer before it is written."""
    append = Store.append
    writing: set[asyncio.Task[None]] = set()

    async def append_later(
        self: Store,
        table: str,
        entries: list[Entry],
        info: TableInfo,
        snapshot: bytes | None = None,
        packs: Sequence[StoredPack] = (),
    ) -> None:
        async def later() -> None:
            await asyncio.sleep(0.02)
            await append(self, table, entries, info, snapshot, packs)

        writing.add(asyncio.create_task(later()))

    Store.append = append_later  # type: ignore[assignment, method-assign]
    run()


def test_a_hasty_server_is_found_out(tmp_path: Path) -> None:
    """These kills find a server that acknowledges too early."""
    mill = Mill(tmp_path, "", "7", PLANS[:3])
    mill.running.main = f"{__name__}:{run_hastily.__name__}"
    with pytest.raises(AssertionError, match="lost"):
        asyncio.run(mill.turn(60))
    assert mill.counts.lost
