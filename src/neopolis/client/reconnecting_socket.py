"""The socket of a table: what was sent is sent again until it is acknowledged, and a lost connection is made anew."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from neopolis.client.client_state import ClientState
from neopolis.client.refusals import Error, plain_reason, refusal
from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Command, Ping, Sync
from neopolis.server.table.server_messages import Ack, Bye, Presence, Rejected, ServerMessage, Update, Weighed

FIRST_WAIT: Final = 0.2  # seconds before the first new attempt; each further one waits twice as long
LONGEST_WAIT: Final = 5.0
PATIENCE: Final = 30.0  # seconds for which being there needs not be told again
AGAIN: Final = 1.0  # seconds until something is sent again that the server could not do just now
LARGEST: Final = 1 << 24  # bytes of a frame
PATIENT: Final = (408, 425, 429)  # answers to a handshake after which one may try again, besides all from 500 on

DECODER: Final = msgspec.json.Decoder(ServerMessage)
ENCODER: Final = msgspec.json.Encoder()


class Owed(NamedTuple):
    """What was sent and not acknowledged yet."""

    text: str
    done: asyncio.Future[Ack | Weighed]


class ReconnectingSocket:
    """A line to a table that outlives its connections. `seen` is all that was told so far."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.url = url
        self.headers = headers
        self.seen = ClientState()
        self.is_online = False
        self.end: Refused | None = None  # why the line is closed for good
        self.listeners: list[Callable[[], None]] = []  # called after each change
        self._owed: dict[str, Owed] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._later: set[asyncio.Task[None]] = set()  # what is to be sent again soon
        self._news = asyncio.Event()
        self._prefix = secrets.token_hex(6)
        self._count = 0
        self._wait = FIRST_WAIT
        self._woken = -PATIENCE

    async def begin(self) -> None:
        """Connect, and wait until the table is known. Refused if that is not to be."""
        try:
            socket = await self._connect()
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise self._why(error) from None
        self._socket = socket
        self._task = asyncio.create_task(self._run(socket))
        await self.until(lambda seen: seen.table is not None)

    async def close(self) -> None:
        """Hang up."""
        self._finish(Refused("hung-up"))
        socket, tasks = self._socket, [*self._later, *([] if self._task is None else [self._task])]
        try:
            if socket is not None:
                await socket.close()
        finally:
            if socket is not None:
                socket.transport.abort()  # where saying goodbye was cancelled, it would stay open
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Hearing.

    async def news(self) -> AsyncIterator[ClientState]:
        """What is known now, and again after each change, to the end of the line. Changes that come fast are one."""
        while self.end is None:
            news = self._news
            yield self.seen
            await news.wait()

    async def until(self, wanted: Callable[[ClientState], bool]) -> ClientState:
        """Wait until what is known is as wanted. Refused if the line ends before."""
        async for seen in self.news():
            if wanted(seen):
                return seen
        raise self.end or Refused("hung-up")

    def _stir(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()
        for listener in self.listeners:
            listener()

    # Speaking.

    def new_id(self) -> str:
        """A name for a message that no other message has."""
        self._count += 1
        return f"{self._prefix}-{self._count}"

    async def send(self, wish: Command) -> None:
        """Send something, and wait until the server has done and stored it. Refused if it has not."""
        await self.ask(wish)

    async def ask(self, wish: Command) -> Ack | Weighed:
        """Send something, and wait for the answer to it. Refused if that is no."""
        owed = Owed(ENCODER.encode(wish).decode(), asyncio.get_running_loop().create_future())
        if self.end is not None:
            raise self.end
        self._owed[wish.id] = owed
        try:
            await self._push(owed.text)
            return await owed.done
        finally:
            self._owed.pop(wish.id, None)

    async def awake(self) -> None:
        """Tell the others that the person here is there: to be called whenever a key is pressed, say."""
        now = asyncio.get_running_loop().time()
        if now - self._woken >= PATIENCE:
            self._woken = now
            await self._push(ENCODER.encode(Ping(self.new_id(), awake=True)).decode())

    async def _push(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again over the next connection
                await self._socket.send(text)

    async def _push_later(self, owed: Owed) -> None:
        await asyncio.sleep(AGAIN)
        if not owed.done.done():
            await self._push(owed.text)

    # The connections.

    async def _connect(self) -> ClientConnection:
        others = {name: value for name, value in self.headers.items() if name != "Origin"}
        origin = Origin(self.headers["Origin"]) if "Origin" in self.headers else None
        return await connect(self.url, origin=origin, additional_headers=others, max_size=LARGEST, compression=None)

    async def _run(self, first: ClientConnection) -> None:
        """Listen to one connection after the other."""
        socket: ClientConnection | None = first
        while socket is not None:
            self._socket, self.is_online = socket, True
            for owed in list(self._owed.values()):
                await self._push(owed.text)
            try:
                async for data in socket:
                    await self._take(DECODER.decode(data))
            except ConnectionClosed:
                pass
            except msgspec.DecodeError:
                self._finish(Refused("odd-frames"))
                await socket.close()
            self._socket, self.is_online = None, False
            self._stir()
            socket = await self._connect_again()

    async def _connect_again(self) -> ClientConnection | None:
        """The next connection; None when there is to be none."""
        while self.end is None:
            await asyncio.sleep(self._wait * random.uniform(0.5, 1))
            self._wait = min(2 * self._wait, LONGEST_WAIT)
            try:
                return await self._connect()
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if is_final(error):
                    self._finish(self._why(error))
        return None

    def _why(self, error: Exception) -> Refused:
        """Why there is no connection, in the server's words if it has said something."""
        if isinstance(error, InvalidStatus):
            try:
                told = msgspec.json.decode(error.response.body or b"", type=Error)
                return refusal(told.code, told.message, told.rules)
            except msgspec.DecodeError:
                pass
        return Refused("no-server", address=self.headers.get("Origin", self.url), reason=plain_reason(error))

    def _finish(self, end: Refused) -> None:
        """The line is closed for good; nothing that is owed will come."""
        self.end = self.end or end
        for owed in self._owed.values():
            if not owed.done.done():
                owed.done.set_exception(self.end)
        self._stir()

    async def _take(self, told: ServerMessage) -> None:
        if isinstance(told, Update):
            if not told.full and told.number != self.seen.number + 1:
                await self._push(ENCODER.encode(Sync(self.new_id())).decode())  # something was missed
                return
            self.seen = self.seen.after(told)
            self._wait = FIRST_WAIT  # not before: who is let in only to be sent away again must wait longer each time
        elif isinstance(told, Presence):
            self.seen = self.seen.with_presence(told)
        elif isinstance(told, Ack | Rejected | Weighed):
            self._settle(told)
        elif isinstance(told, Bye) and told.code in FINAL:
            self._finish(refusal(told.code, told.message))
        self._stir()

    def _settle(self, told: Ack | Rejected | Weighed) -> None:
        owed = self._owed.get(told.id)
        if owed is None or owed.done.done():
            return
        if isinstance(told, Ack | Weighed):
            owed.done.set_result(told)
        elif told.again:
            task = asyncio.create_task(self._push_later(owed))
            self._later.add(task)
            task.add_done_callback(self._later.discard)
        else:
            owed.done.set_exception(refusal(told.code, told.message, told.rules))


# After these there is nothing to come back to.
FINAL: Final = ("gone", "closed", "table-closed", "not-allowed", "elsewhere")


def is_final(error: Exception) -> bool:
    """Whether another attempt would end in the same way."""
    if not isinstance(error, InvalidStatus):
        return False
    status = error.response.status_code
    return 400 <= status < 500 and status not in PATIENT
