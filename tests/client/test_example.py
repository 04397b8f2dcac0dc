"""The bot of examples/ plays a whole game on a real server."""

import asyncio
import random
import sys
from pathlib import Path

import pytest

from neopolis.server.table.entries import Plan
from tests.client.people import open_table, play_on
from tests.client.serving import Serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


@pytest.mark.anyio
@pytest.mark.parametrize("plan", [Plan("neom", 2), Plan("new-angeles", 4, bots=["", "", "random", "random"])])
async def test_the_remote_bot(shared: Serving, plan: Plan) -> None:
    host, links = await open_table(shared, plan)
    async with await host.join(links.player) as ada:
        await ada.sit(0)
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), links.player, stdout=asyncio.subprocess.PIPE
        )
        await ada.until(lambda seen: seen.table is not None and seen.table.seats[1].ready)
        await ada.start()
        await play_on(ada, random.Random(3))
        out, _ = await bot.communicate()

    assert bot.returncode == 0
    assert b"ResultFrame" in out
