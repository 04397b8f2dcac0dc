"""Clients that do not read or send too much are disconnected, and the others hardly notice."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.http.running import Running, running
from tests.server.soak.figures import QUANTILES, Figures, Sizes, memory, milliseconds, quantile, report
from tests.server.soak.loading import SOCKETS, Load, allow_sockets
from tests.server.soak.test_fuzz import faults, metric

ROOT = Path(__file__).parents[3]
SLOW = 'neopolis_sockets_dropped_total{why="slow"}'
FAST = 'neopolis_sockets_dropped_total{why="too-fast"}'
TOO_FAST = "1008 too-fast"
LOST = "1006"  # close code of sockets whose close frame was lost in the flood
MEGABYTES = 100.0  # megabytes that all rude sockets together may cost the server
TIMES = 1.5  # factor by which updates of other clients (p99) may become slower
SAFETY = 120.0  # seconds to wait for something that must happen


class Rudeness(msgspec.Struct):
    """How often slow readers were cut off, and how many floods ended with each close code."""

    slow: int
    codes: dict[str, int]


class Found(msgspec.Struct):
    """What was measured without and then with rude sockets, and how the rude sockets ended.

    `times` are seconds until other clients got an update; `megabytes` is the memory of the server.
    """

    times: list[list[float]]
    megabytes: list[float]
    rude: Rudeness


def be_rude(site: Running, sizes: Sizes, links: list[str]) -> subprocess.Popen[str]:
    pause = 2 if sizes.soak else 60  # seconds; the short form needs only one flood
    counts = [sizes.count("SLOW", 20, 2), sizes.count("FAST", 10, 1), pause]
    command = [sys.executable, "-m", "tests.server.soak.rude", str(site.port), *map(str, counts), *links]
    found = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert found.stdout is not None and found.stdout.readline() == "ready\n"
    return found


async def measured(site: Running, sizes: Sizes, load: Load) -> Found:
    """Measure while people play, first alone and then beside rude sockets."""
    assert site.process is not None
    process = site.process.pid
    rate = sizes.number("RUDE_RATE", 20, 4)
    seconds = 60 * sizes.number("RUDE_MINUTES", 3, 0.02)
    await load.open()
    await load.drive(rate, seconds)
    times, megabytes = [load.views], [memory(process)]
    load.forget()
    links = [desk.links.spectator for desk in load.desks]
    rude = await asyncio.to_thread(be_rude, site, sizes, links)
    deadline = time.monotonic() + SAFETY
    await load.drive(rate, seconds)
    while not (metric(site, SLOW) and metric(site, FAST)):
        assert time.monotonic() < deadline
        await load.drive(rate, 1)
    times.append(load.views)
    megabytes.append(memory(process))
    output, _ = await asyncio.to_thread(rude.communicate)
    return Found(times, megabytes, msgspec.json.decode(output, type=Rudeness))


@pytest.mark.waits
@pytest.mark.soak
@pytest.mark.measured
def test_rude_sockets(tmp_path: Path, sizes: Sizes, figures: Figures) -> None:
    tables = sizes.count("RUDE_TABLES", 40, 2)
    allow_sockets(4 * SOCKETS * tables + 500)
    with running(tmp_path / "site", NEOPOLIS_LOG="warning") as site:

        async def whole() -> Found:
            load = Load(site, tables)
            found = await measured(site, sizes, load)
            await load.close()
            return found

        found = asyncio.run(whole())

        dropped = [metric(site, SLOW), metric(site, FAST)]
        p99 = [quantile(some, 0.99) for some in found.times]
        rows = [
            ["others' views before", *milliseconds(found.times[0])],
            ["others' views meanwhile", *milliseconds(found.times[1])],
            ["p99 meanwhile to before", "", "", f"{p99[1] / p99[0]:.2f} times" if p99[0] else "", ""],
            ["dropped: slow / flooding", *[f"{count:.0f}" for count in dropped], "", ""],
            ["how floods ended", str(found.rude.codes), "", "", ""],
            ["memory before / meanwhile", *[f"{one:.0f} MB" for one in found.megabytes], "", ""],
        ]
        figures(report("slow readers and flooders", QUANTILES, rows))
        assert min(dropped) >= 1
        assert set(found.rude.codes) <= {TOO_FAST, LOST}
        assert all(found.times)
        assert faults(site) == []
        assert found.megabytes[1] < found.megabytes[0] + MEGABYTES
        if sizes.soak:
            assert p99[1] <= TIMES * p99[0]
