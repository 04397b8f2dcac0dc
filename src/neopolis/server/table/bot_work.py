"""The work that bots owe a table. All of it follows from the log, so any process can do it.

A bot may take a few side actions before it answers a question, and a few more after a person has taken one. A bot
answers a person's proposal before it answers its question; if it has nothing to say, the table declines for it. Bots
wait a while for people to answer public proposals, and hesitate before they act, at the table's pace. A bot that stands
in for a person takes side actions only to keep that person's promises, and leaves proposals to the person open.
"""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.bots.talk import MOST_ROUNDS
from neopolis.engine.event import EVERYBODY, PlainEvent
from neopolis.engine.playable import PlayedGame
from neopolis.engine.reason import Reason
from neopolis.server.table.clocks import SECOND
from neopolis.server.table.lesson_table import is_led
from neopolis.server.table.log_events import Answered, Explained, Left, LogEvent, StoodIn, TookSideAction
from neopolis.server.table.pace import hesitation
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import PLAYING

PROPOSAL_WAIT: Final = 15 * SECOND  # how long bots wait for a person to answer one proposal
LONGEST_WAIT: Final = 60 * SECOND  # how long a bot waits at most after it was asked, however many proposals there are


class BotTask(msgspec.Struct, frozen=True):
    """Work for one bot. If `may_take_side_action`, it may choose a side action.

    If it chooses none and `must_answer` is True, it must answer.
    """

    seat: int
    kind: str
    may_take_side_action: bool
    must_answer: bool
    game: str
    data: bytes
    pack: dict[str, str] = {}  # the files of the game's content; empty for the default content
    heard: tuple[PlainEvent, ...] = ()  # the events that the bot has to remember


def tasks(t: TableState, now: int) -> list[BotTask]:
    """The tasks of the bots now. They are independent of each other. Any new entry makes the list out of date.

    Bots that are not asked come first: while one of them may take a side action, the others get no task.
    """
    game = t.game
    if game is None or t.status != PLAYING or t.is_deserted or is_led(t):
        return []
    acting = [seat for seat in range(game.seats) if _may_take_side_action(t, seat)]
    answering = [seat for seat in game.deciders if _must_answer(t, game, seat, now)]
    not_asked = [seat for seat in acting if seat not in game.deciders]
    chosen = not_asked or sorted({*acting, *answering})
    return [bot_task(t, game, seat, t.bot_at(seat), seat in acting, seat in answering) for seat in chosen]


def bot_task(
    t: TableState, game: PlayedGame, seat: int, bot: str, may_take_side_action: bool = False, must_answer: bool = False
) -> BotTask:
    """A task for a bot that sees the game from a seat."""
    pack = {} if t.pack.hash == t.definition.content else t.pack.files
    side_actions = t.definition.side_actions
    heard = [] if side_actions is None else side_actions.heard(game, seat)
    events = tuple([event.plain() for event in heard])
    return BotTask(seat, bot, may_take_side_action, must_answer, t.plan.game, t.blind_game(game), pack, events)


def _may_take_side_action(t: TableState, seat: int) -> bool:
    seat_data = t.seats[seat]
    return (
        t.definition.side_actions is not None
        and bool(t.bot_at(seat))
        and seat not in t.idle_bots
        and seat_data.side_actions_taken < MOST_ROUNDS
    )


def _must_answer(t: TableState, game: PlayedGame, seat: int, now: int) -> bool:
    return bool(t.bot_at(seat)) and not proposals_to_bots(t) and not _is_waiting(waits_until(t, game, seat), now)


def _is_waiting(until: int, now: int) -> bool:
    """Whether `until` is still to come. If it is too far ahead, the clock was set back and nobody should wait."""
    return until - LONGEST_WAIT <= now < until


def waits_until(t: TableState, game: PlayedGame, seat: int) -> int:
    """The time until which a bot hesitates, or waits for people to answer proposals; 0 if it does neither.

    A bot does not wait for answers to whispers, not even to its own. Others would see it wait and learn of the whisper.
    """
    public = [one.number for one in t.open_proposals() if one.is_public and t.seats[one.to].is_played]
    last = max([t.data.proposed_at[number] + PROPOSAL_WAIT for number in public], default=0)
    hesitates = hesitation(t, game, seat)
    own = 0 if hesitates is None else hesitates.until
    return max(own, min(last, t.seats[seat].asked_at + LONGEST_WAIT))


def proposals_to_bots(t: TableState) -> list[tuple[int, int]]:
    """The open proposals of people to bots, as pairs of the bot's seat and the proposal's number."""
    if t.game is None or t.status != PLAYING or is_led(t):
        return []
    return [(one.to, one.number) for one in t.open_proposals() if t.seats[one.to].bot and t.seats[one.seat].is_played]


def decline_for_idle_bot(t: TableState) -> list[LogEvent]:
    """Decline the first open proposal to a bot, if the bot itself has nothing to say."""
    side_actions = t.definition.side_actions
    if side_actions is None:
        return []
    silent = [(seat, number) for seat, number in proposals_to_bots(t)[:1] if not _may_take_side_action(t, seat)]
    return [TookSideAction(seat, side_actions.decline(number), t.rules) for seat, number in silent]


def stand_in(t: TableState, event: Left | StoodIn) -> list[LogEvent]:
    """Let a bot answer for a seat, and withdraw the person's open proposals, because a bot must not trade for them."""
    side_actions = t.definition.side_actions
    if side_actions is None:
        return [event]
    own = [one.number for one in t.open_proposals() if one.seat == event.seat]
    return [event, *[TookSideAction(event.seat, side_actions.withdraw(number), t.rules) for number in own]]


def due(t: TableState) -> int | None:
    """The time at which the table next needs a bot; None if it needs none."""
    game = t.game
    if game is None or t.status != PLAYING:
        return None
    if is_led(t):
        return None
    times = [t.data.at] if proposals_to_bots(t) else []
    times += [max(t.data.at, waits_until(t, game, seat)) for seat in game.deciders if t.bot_at(seat)]
    return min(times, default=None)


def bot_events(
    t: TableState, task: BotTask, row: tuple[int, ...] | None, option: int | None, reason: Reason | None
) -> list[LogEvent]:
    """The log events for a bot's side action or answer; none if it chose neither. Refused if it is no longer legal.

    The last of them is what the bot does. Before it comes the reason, if the bot gave one.

    Not every bot remembers what it was told, so the table drops a proposal that repeats what was just declined, and
    withdraws an older proposal to a person when a newer one replaces it.
    """
    game = t.running_game()
    side_actions = t.definition.side_actions
    tried = game.copy()
    if row is not None and task.may_take_side_action:
        if side_actions is not None and side_actions.is_repeated(game, task.seat, row):
            return []
        withdrawn = _outdated(t, game, task.seat, row)
        for event in withdrawn:
            tried.side_action(event.seat, event.row)
        tried.side_action(task.seat, row)
        return [*withdrawn, *_explained(task.seat, reason, tried), TookSideAction(task.seat, row, t.rules)]
    if option is not None and task.must_answer:
        tried.play(task.seat, option)
        return [*_explained(task.seat, reason, tried), Answered(task.seat, option, t.rules)]
    return []


def _outdated(t: TableState, game: PlayedGame, seat: int, row: tuple[int, ...]) -> list[TookSideAction]:
    """The withdrawals of a bot's proposals to people that a new one replaces."""
    side_actions = t.definition.side_actions
    if side_actions is None:
        return []
    to_people = [one.number for one in side_actions.open_proposals(game) if t.seats[one.to].is_played]
    numbers = [number for number in side_actions.outdated(game, seat, row) if number in to_people]
    return [TookSideAction(seat, side_actions.withdraw(number), t.rules) for number in numbers]


def _explained(seat: int, reason: Reason | None, tried: PlayedGame) -> list[LogEvent]:
    """The reason for what a bot does, if it gave one. It stays secret if not everybody sees what the bot does."""
    if reason is None:
        return []
    is_seen = any([event.audience == EVERYBODY for event in tried.s.events])
    return [Explained(seat, reason.code, reason.parameters, reason.is_public and is_seen)]


def default_event(t: TableState, task: BotTask) -> LogEvent | None:
    """The event to write when a bot fails: the default answer, if one is due."""
    if not task.must_answer:
        return None
    return Answered(task.seat, t.running_game().decision(task.seat).default, t.rules)
