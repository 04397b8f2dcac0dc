"""`make lint` fails if a pinned package has a known vulnerability. If the lookup fails, only `make audit` fails."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.recipes import ROOT

UV = (ROOT / "tools" / "uv.txt").read_text(encoding="utf-8").partition("uv==")[2].partition(" ")[0]
FOUND, OFFLINE = "echo 'jinja2 2.10 has a weakness'; exit 1", "echo 'audit endpoint returned an error'; exit 1"


def audit(folder: Path, uv: str, npm: str, *words: str) -> tuple[int, str]:
    """Run the audit with programs that answer as the real ones do. Returns the exit code and the last line."""
    for name in ("setup.sh", "uv.txt", "node.txt"):
        (folder / "tools").mkdir(exist_ok=True)
        shutil.copy(ROOT / "tools" / name, folder / "tools" / name)
    programs = {
        "uv": f'[ "$1" = --version ] && echo "uv {UV}" && exit; {uv}',
        "npm": npm,
        "node": "exit 0",  # passes setup.sh's check of Node's version
    }
    bin_folder = folder / ".tools" / "bin"
    bin_folder.mkdir(parents=True, exist_ok=True)
    for name, script in programs.items():
        (bin_folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (bin_folder / name).chmod(0o755)
    path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [folder / "tools" / "setup.sh", "audit", *words],
        env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    lines = (done.stdout + done.stderr).splitlines()
    return done.returncode, lines[-1] if lines else ""


@pytest.mark.parametrize(("uv", "npm"), [(FOUND, "exit 0"), ("exit 0", FOUND), ("exit 2", FOUND), (FOUND, OFFLINE)])
@pytest.mark.parametrize("words", [(), ("--offline-is-fine",)], ids=["make audit", "make lint"])
def test_a_weakness_is_an_error(uv: str, npm: str, words: tuple[str, ...], tmp_path: Path) -> None:
    assert audit(tmp_path, uv, npm, *words) == (2, "The packages above have known weaknesses.")


@pytest.mark.parametrize(
    ("uv", "npm", "missing"),
    [
        ("exit 2", "exit 0", "osv.dev"),
        ("exit 0", OFFLINE, "registry.npmjs.org"),
        ("exit 2", OFFLINE, "osv.dev and registry.npmjs.org"),
    ],
)
def test_a_database_out_of_reach(uv: str, npm: str, missing: str, tmp_path: Path) -> None:
    assert audit(tmp_path, uv, npm) == (2, f"The audit could not reach {missing}.")
    assert audit(tmp_path, uv, npm, "--offline-is-fine") == (
        0,
        f"Known weaknesses were not looked up, because {missing} cannot be reached.",
    )


def test_no_weakness(tmp_path: Path) -> None:
    assert audit(tmp_path, "exit 0", "exit 0") == (0, "")


def test_lint_audits() -> None:
    (lint,) = (part for part in (ROOT / "Makefile").read_text(encoding="utf-8").split("\n\n") if part[:5] == "lint:")

    assert "tools/setup.sh audit --offline-is-fine" in lint
