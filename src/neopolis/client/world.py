"""The imagined game that a seat is sent, as a game of this program: to draw, to copy and to search on."""

from __future__ import annotations

from neopolis.client.client_state import ClientState
from neopolis.engine.event import Event
from neopolis.engine.log import Log
from neopolis.engine.record import Head
from neopolis.games import neom, new_angeles
from neopolis.games.neom.game import NeomGame
from neopolis.games.new_angeles.game import NewAngelesGame


def imagined_neom(seen: ClientState) -> NeomGame:
    """NEOM as the client's seat knows it, with its history."""
    game = neom.decode(seen.world)
    game.log = heard(seen)
    return game


def imagined_new_angeles(seen: ClientState) -> NewAngelesGame:
    """New Angeles as the client's seat knows it, with its history."""
    game = new_angeles.decode(seen.world)
    game.log = heard(seen)
    return game


def imagined(seen: ClientState) -> NeomGame | NewAngelesGame:
    """Whichever game is played."""
    is_neom = seen.table is not None and seen.table.game == "neom"
    return imagined_neom(seen) if is_neom else imagined_new_angeles(seen)


def heard(seen: ClientState) -> Log:
    """A log with all that the seat was told of; how the game began is not among it, so it makes no record."""
    log = Log(Head("", "", "", 0, {}))
    log.events = [Event(event.kind, event.seat, event.things) for event in seen.history]
    return log
