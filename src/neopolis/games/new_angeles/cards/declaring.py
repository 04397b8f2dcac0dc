"""Caprice Nisei (NA 72.6): the proposer declares how an offer will be resolved, and is bound to it.

To find out what to declare next, `rehearsal` resolves the card on a copy of the state, with the picks declared so far,
up to the next question to the proposer (R-100). A declaration is a row of pairs: the number of the card's step that
asks, and the pick (R-57).
"""

from __future__ import annotations

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import EFFECTS
from neopolis.games.new_angeles.cards.vocabulary import Choose, Either, go_to, top
from neopolis.games.new_angeles.ids import COUNTER, MAIN, PASS
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import CARD, MAIN_PROPOSED
from neopolis.games.new_angeles.rules.state import NewAngeles, Row
from neopolis.games.new_angeles.trading.ledger import NO_LEDGER


def rehearsal(s: NewAngeles, card: int, seat: int, offer: int, declared: Row) -> NewAngeles:
    """A copy of the state in which the card is resolved with these picks, up to the next question to the proposer.

    If there is no such question, the copy asks nobody.
    """
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
            break
    return trial


def has_choices(s: NewAngeles, card: int, seat: int) -> bool:
    """R-100: whether the proposer of a card would have something to declare.

    This looks at each step of the card separately: it runs so often that a rehearsal would be too slow.
    """
    frame = Frame(CARD + card, 0, seat)
    asking_steps = [step for step in EFFECTS[card] if isinstance(step, Choose) and step.is_declared(frame)]
    return any(step.things(s, frame) for step in asking_steps)


def _is_declared(trial: NewAngeles) -> bool:
    """R-100: whether the pick is declared in advance. Picks by each player, and for assets, are not."""
    step = MACHINE.asking(trial)
    return isinstance(step, Choose) and step.is_declared(top(trial))


class Declare(Choose):
    """NA 72.6, R-100: the picks of the declaration, one at a time.

    The frame's `picked` is the proposer. Its `touched` says what was just proposed: the main offer or a counteroffer.
    """

    def __init__(self) -> None:
        super().__init__("declare", ("NA 72.6", "R-100"), "declare")

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return f.picked

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        trial = self.rehearsed(s, f)
        return MACHINE.asking(trial).options(trial, f.picked) if trial.asked else []

    def default(self, s: NewAngeles, seat: int, options: list[int]) -> int:
        """R-134: what the player would pick by default when the card is resolved."""
        trial = self.rehearsed(s, top(s))
        return MACHINE.asking(trial).default(trial, seat, options)

    def rehearsed(self, s: NewAngeles, f: Frame) -> NewAngeles:
        """The copy of the state that asks what to declare next."""
        deal, proposer = s.deal, f.picked
        if self._is_main(f):
            return rehearsal(s, deal.main, proposer, MAIN, deal.main_declared)
        return rehearsal(s, deal.counters[-1], proposer, COUNTER, deal.counter_declared)

    def _is_main(self, f: Frame) -> bool:
        return f.touched == MAIN_PROPOSED

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        deal = s.deal
        step = top(self.rehearsed(s, f)).step - 1
        if self._is_main(f):
            deal.main_declared = (*deal.main_declared, step, thing)
        else:
            deal.counter_declared = (*deal.counter_declared, step, thing)
            deal.counter_declarer = f.picked
        s.emit("declared", f.picked, (thing,))
        go_to(s, f.step - 1, picked=f.picked, touched=f.touched)


def asking(s: NewAngeles) -> NewAngeles:
    """The state that asks the current question; while a player declares, this is the rehearsal."""
    step = MACHINE.asking(s)
    return step.rehearsed(s, top(s)) if isinstance(step, Declare) else s


def alternatives(s: NewAngeles, seat: int) -> str:
    """The prompt that names the two effects a seat must choose between; "" if the seat is asked something else."""
    if not s.asked >> seat & 1:
        return ""
    step = MACHINE.asking(asking(s))
    return step.code if isinstance(step, Either) else ""
