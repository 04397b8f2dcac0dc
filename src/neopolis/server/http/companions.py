"""Several people at one browser: a guest's companions, each a person of its own at a table, with an own seat and view.

Who a companion is follows from who is signed in and our secret, so that nobody else can be it. It comes to a table as
its guest does, and may do there what anybody with the same link may: it never leads a table because its guest does.
"""

from __future__ import annotations

from neopolis.engine.refused import Refused
from neopolis.server.http.server import NOBODY, Connection, Server
from neopolis.server.store.names import LONGEST, clean_name
from neopolis.server.store.people import COMPANIONS, Guest


def companion_of(server: Server, connection: Connection, guest: Guest, number: str, name: str) -> Guest | None:
    """Whom a guest speaks for; None if that is oneself. Refused if a token asks, or nobody is signed in."""
    if number in ("", "0"):
        return None
    server.check_in_person(connection)
    if guest == NOBODY:
        raise Refused("nobody")
    if number not in map(str, range(1, COMPANIONS + 1)):
        raise Refused("no-companion", most=COMPANIONS)
    own_name = name or f"{guest.name[: LONGEST - 2].rstrip()} {int(number) + 1}"
    return Guest(server.keys.companion(guest.id, int(number)), clean_name(own_name))
