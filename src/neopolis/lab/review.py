"""Which decisions of a recorded game cost a seat most, going by what it could know when it made them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import msgspec

from neopolis.engine.game import MAX_SEED
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.lab.advice import Advice, Option, advise, adviser_of
from neopolis.lab.playback import Playback, RestPoint

AGAIN: Final = 2  # for each mistake to report, so many decisions are looked at again
LONGER: Final = 4  # with how many times as many simulations
OTHER_SEED: Final = 1 << 40  # added to the seed for that, so that bad luck in the first look does not count again


class Request(msgspec.Struct, frozen=True):
    """What to review: the seat, the adviser ("" for the game's own) and its seed, and how many mistakes to report."""

    seat: int
    adviser: str = ""
    seed: int = 0
    most: int = 5


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost something: the move and its line in the record, what was chosen, and what was better.

    `view` is all that the seat could know when it decided.
    """

    move: int
    line: int
    chosen: Option
    better: Option
    advice: Advice
    view: object


class Review(msgspec.Struct, frozen=True):
    """The mistakes of a seat, the worst first. `compared` of its `decisions` could be compared by the adviser."""

    game: str
    seat: int
    adviser: str
    seed: int
    unit: str
    decisions: int
    compared: int
    mistakes: list[Mistake]


def decisions_of(playback: Playback[G, Q], seat: int) -> list[tuple[RestPoint[G, Q], int]]:
    """The rest points at which a seat had more than one option, and what it chose."""
    points = playback.rest_points
    return [
        (before, after.option)
        for before, after in pairwise(points)
        if after.seat == seat and after.option >= 0 and len(before.game.options(seat)) > 1
    ]


def looks(definition: GameDefinition[G, Q], playback: Playback[G, Q], request: Request) -> int:
    """How much work a review is at most: one for each decision, and LONGER for each that is looked at again."""
    has_budget = adviser_of(definition, request.adviser, request.seed).budget > 0
    decisions = len(decisions_of(playback, request.seat))
    return decisions + (LONGER * min(AGAIN * request.most, decisions) if has_budget else 0)


def review(
    definition: GameDefinition[G, Q], playback: Playback[G, Q], request: Request, advance: Callable[[int], None]
) -> Review:
    """Find the decisions that cost most. The worst are looked at again for longer, since luck makes some look bad.

    `advance` is called with how much of the work is done.
    """
    adviser = adviser_of(definition, request.adviser, request.seed)
    looked: list[Mistake] = []
    decisions = decisions_of(playback, request.seat)
    compared = 0
    for number, (point, chosen) in enumerate(decisions, start=1):
        found = _look(definition, point, chosen, request, is_longer=False)
        compared += found is not None
        if found is not None and _loss(found) > 0:
            looked.append(found)
        advance(number)
    worst = sorted(looked, key=_loss, reverse=True)
    if adviser.budget:
        chosen_at = {point.number: (point, chosen) for point, chosen in decisions}
        again = [chosen_at[mistake.move - 1] for mistake in worst[: AGAIN * request.most]]
        worst = []
        for number, (point, chosen) in enumerate(again, start=1):
            found = _look(definition, point, chosen, request, is_longer=True)
            if found is not None and _loss(found) > 0:
                worst.append(found)
            advance(len(decisions) + LONGER * number)
        worst.sort(key=_loss, reverse=True)
    return Review(
        *(definition.name, request.seat, adviser.name, request.seed, adviser.unit),
        *(len(decisions), compared, worst[: request.most]),
    )


def _look(
    definition: GameDefinition[G, Q], point: RestPoint[G, Q], chosen: int, request: Request, is_longer: bool
) -> Mistake | None:
    """What a decision cost; None if the adviser cannot compare its options."""
    seed = (request.seed + (OTHER_SEED if is_longer else 0)) & MAX_SEED
    bot = adviser_of(definition, request.adviser, seed)
    bot.budget *= LONGER if is_longer else 1
    advice = advise(definition, point.game, request.seat, bot, seed, chosen)
    options = {option.option: option for option in advice.options}
    if chosen not in options or options[chosen].value is None:
        return None
    view = point.game.view(request.seat)
    return Mistake(point.number + 1, point.line + 1, options[chosen], advice.options[0], advice, view)


def _loss(mistake: Mistake) -> float:
    less = mistake.chosen.less
    return 0.0 if less is None else less.value
