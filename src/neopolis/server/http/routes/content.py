"""What there is in the boxes, and the rules: the same for everybody, so that who has it need not get it again."""

from __future__ import annotations

from typing import Final

from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from neopolis.games.neom.text.page_content import NeomContent
from neopolis.games.new_angeles.text.page_content import NewAngelesContent
from neopolis.games.page_content import Sent, content_sent, packed, rules_sent
from neopolis.server.http.dependencies import Key
from neopolis.server.http.http_cache import ASK_AGAIN, CachedResponse, kept_answer
from neopolis.server.http.negotiation import wanted
from neopolis.server.http.problem import PROBLEMS, AnyRequest
from neopolis.text.messages import language
from neopolis.text.rulebook import Paragraph

SAME: Final = {304: ResponseSpec(None, generate_examples=False, description="It is what the asker has already.")}
NEOM: Final = {200: ResponseSpec(NeomContent, generate_examples=False, description="All of NEOM."), **SAME, **PROBLEMS}
NEW_ANGELES: Final = {
    200: ResponseSpec(NewAngelesContent, generate_examples=False, description="All of New Angeles."),
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

    @get("/content/neom", responses=NEOM)
    async def neom(self, request: AnyRequest, lang: Key = "") -> Response[bytes]:
        """NEOM: tiles, Goods, Disasters and all else that is needed to draw and to explain it."""
        return _answer(request, content_sent("neom", language()))

    @get("/content/new-angeles", responses=NEW_ANGELES)
    async def new_angeles(self, request: AnyRequest, lang: Key = "") -> Response[bytes]:
        """New Angeles: districts, cards, corporations and all else that is needed to draw and to explain it."""
        return _answer(request, content_sent("new-angeles", language()))

    @get("/rules/neom", responses=RULES)
    async def neom_rules(self, request: AnyRequest, lang: Key = "") -> Response[bytes]:
        """The rules of NEOM in our own words, and our rulings."""
        return _answer(request, rules_sent("neom", language()))

    @get("/rules/new-angeles", responses=RULES)
    async def new_angeles_rules(self, request: AnyRequest, lang: Key = "") -> Response[bytes]:
        """The rules of New Angeles in our own words, and our rulings."""
        return _answer(request, rules_sent("new-angeles", language()))


def _answer(request: AnyRequest, sent: Sent) -> Response[bytes]:
    """Browsers ask each time whether it has changed: a new version may have changed it."""
    is_packed = "gzip" in wanted(request.headers.get("accept-encoding", ""))
    data, tag = packed(sent) if is_packed else sent
    found = CachedResponse(data, MediaType.JSON, "gzip" if is_packed else "", ASK_AGAIN, tag)
    return kept_answer(request, found, "Accept-Encoding, Accept-Language")
