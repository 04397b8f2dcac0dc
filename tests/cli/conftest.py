"""Where the tests save their games."""

import tempfile
from pathlib import Path

import pytest

from tests.cli.lab_command import Ran
from tests.cli.playing import play, some_answers
from tests.games.neom.box import BOX


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
    """A whole solo game: the output, and the file in which it was saved."""
    file = tmp_path_factory.mktemp("solo") / "game.jsonl"
    return play("--solo", "--seed", 1, "--save", file, typed=some_answers(1, 3000)), file


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A content pack with only the printed tiles of NEOM, for tests that depend on the tiles a seed deals."""
    for name, text in BOX.files.items():
        (tmp_path / name).write_text(text)
    return tmp_path
