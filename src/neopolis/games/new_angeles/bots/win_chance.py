"""How likely a seat is to win from a position: the chance that the city survives, times that of being ahead if it does.

For the Federalist it is the chance that the city falls, times that of being rich enough when it does. Two networks
learn the two chances, so that neither can hide the other. `neopolis tune new-angeles` fits their weights.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from neopolis.games.new_angeles.bots.features import AGITATOR, FEATURES, ROLES, features, public_features, role_of
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.rules.winning import is_winner


class Network:
    """One hidden layer. The result is a chance."""

    def __init__(self, hidden: list[list[float]], output: list[float]) -> None:
        """`hidden` has a row of weights for each unit, the last for the constant 1; so has `output`."""
        assert all([len(row) == FEATURES + 1 for row in hidden]) and len(output) == len(hidden) + 1
        self.hidden: Final = hidden
        self.output: Final = output

    def chance(self, places: list[int], numbers: list[float]) -> float:
        """The chance for the numbers at these places; all others are 0."""
        total = self.output[len(self.hidden)]
        for unit, row in enumerate(self.hidden):
            level = row[FEATURES]
            for at in range(len(places)):
                level += row[places[at]] * numbers[at]
            total += self.output[unit] * tanh(level)
        return 1.0 / (1.0 + exp(-max(-30.0, min(total, 30.0))))


class WinChance:
    """The chance to win of any seat in any position."""

    def __init__(self, survives: Network, ahead: list[Network], care: float = 0.0) -> None:
        """`ahead`: by role, the network for the rest of what the seat needs. `care`: how much seats care for the city.

        If everybody left the city to the others, it would fall. So to a seat that needs the city, a chance to win is
        worth that chance times this power of the chance that the city survives.
        """
        assert len(ahead) == ROLES
        self.survives: Final = survives
        self.ahead: Final = ahead
        self.care: Final = care

    def of(self, s: NewAngeles, seat: int, rival: int) -> float:
        """The chance of a seat to win with a rival card."""
        return self.of_roles(s, seat, [rival])[0]

    def of_roles(self, s: NewAngeles, seat: int, rivals: list[int]) -> list[float]:
        """The chance of a seat to win with each of these rival cards."""
        return self.judged(s, seat, rivals)[: len(rivals)]

    def judged(self, s: NewAngeles, seat: int, rivals: list[int]) -> list[float]:
        """The chance of a seat to win with each of these rival cards, and then what each of these chances is worth."""
        public = [] if s.ended else public_features(s)
        chances: list[float] = []
        worths: list[float] = []
        for rival in rivals:
            chance, care = self._of(s, seat, rival, public)
            chances.append(chance)
            worths.append(chance * care)
        return chances + worths

    def worth(self, s: NewAngeles, seat: int, rival: int) -> float:
        """What a position is worth to a seat with a rival card."""
        return self.judged(s, seat, [rival])[1]

    def worths(self, s: NewAngeles, rivals: list[int]) -> list[float]:
        """What a position is worth to each seat with its rival card."""
        public = [] if s.ended else public_features(s)
        found: list[float] = []
        for seat in range(s.setting.seats):
            chance, care = self._of(s, seat, rivals[seat], public)
            found.append(chance * care)
        return found

    def of_all(self, s: NewAngeles, rivals: list[int]) -> list[float]:
        """The chance of each seat to win with its rival card."""
        public = [] if s.ended else public_features(s)
        return [self._of(s, seat, rivals[seat], public)[0] for seat in range(s.setting.seats)]

    def _of(self, s: NewAngeles, seat: int, rival: int, public: list[float]) -> tuple[float, float]:
        """The chance of a seat to win, and by how much it is worth less, since everybody must look after the city."""
        if s.ended:
            return (1.0 if is_winner(s.setting.corporations, s.capital, rival, s.ended, seat) else 0.0), 1.0
        found = features(s, seat, rival, public)
        places: list[int] = []
        numbers: list[float] = []
        for at in range(FEATURES):
            number = found[at]
            if number != 0.0:
                places.append(at)
                numbers.append(number)
        role = role_of(s, seat, rival)
        survives = self.survives.chance(places, numbers)
        ahead = self.ahead[role].chance(places, numbers)
        return ((1.0 - survives) * ahead, 1.0) if role == AGITATOR else (survives * ahead, survives**self.care)
