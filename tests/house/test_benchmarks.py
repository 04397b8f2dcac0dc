"""The benchmark counts what was played, shows what it has measured and nothing else, and measures our own games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tools import bench
from tools.bench import CATANATRON, COMPILED, CONTRACT, ENGINE, NEOM, OWN, CannotRun, Line, Program, page, rows
from tools.benchmark.measuring import rates

ROOT = Path(__file__).parents[2]
OURS = Line("Neopolis, compiled", NEOM, ENGINE, {"decisions": 900.0, "games": 9.0})
COPIES = Line("Neopolis, compiled", NEOM, CONTRACT, {"decisions": 500.0, "games": 5.0, "copies": 2_000_000.0})
THEIRS = Line("Catanatron 3", "Catan", "its own loop", {"decisions": 30.0, "games": 1.0})


def faster(line: Line, factor: float) -> Line:
    return msgspec.structs.replace(line, rates={unit: factor * one for unit, one in line.rates.items()})


def test_units_and_calls_are_counted() -> None:
    """Each call does 5 units of work, so there are 5 times as many units as calls."""
    units, calls = rates(lambda: sum([1 for _ in range(5)]), 0.001)
    assert units == pytest.approx(5 * calls)


def test_the_best_round_counts() -> None:
    (row,) = rows({COMPILED: [faster(OURS, 0.5), OURS, faster(OURS, 0.5)]})
    assert row.rates == {"decisions": 900.0, "games": 9.0}
    assert row.below == pytest.approx(0.5)


def test_targets_are_compared_with_what_was_measured() -> None:
    """900 decisions are 30 times Catanatron's 30, but not a million. A copy takes 0.5 µs."""
    text = page(rows({COMPILED: [OURS, COPIES], CATANATRON: [THEIRS]}), {}, "today.")
    assert "| 25.0 × Catanatron | 30.0 × Catanatron | reached |" in text
    assert "| 1,000,000 decisions/s | 900 decisions/s | **not reached** |" in text
    assert "| 0.70 µs a copy | 0.50 µs a copy | reached |" in text
    assert "| Neopolis, compiled | NEOM, 3 players | inside the engine | 900 | 30.00 | 9 |  |  |" in text


def test_what_was_not_measured_has_no_figure() -> None:
    text = page(rows({COMPILED: [OURS]}), {CATANATRON: "no network"}, "today.")
    assert "| Catanatron | not measured: no network | | | | | | |" in text
    assert "| 25.0 × Catanatron | not measured | |" in text


def test_a_library_that_cannot_be_installed_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The run goes on with the others, and gives the reason."""
    (tmp_path / "nothing.txt").write_text("no-such-package==1 --hash=sha256:0\n")
    monkeypatch.setattr(bench, "PROGRAMS", tmp_path)
    monkeypatch.setattr(bench, "PEERS", tmp_path / "peers")
    monkeypatch.setattr(bench, "UV", tmp_path / "uv")
    with pytest.raises(CannotRun, match="uv is missing"):
        bench.environment_of(Program("Nothing", "nothing_games", "nothing"))
    monkeypatch.setattr(bench, "OWN", ())
    monkeypatch.setattr(bench, "OTHERS", (Program("Nothing", "nothing_games", "nothing"),))
    lines, failed = bench.measure_all(1, 0.001)
    assert (lines, list(failed)) == ({}, ["Nothing"])


def test_our_games_are_measured() -> None:
    """Both games, inside the engine and through the contract."""
    environment = {**os.environ, "NEOPOLIS_COMPILED": "0"}
    command = [sys.executable, "-m", f"tools.benchmark.{OWN[1].name}", "0.001"]
    printed = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    lines = [msgspec.json.decode(line, type=Line) for line in printed.splitlines()]
    assert [(line.game, line.way) for line in lines] == [
        (game, way) for game in (NEOM, bench.NEW_ANGELES) for way in (ENGINE, CONTRACT)
    ]
    assert all([min(line.rates.values()) > 0 for line in lines]), json.dumps(printed)
    assert set(lines[1].rates) == {"decisions", "games", "copies", "worlds"}
