"""Sockets that misbehave: some never read, some send as fast as they can. They run in their own process, so that
they slow down other clients only by slowing down the server.

    python -m tests.server.soak.rude PORT SLOW FAST PAUSE LINK...

A disconnected socket connects again after PAUSE seconds.
The sockets go on until standard input ends. Then the process reports how often and how they were disconnected.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sys

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from neopolis.client import Address

SYNC = '{"kind":"sync","id":"s"}'
PING = '{"kind":"ping","id":"p"}'
NICE = 15  # low priority: real clients run on other machines and take no time from the server
LOST = (ConnectionClosed, ConnectionError, TimeoutError, InvalidHandshake)


async def line_to(port: int, link: str, small: bool) -> ClientConnection:
    """A connection that is read only when the caller reads. If `small`, it has a small receive buffer."""
    server = f"http://127.0.0.1:{port}"
    plain = socket.socket()
    if small:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect(("127.0.0.1", port))
    plain.setblocking(False)
    url = Address.read(link)._replace(server=server).socket(False)
    return await connect(url, sock=plain, origin=Origin(server), compression=None, ping_interval=None)


class Rude:
    """Sockets that misbehave at some tables until they are stopped."""

    def __init__(self, port: int, pause: float) -> None:
        self.port = port
        self.pause = pause
        self.slow = 0
        self.codes: dict[str, int] = {}
        self.stopped = asyncio.Event()

    async def be_slow(self, link: str) -> None:
        """Ask for full frames, no faster than allowed, and read nothing, until the server cuts the connection."""
        with contextlib.suppress(*LOST):
            line = await line_to(self.port, link, small=True)
            line.transport.pause_reading()
            with contextlib.suppress(*LOST):
                while not self.stopped.is_set() and not line.transport.is_closing():
                    async with asyncio.timeout(5):
                        await line.send(SYNC)
                    await asyncio.sleep(0.12)
            self.slow += not self.stopped.is_set()
            line.transport.abort()

    async def flood(self, link: str) -> None:
        """Send as fast as possible, and read, until the server disconnects."""
        with contextlib.suppress(*LOST):
            line = await line_to(self.port, link, small=False)
            reading = asyncio.create_task(self._read(line))
            with contextlib.suppress(*LOST):
                while not self.stopped.is_set():
                    for _ in range(20):
                        await line.send(PING)
                    await asyncio.sleep(0)
            await reading
            if not self.stopped.is_set():
                code = f"{line.close_code} {line.close_reason}".strip()
                self.codes[code] = self.codes.get(code, 0) + 1
            line.transport.abort()

    async def _read(self, line: ClientConnection) -> None:
        with contextlib.suppress(*LOST):
            while not self.stopped.is_set():
                await line.recv()

    async def again(self, link: str, is_slow: bool) -> None:
        while not self.stopped.is_set():
            await (self.be_slow(link) if is_slow else self.flood(link))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), self.pause)

    async def run(self, slow: int, fast: int, links: list[str]) -> None:
        kinds = [True] * slow + [False] * fast
        tasks = [asyncio.create_task(self.again(links[at % len(links)], kind)) for at, kind in enumerate(kinds)]
        await asyncio.to_thread(sys.stdin.read)
        self.stopped.set()
        await asyncio.wait(tasks, timeout=30)


async def main() -> None:
    os.nice(NICE)
    port, slow, fast, pause = map(int, sys.argv[1:5])
    print("ready", flush=True)
    rude = Rude(port, pause)
    await rude.run(slow, fast, sys.argv[5:])
    print(json.dumps({"slow": rude.slow, "codes": rude.codes}), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
