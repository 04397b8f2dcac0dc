"""Threads for slow work, so that sockets need not wait for it. Each thread does one job at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Final, TypeVar

from neopolis.server.runtime.rate_limit import network_of
from neopolis.server.store.errors import Unavailable

T = TypeVar("T")

MOST_WAITING: Final = 50  # maximum number of waiting requests
MOST_OWN: Final = 10  # maximum number of waiting requests from one network, so that others get their turn


_REQUESTS: Final = ThreadPoolExecutor(1, "requests")
_LOADING: Final = ThreadPoolExecutor(1, "loading")
_PAGE: Final = ThreadPoolExecutor(2, "page")
_waiting: Final[Counter[str]] = Counter()  # waiting requests by network


async def run_request(work: Callable[[], T], address: str) -> T:
    """Do a request's work in a thread, in the current language; Unavailable if too many requests wait already."""
    network = network_of(address)
    if _waiting.total() >= MOST_WAITING or _waiting[network] >= MOST_OWN:
        raise Unavailable("busy")
    _waiting[network] += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_REQUESTS, copy_context().run, work)
    finally:
        _waiting[network] -= 1
        if not _waiting[network]:
            del _waiting[network]


async def run_loading(work: Callable[[], T]) -> T:
    """Load a table in a thread of its own, so that players do not wait for the requests of others."""
    return await asyncio.get_running_loop().run_in_executor(_LOADING, work)


async def run_page(work: Callable[[], T]) -> T:
    """Read a file of the page in threads of their own, so that it waits for nothing else."""
    return await asyncio.get_running_loop().run_in_executor(_PAGE, work)
