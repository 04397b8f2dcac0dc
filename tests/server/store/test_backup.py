"""Backups: from either database to either, completely or not at all, while a server runs."""

import asyncio
import gzip
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from neopolis.engine.refused import Refused
from neopolis.server.settings import Settings, secret_file, server_secret
from neopolis.server.store.backup import BackupSize, back_up, restore
from neopolis.server.store.errors import DatabaseReplaced, Unavailable
from neopolis.server.store.people import Guest, People, SignedIn
from neopolis.server.store.store import Snapshot, Store, StoredLog
from tests.server.store.logs import INFO, answer, create

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "data", database_url)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path, another_postgresql_url: str) -> Settings:
    """The settings of another server."""
    url = f"sqlite:///{tmp_path / 'other.db'}" if request.param == "sqlite" else another_postgresql_url
    return Settings(tmp_path / "other", url)


@pytest.fixture
async def other_store(other: Settings, anyio_backend: str) -> AsyncIterator[Store]:
    store = Store(other.database)
    yield store
    await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.gz"


async def fill(store: Store) -> str:
    """Store two tables, one with a snapshot, and return a token."""
    await create(store, "t", msgspec.structs.replace(INFO, listed=True, due=5_000, summary=b'{"a":1}'))
    await create(store, "u")
    await store.append("u", [answer(4)], INFO, bytes(range(256)))
    await store.append("u", [answer(5, at=2**50)], INFO)
    return (await People(store.database).add_token(SignedIn(Guest("ann", "Ann"), 1, 1), "Robo", 1))[1]


async def test_there_and_back(
    store: Store, settings: Settings, other: Settings, other_store: Store, file: Path
) -> None:
    """A backup can be restored into either kind of database. Everything is there again, and so is the secret."""
    token = await fill(store)
    secret = server_secret(settings)

    assert await back_up(settings, file) == BackupSize(2, 8)
    assert await restore(other, file) == BackupSize(2, 8)
    await other_store.open()
    for table in ("t", "u"):
        assert await other_store.load(table, before=0) == await store.load(table, before=0)
        assert await other_store.find(table) == await store.find(table)
    assert await other_store.load("u") == StoredLog(Snapshot(4, bytes(range(256))), [answer(5, at=2**50)])
    assert await other_store.of_people(["bob"]) == await store.of_people(["bob"])
    assert await People(other_store.database).of_token(token) == await People(store.database).of_token(token)
    assert server_secret(other) == secret
    assert file.stat().st_mode & 0o777 == secret_file(other).stat().st_mode & 0o777 == 0o600
    await other_store.append("u", [answer(6)], INFO)


async def test_a_backup_shows_one_moment(store: Store, settings: Settings, file: Path) -> None:
    """While a process writes alternately to two tables, their logs differ by at most one entry in every backup."""
    await create(store, "t")
    await create(store, "u")
    stop = asyncio.Event()

    async def write() -> None:
        seq = 4
        while not stop.is_set():
            await store.append("t", [answer(seq)], INFO)
            await store.append("u", [answer(seq)], INFO)
            seq += 1

    writing = asyncio.create_task(write())
    try:
        for _ in range(5):
            await back_up(settings, file, replace=True)
            lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
            heads = {line["values"]["id"]: line["values"]["seq"] for line in lines if line.get("table") == "tables"}
            logs = [line["values"]["table_id"] for line in lines if line.get("table") == "entries"]
            assert heads == {"t": logs.count("t"), "u": logs.count("u")}
            assert heads["t"] - heads["u"] in (0, 1)
    finally:
        stop.set()
        await writing


async def test_a_database_in_use_is_not_overwritten(store: Store, settings: Settings, file: Path) -> None:
    await fill(store)
    await back_up(settings, file)
    await store.append("t", [answer(4)], INFO)

    with pytest.raises(Refused, match=r"is not empty\. Use --replace"):
        await restore(settings, file)
    with pytest.raises(Refused, match=r"already exists\. Use --replace"):
        await back_up(settings, file)
    assert await store.entries_after("t", 3) == [answer(4)]


async def test_a_running_server_goes_back(store: Store, settings: Settings, file: Path) -> None:
    """A server that runs during a restore notices it, and writes nothing until it has opened the database again."""
    await fill(store)
    await back_up(settings, file)
    await store.append("t", [answer(4)], INFO)
    await restore(settings, file, replace=True)

    for seq in (4, 5):  # the first try may still use statements that PostgreSQL prepared for the old tables
        with pytest.raises(Unavailable):
            await store.append("t", [answer(seq)], INFO)
    with pytest.raises(DatabaseReplaced, match="restored from a backup"):
        await store.append("t", [answer(4)], INFO)
    with pytest.raises(DatabaseReplaced):
        await store.due_tables(0)
    await store.open()
    assert await store.due_tables(0) == []
    assert await store.entries_after("t", 3) == []
    await store.append("t", [answer(4, "bob")], INFO)


def spoil(file: Path, how: str) -> None:
    data = file.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    changed = {
        "cut": data[:-30],
        "empty": b"",
        "other": b"SQLite format 3",
        "other-zip": gzip.compress(b"hello\n"),
        "flipped": data[:200] + bytes([data[200] ^ 1]) + data[201:],
        "edited": gzip.compress(b"".join(lines).replace(b'"Robo"', b'"Bobo"')),
        "line-less": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "end-less": gzip.compress(b"".join(lines[:-1])),
        "more": gzip.compress(b"".join([*lines, lines[1]])),
    }
    file.write_bytes(changed[how])


async def check_refused(store: Store, settings: Settings, file: Path, reason: str) -> None:
    """The file is not restored, and an entry written since the backup is still there."""
    await store.append("t", [answer(4)], INFO)
    with pytest.raises(Refused, match=reason):
        await restore(settings, file, replace=True)

    assert await store.entries_after("t", 3) == [answer(4)]


@pytest.mark.parametrize(
    "how", ["cut", "empty", "other", "other-zip", "flipped", "edited", "line-less", "end-less", "more"]
)
async def test_a_bad_file_changes_nothing(store: Store, settings: Settings, file: Path, how: str) -> None:
    await fill(store)
    await back_up(settings, file)
    spoil(file, how)

    await check_refused(store, settings, file, "is not a complete Neopolis backup")


def forge(file: Path, row: dict[str, object]) -> None:
    """Add a row to a backup, with the counts and the checksum that fit."""
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    rows = json.loads(lines[-1])["rows"]
    rows[row["table"]] = rows.get(row["table"], 0) + 1
    body = b"".join(lines[:-1]) + json.dumps({"kind": "row", **row}).encode() + b"\n"
    end = {"kind": "end", "rows": rows, "sha256": hashlib.sha256(body).hexdigest()}
    file.write_bytes(gzip.compress(body + json.dumps(end).encode() + b"\n"))


@pytest.mark.parametrize(
    "row",
    [
        {"table": "wages", "values": {"id": 1}},
        {"table": "alembic_version", "values": {"version_num": "0001"}},
        {"table": "guests", "values": {"person": "ann", "table_id": "t", "age": 7}},
        {"table": "guests", "values": {"person": "ann", "table_id": None}},
        {"table": "guests", "values": {}},
        {"table": "device_keys", "values": {"digest": "text", "person": 1, "name": "x", "expires": "soon"}},
        {"table": "sign_outs", "values": {"person": "ann", "device": 1 << 63, "epoch": 1, "at": 1}},
        {"table": "sign_outs", "values": {"person": "ann", "device": 1, "epoch": 1 << 31, "at": 1}},
        {"table": "sign_outs", "values": {"person": "ann", "device": 1, "epoch": 1, "at": -(1 << 70)}},
    ],
)
async def test_a_forged_backup_changes_nothing(
    store: Store, settings: Settings, file: Path, row: dict[str, object]
) -> None:
    """A backup with unknown tables or columns, or with values that do not fit, is refused like a damaged one."""
    await fill(store)
    await back_up(settings, file)
    forge(file, row)

    await check_refused(store, settings, file, "data that no version of Neopolis writes")


async def test_a_newer_backup_is_refused(store: Store, settings: Settings, file: Path) -> None:
    await back_up(settings, file)
    with gzip.open(file, "wb") as changed:
        changed.write(b'{"kind":"neopolis-backup","format":2,"step":"0001","made":1}\n')

    with pytest.raises(Refused, match="made by a newer version of Neopolis"):
        await restore(settings, file)


async def test_nothing_to_back_up(settings: Settings, file: Path) -> None:
    with pytest.raises(Refused, match="no Neopolis database at"):
        await back_up(settings, file)
    assert not file.exists() and not list(file.parent.glob(".backup*"))


async def test_a_secret_of_the_environment_is_not_written(store: Store, database_url: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, database_url, secret="x" * 32)
    await back_up(settings, tmp_path / "backup.gz")

    assert b"x" * 32 not in gzip.decompress((tmp_path / "backup.gz").read_bytes())


async def test_no_room_for_a_backup(postgresql_url: str, file: Path) -> None:
    """On a full disk, the backup is refused. The older backup is still there, and no incomplete file is left."""
    store = Store(postgresql_url)
    await store.open()
    await fill(store)
    await store.close()
    file.write_bytes(b"yesterday")
    code = "from resource import *; setrlimit(RLIMIT_FSIZE, (300, 300)); from neopolis.cli.main import run; run()"
    ran = subprocess.run(
        [sys.executable, "-c", code, "backup", str(file), "--replace"],
        env={**os.environ, "NEOPOLIS_DATABASE_URL": postgresql_url, "NEOPOLIS_DATA": str(file.parent)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"neopolis: Cannot use “{file}”: the file would be too large.\n"
    assert file.read_bytes() == b"yesterday"
    assert list(file.parent.iterdir()) == [file]
