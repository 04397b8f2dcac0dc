"""An update brings other content: running tables go on with theirs, and finished games replay and download."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest

from neopolis.client import Links, Seat
from neopolis.engine.record import read_head
from neopolis.games import registry
from neopolis.games.verification import Noted, verify
from tests.server.http.running import Party, Running, party, play, run, running
from tests.server.http.updating import version


class Update(NamedTuple):
    """A change of one row of a game's content."""

    file: str
    old: str
    new: str


CHANGES = {
    "neom-source": Update("games/neom/content/tiles.csv", "126,Park,C,,Public,0,0,?,0,,,0,0,,park,rulebook",
                          "126,Park,C,,Public,0,0,?,0,,,0,0,,park,public"),
    "neom-value": Update("games/neom/content/tiles.csv", "4,Townhouses,1,1,Residential,0,0,2,2,,,0,0,,,rulebook",
                         "4,Townhouses,1,1,Residential,0,0,3,2,,,0,0,,,public"),
    "new-angeles-source": Update("games/new_angeles/content/tracks.csv", "energy,4,house", "energy,4,public"),
    "new-angeles-value": Update("games/new_angeles/content/tracks.csv", "energy,4,house", "energy,5,public"),
}  # fmt: skip
SHORT = ["neom-value", "neom-source"]  # the changes of the short form: games of New Angeles take three times as long
BOTS = {"neom": ("greedy",), "new-angeles": ("random", "random", "random")}


def content_of(seat: Seat) -> str:
    return str(msgspec.json.decode(seat.seen.view["content"]))


async def get(server: Running, table: Party, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.address, headers=table.people[0].headers(), timeout=60) as client:
        return await client.get(f"/api/{path}")


async def goes_on(server: Running, table: Party) -> None:
    """A running table, and a game that somebody continues from it, keep the content with which the table started."""
    seat = table.seats[0]
    content = content_of(seat)
    await play(seat, most=3)
    await seat.close()

    again = await table.people[0].join(table.links.player, world=True)
    assert (again.table.status, content_of(again)) == ("playing", content)
    assert again.game.deciders  # a program can compute with the game, too
    assert await play(again, most=3) == 3

    links = await table.people[0].ask(Links, "POST", f"tables/{table.links.id}/fork", {"seat": 0})
    fork = await table.people[0].join(links.player)
    await fork.start()
    await fork.until(lambda seen: bool(seen.view))
    assert content_of(fork) == content
    assert await play(fork, most=3) == 3
    await fork.close()
    await play(again)
    await again.close()


async def stays(server: Running, table: Party, record: str, content: str) -> None:
    """A finished game downloads, replays, and can be continued, with the content that it was played with."""
    place = f"tables/{table.links.id}"
    downloaded = await get(server, table, f"{place}/record")
    shown = await get(server, table, f"{place}/replay?move=2&seat=0")
    fork = await table.people[0].ask(Links, "POST", f"{place}/fork", {"seat": 0, "move": 3})
    seat = await table.people[0].join(fork.player)
    await seat.start()
    await seat.until(lambda seen: bool(seen.view))

    assert (downloaded.status_code, downloaded.text) == (200, record)
    assert (shown.status_code, shown.json()["view"]["content"]) == (200, content)
    assert content_of(seat) == content
    assert await play(seat, most=2) == 2
    await seat.close()


async def updated(server: Running, game: str, python_path: str, is_other: bool) -> None:
    async with (
        party(server, game=game, people=1, bots=BOTS[game]) as running_table,
        party(server, game=game, people=1, bots=BOTS[game]) as finished,
    ):
        await asyncio.gather(play(finished.seats[0]), play(running_table.seats[0], most=4))
        content = content_of(finished.seats[0])
        record = (await get(server, finished, f"tables/{finished.links.id}/record")).text
        assert read_head(record).content == content == registry.definition(game).content
        await asyncio.to_thread(server.stop)

        server.environment["PYTHONPATH"] = python_path
        await asyncio.to_thread(server.start)
        await stays(server, finished, record, content)
        await goes_on(server, running_table)
        async with party(server, game=game, people=1, bots=BOTS[game]) as fresh:
            await fresh.seats[0].until(lambda seen: bool(seen.view))
            assert (content_of(fresh.seats[0]) != content) is is_other
        await contents(server, finished, game, content, is_other)


async def contents(server: Running, table: Party, game: str, content: str, is_other: bool) -> None:
    """Pages draw a table with the content that it is played with, and the judge can use it, too."""
    default = (await get(server, table, f"content/{game}")).json()
    old = (await get(server, table, f"content/{game}?pack={content}")).json()
    files = (await get(server, table, f"packs/{game}/{content}")).json()
    unknown = await get(server, table, f"content/{game}?pack=0123456789abcdef")

    assert old["hash"] == content
    assert (default["hash"] != content) is is_other
    assert registry.definition(game).pack_of(tuple(files.items())).hash == content
    assert unknown.status_code == 404


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The short form makes one change of each kind."""
    if "change" in metafunc.fixturenames:
        metafunc.parametrize("change", SHORT if metafunc.config.getoption("--quick") else CHANGES)


def test_an_update_costs_nobody_a_game(change: str, tmp_path: Path) -> None:
    game, _, kind = change.rpartition("-")
    python_path = version(tmp_path / "version", *CHANGES[change])

    with running(tmp_path / "data") as server:
        run(updated(server, game, python_path, kind == "value"))


async def opened_before(server: Running, python_path: str) -> None:
    """A table is played with the content that its commitment fixed when it was opened, even if it starts later."""
    content = registry.definition("neom").content
    async with party(server, people=1, starts=False) as table:
        before = table.seats[0].table.fairness
        await table.seats[0].close()
        await asyncio.to_thread(server.stop)
        server.environment["PYTHONPATH"] = python_path
        await asyncio.to_thread(server.start)
        async with await table.people[0].join(table.links.player) as seat:
            await seat.start()
            await play(seat)
            record = (await get(server, table, f"tables/{table.links.id}/record")).text
        noted = Noted("" if before is None else before.commitment, table.seats[0].share)
        codes = [(check.code, check.is_good) for check in verify(record, noted)]

    assert read_head(record).content == content
    assert ("verify-content", True) in codes and codes[-1] == ("verify-replay", True)


def test_a_table_keeps_the_content_with_which_it_was_opened(tmp_path: Path) -> None:
    python_path = version(tmp_path / "version", *CHANGES["neom-value"])

    with running(tmp_path / "data") as server:
        run(opened_before(server, python_path))


async def judged(server: Running, python_path: str) -> None:
    """The judge knows the content of every table, also after an update."""
    content = registry.definition("neom").content
    question = {"game": "neom", "ask": "score", "city": {"center": "Coal", "tiles": {"c2": 4}}}
    async with party(server, people=1) as table:
        await table.seats[0].close()
        await asyncio.to_thread(server.stop)
        server.environment["PYTHONPATH"] = python_path
        await asyncio.to_thread(server.start)
        async with httpx.AsyncClient(base_url=server.address, headers=table.people[0].headers()) as client:
            now = (await client.post("/api/judge/neom", json=question)).json()
            then = (await client.post(f"/api/judge/neom?pack={content}", json=question)).json()

    assert (now["printed"], then["printed"]) == (3, 2)


def test_the_judge_knows_the_content_of_every_table(tmp_path: Path) -> None:
    python_path = version(tmp_path / "version", *CHANGES["neom-value"])

    with running(tmp_path / "data") as server:
        run(judged(server, python_path))
