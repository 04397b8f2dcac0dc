"""Events: what happened in a game, and who may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1  # as an audience: all seats and all spectators
NOBODY: Final = -1  # as a seat: the event belongs to no seat

PlainEvent = tuple[str, int, tuple[int, ...], int]  # kind, seat, things and audience


@mypyc_attr(acyclic=True, free_list_len=1)  # made at every step
class Event:
    """One thing that happened: its kind (a code), the seat it concerns, the numbers that belong to it, its audience."""

    def __init__(self, kind: str, seat: int, things: tuple[int, ...], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.seat = seat
        self.things = things
        self.audience = audience  # bit set of seats, or EVERYBODY

    def is_visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know about this event."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    def plain(self) -> PlainEvent:
        """The event as plain data."""
        return (self.kind, self.seat, self.things, self.audience)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.plain())

    def __repr__(self) -> str:
        return f"Event{self.plain()!r}"
