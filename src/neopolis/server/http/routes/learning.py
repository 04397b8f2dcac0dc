"""Lessons, first games and puzzles."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from neopolis.engine.game import MAX_SEED
from neopolis.server.http.dependencies import PathText, QueryText, TheServer, client_address
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.routes.content import SAME, known_game, tagged_response
from neopolis.server.http.routes.tables import Links, links
from neopolis.server.runtime.executor import run_request
from neopolis.server.runtime.learning import Learning, PuzzleFrame, learning_data, puzzles_data
from neopolis.server.table import forks
from neopolis.server.table.log_events import Sat
from neopolis.text.messages import language

LEARNING: Final = {
    200: ResponseSpec(Learning, generate_examples=False, description="In the current language."),
    **SAME,
    **PROBLEMS,
}
PUZZLES: Final = {
    200: ResponseSpec(list[PuzzleFrame], generate_examples=False, description="Easy ones first."),
    **SAME,
    **PROBLEMS,
}


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game and the name of a lesson; `first-game` is a first game, with a narrator instead of steps."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]


class LearningRoutes(Controller):
    """Lessons and puzzles."""

    tags = ("learning",)

    @get("/learn/{game:str}", responses=LEARNING)
    async def learn(self, request: AnyRequest, game: PathText, lang: QueryText = "") -> Response[bytes]:
        """The lessons of a game, step by step, and what the narrator of a first game says."""
        return tagged_response(request, learning_data(known_game(game), language()))

    @get("/puzzles/{game:str}", responses=PUZZLES)
    async def puzzles(self, request: AnyRequest, game: PathText, lang: QueryText = "") -> Response[bytes]:
        """The puzzles of a game, with their positions, right answers and reasons."""
        known = known_game(game)
        return tagged_response(
            request, await run_request(lambda: puzzles_data(known, language()), client_address(request))
        )

    @post("/lessons", status_code=201, responses=PROBLEMS)
    async def begin(self, request: AnyRequest, server: TheServer, data: JSONBody[NewLesson]) -> Links:
        """Begin a lesson or a first game: a table for you alone, whose game has started."""
        guest = await server.require_guest(request)
        found = known_game(data.game)
        await server.tables.check_room(guest.id, is_fork=True)
        server.table_rate_limit.check(client_address(request), time.monotonic())
        seed = secrets.randbelow(MAX_SEED + 1)
        created, seat = await run_request(
            lambda: forks.lesson(guest.id, guest.name, found, data.lesson, seed), client_address(request)
        )
        started = forks.lesson_started(created)
        return links(
            server, await server.tables.create(created, (guest.id, Sat(seat, created.name)), (guest.id, started))
        )
