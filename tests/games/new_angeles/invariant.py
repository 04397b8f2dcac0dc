"""Invariants of New Angeles: functions that check a `Watch` after every answer, registered by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.games.new_angeles.watch import Watch

Invariant = Callable[[Watch], None]
INVARIANTS: dict[str, Invariant] = {}


def invariant(check: Invariant) -> Invariant:
    INVARIANTS[check.__name__] = check
    return check


def same(found: Iterable[int], wanted: Iterable[int], about: str) -> None:
    """Checks that both have the same cards, in any order."""
    ours, theirs = sorted(found), sorted(wanted)
    assert ours == theirs, f"{about}: {ours} instead of {theirs}"
