"""All invariants of New Angeles, which are checked after every answer.

Each invariant compares the state with what a `Watch` read from the events, or with the state before the answer.
"""

from __future__ import annotations

from tests.games.new_angeles import (
    invariants_of_cards,
    invariants_of_city,
    invariants_of_deals,
    invariants_of_ledger,
    invariants_of_play,
)
from tests.games.new_angeles.invariant import INVARIANTS
from tests.games.new_angeles.watch import Watch

__all__ = ["FOUND_IN", "INVARIANTS", "check_all"]

# Importing these modules fills INVARIANTS.
FOUND_IN = (invariants_of_cards, invariants_of_city, invariants_of_deals, invariants_of_ledger, invariants_of_play)


def check_all(w: Watch) -> None:
    """Check every invariant after an answer; the error names the first that does not hold."""
    for name, check in INVARIANTS.items():
        try:
            check(w)
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error
