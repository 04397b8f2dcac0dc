"""Schemathesis sends requests to a running server. Every response is as the API describes, and none is a 5xx error."""

from __future__ import annotations

import asyncio
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from neopolis.client import Address, Server
from tests.server.http.running import Running, party, play, running
from tests.server.soak.figures import Figures, Sizes, report
from tests.server.soak.test_fuzz import faults

if TYPE_CHECKING:
    Operation = APIOperation[Any, Any, Any, Any]
    AnyCase = Case[Any]

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
DEEP = ['{"a":' * 3_000, "[" * 30_000]
ODD = [*DEEP, "", "x", "null", "1e999", '{"name":"\\ud800"}', '{"name":"\\u0000"}', '{"name":' + "1" * 5_000 + "}"]


class Known:
    """Existing tables with their keys, and a person, for use in requests."""

    def __init__(self, server: Server, tables: list[str], keys: list[str]) -> None:
        self.server = server
        self.tables = tables
        self.keys = keys


async def furnish(site: Running) -> Known:
    """Create a finished game, a running game and a lobby, each by another person. The first one sends the requests."""
    links, server = [], None
    for starts, most in ((True, 1_000), (True, 3), (False, 0)):
        async with party(site, people=1, bots=("random", "random"), listed=True, starts=starts) as table:
            await play(table.seats[0], most=most)
            links.append(Address.read(table.links.player))
            server = server or table.people[0]
    assert server is not None
    return Known(server, [link.table for link in links], [link.key for link in links])


def operations(site: Running) -> list[Operation]:
    schema = schemathesis.openapi.from_url(f"{site.address}/api/docs/openapi.json")
    found = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        found.append(result.ok())
    return found


def call(case: AnyCase, known: Known, place: int, signed_in: bool) -> None:
    """Send a request, sometimes with an existing table and key instead of made-up ones, and check the response."""
    if place < len(known.tables):
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = known.tables[place]
        if "key" in (case.query or {}) or place == 1:
            case.query = {**(case.query or {}), "key": known.keys[place]}
    headers = known.server.headers() if signed_in else {}
    response = case.call(headers=headers)
    case.validate_response(response, checks=CHECKS)


def fuzz(operation: Operation, mode: GenerationMode, known: Known, examples: int) -> int:
    """Send a number of requests to one operation, and return how many."""
    done = 0

    @seed(7)
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), place=st.integers(0, 4), signed_in=st.booleans())
    def ask(case: AnyCase, place: int, signed_in: bool) -> None:
        nonlocal done
        done += 1
        call(case, known, place, signed_in)

    try:
        ask()
    except Unsatisfiable:  # an operation without parameters cannot get wrong ones
        assert not done
    return done


@pytest.mark.soak
def test_every_answer_is_as_described(tmp_path: Path, postgresql_url: str, sizes: Sizes, figures: Figures) -> None:
    """The server uses PostgreSQL, which is stricter than SQLite: for example, it refuses zero bytes."""
    examples = sizes.count("HTTP", 1_000, 4)
    environment = {"NEOPOLIS_LOG": "warning", "NEOPOLIS_DATABASE_URL": postgresql_url}
    with running(tmp_path / "site", **environment) as site, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # libraries that schemathesis uses warn about each other
        known = asyncio.run(furnish(site))
        rows, found = [], []
        for operation in operations(site):
            counts = []
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                try:
                    counts.append(str(fuzz(operation, mode, known, examples)))
                except FailureGroup as group:
                    found += [f"{operation.label}: {failure}" for failure in group.exceptions]
            rows.append([operation.label, *counts])

        assert not found, "\n".join(found)
        assert len(rows) > 15
        assert faults(site) == []
        assert site.process is not None and site.process.poll() is None
        if sizes.soak:
            figures(report("schemathesis", ["requests that fit", "that do not"], rows))


BODIES = ["guests", "tables", "tokens", "device", "replay", "fork", "judge/neom", "judge/new-angeles"]


@pytest.mark.parametrize("path", BODIES)
def test_odd_bodies(site: Running, path: str) -> None:
    """Bodies that no schema describes are refused, however deeply they are nested."""
    for body in ODD:
        headers = {"Content-Type": "application/json", "Origin": site.address}
        request = Request(f"{site.address}/api/{path}", body.encode(), headers)
        with pytest.raises(HTTPError) as refused, urlopen(request):
            pass
        with refused.value as answer:
            assert 400 <= answer.code < 500, body[:20]
