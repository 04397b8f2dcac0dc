"""Several people at one browser: a guest's companions, each a person of its own at a table, with an own seat and view.

Who a companion is follows from who is signed in and our secret, so that nobody else can be it. What it may do is what
anybody with the players' link may: it never leads a table because its guest does.
"""

from __future__ import annotations

from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences
from neopolis.server.rooms.room import Room
from neopolis.server.store.faults import Missing
from neopolis.server.store.names import LONGEST, clean_name
from neopolis.server.store.people import COMPANIONS, Guest
from neopolis.server.web.access import enter
from neopolis.server.web.server import NOBODY, Connection, Server

add_sentences(
    {
        "no-companion": "Companions have the numbers 1 to {most}.",
    }
)


def companion_of(server: Server, connection: Connection, guest: Guest, number: str, name: str) -> Guest | None:
    """Whom a guest speaks for; None if that is oneself. Refused if a token asks, or nobody is signed in."""
    if number in ("", "0"):
        return None
    server.check_in_person(connection)
    if guest == NOBODY:
        raise Refused("nobody")
    if number not in map(str, range(1, COMPANIONS + 1)):
        raise Refused("no-companion", most=COMPANIONS)
    called = name or f"{guest.name[: LONGEST - 2].rstrip()} {int(number) + 1}"
    return Guest(server.keys.companion(guest.id, int(number)), clean_name(called))


async def enter_with(server: Server, table: str, guest: Guest, companion: Guest, key: str) -> tuple[Room, bool]:
    """The room of a table, and whether a companion may play there: if it has a seat, or its guest may play."""
    try:
        room, may_play = await enter(server, table, companion, key)
    except Missing:
        return await enter(server, table, guest, key)
    if not may_play:
        room, may_play = await enter(server, table, guest, key)
    return room, may_play
