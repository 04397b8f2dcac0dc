"""The page's files as they were built: read when asked for, smaller where the browser takes that, kept by it for long.

`page/` is made by building the page (`web/`); it is not in the repository, but in every wheel.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Final

from neopolis.server.http.http_cache import ASK_AGAIN, FOREVER, CachedResponse
from neopolis.server.http.negotiation import wanted

INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # their names change with what is in them

PATH: Final = re.compile(r"[\w@-][\w@.-]*(/[\w@-][\w@.-]*)*", re.ASCII)  # no part of it begins with a dot
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # the smallest first
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".txt": "text/plain",
}


def page_file(folder: Path, path: str, accepted: str) -> CachedResponse | None:
    """The file of a path, or the page itself, which finds out by itself what to show there. None if there is neither.

    What has a dot in its name, or lies among the assets, is a file or nothing. `accepted` is what browsers can unpack.
    """
    is_file = f"{path}/".startswith(ASSETS) or "." in path.rpartition("/")[2]
    name = path if is_file else INDEX
    kind = TYPES.get(Path(name).suffix)
    if kind is None or not PATH.fullmatch(name) or not os.path.isfile(folder / name):  # Path would raise at long names
        return None
    data, packed = _smallest(folder / name, accepted)
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    return CachedResponse(data, kind, packed, FOREVER if name.startswith(ASSETS) else ASK_AGAIN, tag)


def _smallest(file: Path, accepted: str) -> tuple[bytes, str]:
    """What is sent of a file, and how that is packed."""
    known = wanted(accepted)
    for name, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if name in known and packed.is_file():
            return packed.read_bytes(), name
    return file.read_bytes(), ""
