"""Letting bots speak: what they do besides answering, at the rest points of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from neopolis.bots.bot import Bot, Eyes, Watched
from neopolis.engine.event import Event
from neopolis.engine.script import State

MOST_ROUNDS: Final = 3  # how often each seat may speak at one moment


class Talked(Watched, Protocol):
    """What letting bots speak needs of a game."""

    @property
    def s(self) -> State: ...
    @property
    def over(self) -> bool: ...
    def aside(self, seat: object, row: object) -> list[Event]: ...


T = TypeVar("T", bound=Talked)


def talk(game: T, bots: Sequence[Bot[T] | None]) -> int:
    """Let every bot speak at this rest point, from the first seat on, round after round until nobody has more to say.

    None stands for a seat without a bot. An aside may answer the present question; then they speak about the next one
    as well. At one moment a seat speaks a few times only, so there is an end. Returns how often somebody spoke.
    """
    eyes = [Eyes(game, seat) for seat in range(len(bots))]
    said = rounds = 0
    moment = game.s.moment
    while rounds < MOST_ROUNDS:
        before = said
        rounds += 1
        for seat, bot in enumerate(bots):
            if bot is None or game.over:
                continue
            row = bot.aside(eyes[seat])
            if row is None:
                continue
            game.aside(seat, row)
            said += 1
            if game.s.moment != moment:
                moment, rounds = game.s.moment, 0
        if said == before or game.over:
            break
    return said
