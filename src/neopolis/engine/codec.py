"""Encodes states as bytes: signed ints of any size, rows of ints, and a checksum over everything."""

from __future__ import annotations

import zlib
from typing import Final

from neopolis.engine.refused import Refused
from neopolis.text.messages import message

MAGIC: Final = b"NP1"
MOST_MEMBERS: Final = 100_000  # no row of a real game is longer, so a longer one means damaged bytes
# The int that each byte below 128 stands for.
SIGNED: Final = [-(byte + 1 >> 1) if byte & 1 else byte >> 1 for byte in range(128)]


def bad_bytes(reason: str) -> Refused:
    """The refusal of bytes that are not a saved game. `reason` is a message code."""
    return Refused("bad-bytes", reason=message(reason, {}))


class Writer:
    """Writes ints as bytes, seven bits per byte."""

    def __init__(self) -> None:
        self.data: list[int] = []  # bytes; in compiled code, appending to a list is faster than to a bytearray

    def number(self, number: int) -> None:
        rest = number * 2 if number >= 0 else -number * 2 - 1
        data = self.data
        while rest > 127:
            data.append(rest & 127 | 128)
            rest >>= 7
        data.append(rest)

    def row(self, row: tuple[int, ...]) -> None:
        self.number(len(row))
        for member in row:
            self.number(member)

    def rows(self, rows: list[tuple[int, ...]]) -> None:
        self.number(len(rows))
        for row in rows:
            self.row(row)

    def word(self, word: str) -> None:
        self.row(tuple(word.encode()))

    def sealed(self) -> bytes:
        """All bytes written so far, with the format's magic bytes and a checksum."""
        body = MAGIC + bytes(self.data)
        return body + zlib.crc32(body).to_bytes(4, "big")


class Reader:
    """Reads ints from bytes; refuses bytes that no Writer has written."""

    def __init__(self, sealed: object) -> None:
        if not isinstance(sealed, bytes) or sealed[: len(MAGIC)] != MAGIC:
            raise bad_bytes("bytes-begin")
        if zlib.crc32(sealed[:-4]) != int.from_bytes(sealed[-4:], "big"):
            raise bad_bytes("bytes-damaged")
        self.data = list(sealed[len(MAGIC) : -4])
        self.at = 0

    def number(self) -> int:
        at = self.at
        if at < len(self.data) and self.data[at] < 128:
            self.at = at + 1
            return SIGNED[self.data[at]]  # almost every number takes one byte
        rest = 0
        shift = 0
        while True:
            if self.at >= len(self.data):
                raise bad_bytes("bytes-short")
            byte = self.data[self.at]
            self.at += 1
            rest |= (byte & 127) << shift
            if byte < 128:
                return rest >> 1 if rest & 1 == 0 else -((rest + 1) >> 1)
            shift += 7

    def row(self) -> tuple[int, ...]:
        length = self.length()
        return tuple([self.number() for _ in range(length)])

    def rows(self) -> list[tuple[int, ...]]:
        return [self.row() for _ in range(self.length())]

    def length(self) -> int:
        length = self.number()
        if not 0 <= length <= MOST_MEMBERS:
            raise bad_bytes("bytes-row")
        return length

    def word(self) -> str:
        try:
            return bytes(self.row()).decode()
        except ValueError:
            raise bad_bytes("bytes-word") from None

    @property
    def is_at_end(self) -> bool:
        """Whether everything has been read."""
        return self.at == len(self.data)

    def finish(self) -> None:
        if not self.is_at_end:
            raise bad_bytes("bytes-long")
