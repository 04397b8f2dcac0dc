"""Detects clients that have stopped reading what we send them, or that read too slowly."""

from __future__ import annotations

import socket
import sys
from asyncio import Transport
from typing import Final

if sys.platform == "linux":
    import fcntl
    import termios

STALL_SECONDS: Final = 30.0  # a client that reads nothing for this long is cut off
SLOW_SECONDS: Final = 30.0  # a phone may lose its network for a while
SLOWEST_RATE: Final = 1_024  # bytes per second that a client must read; the slowest phones read several times as much


class StallDetector:
    """Watches the unsent bytes of a connection. Closing a connection would wait until they are read."""

    def __init__(self) -> None:
        self._unsent = 0
        self._since = 0.0  # since when the number of unsent bytes is `_unsent`

    def has_stalled(self, transport: Transport, now: float) -> bool:
        """Whether the client has read nothing for too long. Call this about once a second."""
        unsent = transport.get_write_buffer_size()
        if unsent != self._unsent:
            self._unsent, self._since = unsent, now
        return unsent > 0 and now - self._since > STALL_SECONDS


class SlowReaderDetector:
    """Watches how fast a client reads a response. Bytes that the system still has to send count as unread."""

    def __init__(self) -> None:
        self._unread = 0
        self._since = 0.0  # when `_unread` was last updated

    def is_too_slow(self, transport: Transport, now: float) -> bool:
        """Whether the client reads too slowly, although we have more to send. Call this about once a second.

        If the number of unread bytes goes up, the client has read something, because we write more only then.
        """
        buffered = transport.get_write_buffer_size()
        unread = buffered + _in_system(transport)
        if not buffered or unread > self._unread or self._unread - unread >= SLOW_SECONDS * SLOWEST_RATE:
            self._unread, self._since = unread, now
            return False
        return now - self._since > SLOW_SECONDS


def _in_system(transport: Transport) -> int:
    """The bytes that the client's system has not acknowledged. Only Linux reports them; elsewhere it is 0."""
    connection: socket.socket | None = transport.get_extra_info("socket")
    if sys.platform != "linux" or connection is None or connection.fileno() < 0:
        return 0
    return int.from_bytes(fcntl.ioctl(connection.fileno(), termios.TIOCOUTQ, bytes(4)), sys.byteorder)
