"""`neopolis serve`, as typed: its output when it starts, and when it cannot start."""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from neopolis.engine.refused import Refused
from neopolis.server.http import asgi_server
from neopolis.server.store.store import Store
from tests import forking
from tests.cli.lab_command import Ran
from tests.cli.window import Window

COMMAND = [sys.executable, "-c", "from neopolis.cli.main import run; run()"]


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NEOPOLIS_DATABASE_URL", "NEOPOLIS_SECRET", "NEOPOLIS_DATA", "NEOPOLIS_PUBLIC_URL"):
        monkeypatch.delenv(name, raising=False)


def serve(data: Path) -> Ran:
    """Run `neopolis serve` in a process of its own, because it configures the log of the whole process."""
    ran = forking.run("serve", "--host", "127.0.0.1", "--port", "0", "--data", data)
    return Ran(ran.returncode, ran.stdout, ran.stderr)


@pytest.mark.parametrize(("command", "environment", "shown"), [
    ("serve", {}, "~/.local/share/neopolis/server"),
    ("backup", {"NEOPOLIS_HOME": "/srv/home"}, "/srv/home/server"),
    ("restore", {"NEOPOLIS_HOME": "/srv/home", "NEOPOLIS_DATA": "/srv/data"}, "/srv/data"),
])  # fmt: skip
def test_help_shows_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, command: str, environment: dict[str, str], shown: str
) -> None:
    """`--help` shows the default folder, which depends on the environment."""
    monkeypatch.delenv("NEOPOLIS_HOME", raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ran = subprocess.run([*COMMAND, command, "--help"], capture_output=True, text=True, check=True, timeout=60)

    assert f"[default: ({shown})]" in ran.stdout


def test_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the database is unavailable, one sentence says so, the log has the cause, and no address is printed."""
    monkeypatch.setenv("NEOPOLIS_DATABASE_URL", "postgresql://user:verysecret@127.0.0.1:9/x")
    ran = serve(tmp_path)
    line, sentence = ran.err.splitlines()

    assert ran.code == 2 and ran.out == ""
    assert "database is unavailable" in sentence and "verysecret" not in ran.err
    assert (json.loads(line)["event"], json.loads(line)["error"]) == ("database-unavailable", "ConnectionRefusedError")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    async def make_newer() -> None:
        store = Store(f"sqlite:///{tmp_path / 'neopolis.db'}")
        await store.open()
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await store.database.write(lambda connection: connection.execute(newer))
        await store.close()

    asyncio.run(make_newer())
    ran = serve(tmp_path)

    assert ran.code == 2 and ran.out == ""
    reason = "This database was made by a newer version of Neopolis (step 9999 is unknown here). Please update."
    assert ran.err == f"neopolis: {reason}\n"


def test_a_terminal_gets_a_qr_code(tmp_path: Path) -> None:
    """In a terminal, a QR code of the address is printed, and Ctrl-C ends the server without an error."""
    window = Window("--host=127.0.0.1", tmp_path / "file", 100, 40, "--port=0", command="serve")
    try:
        window.wait_for("Tables are stored in")
        window.wait_for('"event": "open"')
        assert "Neopolis is running at http://127.0.0.1:" in window.seen
        assert window.seen.count("\u2588") + window.seen.count("\u2580") + window.seen.count("\u2584") > 100
        window.type("\x03")
        assert window.finish() == 0
    finally:
        window.close()


def test_behind_a_proxy_the_public_address_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEOPOLIS_PUBLIC_URL", "https://games.example.org")
    window = Window("--host=127.0.0.1", tmp_path / "file", 100, 40, "--port=0", command="serve")
    try:
        window.wait_for("Neopolis is running at https://games.example.org\r\n")
    finally:
        window.close()


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        yield found


def test_a_port_that_was_asked_for_is_never_moved(tmp_path: Path, taken: socket.socket) -> None:
    """A requested port that is taken is an error: on another port, people would not find the server."""
    port = str(taken.getsockname()[1])
    ran = forking.run("serve", "--host", "127.0.0.1", "--port", port, "--data", tmp_path)

    assert (ran.returncode, ran.stdout) == (2, "")
    assert f"Cannot listen on port {port} of 127.0.0.1" in ran.stderr


def test_without_a_wish_the_next_free_port_is_used(taken: socket.socket) -> None:
    port = taken.getsockname()[1]
    with asgi_server.listen_nearby("127.0.0.1", port) as found:
        assert port < found.getsockname()[1] < port + asgi_server.PORTS


def test_an_address_of_another_machine() -> None:
    with pytest.raises(Refused) as refused:
        asgi_server.listen_nearby("192.0.2.1", 0)

    assert refused.value.code == "no-host"
