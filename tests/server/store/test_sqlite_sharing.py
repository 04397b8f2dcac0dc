"""Several servers on one SQLite file: the second one warns, if its SQLite may damage the file."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator

import pytest

from neopolis.cli.serve import _warn_shared
from neopolis.server.store.sqlite_sharing import is_at_risk

OLD, FIXED = (3, 40, 1), (3, 51, 3)
HOLD = """
import sys
from neopolis.server.store.sqlite_sharing import is_at_risk
print(is_at_risk(sys.argv[1], False), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other_server(sqlite_url: str) -> Iterator[str]:
    """Another process, which has claimed the file. Yields what that process found out."""
    words = [sys.executable, "-c", HOLD, sqlite_url]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate()


def use(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    monkeypatch.setattr(sqlite3, "sqlite_version", ".".join(map(str, version)))


def test_a_single_server_is_safe(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, OLD)

    assert not is_at_risk(sqlite_url, has_redis=False)


def test_a_second_server_is_warned(
    sqlite_url: str, other_server: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, OLD)
    _warn_shared(sqlite_url, has_redis=False)

    assert other_server == "False"
    assert "several servers share this SQLite file. SQLite 3.40.1 has a rare bug" in capsys.readouterr().out


def test_redis_means_several_servers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, OLD)

    assert is_at_risk(sqlite_url, has_redis=True)


def test_without_the_bug_there_is_no_warning(
    sqlite_url: str, other_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, FIXED)

    assert not is_at_risk(sqlite_url, has_redis=True)
    assert not is_at_risk("postgresql+asyncpg://db/games", has_redis=True)
