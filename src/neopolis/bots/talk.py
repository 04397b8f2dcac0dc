"""Side actions of bots: what they do besides answering, between two answers of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol, TypeVar

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.engine.event import Event
from neopolis.engine.script import State

MOST_ROUNDS: Final = 3  # how often each seat may act at one moment


class TalkingGame(ObservableGame, Protocol):
    """What side actions need from a game."""

    @property
    def s(self) -> State: ...
    @property
    def over(self) -> bool: ...
    def side_action(self, seat: object, row: object) -> list[Event]: ...


T = TypeVar("T", bound=TalkingGame)


def talk(game: T, bots: Sequence[Bot[T] | None]) -> int:
    """Let every bot take side actions now. Returns how many were taken. None stands for a seat without a bot.

    A side action may answer the present question or end the game, so the caller has to look at the game again.
    """
    return sum([1 for _ in side_actions(game, bots)])


def side_actions(game: T, bots: Sequence[Bot[T] | None]) -> Iterator[int]:
    """The same, one side action at a time: each is carried out, then its seat is yielded.

    The seats take turns until nobody wants to act, but only a few rounds for each moment of the game. If a side
    action answers the present question, the next question is a new moment.
    """
    observations = [Observation(game, seat) for seat in range(len(bots))]
    step = game.s.moment
    rounds = 0
    is_quiet = False
    while not is_quiet and rounds < MOST_ROUNDS:
        is_quiet = True
        rounds += 1
        for seat, bot in enumerate(bots):
            row = None if bot is None or game.over else bot.side_action(observations[seat])
            if row is None:
                continue
            game.side_action(seat, row)
            is_quiet = False
            if game.s.moment != step:
                step, rounds = game.s.moment, 0
            yield seat
