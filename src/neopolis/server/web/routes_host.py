"""For whoever runs the server, and for those who come by a link."""

from __future__ import annotations

import msgspec
from litestar import Controller, MediaType, Response, get

from neopolis.engine.refused import Refused
from neopolis.engine.sentences import add_sentences, say
from neopolis.server.settings import is_among
from neopolis.server.store.faults import Unavailable
from neopolis.server.web.asking import Here
from neopolis.server.web.problem import AnyRequest

add_sentences(
    {
        "welcome": "Neopolis. A table is waiting here: `neopolis join` with this address takes you there.\n",
    }
)


class Health(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the server can do its work."""

    storage: str


class HostRoutes(Controller):
    """Outside of /api."""

    include_in_schema = False

    @get("/healthz")
    async def health(self, server: Here) -> Response[Health]:
        """200 if tables can be read and written, 503 if not."""
        try:
            await server.store.check()
        except Unavailable:
            return Response(Health("away"), status_code=503)
        return Response(Health("here"))

    @get("/metrics")
    async def metrics(self, request: AnyRequest, server: Here) -> Response[bytes]:
        """Figures for Prometheus, and for nobody who plays: where few do, they tell when somebody whispers."""
        if not is_among(request.client.host if request.client else "", server.settings.watchers):
            raise Refused("not-found")
        return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @get(["/", "/t/{table:str}", "/t/{table:str}/{key:str}"], media_type=MediaType.TEXT)
    async def welcome(self) -> str:
        """The same words for every link, so they tell nothing about a table."""
        return say("welcome", {})
