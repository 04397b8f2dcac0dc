"""Caprice Nisei (NA 72.6): the proposer declares how an offer will be resolved, and is bound to it.

To find the next thing to declare, the card is resolved on a copy of the state with the picks declared so far. The next
question to the proposer is what to declare next (R-100). A declaration is a row of pairs: the step of the card that
asks, and the pick (R-57).
"""

from __future__ import annotations

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.vocabulary import Choose, go_to, top
from neopolis.games.new_angeles.ids import COUNTER, MAIN, PASS
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import CARD, MAIN_PROPOSED
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import NO_LEDGER


def next_declaration(s: NewAngeles, card: int, seat: int, offer: int, declared: Row) -> tuple[int, list[int]]:
    """The step that would ask the proposer after these picks, and its options. If no step would: 0 and no options."""
    trial = s.copy()
    trial.silent = True
    trial.ledger = NO_LEDGER
    trial.asked = trial.all_asked = 0
    trial.stack = [Frame(CARD + card, 0, seat)]
    trial.deal.won = offer
    trial.deal.winner = seat
    trial.resolution.open = True
    trial.resolution.bound = ()
    MACHINE.settle(trial)
    at = 1
    while trial.asked:
        asked = trial.asked.bit_length() - 1
        options = MACHINE.asking(trial).options(trial, asked)
        if not _is_declared(trial):
            MACHINE.answer(trial, asked, PASS if PASS in options else options[0])
        elif at < len(declared):
            MACHINE.answer(trial, asked, declared[at])
            at += 2
        else:
            return top(trial).step - 1, options
    return 0, []


def _is_declared(trial: NewAngeles) -> bool:
    """R-100: whether the pick is part of a declaration. Questions to each player and the use of assets are not."""
    step = MACHINE.asking(trial)
    return isinstance(step, Choose) and step.is_declared(top(trial))


class Declare(Choose):
    """NA 72.6, R-100: the picks of the declaration, one at a time.

    The frame's `picked` is the proposer. Its `touched` says which was just proposed: the main offer or a counteroffer.
    """

    def __init__(self) -> None:
        super().__init__("declare", ("NA 72.6", "R-100"), "declare")

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return f.picked

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        return self._next(s, f)[1]

    def _next(self, s: NewAngeles, f: Frame) -> tuple[int, list[int]]:
        deal, proposer = s.deal, f.picked
        if self._is_main(f):
            return next_declaration(s, deal.main, proposer, MAIN, deal.main_declared)
        return next_declaration(s, deal.counters[-1], proposer, COUNTER, deal.counter_declared)

    def _is_main(self, f: Frame) -> bool:
        return f.touched == MAIN_PROPOSED

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        deal = s.deal
        step = self._next(s, f)[0]
        if self._is_main(f):
            deal.main_declared = (*deal.main_declared, step, thing)
        else:
            deal.counter_declared = (*deal.counter_declared, step, thing)
            deal.counter_declarer = f.picked
        s.emit("declared", f.picked, (thing,))
        go_to(s, f.step - 1, picked=f.picked, touched=f.touched)
