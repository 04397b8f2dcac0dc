"""Games from which the win chance is fitted: positions at the first question of a turn, and how the games ended.

A game is played by the plain bot's rules, or by trials with the weights so far. At each turn, a copy of it branches
off: on the copy somebody's capital, threat and assets change at random, and a turn is played at random, before it goes
on to its own end. So the model learns what these changes cause, and not only what usually comes with them.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice, seeded
from neopolis.engine.script import first_seat
from neopolis.games.new_angeles.bots.choosing import chosen_answer, judged_rivals
from neopolis.games.new_angeles.bots.features import features, in_turn, public_features, role_of
from neopolis.games.new_angeles.bots.plain_answers import plain_answer
from neopolis.games.new_angeles.bots.trial import CardValues
from neopolis.games.new_angeles.bots.turn_trials import TurnTrials
from neopolis.games.new_angeles.bots.win_chance import WinChance
from neopolis.games.new_angeles.ids import FEDERALIST, FEDERALIST_CAPITAL, LAST_THREAT
from neopolis.games.new_angeles.knowledge.imagining import redeal
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import WINDOW
from neopolis.games.new_angeles.rules.state import BY_THREAT, NOBODY, NewAngeles
from neopolis.games.new_angeles.rules.winning import is_winner

MOST_CAPITAL_CHANGE: Final = 4
MOST_THREAT_CHANGE: Final = 3


class Example:
    """A position as one seat sees it. `survived` and `ahead` are filled in at the end of the game."""

    def __init__(self, seat: int, rival: int, role: int, numbers: list[float]) -> None:
        self.seat: Final = seat
        self.rival: Final = rival
        self.role: Final = role
        self.numbers: Final = numbers
        self.survived = False
        self.ahead = False


def is_ahead(s: NewAngeles, seat: int, rival: int) -> bool:
    """Whether a seat has the capital it needs to win, whether or not the city has survived."""
    if rival == FEDERALIST:
        return s.capital[seat] >= FEDERALIST_CAPITAL
    return is_winner(s.setting.corporations, s.capital, rival, 0, seat)


class TrainingGame:
    """A game with examples. `chance` is None if all play by the plain bot's rules."""

    def __init__(self, s: NewAngeles, chance: WinChance | None, tries: int, seed: int) -> None:
        """`tries`: of a hundred answers, how many are found by trials if there is a model."""
        self.s: Final = s
        self.chance: Final = chance
        self.tries: Final = tries
        self.dice: Final = Dice(seeded(seed))
        self.examples: list[Example] = []
        self.values = [CardValues() for _ in range(s.setting.seats)]
        self.random = 0  # of a hundred answers, how many are random
        self.trying = 0  # bit set of the seats that choose by trials
        for seat in range(s.setting.seats):
            if chance is not None and self.dice.below(100) < tries:
                self.trying |= 1 << seat

    def play(self, branches: int) -> list[Example]:
        """Play to the end; of a hundred turns, `branches` branch off. Returns the examples of all games."""
        s = self.s
        s.silent = True
        found: list[Example] = []
        while s.asked:
            if self.dice.below(100) < branches and s.stack[-1].script != WINDOW:
                found += self._branch().finish(2)
            self._keep()
            self._play_turn()
        return found + self._labeled()

    def finish(self, kept: int) -> list[Example]:
        """Play to the end, and keep examples of the first turns only: more would be about the same coin flip."""
        while self.s.asked:
            if kept > 0:
                self._keep()
                kept -= 1
            self._play_turn()
            self.random = 0
        return self._labeled()

    def _branch(self) -> TrainingGame:
        """A copy on which something changes. A window asks about assets and capital, so there nothing may change."""
        s = self.s.copy()
        s.silent = True
        dice = self.dice
        redeal(s, dice.below(s.setting.seats), dice)
        s.rng = dice.rng
        for seat in range(s.setting.seats):
            if dice.below(2):
                change = dice.below(2 * MOST_CAPITAL_CHANGE + 1) - MOST_CAPITAL_CHANGE
                s.capital[seat] = max(0, s.capital[seat] + change)
        if dice.below(2):
            change = dice.below(2 * MOST_THREAT_CHANGE + 1) - MOST_THREAT_CHANGE
            s.threat = max(0, min(s.threat + change, LAST_THREAT - 1))
        if dice.below(2):
            owned = [asset for asset, owner in enumerate(s.owners) if owner != NOBODY]
            if owned:
                s.owners[owned[dice.below(len(owned))]] = dice.below(s.setting.seats)
        game = TrainingGame(s, self.chance, self.tries // 4, dice.below(1 << 28))
        game.random = 10 + dice.below(80) if dice.below(2) else 0
        return game

    def _play_turn(self) -> None:
        """Play until the first question of another turn."""
        s = self.s
        turn = s.active if in_turn(s) else NOBODY
        while s.asked and (s.active == turn or not in_turn(s)):
            seat = first_seat(s.asked)
            options = MACHINE.asking(s).options(s, seat)
            MACHINE.answer(s, seat, options[0] if len(options) == 1 else self._answer(seat, options))

    def _answer(self, seat: int, options: list[int]) -> int:
        if self.dice.below(100) < self.random:
            return options[self.dice.below(len(options))]
        if self.chance is None or not self.trying >> seat & 1:
            return plain_answer(self.s, seat, options, self.values[seat])
        world = self.s.copy()
        world.silent = True
        redeal(world, seat, self.dice)
        world.rng = self.dice.rng
        trials = TurnTrials(self.chance, seat, judged_rivals(world, seat, self.dice.below(60)))
        return chosen_answer(world, trials.values([world], options))

    def _keep(self) -> None:
        s = self.s
        if not s.rivals or not s.asked or not in_turn(s):
            return
        public = public_features(s)
        for seat in range(s.setting.seats):
            rival = s.rivals[seat]
            self.examples.append(Example(seat, rival, role_of(s, seat, rival), features(s, seat, rival, public)))

    def _labeled(self) -> list[Example]:
        for example in self.examples:
            example.survived = self.s.ended != BY_THREAT
            example.ahead = is_ahead(self.s, example.seat, example.rival)
        return self.examples
