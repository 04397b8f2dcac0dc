"""Records every byte that one client gets from a server: the frames of a socket and the responses to requests."""

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
    """Connects to a table with a socket of its own, signed in as a guest or not signed in."""

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
        """Send requests, and record the responses, refusals included."""
        for path in paths:
            try:
                self.answers.append(await self.server._call("GET", path))
            except Refused as refused:
                self.answers.append(msgspec.json.encode([refused.code, refused.message]))

    def messages(self) -> Iterator[ServerMessage]:
        """The decoded frames. Every byte is accounted for: no unknown fields, and only spaces as padding."""
        for frame in self.frames:
            message = DECODER.decode(frame)
            data = frame.rstrip(b" ")

            assert msgspec.json.encode(message) == data
            assert len(frame) == next(size for size in CLASSES if size >= len(data))
            yield message

    def updates(self) -> list[Update]:
        """The updates of the table, in order and without a gap."""
        found = [message for message in self.messages() if isinstance(message, Update)]
        assert [update.number for update in found] == list(range(1, len(found) + 1))
        assert not [message for message in self.messages() if isinstance(message, Bye) and message.code != "closed"]
        return found


def plain(seen: ClientState) -> ClientState:
    """What a client knows of the table, without the frame number, presence and imagined games."""
    return msgspec.structs.replace(seen, number=0, here=(), away=(), world=b"")


def check_received(recorder: Recorder, table: str, log: list[Entry], person: str) -> int:
    """Check that after each frame the client knows exactly what its seat may know after some entry of the log.

    Later frames must match later entries. Returns the number of frames.
    """
    updates = recorder.updates()
    seen = ClientState()
    received = [plain(seen := seen.after(update)) for update in updates]
    at = 0
    replica = Table(table)
    frame_diff = FrameDiff(replica, person)
    expected = ClientState()
    for entry in log:
        replica.apply(entry)
        frame = frame_diff.frame()
        if frame is not None:
            update = DECODER.decode(frame)
            assert isinstance(update, Update)
            expected = expected.after(update)
        if at < len(received) and received[at] == plain(expected):
            check_world(updates[at], replica, replica.seat_of(person))
            at += 1
    assert at == len(received), f"frame {at + 1} of {len(received)} holds what the log does not give"
    return at


def check_world(update: Update, table: Table, seat: int) -> None:
    """Check that the seat sees the same of an imagined game as of the real one."""
    if update.world is None:
        return
    assert table.game is not None
    world = table.definition.decode(update.world)
    assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(table.game.view(seat))
    derived = [table.definition.derived(game, seat) for game in (world, table.game)]
    assert msgspec.json.encode(derived[0]) == msgspec.json.encode(derived[1])
