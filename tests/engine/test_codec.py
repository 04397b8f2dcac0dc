"""Encoding states as bytes and decoding them."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neopolis import Refused
from neopolis.engine.codec import MAGIC, MOST_MEMBERS, Reader, Writer

NUMBERS = st.integers(-(2**80), 2**80)
ROWS = st.lists(NUMBERS, max_size=20).map(tuple)


def sealed(body: bytes) -> bytes:
    """Arbitrary content with valid magic bytes and checksum."""
    return MAGIC + body + zlib.crc32(MAGIC + body).to_bytes(4, "big")


def refusal(data: object) -> str:
    with pytest.raises(Refused) as caught:
        Reader(data)
    return caught.value.code


@given(st.lists(NUMBERS))
def test_numbers_are_read_back_as_written(numbers: list[int]) -> None:
    writer = Writer()
    for number in numbers:
        writer.number(number)
    reader = Reader(writer.sealed())

    assert [reader.number() for _ in numbers] == numbers
    reader.finish()


@given(ROWS, st.lists(ROWS, max_size=5), st.text())
def test_rows_and_words_are_read_back_as_written(row: tuple[int, ...], rows: list[tuple[int, ...]], word: str) -> None:
    writer = Writer()
    writer.row(row)
    writer.rows(rows)
    writer.word(word)
    reader = Reader(writer.sealed())

    assert (reader.row(), reader.rows(), reader.word()) == (row, rows, word)


def test_small_numbers_take_one_byte_each() -> None:
    writer = Writer()
    writer.row((0, 1, -1, 63, -64))

    assert len(writer.data) == 6


@pytest.mark.parametrize("data", [b"", b"N", b"XX1abcd", "NP1", None, 3, bytearray(b"NP1")])
def test_data_without_the_magic_bytes_is_refused(data: object) -> None:
    assert refusal(data) == "bad-bytes"


@given(st.binary(max_size=30), st.integers(0, 10**6), st.integers(0, 7))
def test_a_flipped_bit_is_refused(body: bytes, at: int, bit: int) -> None:
    data = bytearray(sealed(body))
    data[at % len(data)] ^= 1 << bit

    assert refusal(bytes(data)) == "bad-bytes"


@given(st.binary(max_size=30), st.integers(0, 10**6))
def test_data_that_is_cut_off_is_refused(body: bytes, at: int) -> None:
    data = sealed(body)

    assert refusal(data[: at % len(data)]) == "bad-bytes"


def test_reading_past_the_end_is_refused() -> None:
    with pytest.raises(Refused, match="too early"):
        Reader(sealed(b"")).number()


def test_an_unfinished_number_is_refused() -> None:
    with pytest.raises(Refused, match="too early"):
        Reader(sealed(b"\xff\xff")).number()


def test_extra_bytes_at_the_end_are_refused() -> None:
    with pytest.raises(Refused, match="extra bytes"):
        Reader(sealed(b"\x00")).finish()


@pytest.mark.parametrize("length", [-1, MOST_MEMBERS + 1])
def test_impossible_lengths_are_refused(length: int) -> None:
    writer = Writer()
    writer.number(length)

    for read in (Reader.row, Reader.rows, Reader.word):
        with pytest.raises(Refused, match="length"):
            read(Reader(writer.sealed()))


@pytest.mark.parametrize("letters", [(255, 254), (300,), (-1,)])
def test_a_word_that_is_not_text_is_refused(letters: tuple[int, ...]) -> None:
    writer = Writer()
    writer.row(letters)

    with pytest.raises(Refused, match="not valid UTF-8"):
        Reader(writer.sealed()).word()
