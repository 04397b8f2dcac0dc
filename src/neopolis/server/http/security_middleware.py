"""The outermost layer: counts a request for its client, checks its host and origin, sets its language, and adds
security headers.

Browsers send the Origin of the page that makes a request. So another site's page can neither open a socket nor change
anything in the name of a person who is signed in by cookie. Programs sign in by token and need no Origin.
"""

from __future__ import annotations

from typing import Final, cast
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent, HTTPResponseStartEvent, WebSocketCloseEvent

from neopolis.server.http.body_limits import BodyLimits, CountedBody
from neopolis.server.http.connection_limits import ATTRIBUTE, Attribute
from neopolis.server.http.hosts import AllowedHosts
from neopolis.server.http.negotiation import choose_language
from neopolis.server.http.problem import problem_bytes
from neopolis.server.logs import warn
from neopolis.server.settings import Settings
from neopolis.text.messages import message, use_language

SAFE: Final = ("GET", "HEAD", "OPTIONS")
API: Final = "/api/"
OVERLOADS: Final = ("many-connections", "many-sockets-open")  # clients should try again later

PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
API_POLICY: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's URL contains its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


def is_allowed(headers: Headers, public_url: str) -> bool:
    """Whether a request comes from our own page, or from a program."""
    origin = headers.get("origin")
    if origin is None:
        return "cookie" not in headers or "authorization" in headers
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if public_url and parts.netloc == urlsplit(public_url).netloc:  # the scheme must match, too: http is not https
        return origin == public_url
    return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == headers.get("host", "")


class SecurityMiddleware:
    """Wraps the application, to check each request and to add headers to each response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public_url = settings.public_url
        self._hosts = AllowedHosts(settings)
        self._bodies = BodyLimits()
        self._secure = settings.public_url.startswith("https://")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Set the language of a request, and pass the request on or reject it."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        header = Headers.from_scope(scope).get("accept-language", "")
        with use_language(choose_language(scope["query_string"].decode("latin-1"), header)):
            await self._admit(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif problem := _overload(scope) or self._problem(scope, is_safe=False):
            await _reject(scope, send, problem)
        else:
            await self._app(scope, receive, send)

    def _problem(self, scope: Scope, is_safe: bool) -> str:
        """The code of the reason why a request is refused; "" if it is not. Safe requests may come from any page."""
        headers = Headers.from_scope(scope)
        if not self._hosts.accepts(headers.get("host")):
            warn("unknown-host")
            return "unknown-host"
        return "" if is_safe or is_allowed(headers, self._public_url) else "foreign-origin"

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers(scope["path"], message["headers"])]
            await send(message)

        if problem := _overload(scope) or self._problem(scope, is_safe=scope.get("method", "") in SAFE):
            await _reject(scope, send_with_headers, problem)
            return
        client = scope["client"]
        body = CountedBody(self._bodies, client[0] if client else "", receive)
        try:
            await self._app(scope, body.receive, send_with_headers)
        finally:
            body.close()

    def _headers(self, path: str, present: object) -> list[tuple[bytes, bytes]]:
        is_api = f"{path}/".startswith(API)
        added = [*HEADERS, (b"content-security-policy", (API_POLICY if is_api else PAGE_POLICY).encode())]
        if self._secure:
            added.append(HTTPS_ONLY)
        names = [name for name, _ in present] if isinstance(present, list) else []
        if b"cache-control" not in names:
            added.append((b"cache-control", b"no-store"))
        return added


def _overload(scope: Scope) -> str:
    """Count a connection for its client; the refusal's code if the client or the server has too many."""
    attribute: Attribute | None = scope.get("state", {}).get(ATTRIBUTE)
    client = scope["client"]
    if attribute is None or client is None:  # only our own ASGI server counts connections
        return ""
    return attribute(client[0], scope["type"] == ScopeType.WEBSOCKET)


async def _reject(scope: Scope, send: Send, code: str) -> None:
    """Respond with 503 if there are too many connections, otherwise with 403. A socket is not accepted before that."""
    is_overload = code in OVERLOADS
    if scope["type"] == ScopeType.WEBSOCKET and not is_overload:
        close: WebSocketCloseEvent = {"type": "websocket.close", "code": 1008, "reason": code}
        await send(close)  # the client gets a 403
        return
    prefix = "websocket.http" if scope["type"] == ScopeType.WEBSOCKET else "http"
    body = problem_bytes(code, message(code, {}))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if is_overload:
        headers.append((b"retry-after", b"2"))
    status = 503 if is_overload else 403
    start = {"type": f"{prefix}.response.start", "status": status, "headers": headers}
    await send(cast(HTTPResponseStartEvent, start))
    end = {"type": f"{prefix}.response.body", "body": body, "more_body": False}
    await send(cast(HTTPResponseBodyEvent, end))
