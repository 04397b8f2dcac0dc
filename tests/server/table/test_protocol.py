"""docs/protocol.md describes every path, message and frame, by its real name."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from litestar import Litestar

from neopolis.games.neom.wire import HintFrame
from neopolis.games.new_angeles.wire import LedgerFrame, ProposalFrame, Weighed
from neopolis.games.wire import EventFrame, OptionFrame
from neopolis.server.http.app import create_app
from neopolis.server.http.routes.records import LONGEST_RECORD
from neopolis.server.http.routes.tables import DeviceLink, Links
from neopolis.server.runtime.replays import Replayed
from neopolis.server.settings import read_settings
from neopolis.server.store.summaries import OwnSeat
from neopolis.server.table.catalog import BotOffered, GameOffered, OptionOffered
from neopolis.server.table.commands import Command
from neopolis.server.table.forks import MOST_SIDE_ACTIONS
from neopolis.server.table.server_messages import DecisionFrame, Rejected, ServerMessage, Update
from neopolis.text.rulebook import Paragraph
from tests.server.http.running import SECRET

TEXT = (Path(__file__).parents[3] / "docs/protocol.md").read_text(encoding="utf-8")
ROWS = [line for line in TEXT.split("\n") if line.startswith("|")]
ELSEWHERE = ("/api/docs", "/api/schema", "/api/tables/{id}/socket")  # described in the text, not in a table
SHORT = {"/api/content/new-angeles": ".../new-angeles", "/api/rules/new-angeles": ".../new-angeles"}

Frame = type[msgspec.Struct]


def test_every_address_is_told(tmp_path: Path) -> None:
    app = create_app(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
    known = [(method, path.replace("{table}", "{id}")) for path, methods in app_paths(app) for method in methods]
    asked = [(method, path) for method, path in known if not path.startswith(ELSEWHERE)]
    missing = [
        f"{method} {path}"
        for method, path in asked
        if not re.search(rf"`{method} {re.escape(path)}[` ?]", TEXT) and SHORT.get(path, "?!") not in TEXT
    ]

    assert len(asked) > 20 and not missing


def app_paths(app: Litestar) -> list[tuple[str, list[str]]]:
    """The paths under /api in the OpenAPI description, each with its methods."""
    paths = app.openapi_schema.to_schema()["paths"]
    return [
        (path.replace("/judge/{game}", "/judge/{neom or new-angeles}"), [method.upper() for method in item])
        for path, item in paths.items()
    ]


@pytest.mark.parametrize("kind", [*get_args(Command), *get_args(ServerMessage)], ids=lambda kind: str(kind.__name__))
def test_every_message_and_frame_is_told(kind: Frame) -> None:
    tag = kind.__struct_config__.tag

    assert f'"kind":"{tag}"' in TEXT or f"`{tag}`" in TEXT


@pytest.mark.parametrize(
    "struct", [Replayed, Paragraph, GameOffered, OwnSeat, Links, DeviceLink, BotOffered, OptionOffered]
)
def test_rows_of_fields_are_whole(struct: Frame) -> None:
    """For every struct it has {field, field ...} with all fields in order."""
    fields = r"(: [\[{][^\]]*\]?\}?)?, ".join(struct.__struct_fields__)

    assert any([re.search(rf"\{{{fields}", row) for row in ROWS]), struct.__struct_fields__


@pytest.mark.parametrize(
    "struct", [Update, DecisionFrame, OptionFrame, HintFrame, EventFrame, LedgerFrame, ProposalFrame, Rejected, Weighed]
)
def test_every_field_is_told(struct: Frame) -> None:
    described = [name for name in struct.__struct_encode_fields__ if f'"{name}"' in TEXT or f"`{name}`" in TEXT]

    assert described == list(struct.__struct_encode_fields__)


def test_how_much_is_taken() -> None:
    assert f"up to {LONGEST_RECORD} signs and {MOST_SIDE_ACTIONS} steps of trading" in TEXT
