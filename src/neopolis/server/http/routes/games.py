"""Finished games, rules questions, and the schema of what goes over sockets."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.params import QueryParameter

from neopolis.engine.json_input import LONGEST, Answer
from neopolis.engine.refused import Refused
from neopolis.games import judging
from neopolis.server.http.access import enter
from neopolis.server.http.dependencies import Before, Here, Id, Key, Last, asker
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.runtime.executor import apart
from neopolis.server.runtime.replays import Replayed, replayed
from neopolis.server.store.store import Place
from neopolis.server.store.summaries import ListedTable, listed_table
from neopolis.server.table import forks
from neopolis.server.table.catalog import GameOffered, games_offered
from neopolis.server.table.message_schema import message_schema


class GameRoutes(Controller):
    """Finished games and the rules."""

    tags = ("games",)

    @get("/games", responses=PROBLEMS)
    async def games(self, lang: Key = "") -> list[GameOffered]:
        """The games that can be played: for how many, against which bots, with which options."""
        return games_offered()

    @get("/games/finished", responses=PROBLEMS)
    async def finished(self, server: Here, before: Before = None, last: Last = "") -> list[ListedTable]:
        """Listed games that are over, the latest first."""
        return [listed_table(one) for one in await server.store.finished(after=Place(before, last))]

    @get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
    async def record(self, request: AnyRequest, server: Here, table: Id, key: Key = "") -> str:
        """The record of a finished game, as JSON lines."""
        live, _ = await enter(server, table, await server.who(request), key)
        async with live.lock:
            return forks.record(await live.table())

    @get("/tables/{table:str}/replay", responses=PROBLEMS)
    async def replay(
        self,
        request: AnyRequest,
        server: Here,
        table: Id,
        key: Key = "",
        seat: Annotated[int, QueryParameter(ge=-1, le=5)] = -1,
        move: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    ) -> Replayed:
        """A finished game after a move, as a seat (-1: a spectator) saw it: view, question and history."""
        live, _ = await enter(server, table, await server.who(request), key)
        async with live.lock:
            record = forks.record(await live.table())
        return await apart(lambda: replayed(record, seat, move), asker(request))

    @post("/judge/{game:str}", status_code=200, responses=PROBLEMS)
    async def judge(self, request: AnyRequest, game: Id) -> Response[Answer]:
        """Answer a rules question about a position; docs of `neopolis judge` tell what can be asked."""
        if game not in judging.judged_games():
            raise Refused("not-found")
        line = (await request.body())[: LONGEST + 1]
        found = await apart(lambda: judging.answer(line, (game,)), asker(request))
        return Response(found, status_code=400 if "error" in found else 200, media_type=MediaType.JSON)

    @get("/schema/messages.json", responses=PROBLEMS)
    async def messages(self) -> dict[str, object]:
        """JSON schemas of everything that goes over a table's socket."""
        return message_schema()
