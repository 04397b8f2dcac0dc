"""Which decisions of a recorded game cost a seat most, going by what it could know when it made them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import pairwise
from typing import Final, Generic, NamedTuple

import msgspec

from neopolis.engine.game import MAX_SEED
from neopolis.games.definition import G, GameDefinition, Q
from neopolis.lab.advice import Advice, Option, advise, adviser_of
from neopolis.lab.intervals import Estimate
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


class Strength(msgspec.Struct, frozen=True):
    """The decision in which the best option was chosen and mattered most: the second best one was worth `less`."""

    move: int
    line: int
    chosen: Option
    question: str
    less: Estimate


class Review(msgspec.Struct, frozen=True):
    """The mistakes of a seat, the worst first. `compared` of its `decisions` could be compared by the adviser.

    `best` is None if the seat never chose the best option where that mattered.
    """

    game: str
    seat: int
    adviser: str
    seed: int
    unit: str
    decisions: int
    compared: int
    mistakes: list[Mistake]
    best: Strength | None = None


class Look(NamedTuple):
    """A look at a decision: the rest point (its number among all), the option that was chosen, and how thoroughly."""

    point: int
    chosen: int
    is_longer: bool

    @property
    def work(self) -> int:
        return LONGER if self.is_longer else 1


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
    """Find the decisions that cost most. `advance` is called with how much of the work is done."""
    steps, done = review_steps(definition, playback, request), 0
    try:
        look = next(steps)
        while True:
            game = playback.rest_points[look.point].game
            advice = look_at(definition, game, request, look)
            done += look.work
            advance(done)
            look = steps.send(advice)
    except StopIteration as end:
        found: Review = end.value
        return found


def review_steps(
    definition: GameDefinition[G, Q], playback: Playback[G, Q], request: Request
) -> Generator[Look, Advice, Review]:
    """The looks that a review needs, one after the other. Send back what `look_at` finds at each.

    First comes a look at every decision. The worst are looked at again for longer, since luck makes some look bad.
    """
    adviser = adviser_of(definition, request.adviser, request.seed)
    decisions = decisions_of(playback, request.seat)
    looked: list[_Looked[G, Q]] = []
    for point, chosen in decisions:
        looked.append(_Looked(point, chosen, (yield Look(point.number, chosen, is_longer=False))))
    worst = sorted([one for one in looked if one.loss > 0], key=_loss, reverse=True)
    if adviser.budget:
        again, worst = worst[: AGAIN * request.most], []
        for one in again:
            worst.append(_Looked(one.point, one.chosen, (yield Look(one.point.number, one.chosen, is_longer=True))))
        worst = sorted([one for one in worst if one.loss > 0], key=_loss, reverse=True)
    best = max(looked, key=_margin, default=None)
    return Review(
        *(definition.name, request.seat, adviser.name, request.seed, adviser.unit),
        *(len(decisions), len([one for one in looked if one.is_compared])),
        [one.mistake(request.seat) for one in worst[: request.most]],
        best.strength() if best is not None and best.margin > 0 else None,
    )


def look_at(definition: GameDefinition[G, Q], game: G, request: Request, look: Look) -> Advice:
    """What the adviser thinks of a decision, the chosen option included."""
    seed = (request.seed + (OTHER_SEED if look.is_longer else 0)) & MAX_SEED
    bot = adviser_of(definition, request.adviser, seed)
    bot.budget *= look.work
    return advise(definition, game, request.seat, bot, seed, look.chosen)


class _Looked(Generic[G, Q]):
    """A decision and what the adviser thinks of it."""

    def __init__(self, point: RestPoint[G, Q], chosen: int, advice: Advice) -> None:
        self.point: Final = point
        self.chosen: Final = chosen
        self.advice: Final = advice

    @property
    def option(self) -> Option | None:
        """The chosen option, if the adviser could compare it."""
        found = [one for one in self.advice.options if one.option == self.chosen and one.value is not None]
        return found[0] if found else None

    @property
    def is_compared(self) -> bool:
        return self.option is not None

    @property
    def loss(self) -> float:
        """How much less the chosen option is worth than the best one."""
        return 0.0 if self.option is None or self.option.less is None else self.option.less.value

    @property
    def margin(self) -> float:
        """How much more the chosen option is worth than the second best; 0.0 if it is not the best."""
        second = self.advice.options[1].less if len(self.advice.options) > 1 else None
        return second.value if second is not None and self.advice.options[0] == self.option else 0.0

    def mistake(self, seat: int) -> Mistake:
        assert self.option is not None
        point = self.point
        view = point.game.view(seat)
        return Mistake(point.number + 1, point.line + 1, self.option, self.advice.options[0], self.advice, view)

    def strength(self) -> Strength:
        assert self.option is not None
        less = self.advice.options[1].less
        assert less is not None
        return Strength(self.point.number + 1, self.point.line + 1, self.option, self.advice.question, less)


def _loss(one: _Looked[G, Q]) -> float:
    return one.loss


def _margin(one: _Looked[G, Q]) -> float:
    return one.margin
