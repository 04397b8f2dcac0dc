"""Lets bots take side actions at the rest points of a game, which are the moments when it waits for answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol, TypeVar

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.engine.event import Event
from neopolis.engine.reason import Reason
from neopolis.engine.script import State

MOST_ROUNDS: Final = 3  # rounds per question; each bot takes at most one side action per round


class TalkingGame(ObservableGame, Protocol):
    """The methods of a game that `talk` uses."""

    @property
    def s(self) -> State: ...
    @property
    def over(self) -> bool: ...
    def side_action(self, seat: object, row: object) -> list[Event]: ...
    def explain(self, seat: object, reason: Reason | None) -> None: ...


T = TypeVar("T", bound=TalkingGame)


def talk(game: T, bots: Sequence[Bot[T] | None]) -> int:
    """Let every bot take side actions now, and return how many they took. None in `bots` is a seat without a bot.

    A side action may answer the current question or end the game, so check the game again afterwards.
    """
    return sum([1 for _ in side_actions(game, bots)])


def side_actions(game: T, bots: Sequence[Bot[T] | None]) -> Iterator[tuple[int, Reason | None]]:
    """Let bots take side actions one by one, and yield seat and reason of each after it is done.

    Bots act in the order of the seats, round after round, until nobody wants to or MOST_ROUNDS are over. If a side
    action answers the current question, the rounds start again for the next question.
    """
    observations = [Observation(game, seat) for seat in range(len(bots))]
    step = game.s.step_number
    rounds = 0
    is_quiet = False
    while not is_quiet and rounds < MOST_ROUNDS:
        is_quiet = True
        rounds += 1
        for seat, bot in enumerate(bots):
            if bot is None or game.over:
                continue
            row = bot.side_action(observations[seat])
            if row is None:
                continue
            reason = bot.reason()
            game.explain(seat, reason)
            game.side_action(seat, row)
            is_quiet = False
            if game.s.step_number != step:
                step, rounds = game.s.step_number, 0
            yield seat, reason
