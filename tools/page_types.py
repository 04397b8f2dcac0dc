"""Writes the page's TypeScript types from the structs that server and games send: `python tools/page_types.py`.

It writes every file of web/src that ends in .gen.ts, with json-schema-to-typescript. A test checks that they are up to
date.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Final

import msgspec

from neopolis.games.neom.knowledge.derived import Derived as NeomDerived
from neopolis.games.neom.knowledge.view import View as NeomView
from neopolis.games.neom.text.page_content import NeomContent
from neopolis.games.neom.wire import HintFrame
from neopolis.games.new_angeles.knowledge.derived import Derived as NewAngelesDerived
from neopolis.games.new_angeles.knowledge.view import View as NewAngelesView
from neopolis.games.new_angeles.text.page_content import NewAngelesContent
from neopolis.games.new_angeles.wire import (
    Accept,
    CanTrade,
    Counter,
    Decline,
    LedgerFrame,
    Propose,
    Tradable,
    Weigh,
    Weighed,
    Withdraw,
)
from neopolis.games.plain_content import PlainContent
from neopolis.server.http.problem import Problem
from neopolis.server.http.routes import challenges as routes_challenges
from neopolis.server.http.routes import people as routes_people
from neopolis.server.http.routes import tables as routes_tables
from neopolis.server.runtime.courses import Course
from neopolis.server.runtime.learning import Learning, PuzzleFrame
from neopolis.server.runtime.replays import MoveReason, Replayed, Verified
from neopolis.server.runtime.reviews import ReviewShown
from neopolis.server.store.summaries import DeletedTable, ListedTable, OwnTable
from neopolis.server.table.catalog import GameOffered
from neopolis.server.table.commands import TableCommand
from neopolis.server.table.log_events import Plan
from neopolis.server.table.server_messages import TableMessage
from neopolis.text.rulebook import Paragraph

WEB: Final = Path(__file__).parents[1] / "web"
SOURCES: Final = WEB / "src"

# For each file under web/src: the names of its types, and the Python types they stand for.
FILES: Final[dict[str, dict[str, object]]] = {
    "net/protocol": {
        "Command": TableCommand,
        "ServerMessage": TableMessage,
        "Plan": Plan,
        "ListedTable": ListedTable,
        "OwnTable": OwnTable,
        "GameOffered": GameOffered,
        "Links": routes_tables.Links,
        "DeviceLink": routes_tables.DeviceLink,
        "RoundShown": routes_challenges.RoundShown,
        "RoundDetails": routes_challenges.RoundDetails,
        "Me": routes_people.Me,
        "SignedOut": routes_people.SignedOut,
        "DeletedTable": DeletedTable,
        "Course": Course,
        "Replayed": Replayed,
        "MoveReason": MoveReason,
        "ReviewShown": ReviewShown,
        "Verified": Verified,
        "Learning": Learning,
        "PuzzleFrame": PuzzleFrame,
        "Problem": Problem,
        "Paragraph": Paragraph,
    },
    "games/plain/types": {"PlainContent": PlainContent},
    "games/neom/types": {
        "View": NeomView,
        "Derived": NeomDerived,
        "NeomContent": NeomContent,
        "HintFrame": HintFrame,
    },
    "games/new_angeles/types": {
        "View": NewAngelesView,
        "Derived": NewAngelesDerived,
        "NewAngelesContent": NewAngelesContent,
        "Trade": Propose | Counter | Accept | Decline | Withdraw,
        "Weigh": Weigh,
        "Weighed": Weighed,
        "CanTrade": CanTrade,
        "Tradable": Tradable,
        "LedgerFrame": LedgerFrame,
    },
}


def schema(types: dict[str, object]) -> dict[str, object]:
    """The JSON schema of some types. Objects have no properties besides those in the schema."""
    found, components = msgspec.json.schema_components(list(types.values()), ref_template="#/$defs/{name}")
    for component in components.values():
        if "properties" in component:
            component["additionalProperties"] = False
    roots = {name: _known(one) for name, one in zip(types, found, strict=True)}
    return {"type": "object", "properties": roots, "required": list(roots), "$defs": _known(components)}


def _known(part: object) -> object:
    """A schema without tuples of a fixed length, which json-schema-to-typescript does not support."""
    if isinstance(part, list):
        return [_known(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "prefixItems" in part:
        return {"type": "array", "items": {"anyOf": _known(part["prefixItems"])}}
    return {name: _known(one) for name, one in part.items()}


def typescript() -> dict[str, str]:
    """The TypeScript of each generated file, by its name."""
    schemas = json.dumps({name: schema(types) for name, types in FILES.items()})
    command = ["node", "tools/types.mjs"]
    made = subprocess.run(command, input=schemas, capture_output=True, text=True, check=True, cwd=WEB)
    found: dict[str, str] = json.loads(made.stdout)
    return found


def main() -> None:
    """Write all files."""
    for name, text in typescript().items():
        (SOURCES / f"{name}.gen.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
