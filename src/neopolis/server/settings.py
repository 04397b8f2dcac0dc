"""The settings of a server, read from the environment, and the secret that it signs with."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from neopolis.engine.refused import Refused
from neopolis.server.folders import server_folder

SHORTEST_SECRET: Final = 32
PAGE: Final = Path(__file__).parent / "http" / "page"  # the built page
THIS_MACHINE: Final = ("127.0.0.0/8", "::1/128")
ANY_HOST: Final = "*"
HOST_NAME: Final = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
CONNECTIONS_PER_ADDRESS: Final = 256  # a whole school may share one address
DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "postgresql+asyncpg": "postgresql+asyncpg",
}  # fmt: skip
MOST_WHOLE: Final = 1_000_000
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
SSL_FILES: Final = ("sslrootcert", "sslcert", "sslkey", "sslcrl")


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server. `redis` is "" for a single process, `public_url` is "" on a local network."""

    data: Path
    database: str
    redis: str = ""
    secret: str = ""
    public_url: str = ""
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is trusted
    hosts: tuple[str, ...] = ()  # more names under which the server may be addressed
    watchers: tuple[str, ...] = THIS_MACHINE  # addresses or networks that may read the metrics
    address: str = ""  # the server's address on the local network
    local: bool = False  # True if webhooks may call private addresses
    bot_processes: int = 0  # 0: depends on the number of cores
    rate: float = 10.0  # messages per second that a socket, and a person at a table, may send in the long run
    burst: float = 60.0  # messages that a socket, and a person at a table, may send in quick succession
    expire_days: int = 30  # before an unused table without a game is deleted; 0: never
    free_megabytes: int = 200  # free disk space below which newcomers are refused; 0: no limit
    connections_per_address: int = CONNECTIONS_PER_ADDRESS
    page: Path = PAGE  # the folder of the page for browsers

    @property
    def privileged(self) -> tuple[str, ...]:
        """The networks without a limit on new tables: this machine, unless requests reach it through a proxy."""
        return () if self.public_url or self.proxies else THIS_MACHINE


def read_settings(environ: Mapping[str, str], data: Path | None = None) -> Settings:
    """The settings from the environment; Refused if one is invalid. `data` is the data folder, if one was chosen."""
    folder = (data or server_folder(environ).expanduser()).absolute()
    public_url = _public(environ.get("NEOPOLIS_PUBLIC_URL", ""))
    proxies = _networks(environ, "NEOPOLIS_TRUSTED_PROXIES", ())
    return Settings(
        data=folder,
        database=database_url(environ.get("NEOPOLIS_DATABASE_URL", "") or f"sqlite:///{folder / 'neopolis.db'}"),
        redis=_redis(environ.get("NEOPOLIS_REDIS_URL", "")),
        secret=_secret(environ.get("NEOPOLIS_SECRET", "")),
        public_url=public_url,
        proxies=proxies,
        hosts=_hosts(environ.get("NEOPOLIS_HOSTS", "")),
        watchers=_networks(environ, "NEOPOLIS_METRICS_FROM", () if public_url or proxies else THIS_MACHINE),
        expire_days=_whole(environ, "NEOPOLIS_EXPIRE_DAYS", 30),
        free_megabytes=_whole(environ, "NEOPOLIS_FREE_MEGABYTES", 200),
        connections_per_address=_whole(environ, "NEOPOLIS_CONNECTIONS_PER_ADDRESS", CONNECTIONS_PER_ADDRESS, 1),
    )


def database_url(text: str) -> str:
    """The database URL that a person has written, in SQLAlchemy's form; Refused if it is invalid."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = URL.create("")
    if url.drivername not in DRIVERS or (url.drivername == "sqlite" and not url.database):
        allowed = "like postgresql://user:password@host/name or sqlite:////path/to/file"
        raise Refused("bad-setting", name="NEOPOLIS_DATABASE_URL", allowed=allowed)
    url = url.set(drivername=DRIVERS[url.drivername])
    if "ssl" in url.query:  # SQLAlchemy's name for libpq's `sslmode`
        mode = str(url.query["ssl"])
        url = url.difference_update_query(["ssl"]).update_query_dict({"sslmode": mode})
    if url.drivername != "sqlite":
        _check_ssl(url)
    return url.render_as_string(hide_password=False)


def _check_ssl(url: URL) -> None:
    """Refused if `sslmode` has an unknown value, or an option names a file that cannot be read."""
    name = "NEOPOLIS_DATABASE_URL"
    if str(url.query.get("sslmode", SSL_MODES[0])) not in SSL_MODES:
        raise Refused("bad-setting", name=name, allowed=f"with sslmode={'|'.join(SSL_MODES)}")
    for option in SSL_FILES:
        file = str(url.query.get(option, ""))
        if file and not os.access(file, os.R_OK):
            raise Refused("setting-file", name=name, option=option, file=file)


def _redis(text: str) -> str:
    if text and text.partition("://")[0] not in ("redis", "rediss", "unix"):
        raise Refused("bad-setting", name="NEOPOLIS_REDIS_URL", allowed="like redis://host:6379/0")
    return text


def _secret(text: str) -> str:
    if text and len(text) < SHORTEST_SECRET:
        raise Refused("bad-setting", name="NEOPOLIS_SECRET", allowed=f"at least {SHORTEST_SECRET} random characters")
    return text


def _public(text: str) -> str:
    if text and not _is_address(text):
        allowed = "like https://games.example.org, without a path"
        raise Refused("bad-setting", name="NEOPOLIS_PUBLIC_URL", allowed=allowed)
    return text.rstrip("/")


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        named = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
    return named and "@" not in parts.netloc and parts.path in ("", "/") and not (parts.query or parts.fragment)


def _whole(environ: Mapping[str, str], name: str, default: int, least: int = 0) -> int:
    """A whole number from `least` to MOST_WHOLE; `default` if the setting is empty."""
    text = environ.get(name, "") or str(default)
    if not (text.isascii() and text.isdigit() and least <= int(text[:20]) <= MOST_WHOLE):
        raise Refused("bad-setting", name=name, allowed=f"a whole number from {least} to {MOST_WHOLE}")
    return int(text)


def _hosts(text: str) -> tuple[str, ...]:
    """The names listed in a setting."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    if any([name != ANY_HOST and not HOST_NAME.fullmatch(name) for name in names]):
        allowed = f"names with commas between, like games.example.org, play.example.org, or {ANY_HOST} for any name"
        raise Refused("bad-setting", name="NEOPOLIS_HOSTS", allowed=allowed)
    return tuple(names)


def _networks(environ: Mapping[str, str], name: str, default: tuple[str, ...]) -> tuple[str, ...]:
    """The networks listed in a setting; `default` if there are none."""
    named = [part.strip() for part in environ.get(name, "").split(",") if part.strip()]
    try:
        return tuple([str(ipaddress.ip_network(part, strict=False)) for part in named]) or default
    except ValueError:
        allowed = "addresses or networks with commas between, like 127.0.0.1, 10.0.0.0/8"
        raise Refused("bad-setting", name=name, allowed=allowed) from None


def is_among(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is in one of the networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any([found in ipaddress.ip_network(network) for network in networks])


def server_secret(settings: Settings) -> bytes:
    """The key of all signatures: from the environment, or from a private file that is created on first use."""
    file = secret_file(settings)
    if not settings.secret and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        _write_once(file, secrets.token_hex(32).encode())
    return known_secret(settings)


def known_secret(settings: Settings) -> bytes:
    """The server's secret if there is one already, otherwise empty."""
    if settings.secret:
        return settings.secret.encode()
    file = secret_file(settings)
    if not file.exists():
        return b""
    secret = file.read_bytes().strip()
    if len(secret) < SHORTEST_SECRET:
        raise Refused("bad-secret-file", file=str(file))
    return secret


def secret_file(settings: Settings) -> Path:
    """The file with the server's secret. It is used if the environment has no secret."""
    return settings.data / "secret"


def write_private(file: Path, data: bytes) -> None:
    """Write a file that only this user can read. Readers see either the old file or the complete new one."""
    draft = _private_draft(file, data)
    os.replace(draft, file)


def _write_once(file: Path, data: bytes) -> None:
    """Write a file unless it exists. If several processes do this together, only the first one writes it."""
    draft = _private_draft(file, data)
    with contextlib.suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()


def _private_draft(file: Path, data: bytes) -> Path:
    draft = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as open_file:
            open_file.write(data)
            open_file.flush()
            os.fsync(open_file.fileno())
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft
