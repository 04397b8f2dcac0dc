"""The frames still to be sent over one socket. The queue is bounded: slow readers are dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MOST_FRAMES: Final = 256
MOST_BYTES: Final = 2 << 20
MOST_TOGETHER: Final = 16 << 10  # bytes that are sent together


class Outbox:
    """A queue of frames. Once it has overflowed it stays `full`, and its socket must be closed."""

    def __init__(self, most_frames: int = MOST_FRAMES, most_bytes: int = MOST_BYTES) -> None:
        self._frames: deque[bytes] = deque()
        self._size = 0
        self._most_frames = most_frames
        self._most_bytes = most_bytes
        self._filled = asyncio.Event()
        self.full = False
        self.closing: tuple[int, str] | None = None  # close code and reason, to be used after the last frame

    def __len__(self) -> int:
        return len(self._frames)

    def holds(self, frame: bytes) -> bool:
        """Whether this very frame object is still waiting."""
        return any([one is frame for one in self._frames])

    def put(self, frame: bytes) -> None:
        """Add a frame."""
        if self.full or self.closing is not None:
            return
        self._frames.append(frame)
        self._size += len(frame)
        largest = max([len(one) for one in self._frames])  # does not count, so that a full frame always fits
        if len(self._frames) > self._most_frames or self._size - largest > self._most_bytes:
            self.full = True
            self._frames.clear()
        self._filled.set()

    def close(self, code: int, reason: str) -> None:
        """Close the socket after the frames that are waiting."""
        if self.closing is None:
            self.closing = (code, reason)
            self._filled.set()

    async def take(self) -> list[bytes]:
        """The next frame, and those after it that are small enough to be sent with it; empty at the end."""
        while not self._frames:
            if self.full or self.closing is not None:
                return []
            self._filled.clear()
            await self._filled.wait()
        taken = [self._frames.popleft()]
        size = len(taken[0])
        while self._frames and size + len(self._frames[0]) <= MOST_TOGETHER:
            taken.append(self._frames.popleft())
            size += len(taken[-1])
        self._size -= size
        return taken
