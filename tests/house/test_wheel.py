"""The wheel that users install: compiled where there is a C compiler, otherwise not; it plays the same games."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.service  # it needs a compiler, and packages from the registry

ROOT = Path(__file__).parents[2]
COMMAND = "import sys; from neopolis.cli.main import run; run()"
WITHOUT = "No C compiler was found"


class Installed:
    """A wheel built from this checkout, unpacked into a folder."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder / "installed"
        self.environment = {**os.environ, "NEOPOLIS_COMPILED": "", **environment}
        words = [str(ROOT / ".tools" / "bin" / "uv"), "build", "--wheel", "--out-dir", str(folder), str(ROOT)]
        done = subprocess.run(words, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        self.said = done.stdout + done.stderr
        (self.file,) = folder.glob("*.whl")
        with zipfile.ZipFile(self.file) as wheel:
            wheel.extractall(self.folder)

    def run(self, *words: str) -> str:
        """What a command of the installed Neopolis prints."""
        environment = {**self.environment, "PYTHONPATH": str(self.folder)}
        command = [sys.executable, "-c", COMMAND, *words]
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("compiled"))


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("pure"), CC="/there/is/no/compiler")


def test_with_a_compiler(compiled: Installed) -> None:
    assert WITHOUT not in compiled.said
    assert not compiled.file.name.endswith("-none-any.whl")
    assert compiled.run("--version").rstrip().endswith(", compiled")


def test_without_a_compiler(pure: Installed) -> None:
    assert WITHOUT in pure.said
    assert pure.file.name.endswith("-py3-none-any.whl")
    assert pure.run("--version").rstrip().endswith(", interpreted")


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_both_play_the_same_games(compiled: Installed, pure: Installed, game: str) -> None:
    words = ("simulate", game, "--games", "3", "--seed", "5", "--json")

    assert compiled.run(*words) == pure.run(*words)


def test_both_have_the_page(compiled: Installed, pure: Installed) -> None:
    for wheel in (compiled, pure):
        assert (wheel.folder / "neopolis" / "server" / "http" / "page" / "index.html").exists()
