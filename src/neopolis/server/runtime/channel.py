"""How processes notify each other: a table has new entries, people connect or sign out, or a process leaves a table.

Notices are only hints. The log decides, and every process checks it now and then. So nothing is lost while Redis
is unavailable; other processes just notice changes later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class Notice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A notice about a table: the number of its last entry, or (if `seq` is 0) who is connected through a process.

    Without a `table`, it says that somebody has signed out or withdrawn tokens. If `is_released`, the process does no
    more work for the table, and another one takes over its bots and clocks. Fields with their default are left out, so
    that processes of an older version can read most notices.
    """

    process: str
    table: str
    seq: int = 0
    here: list[int] = []
    away: list[int] = []
    is_released: bool = False


NoticeHandler = Callable[[Notice], None]


class Channel(Protocol):
    """Carries notices to all other processes, in no particular order, and possibly not at all."""

    process: str

    def publish(self, notice: Notice) -> None: ...
    async def peers(self) -> int: ...
    async def listeners(self) -> int: ...
    async def open(self, handler: NoticeHandler) -> None: ...
    async def close(self) -> None: ...


class NoChannel:
    """The channel of a server that runs as a single process."""

    def __init__(self) -> None:
        self.process = ""

    def publish(self, notice: Notice) -> None:
        """Do nothing: there is no other process."""

    async def peers(self) -> int:
        """The number of other processes: none."""
        return 0

    async def listeners(self) -> int:
        """The number of processes that receive notices: none."""
        return 0

    async def open(self, handler: NoticeHandler) -> None:
        """Do nothing: no notice will ever come."""

    async def close(self) -> None:
        """Do nothing."""
