"""Content and rules of every game as a page gets them: JSON, made once for each language, with a tag for caches."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Final, NamedTuple

import msgspec

from neopolis.games.registry import definition
from neopolis.text.messages import use_language
from neopolis.text.rulebook import all_rules

_ENCODER: Final = msgspec.json.Encoder()


class TaggedData(NamedTuple):
    """Bytes, and a tag that changes with them: a client that has the tag need not download them again."""

    data: bytes
    tag: str


@cache
def content_data(game: str, language: str, content: str = "") -> TaggedData:
    """All that is needed to draw and explain a game with the content of this hash, or with its default content."""
    found = definition(game)
    with use_language(language):
        return encoded(found.page_content(found.known_pack(content) or found.default_pack()))


@cache
def rules_data(game: str, language: str) -> TaggedData:
    """The rules of a game, paragraph by paragraph."""
    book = definition(game).rulebook
    return encoded([] if book is None else all_rules(book, language))


@cache
def compressed(found: TaggedData) -> TaggedData:
    """The data, compressed with gzip."""
    return _tagged(gzip.compress(found.data, mtime=0))


def encoded(content: object) -> TaggedData:
    """Anything as JSON, with its tag."""
    return _tagged(_ENCODER.encode(content))


def _tagged(data: bytes) -> TaggedData:
    return TaggedData(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')
