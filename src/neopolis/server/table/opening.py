"""How the game of a table begins: as planned, from a record, or from an imagined position."""

from __future__ import annotations

from neopolis.engine.log import Log
from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Head
from neopolis.engine.rng import wide_seed
from neopolis.games.definition import ContentPack
from neopolis.games.registry import AnyGame
from neopolis.server.table.log_events import LogEvent, Started, TookSideAction, is_sealed
from neopolis.server.table.state import TableState


def opening_game(t: TableState, event: Started, pack: ContentPack) -> PlayedGame:
    """The game that a `Started` event starts; Refused if that is not possible."""
    data, game = t.data, t.definition
    if data.world:
        return _imagined(game, data.world)
    if data.record:
        return game.replay(data.record)
    return game.begin_older(event.version, data.plan.seats, _seed(t, event.seed), data.plan.options, pack)


def _seed(t: TableState, seed: int | str) -> int:
    """The seed of the game: the one in the log, or else the one that follows from the server's seed and the shares."""
    if isinstance(seed, int):
        return seed
    return wide_seed(opened_seed(t, seed) if seed else t.game_seed)


def opened_seed(t: TableState, seed: str) -> str:
    """A seed in the log. If it could not be unsealed, the one that was revealed at the end of the game, if any."""
    return t.revealed_later if is_sealed(seed) else seed


def _imagined(definition: AnyGame, world: bytes) -> PlayedGame:
    """A game that continues from an imagined position. Its history starts empty."""
    game = definition.decode(world)
    head = Head(definition.name, definition.version, definition.pack_in(game).hash, 0, {"seats": game.seats})
    game.log = Log(head)
    return game


def opening_side_actions(t: TableState, event: Started) -> list[LogEvent]:
    """The side actions with which the people at the table begin. Bots begin with none."""
    if t.definition.side_actions is None:
        return []
    game = opening_game(t, event, t.pack)
    people = [seat for seat, seat_data in enumerate(t.seats) if not seat_data.bot]
    return [TookSideAction(seat, row) for seat in people for row in t.definition.opening_side_actions(game, seat)]
