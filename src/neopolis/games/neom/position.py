"""The whole position as plain data, including hidden tiles: for the owner of a record, not for players."""

from __future__ import annotations

import msgspec

from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.knowledge.view import DisasterView, PlayerView


class Position(msgspec.Struct, frozen=True):
    """Everything on the table, face up or face down. `picks` are each seat's picks in the open step; `put_away` are the
    tiles that were put away."""

    generation: int
    turn: int
    first: int
    awaited: list[int]
    players: list[PlayerView]
    picks: list[list[int]]
    face_up: list[int]
    packs: list[list[int]]
    put_away: list[int]
    discards: list[int]
    routes_used: list[str]
    disaster: DisasterView | None
    over: bool


def position(game: NeomGame) -> Position:
    """The position of a game: each player as that seat sees itself, and the face-down packs."""
    s = game.s
    table = game.view(None)
    seats = range(game.seats)
    return Position(
        generation=table.generation,
        turn=table.turn,
        first=table.first,
        awaited=table.awaited,
        players=[game.view(seat).players[seat] for seat in seats],
        picks=[game.open_picks(seat) for seat in seats],
        face_up=table.face_up,
        packs=[list(tiles) for tiles in s.packs],
        put_away=list(s.put_away),
        discards=table.discards,
        routes_used=table.routes_used,
        disaster=table.disaster,
        over=table.over,
    )
