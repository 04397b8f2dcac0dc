"""A server for the tests of the client."""

from collections.abc import Iterator

import pytest

from tests.client.serving import Serving


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not kill it."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    yield serving
    serving.stop()


@pytest.fixture
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for one test."""
    one = Serving(tmp_path_factory.mktemp("server"))
    yield one
    one.kill()
