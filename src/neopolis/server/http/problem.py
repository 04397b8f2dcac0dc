"""The response to a failed HTTP request: a code for programs, a message for people, and the rules."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from neopolis.engine.refused import Refused
from neopolis.server.logs import warn
from neopolis.server.store.errors import Unavailable
from neopolis.text.messages import message

COOKIE: Final = "neopolis"
LONGEST_MESSAGE: Final = 1_000  # characters; a message may quote the request, but not all of it
WITHOUT_BODY: Final = "'data'"  # Litestar's message for a missing body

AnyRequest = Request[object, object, State]

STATUSES: Final = {  # by refusal code; all others are 409 (not allowed now)
    "no-table": 404, "not-yours": 403, "nobody": 401, "signed-out": 401, "bad-token": 401, "bad-device-key": 403,
    "link-renewed": 403, "not-by-token": 403, "bad-request": 400, "not-found": 404, "foreign-origin": 403,
}  # fmt: skip


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a request failed."""

    code: str
    message: str
    rules: tuple[str, ...] = ()


PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in {
        400: "The request is malformed.",
        401: "Nobody is signed in, this device was signed out, or the token is unknown.",
        403: "Another site or an unknown host name is involved, a key is no longer valid, or tokens cannot do this.",
        404: "It does not exist, or you may not see it.",
        409: "It is not allowed now; the code says why.",
        413: "The request is too large.",
        503: "The database is unavailable, or there are too many requests; try again.",
    }.items()
}


def problem_bytes(code: str, message: str) -> bytes:
    return msgspec.json.encode(Problem(code, message))


def _response(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    added = {"retry-after": "2"} if status == 503 else headers or {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=added)


def refusal(_: AnyRequest, refused: Refused) -> Response[Problem]:
    """The response when our own code refuses a request."""
    problem = Problem(refused.code, refused.message[:LONGEST_MESSAGE], refused.rules)
    response = _response(503 if isinstance(refused, Unavailable) else STATUSES.get(refused.code, 409), problem)
    if refused.code == "signed-out":
        response.delete_cookie(COOKIE)
    return response


def http_refusal(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The response when the web framework refuses a request, in our own words."""
    status = error.status_code
    if isinstance(error, ValidationException) or status == 400:
        return _response(400, Problem("bad-request", message("bad-request", {"reason": _reason(error)})))
    if status == 405:
        return _response(405, Problem("not-this-way", message("not-this-way", {})), error.headers)
    codes = {404: "not-found", 413: "too-large", 415: "not-this-way"}
    code = codes.get(status, "our-fault" if status >= 500 else "bad-request")
    return _response(status, Problem(code, message(code, {"reason": message("not-understood", {})})))


def _reason(error: HTTPException) -> str:
    """What is wrong with a request, in msgspec's words: types and paths, not the values that were sent."""
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else None
    if isinstance(first, dict) and first.get("message") == WITHOUT_BODY:
        return message("no-body", {})
    if isinstance(first, dict):
        return f"{first.get('message', '')} at {first.get('key', '')}".rstrip(".")[:200]
    return error.detail.rstrip(".")[:200]


def nested_too_deeply(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    """The response for JSON that is nested too deeply. Our own code never recurses that deep."""
    return _response(400, Problem("bad-request", message("bad-request", {"reason": message("nested-deeply", {})})))


def internal_error(_: AnyRequest, error: Exception) -> Response[Problem]:
    """The response for a bug of ours. Only the log says what it was."""
    warn("request-failed", error)
    return _response(500, Problem("our-fault", message("our-fault", {})))
