"""The bots of examples/, docs/python.md and docs/protocol.md play whole games on a real server."""

import asyncio
import random
import re
import sys
from pathlib import Path

import pytest

from neopolis.server.table.log_events import Plan
from tests.client.people import open_table, play_on
from tests.client.serving import Serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
GUIDE = Path(__file__).parents[2] / "docs" / "python.md"


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


@pytest.mark.anyio
async def test_the_bot_of_the_guide(shared: Serving) -> None:
    """The bot in docs/python.md, started with the link to a table, plays there until the game is over."""
    program = re.search(r"^```python server\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert program is not None
    host, links = await open_table(shared, Plan("neom", 2))
    async with await host.join(links.player) as ada:
        await ada.sit(0)
        bot = await asyncio.create_subprocess_exec(sys.executable, "-c", program[1], links.player)
        await ada.until(lambda seen: seen.table is not None and seen.table.seats[1].ready)
        await ada.start()
        await play_on(ada, random.Random(3))

        assert await bot.wait() == 0
        assert ada.table.seats[1].name == "Robby" and ada.seen.status == "over"


def bot_of_the_protocol(*values: str) -> str:
    """The first program in docs/protocol.md, with the server, link and token that it asks for."""
    found = re.search(r"^```python\n(.*?)^```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    program, count = re.subn(r"^SERVER, LINK, TOKEN = .*$", f"SERVER, LINK, TOKEN = {values}", found[1], flags=re.M)
    assert count == 1
    return program


@pytest.mark.anyio
async def test_the_bot_of_the_protocol(shared: Serving) -> None:
    """The program in docs/protocol.md plays a game. It needs none of our code, only a token."""
    host, links = await open_table(shared, Plan("neom", 2))
    program = bot_of_the_protocol(shared.address, links.player, await host.make_token("Robot"))
    async with await host.join(links.player) as ada:
        await ada.sit(0)
        bot = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
        try:
            await ada.until(lambda seen: seen.table is not None and seen.table.seats[1].ready)
            await ada.start()
            await play_on(ada, random.Random(3))
            assert ada.table.seats[1].name == "Robot" and ada.seen.status == "over"
        finally:
            bot.kill()
            await bot.wait()
