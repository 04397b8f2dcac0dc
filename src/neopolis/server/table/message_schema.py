"""JSON schemas of all that goes over a table's socket, from which clients' types can be generated."""

from __future__ import annotations

import msgspec

from neopolis.server.table.commands import command_types
from neopolis.server.table.server_messages import message_types


def message_schema() -> dict[str, object]:
    """`message` is what clients send, `frame` what they are told."""
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
