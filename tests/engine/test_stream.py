"""The stream of a wide seed: numbers from SHA-256, the same everywhere, and impossible to derive from a view."""

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neopolis import Refused
from neopolis.engine.conformance.laws import Laws
from neopolis.engine.game import BLIND, MAX_SEED
from neopolis.engine.record import Record
from neopolis.engine.rng import STATES, WIDE, Dice, is_wide, seed_digits, seed_text, seeded, wide_seed
from neopolis.games import neom, new_angeles
from neopolis.games.neom import NeomGame
from neopolis.games.new_angeles import NewAngelesGame
from tests.sizes import Size

DIGITS = "00" + "5a" * 31
WIDE_SEEDS = st.integers(WIDE, 2 * WIDE - 1)


def words(digits: str, count: int) -> list[int]:
    """The first words of a stream, worked out from its definition alone."""
    blocks = [
        hashlib.sha256(b"neopolis" + bytes.fromhex(digits) + number.to_bytes(8, "big")).digest()
        for number in range(count // 8 + 1)
    ]
    stream = b"".join(blocks)
    return [int.from_bytes(stream[4 * at : 4 * at + 4], "big") for at in range(count)]


def test_the_numbers_are_those_of_the_definition() -> None:
    dice = Dice(seeded(wide_seed(DIGITS)))

    assert [dice.below(1 << 16) for _ in range(30)] == [word % (1 << 16) for word in words(DIGITS, 30)]


def test_the_numbers_never_change() -> None:
    """If these numbers changed, records of served games would no longer replay."""
    dice = Dice(seeded(wide_seed(DIGITS)))

    assert [dice.below(100) for _ in range(8)] == [49, 82, 48, 75, 53, 65, 83, 88]
    assert dice.shuffled(list(range(8))) == [3, 4, 2, 7, 1, 5, 6, 0]
    assert dice.rng == wide_seed(DIGITS) << 64 | 15


def test_a_shuffle_draws_the_same_numbers_as_single_draws() -> None:
    shuffling, drawing = Dice(seeded(wide_seed(DIGITS))), Dice(seeded(wide_seed(DIGITS)))
    for _ in range(3):
        shuffling.below(9)
        drawing.below(9)

    mixed = shuffling.shuffled(list(range(30)))

    expected = list(range(30))
    for last in range(29, 0, -1):
        other = drawing.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert mixed == expected
    assert shuffling.rng == drawing.rng


@pytest.mark.parametrize("count", [2, 3, 7, 60])
def test_each_number_is_equally_likely(count: int) -> None:
    dice, draws = Dice(seeded(WIDE + count)), 400 * count
    found = Counter(dice.below(count) for _ in range(draws))

    assert sorted(found) == list(range(count))
    assert max(found.values()) < 600 and min(found.values()) > 250


def test_numbers_that_would_favor_the_small_ones_are_drawn_again() -> None:
    """With two thirds of 2**32 as the limit, a third of the words are skipped."""
    limit = 2 * (1 << 32) // 3
    dice = Dice(seeded(wide_seed(DIGITS)))

    assert [dice.below(limit) for _ in range(10)] == [word for word in words(DIGITS, 40) if word < limit][:10]


@given(WIDE_SEEDS)
def test_a_wide_seed_and_its_digits_mean_the_same(seed: int) -> None:
    assert wide_seed(seed_digits(seed)) == seed
    assert seed_text(seed) == seed_digits(seed)


@pytest.mark.parametrize("text", ["", "7", DIGITS[1:], DIGITS + "0", DIGITS.upper(), "+" + DIGITS[1:], "٣" * 64])
def test_other_texts_are_no_wide_seeds(text: str) -> None:
    assert wide_seed(text) == -1


@pytest.mark.parametrize("seed", [MAX_SEED + 1, WIDE - 1, 2 * WIDE, DIGITS])
def test_ints_between_the_two_kinds_of_seeds_are_refused(seed: object) -> None:
    with pytest.raises(Refused) as caught:
        neom.start(3, seed)

    assert caught.value.code == "bad-seed"


def start_neom(seed: int) -> NeomGame:
    return neom.start(3, WIDE + seed)


def start_new_angeles(seed: int) -> NewAngelesGame:
    return new_angeles.start(4, WIDE + seed)


def test_games_with_wide_seeds_obey_the_laws(size: Size) -> None:
    """Records, copies, bytes, taking back and imagined games work with wide seeds as they do with small ones."""
    Laws(3, start_neom, neom.decode, neom.replay).check_game(5, rarely=size(quick=30, normal=4))
    Laws(4, start_new_angeles, new_angeles.decode, new_angeles.replay).check_game(5, rarely=size(quick=60, normal=4))


def test_two_wide_seeds_make_two_games() -> None:
    assert start_neom(0).encode() != start_neom(1).encode()
    assert start_new_angeles(0).encode() != start_new_angeles(1).encode()


def test_a_record_has_the_digits_of_a_wide_seed() -> None:
    game = neom.start(3, wide_seed(DIGITS))

    assert f'"seed": "{DIGITS}"' in game.record()
    assert Record(game.record()).head.seed == wide_seed(DIGITS)
    assert neom.replay(game.record()).encode() == game.encode()


def check_imagined(game: NeomGame | NewAngelesGame, other: NeomGame | NewAngelesGame) -> None:
    """Imagined games do not depend on the game's generator, and do not contain it."""
    other.s.rng = other.anchor.rng = seeded(WIDE + 12345)
    for seat in range(game.seats):
        world = game.imagine(seat, 9)
        assert world.encode() == other.imagine(seat, 9).encode()
        assert not is_wide(world.s.rng >> 64)
        assert is_wide(game.imagine(seat, WIDE + 9).s.rng >> 64)


def test_imagined_games_do_not_depend_on_the_generator() -> None:
    check_imagined(start_neom(3), neom.decode(start_neom(3).encode()))
    check_imagined(start_new_angeles(3), new_angeles.decode(start_new_angeles(3).encode()))


@pytest.mark.parametrize("wide", [True, False])
def test_blind_bytes_do_not_hold_the_generator(wide: bool) -> None:
    game = neom.start(3, WIDE + 5 if wide else 5)
    game.play(0, game.options(0)[0])
    blind = neom.decode(game.encode(blind=True))

    assert blind.s.rng == blind.anchor.rng == BLIND
    assert game.s.rng != BLIND
    assert blind.imagine(1, 4).encode() == game.imagine(1, 4).encode()
    assert blind.deciders == game.deciders


def test_a_game_with_a_wide_seed_can_be_searched() -> None:
    game = start_new_angeles(8)

    assert game.copy().playout(1) == game.copy().playout(1)


@pytest.mark.parametrize("start", [start_neom, start_new_angeles])
def test_a_playout_does_not_use_the_stream(start: Callable[[int], NeomGame | NewAngelesGame]) -> None:
    """The stream is too slow for search, so a playout draws from its own seed instead of the game's."""
    first, second = start(8).copy(), start(8).copy()
    second.s.rng = seeded(WIDE + 12345)
    first.playout(1)
    second.playout(1)
    third = start(8).copy()
    third.playout(2)

    assert first.s.rng <= STATES
    assert first.encode() == second.encode() != third.encode()


def test_a_playout_with_a_wide_seed_keeps_the_stream() -> None:
    first, second = start_neom(8).copy(), start_neom(8).copy()
    first.playout(WIDE + 1)
    second.playout(WIDE + 2)

    assert first.s.rng > STATES
    assert first.encode() != second.encode()


def test_a_playout_with_a_small_seed_deals_as_the_game_does() -> None:
    """With a small seed, a playout draws from the game's own generator, and its choices do not change what is drawn."""
    first, second = neom.start(3, 8).copy(), neom.start(3, 8).copy()
    first.playout(1)
    second.playout(2)

    assert first.s.rng == second.s.rng


def test_no_state_of_the_generator_breaks_a_game() -> None:
    """Forged bytes may hold any number as the state; drawing from it must not fail."""
    for rng in (1 << 60, WIDE - 1, WIDE << 64, (2 * WIDE << 64) - 1, 2 * WIDE << 64, 1 << 400):
        assert sorted(Dice(rng).shuffled(list(range(20)))) == list(range(20))
