"""The API's description: as a plain page, without scripts, styles or anything from other hosts, and as YAML."""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin, YamlRenderPlugin

METHODS: Final = ("get", "post", "put", "patch", "delete")


class Operation(msgspec.Struct):
    """The parts of an operation that the page shows."""

    summary: str = ""
    description: str = ""
    responses: dict[str, object] = {}


class Description(msgspec.Struct):
    """The parts of the OpenAPI description that the page shows."""

    paths: dict[str, dict[str, object]] = {}


class PlainPagePlugin(OpenAPIRenderPlugin):
    """Renders a list of all operations."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        found = msgspec.convert(openapi_schema, Description)
        rows = [row for path, item in sorted(found.paths.items()) for row in _rows(path, item)]
        page = (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Neopolis: the API</title></head><body>'
            "<h1>Neopolis: the API</h1>"
            '<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>, '
            '<a href="/api/docs/openapi.yaml">openapi.yaml</a>; what goes over a table\'s socket: '
            '<a href="/api/schema/messages.json">messages.json</a> and docs/protocol.md.</p>'
            f"<dl>{''.join(rows)}</dl></body></html>"
        )
        return page.encode()


class CachedYamlPlugin(YamlRenderPlugin):
    """Renders the description as YAML only once: that takes a tenth of a second."""

    def __init__(self) -> None:
        super().__init__()
        self._rendered = b""

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        if not self._rendered:
            self._rendered = super().render(request, openapi_schema)
        return self._rendered


def _rows(path: str, item: dict[str, object]) -> list[str]:
    rows = []
    for method in METHODS:
        if method in item:
            operation = msgspec.convert(item[method], Operation)
            statuses = ", ".join(sorted(operation.responses))
            text = escape(operation.description or operation.summary)
            rows.append(f"<dt><code>{method.upper()} {escape(path)}</code> ({escape(statuses)})</dt><dd>{text}</dd>")
    return rows
