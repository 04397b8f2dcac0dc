"""The web application around a server: routes, error handlers, API description and security."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from neopolis.engine.refused import Refused
from neopolis.server.http.docs_page import CachedYamlPlugin, PlainPagePlugin
from neopolis.server.http.problem import http_refusal, internal_error, nested_too_deeply, refusal
from neopolis.server.http.routes.challenges import ChallengeRoutes
from neopolis.server.http.routes.content import ContentRoutes
from neopolis.server.http.routes.games import GameRoutes
from neopolis.server.http.routes.host import HostRoutes
from neopolis.server.http.routes.learning import LearningRoutes
from neopolis.server.http.routes.people import PeopleRoutes
from neopolis.server.http.routes.records import RecordRoutes
from neopolis.server.http.routes.tables import TableRoutes
from neopolis.server.http.security_middleware import SecurityMiddleware
from neopolis.server.http.server import Server
from neopolis.server.http.socket import table_socket
from neopolis.server.settings import Settings

LONGEST_BODY: Final = 65_536  # maximum size of a request in bytes, unless its route allows more


def create_app(settings: Settings) -> Litestar:
    """The application of a new server with these settings."""
    return app_of(Server(settings))


def app_of(server: Server) -> Litestar:
    """The application of a server. It opens its database when it starts, and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with server.running():
            yield

    def this_server() -> Server:
        return server

    routes = (PeopleRoutes, TableRoutes, GameRoutes, ContentRoutes, RecordRoutes, ChallengeRoutes, LearningRoutes)
    api = Router("/api", route_handlers=[*routes, table_socket])
    app = Litestar(
        route_handlers=[api, HostRoutes],
        dependencies={"server": Provide(this_server, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            Refused: refusal,
            HTTPException: http_refusal,
            RecursionError: nested_too_deeply,
            Exception: internal_error,
        },
        openapi_config=OpenAPIConfig(
            title="Neopolis",
            version="1",
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[PlainPagePlugin(), JsonRenderPlugin(), CachedYamlPlugin()],
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    app.asgi_handler = SecurityMiddleware(app.asgi_handler, server.settings)
    return app
