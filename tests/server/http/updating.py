"""Versions of Neopolis with other content, as an update would bring them."""

import shutil
from pathlib import Path

from tests.forking import ROOT

SOURCES = ROOT / "src"


def version(folder: Path, file: str, old: str, new: str) -> str:
    """Make a copy of the sources, with a change in one file; returns the PYTHONPATH for it."""
    shutil.copytree(SOURCES / "neopolis", folder / "neopolis", ignore=shutil.ignore_patterns("page"))
    path = folder / "neopolis" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"'{old}' is not exactly once in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(folder)
