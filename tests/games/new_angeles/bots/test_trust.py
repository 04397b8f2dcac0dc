"""How far promises are believed: less the larger they are, the more is promised already, and never after a breach."""

import pytest

from neopolis.games.new_angeles.bots.trust import (
    FIRST_CREDIT,
    MOST_CREDIT,
    breaches,
    credit_line,
    debt,
    owed_capital,
    paid,
    reliability,
    size_of,
    trust,
)
from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.trading.ledger import BROKEN, KEPT, OPEN, VOID, Ledger, Pledge
from neopolis.games.new_angeles.trading.terms import GIVE, KEEP_OUT, NO_COUNTER, NO_TRADE, SUPPORT, TO_COUNTER, Promise

ME, OTHER, GIVER = 0, 1, 2


def gift(capital: int) -> Promise:
    return Promise(GIVE, capital=capital)


def pledge(status: int, promise: Promise, to: int = ME, seat: int = GIVER) -> Pledge:
    return Pledge(seat, to, -1, promise, ()).become(status)


def ledger(*pledges: Pledge) -> Ledger:
    return Ledger((), pledges)


def believed(found: Ledger, size: float, is_whisper: bool = False) -> float:
    return trust(found, GIVER, ME, size, is_whisper)


@pytest.mark.rule("NA 65.2")
def test_the_larger_a_promise_the_less_it_is_believed() -> None:
    found = [believed(ledger(), size) for size in (0.5, 1, 2, FIRST_CREDIT)]

    assert found == sorted(found, reverse=True)
    assert 0 < found[-1] < found[0] < 1
    assert believed(ledger(), FIRST_CREDIT + 0.1) == 0


def test_what_is_already_promised_to_anybody_counts() -> None:
    """Many small loans are no safer than a large one."""
    once = ledger(pledge(OPEN, gift(1), OTHER))
    twice = ledger(pledge(OPEN, gift(1), OTHER), pledge(OPEN, gift(1)))

    assert debt(twice, GIVER) == owed_capital(twice, GIVER) == 2
    assert believed(ledger(), 1) > believed(once, 1) > believed(twice, 1)
    assert believed(once, 1) == believed(ledger(), 2)
    assert believed(twice, 2) == 0


def test_what_has_been_paid_is_no_debt() -> None:
    half = ledger(pledge(OPEN, gift(3)).pay(2))

    assert debt(half, GIVER) == owed_capital(half, GIVER) == 1


@pytest.mark.parametrize("to", [ME, OTHER])
def test_one_breach_ends_trust_for_good(to: int) -> None:
    """Whoever was cheated, and whatever is paid later, not even 1 capital is believed any more."""
    broken = pledge(BROKEN, Promise(SUPPORT, to), to)
    paid_later = [pledge(KEPT, gift(10))] * 5

    assert breaches(ledger(broken), GIVER) == 1
    assert believed(ledger(broken), 1) == 0
    assert believed(ledger(broken, broken, *paid_later), 1) == 0
    assert reliability(ledger(broken, *paid_later), GIVER, ME) < reliability(ledger(), GIVER, ME)


def test_kept_gifts_and_support_raise_the_credit_line() -> None:
    first = credit_line(ledger(), GIVER, ME, False)
    supported = credit_line(ledger(pledge(KEPT, Promise(SUPPORT, ME, cards=2))), GIVER, ME, False)
    gave = credit_line(ledger(pledge(KEPT, gift(3))), GIVER, ME, False)

    assert first == FIRST_CREDIT < supported < gave
    assert credit_line(ledger(pledge(KEPT, gift(50))), GIVER, ME, False) == MOST_CREDIT


@pytest.mark.parametrize(
    "kept",
    [
        pledge(KEPT, Promise(NO_COUNTER, ME)),
        pledge(KEPT, Promise(NO_TRADE, OTHER)),
        pledge(KEPT, Promise(KEEP_OUT, district=3)),
        pledge(KEPT, Promise(TO_COUNTER, OTHER)),
        pledge(KEPT, Promise(SUPPORT, OTHER)),
        pledge(KEPT, gift(5), OTHER),
        pledge(VOID, gift(5)),
    ],
)
def test_what_costs_nothing_or_went_to_another_earns_no_credit(kept: Pledge) -> None:
    """If it did, a robber could earn credit by refraining from something, or by gifts that an accomplice gives back."""
    assert paid(ledger(kept), GIVER, ME) == 0
    assert believed(ledger(kept), 1) == believed(ledger(), 1)


def test_whispers_are_believed_less() -> None:
    """If a whispered promise is broken, nobody but the cheated player learns of it."""
    assert believed(ledger(), 1) > believed(ledger(), 1, is_whisper=True) > 0
    assert believed(ledger(), 2, is_whisper=True) == 0


def test_sizes() -> None:
    asset = max(range(len(BOT_VALUES)), key=lambda one: BOT_VALUES[one])

    assert size_of(gift(4)) == 4
    assert size_of(Promise(GIVE, asset=asset)) == BOT_VALUES[asset]
    assert size_of(Promise(SUPPORT, ME, cards=3)) > size_of(Promise(SUPPORT, ME)) > size_of(Promise(NO_COUNTER, ME)) > 0


def test_promises_of_others_do_not_count() -> None:
    assert believed(ledger(pledge(BROKEN, gift(1), seat=OTHER), pledge(OPEN, gift(9), seat=OTHER)), 2) == believed(
        ledger(), 2
    )
