"""The socket of a table: commands in, frames out. Disconnects clients that flood, send garbage or stall."""

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
from neopolis.server.http.access import authorize
from neopolis.server.http.companions import companion_of
from neopolis.server.http.dependencies import PathText, QueryText, TheServer
from neopolis.server.http.server import Server, Visitor
from neopolis.server.http.socket_protocol import ABORT, CUT_OFF, LONGEST_MESSAGE, WRITER, BoundedSocketProtocol
from neopolis.server.logs import note, warn
from neopolis.server.runtime.connections import Client
from neopolis.server.runtime.live_table import CLOSE_NOT_FOUND, CLOSE_POLICY, LiveTable
from neopolis.server.runtime.rate_limit import TokenBucket, network_of
from neopolis.server.settings import is_among
from neopolis.server.store.people import Guest
from neopolis.server.table.commands import Command, command_types
from neopolis.server.table.frame_diff import encode_frame
from neopolis.server.table.server_messages import Bye, Rejected
from neopolis.text.messages import language, message

AnySocket = WebSocket[object, object, State]

SEND_SECONDS: Final = 10.0  # maximum time to send a frame
THROTTLE_SECONDS: Final = 0.02  # pause after each message of a client that sends faster than people do
MOST_UNREADABLE: Final = 20  # a client that sends more undecodable messages is disconnected
CLOSE_TRY_LATER: Final = 1013
CLOSE_INTERNAL_ERROR: Final = 1011
CLOSE_SIGNED_OUT: Final = 4401
CLOSE_LINK_RENEWED: Final = 4403
REJECTED: Final = {  # the reason and the close code by refusal
    **dict.fromkeys(("store-away", "store-full", "table-crowded", "many-anonymous"), ("later", CLOSE_TRY_LATER)),
    "no-table": ("gone", CLOSE_NOT_FOUND),
    "signed-out": ("signed-out", CLOSE_SIGNED_OUT),
    "link-renewed": ("link-renewed", CLOSE_LINK_RENEWED),
}
_DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(command_types())


class _MessageId(msgspec.Struct):
    """The only part of an undecodable message that we need."""

    id: str = ""


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: AnySocket, table: PathText, server: TheServer, key: QueryText = "", world: QueryText = "0"
) -> None:
    """The live connection to a table. docs/protocol.md describes its messages."""
    await socket.accept()
    try:
        visitor, person, live_table, may_play = await _authorize(socket, server, table, key)
        seed = secrets.randbelow(MAX_SEED + 1)
        by_token = "authorization" in socket.headers
        client = Client(
            person.id, person.name, may_play, world == "1", seed, by_token, language(), visitor.signed_in,
            _network(socket, server),
        )  # fmt: skip
        client.link_epoch = (await live_table.stored_table()).data.link_epoch
        await live_table.join(client)
        if visitor.signed_in is not None and await server.people.signed_out([visitor.signed_in]):
            live_table.leave(client)  # they signed out before others could see their socket
            raise Refused("signed-out")
    except Refused as refused:
        await _reject(socket, refused)
        return
    server.metrics.sockets.inc()
    note("socket-open", table=table, seat=client.seat)
    try:
        await _communicate(socket, live_table, client, server)
    finally:
        live_table.leave(client)
        server.metrics.sockets.dec()
        if CUT_OFF in socket.scope["state"]:
            server.metrics.dropped.labels(socket.scope["state"][CUT_OFF]).inc()
        note("socket-closed", table=table, seat=client.seat)


async def _authorize(socket: AnySocket, server: Server, table: str, key: str) -> tuple[Visitor, Guest, LiveTable, bool]:
    """Who has opened the socket, the person (the guest or a companion), the live table, and whether they may play."""
    visitor = await server.find_visitor(socket)
    if visitor.is_signed_out:
        raise Refused("signed-out")
    query = socket.query_params
    companion = companion_of(server, socket, visitor.guest, query.get("as", ""), query.get("name", ""))
    return visitor, companion or visitor.guest, *await authorize(server, table, visitor.guest, key)


def _network(socket: AnySocket, server: Server) -> str:
    """The network that the client comes from; "" for this machine, unless requests reach it through a proxy."""
    address = socket.client.host if socket.client else ""
    return "" if is_among(address, server.settings.privileged) else network_of(address)


async def _reject(socket: AnySocket, refused: Refused) -> None:
    """Close the socket of a client that may not join, after a message that says why."""
    reason, code = REJECTED.get(refused.code, ("not-allowed", CLOSE_POLICY))
    with contextlib.suppress(WebSocketDisconnect):
        await _send(socket, encode_frame(Bye(reason, refused.message)))
    await _close(socket, code, reason)


async def _communicate(socket: AnySocket, live_table: LiveTable, client: Client, server: Server) -> None:
    """Receive and send until one of the two ends."""
    tasks = {
        asyncio.create_task(_receive(socket, live_table, client, server)),
        asyncio.create_task(_send_all(socket, client, server)),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            warn("socket-failed", error, table=live_table.id)
            await _close(socket, CLOSE_INTERNAL_ERROR, "our-fault")


async def _receive(socket: AnySocket, live_table: LiveTable, client: Client, server: Server) -> None:
    """Handle messages until the socket closes. Disconnect a client that sends too fast or too much garbage."""
    bucket = TokenBucket(server.settings.rate, server.settings.burst, time.monotonic())
    unreadable = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        if client.outbox.closing is not None:  # a client that is being disconnected can do nothing more
            continue
        text = event.get("text")
        if not bucket.spend(time.monotonic()):
            await _disconnect(client, server, "too-fast")
            return
        try:
            command = _decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            unreadable += 1
            _refuse(client, text, str(error), server)
            if unreadable > MOST_UNREADABLE:
                await _disconnect(client, server, "too-bad")
                return
            continue
        await live_table.handle(client, command)
        # Let other clients go on before the next message, and throttle clients that send faster than people do.
        await asyncio.sleep(THROTTLE_SECONDS if bucket.is_low else 0)


def _decode(text: object) -> Command:
    if not isinstance(text, str):
        raise ValueError(message("not-text", {}))
    if len(text) > LONGEST_MESSAGE:
        raise ValueError(message("too-long", {"most": LONGEST_MESSAGE}))
    return _DECODER.decode(text)


def _refuse(client: Client, text: object, reason: str, server: Server) -> None:
    """Refuse an unreadable message, with its id if that can be read."""
    try:
        message_id = msgspec.json.decode(text, type=_MessageId).id if isinstance(text, str) else ""
    except (msgspec.MsgspecError, RecursionError):  # JSON can be nested too deeply
        message_id = ""
    server.metrics.refused.labels("bad-message").inc()
    text = message("bad-message", {"reason": reason[:200].rstrip(".")})
    client.send(Rejected(message_id[:40], "bad-message", text, ()))


async def _disconnect(client: Client, server: Server, code: str) -> None:
    """Close the socket after the waiting frames are sent."""
    server.metrics.dropped.labels(code).inc()
    client.close(CLOSE_POLICY, code, code)
    await asyncio.sleep(SEND_SECONDS)  # the sending task closes the socket; meanwhile, read nothing more


async def _send_frames(socket: AnySocket, frames: list[bytes]) -> None:
    """Send frames; TimeoutError if the client reads too slowly."""
    writer: BoundedSocketProtocol | None = socket.scope["state"].get(WRITER)
    if writer is None:  # only our own ASGI server can write frames together
        for frame in frames:
            async with asyncio.timeout(SEND_SECONDS):
                await _send(socket, frame)
        return
    if not writer.writable.is_set():
        async with asyncio.timeout(SEND_SECONDS):
            await writer.writable.wait()
    try:
        writer.write_frames(frames)
    except ConnectionError as error:
        raise WebSocketDisconnect(detail="closed") from error


async def _send(socket: AnySocket, frame: bytes) -> None:
    event: WebSocketSendEvent = {"type": "websocket.send", "text": frame.decode(), "bytes": None}
    try:
        await socket.send(event)
    except (OSError, RuntimeError) as error:  # the client disconnected, or uvicorn closed after an oversized message
        raise WebSocketDisconnect(detail="closed") from error


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # the socket is closed already
        await socket.close(code, reason)


async def _send_all(socket: AnySocket, client: Client, server: Server) -> None:
    """Send frames until the outbox closes. A client that stalls is cut off: it would not read a close frame."""
    outbox = client.outbox
    try:
        while frames := await outbox.take():
            await _send_frames(socket, frames)
    except TimeoutError:
        outbox.full = True
    if outbox.full:
        server.metrics.dropped.labels("slow").inc()
        _abort(socket)
    elif outbox.closing is not None:
        await _close(socket, *outbox.closing)


def _abort(socket: AnySocket) -> None:
    abort: Callable[[], None] | None = socket.scope["state"].get(ABORT)
    if abort is not None:  # only our own ASGI server can abort a connection
        abort()
