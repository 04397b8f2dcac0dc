"""A process is killed at any time: all that it acknowledged is in the log, once, and the log has no gaps."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from neopolis.server.store.store import Store
from neopolis.server.table.log_events import Entry
from tests.server.store.logs import create

ROOT = Path(__file__).parents[3]
KILLS = 8
SOAK_KILLS = 500


@pytest.mark.soak
@pytest.mark.anyio
async def test_kills(store: Store, database_url: str, soak: bool) -> None:
    await create(store)
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.killed_writer", database_url],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    chance = random.Random(7)
    acknowledged = 0
    for _ in range(SOAK_KILLS if soak else KILLS):
        acknowledged = max(acknowledged, life_and_death(writer, chance.randrange(12)))
        log = await whole_log(store)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert len(log) >= acknowledged
    writer.communicate()

    assert writer.returncode == 0
    assert acknowledged > KILLS


def life_and_death(writer: subprocess.Popen[str], words: int) -> int:
    """Kill a child after it has reported a number of entries, and return the last number it reported, or 0."""
    assert writer.stdin is not None and writer.stdout is not None
    writer.stdin.write("\n")
    writer.stdin.flush()
    child = int(writer.stdout.readline())
    said = [int(writer.stdout.readline()) for _ in range(words)]
    os.kill(child, signal.SIGKILL)
    while (line := writer.stdout.readline()) != "dead\n":
        said.append(int(line))
    return max(said, default=0)


async def whole_log(store: Store) -> list[Entry]:
    saved = await store.load("t", before=0)
    assert saved is not None
    return saved.entries
