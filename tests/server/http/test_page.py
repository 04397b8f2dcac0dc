"""The page: one file for every path, compressed assets that browsers cache, and nothing else."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from neopolis.server.http.app import create_app
from neopolis.server.http.page_files import page_file
from neopolis.server.settings import read_settings
from tests.server.http.running import SECRET

SCRIPT = b"console.log('hello')" * 50
Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page, and a private file beside it."""
    folder = tmp_path_factory.mktemp("site") / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Neopolis</title>")
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"packed by brotli")
    (folder / "assets" / ".hidden.js").write_bytes(b"hidden")
    (folder / "assets" / "odd.exe").write_bytes(b"odd")
    (folder.parent / "secret.js").write_bytes(b"secret")
    return folder


@pytest.fixture(scope="module")
def client(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client of a server with this page; no test changes either."""
    settings = read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path_factory.mktemp("data"))
    with TestClient(create_app(msgspec.structs.replace(settings, page=page))) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/table/key", "/t/table", "/rules/neom", "/a/b/c/d", "/%7e", "/apiary"])
def test_every_path_is_the_page(client: Client, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 200 and answer.content.startswith(b"<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/t/table/key", "/assets/main-1a2b.js", "/assets/gone.js", "/api/nothing"])
def test_a_head_without_a_body(client: Client, path: str) -> None:
    """A HEAD request gets the same headers as a GET request, and no body."""
    whole, head = client.get(path), client.head(path)

    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "cache-control", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name)


def test_a_cached_page_is_not_sent_again(client: Client) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/t/a/b", headers={"If-None-Match": tag})

    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("", ""), ("gzip", "gzip"), ("gzip, deflate, br", "br"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", ""),
     ("br; q=0.0, gzip;q=0.000", ""), ("br ;q=0, GZIP", "gzip")],
)  # fmt: skip
def test_assets_are_cached_and_compressed(page: Path, accepted: str, packed: str) -> None:
    found = page_file(page, "assets/main-1a2b.js", accepted)

    assert found is not None and found.encoding == packed
    assert found.cache_control == "public, max-age=31536000, immutable"
    assert found.media_type == "text/javascript"
    assert found.data == {"": SCRIPT, "br": b"packed by brotli"}.get(packed, gzip.compress(SCRIPT)) or packed == "gzip"


def test_browsers_unpack_assets(client: Client) -> None:
    answer = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})

    assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == SCRIPT


def test_other_files_of_the_page(client: Client) -> None:
    answer = client.get("/favicon.svg")

    assert (answer.content, answer.headers["content-type"]) == (b"<svg/>", "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js", "/assets/", "/assets/odd.exe", "/assets/.hidden.js", "/assets/main-1a2b.js.gz",
        "/../secret.js", "/..%2fsecret.js", "/assets/..%2f..%2fsecret.js", "/assets/%2e%2e/%2e%2e/secret.js",
        f"/{'a' * 300}.js", f"/assets/{'a/' * 3000}a.js",
        "/robots.txt", "/assets/main-1a2b.js%00", "/assets/main-1a2b.js%0a", "/%5c..%5csecret.js",
    ],
)  # fmt: skip
def test_missing_files_are_not_found(client: Client, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404 and answer.json()["code"] == "not-found"
    assert answer.headers["cache-control"] == "no-store"  # a new version of the page may have this file


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/t/a", "/api/assets/main-1a2b.js"])
def test_the_api_is_not_the_page(client: Client, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404 and answer.json()["code"] == "not-found"


def test_the_page_accepts_no_post(client: Client) -> None:
    assert client.post("/t/a/b").status_code == 405


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path), page=tmp_path / "none")
    with TestClient(create_app(settings)) as client:
        english, polish = client.get("/"), client.get("/t/a/b?lang=pl")

    assert english.status_code == 200 and "make page" in english.text and english.text.count(".") == 2
    assert english.headers["content-type"].startswith("text/plain")
    assert polish.text.startswith("Tu działa")
