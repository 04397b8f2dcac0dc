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
MANY_OPTIONS: Final = 10  # of more options than this, only the best are tried in more than one imagined game
BEST_OPTIONS: Final = 6
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


class TurnTrials:
    """Compares the answers to a question in the same imagined games."""

    def __init__(self, chance: WinChance, seat: int, rivals: list[int]) -> None:
        """`rivals`: the rival cards for which the positions are judged."""
        self.chance: Final = chance
        self.seat: Final = seat
        self.rivals: Final = rivals
        self.chances: Final[dict[int, float]] = {}  # the mean chance to win after each answer tried so far

    def values(self, worlds: list[NewAngeles], options: list[int]) -> dict[int, list[float]]:
        """What each answer is worth on average, by rival card. Of many answers, only the most promising ones."""
        found: dict[int, list[float]] = {}
        for option in options:
            self.chances[option] = 0.0
            found[option] = self._tried(worlds[0], option)
        if len(options) > MANY_OPTIONS and len(worlds) > 1:
            best = sorted(options, key=lambda option: -found[option][0])[:BEST_OPTIONS]
            found = {option: found[option] for option in sorted(best)}
        for option, totals in found.items():
            for world in worlds[1:]:
                more = self._tried(world, option)
                for at in range(len(totals)):
                    totals[at] += more[at]
            for at in range(len(totals)):
                totals[at] /= len(worlds)
            self.chances[option] /= len(worlds)
        return found

    def _tried(self, world: NewAngeles, option: int) -> list[float]:
        """What an answer is worth, by rival card. Breaking a promise costs some of it."""
        leaf = outcome(world, self.seat, option)
        rivals = self.rivals
        if leaf.rivals and leaf.rivals[self.seat] != rivals[0]:  # the seat has swapped its rival card, or just got it
            rivals = [leaf.rivals[self.seat], *rivals[1:]]
        judged = self.chance.judged(leaf, self.seat, rivals)
        self.chances[option] += judged[0]
        found = judged[len(rivals) :]
        if world.ledger.busy:
            cost = BREACH_COST * (breaches(leaf.ledger, self.seat) - breaches(world.ledger, self.seat))
            found = [worth - cost for worth in found]
        return found
