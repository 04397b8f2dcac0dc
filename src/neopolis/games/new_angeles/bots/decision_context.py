"""A question of New Angeles as a bot sees it."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import lowest
from neopolis.games.new_angeles.bots.evaluator import Evaluator
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.text.notation import source_of

# Questions of a deal that everybody is asked in turn.
COUNTERING: Final = "counteroffer-or-pass"
SUPPORTING: Final = "support-or-abstain"


class DecisionContext:
    """A decision as the bot sees it: an imagined state, its options, and what is at stake."""

    def __init__(self, s: NewAngeles, seat: int, options: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.stakes = Evaluator(s, seat, True)
        self.source = source_of(s)

    @property
    def liked(self) -> list[int]:
        """The others among the options' seats, from the one whose gain hurts least; poorer ones first."""
        s = self.s
        others = [seat for seat in range(s.setting.seats) if seat != self.seat]
        return sorted(others, key=lambda seat: (-self.stakes.shares[seat], s.capital[seat]))

    @property
    def prompt(self) -> str:
        """What is asked, this player or another."""
        return MACHINE.asking(self.s).prompt(self.s, lowest(self.s.asked))

    def best(self, worths: dict[int, float]) -> int:
        """The option that is worth most; of equals, the first."""
        return max(self.options, key=lambda option: worths.get(option, -1000.0))


def mind_of(s: NewAngeles, seat: int) -> DecisionContext:
    """The present question as a seat sees it, whoever is asked: without options unless it is this seat."""
    return DecisionContext(s, seat, MACHINE.asking(s).options(s, seat) if s.asked >> seat & 1 else [])
