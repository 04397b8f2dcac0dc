"""Records that somebody has as a file: looked at move by move, or played on. Nothing of them is believed."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta

from neopolis.games.wire import Seat
from neopolis.server.http.dependencies import Here, Key, asker
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.routes.tables import Links, opened
from neopolis.server.runtime.executor import apart
from neopolis.server.runtime.replays import Replayed, replayed
from neopolis.server.table import forks
from neopolis.server.table.log_events import Created, Sat

LONGEST_RECORD: Final = 131_072  # signs; a long game with much trading has a sixth of that

RecordText = Annotated[str, Meta(max_length=LONGEST_RECORD)]
Move = Annotated[int, Meta(ge=-1, le=1_000_000)]


class RecordSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, whose eyes (-1: a spectator's), and after which move (-1: the last)."""

    record: RecordText
    seat: Annotated[int, Meta(ge=-1, le=5)] = -1
    move: Move = -1


class RecordForked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, at which seat to go on, and after which move (-1: the last)."""

    record: RecordText
    seat: Seat
    move: Move = -1


class RecordRoutes(Controller):
    """Records."""

    tags = ("records",)

    @post("/replay", status_code=200, responses=PROBLEMS)
    async def replay(self, request: AnyRequest, data: JSONBody[RecordSeen], lang: Key = "") -> Replayed:
        """A record after a move, as a seat (-1: a spectator) saw it: view, question and history."""
        return await apart(lambda: replayed(forks.check_uploaded(data.record), data.seat, data.move), asker(request))

    @post("/fork", status_code=201, responses=PROBLEMS)
    async def fork(self, request: AnyRequest, server: Here, data: JSONBody[RecordForked]) -> Links:
        """Go on from a move of a record, alone, against bots."""
        guest = await server.somebody(request)

        def fork() -> Created:
            return forks.fork_record(data.record, guest.id, guest.name, data.move, data.seat)

        created = await apart(fork, asker(request))
        return await opened(server, request, created, (guest.id, Sat(data.seat, created.name)))
