"""Things that happen at a server while browsers look: other people by sockets, in a thread of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


def side_action(work: Coroutine[object, object, T]) -> T:
    """Run something with an event loop of its own: playwright has the one of this thread."""
    found: list[T] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            found.append(asyncio.run(work))
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return found[0]
