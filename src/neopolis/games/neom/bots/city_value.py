"""How many points a city is likely to end with: its points now, plus what its features are worth in this turn."""

from __future__ import annotations

from typing import Final

from neopolis.games.neom.bots.features import (
    FEATURES,
    IN_HAND,
    LAST_TURN,
    MOST_CORNERSTONES,
    READY,
    Coming,
    Features,
    features,
    turns_done,
)
from neopolis.games.neom.rules.state import Neom


def padded(row: list[float]) -> list[float]:
    """The weights of a turn. Features that were added after they were found have no weight."""
    return row + [0.0] * (FEATURES - len(row))


class CityValue:
    """A value function: for each number of finished turns, a weight for each feature."""

    def __init__(self, weights: list[list[float]]) -> None:
        assert len(weights) == LAST_TURN and all([len(row) <= FEATURES for row in weights])
        self.weights: Final = [padded(row) for row in weights]

    def of(self, s: Neom, seat: int, turns: int, ahead: Coming) -> float:
        """The points that a seat can expect at the end, after this many turns; `ahead` is what may still come."""
        return self.weigh(features(s, seat, ahead), turns)

    def weigh(self, found: Features, turns: int) -> float:
        """The points now, plus what the features are worth after this many turns: nothing after the last one."""
        points = found.points
        if turns < LAST_TURN:
            weights = self.weights[turns]
            for at in range(len(found.amounts)):
                points += weights[at] * found.amounts[at]
            for at in range(len(found.ready)):
                points += weights[READY + at] * found.ready[at]
            for feature in found.present:
                points += weights[feature]
        return points

    def of_cornerstone(self, s: Neom, tile: int) -> float:
        """What a Cornerstone in hand is worth now."""
        place = s.setting.pack.cornerstone_places[tile]
        turns = min(max(turns_done(s) - 1, 0), LAST_TURN - 1)
        return self.weights[turns][IN_HAND + place] if place < MOST_CORNERSTONES else 0.0
