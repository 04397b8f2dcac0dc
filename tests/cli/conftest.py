"""Where games of the tests are saved."""

import tempfile
from pathlib import Path

import pytest

from tests.cli.lab_command import Ran
from tests.cli.playing import play, some_answers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's temporary folder."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture(scope="session")
def solo(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, Path]:
    """A whole solo game: what was printed, and its file."""
    file = tmp_path_factory.mktemp("solo") / "game.jsonl"
    return play("--solo", "--seed", 1, "--save", file, typed=some_answers(1, 3000)), file
