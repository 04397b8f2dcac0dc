"""What browsers keep: sent once, packed where they can unpack it, and after that only if it has changed."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response

from neopolis.server.http.problem import AnyRequest

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class CachedResponse(msgspec.Struct, frozen=True):
    """Something to be sent: what it is, how it is packed ("" if it is not), how long it may be kept, and its tag."""

    data: bytes
    type: str
    packed: str
    kept: str
    tag: str


def kept_answer(request: AnyRequest, found: CachedResponse, vary: str) -> Response[bytes]:
    """What was asked for, or that it is what the asker has already. `vary`: the headers on which it depends."""
    headers = {"etag": found.tag, "cache-control": found.kept, "vary": vary}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if found.packed:
        headers["content-encoding"] = found.packed
    return Response(found.data, headers=headers, media_type=found.type)
