"""Finished games, rules questions, and the schema of what goes over sockets."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import Parameter

from neopolis.engine.question import LONGEST, Answer
from neopolis.engine.refused import Refused
from neopolis.neom.pack import default_pack as neom_pack
from neopolis.new_angeles.pack import default_pack as new_angeles_pack
from neopolis.server import forks, judging
from neopolis.server.access import enter
from neopolis.server.heads import ListedTable, listed_table
from neopolis.server.message_schema import message_schema
from neopolis.server.problem import AnyRequest
from neopolis.server.replays import Replayed, replayed
from neopolis.server.server import Server


class GameRoutes(Controller):
    """Finished games and the rules."""

    tags = ("games",)

    @get("/games/finished")
    async def finished(self, server: Server, before: int | None = None) -> list[ListedTable]:
        """Listed games that are over, the latest first."""
        return [listed_table(one) for one in await server.store.finished(before=before)]

    @get("/tables/{table:str}/record", media_type=MediaType.TEXT)
    async def record(self, request: AnyRequest, server: Server, table: str, key: str = "") -> str:
        """The record of a finished game, as JSON lines."""
        room, _ = await enter(server, table, await server.who(request), key)
        async with room.lock:
            return forks.record(await room.table())

    @get("/tables/{table:str}/replay")
    async def replay(
        self,
        request: AnyRequest,
        server: Server,
        table: str,
        key: str = "",
        seat: Annotated[int, Parameter(ge=-1, le=5)] = -1,
        move: Annotated[int, Parameter(ge=-1)] = -1,
    ) -> Replayed:
        """A finished game after a move, as a seat (-1: a spectator) saw it: view, question and history."""
        room, _ = await enter(server, table, await server.who(request), key)
        async with room.lock:
            found = await room.table()
            record, game = forks.record(found), found.plan.game
        return await replayed(game, record, seat, move)

    @post("/judge/{game:str}", status_code=200)
    async def judge(self, request: AnyRequest, game: str) -> Response[Answer]:
        """Answer a rules question about a position; docs of `neopolis judge` tell what can be asked."""
        if game not in judging.GAMES:
            raise Refused("not-found")
        line = (await request.body())[: LONGEST + 1]
        found = judging.answer(line, neom_pack(), new_angeles_pack(), (game,))
        return Response(found, status_code=400 if "error" in found else 200, media_type=MediaType.JSON)

    @get("/schema/messages.json")
    async def messages(self) -> Response[bytes]:
        """JSON schemas of everything that goes over a table's socket."""
        return Response(msgspec.json.encode(message_schema()), media_type="application/schema+json")
