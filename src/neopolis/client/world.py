"""Turns the imagined game that a server sends to a seat into a game object, to draw, copy and search."""

from __future__ import annotations

from neopolis.client.client_state import ClientState
from neopolis.engine.event import Event
from neopolis.engine.log import Log
from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Head
from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import G, GameDefinition, Q


def imagined(seen: ClientState) -> PlayedGame:
    """The game as the client's seat knows it, with its history."""
    if seen.table is None:
        raise Refused("hung-up")
    return imagined_game(registry.definition(seen.table.game), seen)


def imagined_game(definition: GameDefinition[G, Q], seen: ClientState) -> G:
    """The game as the client's seat knows it, for a client that knows which game is played."""
    game = definition.decode(seen.world)
    game.log = log_of(seen)
    return game


def log_of(seen: ClientState) -> Log:
    """A log with all events that the seat knows. The seat does not know how the game began, so there is no record."""
    log = Log(Head("", "", "", 0, {}))
    log.events = [Event(event.kind, event.seat, event.things) for event in seen.history]
    return log
