"""A server that gets much garbage keeps running: nothing crashes, nothing leaks, and honest people can play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from neopolis.client import Address, ClientState, Links, Seat, Server
from neopolis.client.reconnecting_socket import DECODER
from neopolis.server.table.log_events import Plan
from neopolis.server.table.server_messages import Bye, Pong, Presence, Update
from tests.server.http.running import SECRET, Running, party, play, running
from tests.server.soak.figures import Figures, Sizes, files_open, memory, report
from tests.server.soak.fuzzing import Fuzzer

EACH = 40  # messages per socket; more would be a flood
AT_ONCE = 8
FINE = {1000, 1005, 1006, 1008, 1009, 4404, 4410}  # allowed close codes; 1011 would mean an error in the server
MORE_FILES = 20  # additional files and sockets that may stay open, such as database connections
MEGABYTES = 150.0  # megabytes by which the server's memory may grow, mostly in the first minutes
PLANS = [
    Plan("neom", 3, {}, ["", "", "random"]),
    Plan("new-angeles", 4, {}, ["", "", "", "random"]),
    Plan("neom", 1),
]


class Target:
    """A table to fuzz, with the people at its seats and a stranger who has its links."""

    def __init__(self, links: Links, seated: list[Server], stranger: Server) -> None:
        self.links = links
        self.seated = seated
        self.stranger = stranger

    def role(self, chance: random.Random, honest: bool) -> tuple[Server, str]:
        """A random client and a link for it. If `honest` people play at the table, the client is none of them."""
        wrong = self.links.player[:-3] + "xyz"
        link = chance.choice([*[self.links.player, self.links.spectator] * 8, wrong])
        nobody = Server(self.stranger.address)
        if honest:
            return chance.choice([(nobody, link), (self.stranger, self.links.spectator)])
        return chance.choice([(one, link) for one in [*self.seated, *self.seated, self.stranger, nobody]])


class Fuzz:
    """Sends garbage to tables, and counts messages, sockets, tables and close codes."""

    def __init__(self, site: Running, count: int, seed: int) -> None:
        self.site = site
        self.wanted = count
        self.sent = 0
        self.sockets = 0
        self.codes: dict[int, int] = {}
        self.opened = 0
        self.honest: Target | None = None
        self.wild: Target | None = None
        self.chance = random.Random(seed)

    async def run(self, stranger: Server) -> None:
        self.wild = await self._open(stranger)
        await asyncio.gather(*[self._attack(random.Random(self.chance.random()), stranger) for _ in range(AT_ONCE)])

    async def _open(self, stranger: Server) -> Target:
        """Open a table with a fuzzer at every seat that has no bot."""
        plan = PLANS[self.opened % len(PLANS)]
        self.opened += 1
        people = [seat for seat in range(plan.seats) if not (plan.bots or [""])[seat]]
        guests = [await self.site.guest(f"Fuzzer {seat}") for seat in people]
        links = await guests[0].open(plan)
        for seat, guest in zip(people, guests, strict=True):
            async with await guest.join(links.player) as line:
                await line.sit(seat)
                await line.ready()
        if self.opened % 3:  # every third table stays a lobby
            async with await guests[0].join(links.player) as line:
                await line.start()
        return Target(links, guests, stranger)

    async def _attack(self, chance: random.Random, stranger: Server) -> None:
        fuzzer = Fuzzer(chance)
        while self.sent < self.wanted:
            honest = self.honest is not None and not chance.randrange(4)
            target = self.honest if honest else self.wild
            assert target is not None
            server, link = target.role(chance, honest)
            self.sockets += 1
            code = await self._one_socket(server, Address.read(link), fuzzer)
            self.codes[code] = self.codes.get(code, 0) + 1
            assert code in FINE, f"closed with {code}"
            if target is self.wild and (code == 4410 or not chance.randrange(100)):
                self.wild = await self._open(stranger)

    async def _one_socket(self, server: Server, address: Address, fuzzer: Fuzzer) -> int:
        """Send garbage, ping at the end, read the answers, and return the close code."""
        headers = server.headers()
        origin = Origin(headers.pop("Origin"))
        url = address._replace(server=server.address).socket(bool(fuzzer.chance.randrange(2)))
        line = await connect(url, origin=origin, additional_headers=headers, compression=None, max_size=1 << 24)
        async with line:
            with contextlib.suppress(ConnectionClosed):
                first = DECODER.decode(await line.recv())
                if isinstance(first, Bye):
                    await line.recv()
                assert isinstance(first, Update | Presence)
                seen = ClientState().after(first) if isinstance(first, Update) else ClientState()
                for message in fuzzer.messages(seen, EACH):
                    await line.send(message)
                    self.sent += 1
                await line.send('{"kind":"ping","id":"the-end"}')
                await self._hear(line)
        line.transport.abort()  # otherwise the socket would stay open if the server disconnected while we wrote
        return line.close_code or 1006

    async def _hear(self, line: ClientConnection) -> None:
        """Read until the last pong. Check that every message can be decoded, and shows no secret and no traceback."""
        async with asyncio.timeout(120):
            while True:
                data = await line.recv()
                message = DECODER.decode(data)
                assert SECRET not in str(data) and "Traceback" not in str(data)
                if isinstance(message, Pong) and message.id == "the-end":
                    return


async def fuzzed(site: Running, count: int, seed: int) -> tuple[Fuzz, int]:
    """Fuzz while honest people play; returns what was sent, and how many games the honest people finished."""
    fuzz = Fuzz(site, count, seed)
    stranger = await site.guest("Stranger")
    games = 0

    async def honest() -> None:
        nonlocal games
        while True:
            async with party(site, people=2, bots=("random",)) as table:
                fuzz.honest = Target(table.links, [], stranger)
                await asyncio.gather(*[play_calmly(seat) for seat in table.seats])
                games += 1

    playing = asyncio.create_task(honest())
    attacking = asyncio.create_task(fuzz.run(stranger))
    await asyncio.wait([playing, attacking], return_when=asyncio.FIRST_COMPLETED)
    fuzz.honest = None
    await attacking
    if not games:
        while not games and not playing.done():
            await asyncio.sleep(0.05)
    playing.cancel()
    found = await asyncio.gather(playing, return_exceptions=True)
    assert isinstance(found[0], asyncio.CancelledError), found
    await asyncio.sleep(0.2)  # until the last connections are closed
    return fuzz, games


async def play_calmly(seat: Seat) -> None:
    """Play a whole game, with short pauses."""
    while await play(seat, most=1):
        await asyncio.sleep(0.1)


def metric(site: Running, name: str) -> float:
    with urlopen(f"{site.address}/metrics") as answer:
        found = re.search(rf"^{re.escape(name)} (\S+)$", answer.read().decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


def faults(site: Running) -> list[str]:
    """Lines of the log that show a bug of ours."""
    events = ("request-failed", "socket-failed", "maintenance-failed", "library", "event-not-playable", "bots-stopped")
    return [line for line in site.lines().splitlines() if json.loads(line)["event"] in events]


@pytest.mark.waits
@pytest.mark.soak
def test_fuzzed_messages(tmp_path: Path, sizes: Sizes, figures: Figures) -> None:
    count = sizes.count("FUZZ", 1_000_000, 1_000, quick=300)
    with running(tmp_path / "site", NEOPOLIS_LOG="warning") as site:
        assert site.process is not None
        process = site.process.pid
        asyncio.run(
            fuzzed(site, max(sizes.size(quick=100, normal=400), count // 50), 1)
        )  # a first run, so that everything is loaded
        before, files = memory(process), files_open(process)

        fuzz, games = asyncio.run(fuzzed(site, count, 2))

        after = memory(process)
        assert site.process.poll() is None
        assert faults(site) == []
        assert metric(site, "neopolis_sockets") == 0
        assert files_open(process) <= files + MORE_FILES
        assert fuzz.sent >= count
        assert games
        if sizes.soak:
            assert after < before + MEGABYTES
        rows = [
            ["messages sent", str(fuzz.sent)],
            ["sockets", str(fuzz.sockets)],
            ["closed with", str(dict(sorted(fuzz.codes.items())))],
            ["tables fuzzed / honest games finished", f"{fuzz.opened} / {games}"],
            ["memory before / after", f"{before:.0f} MB / {after:.0f} MB"],
        ]
        figures(report(f"{count} fuzzed messages", [""], rows))
