"""Content and rules of every game: the same for everybody, so that browsers download them once."""

from __future__ import annotations

from typing import Final

from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.page_data import TaggedData, compressed, content_data, rules_data
from neopolis.server.http.dependencies import Id, Key
from neopolis.server.http.http_cache import ASK_AGAIN, CachedResponse, kept_answer
from neopolis.server.http.negotiation import wanted
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.text.messages import language
from neopolis.text.rulebook import Paragraph

SAME: Final = {304: ResponseSpec(None, generate_examples=False, description="The client has it already.")}
CONTENT: Final = {
    200: ResponseSpec(dict[str, object], generate_examples=False, description="In a form of each game's own."),
    **SAME,
    **PROBLEMS,
}
RULES: Final = {
    200: ResponseSpec(list[Paragraph], generate_examples=False, description="In order."),
    **SAME,
    **PROBLEMS,
}


class ContentRoutes(Controller):
    """Content and rules."""

    tags = ("content",)

    @get("/content/{game:str}", responses=CONTENT)
    async def content(self, request: AnyRequest, game: Id, lang: Key = "") -> Response[bytes]:
        """Cards, tiles, boards and all else that is needed to draw and to explain a game."""
        return _answer(request, content_data(_known(game), language()))

    @get("/rules/{game:str}", responses=RULES)
    async def rules(self, request: AnyRequest, game: Id, lang: Key = "") -> Response[bytes]:
        """The rules of a game in our own words, and our rulings."""
        return _answer(request, rules_data(_known(game), language()))


def _known(game: str) -> str:
    """The name of a game, or Refused."""
    if game not in registry.names():
        raise Refused("not-found")
    return game


def _answer(request: AnyRequest, found: TaggedData) -> Response[bytes]:
    """Browsers ask each time whether it has changed: a new version may have changed it."""
    is_packed = "gzip" in wanted(request.headers.get("accept-encoding", ""))
    data, tag = compressed(found) if is_packed else found
    answer = CachedResponse(data, MediaType.JSON, "gzip" if is_packed else "", ASK_AGAIN, tag)
    return kept_answer(request, answer, "Accept-Encoding, Accept-Language")
