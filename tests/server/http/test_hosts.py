"""The names under which a server answers, so that no other site's name can point to it."""

import socket
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from neopolis.engine.refused import Refused
from neopolis.server.http.hosts import AllowedHosts
from neopolis.server.settings import read_settings
from tests.server.http.running import Running, run

EVIL = "evil.example"
PUBLIC = "https://games.example.org"


def accepted(host: str | None, environ: dict[str, str]) -> bool:
    """Whether a server with these settings, started with a name as --host, answers to a Host header."""
    settings = msgspec.structs.replace(read_settings(environ, Path()), address="http://player.example.net:8420")
    return AllowedHosts(settings).accepts(host)


@pytest.mark.parametrize(
    "host",
    [
        None, "127.0.0.1", "127.0.0.1:8420", "192.168.1.20:8420", "[::1]:8420", "[fe80::1]", "203.0.113.7", "localhost",
        "LOCALHOST:8420", "localhost.", "nas:8420", "nas.local", "nas.fritz.lan", "a.localhost:1",
        "machine.example.com", "player.example.net:8420", "Player.Example.Net.",
        "neopolis.default.svc.cluster.local", "box.home.arpa",
    ],
)  # fmt: skip
def test_names_that_need_no_setting(monkeypatch: pytest.MonkeyPatch, host: str | None) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "machine.example.com")

    assert accepted(host, {})


@pytest.mark.parametrize(
    "host",
    [
        EVIL, f"{EVIL}:8420", f"{EVIL}.", "localhost.evil.example", "127.0.0.1.evil.example", "evillocal.example", "",
        "[::1", "a@localhost", "localhost/x", "localhost:8420:1", "games.example.org", "x.player.example.net", ":8420",
        "localhost?x", "a.local#b", "evil.example\\.local",
    ],
)  # fmt: skip
def test_other_names_are_refused(host: str) -> None:
    assert not accepted(host, {})


def test_names_from_the_settings() -> None:
    public, more = {"NEOPOLIS_PUBLIC_URL": PUBLIC}, {"NEOPOLIS_HOSTS": "play.example.org, Games.example.org"}
    proxies = {"NEOPOLIS_TRUSTED_PROXIES": "127.0.0.1"}

    assert accepted("games.example.org", public) and not accepted(EVIL, public)
    assert accepted("games.example.org:443", more) and accepted("play.example.org", more) and not accepted(EVIL, more)
    assert accepted(EVIL, {"NEOPOLIS_HOSTS": "*"})
    assert accepted("games.example.org", proxies), "the proxy decides which names it serves"
    assert accepted("games.example.org", public | proxies) and not accepted(EVIL, public | proxies)


@pytest.mark.parametrize("value", ["https://games.example.org", "a.org b.org", "*.example.org", "a.org:80", "a..org"])
def test_a_list_that_is_not_one_of_names(value: str) -> None:
    with pytest.raises(Refused) as refused:
        read_settings({"NEOPOLIS_HOSTS": value}, Path())

    assert refused.value.code == "bad-setting"


@pytest.mark.parametrize("path", ["/", "/metrics", "/healthz", "/api/tables", "/api/me"])
def test_a_rebound_name_reads_nothing(site: Running, path: str) -> None:
    answer = httpx.get(f"{site.address}{path}", headers={"Host": f"{EVIL}:{site.port}"})

    assert (answer.status_code, answer.json()["code"]) == (403, "unknown-host")


def test_a_rebound_name_becomes_no_guest(site: Running) -> None:
    """To the browser, the page and the server have the same origin."""
    headers = {"Host": f"{EVIL}:{site.port}", "Origin": f"http://{EVIL}:{site.port}"}
    answer = httpx.post(f"{site.address}/api/guests", json={"name": "Eve"}, headers=headers)

    assert answer.status_code == 403 and "set-cookie" not in answer.headers


def test_a_rebound_name_opens_no_socket(site: Running) -> None:
    async def open_socket() -> None:
        url = f"ws://{EVIL}:{site.port}/api/tables/x/socket"
        origin = Origin(f"http://{EVIL}:{site.port}")
        async with connect(url, host="127.0.0.1", port=site.port, origin=origin, proxy=None):
            pass

    with pytest.raises(InvalidStatus) as refused:
        run(open_socket())
    assert refused.value.response.status_code == 403
