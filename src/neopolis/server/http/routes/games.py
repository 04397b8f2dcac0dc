"""The catalog of games, finished games, rules questions, and the schema of the socket's messages."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, MediaType, Response, get, post
from litestar.params import QueryParameter

from neopolis.engine.json_input import LONGEST, Answer
from neopolis.engine.refused import Refused
from neopolis.games import judging
from neopolis.server.http.access import authorize
from neopolis.server.http.dependencies import Before, Last, PathText, QueryText, TheServer, client_address
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.routes.content import SCHEMA, find_pack, tagged_response
from neopolis.server.http.server import Server
from neopolis.server.runtime.courses import Course, course
from neopolis.server.runtime.executor import run_request
from neopolis.server.runtime.replays import MoveReason, Replayed, Verified, moves_with_reasons, replay, verified
from neopolis.server.runtime.reviews import ReviewShown, Wanted
from neopolis.server.store.store import PageCursor
from neopolis.server.store.summaries import ListedTable, listed_table
from neopolis.server.table import forks
from neopolis.server.table.catalog import GameOffered, games_offered
from neopolis.server.table.message_schema import messages_data
from neopolis.server.table.table import Table
from neopolis.text.messages import language

LONGEST_QUESTION: Final = 1_048_576  # bytes; above the judge's own limit, so that its refusal is the one people read


class GameRoutes(Controller):
    """Games, records and rules questions."""

    tags = ("games",)

    @get("/games", responses=PROBLEMS)
    async def games(self, lang: QueryText = "") -> list[GameOffered]:
        """The games that can be played: number of players, bots and options of each."""
        return games_offered()

    @get("/games/finished", responses=PROBLEMS)
    async def finished(self, server: TheServer, before: Before = None, last: Last = "") -> list[ListedTable]:
        """Listed games that are over, the latest first."""
        return [listed_table(one) for one in await server.store.finished(after=PageCursor(before, last))]

    @get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
    async def record(self, request: AnyRequest, server: TheServer, table: PathText, key: QueryText = "") -> str:
        """The record of a finished game, as JSON lines."""
        return forks.record(await visible_table(request, server, table, key))

    @get("/tables/{table:str}/verify", responses=PROBLEMS)
    async def verify(
        self, request: AnyRequest, server: TheServer, table: PathText, key: QueryText = "", lang: QueryText = ""
    ) -> Verified:
        """The server's own check that chance was fair in a finished game. `neopolis verify` repeats it anywhere."""
        record = forks.record(await visible_table(request, server, table, key))
        return await run_request(lambda: verified(record), client_address(request))

    @get("/tables/{table:str}/replay", responses=PROBLEMS)
    async def replay(
        self,
        request: AnyRequest,
        server: TheServer,
        table: PathText,
        key: QueryText = "",
        seat: Annotated[int, QueryParameter(ge=-1, le=5)] = -1,
        move: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    ) -> Replayed:
        """A finished game after a move, as a seat (-1: a spectator) saw it: view, question and history."""
        record = forks.record(await visible_table(request, server, table, key))
        return await run_request(lambda: replay(record, seat, move), client_address(request))

    @get("/tables/{table:str}/course", responses=PROBLEMS)
    async def course(
        self, request: AnyRequest, server: TheServer, table: PathText, key: QueryText = "", lang: QueryText = ""
    ) -> Course:
        """What each seat had in the course of a finished game: points or capital."""
        record = forks.record(await visible_table(request, server, table, key))
        return await run_request(lambda: course(record), client_address(request))

    @get("/tables/{table:str}/reasons", responses=PROBLEMS)
    async def reasons(
        self, request: AnyRequest, server: TheServer, table: PathText, key: QueryText = "", lang: QueryText = ""
    ) -> list[MoveReason]:
        """Why bots answered as they did in a finished game, in the order of the moves."""
        record = forks.record(await visible_table(request, server, table, key))
        return await run_request(lambda: moves_with_reasons(record), client_address(request))

    @get("/tables/{table:str}/review", responses=PROBLEMS)
    async def review(
        self,
        request: AnyRequest,
        server: TheServer,
        table: PathText,
        key: QueryText = "",
        seat: Annotated[int, QueryParameter(ge=0, le=5)] = 0,
        lang: QueryText = "",
    ) -> ReviewShown:
        """The decisions of a seat in a finished game that cost most, judged by what the seat knew. This takes a while:
        ask again until it is ready.
        """
        found = await visible_table(request, server, table, key)
        record = forks.record(found)
        found.check_seat(seat)
        return await server.reviews.find(
            Wanted(table, seat, language()), found.definition, record, client_address(request)
        )

    @post("/judge/{game:str}", status_code=200, responses=PROBLEMS, request_max_body_size=LONGEST_QUESTION)
    async def judge(
        self, request: AnyRequest, server: TheServer, game: PathText, pack: QueryText = ""
    ) -> Response[Answer]:
        """Answer a rules question about a position. The documentation of `neopolis judge` lists the questions.

        `pack` is the hash of the content pack, as a table's view names it. Without it, the default content counts.
        """
        if game not in judging.judged_games():
            raise Refused("not-found")
        packs = {game: await find_pack(server, game, pack)} if pack else {}
        line = (await request.body())[: LONGEST + 1]
        found = await run_request(lambda: judging.answer(line, (game,), packs), client_address(request))
        return Response(found, status_code=400 if "error" in found else 200, media_type=MediaType.JSON)

    @get("/schema/messages.json", responses=SCHEMA)
    async def messages(self, request: AnyRequest) -> Response[bytes]:
        """JSON schemas of everything that goes over a table's socket."""
        return tagged_response(request, messages_data())


async def visible_table(request: AnyRequest, server: Server, table: str, key: str) -> Table:
    """A table that the person who asks may see; TableNotFound for everybody else."""
    live_table, _ = await authorize(server, table, await server.find_guest(request), key)
    return await live_table.stored_table()
