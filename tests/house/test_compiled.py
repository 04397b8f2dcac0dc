"""In a checkout, compiled modules are used as long as they are up to date."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from neopolis import compiled
from neopolis.compiled import fingerprint, running_code

SOURCE = "src/neopolis/dice.py"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source, which `make compiled` has compiled."""
    (tmp_path / SOURCE).parent.mkdir(parents=True)
    (tmp_path / SOURCE).write_text("SIDES = 6\n")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "BUILD", tmp_path / "build")
    monkeypatch.setattr(compiled, "LIST", tmp_path / "build" / "modules.json")
    monkeypatch.setattr(sys, "meta_path", [])
    monkeypatch.setenv("NEOPOLIS_COMPILED", "1")
    (tmp_path / "build").mkdir()
    write_list()
    return tmp_path


def write_list(python: str = sys.version) -> None:
    """List one module, "dice". Its file need not exist for a module to be found."""
    listed = {"python": python, "files": {"dice": "dice.so"}, "sources": [SOURCE], "fingerprint": fingerprint([SOURCE])}
    compiled.LIST.write_text(json.dumps(listed))


def found() -> list[str | None]:
    """The files of the modules "dice" and "cards", if they are compiled and used."""
    compiled.use_compiled()
    specs = [finder.find_spec(name, None) for finder in sys.meta_path for name in ("dice", "cards")]
    return [None if spec is None else spec.origin for spec in specs]


def test_modules_are_found(checkout: Path) -> None:
    assert found() == [str(checkout / "build" / "dice.so"), None]


def test_nothing_is_compiled(checkout: Path) -> None:
    compiled.LIST.unlink()

    assert found() == []


def test_not_wanted(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEOPOLIS_COMPILED", "0")

    assert found() == []


def test_a_source_has_changed(checkout: Path) -> None:
    (checkout / SOURCE).write_text("SIDES = 60\n")

    assert found() == []


def test_a_source_has_changed_but_not_its_length(checkout: Path) -> None:
    os.utime(checkout / SOURCE, (1, 1))

    assert found() == []


def test_a_source_is_gone(checkout: Path) -> None:
    (checkout / SOURCE).unlink()

    assert found() == []


def test_a_new_file_lies_beside_a_source(checkout: Path) -> None:
    """Compiled code is out of date then, because the new file may have to be compiled together with the others."""
    (checkout / SOURCE).with_name("new.py").write_text("")

    assert found() == []


def test_another_python(checkout: Path) -> None:
    write_list(python="3.99")

    assert found() == []


def test_which_code_runs(checkout: Path) -> None:
    """The tests run interpreted code, unless they test the compiled code itself."""
    usual = running_code()
    (checkout / SOURCE).write_text("SIDES = 60\n")

    assert (usual, running_code()) == ("interpreted", "outdated")


def test_a_whole_process_runs_interpreted_code() -> None:
    code = "import neopolis, sys; print([name for name in sys.meta_path if 'Compiled' in str(name)])"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "NEOPOLIS_COMPILED": "0"}, capture_output=True
    )

    assert done.stdout == b"[]\n"
