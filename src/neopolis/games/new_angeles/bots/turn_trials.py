"""Tries an answer in an imagined game: the turn is played to its end, and the position that it leads to is judged."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import first_seat
from neopolis.games.new_angeles.bots.features import in_turn
from neopolis.games.new_angeles.bots.plain_answers import plain_answer
from neopolis.games.new_angeles.bots.trial import CardValues
from neopolis.games.new_angeles.bots.trust import breaches
from neopolis.games.new_angeles.bots.win_chance import WinChance
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles

MOST_QUESTIONS: Final = 500  # of a turn; no turn has nearly as many
BREACH_COST: Final = 0.08  # the bot breaks a promise only if that makes it more likely to win by this much


def turn_of(s: NewAngeles) -> int:
    """The seat whose turn it is; NOBODY between turns."""
    return s.active if in_turn(s) else NOBODY


def finish_turn(s: NewAngeles, turn: int) -> None:
    """Play on by the plain bot's rules until the first question of another turn, or the end of the game."""
    values = [CardValues() for _ in range(s.setting.seats)]
    for _ in range(MOST_QUESTIONS):
        if not s.asked or (s.active != turn and in_turn(s)):
            return
        seat = first_seat(s.asked)
        options = MACHINE.asking(s).options(s, seat)
        chosen = options[0] if len(options) == 1 else plain_answer(s, seat, options, values[seat])
        MACHINE.answer(s, seat, chosen)


def outcome(world: NewAngeles, seat: int, option: int) -> NewAngeles:
    """Where a turn leads in which a seat gives this answer now."""
    s = world.copy()
    s.silent = True
    turn = turn_of(s)
    MACHINE.answer(s, seat, option)
    finish_turn(s, turn)
    return s


class Tried:
    """An answer, and the sums of the chances to win that it led to, by rival card."""

    def __init__(self, option: int, rivals: int) -> None:
        self.option: Final = option
        self.sums = [0.0] * rivals
        self.games = 0

    def means(self) -> list[float]:
        return [total / self.games for total in self.sums]


class TurnTrials:
    """Compares the answers to a question in the same imagined games."""

    def __init__(self, chance: WinChance, seat: int, rivals: list[int]) -> None:
        """`rivals`: the rival cards for which the positions are judged."""
        self.chance: Final = chance
        self.seat: Final = seat
        self.rivals: Final = rivals

    def values(self, worlds: list[NewAngeles], options: list[int]) -> dict[int, list[float]]:
        """The mean chance to win after the best answers, by rival card.

        All answers are tried in some of the games, the better half in as many again, and so on; the best two in all. If
        the chances count for several rival cards, no answer is dropped.
        """
        left = [Tried(option, len(self.rivals)) for option in options]
        used = 0
        step = max(len(worlds) // 4, 1)
        while used < len(worlds):
            if len(left) <= 2 or len(self.rivals) > 1:
                step = len(worlds) - used
            for world in worlds[used : used + step]:
                for one in left:
                    self._try(world, one)
            used += step
            if used < len(worlds):
                left = sorted(left, key=_own_mean, reverse=True)[: max((len(left) + 1) // 2, 2)]
        return {one.option: one.means() for one in left}

    def _try(self, world: NewAngeles, tried: Tried) -> None:
        for at, chance in enumerate(self._tried(world, tried.option)):
            tried.sums[at] += chance
        tried.games += 1

    def _tried(self, world: NewAngeles, option: int) -> list[float]:
        """The chance to win after an answer, by rival card. Breaking a promise costs some of it."""
        leaf = outcome(world, self.seat, option)
        rivals = self.rivals
        if leaf.rivals and leaf.rivals[self.seat] != rivals[0]:  # the seat has swapped its rival card, or just got it
            rivals = [leaf.rivals[self.seat], *rivals[1:]]
        found = self.chance.of_roles(leaf, self.seat, rivals)
        if world.ledger.busy:
            cost = BREACH_COST * (breaches(leaf.ledger, self.seat) - breaches(world.ledger, self.seat))
            found = [chance - cost for chance in found]
        return found


def _own_mean(tried: Tried) -> float:
    return tried.sums[0] / tried.games
