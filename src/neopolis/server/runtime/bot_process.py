"""A process in which bots think. It reads tasks from standard input and writes outcomes to standard output.

Bots keep nothing from one task to the next, but a task says what its bot has heard. The process ends when its input
does, so it never outlives the server.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final, TypeVar

import msgspec

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.engine.event import Event, PlainEvent
from neopolis.engine.playable import PlayedGame
from neopolis.engine.reason import Reason
from neopolis.engine.refused import Refused
from neopolis.games.registry import AnyGame, definition
from neopolis.lab.advice import Advice
from neopolis.lab.review import Look, Request, look_at
from neopolis.server.table.server_messages import AdvisedOption
from neopolis.server.table.wording import PLAYERS
from neopolis.text.messages import use_language, use_player_names

G = TypeVar("G", bound=ObservableGame)

LENGTH: Final = 4  # each task and each outcome is preceded by its length, a number of this many bytes
MOST_ADVISED: Final = 3  # options in advice
NICE: Final = 5  # a lower priority than the server's


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A question to the bot at a seat of a game. If `may_take_side_action`, the bot may choose a side action. If it
    chooses none and `must_answer` is True, it must answer. `pack` has the files of the game's content; it is empty for
    the default content. `heard` has the events that the bot has to remember.
    """

    game: str
    data: bytes
    bot: str
    seat: int
    seed: int
    may_take_side_action: bool
    must_answer: bool
    pack: dict[str, str] = {}
    heard: tuple[PlainEvent, ...] = ()
    language: str = ""  # for advice: the language of its reasons; "" if the bot is to act
    look: tuple[int, bool] | None = None  # for a review: the option that was chosen, and whether to look for longer


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """The bot's choice: the row of a side action, an option, or neither; with its reason, if it has one.

    `fault` says what went wrong, if anything.
    """

    row: tuple[int, ...] | None = None
    option: int | None = None
    fault: str = ""
    reason: Reason | None = None
    advice: list[AdvisedOption] = []
    unit: str = ""  # of the advice's values
    looked: Advice | None = None  # for a review


def think(task: Task) -> Outcome:
    """What a bot decides. Never raises: if the bot fails, the outcome has a `fault`."""
    try:
        game = definition(task.game)
        if task.pack:
            game.remember_pack(task.pack)
        if task.look is not None:
            return _look(game, task, *task.look)
        if task.language:
            return _advise(game, task)
        return _ask(game.make_bot(task.bot, task.seed), _observation(game, task), task)
    except Refused as refused:
        return Outcome(fault=refused.code)
    except Exception as error:  # a bug in a bot must cost the table no more than this answer
        return Outcome(fault=type(error).__name__)


def _look(game: AnyGame, task: Task, chosen: int, is_longer: bool) -> Outcome:
    """What the adviser thinks of a decision of a finished game."""
    request, look = Request(task.seat, task.bot, task.seed), Look(0, chosen, is_longer)
    with use_language(task.language), use_player_names(PLAYERS):
        return Outcome(looked=look_at(game, game.decode(task.data), request, look))


def _advise(game: AnyGame, task: Task) -> Outcome:
    """The adviser's best options. Reasons rest on an imagined game, and so on nothing but what the seat knows."""
    bot = game.make_bot(task.bot, task.seed)
    observation = _observation(game, task)
    options = observation.options
    values = bot.values(observation) if len(options) > 1 else []
    imagined = observation.imagine(task.seed)
    with use_language(task.language), use_player_names(PLAYERS):
        advice = [
            AdvisedOption(one.option, one.value, game.option_reason(imagined, task.seat, one.option))
            for one in values[:MOST_ADVISED]
        ]
        if not advice:
            option = bot.choose(observation)
            advice = [AdvisedOption(option, None, game.option_reason(imagined, task.seat, option))]
    return Outcome(advice=advice, unit=bot.unit)


def _observation(game: AnyGame, task: Task) -> Observation[PlayedGame]:
    """What the bot sees and remembers. A game that was decoded has no history of its own."""
    return Observation(game.decode(task.data), task.seat, [Event(*event) for event in task.heard])


def _ask(bot: Bot[G], observation: Observation[G], task: Task) -> Outcome:
    row = bot.side_action(observation) if task.may_take_side_action else None
    if row is not None:
        return Outcome(row=row, reason=bot.reason())
    if not task.must_answer:
        return Outcome()
    option = bot.choose(observation)
    return Outcome(option=option, reason=bot.reason())


def _read(stream: BinaryIO) -> bytes:
    """The next task; empty at the end of the input."""
    head = stream.read(LENGTH)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH else b""


def main() -> None:
    """Handle tasks until the input ends."""
    outcomes = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print must not get mixed up with the outcomes
    os.nice(NICE)
    decoder = msgspec.msgpack.Decoder(Task)
    while data := _read(sys.stdin.buffer):
        outcome = msgspec.msgpack.encode(think(decoder.decode(data)))
        outcomes.write(len(outcome).to_bytes(LENGTH, "big") + outcome)
        outcomes.flush()


if __name__ == "__main__":
    main()
