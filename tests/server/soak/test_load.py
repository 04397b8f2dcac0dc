"""Measures response times and memory with many tables, sockets, bots and spectators, at a steady rate of answers."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.reporting import Reporting
from tests.server.http.running import Running, running
from tests.server.soak.figures import (
    QUANTILES,
    Figures,
    Sizes,
    memory,
    milliseconds,
    processor_time,
    quantile,
    report,
)
from tests.server.soak.ledger import logs_of
from tests.server.soak.loading import SOCKETS, Load, allow_sockets, undelivered
from tests.server.soak.test_fuzz import faults, metric
from tools.reliability import LOAD

SAFETY = 60.0  # seconds to wait at most until all tables are idle


async def loaded(site: Running, load: Load, rate: float, seconds: float) -> list[float]:
    """Run the load. Returns the server's memory in megabytes: at first, after a tenth of the time, and at the end.

    After these comes the server's processor time in seconds. Measurements of the first tenth are left out: all tables
    have just been opened then.
    """
    assert site.process is not None
    process = site.process.pid
    await load.open()
    found = [memory(process)]
    await load.drive(rate, seconds / 10)
    load.forget()
    found.append(memory(process))
    begun = processor_time(process)
    await load.drive(rate, seconds * 9 / 10)
    return [*found, memory(process), processor_time(process) - begun]


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


def measurements(load: Load, megabytes: float, seconds: float) -> dict[str, float]:
    """What a report says: times in milliseconds, memory in megabytes."""
    found = {f"{name}_p{share}": quantile(values, share / 100) for name, values, share in (
        ("answer", load.acks, 50), ("answer", load.acks, 99), ("update", load.views, 50), ("update", load.views, 99)
    )}  # fmt: skip
    times = {name: round(1000 * value, 1) for name, value in found.items()}
    return {
        "answers": len(load.acks), **times, "processor_per_answer": round(1000 * seconds / len(load.acks), 2),
        "megabytes": round(megabytes), "answers_without_question": load.missed,
    }  # fmt: skip


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The long form has two sizes, the short form one."""
    if "rate" in metafunc.fixturenames:
        long = metafunc.config.getoption("--soak")
        metafunc.parametrize(("tables", "rate"), [(200, 50.0), (500, 200.0)] if long else [(2, 6.0)])


@pytest.mark.waits
@pytest.mark.soak
@pytest.mark.measured
def test_load(tables: int, rate: float, tmp_path: Path, sizes: Sizes, figures: Figures, reporting: Reporting) -> None:
    tables = sizes.count("TABLES", tables, tables)
    rate = sizes.number("RATE", rate, rate)
    seconds = 60 * sizes.number("MINUTES", 5, 0.08)
    title = f"{tables} tables, {SOCKETS * tables} sockets, {rate:g} answers a second"
    allow_sockets(4 * SOCKETS * tables + 200)
    with reporting(LOAD, title) as run, running(tmp_path / "site", NEOPOLIS_LOG="warning") as site:

        async def whole() -> tuple[Load, list[float]]:
            load = Load(site, tables)
            found = await loaded(site, load, rate, seconds)
            assert metric(site, "neopolis_sockets") == SOCKETS * tables
            await come_to_rest(site, load)
            await load.close()
            return load, found

        load, (*megabytes, busy) = asyncio.run(whole())

        assert faults(site) == []
        assert load.acks and load.views
        run.counts.update(measurements(load, megabytes[-1], busy))
        rows = [
            ["time until an answer is acknowledged", *milliseconds(load.acks)],
            ["time until other sockets get the update", *milliseconds(load.views)],
            ["memory: all seated / after 10 % of the time / at the end", *[f"{one:.0f} MB" for one in megabytes], ""],
            ["the server's processor time per answer", f"{1000 * busy / len(load.acks):.2f} ms", "", "", ""],
            ["answers: no open question / refused", str(load.missed), str(load.refused), "", ""],
            ["updates missing or not due / games restarted", str(load.unseen), str(load.renewed), "", ""],
        ]
        figures(report(f"{title} for {seconds / 60:.2g} minutes", QUANTILES, rows))
