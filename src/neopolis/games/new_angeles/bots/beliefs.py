"""What a seat believes about the rival cards of the others, from what they have offered, countered and supported.

For each act, the other answers that the seat could have given are tried, too, and judged for each rival card that it
could have. The better an answer is for a card, compared with the others, the likelier is a seat with that card to give
it. All ways to deal the rival cards are weighed by these likelihoods, so the result is exact for the model.
"""

from __future__ import annotations

from itertools import permutations
from math import exp, log
from typing import Final

from neopolis.engine.rng import Dice
from neopolis.engine.script import first_seat
from neopolis.games.new_angeles.bots.turn_trials import outcome
from neopolis.games.new_angeles.bots.win_chance import WinChance
from neopolis.games.new_angeles.ids import ABSTAIN, CORPORATION, COUNTER, EMERGENCY, FEDERALIST, MAIN, PASS
from neopolis.games.new_angeles.knowledge.knowledge import HAND
from neopolis.games.new_angeles.rules.hands import without
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.state import NewAngeles, Row, replaced

SHARPNESS: Final = 8.0  # how much likelier an answer is that gives a higher chance to win
ERROR: Final = 0.1  # how often a seat answers at random
MOST_OPTIONS: Final = 6  # how many answers are tried for one act
FINE: Final = 1 << 20


class Beliefs:
    """The likelihoods of what the others have done, by seat and rival card."""

    def __init__(self, s: NewAngeles, seat: int) -> None:
        """`s` is an imagined game, in which only the rival cards count that the seat has seen."""
        self.seat: Final = seat
        self.cards: Final = [*[CORPORATION + one for one in s.setting.corporations], FEDERALIST]
        self.seen: Final[list[int]] = [
            card if s.rivals_seen[at] >> seat & 1 else 0 for at, card in enumerate((*s.rivals, s.rival_aside))
        ]
        self.logs: Final = [[0.0 for _ in self.cards] for _ in s.rivals]
        self.deals: list[
            tuple[Row, float]
        ] = []  # all ways to deal the rival cards, with their weights; [] if not known

    def add(self, actor: int, likelihoods: list[float]) -> None:
        """Take an act into account: how likely it was, by rival card of the actor."""
        for at, likelihood in enumerate(likelihoods):
            self.logs[actor][at] += log(likelihood)
        self.deals = []

    def weighed(self) -> list[tuple[Row, float]]:
        """All ways to deal the rival cards that fit what the seat has seen; the last card lies aside. Sums to 1."""
        if not self.deals:
            free = [card for card in self.cards if card not in self.seen]
            found: list[tuple[Row, float]] = []
            for order in permutations(free):
                left = list(order)
                dealt = tuple([card or left.pop() for card in self.seen])
                total = 0.0
                for seat in range(len(self.logs)):
                    if seat != self.seat:
                        total += self.logs[seat][self.cards.index(dealt[seat])]
                found.append((dealt, total))
            most = max([weight for _, weight in found])
            total = sum([exp(weight - most) for _, weight in found])
            self.deals = [(dealt, exp(weight - most) / total) for dealt, weight in found]
        return self.deals

    def chance(self, other: int, card: int) -> float:
        """How likely a seat is to have a rival card."""
        return sum([weight for dealt, weight in self.weighed() if dealt[other] == card])

    def suspect(self) -> int:
        """The other seat that is most likely to be the Federalist."""
        others = [other for other in range(len(self.logs)) if other != self.seat]
        return max(others, key=lambda other: self.chance(other, FEDERALIST))

    def deal(self, s: NewAngeles, dice: Dice) -> None:
        """Deal the rival cards of an imagined game again, by what the seat believes."""
        drawn = dice.below(FINE) / FINE
        for dealt, weight in self.weighed():
            drawn -= weight
            if drawn < 0.0:
                s.rivals, s.rival_aside = dealt[:-1], dealt[-1]
                return


class Act:
    """What a seat did: its answer to a question that everybody saw."""

    def __init__(self, seat: int, option: int) -> None:
        self.seat: Final = seat
        self.option: Final = option


def act_between(before: NewAngeles, now: NewAngeles, prompt: str, prompt_now: str) -> Act | None:
    """The act between two positions as one seat knows them; None if it was none of those that count.

    Answers that were part of a trade do not count: capital has changed hands.
    """
    if not before.asked or before.deal.number != now.deal.number or before.capital != now.capital:
        return None
    seat = first_seat(before.asked)
    old, new = before.deal, now.deal
    if prompt == "main-offer":
        return Act(seat, new.main) if new.main and not old.main else None
    if prompt == "counteroffer-or-pass":
        is_made = len(new.counters) > len(old.counters) and new.counterers[-1] == seat
        return Act(seat, new.counters[-1]) if is_made else None
    if prompt != "support-or-abstain" or not old.main or not old.counters or not new.main or not new.counters:
        return None
    if prompt_now == "support-card" and now.asked >> seat & 1 and now.stack[-1].picked in (MAIN, COUNTER):
        return Act(seat, now.stack[-1].picked)
    supporters = (new.main_supporters & ~old.main_supporters) | (new.counter_supporters & ~old.counter_supporters)
    if not supporters >> seat & 1:
        return Act(seat, ABSTAIN)
    return Act(seat, MAIN if new.main_supporters >> seat & 1 else COUNTER)


def likelihoods(before: NewAngeles, act: Act, cards: list[int], chance: WinChance) -> list[float]:
    """How likely a seat was to act as it did, by its rival card; [] if the act says nothing."""
    s = before.copy()
    s.silent = True
    _put_in_hand(s, act)
    options = [option for option in MACHINE.asking(s).options(s, act.seat) if option != PASS]
    if act.option not in options or len(options) < 2:
        return []
    tried = [act.option, *[option for option in options if option != act.option]][:MOST_OPTIONS]
    values = [chance.of_roles(outcome(s, act.seat, option), act.seat, cards) for option in tried]
    found: list[float] = []
    for at in range(len(cards)):
        total = 0.0
        for row in values:
            total += exp(SHARPNESS * (row[at] - values[0][at]))
        found.append((1.0 - ERROR) / total + ERROR / len(tried))
    return found


def _put_in_hand(s: NewAngeles, act: Act) -> None:
    """An imagined hand may lack the card that was played; then it replaces one, and everybody thinks it possible."""
    hand, seat, card = s.hands[act.seat], act.seat, act.option
    if not 0 < card < EMERGENCY or card in hand or not hand:
        return
    s.hands = replaced(s.hands, seat, tuple(sorted([*without(hand, hand[-1]), card])))
    s.may_hold = replaced(s.may_hold, seat, (*s.may_hold[seat], card))
    s.known = tuple([(*row, card) if row[1] == HAND and row[2] == seat else row for row in s.known])
