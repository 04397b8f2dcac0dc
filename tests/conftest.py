"""Shared by all tests: a check of whether compiled code is tested, and the three sizes of tests."""

import gc
import importlib
from collections.abc import Generator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.code import COMPILED
from tests.reporting import Reporting, reporting_to
from tests.sizes import Size
from tools.compile import modules

pytest.register_assert_rewrite("tests.games.neom.tiles.printed")  # its failing checks show the compared values

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


def is_compiled(module: str) -> bool:
    return str(importlib.import_module(module).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def pytest_sessionstart() -> None:
    """Stops the run if a module is interpreted although NEOPOLIS_COMPILED is 1, or compiled although it is 0."""
    wrong = [module for module in modules() if is_compiled(module) != COMPILED]
    if wrong:
        state = "interpreted" if COMPILED else "compiled"
        raise pytest.UsageError(f"NEOPOLIS_COMPILED={int(COMPILED)}, but {state}: {', '.join(wrong)}")


BROWSER = Path(__file__).parent / "browser"
SERVICES = {"postgresql_url", "another_postgresql_url", "redis_url", "pair"}  # fixtures that need a service


def needs_service(item: pytest.Item) -> bool:
    """Whether a test needs PostgreSQL or Redis, through a fixture or as a parameter."""
    parameters = (
        item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    )
    return bool(SERVICES & set(getattr(item, "fixturenames", ()))) or "postgresql" in parameters


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keeps the garbage collector from checking the ten thousand collected tests, none of which becomes garbage.

    Afterwards it runs seldom: tests leave little garbage in cycles, and looking for it takes 5 % of their time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests that `make check` leaves out, and moves tests that only wait for time to pass to the front.

    One test process gets all of these, while the others compute.
    """
    for item in items:
        if item.path.is_relative_to(BROWSER):
            item.add_marker("browser")
        if needs_service(item):
            item.add_marker("service")
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


def pytest_report_header() -> str:
    return f"neopolis: {'compiled' if COMPILED else 'interpreted'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the figures that tests have measured."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, text in report.user_properties:
            if name == "figures" and report.when == "call":
                terminalreporter.write_line(f"\n{text}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run tests that have a longer form in that form")
    parser.addoption("--quick", action="store_true", help="run tests that have a shorter form in that form")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--soak") and config.getoption("--quick"):
        raise pytest.UsageError("--soak and --quick exclude each other")


@pytest.fixture(scope="session")
def size(pytestconfig: pytest.Config) -> Size:
    """Chooses how much a test tries: `games = size(quick=20, normal=200, soak=2_000)`."""
    if pytestconfig.getoption("--soak"):
        return Size("soak")
    return Size("quick" if pytestconfig.getoption("--quick") else "normal")


@pytest.fixture(scope="session")
def soak(size: Size) -> bool:
    """Whether `--soak` was given, for tests that check or try something only in their long form."""
    return size.name == "soak"


@pytest.fixture
def reporting(soak: bool) -> Reporting:
    """Runs of long tests, whose counts are kept in `docs/reliability` if `--soak` was given."""
    return reporting_to(soak)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for games that are saved without a name."""
    monkeypatch.setenv("NEOPOLIS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
