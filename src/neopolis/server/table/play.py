"""What people may do while a game is played: answer, take back, trade, pause, and let bots stand in."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.server.table.bot_work import stand_in
from neopolis.server.table.clocks import VOTE_AFTER
from neopolis.server.table.commands import Answer, TakeBack, Vote, Weigh
from neopolis.server.table.games import Played, Trade, as_proposal, is_proposal, trade_row
from neopolis.server.table.log_events import (
    Answered,
    LogEvent,
    Paused,
    Resumed,
    Returned,
    Spoke,
    StoodIn,
    TookBack,
    Voted,
)
from neopolis.server.table.server_messages import Weighed
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import NOT_ASKED, PAUSED
from neopolis.server.table.wording import draft_text

MOST_PROPOSALS: Final = 100  # of one seat about one question: all that happens is told again to whoever joins


def _acting(t: TableState, person: str) -> tuple[Played, int]:
    """The running game and the seat for which a person acts itself."""
    seat = t.own_seat(person)
    game = t.running_game()
    if t.seats[seat].stands_in:
        raise Refused("bot-answers")
    return game, seat


def _check_moment(t: TableState, seat: int, moment: int) -> None:
    if t.seats[seat].moment != moment:
        raise Refused("stale-moment", moment=t.seats[seat].moment)


def answer(t: TableState, person: str, command: Answer) -> list[LogEvent]:
    game, seat = _acting(t, person)
    _check_moment(t, seat, command.moment)
    game.text(seat, command.option)  # refuses what is not offered, with the rule's number
    return [Answered(seat, command.option, t.rules)]


def take_back(t: TableState, person: str, command: TakeBack) -> list[LogEvent]:
    game, seat = _acting(t, person)
    _check_moment(t, seat, command.moment)
    game.copy().take_back(seat)
    return [TookBack(seat)]


def trade(t: TableState, person: str, command: Trade) -> list[LogEvent]:
    game, seat = _acting(t, person)
    row = trade_row(game, seat, command)
    if is_proposal(row):
        _check_proposals(t, seat)
    return [Spoke(seat, row, t.rules)]


def _check_proposals(t: TableState, seat: int) -> None:
    if t.seats[seat].proposals >= MOST_PROPOSALS:
        raise Refused("proposals-without-end", most=MOST_PROPOSALS)


def weigh(t: TableState, person: str, command: Weigh) -> Weighed:
    """A trade in words, and whether it could be proposed now. Nothing changes by asking."""
    game, seat = _acting(t, person)
    binding, text = draft_text(game, seat, command)
    try:
        trade_row(game, seat, as_proposal(command))
        _check_proposals(t, seat)
    except Refused as refused:
        return Weighed(command.id, binding, text, refused.code, refused.message, refused.rules)
    return Weighed(command.id, binding, text, "", "", ())


def pause(t: TableState, person: str) -> list[LogEvent]:
    seat = t.own_seat(person)
    t.running_game()
    return [Paused(seat)]


def resume(t: TableState, person: str) -> list[LogEvent]:
    seat = t.own_seat(person)
    t.begun_game()
    if t.status != PAUSED:
        raise Refused("not-paused")
    return [Resumed(seat)]


def hand_over(t: TableState, person: str) -> list[LogEvent]:
    """A bot answers for the own seat from now on."""
    seat = t.own_seat(person)
    if t.status != PAUSED:
        t.running_game()
    if t.seats[seat].stands_in:
        raise Refused("bot-answers")
    return stand_in(t, StoodIn(seat, "asked"))


def come_back(t: TableState, person: str) -> list[LogEvent]:
    seat = t.own_seat(person)
    if t.status != PAUSED:
        t.running_game()
    if not t.seats[seat].stands_in:
        raise Refused("no-stand-in")
    return [Returned(seat)]


def vote(t: TableState, person: str, command: Vote, now: int) -> list[LogEvent]:
    """A majority of the others at the table lets a bot stand in for somebody who has been awaited for two minutes."""
    _, seat = _acting(t, person)
    about = t.check_seat(command.about)
    if command.about == seat:
        raise Refused("vote-self")
    if about.asked == NOT_ASKED or not about.is_played:
        raise Refused("vote-not-needed", player=command.about)
    if now - about.begun < VOTE_AFTER:
        raise Refused("vote-early", player=command.about)
    if seat in about.votes:
        raise Refused("vote-twice")
    others = [one for one, sitting in enumerate(t.seats) if sitting.is_played and one != command.about]
    votes = [one for one in {*about.votes, seat} if one in others]
    stood_in = stand_in(t, StoodIn(command.about, "vote")) if 2 * len(votes) > len(others) else []
    return [Voted(seat, command.about), *stood_in]
