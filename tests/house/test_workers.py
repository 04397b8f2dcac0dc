"""`pytest --workers`: every test runs once, and failures, crashes and Ctrl-C are reported as without it."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLUGIN = """
import signal
from tests.workers import Workers

def pytest_configure(config):
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
    config.pluginmanager.register(Workers(2))
"""
TESTS = """
import os
import time
from pathlib import Path
import pytest

@pytest.fixture(scope="session", autouse=True)
def shared(tmp_path_factory):
    yield tmp_path_factory.mktemp("shared")
    Path(f"ended-{os.getpid()}").touch()

@pytest.mark.parametrize("number", range(50))
def test_fine(number):
    print("not shown")

def test_wrong():
    print("printed by the test")
    assert {"a": 1} == {"a": 2}

def test_crash():
    os._exit(3)

def test_skipped():
    pytest.skip("for a reason")

def test_long():
    Path("begun").touch()
    time.sleep(60)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "conftest.py").write_text(PLUGIN, encoding="utf-8")
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def begin(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-pno:cacheprovider", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, process_group=0)


def outcome(folder: Path, *words: str) -> tuple[int, str]:
    """The exit code and the output of a run."""
    run = begin(folder, *words)
    output, _ = run.communicate()
    return run.returncode, output


def test_failures_and_crashes_are_reported(folder: Path) -> None:
    """A test whose process dies has failed, and the tests after it still run."""
    code, output = outcome(folder, "-k", "not long")

    assert code == pytest.ExitCode.TESTS_FAILED
    assert "2 failed, 50 passed, 1 skipped" in output
    assert "AssertionError: assert {'a': 1} == {'a': 2}" in output and "printed by the test" in output
    assert "not shown" not in output
    assert "The process of this test has ended with exit code 3." in output


def test_runs_that_pass_stop_or_find_nothing(folder: Path) -> None:
    """The exit codes are those of pytest, and each process ends its fixtures."""
    passed, found = outcome(folder, "-k", "fine"), len([*folder.glob("ended-*")])
    stopped = outcome(folder, "-x", "-k", "wrong or fine")

    assert passed[0] == pytest.ExitCode.OK and "50 passed" in passed[1]
    assert 1 <= found <= 2
    assert stopped[0] == pytest.ExitCode.TESTS_FAILED and re.search(r"1 failed, \d+ passed", stopped[1])
    assert outcome(folder, "-k", "nothing")[0] == pytest.ExitCode.NO_TESTS_COLLECTED


def test_ctrl_c(folder: Path) -> None:
    """Ctrl-C, which goes to all processes, interrupts the test, ends fixtures, and is reported."""
    run = begin(folder, "-k", "long")
    while not (folder / "begun").exists():
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    output, _ = run.communicate(timeout=50)

    assert run.returncode == pytest.ExitCode.INTERRUPTED and "KeyboardInterrupt" in output
    assert [*folder.glob("ended-*")]
