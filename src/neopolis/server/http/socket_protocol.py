"""The protocol of a socket's connection: uvicorn's, with limits that bound its memory.

A pong needs no help from the application, so it bypasses the outbox and the rate limit for messages. A client that
sends pings and reads nothing would therefore fill our memory. Here such a client is cut off.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from neopolis.server.http.connection_limits import ATTRIBUTE, LimitedServerState
from neopolis.server.http.stalls import StallDetector
from neopolis.server.runtime.rate_limit import TokenBucket

LONGEST_MESSAGE: Final = 16 * 1024  # maximum size of a message over a socket in bytes
LONGEST_READ: Final = 256  # maximum number of bytes per read; with more, a client that floods would delay everybody
MOST_UNSENT: Final = 1 << 20  # bytes that may be unsent when a client sends a ping, a pong or a continued frame
CONTROL_RATE: Final = 10.0  # pings, pongs and continued frames per second that a client may send in the long run
CONTROL_BURST: Final = 60.0  # and in quick succession; clients send one ping in 20 seconds, browsers none
ABORT: Final = "neopolis_abort"  # the key of a socket's abort function in its scope
WRITER: Final = "neopolis_writer"  # the key of a socket's writer in its scope
CUT_OFF: Final = "neopolis_cut_off"  # the key of the reason why we cut a socket off, in its scope


@runtime_checkable
class Reader(Protocol):
    """An asyncio transport whose reads can be limited."""

    max_size: int


class BoundedSocketProtocol(WebSocketsSansIOProtocol):
    """A socket whose connection is aborted if its client floods or stalls: it would not read a close frame."""

    def __init__(self, config: Config, server_state: LimitedServerState, app_state: dict[str, object]) -> None:
        super().__init__(config, server_state, app_state)
        self._control_frames = TokenBucket(CONTROL_RATE, CONTROL_BURST, self.loop.time())
        self._limits = server_state.limits
        self.app_state = {**app_state, ATTRIBUTE: self._attribute}
        self._stalls = StallDetector()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if isinstance(transport, Reader):
            transport.max_size = LONGEST_READ

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.remove(self.transport)
        super().connection_lost(exc)

    def _attribute(self, address: str, is_socket: bool) -> str:
        """Count the connection for the client of its request. See `Attribute`."""
        return self._limits.attribute(self.transport, address, is_socket)

    def check(self, now: float) -> None:
        """Cut off a client that has stopped reading, even if we are closing already. Called every second."""
        if self._stalls.has_stalled(self.transport, now):
            self._cut_off("slow")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"][ABORT] = self.transport.abort
            self.scope["state"][WRITER] = self

    def write_frames(self, frames: Sequence[bytes]) -> None:
        """Write text frames together, without the detour through the application framework, which costs more.

        The caller waits for `writable` first. ConnectionError if the socket is closing.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ConnectionError
        try:
            for frame in frames:
                self.conn.send_text(frame)
        except InvalidState as error:
            raise ConnectionError from error
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        if self._may_continue():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_continue():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Continued frames may be empty, so the size of the message does not limit their number."""
        if self._may_continue():
            super().handle_cont(event)

    def _may_continue(self) -> bool:
        """Count a control frame; False if the connection is closing or has to be cut off."""
        if self.transport.is_closing():
            return False
        is_allowed = self._control_frames.spend(self.loop.time())
        if is_allowed and self.transport.get_write_buffer_size() <= MOST_UNSENT:
            return True
        self._cut_off("ping-flood")
        return False

    def keepalive_timeout(self) -> None:
        """Cut off a client that has answered no ping. Closing would wait until it has read everything."""
        self.stop_keepalive()
        self._cut_off("silent")

    def _cut_off(self, reason: str) -> None:
        """Abort the connection, and leave the reason for the application."""
        if hasattr(self, "scope"):
            self.scope["state"][CUT_OFF] = reason
        self.transport.abort()
