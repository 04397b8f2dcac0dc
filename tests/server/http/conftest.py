"""A server that many tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.running import Running, running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with SQLite, for tests that leave it usable."""
    folder: Path = tmp_path_factory.mktemp("site")
    with running(folder) as server:
        yield server
