"""Rate limits: how many messages a client may send, and how many tables a network may create or a person restore."""

from __future__ import annotations

import ipaddress
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.settings import THIS_MACHINE, is_among

TABLES_AT_ONCE: Final = 100.0  # new tables that a network may create in a row; a whole school may share one address
SECONDS_PER_TABLE: Final = 10.0  # until a network may create one more table
RESTORED_AT_ONCE: Final = 20.0  # deleted tables that a person may restore in a row
SECONDS_PER_RESTORE: Final = 30.0  # until they may restore one more
MOST_PEOPLE: Final = 10_000  # maximum number of people remembered; beyond that, all are forgotten
MOST_NETWORKS: Final = 10_000  # maximum number of networks remembered; beyond that, all are forgotten
IPV6_NETWORK_BITS: Final = 64  # a household usually gets a whole /64 of addresses


class TokenBucket:
    """Holds at most `burst` tokens and gains `rate` tokens per second. Callers pass in the time."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._updated_at = now

    @property
    def is_low(self) -> bool:
        """Whether more than a third of the tokens are used up. No person sends that fast."""
        return self._tokens < self._burst * 2 / 3

    def spend(self, now: float) -> bool:
        """Take a token; False if there is none. A clock that goes backwards adds no tokens."""
        elapsed = max(0.0, now - self._updated_at)
        self._updated_at = now
        self._tokens = min(self._burst, self._tokens + elapsed * self._rate)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class TableRateLimit:
    """Limits new tables by network, because one person can be many guests. Privileged networks are not limited."""

    def __init__(self, privileged: tuple[str, ...] = THIS_MACHINE) -> None:
        self._privileged = privileged
        self._buckets: dict[str, TokenBucket] = {}

    def check(self, address: str, now: float) -> None:
        """Count a new table; Refused if the address's network has created too many."""
        if is_among(address, self._privileged):
            return
        if len(self._buckets) >= MOST_NETWORKS:
            self._buckets.clear()
        full = TokenBucket(1 / SECONDS_PER_TABLE, TABLES_AT_ONCE, now)
        bucket = self._buckets.setdefault(network_of(address), full)
        if not bucket.spend(now):
            warn("table-rate-limit")  # perhaps everybody has the address of a proxy that the settings do not name
            raise Refused("many-openings")


class RestoreRateLimit:
    """Limits how often a person restores tables, because they can delete them again and again."""

    def __init__(self) -> None:
        self._buckets: dict[str, TokenBucket] = {}

    def check(self, person: str, now: float) -> None:
        """Count a table that a person restores; Refused if there were too many."""
        if len(self._buckets) >= MOST_PEOPLE:
            self._buckets.clear()
        full = TokenBucket(1 / SECONDS_PER_RESTORE, RESTORED_AT_ONCE, now)
        if not self._buckets.setdefault(person, full).spend(now):
            raise Refused("many-restores")


def network_of(address: str) -> str:
    """The network by which an address is counted: an IPv4 address itself, the /64 of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:  # an IPv4 client of a server that listens on IPv6
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network(f"{found.exploded}/{IPV6_NETWORK_BITS}", strict=False))
