"""Real servers in processes of their own, and people at their tables."""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from neopolis.client import Address, ClientState, Links, Seat, Server
from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.trading.ledger_view import ProposalView
from neopolis.games.new_angeles.wire import Decline
from neopolis.server.table.log_events import Clock, Plan
from tests import forking

T = TypeVar("T")

NO_CLOCK = Clock()
SAFETY = 60  # seconds after which a hanging test fails
SECRET = "a secret of the tests that is long enough"


def run(work: Coroutine[object, object, T]) -> T:
    """Run a coroutine to its end, with a timeout."""

    async def with_safety() -> T:
        async with asyncio.timeout(SAFETY):
            return await work

    return asyncio.run(with_safety())


class Running:
    """A server in a process: `neopolis serve`."""

    main = forking.MAIN

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = environment
        self.file_limits: tuple[int, int] | None = None  # the process's soft and hard limit of open files
        self.log = data / "log"
        self.port = 0
        self.process: forking.Command | None = None

    def start(self) -> "Running":
        """Start the server, on the same port as before if there was one."""
        self.data.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, "NEOPOLIS_SECRET": SECRET, **self.environment}
        if "NEOPOLIS_PUBLIC_URL" in environment and not self.port:
            self.port = free_port()  # such a server prints its public address instead of its port
        words = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), "--local"]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = forking.start(
                "serve", *words, stderr=log, environment=environment, main=self.main, file_limits=self.file_limits
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "://" in line, line + self.log.read_text(encoding="utf-8")
        self.port = self.port or int(line.rsplit(":", 1)[1])
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self._gone()

    def _gone(self) -> None:
        if self.process is not None:
            self.process.wait(SAFETY)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def lines(self) -> str:
        """Everything that the server has logged."""
        return self.log.read_text(encoding="utf-8")

    async def guest(self, name: str) -> Server:
        server = Server(self.address)
        await server.sign_in(name)
        return server


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextlib.contextmanager
def running(data: Path, **environment: str) -> Iterator[Running]:
    """A server that runs for the duration of the block."""
    server = Running(data, **environment).start()
    try:
        yield server
    finally:
        server.stop()


class Party:
    """A table with people. `seats` are theirs in order; the first person is the host."""

    def __init__(self, links: Links, people: list[Server], seats: list[Seat]) -> None:
        self.links = links
        self.people = people
        self.seats = seats

    async def begin(self) -> None:
        for seat in self.seats[1:]:
            await seat.ready()
        await self.seats[0].start()

    async def bots_answered(self) -> None:
        """Wait until all clients have seen the answers of all bots. Then nothing changes until a person acts."""
        people = set(range(len(self.seats)))

        def is_settled(seen: ClientState) -> bool:
            return bool(seen.talk) and seen.table is not None and people.issuperset(seen.table.awaited)

        await self.seats[0].say("Wait!")  # a client that has this line has all earlier answers of people
        for seat in self.seats:
            await seat.until(is_settled)


@contextlib.asynccontextmanager
async def party(
    *servers: Running, game: str = "neom", people: int = 2, bots: tuple[str, ...] = ("greedy",),
    options: dict[str, str] | None = None, clock: Clock = NO_CLOCK, listed: bool = False, webhook: str = "",
    world: bool = False, starts: bool = True,
) -> AsyncIterator[Party]:  # fmt: skip
    """A new table with people, spread over the given servers, and with bots on the other seats."""
    guests = [await servers[place % len(servers)].guest(f"Guest {place}") for place in range(people)]
    plan = Plan(game, people + len(bots), options or {}, [""] * people + list(bots), clock, listed, webhook)
    links = await guests[0].open(plan)
    seats: list[Seat] = []
    async with contextlib.AsyncExitStack() as stack:
        for place, guest in enumerate(guests):
            seats.append(await stack.enter_async_context(await guest.join(links.player, world=world)))
            await seats[-1].sit(place)
        found = Party(links, guests, seats)
        if starts:
            await found.begin()
        yield found


def first(seat: Seat) -> int:
    """The default answer to the seat's question."""
    assert seat.decision is not None
    return seat.decision.default


def is_offered(seen: ClientState) -> list[int]:
    """The ids of the proposals that a seat has to answer."""
    views = msgspec.json.decode(seen.view.get("proposals", b"[]"), type=list[ProposalView])
    return [view.id for view in views if view.to == seen.you]


async def decline(seat: Seat, offer: int) -> None:
    """Decline a proposal. It may have ended meanwhile, for example with the game."""
    try:
        await seat.act(Decline("", offer))
    except Refused as refused:
        if refused.code not in ("no-such-proposal", "game-is-over"):
            raise


async def play(seat: Seat, choose: Callable[[Seat], int] = first, most: int = 100_000) -> int:
    """Decline proposals and answer up to `most` questions of a seat; returns the number of answers."""
    count, answered = 0, -1
    while count < most:
        seen = await seat.until(
            lambda seen, done=answered: (  # type: ignore[misc]
                seen.status == "over" or bool(is_offered(seen)) or (seen.decision is not None and seen.moment != done)
            )
        )
        if seen.status == "over":
            break
        if offers := is_offered(seen):
            await decline(seat, offers[0])
            await seat.until(
                lambda seen, gone=offers[0]: seen.status == "over" or gone not in is_offered(seen)  # type: ignore[misc]
            )
            continue
        answered = seen.moment
        await seat.answer(choose(seat), answered)
        count += 1
    return count


@contextlib.asynccontextmanager
async def plain_socket(
    server: Running, table: Party, person: int = 0, **headers: str
) -> AsyncIterator[ClientConnection]:
    """A raw socket, which does not reconnect, resend or answer by itself."""
    url = Address.read(table.links.player)._replace(server=server.address).socket(False)
    found = {**table.people[person].headers(), **headers}
    async with connect(url, additional_headers=found, max_size=None) as socket:
        yield socket
