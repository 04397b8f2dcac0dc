"""Invariants of NEOM: functions that check a `Watch` after every answer, registered by name."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.neom.watch import Moment, Watch

Invariant = Callable[[Watch], None]
INVARIANTS: dict[str, Invariant] = {}
SQUARES = [(cell % 5, cell // 5) for cell in range(25)]
DISASTERS_BY_NUMBER = ("", "Flood", "Fire", "Crime Spree")


def invariant(check: Invariant) -> Invariant:
    INVARIANTS[check.__name__] = check
    return check


def then(w: Watch) -> Moment:
    """The position before the last answer."""
    assert w.before is not None
    return w.before
