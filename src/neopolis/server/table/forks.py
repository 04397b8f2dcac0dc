"""What else a game at a table is good for: its record, its positions, and other tables that go on from it."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Record, cut_record
from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.server.table.lobby import LONGEST_NAME, opening, readable
from neopolis.server.table.log_events import Created, Plan
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import OVER, PAUSED, PLAYING

MOST_ASIDES: Final = 1_000  # in a record that somebody brings; bots who trade all the time come to a hundred


def record(t: TableState) -> str:
    """The record of a finished game. While it is played, it would tell what is hidden."""
    t.check_alive()
    game = t.begun_game()
    if t.status != OVER:
        raise Refused("record-while-playing")
    if t.imagined:
        raise Refused("no-record-of-world")
    return game.record()


def position(t: TableState, moves: int) -> PlayedGame:
    """A finished game as it stood after so many moves, with its history up to there."""
    return t.definition.replay(cut_record(record(t), moves))


def rematch(t: TableState, person: str, name: str) -> Created:
    """The first deed of another table for the same people; it is to be followed by a `Rematched` at this one."""
    t.check_alive()
    if person != t.host:
        t.own_seat(person)
    if t.status != OVER:
        raise Refused("game-not-over")
    plan = t.plan if person == t.host else msgspec.structs.replace(t.plan, webhook="")  # the host's own
    opened = opening(person, name, plan)
    return Created(opened.host, opened.name, opened.plan, t.id)


def fork(t: TableState, person: str, name: str, moves: int, seat: int, chance: int) -> Created:
    """The first deed of a table where somebody goes on from this game, at a seat, against bots.

    A finished game can be taken up after any move. Of one that is played only the own seat's knowledge can, as it is
    now (`moves` is -1): `chance` is a fresh seed for a game that this seat cannot tell from the true one.
    """
    t.check_alive()
    game = t.begun_game()
    t.check_seat(seat)
    named, plan = readable(name, LONGEST_NAME), _against_bots(t, seat)
    if t.status in (PLAYING, PAUSED):
        if seat != t.seat_of(person) or moves >= 0:
            raise Refused("own-eyes")
        return Created(person, named, plan, t.id, world=game.imagine(seat, chance).encode())
    if position(t, moves).over:
        raise Refused("no-moves", move=moves, moves=moves)
    return Created(person, named, plan, t.id, record=cut_record(record(t), moves))


def _against_bots(t: TableState, seat: int) -> Plan:
    bots = [sitting.bot or t.definition.default_bot for sitting in t.seats]
    bots[seat] = ""
    return Plan(t.plan.game, t.plan.seats, t.plan.options, bots)


def brought(record: str) -> str:
    """A record that somebody brings, if it can be replayed in good time: each trade looks at all promises before it."""
    if len([done for _, done in Record(record).acts if not isinstance(done, int)]) > MOST_ASIDES:
        raise Refused("record-long", most=MOST_ASIDES)
    return record


def fork_record(record: str, person: str, name: str, moves: int, seat: int) -> Created:
    """The same from a record that somebody has: after a move of it, or after the last (-1) if the game was not over."""
    read = Record(brought(record))
    found = definition(read.head.game)
    at = len(read.acts) if moves < 0 else moves
    game = found.replay(cut_record(record, at))
    if not 0 <= seat < game.seats:
        raise Refused("no-such-seat", seat=seat, seats=game.seats)
    if game.over:
        raise Refused("no-moves", move=at, moves=at)
    options = {name: value for name, value in read.head.options.items() if isinstance(value, str)}
    bots = ["" if own == seat else found.default_bot for own in range(game.seats)]
    plan = Plan(found.name, game.seats, options, bots)
    return Created(person, readable(name, LONGEST_NAME), plan, record=game.record())
