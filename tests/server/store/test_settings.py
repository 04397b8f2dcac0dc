"""Settings from the environment, and the file of the secret."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from neopolis.engine.refused import Refused
from neopolis.server.settings import THIS_MACHINE, database_url, is_among, read_settings, secret_file, server_secret


def test_an_empty_environment(tmp_path: Path) -> None:
    settings = read_settings({}, tmp_path)

    assert settings.database == f"sqlite:///{tmp_path / 'neopolis.db'}"
    assert (settings.redis, settings.secret, settings.public_url, settings.proxies) == ("", "", "", ())


def test_the_folder() -> None:
    assert read_settings({"NEOPOLIS_DATA": "/srv/x"}).data == Path("/srv/x")
    assert read_settings({"NEOPOLIS_HOME": "/srv/x"}).data == Path("/srv/x/server")
    assert read_settings({"NEOPOLIS_DATA": "/srv/x"}, Path("/srv/y")).data == Path("/srv/y")
    assert read_settings({}).data == Path.home() / ".local/share/neopolis/server"
    assert read_settings({"NEOPOLIS_HOME": "~/x"}).data == Path.home() / "x/server"


def test_everything_set(tmp_path: Path) -> None:
    environ = {
        "NEOPOLIS_DATABASE_URL": "postgres://ann:pass%40word@db:5433/games?sslmode=require",
        "NEOPOLIS_REDIS_URL": "redis://cache:6379/0",
        "NEOPOLIS_SECRET": "x" * 32,
        "NEOPOLIS_PUBLIC_URL": "https://games.example.org/",
        "NEOPOLIS_TRUSTED_PROXIES": "127.0.0.1, 10.1.2.3/8,::1",
        "NEOPOLIS_METRICS_FROM": "10.2.3.4",
    }
    settings = read_settings(environ, tmp_path)

    assert settings.database == "postgresql+asyncpg://ann:pass%40word@db:5433/games?sslmode=require"
    assert settings.public_url == "https://games.example.org"
    assert settings.proxies == ("127.0.0.1/32", "10.0.0.0/8", "::1/128")
    assert settings.watchers == ("10.2.3.4/32",)
    assert server_secret(settings) == b"x" * 32
    assert not secret_file(settings).exists()


def test_addresses_in_networks() -> None:
    known = ["127.0.0.1", "127.9.9.9", "::1", "10.0.0.1", "::ffff:127.0.0.1", "", "unix"]

    assert [is_among(address, THIS_MACHINE) for address in known] == [True, True, True, False, False, False, False]


def test_certificates(tmp_path: Path) -> None:
    """The options of libpq for certificates are kept. A file that cannot be read is named."""
    url = f"postgresql://ann:verysecret@db/games?sslmode=verify-full&sslrootcert={tmp_path / 'root.crt'}"
    with pytest.raises(Refused) as refused:
        database_url(url)
    (tmp_path / "root.crt").touch()

    assert "root.crt" in refused.value.message and "verysecret" not in refused.value.message
    assert make_url(database_url(url)).query == {"sslmode": "verify-full", "sslrootcert": str(tmp_path / "root.crt")}
    assert make_url(database_url("postgresql://db/games?ssl=require")).query == {"sslmode": "require"}


def test_sqlite() -> None:
    assert database_url("sqlite:////srv/x.db") == "sqlite:////srv/x.db"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("NEOPOLIS_DATABASE_URL", "mysql://root:verysecret@host/x"),
        ("NEOPOLIS_DATABASE_URL", "verysecret"),
        ("NEOPOLIS_DATABASE_URL", "postgresql://h:verysecret/x"),
        ("NEOPOLIS_DATABASE_URL", "sqlite://"),
        ("NEOPOLIS_DATABASE_URL", "postgresql://ann:verysecret@db/games?sslmode=perhaps"),
        ("NEOPOLIS_REDIS_URL", "http://verysecret"),
        ("NEOPOLIS_SECRET", "verysecret"),
        ("NEOPOLIS_METRICS_FROM", "verysecret"),
        ("NEOPOLIS_PUBLIC_URL", "games.example.org"),
        ("NEOPOLIS_PUBLIC_URL", "https://"),
        ("NEOPOLIS_PUBLIC_URL", "https://games.example.org/sub"),
        ("NEOPOLIS_PUBLIC_URL", "https://games.example.org:x"),
        ("NEOPOLIS_PUBLIC_URL", "https://games.example.org?x=1"),
        ("NEOPOLIS_PUBLIC_URL", "https://user:verysecret@games.example.org"),
        ("NEOPOLIS_TRUSTED_PROXIES", "everybody"),
        ("NEOPOLIS_EXPIRE_DAYS", "-1"),
        ("NEOPOLIS_EXPIRE_DAYS", "9" * 5000),
        ("NEOPOLIS_FREE_MEGABYTES", "much"),
    ],
)
def test_bad_settings(name: str, value: str) -> None:
    """The error names the setting, and repeats nothing secret."""
    with pytest.raises(Refused) as refused:
        read_settings({name: value})

    assert refused.value.message.startswith(f"{name} must be ")
    assert "verysecret" not in refused.value.message


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    settings = read_settings({}, tmp_path / "data")
    secret = server_secret(settings)

    assert len(secret) == 64
    assert server_secret(settings) == secret
    assert secret_file(settings).stat().st_mode & 0o777 == 0o600
    assert [file.name for file in settings.data.iterdir()] == ["secret"]


def test_many_processes_agree_on_the_secret(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from neopolis.server.settings import *\n"
        "settings = read_settings({}, pathlib.Path(sys.argv[1]))\n"
        "sys.stdin.readline(); print(server_secret(settings))"
    )
    words = [sys.executable, "-c", code, str(tmp_path)]
    processes = [subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(4)]

    assert len({process.communicate(b"\n")[0] for process in processes}) == 1


def test_a_damaged_secret(tmp_path: Path) -> None:
    settings = read_settings({}, tmp_path)
    secret_file(settings).write_bytes(b"")

    with pytest.raises(Refused, match="does not contain a valid secret"):
        server_secret(settings)
