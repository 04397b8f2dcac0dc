"""A question of New Angeles as one seat sees it. The plain bot bases every decision on this."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import first_seat
from neopolis.games.new_angeles.bots.trial import CardValues, Trials
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles

# The two questions of a deal that players answer one after the other. Bots trade about them.
COUNTERING: Final = "counteroffer-or-pass"
SUPPORTING: Final = "support-or-abstain"
STOPPING: Final = "stop"  # the game waits so that players can trade


class DecisionContext:
    """The current question in an imagined game, its options, and ways to judge them."""

    def __init__(self, s: NewAngeles, seat: int, options: list[int], values: CardValues) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.trials = Trials(s, seat, values)
        self.evaluator = self.trials.own
        self._open_trials: Trials | None = None

    @property
    def open_trials(self) -> Trials:
        """What cards are worth to somebody in this seat whose rival and investment are unknown."""
        if self._open_trials is None:
            self._open_trials = Trials(self.s, self.seat, CardValues(), knows=False)
        return self._open_trials

    @property
    def prompt(self) -> str:
        """The code of the current question: of this seat's if it is asked, otherwise of the first seat's that is."""
        s = self.s
        return MACHINE.asking(s).prompt(s, self.seat if s.asked >> self.seat & 1 else first_seat(s.asked))

    @property
    def counterer(self) -> int:
        """The seat whose counteroffer stands, or NOBODY."""
        counterers = self.s.deal.counterers
        return counterers[-1] if counterers else NOBODY

    def best(self, values: dict[int, float]) -> int:
        """The option with the highest value; among equals, the first."""
        return max(self.options, key=lambda option: values.get(option, -1000.0))

    def card_value(self, card: int) -> float:
        """How good it would be to resolve a card now."""
        return self.trials.card_value(card, self.seat)


def context_of(s: NewAngeles, seat: int, values: CardValues | None = None) -> DecisionContext:
    """The current question as a seat sees it; without options if the seat is not asked."""
    options = MACHINE.asking(s).options(s, seat) if s.asked >> seat & 1 else []
    return DecisionContext(s, seat, options, values or CardValues())
