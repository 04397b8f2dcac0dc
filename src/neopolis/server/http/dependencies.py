"""What routes ask for, by type: the server itself, and what stands in a request's path and query."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from neopolis.server.http.problem import AnyRequest
from neopolis.server.http.server import Server

LATEST: Final = 1 << 53  # milliseconds; no time that anybody means comes later


def asker(request: AnyRequest) -> str:
    """The address from which somebody asks."""
    return request.client.host if request.client else ""


Here = NamedDependency[Server]
Id = FromPath[str]
Key = FromQuery[str]
Before = Annotated[int | None, QueryParameter(ge=0, le=LATEST)]
Last = Annotated[str, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
