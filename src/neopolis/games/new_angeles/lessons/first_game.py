"""A first game of New Angeles."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.game import LEAST_SEATS, NewAngelesGame, start
from neopolis.games.new_angeles.ids import CORPORATION, FEDERALIST

LEARNER: Final = 0


def first_game(seed: int) -> NewAngelesGame:
    """A game without the Federalist, whose first player has another corporation as their rival and does not begin.

    Nobody then plays for ruin, and the goal is plain: more capital than one other player. About one seed in nine fits.
    """
    while True:
        game = start(LEAST_SEATS, seed)
        if _suits(game):
            return game
        seed += 1


def _suits(game: NewAngelesGame) -> bool:
    trial = game.copy()
    while not trial.s.rivals:  # the rivals are the same, whatever is answered before they are dealt
        seat = trial.deciders[0]
        trial.play(seat, trial.decision(seat).default)
    s = trial.s
    own = CORPORATION + s.setting.corporations[LEARNER]
    return s.rival_aside == FEDERALIST and s.rivals[LEARNER] != own and s.active != LEARNER
