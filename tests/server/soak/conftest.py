"""Sizes for the long tests, and a server for those that leave it usable."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.http.running import Running, running
from tests.server.soak.figures import Figures, Sizes
from tests.sizes import Size


@pytest.fixture(scope="session")
def sizes(size: Size) -> Sizes:
    return Sizes(size)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with SQLite."""
    with running(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Figures:
    """Collects the figures that are printed when all tests are done."""
    return lambda text: record_property("figures", text)
