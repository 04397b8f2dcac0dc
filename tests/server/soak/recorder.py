"""Everything that one pair of eyes gets from a server, byte by byte: the frames of a socket and answers to requests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from neopolis.client import Address, ClientState, Server
from neopolis.client.reconnecting_socket import DECODER
from neopolis.engine.refused import Refused
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Entry
from neopolis.server.table.server_messages import Bye, ServerMessage, Update
from neopolis.server.table.table import Table

CLASSES = [256 << power for power in range(14)]


class Recorder:
    """Listens at a table through a socket of its own, in the name of somebody or of nobody."""

    def __init__(self, server: Server, link: str, world: bool = False) -> None:
        self.server = server
        self.address = Address.read(link)
        self.world = world
        self.frames: list[bytes] = []
        self.answers: list[bytes] = []
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Connect, and wait for the first frame."""
        self._task = asyncio.create_task(self._listen())
        while not self.frames:
            await asyncio.sleep(0.01)

    async def _listen(self) -> None:
        headers = self.server.headers()
        origin = Origin(headers.pop("Origin"))
        url = self.address._replace(server=self.server.address).socket(self.world)
        async with connect(url, origin=origin, additional_headers=headers, compression=None, max_size=1 << 24) as line:
            try:
                async for data in line:
                    self.frames.append(data.encode() if isinstance(data, str) else data)
            except ConnectionClosed:
                pass

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, *paths: str) -> None:
        """Get answers to requests, refusals among them."""
        for path in paths:
            try:
                self.answers.append(await self.server._call("GET", path))
            except Refused as refused:
                self.answers.append(msgspec.json.encode([refused.code, refused.message]))

    def told(self) -> Iterator[ServerMessage]:
        """The frames, decoded; every byte of them is accounted for: no other members, and nothing but spaces behind."""
        for frame in self.frames:
            told = DECODER.decode(frame)
            data = frame.rstrip(b" ")

            assert msgspec.json.encode(told) == data
            assert len(frame) == next(size for size in CLASSES if size >= len(data))
            yield told

    def updates(self) -> list[Update]:
        """What it was told of the table, in order and without a gap."""
        found = [told for told in self.told() if isinstance(told, Update)]
        assert [update.number for update in found] == list(range(1, len(found) + 1))
        assert not [told for told in self.told() if isinstance(told, Bye) and told.code != "closed"]
        return found


def plain(seen: ClientState) -> ClientState:
    """What is known of the table itself: without counters, presence and imagined worlds."""
    return msgspec.structs.replace(seen, number=0, here=(), away=(), world=b"")


def check_told(recorder: Recorder, table: str, log: list[Entry], person: str) -> int:
    """After each frame, what was told in all is exactly what the seat may know at some place of the log, in order.

    How many frames that were.
    """
    updates = recorder.updates()
    seen = ClientState()
    received = [plain(seen := seen.after(update)) for update in updates]
    at = 0
    folded = Table(table)
    look = FrameDiff(folded, person)
    expected = ClientState()
    for entry in log:
        folded.apply(entry)
        frame = look.frame()
        if frame is not None:
            told = DECODER.decode(frame)
            assert isinstance(told, Update)
            expected = expected.after(told)
        if at < len(received) and received[at] == plain(expected):
            check_world(updates[at], folded, folded.seat_of(person))
            at += 1
    assert at == len(received), f"frame {at + 1} of {len(received)} holds what the log does not give"
    return at


def check_world(update: Update, table: Table, seat: int) -> None:
    """A world that was sent along looks to the seat as the true one does."""
    if update.world is None:
        return
    assert table.game is not None
    world = table.definition.decode(update.world)
    assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(table.game.view(seat))
