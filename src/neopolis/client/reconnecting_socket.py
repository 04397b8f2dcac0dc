"""The socket of a table. It reconnects by itself and repeats each command until the server acknowledges it."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus
from websockets.typing import Origin

from neopolis.client.client_state import ClientState
from neopolis.client.refusals import Error, plain_reason, refusal
from neopolis.engine.refused import Refused
from neopolis.games.wire import SideReply
from neopolis.server.table.commands import Command, Ping, Sync
from neopolis.server.table.server_messages import Ack, Bye, Presence, Rejected, ServerMessage, Update, message_types

FIRST_WAIT: Final = 0.2  # maximum wait in seconds before the first attempt to reconnect; it doubles with each attempt
LONGEST_WAIT: Final = 5.0
FIRST_ATTEMPTS: Final = 4  # attempts to connect for the first time, if the server hangs up without an answer
PATIENCE: Final = 30.0  # the least number of seconds between two messages that `awake` sends
AGAIN: Final = 1.0  # seconds before repeating a command that the server could not carry out just now
RESTART: Final = 1012  # the close code of a server that restarts
LARGEST: Final = 1 << 24  # maximum size of a frame that we accept, in bytes
PATIENT: Final = (408, 425, 429)  # HTTP statuses after which to try again, in addition to 5xx

DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(message_types())
ENCODER: Final = msgspec.json.Encoder()


class Unacknowledged(NamedTuple):
    """A command that the server has not acknowledged yet."""

    text: str
    done: asyncio.Future[Ack | SideReply]


class ReconnectingSocket:
    """A socket that outlives its connections. `seen` is what the client knows of its table so far."""

    def __init__(self, url: str, headers: Callable[[], dict[str, str]]) -> None:
        self.url = url
        self.headers = headers  # called for each connection: we may have got a new cookie
        self.seen = ClientState()
        self.is_online = False
        self.end: Refused | None = None  # why the socket is closed for good
        self.listeners: list[Callable[[], None]] = []  # called after each change of `seen` or of the connection
        self.before_world: Callable[[ClientState], Awaitable[None]] | None = None  # called before a new `seen.world`
        self._unacknowledged: dict[str, Unacknowledged] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._later: set[asyncio.Task[None]] = set()  # tasks that will soon repeat a command
        self._news = asyncio.Event()
        self._prefix = secrets.token_hex(6)
        self._count = 0
        self._wait = FIRST_WAIT
        self._woken = -PATIENCE

    async def begin(self) -> None:
        """Connect, and wait until the table is known. Refused if that fails."""
        socket = await self._connect_first()
        self._socket = socket
        self._task = asyncio.create_task(self._run(socket))
        await self.until(lambda seen: seen.table is not None)

    async def close(self) -> None:
        """Close the connection."""
        self._finish(Refused("hung-up"))
        socket, tasks = self._socket, [*self._later, *([] if self._task is None else [self._task])]
        try:
            if socket is not None:
                await socket.close()
        finally:
            if socket is not None:
                socket.transport.abort()  # the connection would stay open if the closing handshake was cancelled
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Receiving.

    async def news(self) -> AsyncIterator[ClientState]:
        """Yields `seen` now, and again after each change, until the socket closes. Fast changes are merged."""
        while self.end is None:
            news = self._news
            yield self.seen
            await news.wait()

    async def until(self, wanted: Callable[[ClientState], bool]) -> ClientState:
        """Wait until `seen` meets a condition. Refused if the socket closes first."""
        async for seen in self.news():
            if wanted(seen):
                return seen
        raise self.end or Refused("hung-up")

    def _notify(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()
        for listener in self.listeners:
            listener()

    # Sending.

    def new_id(self) -> str:
        """An id that no other command has."""
        self._count += 1
        return f"{self._prefix}-{self._count}"

    async def send(self, command: Command) -> None:
        """Send a command, and wait until the server has done and stored it; Refused if the server refuses it."""
        await self.ask(command)

    async def ask(self, command: Command) -> Ack | SideReply:
        """Send a command, and wait for the reply to it; Refused if the server refuses it."""
        waiting = Unacknowledged(ENCODER.encode(command).decode(), asyncio.get_running_loop().create_future())
        if self.end is not None:
            raise self.end
        self._unacknowledged[command.id] = waiting
        try:
            await self._push(waiting.text)
            return await waiting.done
        finally:
            self._unacknowledged.pop(command.id, None)

    async def awake(self) -> None:
        """Tell the others that somebody is here. Call it at every key press, for example."""
        now = asyncio.get_running_loop().time()
        if now - self._woken >= PATIENCE:
            self._woken = now
            await self._push(ENCODER.encode(Ping(self.new_id(), awake=True)).decode())

    async def _push(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # the next connection repeats unacknowledged commands
                await self._socket.send(text)

    async def _push_later(self, waiting: Unacknowledged) -> None:
        await asyncio.sleep(AGAIN)
        if not waiting.done.done():
            await self._push(waiting.text)

    # The connections.

    async def _connect(self) -> ClientConnection:
        headers = self.headers()
        others = {name: value for name, value in headers.items() if name != "Origin"}
        origin = Origin(headers["Origin"]) if "Origin" in headers else None
        return await connect(self.url, origin=origin, additional_headers=others, max_size=LARGEST, compression=None)

    async def _connect_first(self) -> ClientConnection:
        """The first connection. Tries again if the server hangs up without an answer: it may be restarting."""
        for attempt in range(FIRST_ATTEMPTS):
            try:
                return await self._connect()
            except (ConnectionResetError, InvalidMessage) as error:
                last: Exception = error
                await asyncio.sleep(FIRST_WAIT * 2**attempt)
            except (OSError, InvalidHandshake, TimeoutError) as error:
                raise self._why(error) from None
        raise self._why(last)

    async def _run(self, first: ClientConnection) -> None:
        """Receive until the end. If this task is cancelled, for example when the event loop ends, disconnect."""
        try:
            await self._receive(first)
        finally:
            if self._socket is not None:
                self._socket.transport.abort()

    async def _receive(self, first: ClientConnection) -> None:
        """Receive from one connection after the other."""
        socket: ClientConnection | None = first
        while socket is not None:
            self._socket, self.is_online = socket, True
            for waiting in list(self._unacknowledged.values()):
                await self._push(waiting.text)
            try:
                async for data in socket:
                    await self._take(DECODER.decode(data))
            except ConnectionClosed:
                pass
            except msgspec.DecodeError:
                self._finish(Refused("odd-frames"))
                await socket.close()
            if socket.close_code == RESTART and self._wait == FIRST_WAIT:
                self._wait = 0.0  # the server restarts: its next process accepts connections already
            self._socket, self.is_online = None, False
            self._notify()
            socket = await self._connect_again()

    async def _connect_again(self) -> ClientConnection | None:
        """The next connection; None if the socket is closed for good."""
        while self.end is None:
            await asyncio.sleep(self._wait * random.uniform(0.5, 1))
            self._wait = min(2 * (self._wait or FIRST_WAIT), LONGEST_WAIT)
            try:
                return await self._connect()
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if is_final(error):
                    self._finish(self._why(error))
        return None

    def _why(self, error: Exception) -> Refused:
        """Why there is no connection, in the server's words if it sent any."""
        if isinstance(error, InvalidStatus):
            try:
                told = msgspec.json.decode(error.response.body or b"", type=Error)
                return refusal(told.code, told.message, told.rules)
            except msgspec.DecodeError:
                pass
        return Refused("no-server", address=self.headers().get("Origin", self.url), reason=plain_reason(error))

    def _finish(self, end: Refused) -> None:
        """Close the socket for good; no reply will come any more."""
        self.end = self.end or end
        for waiting in self._unacknowledged.values():
            if not waiting.done.done():
                waiting.done.set_exception(self.end)
        self._notify()

    async def _take(self, received: ServerMessage) -> None:
        if isinstance(received, Update):
            if not received.full and received.number != self.seen.number + 1:
                await self._push(ENCODER.encode(Sync(self.new_id())).decode())  # an update was lost: ask for a full one
                return
            after = self.seen.after(received)
            if received.world is not None and self.before_world is not None:
                with suppress(Refused, msgspec.DecodeError):  # without the world, the rest of the update still counts
                    await self.before_world(after)
            self.seen = after
            self._wait = FIRST_WAIT  # not in `_run`: a server may accept each connection and close it at once
        elif isinstance(received, Presence):
            self.seen = self.seen.with_presence(received)
        elif isinstance(received, Ack | Rejected | SideReply):
            self._settle(received)
        elif isinstance(received, Bye) and received.code in FINAL:
            self._finish(refusal(received.code, received.message))
        self._notify()

    def _settle(self, reply: Ack | Rejected | SideReply) -> None:
        waiting = self._unacknowledged.get(reply.id)
        if waiting is None or waiting.done.done():
            return
        if isinstance(reply, Ack | SideReply):
            waiting.done.set_result(reply)
        elif reply.again:
            task = asyncio.create_task(self._push_later(waiting))
            self._later.add(task)
            task.add_done_callback(self._later.discard)
        else:
            waiting.done.set_exception(refusal(reply.code, reply.message, reply.rules))


# If the server closes a socket with one of these codes, there is no point in reconnecting.
FINAL: Final = ("gone", "closed", "table-closed", "not-allowed", "elsewhere", "signed-out", "link-renewed")


def is_final(error: Exception) -> bool:
    """Whether another attempt would end in the same way."""
    if not isinstance(error, InvalidStatus):
        return False
    status = error.response.status_code
    return 400 <= status < 500 and status not in PATIENT
