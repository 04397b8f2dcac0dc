"""Records, positions, rematches and forks of a table's game. A fork is a new table that continues the game."""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.engine.fairness import Fairness
from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Record, cut_record, read_head
from neopolis.engine.refused import Refused
from neopolis.games.lessons import FIRST_GAME
from neopolis.games.registry import definition
from neopolis.server.table.lobby import LONGEST_NAME, clean_text, create_table
from neopolis.server.table.log_events import Created, Plan, Started
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import OVER, PAUSED, PLAYING

MOST_SIDE_ACTIONS: Final = 1_000  # maximum number in an uploaded record; bots that trade all the time make about 100


def record(t: TableState) -> str:
    """The record of a finished game. Refused during the game: the record would reveal hidden information."""
    t.check_usable()
    game = t.started_game()
    if t.status != OVER:
        raise Refused("record-while-playing")
    if t.imagined:
        raise Refused("no-record-of-world")
    assert game.log is not None
    game.log.head.fairness = fairness(t)
    return game.record()


def fairness(t: TableState) -> Fairness | None:
    """The proof that goes into the record of a finished game; None at tables without a commitment."""
    data = t.data
    if not data.commitment:
        return None
    return Fairness(t.id, data.commitment, data.server_seed, t.shares, t.plan.options, data.transcript)


def position(t: TableState, moves: int) -> PlayedGame:
    """A finished game as it stood after a number of moves, with its history up to there."""
    return t.definition.replay(cut_record(record(t), moves))


def rematch(t: TableState, person: str, name: str) -> Created:
    """The first log event of a rematch table. The caller also writes a `Rematched` event at this table."""
    t.check_usable()
    if person != t.host:
        t.own_seat(person)
    if t.status != OVER:
        raise Refused("game-not-over")
    plan = msgspec.structs.replace(t.plan, lesson="")  # a rematch of a lesson is a game
    if person != t.host:
        plan = msgspec.structs.replace(plan, webhook="")
    created = create_table(person, name, plan)
    return Created(created.host, created.name, created.plan, t.id)


def fork(t: TableState, person: str, name: str, moves: int, seat: int, seed: int) -> Created:
    """The first log event of a table where a person continues this game at a seat, against bots.

    A finished game can be continued after any move. A running game can only be continued from now (`moves` is -1) and
    from the person's own seat. The new table then gets an imagined game, made from the fresh `seed`, that looks the
    same to the seat as the real one.
    """
    t.check_usable()
    game = t.started_game()
    t.check_seat(seat)
    host_name, plan = clean_text(name, LONGEST_NAME), _against_bots(t, seat)
    if t.status in (PLAYING, PAUSED):
        if seat != t.seat_of(person) or moves >= 0:
            raise Refused("own-eyes")
        return Created(person, host_name, plan, t.id, world=game.imagine(seat, seed).encode())
    if position(t, moves).over:
        raise Refused("no-moves", move=moves, moves=moves)
    return Created(person, host_name, plan, t.id, record=cut_record(record(t), moves))


def _against_bots(t: TableState, seat: int) -> Plan:
    bots = [seat_data.bot or t.definition.default_bot for seat_data in t.seats]
    bots[seat] = ""
    return Plan(t.plan.game, t.plan.seats, t.plan.options, bots)


def lesson(person: str, name: str, game: str, lesson: str, seed: int) -> tuple[Created, int]:
    """The first log event of a table that is a lesson, and the learner's seat. A first game is made from a seed."""
    found = definition(game)
    if lesson == FIRST_GAME:
        record, bots = found.first_game(seed).record(), [found.default_bot] * found.usual_seats
        bots[0] = ""
        return _lesson_table(person, name, lesson, record, bots), 0
    known = found.lessons.get(lesson)
    if known is None:
        raise Refused("no-such-lesson")
    record = cut_record(known.record, known.file.opening)
    return _lesson_table(person, name, lesson, record, known.file.bots), known.file.learner


def _lesson_table(person: str, name: str, lesson: str, record: str, bots: list[str]) -> Created:
    head = Record(record).head
    options = {option: value for option, value in head.options.items() if isinstance(value, str)}
    plan = Plan(head.game, len(bots), options, bots, lesson=lesson)
    return Created(person, clean_text(name, LONGEST_NAME), plan, record=record)


def lesson_started(created: Created) -> Started:
    """The log event that starts a lesson."""
    head = read_head(created.record)
    return Started("", head.version, head.content)


def check_uploaded(record: str) -> str:
    """The record itself; Refused if it has so many side actions that a replay would take too long."""
    if len([act for _, act in Record(record).acts if not isinstance(act, int)]) > MOST_SIDE_ACTIONS:
        raise Refused("record-long", most=MOST_SIDE_ACTIONS)
    return record


def fork_record(record: str, person: str, name: str, moves: int, seat: int) -> Created:
    """Like `fork`, from an uploaded record: after a number of moves, or after the last (-1) of an unfinished game."""
    read = Record(check_uploaded(record))
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
    return Created(person, clean_text(name, LONGEST_NAME), plan, record=game.record())
