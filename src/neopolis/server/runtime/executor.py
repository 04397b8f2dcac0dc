"""Work that takes a while, apart from the sockets: one thing after the other, as many at once would hold up all."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Final, TypeVar

from neopolis.server.store.faults import Unavailable

T = TypeVar("T")

MOST_WAITING: Final = 50  # questions of all; a table that has to be read waits for none of them
MOST_OWN: Final = 10  # of one asker: others shall find a place


_ASKED: Final = ThreadPoolExecutor(1, "asked")
_LOADED: Final = ThreadPoolExecutor(1, "loaded")
_waiting: Final[Counter[str]] = Counter()  # by asker


async def apart(work: Callable[[], T], asker: str) -> T:
    """Do what an asker wants, in the language that is spoken; Unavailable if too much is asked, by it or by all."""
    if _waiting.total() >= MOST_WAITING or _waiting[asker] >= MOST_OWN:
        raise Unavailable("busy")
    _waiting[asker] += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_ASKED, copy_context().run, work)
    finally:
        _waiting[asker] -= 1
        if not _waiting[asker]:
            del _waiting[asker]


async def loaded_apart(work: Callable[[], T]) -> T:
    """Read a table that others wait for."""
    return await asyncio.get_running_loop().run_in_executor(_LOADED, work)
