"""The content of both games as it is sent: JSON, made once for each language, with a tag that tells it from others."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Final, NamedTuple

import msgspec

from neopolis.games.neom.content.pack import default_pack as neom_pack
from neopolis.games.neom.text.page_content import neom_content
from neopolis.games.new_angeles.content.pack import default_pack as new_angeles_pack
from neopolis.games.new_angeles.text.page_content import new_angeles_content
from neopolis.text.messages import LANGUAGES as LANGUAGES
from neopolis.text.messages import use_language
from neopolis.text.rulebook import all_rules

_ENCODER: Final = msgspec.json.Encoder()


class Sent(NamedTuple):
    """Bytes, and the tag by which who has them need not get them again."""

    data: bytes
    tag: str


@cache
def content_sent(game: str, language: str) -> Sent:
    """All that is needed to draw and explain a game."""
    with use_language(language):
        return _encoded(neom_content(neom_pack()) if game == "neom" else new_angeles_content(new_angeles_pack()))


@cache
def rules_sent(game: str, language: str) -> Sent:
    """The rules of a game, paragraph by paragraph."""
    return _encoded(all_rules(game, language))


@cache
def packed(sent: Sent) -> Sent:
    """The same for who can unpack it: a tenth of it, or a quarter."""
    return _tagged(gzip.compress(sent.data, mtime=0))


def _encoded(content: object) -> Sent:
    return _tagged(_ENCODER.encode(content))


def _tagged(data: bytes) -> Sent:
    return Sent(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')
