"""What routes ask for, by type: the server itself, and what stands in a request's path and query."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from neopolis.server.server import Server

Here = NamedDependency[Server]
Id = FromPath[str]
Key = FromQuery[str]
Before = FromQuery[int | None]
