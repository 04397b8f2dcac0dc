"""`neopolis backup` and `restore`, as typed."""

import asyncio
from pathlib import Path

import pytest

from neopolis.server.store.store import Store
from tests.cli.lab_command import neopolis
from tests.server.store.logs import create


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NEOPOLIS_DATABASE_URL", "NEOPOLIS_SECRET", "NEOPOLIS_DATA"):
        monkeypatch.delenv(name, raising=False)


def fill(data: Path) -> None:
    async def write() -> None:
        store = Store(f"sqlite:///{data / 'neopolis.db'}")
        await store.open()
        await create(store)
        await store.close()

    asyncio.run(write())


def test_there_and_back(tmp_path: Path) -> None:
    fill(tmp_path / "one")
    file = tmp_path / "backup.gz"
    backed_up = neopolis("backup", file, "--data", tmp_path / "one")
    restored = neopolis("restore", file, "--data", tmp_path / "two")
    again = neopolis("restore", file, "--data", tmp_path / "two")
    replaced = neopolis("restore", file, "--data", tmp_path / "two", "--replace")

    assert backed_up == (
        0,
        f"Saved 1 table with 3 entries to “{file}”. Keep this file safe: it contains secrets.\n",
        "",
    )
    assert restored == replaced == (0, "Restored 1 table with 3 entries.\n", "")
    assert again.code == 2 and "is not empty. Use --replace" in again.err


def test_faults_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "one")
    nowhere = neopolis("backup", tmp_path / "no" / "folder" / "backup.gz", "--data", tmp_path / "one")
    nothing = neopolis("backup", tmp_path / "backup.gz", "--data", tmp_path / "two")
    missing = neopolis("restore", tmp_path / "backup.gz", "--data", tmp_path / "two")
    folder = neopolis("restore", tmp_path, "--data", tmp_path / "two")
    monkeypatch.setenv("NEOPOLIS_DATABASE_URL", "mysql://root@nowhere/x")
    unknown = neopolis("backup", tmp_path / "backup.gz")
    monkeypatch.setenv("NEOPOLIS_DATABASE_URL", "postgresql://user:verysecret@127.0.0.1:9/x")
    away = neopolis("backup", tmp_path / "backup.gz")

    for ran in (nowhere, nothing, missing, folder, unknown, away):
        assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1, ran
        assert "verysecret" not in ran.err
    assert not (tmp_path / "two").exists()
