"""Uploaded records: replay them move by move, or play on from a move. Nothing in them is trusted."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta

from neopolis.games.wire import Seat
from neopolis.server.http.dependencies import QueryText, TheServer, client_address
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.routes.tables import Links, create_fork
from neopolis.server.runtime.executor import run_request
from neopolis.server.runtime.replays import Replayed, replay
from neopolis.server.table import forks
from neopolis.server.table.log_events import Created

LONGEST_RECORD: Final = 131_072  # characters; a long game with much trading has a sixth of that
LONGEST_UPLOAD: Final = 1_048_576  # bytes of a request; JSON may need several for a character

RecordText = Annotated[str, Meta(max_length=LONGEST_RECORD)]
Move = Annotated[int, Meta(ge=-1, le=1_000_000)]


class RecordSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, the seat that looks at it (-1: a spectator), and a move (-1: the last)."""

    record: RecordText
    seat: Annotated[int, Meta(ge=-1, le=5)] = -1
    move: Move = -1


class RecordForked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, the seat to play, and the move to continue from (-1: the last)."""

    record: RecordText
    seat: Seat
    move: Move = -1


class RecordRoutes(Controller):
    """Records."""

    tags = ("records",)
    request_max_body_size = LONGEST_UPLOAD

    @post("/replay", status_code=200, responses=PROBLEMS)
    async def replay(self, request: AnyRequest, data: JSONBody[RecordSeen], lang: QueryText = "") -> Replayed:
        """A record after a move, as a seat (-1: a spectator) saw it: view, question and history."""

        def replay_uploaded() -> Replayed:
            return replay(forks.check_uploaded(data.record), data.seat, data.move)

        return await run_request(replay_uploaded, client_address(request))

    @post("/fork", status_code=201, responses=PROBLEMS)
    async def fork(self, request: AnyRequest, server: TheServer, data: JSONBody[RecordForked]) -> Links:
        """Continue from a move of a record, alone against bots."""
        guest = await server.require_guest(request)

        def fork() -> Created:
            return forks.fork_record(data.record, guest.id, guest.name, data.move, data.seat)

        return await create_fork(server, request, guest, data.seat, fork, is_slow=True)
