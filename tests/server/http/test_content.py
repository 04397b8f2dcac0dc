"""Content and rules over HTTP: typed, in the reader's language, and cached."""

import httpx
import msgspec
import pytest

from neopolis.games.neom.text.page_content import NeomContent
from neopolis.games.new_angeles.text.page_content import NewAngelesContent
from neopolis.text.rulebook import Paragraph
from tests.server.http.running import Running

PATHS = ["content/neom", "content/new-angeles", "rules/neom", "rules/new-angeles"]


def ask(site: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{site.address}/api/{path}", headers={name.replace("_", "-"): v for name, v in headers.items()})


def test_content(site: Running) -> None:
    neom = msgspec.json.decode(ask(site, "content/neom").content, type=NeomContent)
    na = msgspec.json.decode(ask(site, "content/new-angeles?lang=pl").content, type=NewAngelesContent)

    assert (neom.language, len(neom.tiles)) == ("en", 150)
    assert (na.language, len(na.districts), na.threat_max) == ("pl", 10, 25)


def test_rules(site: Running) -> None:
    rules = msgspec.json.decode(ask(site, "rules/new-angeles", accept_language="pl").content, type=list[Paragraph])

    assert rules[0].title == "Zasady gry New Angeles" and rules[-1].cite == "R-134"


@pytest.mark.parametrize("path", PATHS)
def test_a_cached_response_is_not_sent_again(site: Running, path: str) -> None:
    first = ask(site, path)
    again = ask(site, path, if_none_match=first.headers["etag"])
    polish = ask(site, f"{path}?lang=pl", if_none_match=first.headers["etag"])

    assert first.status_code == 200 and first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert polish.status_code == 200 and polish.headers["etag"] != first.headers["etag"]
    assert "Accept-Language" in first.headers["vary"]


@pytest.mark.parametrize("path", PATHS)
def test_it_is_compressed_for_clients_that_accept_it(site: Running, path: str) -> None:
    """Without compression, a phone would download up to ten times as much before it can draw anything."""
    plain, packed = ask(site, path, accept_encoding="gzip;q=0"), ask(site, path, accept_encoding="br, gzip")
    again = ask(site, path, accept_encoding="br, gzip", if_none_match=packed.headers["etag"])

    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
    assert packed.content == plain.content and packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert again.status_code == 304 and "content-encoding" not in again.headers


def test_other_games_have_none(site: Running) -> None:
    answer = ask(site, "content/chess")

    assert answer.status_code == 404 and answer.json()["code"] == "not-found"
