"""Types of the routes' parameters: the server, and parts of a request's path and query."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from neopolis.server.http.problem import AnyRequest
from neopolis.server.http.server import Server

LATEST: Final = 1 << 53  # milliseconds since 1970; later than any real time


def client_address(request: AnyRequest) -> str:
    """The IP address of the client."""
    return request.client.host if request.client else ""


TheServer = NamedDependency[Server]
PathText = FromPath[str]
QueryText = FromQuery[str]
Before = Annotated[int | None, QueryParameter(ge=0, le=LATEST)]
Last = Annotated[str, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
