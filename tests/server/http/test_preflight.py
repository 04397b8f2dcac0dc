"""`neopolis preflight` lists the tables that a version could not read, even while the server runs."""

import gzip
import hashlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests import forking
from tests.forking import ROOT
from tests.server.http.running import SECRET, Party, Running, party, play, run, running
from tests.server.http.updating import version

LAST_VERSION = ROOT / "tests" / "server" / "store" / "last_version.db.gz"


def preflight(data: Path, **environment: str) -> forking.Ended:
    return forking.run("preflight", "--data", data, environment={**os.environ, **environment})


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with the database that the last version wrote."""
    (tmp_path / "neopolis.db").write_bytes(gzip.decompress(LAST_VERSION.read_bytes()))
    return tmp_path


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_all_can_be_read(data: Path) -> None:
    """A database that an older version wrote is tried as it is, and stays as it is."""
    before = digest(data / "neopolis.db")
    ended = preflight(data)

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "This version can read all 7 tables. Finished games: 2.\n"
    assert digest(data / "neopolis.db") == before


def test_in_polish(data: Path) -> None:
    ended = preflight(data, NEOPOLIS_LANGUAGE="pl")

    assert ended.stdout == "Ta wersja odczyta wszystkie stoły (7), w tym zakończone gry (2).\n"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"eb1ac8e1628c1f4c"', b'"0123456789abcdef"', "different content pack"),
        (b'"kind":"started"', b'"kind":"strange"', "newer version"),
    ],
    ids=["content", "entry"],
)
def test_a_table_that_cannot_be_read(data: Path, old: bytes, new: bytes, reason: str) -> None:
    """The list says which table cannot be read, and why. The others are tried, too."""
    with closing(sqlite3.connect(data / "neopolis.db")) as database, database:
        [(seq, event)] = database.execute(
            "SELECT seq, deed FROM entries WHERE table_id = 'neom-over' AND instr(deed, ?)", (b'"started"',)
        ).fetchall()
        assert old in event
        row = (event.replace(old, new), "neom-over", seq)
        database.execute("UPDATE entries SET deed = ? WHERE table_id = ? AND seq = ?", row)
        database.execute("DELETE FROM snapshots WHERE table_id = 'neom-over'")
    ended = preflight(data)
    first, last = ended.stdout.splitlines()

    assert ended.returncode == 1
    assert first.startswith("neom-over (neom): ") and reason in first
    assert last == "This version cannot read 1 of 7 tables. Do not update yet."


def test_nothing_there(tmp_path: Path) -> None:
    ended = preflight(tmp_path / "nowhere")

    assert ended.returncode == 2
    assert "There is no Neopolis database" in ended.stderr
    assert not (tmp_path / "nowhere").exists()


async def tried(server: Running, url: str, python_path: str) -> tuple[forking.Ended, forking.Ended]:
    """Try this version and another one, while people play."""
    async with party(server, people=1, bots=("greedy",)) as over, party(server, people=1, bots=("greedy",)) as table:
        await play(over.seats[0])
        await play(table.seats[0], most=3)
        here = preflight(server.data, NEOPOLIS_DATABASE_URL=url, NEOPOLIS_SECRET=SECRET)
        there = preflight(server.data, NEOPOLIS_DATABASE_URL=url, NEOPOLIS_SECRET=SECRET, PYTHONPATH=python_path)
        assert await play(table.seats[0], most=3) == 3
        check(there, over, table)
        return here, there


def check(ended: forking.Ended, *tables: Party) -> None:
    for table in tables:
        [line] = [line for line in ended.stdout.splitlines() if line.startswith(table.links.id)]
        assert "(neom)" in line and "version 1 of the rules" in line


def test_while_a_server_runs(database_url: str, tmp_path: Path) -> None:
    """A version with other rules says which tables it could not read. The server and its database stay as they are."""
    url = "" if database_url.startswith("sqlite") else database_url
    python_path = version(tmp_path / "version", "games/neom/saving.py", 'VERSION: Final = "1"', 'VERSION: Final = "9"')
    with running(tmp_path / "data", **({"NEOPOLIS_DATABASE_URL": url} if url else {})) as server:
        here, there = run(tried(server, url, python_path))

    assert (here.returncode, there.returncode) == (0, 1)
    assert here.stdout == "This version can read all 2 tables. Finished games: 1.\n"
    assert there.stdout.splitlines()[-1] == "This version cannot read 2 of 2 tables. Do not update yet."
