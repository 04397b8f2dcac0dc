"""How many bytes of request bodies the server holds at once, in total and per address."""

from __future__ import annotations

from collections import Counter
from typing import Final

from litestar.types import Receive
from litestar.types.asgi_types import HTTPReceiveMessage

from neopolis.server.logs import warn
from neopolis.server.runtime.rate_limit import network_of
from neopolis.server.settings import THIS_MACHINE, is_among
from neopolis.server.store.errors import Unavailable

FREE_BYTES: Final = 16_384  # the first bytes of each body do not count, so that short requests always get through
MOST_BYTES: Final = 16 * 1_048_576  # the limit for all bodies together
MOST_BYTES_PER_ADDRESS: Final = 4 * 1_048_576


class BodyLimits:
    """Counts the bytes of all bodies, finished or not, whose requests are not answered yet."""

    def __init__(self, most: int = MOST_BYTES, most_per_address: int = MOST_BYTES_PER_ADDRESS) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._held: Counter[str] = Counter()  # by network

    def add(self, network: str, size: int) -> None:
        """Count bytes; Unavailable if there are too many. For this machine ("") only the total is limited."""
        is_too_much = bool(network) and self._held[network] + size > self._most_per_address
        if is_too_much or self._held.total() + size > self._most:
            warn("bodies-full")
            raise Unavailable("bodies-full")
        self._held[network] += size

    def remove(self, network: str, size: int) -> None:
        """Stop counting the bytes of a request that has been answered."""
        self._held[network] -= size
        if not self._held[network]:
            del self._held[network]


class CountedBody:
    """The body of one request: use its `receive` instead of the given one, and `close` it after the response."""

    def __init__(self, limits: BodyLimits, address: str, receive: Receive) -> None:
        self._limits = limits
        self._network = "" if is_among(address, THIS_MACHINE) else network_of(address)
        self._receive = receive
        self._size = 0
        self._counted = 0

    async def receive(self) -> HTTPReceiveMessage:
        """The next part of the body; Unavailable if the server holds too much already."""
        event = await self._receive()
        if event["type"] == "http.request":
            self._size += len(event["body"])
            more = max(0, self._size - FREE_BYTES) - self._counted
            if more:
                self._limits.add(self._network, more)
                self._counted += more
        return event  # type: ignore[return-value]  # a request has no other events

    def close(self) -> None:
        if self._counted:
            self._limits.remove(self._network, self._counted)
