"""Two random generators. The whole state of each is one int, so it is cheap to copy and can be saved everywhere.

A small seed (63 bits) gives a state below 2**59: multiply with carry, base 2**29. It is fast, for search, research and
tests. MULTIPLIER * 2**29 - 1 is a safe prime, so the period is about 2**58. Both factors stay below 2**30, where
compiled ints multiply fastest.

A wide seed (256 bits) gives a larger state: a stream of SHA-256 blocks that nobody without the seed can predict. Served
games use it. A wide seed is the int 2**256 + the 256 bits, so that its leading zeros count; texts write the 256 bits as
64 hexadecimal digits. The state is the seed, then 64 bits for the number of words drawn so far.

Both give the same numbers compiled or not, on every platform.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

BITS: Final = 29
LOW: Final = (1 << 29) - 1
MULTIPLIER: Final = 1073728965
STATES: Final = 1073728965 * (1 << 29) - 2

WIDE: Final = 1 << 256  # the smallest wide seed
WIDE_DIGITS: Final = 64
POSITION_BITS: Final = 64
STATE_MASK: Final = (1 << 320) - 1  # the 256 bits of the seed, and the position
WORDS: Final = 8  # words of 32 bits in a block
WORD_VALUES: Final = 1 << 32
STREAM_NAME: Final = b"neopolis"  # in front of everything that the stream hashes
SHA256: Final = hashlib.sha256
UNPACK: Final = struct.Struct(">8I").unpack


def is_wide(seed: int) -> bool:
    """Whether a seed is a wide one."""
    return WIDE <= seed < 2 * WIDE


def wide_seed(digits: str) -> int:
    """The wide seed that 64 lower-case hexadecimal digits mean; -1 for other texts."""
    if len(digits) != WIDE_DIGITS or not all([digit in "0123456789abcdef" for digit in digits]):
        return -1
    return WIDE + int(digits, 16)


def seed_digits(seed: int) -> str:
    """The digits of a wide seed."""
    return f"{seed - WIDE:064x}"


def seed_text(seed: int) -> int | str:
    """A seed as records write it: a wide one as its digits, a small one as a number."""
    return seed_digits(seed) if is_wide(seed) else seed


def seeded(seed: int) -> int:
    """The first state for a seed. A small one is mixed as in splitmix64, so that neighboring seeds start far apart."""
    if is_wide(seed):
        return seed << POSITION_BITS
    mask = (1 << 64) - 1
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    return 1 + (mixed ^ (mixed >> 31)) % STATES


def advanced(rng: int) -> int:
    """The next state."""
    return MULTIPLIER * (rng & LOW) + (rng >> BITS)


def value(rng: int) -> int:
    """The 29 random bits of a state."""
    return (rng ^ (rng >> BITS)) & LOW


class Stream:
    """Draws from a stream. Its block number i is the SHA-256 of a name, the seed's 32 bytes, and i as 8 bytes."""

    def __init__(self, rng: int) -> None:
        state = (rng & STATE_MASK).to_bytes(40, "big")  # 32 bytes of the seed, 8 of the position
        self.begin: Final = rng
        self.prefix: Final = STREAM_NAME + state[:32]
        self.first: Final = int.from_bytes(state[32:], "big")  # the number of words drawn before
        self.drawn = 0
        self.at = self.first % WORDS  # the place of the next word in its block
        self.words = self.block(self.first)

    @property
    def rng(self) -> int:
        return self.begin + self.drawn

    def block(self, position: int) -> tuple[int, ...]:
        """The words of the block with the word at a position."""
        return UNPACK(SHA256(self.prefix + (position // WORDS).to_bytes(8, "big")).digest())

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        while True:
            if self.at == WORDS:
                self.words = self.block(self.first + self.drawn)
                self.at = 0
            word = self.words[self.at]
            self.at += 1
            self.drawn += 1
            found = word % count
            if word - found <= WORD_VALUES - count:  # else: one of the last words, which would favor low numbers
                return found

    def shuffle(self, mixed: list[int]) -> None:
        """Shuffle a row in place. Draws like `below`, but faster: most random numbers of a game are for shuffles."""
        words, at, drawn, count = self.words, self.at, self.drawn, len(mixed)
        while count > 1:
            if at == WORDS:
                words = self.block(self.first + drawn)
                at = 0
            word = words[at]
            at += 1
            drawn += 1
            other = word % count
            if word - other <= WORD_VALUES - count:
                count -= 1
                swapped = mixed[count]
                mixed[count] = mixed[other]
                mixed[other] = swapped
        self.words, self.at, self.drawn = words, at, drawn


class Dice:
    """Draws random numbers. `below` and `shuffled` are the only sources of randomness."""

    def __init__(self, rng: int) -> None:
        self.rng = rng
        self.stream: Stream | None = None  # wide seeds only: made by the first draw, and used again by the next ones

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        if self.rng > STATES:
            return self._streamed_below(count)
        fair = (LOW + 1) - (LOW + 1) % count
        while True:
            self.rng = advanced(self.rng)
            drawn = value(self.rng)
            if drawn < fair:
                return drawn % count

    def shuffled(self, row: list[int]) -> list[int]:
        """The items of a row in random order."""
        mixed = row[:]
        if self.rng > STATES:
            self._stream_shuffle(mixed)
            return mixed
        rng = self.rng
        for last in range(len(mixed) - 1, 0, -1):  # draws as `below` does, without a call for each item
            count = last + 1
            fair = (LOW + 1) - (LOW + 1) % count
            drawn = LOW + 1
            while drawn >= fair:
                rng = MULTIPLIER * (rng & LOW) + (rng >> BITS)
                drawn = (rng ^ (rng >> BITS)) & LOW
            other = drawn % count
            swapped = mixed[last]
            mixed[last] = mixed[other]
            mixed[other] = swapped
        self.rng = rng
        return mixed

    def _streamed_below(self, count: int) -> int:
        stream = self._stream()
        drawn = stream.below(count)
        self.rng = stream.rng
        return drawn

    def _stream_shuffle(self, mixed: list[int]) -> None:
        """Shuffle a row in place."""
        stream = self._stream()
        stream.shuffle(mixed)
        self.rng = stream.rng

    def _stream(self) -> Stream:
        if self.stream is None:
            self.stream = Stream(self.rng)
        return self.stream
