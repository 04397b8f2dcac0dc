"""Behind an HTTPS proxy: which headers the server trusts, and what it sends to browsers."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from neopolis.engine.refused import Refused
from neopolis.server.http.app import create_app
from neopolis.server.runtime import rate_limit
from neopolis.server.runtime.rate_limit import SECONDS_PER_TABLE, TABLES_AT_ONCE, TableRateLimit
from neopolis.server.settings import read_settings
from tests.server.http.running import SECRET, running

PUBLIC = "https://games.example.org"
INSIDE, OUTSIDE = "10.1.2.3", "203.0.113.7"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A browser whose requests reach the server through a proxy, over plain HTTP."""
    settings = read_settings({"NEOPOLIS_SECRET": SECRET, "NEOPOLIS_PUBLIC_URL": PUBLIC}, tmp_path)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8420") as found:
        yield found


def test_browsers_come_by_https_only(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/guests", json={"name": "Ada"}, headers={"Origin": PUBLIC})
    cookie = answer.headers["set-cookie"].lower()

    assert answer.status_code == 200 and answer.headers["strict-transport-security"] == "max-age=31536000"
    assert all(word in cookie for word in ("; secure", "; httponly", "; samesite=strict"))
    plain = client.post("/api/guests", json={"name": "Ada"}, headers={"Origin": "http://games.example.org"})
    assert plain.status_code == 403


def test_links_begin_with_the_public_address(client: TestClient[Litestar]) -> None:
    signed_in = client.post("/api/guests", json={"name": "Ada"}, headers={"Origin": PUBLIC})
    headers = {"Origin": PUBLIC, "Cookie": signed_in.headers["set-cookie"].partition(";")[0]}
    found = client.post("/api/tables", json={"plan": {"game": "neom", "seats": 2}}, headers=headers).json()

    assert found["player"].startswith(f"{PUBLIC}/t/{found['id']}/")
    assert found["spectator"].startswith(f"{PUBLIC}/t/{found['id']}/")


CLAIMED = f"{INSIDE}, {OUTSIDE}"  # an address that the client made up, then the one that the proxy added


@pytest.mark.parametrize(
    ("trusted", "statuses"),
    [
        ("127.0.0.1", {INSIDE: 200, CLAIMED: 404, OUTSIDE: 404}),
        ("127.0.0.0/8", {INSIDE: 200}),
        ("192.0.2.1", {INSIDE: 404}),
        ("", {INSIDE: 404}),
    ],
)
def test_only_a_trusted_proxy_is_believed(tmp_path: Path, trusted: str, statuses: dict[str, int]) -> None:
    with running(tmp_path, NEOPOLIS_TRUSTED_PROXIES=trusted, NEOPOLIS_METRICS_FROM="10.0.0.0/8") as server:
        found = {
            forwarded: httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": forwarded}).status_code
            for forwarded in statuses
        }

    assert found == statuses


@pytest.mark.parametrize(
    ("environment", "status"),
    [
        ({}, 200),
        ({"NEOPOLIS_PUBLIC_URL": PUBLIC}, 404),
        ({"NEOPOLIS_TRUSTED_PROXIES": "10.0.0.1"}, 404),
        ({"NEOPOLIS_PUBLIC_URL": PUBLIC, "NEOPOLIS_METRICS_FROM": "127.0.0.1"}, 200),
    ],
)
def test_this_machine_has_no_privileges_behind_a_proxy(
    tmp_path: Path, environment: dict[str, str], status: int
) -> None:
    """Behind a proxy that sends no X-Forwarded-For, everybody seems to be this machine."""
    with running(tmp_path, **environment) as server:
        assert httpx.get(f"{server.address}/metrics").status_code == status
    privileged = read_settings({"NEOPOLIS_SECRET": SECRET, **environment}, tmp_path).privileged
    allowed = count(TableRateLimit(privileged), ["127.0.0.1"] * 150)

    assert allowed == (TABLES_AT_ONCE if environment else 150)


# The limit on new tables per address.


def count(found: TableRateLimit, addresses: list[str], now: float = 0.0) -> int:
    """How many of the addresses may create a table, one after another."""
    done = 0
    for address in addresses:
        try:
            found.check(address, now)
            done += 1
        except Refused as refused:
            assert refused.code == "many-openings"
    return done


def test_tables_per_address_are_limited() -> None:
    found = TableRateLimit()

    assert count(found, [OUTSIDE] * 500) == TABLES_AT_ONCE
    assert count(found, [INSIDE] * 3) == 3
    assert count(found, [OUTSIDE] * 5, now=2 * SECONDS_PER_TABLE) == 2


def test_a_household_has_many_addresses() -> None:
    """A household can use any number of IPv6 addresses, so the limit applies to its network."""
    found = TableRateLimit()

    assert count(found, [f"2001:db8:0:1::{place:x}" for place in range(500)]) == TABLES_AT_ONCE
    assert count(found, ["2001:db8:0:2::1"]) == 1


def test_this_machine_and_odd_addresses() -> None:
    found = TableRateLimit()

    assert count(found, ["127.0.0.1", "::1"] * 500) == 1000
    assert count(found, ["", "testclient"]) == 2


def test_not_all_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MOST_NETWORKS", 3)
    found = TableRateLimit()

    assert count(found, [f"203.0.113.{place}" for place in range(200)]) == 200
    assert len(found._buckets) <= 3


def test_the_limit_applies_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new guest at the same address is refused, too."""
    monkeypatch.setattr(rate_limit, "TABLES_AT_ONCE", 2.0)
    app = create_app(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path))
    statuses = []
    with TestClient(app, base_url="http://127.0.0.1:8420") as client:
        for _ in range(3):
            client.cookies.clear()
            client.post("/api/guests", json={"name": "Ada"})
            headers = {"Origin": "http://127.0.0.1:8420"}
            statuses.append(client.post("/api/tables", json={"plan": {"game": "neom", "seats": 2}}, headers=headers))

    assert [answer.status_code for answer in statuses] == [201, 201, 409]
    assert statuses[2].json()["code"] == "many-openings"
