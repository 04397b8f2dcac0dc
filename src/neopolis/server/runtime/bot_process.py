"""A process in which bots think: tasks come in by standard input, outcomes go out by standard output.

Nothing of a bot is kept from one task to the next. The process ends when its input does, so it never outlives a server.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final, TypeVar

import msgspec

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.engine.refused import Refused
from neopolis.games.registry import definition

G = TypeVar("G", bound=ObservableGame)

LENGTH: Final = 4  # bytes before each task and outcome that say how long it is
NICE: Final = 5  # sockets come before thinking


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A bot of a kind sits at a seat of a game: what does it do? `speaks`: it may do something besides answering;
    `answers`: it is to answer, if it does nothing else.
    """

    game: str
    data: bytes
    bot: str
    seat: int
    seed: int
    speaks: bool
    answers: bool


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """What the bot does: an aside's row, or an option; neither if it is silent. `fault` says what went wrong."""

    row: tuple[int, ...] | None = None
    option: int | None = None
    fault: str = ""


def think(task: Task) -> Outcome:
    """What the bot does."""
    try:
        game = definition(task.game)
        return _ask(game.make_bot(task.bot, task.seed), Observation(game.decode(task.data), task.seat), task)
    except Refused as refused:
        return Outcome(fault=refused.code)
    except Exception as error:  # a bot's own mistake must not cost the table more than this answer
        return Outcome(fault=type(error).__name__)


def _ask(bot: Bot[G], observation: Observation[G], task: Task) -> Outcome:
    row = bot.side_action(observation) if task.speaks else None
    if row is not None:
        return Outcome(row=row)
    return Outcome(option=bot.choose(observation)) if task.answers else Outcome()


def _read(stream: BinaryIO) -> bytes:
    """The next task, empty at the end."""
    head = stream.read(LENGTH)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH else b""


def main() -> None:
    """Take tasks until there are no more."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # should anything print, it must not come between the outcomes
    os.nice(NICE)
    decoder = msgspec.msgpack.Decoder(Task)
    while data := _read(sys.stdin.buffer):
        outcome = msgspec.msgpack.encode(think(decoder.decode(data)))
        answers.write(len(outcome).to_bytes(LENGTH, "big") + outcome)
        answers.flush()


if __name__ == "__main__":
    main()
