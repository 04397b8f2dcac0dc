"""Routes outside of /api: health, metrics, and the page."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Controller, HttpMethod, MediaType, Response, get, route

from neopolis.engine.refused import Refused
from neopolis.server.http.dependencies import TheServer, client_address
from neopolis.server.http.http_cache import cached_response
from neopolis.server.http.page_files import INDEX, page_file
from neopolis.server.http.problem import AnyRequest
from neopolis.server.runtime.executor import run_page
from neopolis.server.settings import is_among
from neopolis.server.store.errors import Unavailable
from neopolis.text.messages import message

API: Final = "api"


class Health(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the database can be used: "here" or "away"."""

    storage: str


class HostRoutes(Controller):
    """Health, metrics and the page."""

    include_in_schema = False

    @get("/healthz")
    async def health(self, server: TheServer) -> Response[Health]:
        """200 if tables can be read and written, 503 if not. Right after the start, it waits until bots can think."""
        await server.is_warm.wait()
        try:
            await server.store.check()
        except Unavailable:
            return Response(Health("away"), status_code=503)
        return Response(Health("here"))

    @get("/metrics")
    async def metrics(self, request: AnyRequest, server: TheServer) -> Response[bytes]:
        """Metrics for Prometheus. Players must not see them: on a small server they reveal when somebody whispers."""
        if not is_among(client_address(request), server.settings.watchers):
            raise Refused("not-found")
        return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
    async def page(self, request: AnyRequest, server: TheServer) -> Response[bytes]:
        """A file of the page, or else the page itself. It is the same for every path, so it reveals no tables."""
        name = request.scope["path"].strip("/")
        if name.partition("/")[0] == API:
            raise Refused("not-found")
        folder = server.settings.page
        if not (folder / INDEX).is_file():
            return Response(f"{message('welcome', {})}\n".encode(), media_type=MediaType.TEXT)
        encodings = request.headers.get("accept-encoding", "")
        found = await run_page(lambda: page_file(folder, name, encodings))
        if found is None:
            raise Refused("not-found")
        return cached_response(request, found, "Accept-Encoding")
