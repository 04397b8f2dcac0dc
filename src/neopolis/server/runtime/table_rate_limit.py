"""How many tables one address may open. Guests are made without end, so only where they come from holds them back."""

from __future__ import annotations

import ipaddress
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.runtime.rate_limit import Bucket
from neopolis.server.settings import THIS_MACHINE, is_among

AT_ONCE: Final = 100.0  # a whole school may sit behind one address
EACH: Final = 10.0  # seconds until one more may be opened
MOST_KNOWN: Final = 10_000  # addresses; then all are forgotten
HOUSE: Final = 64  # bits of an IPv6 address that tell one house from another


class TableRateLimit:
    """Counts by address. Whoever sits at this machine itself is not counted."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> None:
        """Somebody opens a table; Refused if that is too much."""
        if is_among(address, THIS_MACHINE):
            return
        if len(self._buckets) >= MOST_KNOWN:
            self._buckets.clear()
        bucket = self._buckets.setdefault(context(address), Bucket(1 / EACH, AT_ONCE, now))
        if not bucket.take(now):
            warn("many-openings")  # behind a proxy that is not trusted, all come from one address
            raise Refused("many-openings")


def context(address: str) -> str:
    """What an address is counted under: of IPv6 its network, as one house has billions of addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ipaddress.ip_network(f"{found.exploded}/{HOUSE}", strict=False))
