"""Measures response times and memory with many tables, sockets, bots and spectators, at a steady rate of answers."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.http.running import Running, running
from tests.server.soak.figures import QUANTILES, Figures, Sizes, memory, milliseconds, report
from tests.server.soak.ledger import logs_of
from tests.server.soak.loading import SOCKETS, Load, allow_sockets, undelivered
from tests.server.soak.test_fuzz import faults, metric

SAFETY = 60.0  # seconds to wait at most until all tables are idle


async def loaded(site: Running, load: Load, rate: float, seconds: float) -> list[float]:
    """Run the load. Returns the server's memory in megabytes: at first, after a tenth of the time, and at the end."""
    assert site.process is not None
    process = site.process.pid
    await load.open()
    found = [memory(process)]
    await load.drive(rate, seconds / 10)
    found.append(memory(process))
    await load.drive(rate, seconds * 9 / 10)
    found.append(memory(process))
    return found


async def come_to_rest(site: Running, load: Load) -> None:
    """Wait until every socket is up to date with the log of its table."""
    deadline = time.monotonic() + SAFETY
    while True:
        logs = logs_of(f"sqlite:///{site.data / 'neopolis.db'}")
        late = [desk.links.id for desk in load.desks if undelivered(desk, logs[desk.links.id])]
        if not late:
            return
        assert time.monotonic() < deadline, f"not all was delivered at {late}"
        await asyncio.sleep(0.5)


@pytest.mark.soak
@pytest.mark.measured
def test_load(tmp_path: Path, sizes: Sizes, figures: Figures) -> None:
    tables = sizes.count("TABLES", 200, 2)
    rate = sizes.number("RATE", 50, 6)
    seconds = 60 * sizes.number("MINUTES", 15, 0.04)
    allow_sockets(4 * SOCKETS * tables + 200)
    with running(tmp_path / "site", NEOPOLIS_LOG="warning") as site:

        async def whole() -> tuple[Load, list[float]]:
            load = Load(site, tables)
            found = await loaded(site, load, rate, seconds)
            assert metric(site, "neopolis_sockets") == SOCKETS * tables
            await come_to_rest(site, load)
            await load.close()
            return load, found

        load, megabytes = asyncio.run(whole())

        assert faults(site) == []
        assert load.acks and load.views
        rows = [
            ["time until an answer is acknowledged", *milliseconds(load.acks)],
            ["time until other sockets get the update", *milliseconds(load.views)],
            ["memory: all seated / after 10 % of the time / at the end", *[f"{one:.0f} MB" for one in megabytes], ""],
            ["answers: no open question / refused", str(load.missed), str(load.refused), "", ""],
            ["updates missing or not due / games restarted", str(load.unseen), str(load.renewed), "", ""],
        ]
        title = f"{tables} tables, {SOCKETS * tables} sockets, {rate:g} answers a second for {seconds / 60:.2g} minutes"
        figures(report(title, QUANTILES, rows))
