"""Detects clients that have stopped reading what we send them."""

from __future__ import annotations

from asyncio import Transport
from typing import Final

STALL_SECONDS: Final = 30.0  # a client that reads nothing for this long is cut off


class StallDetector:
    """Watches the unsent bytes of a connection. Closing a connection would wait until they are read."""

    def __init__(self) -> None:
        self._unsent = 0
        self._since = 0.0  # when the number of unsent bytes was first seen

    def has_stalled(self, transport: Transport, now: float) -> bool:
        """Whether the client has read nothing for too long. This is to be asked every second or so."""
        unsent = transport.get_write_buffer_size()
        if unsent != self._unsent:
            self._unsent, self._since = unsent, now
        return unsent > 0 and now - self._since > STALL_SECONDS
