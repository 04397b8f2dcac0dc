"""Reports of long tests: each run leaves what it has counted in a file of `docs/reliability`.

`tools/reliability.py` adds them up.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from neopolis.compiled import running_code

ROOT: Final = Path(__file__).resolve().parent.parent
REPORTS: Final = ROOT / "docs" / "reliability"
MEASURED: Final = ("src", "tests", "tools", "pyproject.toml", "uv.lock")  # what a figure depends on

Counts = dict[str, float]


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one run of a test has counted, and where. `load` is the number of busy processes before the run."""

    figure: str
    variant: str
    method: int
    counts: Counts
    passed: bool
    seed: str
    date: str
    commit: str
    machine: str
    load: float
    command: str


def commit() -> str:
    """The commit of the code, with a + if something that figures depend on is not committed."""
    found = _git("rev-parse", "--short=12", "HEAD").strip()
    return found + ("+" if _git("status", "--porcelain", "--", *MEASURED).strip() else "")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def machine() -> str:
    """The machine and what runs on it."""
    return f"{hardware()}, SQLite {sqlite3.sqlite_version}, {running_code()}"


def hardware() -> str:
    """The machine, its system and its Python."""
    models = re.findall(r"^model name\s*: (.+)$", _text(Path("/proc/cpuinfo")), re.MULTILINE)
    memory = re.search(r"^MemTotal:\s*(\d+)", _text(Path("/proc/meminfo")), re.MULTILINE)
    parts = [
        f"{os.cpu_count()} cores ({models[0] if models else platform.machine()})",
        f"{int(memory.group(1)) / (1 << 20):.0f} GB" if memory else "",
        f"{platform.system()} {platform.release()}",
        f"Python {platform.python_version()}",
    ]
    return ", ".join([part for part in parts if part])


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def command() -> str:
    """How pytest was started, with the sizes that were set."""
    sizes = [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NEOPOLIS_SOAK_")]
    return " ".join([*sizes, "pytest", *[shlex.quote(word) for word in sys.argv[1:]]])


@contextmanager
def reported(figure: str, method: int, variant: str, seed: str, folder: Path | None = REPORTS) -> Iterator[Counts]:
    """Counts that become a report at the end of the block, whether it passes or fails. Without a folder, none is kept.

    An interrupted run leaves no report.
    """
    counts: Counts = {}
    date, code, load = datetime.now(UTC).isoformat(timespec="seconds"), commit(), round(os.getloadavg()[0], 1)

    def keep(passed: bool) -> None:
        if folder is not None:
            write(Report(figure, variant, method, counts, passed, seed, date, code, machine(), load, command()), folder)

    try:
        yield counts
    except Exception:
        keep(False)
        raise
    keep(True)


def write(report: Report, folder: Path) -> Path:
    """Put a report into a new file."""
    folder.mkdir(parents=True, exist_ok=True)
    mark = re.sub(r"[^0-9a-z]+", "-", f"{report.figure} {report.variant} {report.date[:19]} {report.seed[:12]}".lower())
    place = folder / f"{mark}.json"
    with place.open("xb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return place


def read(folder: Path = REPORTS) -> list[Report]:
    """All reports, the oldest first."""
    found = [msgspec.json.decode(file.read_bytes(), type=Report) for file in folder.glob("*.json")]
    return sorted(found, key=lambda report: (report.date, report.figure, report.variant, report.seed))
