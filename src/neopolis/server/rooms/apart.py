"""Work that takes a while, apart from the sockets: one thing after the other, as many at once would hold up all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Final, TypeVar

from neopolis.engine.sentences import add_sentences
from neopolis.server.store.faults import Unavailable

T = TypeVar("T")

MOST_WAITING: Final = 50  # questions of anybody; a table that has to be read waits for none of them

add_sentences(
    {
        "busy": "Too many are asking at the same time; please try again in a moment.",
    }
)

_ASKED: Final = ThreadPoolExecutor(1, "asked")
_LOADED: Final = ThreadPoolExecutor(1, "loaded")
_waiting = 0


async def apart(work: Callable[[], T]) -> T:
    """Do what somebody has asked for, in their language; Unavailable if many others have, too."""
    global _waiting
    if _waiting >= MOST_WAITING:
        raise Unavailable("busy")
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_ASKED, copy_context().run, work)
    finally:
        _waiting -= 1


async def loaded_apart(work: Callable[[], T]) -> T:
    """Read a table that others wait for."""
    return await asyncio.get_running_loop().run_in_executor(_LOADED, work)
