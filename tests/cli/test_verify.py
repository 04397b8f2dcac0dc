"""`neopolis verify`, as typed, in both languages."""

from pathlib import Path

import pytest

from neopolis.engine.fairness import commitment
from neopolis.server.table import forks
from tests.cli.lab_command import neopolis
from tests.server.table.host import PEOPLE, neom
from tests.server.table.test_fairness import SERVER_SEED, SHARES, FairHost, with_proof


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("fair") / "record.jsonl"
    file.write_text(forks.record(FairHost(neom(2)).finish().table))
    return file


def test_a_fair_game_is_verified(record: Path) -> None:
    noted = ("--commitment", commitment("t", SERVER_SEED), "--share", SHARES[PEOPLE[0]])
    code, printed, errors = neopolis("verify", record, *noted)

    assert (code, errors) == (0, "")
    lines = printed.splitlines()
    assert len(lines) == 7 and all(line.startswith("OK ") for line in lines[:-1])
    assert lines[-1].startswith("Verified")


def test_a_changed_share_is_named(record: Path, tmp_path: Path) -> None:
    forged = tmp_path / "forged.jsonl"
    forged.write_text(with_proof(record.read_text(), lambda proof: proof.update(shares=["", ""])))
    code, printed, _ = neopolis("verify", forged)

    assert code == 1
    assert printed.splitlines()[-1].startswith("WRONG The game's seed does not follow from the server's seed")


def test_it_speaks_polish(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEOPOLIS_LANGUAGE", "pl")

    assert neopolis("verify", record)[1].splitlines()[-1].startswith("Sprawdzono")


def test_other_files_are_refused(tmp_path: Path) -> None:
    code, _, errors = neopolis("verify", tmp_path / "nothing")

    assert code == 2 and "nothing" in errors
