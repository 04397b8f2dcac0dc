"""The third game on a real server: played with the Python client, and from a terminal."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from neopolis.client import Address, Server
from neopolis.games import registry
from neopolis.server.table.log_events import Plan
from tests.cli.joining import Terminal
from tests.client.people import play_out, started
from tests.client.serving import Serving
from tests.third_game.game import GAME, BidsGame, OfferCoin, TakeCoin
from tests.third_game.paths import python_path

PLAN = Plan("sealed-bids", 3, bots=["", "", "polite"])


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("server"), PYTHONPATH=python_path())
    yield one
    one.stop()


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the game known to clients in this process, but not to other tests."""
    monkeypatch.setattr(registry, "_REGISTERED", {**registry._REGISTERED})
    registry.register(GAME)


def test_the_client(serving: Serving) -> None:
    """A coin changes hands, and the game is played to its end."""

    async def play() -> str:
        async with AsyncExitStack() as stack:
            ada, ben = await started(stack, serving, PLAN, world=True)
            await ada.act(OfferCoin("", 1))
            await ben.until(lambda seen: any(event.kind == "offer" for event in seen.history))
            game = ben.game
            assert isinstance(game, BidsGame)
            await ben.act(TakeCoin("", game.s.offers[0][0]))
            await ada.until(lambda seen: any(event.text == "{1} takes the coin of {0}." for event in seen.history))
            await play_out([ada, ben])
            return await Server(serving.address, cookie=ada.headers()["Cookie"]).record(ada.table.id)

    game = GAME.replay(asyncio.run(play()))
    assert game.over and game.s.coins == [2, 4, 3]


def test_a_terminal(serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of tables offers the game, and the plain renderer plays it from the lobby to the end."""
    monkeypatch.setenv("PYTHONPATH", python_path())
    ada = Terminal(serving.address, tmp_path / "home", "Ada")
    try:
        ada.see("s  open a table for Sealed Bids")
        ada.enter("s")
        ada.see("Sealed Bids, 3 seats")
        ada.enter("b 2")
        ada.enter("r")
        ada.see("Everybody is ready")
        ada.enter("s")
        ada.see("At any time: offer-coin TO")
        ada.see_prompt()
        ada.enter("offer-coin 1")
        ada.see("takes the coin of Ada.")
        ada.play_on("Final score")
        ada.see("Enter leaves")
        ada.enter("")

        assert ada.finish() == 0
    finally:
        ada.close()


def test_a_spectator(serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator sees the public view as an outline, without anybody's hand, and the log."""
    monkeypatch.setenv("PYTHONPATH", python_path())

    async def watched() -> None:
        async with AsyncExitStack() as stack:
            ada, _ = await started(stack, serving, PLAN)
            await ada.act(OfferCoin("", 1))
            links = await Server(serving.address, cookie=ada.headers()["Cookie"]).links(Address("", ada.table.id))
            await asyncio.to_thread(watch, links.spectator)

    def watch(link: str) -> None:
        eve = Terminal(link, tmp_path / "home", "Eve", "--watch")
        try:
            eve.see("Ada offers Ben a coin.")
            eve.see("cards 3")
            eve.see_prompt()
            assert not any("hand" in row for row in eve.screen)
            eve.enter("q")
            assert eve.finish() == 0
        finally:
            eve.close()

    asyncio.run(watched())
