"""Companions: several people at one browser, each a separate person at the table, with their own seat and view.

A companion's id is derived from the guest's id and the server's secret, so nobody else can use it. A companion may open
the same tables as the guest, but has no other rights: the companion of a host is not a host.
"""

from __future__ import annotations

from neopolis.engine.refused import Refused
from neopolis.server.http.server import NOBODY, Connection, Server
from neopolis.server.store.derived_keys import COMPANIONS
from neopolis.server.store.names import LONGEST, clean_name
from neopolis.server.store.people import Guest


def companion_of(server: Server, connection: Connection, guest: Guest, number: str, name: str) -> Guest | None:
    """The companion with a number; None for 0, which is the guest. Refused for programs, and if nobody is signed in."""
    if number in ("", "0"):
        return None
    server.refuse_tokens(connection)
    if guest == NOBODY:
        raise Refused("nobody")
    if number not in map(str, range(1, COMPANIONS + 1)):
        raise Refused("no-companion", most=COMPANIONS)
    own_name = name or f"{guest.name[: LONGEST - 2].rstrip()} {int(number) + 1}"
    return Guest(server.keys.companion(guest.id, int(number)), clean_name(own_name))
