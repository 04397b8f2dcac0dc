"""A finished game as each seat saw it, move by move, and the check that its chance was fair."""

from __future__ import annotations

import msgspec

from neopolis.engine.record import Record, cut_record
from neopolis.engine.refused import Refused
from neopolis.games.registry import definition
from neopolis.games.verification import verify
from neopolis.games.wire import EventFrame, GameData
from neopolis.server.table.seat_snapshot import SeatSnapshot
from neopolis.server.table.server_messages import DecisionFrame
from neopolis.server.table.wording import PLAYERS, event_frames
from neopolis.text.messages import use_player_names


class Replayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game after `move` of `moves` moves, as a seat (-1: a spectator) saw it.

    `happened` are the events of the last move. `history` has them, too, with all earlier ones.
    """

    move: int
    moves: int
    seat: int
    view: dict[str, msgspec.Raw]
    decision: DecisionFrame | None
    awaited: list[int]
    history: list[EventFrame]
    lane: GameData = None
    derived: dict[str, msgspec.Raw] = {}
    happened: list[EventFrame] = []
    reason: str = ""  # why the last move was made, if a bot made it and said so


class MoveReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer of a bot at a seat, and why the bot gave it. Players are named by seat.

    `effect` says what the option brings, as advice does; "" if there is nothing to say.
    """

    move: int
    seat: int
    text: str
    reason: str
    effect: str


class CheckResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One check of a record, and its result as a sentence."""

    good: bool
    text: str


class Verified(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The checks of a record, in order, up to the first that failed. `good` is True if none did."""

    good: bool
    checks: list[CheckResult]


def verified(record: str) -> Verified:
    """The checks of a record, as `neopolis verify` makes them."""
    checks = [CheckResult(check.is_good, check.text) for check in verify(record)]
    return Verified(checks[-1].good, checks)


def replay(record: str, seat: int, move: int) -> Replayed:
    """What a seat (-1: a spectator) saw after a move (-1: the last); Refused if the record is not valid."""
    read = Record(record)
    moves = len(read.acts)
    at = moves if move < 0 else move
    found = definition(read.head.game)
    game = found.replay(cut_record(record, at))
    if seat >= game.seats:
        raise Refused("no-such-seat", seat=seat, seats=game.seats)
    snapshot = SeatSnapshot(found, game, None if seat < 0 else seat, 0, 0)
    view, derived = [
        {name: msgspec.Raw(data) for name, data in members.items()} for members in (snapshot.view, snapshot.derived)
    ]
    awaited, events, actions = list(snapshot.awaited), snapshot.events, snapshot.side_actions
    last = [event for event in game.s.events if at > 0 and event.is_visible_to(snapshot.history.seat)]
    return Replayed(
        *(at, moves, seat, view, snapshot.decision, awaited, events, actions, derived),
        event_frames(found, game, last),
        _reason(read, at),
    )


def moves_with_reasons(record: str) -> list[MoveReason]:
    """All answers of a finished game for which a bot has said why; Refused if the record is not valid."""
    read = Record(record)
    found = definition(read.head.game)
    game = found.restart(read.head, found.replay(record))
    moves: list[MoveReason] = []
    with use_player_names(PLAYERS):
        for place, (seat, act) in enumerate(read.acts):
            if not isinstance(act, int):
                game.side_action(seat, act)
                continue
            if place in read.reasons:
                words = game.label(seat, act), read.reasons[place].text, found.option_reason(game, seat, act)
                moves.append(MoveReason(place + 1, seat, *words))
            game.play(seat, act)
    return moves


def _reason(read: Record, move: int) -> str:
    """Why a bot made a move, with players named by seat; "" if it has not said so."""
    reason = read.reasons.get(move - 1)
    with use_player_names(PLAYERS):
        return "" if reason is None else reason.text
