"""Whole games over real sockets: people, bots and a spectator."""

import asyncio

import pytest

from neopolis.client import Server
from neopolis.games import neom, new_angeles
from tests.server.http.running import Running, party, play, run
from tests.sizes import Size


async def whole_game(site: Running, game: str, people: int, bots: tuple[str, ...]) -> str:
    """Play to the end, check that everybody sees the same result, and return the record."""
    async with party(site, game=game, people=people, bots=bots) as table:
        spectator = await Server(site.address).join(table.links.spectator)
        await asyncio.gather(*[play(seat) for seat in table.seats])
        await spectator.until(lambda seen: seen.status == "over")
        results = [seat.table.result for seat in [*table.seats, spectator]]
        await spectator.close()

        assert results[0] is not None
        assert all(result == results[0] for result in results)
        return await table.people[0].record(table.links.id)


@pytest.mark.parametrize("bots", [("greedy",), ("random", "random", "greedy")])
def test_neom(site: Running, bots: tuple[str, ...]) -> None:
    record = run(whole_game(site, "neom", 2, bots))

    assert neom.replay(record).over


def test_neom_alone(site: Running) -> None:
    assert neom.replay(run(whole_game(site, "neom", 1, ()))).over


@pytest.mark.waits
def test_new_angeles(site: Running, size: Size) -> None:
    record = run(whole_game(site, "new-angeles", 2, (size(quick="random", normal="plain"), "random")))

    assert new_angeles.replay(record).over
