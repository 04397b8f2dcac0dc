"""What is on the table in one deal, worked out from the events."""

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
    countered: list[int] = field(default_factory=list)  # seats that made a counteroffer, even one sent back
    main_support: list[int] = field(default_factory=list)
    counter_support: list[int] = field(default_factory=list)
    offer: dict[int, int] = field(default_factory=dict)  # the offer that each seat supports
    pending: list[int] = field(default_factory=list)  # cards of support whose offer is not known yet
    won: int = 0
    winner: int = NOBODY
    price: int = 0  # number of cards that the last counteroffer costs
    paid: int = 0
