"""How processes tell each other what has happened: that a table has new entries, and who is there.

News are hints: a table's log is the truth, and a process that missed a hint looks there now and then. So nothing is
lost when Redis is away, things only show up later at other processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class News(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """About a table: its last entry, or who is there at one process. `seq` is 0 for the latter."""

    process: str
    table: str
    seq: int = 0
    here: list[int] = []
    away: list[int] = []


Heard = Callable[[News], None]


class Channel(Protocol):
    """Carries news to all other processes, in no particular order and perhaps not at all."""

    process: str

    def tell(self, news: News) -> None: ...
    async def open(self, heard: Heard) -> None: ...
    async def close(self) -> None: ...


class NoChannel:
    """There is only this process."""

    def __init__(self) -> None:
        self.process = ""

    def tell(self, news: News) -> None:
        """Nobody else is there."""

    async def open(self, heard: Heard) -> None:
        """Nobody will tell us anything."""

    async def close(self) -> None:
        """There is nothing to close."""
