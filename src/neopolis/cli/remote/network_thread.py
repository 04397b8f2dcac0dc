"""The network connection of a terminal. It runs in its own thread and wakes the terminal through a pipe."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Final, Self, TypeVar

from neopolis.client import Address, ClientState, Seat, Server
from neopolis.engine.refused import Refused
from neopolis.server.runtime.clock import ServerClock

T = TypeVar("T")
SOON: Final = 1.0  # a player sees a message if the server takes longer than this many seconds


class NetworkThread:
    """The network connection of a terminal. `bell` is a pipe that holds a byte when there is news."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.address = Address(server.address)
        self.bell, self._hammer = os.pipe()
        os.set_blocking(self._hammer, False)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="network", daemon=True)
        self._seat: Seat | None = None
        self.clock: Final = ServerClock()  # the server's time, as far as we know it

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        os.close(self.bell)
        os.close(self._hammer)

    def call(self, work: Coroutine[object, object, T], patience: Callable[[], None] = lambda: None) -> T:
        """Wait for a coroutine in the network thread. If it takes long, `patience` is called once."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            try:
                return future.result(SOON)
            except TimeoutError:
                if future.done():
                    raise
                patience()
                return future.result()
        except BaseException:
            future.cancel()
            raise

    def ring(self) -> None:
        """Wake the terminal because there is news. If the news is later than `clock`, set `clock` forward to it."""
        table = None if self._seat is None else self._seat.seen.table
        if table is not None:
            self.clock.follow(max([seat.since for seat in table.seats]))
        with suppress(OSError):  # the pipe is full, so the terminal wakes anyway
            os.write(self._hammer, b"!")

    def join(self, address: Address) -> None:
        """Leave the current table, if any, and join another one."""
        self.leave()
        self.address = Address(self.server.address, address.table, address.key)  # our server, whatever the link says
        self._seat = self.call(self.server.join(self.address, world=True))
        self._seat.listeners.append(self.ring)
        self.ring()

    def leave(self) -> None:
        """Disconnect; the seat stays ours."""
        if self._seat is not None:
            self.call(self._seat.close())
            self._seat = None

    @property
    def seat(self) -> Seat:
        if self._seat is None:
            raise Refused("hung-up")
        return self._seat

    @property
    def seen(self) -> ClientState:
        """The table, as we know it. Refused if we were cut off for good."""
        if self.seat.end is not None:
            raise self.seat.end
        return self.seat.seen

    def touch(self) -> None:
        """Tell the table, if we are at one, that somebody is at the terminal."""
        if self._seat is not None:
            asyncio.run_coroutine_threadsafe(self._seat.awake(), self._loop)

    def wait(self, wanted: Callable[[ClientState], bool], longest: float) -> None:
        """Wait until the client's state meets a condition, but at most `longest` seconds."""

        async def until() -> None:
            with suppress(TimeoutError):
                async with asyncio.timeout(longest):
                    await self.seat.until(wanted)

        self.call(until())
