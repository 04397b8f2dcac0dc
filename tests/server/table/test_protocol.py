"""docs/protocol.md describes every address, message and field under its real name, and its examples are right."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from litestar import Litestar

from neopolis.games.neom.wire import HintFrame, PurchaseFrame
from neopolis.games.new_angeles.knowledge.derived import Derived, DistrictOutput, Standing
from neopolis.games.new_angeles.trading.terms import KINDS, Terms
from neopolis.games.new_angeles.wire import LedgerFrame, ProposalFrame, Tradable, TradableAnswer, TradableSide, Weighed
from neopolis.games.registry import definition
from neopolis.games.wire import EventFrame, FactFrame, OptionFrame
from neopolis.server.http.app import create_app
from neopolis.server.http.problem import Problem
from neopolis.server.http.routes.records import LONGEST_RECORD
from neopolis.server.http.routes.tables import DeviceLink, Links
from neopolis.server.runtime.replays import Replayed
from neopolis.server.runtime.webhook import Call
from neopolis.server.settings import read_settings
from neopolis.server.store.summaries import OwnSeat
from neopolis.server.table.catalog import BotOffered, GameOffered, OptionOffered
from neopolis.server.table.commands import command_types
from neopolis.server.table.forks import MOST_SIDE_ACTIONS
from neopolis.server.table.log_events import Clock, Plan
from neopolis.server.table.server_messages import (
    DecisionFrame,
    HesitationFrame,
    HistoryFrame,
    Rejected,
    TableFrame,
    TalkFrame,
    Update,
    message_types,
)
from neopolis.text.rulebook import Paragraph

TEXT = (Path(__file__).parents[3] / "docs/protocol.md").read_text(encoding="utf-8")
ROWS = [line for line in TEXT.split("\n") if line.startswith("|")]
FENCE = re.compile(r"^```(\w*) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("/api/docs", "/api/schema", "/api/tables/{id}/socket")  # described in the text, not in a table
SECRET = "a secret of the tests that is long enough"

# By the word after "json" in a fenced example: the type that the example must have.
EXAMPLES: dict[str, object] = {
    "command": command_types(),
    "message": message_types(),
    "plan": Plan,
    "problem": Problem,
    "webhook": Call,
    "hint": HintFrame,
    "lane": LedgerFrame,
    "derived": Derived,
    "event": EventFrame,
}

Frame = type[msgspec.Struct]


def blocks(language: str) -> list[tuple[str, str]]:
    """The fenced examples in a language: the word after the language, and the text."""
    return [(label, text) for found, label, text in FENCE.findall(TEXT) if found == language]


def values(text: str) -> Iterator[dict[str, object]]:
    """The JSON objects of an example, one after another."""
    at = 0
    while at < len(text):
        value, at = json.JSONDecoder().raw_decode(text, at)
        yield value
        at += len(text[at:]) - len(text[at:].lstrip())


EXAMPLE_VALUES = [(label, value) for label, text in blocks("json") for value in values(text)]


def decoded(label: str, value: dict[str, object]) -> object:
    """An example, decoded as the type for its label."""
    return msgspec.json.decode(json.dumps(value), type=EXAMPLES[label])


def is_within(example: object, real: object) -> bool:
    """Whether everything in an example is in the decoded value, too: some structs skip fields that they do not know."""
    if isinstance(example, dict) and isinstance(real, dict):
        return all([name in real and is_within(value, real[name]) for name, value in example.items()])
    if isinstance(example, list) and isinstance(real, list):
        return len(example) == len(real) and all([is_within(*pair) for pair in zip(example, real, strict=True)])
    return example == real


def test_every_example_is_known() -> None:
    """The only Python example is run by tests/client/test_example.py. All others are JSON of a kind checked here."""
    assert {language for language, _, _ in FENCE.findall(TEXT)} == {"python", "json"}
    assert len(blocks("python")) == 1
    assert {label for label, _ in blocks("json")} == set(EXAMPLES)


@pytest.mark.parametrize("label, value", EXAMPLE_VALUES, ids=range(len(EXAMPLE_VALUES)))
def test_examples_are_right(label: str, value: dict[str, object]) -> None:
    """An example has the fields of the real struct, each with a value that it can have."""
    assert is_within(value, json.loads(msgspec.json.encode(decoded(label, value))))


def tags(types: object) -> set[str]:
    """The names of the messages of the server and our own games, without those of games that tests have added."""
    return {kind.__struct_config__.tag for kind in get_args(types) if kind.__module__.startswith("neopolis.")}


def test_every_command_has_an_example() -> None:
    shown = {value["kind"] for label, value in EXAMPLE_VALUES if label == "command"}

    assert shown == tags(command_types())


def test_every_message_has_an_example() -> None:
    shown = {value["kind"] for label, value in EXAMPLE_VALUES if label == "message"}

    assert shown == tags(message_types())


def test_updates_show_members_of_the_view() -> None:
    updates = [one for one in [decoded(*example) for example in EXAMPLE_VALUES] if isinstance(one, Update)]

    assert updates
    for update in updates:
        assert update.table is not None and update.view is not None
        view = definition(update.table.game).view_type
        assert view is not None and set(update.view) <= set(view.__struct_fields__)


def test_plans_can_be_played() -> None:
    plans = [one for one in [decoded(*example) for example in EXAMPLE_VALUES] if isinstance(one, Plan)]

    assert plans
    for plan in plans:
        assert definition(plan.game).start(plan.seats, 7, plan.options).seats == plan.seats
        assert set(plan.bots) - {""} <= set(definition(plan.game).bots)


def test_games_are_described_in_their_own_sections() -> None:
    """Other sections name games only in examples and links."""
    sections = re.split(r"^## ", TEXT, flags=re.MULTILINE)
    general = [section for section in sections if not section.startswith(("NEOM\n", "New Angeles\n"))]
    prose = [re.sub(r"`[^`]*`|\"[^\"]*\"|\[[^\]]*\]\([^)]*\)", "", FENCE.sub("", section)) for section in general]

    assert len(general) == len(sections) - 2
    assert [text for text in prose if re.search(r"\b(NEOM|New Angeles)\b", text)] == []


def test_options_are_named() -> None:
    """Every option and kind of promise is in the section of its game; `/api/games` lists the bots."""
    sections = {
        "neom": TEXT.split("\n## NEOM\n")[1].split("\n## ")[0],
        "new-angeles": TEXT.split("\n## New Angeles\n")[1],
    }
    for game in [definition(name) for name in sections]:
        names = [option.name for option in game.options]
        assert [name for name in names if f"`{name}`" not in sections[game.name]] == []
    assert [kind for kind in [*KINDS, *Terms.__struct_fields__] if f"`{kind}`" not in sections["new-angeles"]] == []


def test_every_address_is_described(tmp_path: Path) -> None:
    app = create_app(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
    known = [(method, path.replace("{table}", "{id}")) for path, methods in app_paths(app) for method in methods]
    asked = [(method, path) for method, path in known if not path.startswith(ELSEWHERE)]
    missing = [
        f"{method} {path}" for method, path in asked if not re.search(rf"`{method} {re.escape(path)}[` ?]", TEXT)
    ]

    assert len(asked) > 20 and not missing


def test_every_described_address_is_there(tmp_path: Path) -> None:
    app = create_app(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
    known = {(method, path.replace("{table}", "{id}")) for path, methods in app_paths(app) for method in methods}
    described = set(re.findall(r"^\| `([A-Z]+) (/api[^` ?]*)", TEXT, re.MULTILINE))

    assert described - known == set()


def app_paths(app: Litestar) -> list[tuple[str, list[str]]]:
    """The paths under /api in the OpenAPI description, each with its methods."""
    paths = app.openapi_schema.to_schema()["paths"]
    return [(path, [method.upper() for method in item]) for path, item in paths.items()]


@pytest.mark.parametrize(
    "struct", [Replayed, Paragraph, GameOffered, OwnSeat, Links, DeviceLink, BotOffered, OptionOffered]
)
def test_rows_of_fields_are_whole(struct: Frame) -> None:
    """Every struct that is described as {field, field ...} has exactly these fields in this order."""
    fields = r"(: [\[{][^\]]*\]?\}?)?, ".join(struct.__struct_fields__)

    assert any([re.search(rf"\{{{fields}", row) for row in ROWS]), struct.__struct_fields__


@pytest.mark.parametrize(
    "struct",
    [
        Update, TableFrame, HesitationFrame, DecisionFrame, OptionFrame, HistoryFrame, EventFrame, FactFrame, TalkFrame,
        Rejected,
        Plan, Clock, HintFrame, PurchaseFrame, LedgerFrame, ProposalFrame, Weighed,
        Tradable, TradableSide, TradableAnswer, Derived, DistrictOutput, Standing,
    ],
)  # fmt: skip
def test_every_field_is_described(struct: Frame) -> None:
    fields = list(struct.__struct_encode_fields__)

    assert [name for name in fields if f'"{name}"' in TEXT or f"`{name}`" in TEXT] == fields


def test_limits_are_right() -> None:
    assert f"up to {LONGEST_RECORD} characters and {MOST_SIDE_ACTIONS} side actions" in TEXT
