"""Responses that browsers cache: compressed if possible, and sent again only if they have changed."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response

from neopolis.server.http.problem import AnyRequest

FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"


class Cacheable(msgspec.Struct, frozen=True):
    """A body for browsers to cache. `encoding` is "" if it is not compressed."""

    data: bytes
    media_type: str
    encoding: str
    cache_control: str
    tag: str


def cached_response(request: AnyRequest, body: Cacheable, vary: str) -> Response[bytes]:
    """The body, or 304 if the browser has it already. `vary` lists the headers on which it depends."""
    headers = {"etag": body.tag, "cache-control": body.cache_control, "vary": vary}
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=body.media_type)
    if body.encoding:
        headers["content-encoding"] = body.encoding
    return Response(body.data, headers=headers, media_type=body.media_type)
