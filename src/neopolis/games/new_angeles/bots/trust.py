"""How far a player of New Angeles believes promises, going by the ledger (NA 65.2).

A promise is worth at most what its giver will be able to pay, times a trust that falls with the size of the promise,
with what its giver has already promised, and with every promise that the giver has broken, for good. What a giver may
owe altogether, the credit line, grows only with what it has really paid to the same player: promises to refrain from
something cost nothing, and two players could keep promises to each other just to look honest.

Only the ledger counts, so every player who sees the same promises trusts a seat the same. Sizes are in capital.
"""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.cards.definitions import BOT_VALUES
from neopolis.games.new_angeles.trading.ledger import BROKEN, KEPT, OPEN, Ledger
from neopolis.games.new_angeles.trading.terms import GIVE, OPPOSE, SUPPORT, TO_COUNTER, Promise

FIRST_KEPT: Final = 2.0  # a stranger is trusted like a player who has kept 2 of 3 promises
FIRST_MADE: Final = 3.0
FIRST_CREDIT: Final = 3.0  # the most capital that a stranger may owe to all players together
MOST_CREDIT: Final = 5.0
CREDIT_GROWTH: Final = 0.5  # the credit line grows by this for each capital that was paid as promised
BREACH: Final = 0.25  # each broken promise leaves this share of the trust and of the credit line
WHISPERED: Final = 0.5  # the share of the credit line for a whisper: others will not see it broken
CARD_SIZE: Final = 0.7  # the size of a promise to play a card
REFRAINING_SIZE: Final = 0.2  # the size of a promise not to do something


def size_of(promise: Promise) -> float:
    """How much a promise costs the player who keeps it."""
    if promise.kind == GIVE:
        return float(promise.capital) + (BOT_VALUES[promise.asset] if promise.asset else 0.0)
    if promise.kind in (SUPPORT, OPPOSE):
        return CARD_SIZE * promise.cards
    return CARD_SIZE if promise.kind == TO_COUNTER else REFRAINING_SIZE


def debt(ledger: Ledger, seat: int) -> float:
    """The size of all open promises of a seat, to whomever, without what it has already paid."""
    return sum([size_of(one.promise) - one.paid for one in ledger.pledges if one.seat == seat and one.status == OPEN])


def owed_capital(ledger: Ledger, seat: int) -> int:
    """The capital that a seat has promised to give and not given yet."""
    return sum(
        [
            one.promise.capital - one.paid
            for one in ledger.pledges
            if one.seat == seat and one.status == OPEN and one.promise.kind == GIVE
        ]
    )


def breaches(ledger: Ledger, seat: int) -> int:
    """How many promises a seat has broken, to whomever."""
    return len([one for one in ledger.pledges if one.seat == seat and one.status == BROKEN])


def paid(ledger: Ledger, seat: int, to: int) -> float:
    """The size of the gifts and the support that a seat has promised to a player and then given."""
    found = 0.0
    for one in ledger.pledges:
        promise = one.promise
        is_payment = promise.kind == GIVE or (promise.kind == SUPPORT and promise.player == to)
        if one.seat == seat and one.to == to and one.status == KEPT and is_payment:
            found += size_of(promise)
    return found


def reliability(ledger: Ledger, seat: int, to: int) -> float:
    """How likely a seat is to keep a very small promise to a player. No payment makes up for a breach."""
    done = paid(ledger, seat, to)
    return (FIRST_KEPT + done) / (FIRST_MADE + done) * BREACH ** breaches(ledger, seat)


def credit_line(ledger: Ledger, seat: int, to: int, is_whisper: bool) -> float:
    """The most that a seat may owe everybody together before a player stops believing its promises."""
    line = min(FIRST_CREDIT + CREDIT_GROWTH * paid(ledger, seat, to), MOST_CREDIT)
    return line * BREACH ** breaches(ledger, seat) * (WHISPERED if is_whisper else 1.0)


def trust(ledger: Ledger, seat: int, to: int, size: float, is_whisper: bool) -> float:
    """How likely a seat is to keep new promises of this size to a player; 0 if they exceed its credit line."""
    line = credit_line(ledger, seat, to, is_whisper)
    total = debt(ledger, seat) + size
    return 0.0 if total > line else reliability(ledger, seat, to) * (1 - total / (2 * line))
