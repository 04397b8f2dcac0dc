"""The random generator: the same numbers everywhere, and fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neopolis.engine.rng import BITS, LOW, MULTIPLIER, STATES, Dice, advanced, seeded, value

SEEDS = st.integers(0, 2**63 - 1)


def is_prime(number: int) -> bool:
    """Whether a number is prime, by the Miller-Rabin test. With these bases it is exact below 2**81."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, number)
        if power not in (1, number - 1) and all(pow(power, 2**i, number) != number - 1 for i in range(1, twos)):
            return False
    return True


def test_the_numbers_never_change() -> None:
    """If these numbers changed, old records would no longer replay."""
    dice = Dice(seeded(7))

    assert [dice.below(100) for _ in range(8)] == [64, 42, 10, 93, 37, 39, 14, 71]
    assert dice.shuffled(list(range(8))) == [4, 0, 3, 5, 1, 6, 7, 2]
    assert dice.rng == 161565982013629480


def test_the_first_state_of_a_seed_never_changes() -> None:
    assert [seeded(0), seeded(1), seeded(2**63 - 1)] == [411828695344197317, 344044165898240721, 219919400642984810]


def test_the_period_is_long() -> None:
    """MULTIPLIER * 2**BITS - 1 is a safe prime, so the period is about 2**58."""
    modulus = MULTIPLIER * 2**BITS - 1

    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


@given(SEEDS)
def test_every_seed_has_a_state(seed: int) -> None:
    assert 1 <= seeded(seed) <= STATES


@given(SEEDS)
def test_neighbouring_seeds_begin_differently(seed: int) -> None:
    first, second = Dice(seeded(seed)), Dice(seeded(seed ^ 1))

    assert [first.below(1000) for _ in range(6)] != [second.below(1000) for _ in range(6)]


@given(st.integers(1, STATES))
def test_advancing_a_valid_state_gives_a_valid_state(rng: int) -> None:
    after = advanced(rng)

    assert 1 <= after <= STATES
    assert 0 <= value(after) <= LOW


@given(SEEDS, st.integers(1, 2**BITS))
def test_below_stays_below(seed: int, count: int) -> None:
    assert 0 <= Dice(seeded(seed)).below(count) < count


@pytest.mark.parametrize("count", [2, 3, 6, 7, 25, 150])
def test_below_is_fair(count: int) -> None:
    """Chi squared is within six standard deviations of its mean."""
    dice, draws = Dice(seeded(count)), 400 * count
    found = Counter(dice.below(count) for _ in range(draws))
    square = sum((found[number] - 400) ** 2 / 400 for number in range(count))

    assert abs(square - (count - 1)) <= 6 * (2 * (count - 1)) ** 0.5


def test_shuffling_is_fair() -> None:
    """All orders of four items are about equally frequent."""
    dice = Dice(seeded(1))
    found = Counter(tuple(dice.shuffled([1, 2, 3, 4])) for _ in range(9_600))

    assert len(found) == 24
    assert all(300 <= count <= 500 for count in found.values())


@given(SEEDS, st.lists(st.integers(), max_size=40))
def test_shuffling_keeps_the_members(seed: int, row: list[int]) -> None:
    before = row[:]
    mixed = Dice(seeded(seed)).shuffled(row)

    assert sorted(mixed) == sorted(before)
    assert row == before
