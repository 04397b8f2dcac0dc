"""The books of one deal."""

from __future__ import annotations

from dataclasses import dataclass, field

NOBODY = -1


@dataclass
class DealBooks:
    """What is on the table in a deal, according to the events."""

    revealed: int = 0
    main: int = 0
    counters: list[int] = field(default_factory=list)
    counterers: list[int] = field(default_factory=list)
    countered: list[int] = field(default_factory=list)  # all who made a counteroffer, sent back or not
    main_support: list[int] = field(default_factory=list)
    counter_support: list[int] = field(default_factory=list)
    offer: dict[int, int] = field(default_factory=dict)  # by seat, what it supports
    pending: list[int] = field(default_factory=list)  # support whose offer is not known yet
    won: int = 0
    winner: int = NOBODY
    price: int = 0  # of the last counteroffer
    paid: int = 0
