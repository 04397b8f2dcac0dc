"""The socket of a table: messages in, frames out. Who floods, sends nonsense or does not read is let go."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.types.asgi_types import WebSocketSendEvent

from neopolis.engine.game import MAX_SEED
from neopolis.engine.refused import Refused
from neopolis.server.http.access import enter
from neopolis.server.http.asgi_server import ABORT, LONGEST_MESSAGE
from neopolis.server.http.companions import companion_of
from neopolis.server.http.dependencies import Here, Id, Key
from neopolis.server.http.server import Server
from neopolis.server.logs import note, warn
from neopolis.server.runtime.connections import Client
from neopolis.server.runtime.live_table import GONE, POLICY, LiveTable
from neopolis.server.runtime.rate_limit import Bucket
from neopolis.server.store.people import Guest
from neopolis.server.table.commands import Command, command_types
from neopolis.server.table.frame_diff import packed
from neopolis.server.table.server_messages import Bye, Rejected
from neopolis.text.messages import language, message

AnySocket = WebSocket[object, object, State]

SLOW_SECONDS: Final = 10.0  # for a frame to be taken
PACE: Final = 0.02  # seconds between messages of who sends many
MOST_BAD: Final = 20  # messages that cannot be read
TRY_LATER: Final = 1013  # close codes: the storage is away,
FAULT: Final = 1011  # our mistake
LATER: Final = ("store-away", "store-full", "table-crowded")
_DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(command_types())


class _Named(msgspec.Struct):
    """A message of which nothing is known but its id."""

    id: str = ""


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: Id, server: Here, key: Key = "", world: Key = "0") -> None:
    """One table, live. docs/protocol.md tells what goes over it."""
    await socket.accept()
    try:
        person, live, may_play = await _enter(socket, server, table, key)
        chance = secrets.randbelow(MAX_SEED + 1)
        by_token = "authorization" in socket.headers
        client = Client(person.id, person.name, may_play, world == "1", chance, by_token, language())
        await live.join(client)
    except Refused as refused:
        await _turn_away(socket, refused)
        return
    server.metrics.sockets.inc()
    note("socket-open", table=table, seat=client.seat)
    try:
        await _converse(socket, live, client, server)
    finally:
        live.leave(client)
        server.metrics.sockets.dec()
        note("socket-closed", table=table, seat=client.seat)


async def _enter(socket: AnySocket, server: Server, table: str, key: str) -> tuple[Guest, LiveTable, bool]:
    """Who has come, oneself or a companion at the same browser; to which room; and whether to play."""
    guest = await server.who(socket)
    asked = socket.query_params
    companion = companion_of(server, socket, guest, asked.get("as", ""), asked.get("name", ""))
    return companion or guest, *await enter(server, table, guest, key)


async def _turn_away(socket: AnySocket, refused: Refused) -> None:
    word, code = ("later", TRY_LATER) if refused.code in LATER else ("not-allowed", POLICY)
    if refused.code == "no-table":
        word, code = "gone", GONE
    with contextlib.suppress(WebSocketDisconnect):
        await _send(socket, packed(Bye(word, refused.message)))
    await _close(socket, code, word)


async def _converse(socket: AnySocket, live: LiveTable, client: Client, server: Server) -> None:
    """Talk until one side has enough."""
    talking = {
        asyncio.create_task(_receive(socket, live, client, server)),
        asyncio.create_task(_send_all(socket, client, server)),
    }
    try:
        done, _ = await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
    for task in done:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            warn("socket-fault", error, table=live.id)
            await _close(socket, FAULT, "our-fault")


async def _receive(socket: AnySocket, live: LiveTable, client: Client, server: Server) -> None:
    """Take messages until the socket is closed, or there are too many or too bad ones."""
    bucket = Bucket(server.settings.rate, server.settings.burst, time.monotonic())
    bad = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        if not bucket.take(time.monotonic()):
            await _dismiss(client, server, "too-fast")
            return
        try:
            command = _read(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            bad += 1
            _refuse(client, text, str(error), server)
            if bad > MOST_BAD:
                await _dismiss(client, server, "too-bad")
                return
            continue
        await live.take(client, command)
        # What waits here is not done in one go, and from a flood only now and then: it would hold up all others.
        await asyncio.sleep(PACE if bucket.is_low else 0)


def _read(text: object) -> Command:
    if not isinstance(text, str):
        raise ValueError(message("not-text", {}))
    if len(text) > LONGEST_MESSAGE:
        raise ValueError(message("too-long", {"most": LONGEST_MESSAGE}))
    return _DECODER.decode(text)


def _refuse(client: Client, text: object, reason: str, server: Server) -> None:
    """Say what is wrong, by the message's id if that much can be read."""
    try:
        named = msgspec.json.decode(text, type=_Named).id if isinstance(text, str) else ""
    except (msgspec.MsgspecError, RecursionError):  # a nest of brackets can be too deep
        named = ""
    server.metrics.refused.labels("bad-message").inc()
    text = message("bad-message", {"reason": reason[:200].rstrip(".")})
    client.tell(Rejected(named[:40], "bad-message", text, ()))


async def _dismiss(client: Client, server: Server, code: str) -> None:
    """Close the socket, once what is waiting has been sent."""
    server.metrics.dropped.labels(code).inc()
    client.bid_farewell(POLICY, code, code)
    await asyncio.sleep(SLOW_SECONDS)  # the other task closes; nothing more is read


async def _send(socket: AnySocket, frame: bytes) -> None:
    event: WebSocketSendEvent = {"type": "websocket.send", "text": frame.decode(), "bytes": None}
    try:
        await socket.send(event)
    except (OSError, RuntimeError) as error:  # the client has hung up; or uvicorn has, after a message that is too long
        raise WebSocketDisconnect(detail="closed") from error


async def _close(socket: AnySocket, code: int, word: str) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # it is closed already
        await socket.close(code, word)


async def _send_all(socket: AnySocket, client: Client, server: Server) -> None:
    """Send frames until there will be no more. Who takes none for long is cut off: a farewell would not be read."""
    outbox = client.outbox
    try:
        while (frame := await outbox.take()) is not None:
            async with asyncio.timeout(SLOW_SECONDS):
                await _send(socket, frame)
    except TimeoutError:
        outbox.full = True
    if outbox.full:
        server.metrics.dropped.labels("slow").inc()
        _abort(socket)
    elif outbox.closing is not None:
        await _close(socket, *outbox.closing)


def _abort(socket: AnySocket) -> None:
    abort: Callable[[], None] | None = socket.scope["state"].get(ABORT)
    if abort is not None:  # other servers than ours do not offer it
        abort()
