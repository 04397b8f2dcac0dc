"""Commands during a game: answer, take back, side actions, pause, and stand-in bots."""

from __future__ import annotations

from typing import Final

from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Row
from neopolis.engine.refused import Refused
from neopolis.games.definition import SideActions
from neopolis.games.wire import SideCommand, SideQuery, SideReply
from neopolis.server.table.bot_work import BotTask, bot_task, stand_in
from neopolis.server.table.clocks import VOTE_AFTER, mercy_until, time_after_take_back
from neopolis.server.table.commands import Answer, AskAdvice, TakeBack, Vote
from neopolis.server.table.lesson_table import before_act
from neopolis.server.table.log_events import (
    Answered,
    LogEvent,
    Paused,
    Resumed,
    Returned,
    StoodIn,
    TookBack,
    TookSideAction,
    Voted,
)
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import NOT_ASKED, PAUSED

MOST_PROPOSALS: Final = 100  # maximum per seat and question; each makes the history for newcomers longer
MOST_CALLS: Final = 40  # maximum of other unasked side actions, such as calls for a stop, per seat and question
MOST_PAUSES: Final = 5  # maximum per seat and question: nobody can play or vote in a pause


def _acting(t: TableState, person: str) -> tuple[PlayedGame, int]:
    """The running game and the person's seat; Refused if a bot stands in."""
    seat = t.own_seat(person)
    game = t.running_game()
    if t.seats[seat].stands_in:
        raise Refused("bot-answers")
    return game, seat


def _check_question(t: TableState, seat: int, number: int) -> None:
    """Refused unless `number` is the number of the seat's current question."""
    if t.seats[seat].question_number != number:
        raise Refused("stale-moment", moment=t.seats[seat].question_number)


def answer(t: TableState, person: str, command: Answer) -> list[LogEvent]:
    game, seat = _acting(t, person)
    _check_question(t, seat, command.moment)
    game.text(seat, command.option)  # raises Refused, with the number of the rule, if this is not an option
    return [*before_act(t, (seat, command.option)), Answered(seat, command.option, t.rules)]


def take_back(t: TableState, person: str, command: TakeBack, now: int) -> list[LogEvent]:
    game, seat = _acting(t, person)
    _check_question(t, seat, command.moment)
    tried = game.copy()
    tried.take_back(seat)
    if time_after_take_back(t, tried, now, seat) == 0:
        raise Refused("take-back-late")
    return [TookBack(seat)]


def side_action(t: TableState, person: str, command: SideCommand) -> list[LogEvent]:
    """Take a side action. One that changes nothing is acknowledged, but not written."""
    game, seat = _acting(t, person)
    row = _checked_row(t, game, seat, command)
    return [] if row is None else [*before_act(t, (seat, row)), TookSideAction(seat, row, t.rules)]


def _checked_row(t: TableState, game: PlayedGame, seat: int, command: SideCommand) -> Row | None:
    """The side action as a row, or None if it changes nothing.

    It is tried on the game as the seat knows it; Refused if it is not allowed there.
    """
    side_actions = _side_actions(t, command)
    known = game.known_to(seat)
    row = side_actions.row(known, command)
    tried = known.copy()
    tried.side_action(seat, row)
    if side_actions.changes_nothing(known, tried, row):
        return None
    if side_actions.is_proposal(row):
        if t.seats[seat].proposals_made >= MOST_PROPOSALS:
            raise Refused("proposals-without-end", most=MOST_PROPOSALS)
    elif not side_actions.is_answer(row) and t.seats[seat].calls_made >= MOST_CALLS:
        raise Refused("calls-without-end", most=MOST_CALLS)
    return row


def _side_actions(t: TableState, message: SideCommand | SideQuery) -> SideActions[PlayedGame]:
    """The side actions of the table's game; Refused if this message is not one of them."""
    found = t.definition.side_actions
    if found is None or not isinstance(message, (*found.commands, *found.queries)):
        raise Refused("no-asides")
    return found


def reply(t: TableState, person: str, query: SideQuery) -> SideReply:
    """The reply to a question about side actions. The table does not change."""
    game, seat = _acting(t, person)

    def refusal(command: SideCommand) -> Refused | None:
        try:
            _checked_row(t, game, seat, command)
        except Refused as refused:
            return refused
        return None

    return _side_actions(t, query).reply(game.known_to(seat), seat, query, refusal)


def advice_task(t: TableState, person: str, command: AskAdvice) -> BotTask:
    """The adviser thinks about the person's question, and sees what their seat may know."""
    if not t.plan.advice:
        raise Refused("no-advice")
    game, seat = _acting(t, person)
    _check_question(t, seat, command.moment)
    game.decision(seat)  # refuses a seat that is not asked
    return bot_task(t, game, seat, t.definition.adviser or t.definition.default_bot)


def pause(t: TableState, person: str) -> list[LogEvent]:
    seat = t.own_seat(person)
    t.running_game()
    if t.seats[seat].pauses_made >= MOST_PAUSES:
        raise Refused("pauses-without-end", most=MOST_PAUSES)
    return [Paused(seat)]


def resume(t: TableState, person: str) -> list[LogEvent]:
    seat = t.own_seat(person)
    t.started_game()
    if t.status != PAUSED:
        raise Refused("not-paused")
    returned: list[LogEvent] = [Returned(seat)] if t.is_deserted and t.seats[seat].stands_in else []
    return [*returned, Resumed(seat)]


def hand_to_bot(t: TableState, person: str) -> list[LogEvent]:
    """Let a bot answer for the person's seat."""
    seat = t.own_seat(person)
    if t.status != PAUSED:
        t.running_game()
    if t.seats[seat].stands_in:
        raise Refused("bot-answers")
    return stand_in(t, StoodIn(seat, "asked"))


def take_seat_back(t: TableState, person: str) -> list[LogEvent]:
    """Take the seat back from the bot that stands in. The game goes on if it was paused for lack of people."""
    seat = t.own_seat(person)
    if t.status != PAUSED:
        t.running_game()
    if not t.seats[seat].stands_in:
        raise Refused("no-stand-in")
    check_not_forfeited(t, seat)
    return [Returned(seat), *resume_deserted(t, seat)]


def check_not_forfeited(t: TableState, seat: int) -> None:
    """Refused while a bot has to answer for a seat whose person was out of time or voted out.

    Otherwise a person who is faster than the bot could think for ever: coming back gives them a minute. If no person is
    left, nobody is kept waiting.
    """
    if t.seats[seat].is_forfeited and not (t.is_deserted or t.data.was_deserted):
        raise Refused("bot-answers-first")


def resume_deserted(t: TableState, seat: int) -> list[LogEvent]:
    """End a pause that began because no person was left."""
    return [Resumed(seat)] if t.data.was_deserted else []


def vote(t: TableState, person: str, command: Vote, now: int) -> list[LogEvent]:
    """Vote for a bot to stand in for a person who keeps everybody waiting. A majority of the other people decides.

    The person must have had the question for 2 minutes, and time to reconnect if the server was away.
    """
    _, seat = _acting(t, person)
    about = t.check_seat(command.about)
    if command.about == seat:
        raise Refused("vote-self")
    if about.asked_step == NOT_ASKED or not about.is_played:
        raise Refused("vote-not-needed", player=command.about)
    if now - about.asked_at < VOTE_AFTER or now < mercy_until(t, about):
        raise Refused("vote-early", player=command.about)
    if seat in about.votes:
        raise Refused("vote-twice")
    others = [one for one, seat_data in enumerate(t.seats) if seat_data.is_played and one != command.about]
    votes = [one for one in {*about.votes, seat} if one in others]
    stood_in = stand_in(t, StoodIn(command.about, "vote")) if 2 * len(votes) > len(others) else []
    return [Voted(seat, command.about), *stood_in]
