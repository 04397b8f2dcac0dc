"""JSON schema of everything that goes over a table's socket. Clients can generate their types from it."""

from __future__ import annotations

from functools import cache

import msgspec

from neopolis.games.page_data import TaggedData, encoded
from neopolis.server.table.commands import command_types
from neopolis.server.table.server_messages import message_types


@cache
def messages_data() -> TaggedData:
    """The schema as JSON. It is made only once, because that takes much longer than answering a request."""
    return encoded(message_schema())


def message_schema() -> dict[str, object]:
    """The schema: `message` is what clients send, `frame` is what the server sends."""
    (message, frame), components = msgspec.json.schema_components(
        [command_types(), message_types()], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Neopolis: a table's socket",
        "type": "object",
        "properties": {"message": message, "frame": frame},
        "$defs": components,
    }
