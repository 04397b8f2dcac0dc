"""What a seat remembers of its own proposals: all of it from the events that it has heard.

So a bot does not come back with refused ideas even where every question gets a new one, as at a server's table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from neopolis.engine.event import Event
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.proposals import is_nothing
from neopolis.games.new_angeles.trading.repeating import TALK
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.terms_row import terms_pair

REMEMBERED: Final = (
    *TALK,
    "accepted",
    "turn",
    "main-offer",
    "counteroffer",
    "supported",
)  # kinds of events that matter
QUESTION_ENDS: Final = ("turn", "main-offer", "counteroffer", "supported", "passed", "abstained", "accepted")
OUTCOMES: Final = ("accepted", "declined")


class Memory:
    """What one seat has proposed in this turn, and how much oftener each partner has declined than accepted."""

    def __init__(self, s: NewAngeles, seat: int, heard: Sequence[Event]) -> None:
        self.tried: list[tuple[int, Terms]] = []  # partners and things, in this turn
        self.partners: list[int] = []  # of the proposals in this turn
        self.now = 0  # proposals about the question of the moment
        self.declined = [0 for _ in range(s.setting.seats)]  # how much oftener a partner has declined than accepted
        open_ones: dict[int, int] = {}
        for event in heard:
            if event.kind in QUESTION_ENDS:
                self.now = 0
            if event.kind == "turn":
                self.tried, self.partners = [], []
            elif event.kind == "proposed" and event.seat == seat:
                partner, number = event.things[0], event.things[1]
                gives, wants = terms_pair(s, event.things, 2)
                self.partners.append(partner)
                things = [without_capital(gives), without_capital(wants)]
                self.tried += [(partner, thing) for thing in things if not is_nothing(thing)]
                self.now += 1
                open_ones[number] = partner
            elif event.kind in OUTCOMES and event.things[0] in open_ones:
                self.declined[open_ones.pop(event.things[0])] += 1 if event.kind == "declined" else -1

    def has_tried(self, partner: int, thing: Terms) -> bool:
        """Whether the seat has already proposed a trade about this thing to this partner in this turn."""
        return (partner, without_capital(thing)) in self.tried

    def tries(self, partner: int) -> int:
        """How many proposals this partner has heard from the seat in this turn."""
        return self.partners.count(partner)


def without_capital(terms: Terms) -> Terms:
    """What else one side gives."""
    return Terms(0, terms.assets, terms.answer, terms.promises)
