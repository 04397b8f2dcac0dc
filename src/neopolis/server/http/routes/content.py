"""Content and rules of every game. They are the same for everybody, so browsers cache them."""

from __future__ import annotations

from typing import Final

from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from neopolis.engine.refused import Refused
from neopolis.games import registry
from neopolis.games.definition import ContentPack
from neopolis.games.page_data import TaggedData, compressed, content_data, rules_data
from neopolis.server.http.dependencies import PathText, QueryText, TheServer
from neopolis.server.http.http_cache import REVALIDATE, Cacheable, cached_response
from neopolis.server.http.negotiation import accepted
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.server.http.server import Server
from neopolis.text.messages import language
from neopolis.text.rulebook import Paragraph

SAME: Final = {304: ResponseSpec(None, generate_examples=False, description="The client has it already.")}
CONTENT: Final = {
    200: ResponseSpec(dict[str, object], generate_examples=False, description="In the game's own format."),
    **SAME,
    **PROBLEMS,
}
SCHEMA: Final = {
    200: ResponseSpec(dict[str, object], generate_examples=False, description="JSON Schema."),
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
    async def content(
        self, request: AnyRequest, server: TheServer, game: PathText, lang: QueryText = "", pack: QueryText = ""
    ) -> Response[bytes]:
        """Cards, tiles, boards and everything else that is needed to draw and explain a game.

        `pack` is the hash of the content pack, as a table's view names it. Without it, you get the default content.
        """
        known = known_game(game)
        content = (await find_pack(server, known, pack)).hash if pack else ""
        return tagged_response(request, content_data(known, language(), content))

    @get("/packs/{game:str}/{pack:str}", responses=PROBLEMS)
    async def files(self, server: TheServer, game: PathText, pack: PathText) -> dict[str, str]:
        """The files of a content pack by name. Programs that compute with a table's game need them."""
        return (await find_pack(server, known_game(game), pack)).files

    @get("/rules/{game:str}", responses=RULES)
    async def rules(self, request: AnyRequest, game: PathText, lang: QueryText = "") -> Response[bytes]:
        """The rules of a game in our own words, and our rulings."""
        return tagged_response(request, rules_data(known_game(game), language()))


async def find_pack(server: Server, game: str, content: str) -> ContentPack:
    """The content pack of a game with a hash; Refused if there is none."""
    pack = await server.packs.find(game, content)
    if pack is None:
        raise Refused("not-found")
    return pack


def known_game(game: str) -> str:
    """The name of a game; Refused if there is no such game."""
    if game not in registry.names():
        raise Refused("not-found")
    return game


def tagged_response(request: AnyRequest, found: TaggedData) -> Response[bytes]:
    """The data. Browsers check each time whether it has changed, because a new version of the server may change it."""
    is_compressed = "gzip" in accepted(request.headers.get("accept-encoding", ""))
    data, tag = compressed(found) if is_compressed else found
    body = Cacheable(data, MediaType.JSON, "gzip" if is_compressed else "", REVALIDATE, tag)
    return cached_response(request, body, "Accept-Encoding, Accept-Language")
