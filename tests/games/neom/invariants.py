"""All invariants of NEOM, which are checked after every answer.

Each invariant compares the books of a `Watch` with the state. An answer that leaves its step open may change nothing
that the other invariants check (`open_step`), so they are checked only when a step closes.
"""

from __future__ import annotations

from tests.games.neom import invariants_of_cities, invariants_of_money, invariants_of_play
from tests.games.neom.invariant import INVARIANTS, invariant, then
from tests.games.neom.watch import Watch

__all__ = ["INVARIANTS", "check_all", "open_step"]

FOUND_IN = (invariants_of_play, invariants_of_money, invariants_of_cities)  # importing them fills INVARIANTS


@invariant
def open_step(w: Watch) -> None:
    """An answer that leaves its step open changes only the seat's own pending action, and nobody gets an event."""
    if w.now.moment == then(w).moment:
        assert w.now == w.before, "it changed the state"
        assert not w.events, "somebody was told"
        assert not w.game.over, "the game is over"


def check_all(w: Watch) -> None:
    """Check every invariant after an answer; the error names the first that does not hold."""
    closed = w.look()
    for name, check in INVARIANTS.items() if closed else [("open_step", open_step)]:
        try:
            check(w)
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error
