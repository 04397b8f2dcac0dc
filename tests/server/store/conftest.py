"""An open store for each test."""

from collections.abc import AsyncIterator

import pytest

from neopolis.server.store.store import Store


@pytest.fixture
async def store(database_url: str, anyio_backend: str) -> AsyncIterator[Store]:
    store = Store(database_url)
    await store.open()
    yield store
    await store.close()
