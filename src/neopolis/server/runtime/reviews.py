"""Reviews of finished games, worked out in the bot processes. They are kept in memory while people read them."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Generator
from typing import Final, NamedTuple

import msgspec

from neopolis.engine.playable import PlayedGame
from neopolis.games.registry import AnyGame
from neopolis.lab.advice import Advice, Option
from neopolis.lab.intervals import Estimate
from neopolis.lab.playback import Playback
from neopolis.lab.review import Look, Request, Review, looks, review_steps
from neopolis.server.logs import warn
from neopolis.server.runtime.bot_process import Task
from neopolis.server.runtime.executor import run_request
from neopolis.server.runtime.rate_limit import network_of
from neopolis.server.runtime.workers import Owner, Workers
from neopolis.server.store.errors import Unavailable
from neopolis.text.messages import use_language

MOST_KEPT: Final = 100  # reviews
MOST_RUNNING: Final = 4  # reviews at the same time; further ones are refused as busy
MOST_OWN: Final = 2  # of these, reviews that one network has started
MOST_MISTAKES: Final = 5


class ReviewedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision: the number of the move, the question, what was chosen, and what would have been better.

    `less` is how much less the chosen option was worth, or in the best decision, the second best option.
    """

    move: int
    question: str
    chosen: str
    better: str
    reason: str
    less: Estimate


class ReviewShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A review. Until it is ready, `done` of `total` is done; a `total` of 0 means that it has failed.

    `unit` is what `less` is measured in: points, capital, or chance. `mistakes` begin with the worst.
    """

    seat: int
    done: int
    total: int
    is_ready: bool
    unit: str
    decisions: int
    mistakes: list[ReviewedDecision]
    best: ReviewedDecision | None


def _unfinished(seat: int, done: int, total: int) -> ReviewShown:
    return ReviewShown(seat, done, total, is_ready=False, unit="", decisions=0, mistakes=[], best=None)


FAILED: Final = _unfinished(0, 0, 0)


class Wanted(NamedTuple):
    """What to review: the table and the seat, in a language."""

    table: str
    seat: int
    language: str


class Reviews:
    """Works out reviews. This process never works out the same one twice at the same time."""

    def __init__(self, workers: Workers) -> None:
        self._workers: Final = workers
        self._found: Final = OrderedDict[Wanted, ReviewShown]()  # the latest asked for last
        self._tasks: Final[dict[Wanted, asyncio.Task[None]]] = {}
        self._networks = Counter[str]()  # running reviews by network

    async def find(self, wanted: Wanted, game: AnyGame, record: str, address: str) -> ReviewShown:
        """A review, or how far it is. It is started if nobody has asked for it before."""
        known = self._found.get(wanted)
        if known is not None:
            self._found.move_to_end(wanted)
            if not known.total:  # it has failed: whoever asks next starts it again
                del self._found[wanted]
            return known
        network = network_of(address)
        if len(self._tasks) >= MOST_RUNNING or self._networks[network] >= MOST_OWN:
            raise Unavailable("busy")
        self._networks[network] += 1
        self._keep(wanted, _unfinished(wanted.seat, 0, 1))
        self._tasks[wanted] = asyncio.create_task(self._work(wanted, game, record, address))
        return self._found[wanted]

    async def close(self) -> None:
        """Stop working."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _keep(self, wanted: Wanted, shown: ReviewShown) -> None:
        self._found[wanted] = shown
        while len(self._found) > MOST_KEPT:
            oldest = next(iter(self._found))
            if oldest in self._tasks:  # somebody will ask for it again soon
                break
            del self._found[oldest]

    async def _work(self, wanted: Wanted, game: AnyGame, record: str, address: str) -> None:
        try:
            self._keep(wanted, await self._review(wanted, game, record, address))
        except Exception as error:  # a review that fails must not be shown as one that goes on forever
            warn("review-failed", error, table=wanted.table)
            self._keep(wanted, FAILED)
        finally:
            del self._tasks[wanted]
            self._networks[network_of(address)] -= 1
            self._networks += Counter()  # removes networks without running reviews

    async def _review(self, wanted: Wanted, game: AnyGame, record: str, address: str) -> ReviewShown:
        request = Request(wanted.seat, game.adviser or game.default_bot, most=MOST_MISTAKES)
        playback = await run_request(lambda: Playback(game, record), address)
        total, done = looks(game, playback, request), 0
        steps = review_steps(game, playback, request)
        look, owner = _first(steps), Owner(network=network_of(address))
        while isinstance(look, Look):
            point = playback.rest_points[look.point].game
            task = _task(game, point, request, look, wanted.language)
            outcome = await self._workers.think(task, has_people=False, owner=owner, is_slow=True)
            if outcome.looked is None:
                raise RuntimeError(outcome.fault)
            done += look.work
            self._keep(wanted, _unfinished(wanted.seat, done, total))
            look = _next(steps, outcome.looked)
        with use_language(wanted.language):
            return _shown(look, total)


def _task(game: AnyGame, point: PlayedGame, request: Request, look: Look, language: str) -> Task:
    look_now = (look.chosen, look.is_longer)
    return Task(
        game.name, point.encode(), request.adviser, request.seat, request.seed, False, False,
        pack=_pack(game, point), language=language, look=look_now,
    )  # fmt: skip


def _pack(game: AnyGame, point: PlayedGame) -> dict[str, str]:
    """The files of the game's content; empty for the default content."""
    pack = game.pack_in(point)
    return {} if pack.hash == game.content else pack.files


def _first(steps: Generator[Look, Advice, Review]) -> Look | Review:
    try:
        return next(steps)
    except StopIteration as end:
        found: Review = end.value
        return found


def _next(steps: Generator[Look, Advice, Review], advice: Advice) -> Look | Review:
    try:
        return steps.send(advice)
    except StopIteration as end:
        found: Review = end.value
        return found


def _shown(review: Review, total: int) -> ReviewShown:
    mistakes = [
        _decision(one.move, one.advice.question, one.chosen, one.better, one.chosen.less) for one in review.mistakes
    ]
    best = review.best
    shown = None if best is None else _decision(best.move, best.question, best.chosen, best.chosen, best.less)
    return ReviewShown(
        review.seat, total, total, is_ready=True, unit=review.unit, decisions=review.decisions, mistakes=mistakes,
        best=shown,
    )  # fmt: skip


def _decision(move: int, question: str, chosen: Option, better: Option, less: Estimate | None) -> ReviewedDecision:
    return ReviewedDecision(move, question, chosen.text, better.text, better.reason, less or Estimate(0.0))
