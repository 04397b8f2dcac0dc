"""The course of a finished game: who had how much at which moment."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from neopolis.engine.record import Record
from neopolis.games.registry import definition
from neopolis.lab.playback import Playback
from neopolis.text.messages import message

MOST_SAMPLES: Final = 120
MOST_KEPT: Final = 200  # courses


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each seat had after a move."""

    move: int
    values: list[int]


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The course of a game from the start to the end. `title` says what the values are.

    There are no `samples` if the game counts nothing that could be shown.
    """

    title: str
    samples: list[Sample]


def course(record: str) -> Course:
    """The course of a finished game, in the current language."""
    game = definition(Record(record).head.game)
    samples = _samples(record)
    return Course(message(f"course-{game.name}", {}) if samples else "", list(samples))


@lru_cache(MOST_KEPT)
def _samples(record: str) -> tuple[Sample, ...]:
    """Up to MOST_SAMPLES rest points, the first and the last included."""
    game = definition(Record(record).head.game)
    points = Playback(game, record).rest_points
    last = len(points) - 1
    count = min(MOST_SAMPLES - 1, last)
    chosen = sorted({round(last * at / max(1, count)) for at in range(count + 1)})
    found = [Sample(points[at].number, game.standing(points[at].game)) for at in chosen]
    return tuple([one for one in found if one.values])
