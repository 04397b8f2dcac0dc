"""`neopolis verify`, as typed, in both languages."""

import json
from pathlib import Path

import pytest

from neopolis.engine.fairness import commitment
from neopolis.games.neom import game
from neopolis.games.neom.content.pack import default_pack
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
    assert len(lines) == 8 and all(line.startswith("OK ") for line in lines[:-1])
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


def test_it_says_when_only_the_server_made_the_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If no player added a share, the record is right, but the output does not say "Verified"."""
    host = FairHost(neom(1))
    host.gather()
    monkeypatch.setattr(FairHost, "share_all", lambda host: host)
    file = tmp_path / "alone.jsonl"
    file.write_text(forks.record(host.finish().table))
    code, printed, _ = neopolis("verify", file)

    assert code == 0 and "Verified" not in printed
    assert printed.splitlines()[-1].startswith("The record is right, but nobody added a share, so the server alone")
    monkeypatch.setenv("NEOPOLIS_LANGUAGE", "pl")
    assert neopolis("verify", file)[1].splitlines()[-1].startswith("Zapis się zgadza, ale nikt nie dodał udziału")


@pytest.mark.parametrize("words", [("verify",), ("replay", "--check")], ids=["verify", "replay"])
def test_it_asks_for_content_that_it_does_not_have(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    """If the program has newer content, it asks for the record's own content, with which the record is right."""
    neopolis("content", "export", "neom", tmp_path / "pack")
    offered = tmp_path / "pack.json"
    offered.write_text(json.dumps(default_pack().files))
    monkeypatch.setattr(game, "known_pack", lambda content: None)
    code, printed, errors = neopolis(*words, record)

    assert (code, printed) == (2, "")
    assert "--content" in errors and f"/api/packs/neom/{default_pack().hash}" in errors
    assert neopolis(*words, record, "--content", tmp_path / "pack").code == 0
    assert neopolis(*words, record, "--content", offered).code == 0
    monkeypatch.setenv("NEOPOLIS_LANGUAGE", "pl")
    assert "--content" in neopolis(*words, record).err


def test_other_files_are_refused(tmp_path: Path) -> None:
    code, _, errors = neopolis("verify", tmp_path / "nothing")

    assert code == 2 and "nothing" in errors
