"""The built files of the page, compressed if the browser accepts that.

Building the page (`web/`) creates `page/`. It is not in the repository, but in every wheel.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Final

from neopolis.server.http.http_cache import FOREVER, REVALIDATE, Cacheable
from neopolis.server.http.negotiation import accepted

INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # the names of the files in this folder change with their contents

PATH: Final = re.compile(r"[\w@-][\w@.-]*(/[\w@-][\w@.-]*)*", re.ASCII)  # no part of the path begins with a dot
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # the smallest first
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


def page_file(folder: Path, path: str, accept_encoding: str) -> Cacheable | None:
    """The file at a path, or else the page itself, which decides by the path what to show. None if there is neither.

    A path that has a dot in its name, or is among the assets, can only be a file. `accept_encoding` is the header.
    """
    is_file = f"{path}/".startswith(ASSETS) or "." in path.rpartition("/")[2]
    name = path if is_file else INDEX
    kind = TYPES.get(Path(name).suffix)
    if (
        kind is None or not PATH.fullmatch(name) or not os.path.isfile(folder / name)
    ):  # Path.is_file fails on long names
        return None
    data, encoding = _smallest(folder / name, accept_encoding)
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    return Cacheable(data, kind, encoding, FOREVER if name.startswith(ASSETS) else REVALIDATE, tag)


def _smallest(file: Path, accept_encoding: str) -> tuple[bytes, str]:
    """The smallest form of a file that the browser accepts, and its encoding."""
    allowed = accepted(accept_encoding)
    for encoding, suffix in ENCODINGS:
        compressed = file.with_name(file.name + suffix)
        if encoding in allowed and compressed.is_file():
            return compressed.read_bytes(), encoding
    return file.read_bytes(), ""
