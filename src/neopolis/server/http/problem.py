"""What an HTTP request that is not done is answered with: a code for programs, a sentence for people, and the rules."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.store.faults import Unavailable
from neopolis.text.messages import message

LONGEST_TOLD: Final = 1_000  # signs: what was sent may be quoted, but not all of it
WITHOUT_BODY: Final = "'data'"  # what Litestar has to say about that

AnyRequest = Request[object, object, State]

STATUSES: Final = {  # of refusals; all others are 409: it is a wrong moment, or the wrong thing to ask
    "no-table": 404, "not-yours": 403, "nobody": 401, "bad-token": 401, "bad-device-key": 403, "not-by-token": 403,
    "bad-request": 400, "not-found": 404, "foreign-origin": 403,
}  # fmt: skip


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a request was not done."""

    code: str
    message: str
    rules: tuple[str, ...] = ()


PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=told)
    for status, told in {
        400: "It is not understood.",
        401: "Nobody is signed in, or the token is not known.",
        403: "A page from elsewhere asks, a key is void, or a token cannot do this.",
        404: "There is no such thing for you.",
        409: "It is not allowed now; the code says why.",
        413: "That is too much at once.",
        503: "The storage is away, or too many ask at once; try again.",
    }.items()
}


def problem_bytes(code: str, message: str) -> bytes:
    return msgspec.json.encode(Problem(code, message))


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    added = {"retry-after": "2"} if status == 503 else headers or {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=added)


def refusal(_: AnyRequest, refused: Refused) -> Response[Problem]:
    """A refusal of ours."""
    problem = Problem(refused.code, refused.message[:LONGEST_TOLD], refused.rules)
    return _answer(503 if isinstance(refused, Unavailable) else STATUSES.get(refused.code, 409), problem)


def http_refusal(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A refusal of the framework's, in our words."""
    status = error.status_code
    if isinstance(error, ValidationException) or status == 400:
        return _answer(400, Problem("bad-request", message("bad-request", {"reason": _reason(error)})))
    if status == 405:
        return _answer(405, Problem("not-this-way", message("not-this-way", {})), error.headers)
    codes = {404: "not-found", 413: "too-large", 415: "not-this-way"}
    code = codes.get(status, "our-fault" if status >= 500 else "bad-request")
    return _answer(status, Problem(code, message(code, {"reason": message("not-understood", {})})))


def _reason(error: HTTPException) -> str:
    """What exactly does not fit, as msgspec says it: types and places, not what was sent."""
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else None
    if isinstance(first, dict) and first.get("message") == WITHOUT_BODY:
        return message("no-body", {})
    if isinstance(first, dict):
        return f"{first.get('message', '')} at {first.get('key', '')}".rstrip(".")[:200]
    return error.detail.rstrip(".")[:200]


def too_deep(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Brackets within brackets within brackets: no request of ours needs that, and none of our code comes there."""
    return _answer(400, Problem("bad-request", message("bad-request", {"reason": message("nested-deeply", {})})))


def fault(_: AnyRequest, error: Exception) -> Response[Problem]:
    """Our mistake: told to nobody but the log."""
    warn("fault", error)
    return _answer(500, Problem("our-fault", message("our-fault", {})))
