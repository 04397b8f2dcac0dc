"""Letting bots speak: what they do besides answering, at the rest points of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol, TypeVar

from neopolis.bots.bot import Bot, ObservableGame, Observation
from neopolis.engine.event import Event
from neopolis.engine.script import State

MOST_ROUNDS: Final = 3  # how often each seat may speak at one moment


class TalkingGame(ObservableGame, Protocol):
    """What letting bots speak needs of a game."""

    @property
    def s(self) -> State: ...
    @property
    def over(self) -> bool: ...
    def side_action(self, seat: object, row: object) -> list[Event]: ...


T = TypeVar("T", bound=TalkingGame)


def talk(game: T, bots: Sequence[Bot[T] | None]) -> int:
    """Let every bot speak at this rest point; how often somebody spoke. None stands for a seat without a bot.

    An aside may answer the present question, or end the game: look at the game anew afterwards.
    """
    return sum([1 for _ in side_actions(game, bots)])


def side_actions(game: T, bots: Sequence[Bot[T] | None]) -> Iterator[int]:
    """The same, aside by aside: each is done, and then its seat named.

    They speak from the first seat on, round after round until nobody has more to say, and about each moment a few
    rounds only, so there is an end. If an aside has answered the question, they speak about the next one as well.
    """
    observation = [Observation(game, seat) for seat in range(len(bots))]
    moment = game.s.moment
    rounds = 0
    quiet = False
    while not quiet and rounds < MOST_ROUNDS:
        quiet = True
        rounds += 1
        for seat, bot in enumerate(bots):
            row = None if bot is None or game.over else bot.side_action(observation[seat])
            if row is None:
                continue
            game.side_action(seat, row)
            quiet = False
            if game.s.moment != moment:
                moment, rounds = game.s.moment, 0
            yield seat
