"""What bots owe a table. Nothing of them is remembered but what the log shows, so any process can ask them.

Bots speak before they answer: each has a few words about a question, and a few more when a person has spoken. A
person's proposal to a bot is answered before a bot goes on, with a no if it has nothing to say; and where people
have been offered something in public, bots give them a while to answer. Bots that stand in never speak.
"""

from __future__ import annotations

from typing import Final

import msgspec

from neopolis.bots.talk import MOST_ROUNDS
from neopolis.server.table.clocks import SECOND
from neopolis.server.table.games import Played, never_mind, no_thanks, offers, open_offers
from neopolis.server.table.log_events import Answered, Left, LogEvent, Spoke, StoodIn
from neopolis.server.table.state import TableState
from neopolis.server.table.table_data import PLAYING

PATIENCE: Final = 15 * SECOND  # for a person to answer a proposal,
LONGEST: Final = 60 * SECOND  # and for all proposals about one question


class BotTask(msgspec.Struct, frozen=True):
    """A bot is to do something: an aside if it `may_speak` and wants to, or else an answer if it is `asked`."""

    seat: int
    kind: str
    may_speak: bool
    asked: bool
    game: str
    data: bytes


def tasks(t: TableState, now: int) -> list[BotTask]:
    """What bots owe now. Each can be done on its own; after any entry, ask anew."""
    game = t.game
    if game is None or t.status != PLAYING:
        return []
    use_language = [seat for seat in range(game.seats) if _may_speak(t, seat)]
    answering = [seat for seat in game.deciders if _answers(t, game, seat, now)]
    others = [seat for seat in use_language if seat not in game.deciders]
    chosen = others or sorted({*use_language, *answering})
    data = game.encode() if chosen else b""
    return [
        BotTask(seat, t.bot_at(seat), seat in use_language, seat in answering, t.plan.game, data) for seat in chosen
    ]


def _may_speak(t: TableState, seat: int) -> bool:
    sitting = t.seats[seat]
    return t.kind.talks and bool(sitting.bot) and seat not in t.hushed and sitting.spoken < MOST_ROUNDS


def _answers(t: TableState, game: Played, seat: int, now: int) -> bool:
    """Whether a bot is to answer its question now."""
    return bool(t.bot_at(seat)) and not unanswered(t) and not _waits(held_until(t, game, seat), now)


def _waits(until: int, now: int) -> bool:
    """Whether it is still before a time; one that lies far ahead comes from a clock that was set back."""
    return until - LONGEST <= now < until


def held_until(t: TableState, game: Played, seat: int) -> int:
    """How long a bot gives people to answer proposals; 0 if there are none.

    It does not wait for answers to whispers, not even its own: others would see it wait, and know.
    """
    open_ones = [number for number, _, to in open_offers(game) if t.seats[to].is_played]
    last = max([t.data.offered[number] + PATIENCE for number in open_ones], default=0)
    return min(last, t.seats[seat].begun + LONGEST)


def unanswered(t: TableState) -> list[tuple[int, int]]:
    """Proposals of people to bots: whose answer is awaited, and the number."""
    if t.game is None or t.status != PLAYING:
        return []
    return [(to, number) for number, seat, to in offers(t.game) if t.seats[to].bot and t.seats[seat].is_played]


def no_word(t: TableState) -> list[LogEvent]:
    """The answers that the table gives for bots that have nothing to say."""
    return [Spoke(seat, no_thanks(number), t.rules) for seat, number in unanswered(t)[:1] if not _may_speak(t, seat)]


def stand_in(t: TableState, event: Left | StoodIn) -> list[LogEvent]:
    """A bot answers for a seat from now on. What its person has offered is withdrawn: a bot gives nothing away."""
    rows = [] if t.game is None else never_mind(t.game, event.seat)
    return [event, *[Spoke(event.seat, row, t.rules) for row in rows]]


def due(t: TableState) -> int | None:
    """When bots have something to do that the table waits for."""
    game = t.game
    if game is None or t.status != PLAYING:
        return None
    times = [t.data.at] if unanswered(t) else []
    times += [max(t.data.at, held_until(t, game, seat)) for seat in game.deciders if t.bot_at(seat)]
    return min(times, default=None)


def deed_of(t: TableState, task: BotTask, row: tuple[int, ...] | None, option: int | None) -> LogEvent | None:
    """What a bot has done, if that can still be done; None if it was silent. Refused if its thought came too late."""
    game = t.running_game()
    if row is not None and task.may_speak:
        game.copy().side_action(task.seat, row)
        return Spoke(task.seat, row, t.rules)
    if option is not None and task.asked:
        game.text(task.seat, option)
        return Answered(task.seat, option, t.rules)
    return None


def default(t: TableState, task: BotTask) -> LogEvent | None:
    """What is done instead if a bot cannot be asked."""
    if not task.asked:
        return None
    return Answered(task.seat, t.running_game().decision(task.seat).default, t.rules)
