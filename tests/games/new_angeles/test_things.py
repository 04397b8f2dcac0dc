"""The helpers `ascending` and `members`, which return sorted lists of numbers."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.ids import ascending, members


@pytest.mark.parametrize(
    ("things", "found"),
    [
        ([], []),
        ([0, 3, 130], [0, 3, 130]),
        ([2, 2, 5, 5, 5, 21], [2, 5, 21]),
        ([21, 2, 2, 0], [0, 2, 21]),
        ([3, 7, 7, 3], [3, 7]),
    ],
)
def test_options_are_ascending_and_distinct(things: list[int], found: list[int]) -> None:
    given = things[:]
    assert ascending(things) == found
    assert things == given


def test_members_of_a_bit_set_are_ascending() -> None:
    assert members(0) == []
    assert members(0b100_0000_0110) == [1, 2, 10]
