"""NA 65.0: whatever values a trade call gets, it works or is refused with a reason, and raises no other error."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from neopolis import Refused
from neopolis.games.new_angeles.trading.terms import KINDS, Promise, Terms
from tests.games.neom.random_games import Chance
from tests.games.new_angeles.random_trades import talking
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import NO_RULES, capital, cards_for, promise, propose, supporting


class Nasty:
    """An object that cannot be tested for truth, compared or printed."""

    def __bool__(self) -> bool:
        raise OSError("no truth")

    def __eq__(self, other: object) -> bool:
        raise OSError("no equal")

    def __hash__(self) -> int:
        raise OSError("no hash")

    def __str__(self) -> str:
        raise OSError("no name")

    __repr__ = __str__

    def __len__(self) -> int:
        raise OSError("no length")

    def __iter__(self) -> object:
        raise OSError("no members")


def deep() -> object:
    """A list that is nested more deeply than Python can print."""
    found: list[object] = []
    for _ in range(100_000):
        found = [found]
    return found


ODD: list[object] = [
    *(None, True, False, 0, -1, 1, 4, 35, 10**9, 10**5000, -(2**63), 1.0, float("nan"), 1j),
    *("", "Tanaka", "0", "\ud800", "x" * 10_000, b"1", bytearray(b"1")),
    *([], (), {}, set(), frozenset({1}), [1], (1,), {1: 2}, [10**5000], (None,), [[]], range(3), iter([1])),
    *(object(), object, len, Nasty(), [Nasty()], Terms, Promise, Ellipsis, NotImplemented),
    *(capital(1), promise(Promise("no-trade", 2)), Promise("no-trade", 2), Refused("game-over")),
]


def only_refused(laid: Table, act: Callable[[], object]) -> bool:
    """Whether an act was refused. A refusal must give a reason and change nothing; any other exception is an error."""
    before = laid.game.encode()
    try:
        act()
    except Refused as refusal:
        assert laid.game.encode() == before
        assert refusal.code and refusal.message and (refusal.rules or refusal.code in NO_RULES), refusal.code
        return True
    return False


def fresh() -> Table:
    """A table with proposals in both directions."""
    laid = table().asset(0, "Eiko").asset(1, "Tanaka")
    propose(laid, 0, 1, capital(1))
    propose(laid, 1, 0, capital(1), whisper=True)
    return laid


@pytest.mark.rule("NA 65.0", "R-132")
@pytest.mark.parametrize("verb", ["accept", "decline", "withdraw", "counter"])
def test_odd_seats_and_numbers(verb: str) -> None:
    """Odd values as a seat or as a proposal's number are refused."""
    laid = fresh()
    call = getattr(laid.game, verb)
    found = [only_refused(laid, partial(call, odd, 2)) for odd in ODD]
    found += [only_refused(laid, partial(call, 2, odd)) for odd in ODD]

    assert all(found)


@pytest.mark.rule("NA 65.0")
@pytest.mark.parametrize("place", range(5))
def test_odd_arguments_of_a_proposal(place: int) -> None:
    """An odd value as any argument of a proposal raises no exception other than a refusal."""
    refusals = 0
    for odd in ODD:
        laid = fresh()
        arguments: list[object] = [0, 1, capital(1), capital(1), False]
        arguments[place] = odd
        refusals += only_refused(laid, partial(laid.game.propose, *arguments))

    assert refusals > len(ODD) - 6


@pytest.mark.rule("NA 65.0")
@pytest.mark.parametrize("place", range(2))
def test_odd_terms_of_a_counterproposal(place: int) -> None:
    """An odd value as the terms of a counterproposal raises no exception other than a refusal."""
    refusals = 0
    for odd in ODD:
        laid = fresh()
        arguments: list[object] = [capital(1), capital(1)]
        arguments[place] = odd
        refusals += only_refused(laid, partial(laid.game.counter, 1, 1, *arguments))

    assert refusals > len(ODD) - 4


@pytest.mark.rule("NA 65.0", "R-116", "R-117")
@pytest.mark.parametrize("field", Terms.__struct_fields__)
def test_odd_fields_of_terms(field: str) -> None:
    """An odd value in any field of terms raises no exception other than a refusal."""
    refusals = 0
    for odd in (*ODD, *[(odd,) for odd in ODD], *[(132, odd) for odd in ODD]):
        laid = cards_for(fresh(), 0)
        terms = msgspec.structs.replace(capital(1), **{field: odd})
        refusals += only_refused(laid, partial(laid.game.propose, 0, 1, terms))

    assert refusals > len(ODD)


@pytest.mark.rule("NA 65.2")
@pytest.mark.parametrize("field", Promise.__struct_fields__)
@pytest.mark.parametrize("kind", KINDS)
def test_odd_fields_of_promises(kind: str, field: str) -> None:
    """An odd value in any field of a promise raises no exception other than a refusal; unused fields are ignored."""
    for odd in ODD:
        laid = fresh()
        whole = Promise(kind, 2, capital=1, district=3)
        odd_promise = msgspec.structs.replace(whole, **{field: odd})
        only_refused(laid, partial(laid.game.propose, 0, 1, promise(odd_promise)))
        (laid.game.view(1), laid.game.encode())


@pytest.mark.rule("NA 65.0")
@pytest.mark.parametrize("place", range(2))
def test_odd_asides(place: int) -> None:
    """An odd value as a side action's seat or row, or within the row, raises no exception other than a refusal."""
    laid = fresh()
    rows: list[object] = [*ODD, *[(odd,) for odd in ODD], *[(2, odd) for odd in ODD], *[(1, 1, odd) for odd in ODD]]
    for odd in rows:
        only_refused(laid, partial(laid.game.side_action, *((0, odd) if place else (odd, (2, 2)))))


@pytest.mark.rule("NA 65.0")
def test_nested_too_deeply() -> None:
    """A value that is nested too deeply for Python to print is refused."""
    laid = fresh()

    assert only_refused(laid, lambda: laid.game.propose(0, 1, deep()))
    assert only_refused(laid, lambda: laid.game.accept(0, deep()))


@pytest.mark.rule("NA 65.0", "R-132")
def test_random_rows_are_done_or_refused() -> None:
    """Rows of small numbers are carried out, or refused with a reason and without a change."""
    chance = Chance(65)
    laid = supporting()
    done = 0
    for _ in range(4_000):
        row = (chance.below(7), *[chance.below(4) - 1 for _ in range(chance.below(14))])
        done += not only_refused(laid, partial(laid.game.side_action, chance.below(4), row))
        if not laid.asked:
            break

    assert done > 0


@pytest.mark.rule("NA 65.0", "R-132")
def test_rows_with_a_number_changed() -> None:
    """Real side actions with one number changed are carried out, or refused without a change."""
    chance = Chance(7)
    tried = 0
    for at, game in enumerate(talking(4, 8)):
        if at % 5 or game.over:
            continue
        for seat, row in [(seat, done) for seat, done in game._acts_after_anchor() if not isinstance(done, int)]:
            place = chance.below(len(row))
            changed = (*row[:place], row[place] + chance.below(5) - 2, *row[place + 1 :])
            trial = game.copy()
            before = trial.encode()
            tried += 1
            try:
                trial.side_action(seat, changed)
            except Refused:
                assert trial.encode() == before

    assert tried > 50
