"""How much of the server's memory one guest can take, while people go on playing."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from tests.reporting import Reporting
from tests.server.http.running import Running, party, running
from tests.server.soak.attacks import ATTACKS, CONNECTIONS
from tests.server.soak.figures import Sizes, memory
from tests.server.soak.loading import allow_sockets
from tools.reliability import MEMORY
from tools.soak_reports import Counts

CEILING = 100.0  # megabytes that an attack may add at most
SHORT = ("pings, nothing read (bytes)", "large bodies (bytes)", "unfinished bodies")  # the attacks of the short form


def forget_peak(process: int) -> None:
    """Reset the highest memory of a process to what it uses now."""
    Path(f"/proc/{process}/clear_refs").write_text("5", encoding="ascii")


def peak(process: int) -> float:
    """The highest resident memory of a process in megabytes."""
    found = re.search(r"^VmHWM:\s*(\d+)", Path(f"/proc/{process}/status").read_text(encoding="ascii"), re.MULTILINE)
    assert found is not None
    return int(found.group(1)) / 1024


async def attacked(site: Running, name: str, seconds: float, counts: Counts) -> None:
    """Attack a server for some seconds while people sit at a table."""
    assert site.process is not None
    process = site.process.pid
    async with party(site, people=2, bots=()) as table:
        attacker = await site.guest("Attacker")
        forget_peak(process)
        counts["idle"] = round(memory(process))
        until = time.monotonic() + seconds
        attack = asyncio.to_thread(ATTACKS[name], site.port, table.links.spectator, attacker.cookie, until)
        counts["done"] = await attack
        counts["peak"] = round(peak(process))
        await table.seats[0].say("Still here")
        counts["afterwards"] = round(memory(process))
        counts["added"] = counts["peak"] - counts["idle"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "attack" in metafunc.fixturenames:
        metafunc.parametrize("attack", ATTACKS if metafunc.config.getoption("--soak") else SHORT)


@pytest.mark.soak
def test_memory_under_attack(attack: str, tmp_path: Path, sizes: Sizes, reporting: Reporting) -> None:
    allow_sockets(CONNECTIONS + 500)
    with reporting(MEMORY, attack) as run, running(tmp_path, NEOPOLIS_LOG="warning") as site:
        asyncio.run(attacked(site, attack, sizes.number("ATTACK_SECONDS", 60, 1), run.counts))
        assert run.counts["done"]
        assert run.counts["added"] < CEILING
