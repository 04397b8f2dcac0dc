"""Which bots sit where: every bot plays the same deals from every seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from neopolis.engine.rng import Dice, seeded

ONE_AGAINST_REST: Final = "one-against-rest"  # each bot takes one seat, and the last-named bot plays all others
MIXED: Final = "mixed"  # all bots play against each other
FORMATS: Final = (ONE_AGAINST_REST, MIXED)

Lineup = tuple[str, ...]  # the bot at each seat


def games_per_deal(form: str, bots: tuple[str, ...], seats: int) -> int:
    """How many games are played with each deal."""
    return seats * (len(bots) - 1) + 1 if form == ONE_AGAINST_REST else seats


def lineups(form: str, bots: tuple[str, ...], seats: int, seed: int, deals: int) -> list[list[Lineup]]:
    """For each deal, the lineups of its games. With more deals, the list only grows at its end."""
    if form == ONE_AGAINST_REST:
        return [one_against_rest(bots, seats)] * deals
    return [rotated(lineup) for lineup in islice(_shuffled(bots, seats, seed), deals)]


def one_against_rest(bots: tuple[str, ...], seats: int) -> list[Lineup]:
    """Each bot but the last at each seat, against the last; and one game in which the last has all seats."""
    field = bots[-1]
    found = [(field,) * seats]
    for bot in bots[:-1]:
        found += [(field,) * seat + (bot,) + (field,) * (seats - seat - 1) for seat in range(seats)]
    return found


def rotated(lineup: Lineup) -> list[Lineup]:
    """The same bots in every rotation, so that each plays the deal from each seat."""
    return [lineup[first:] + lineup[:first] for first in range(len(lineup))]


def _shuffled(bots: tuple[str, ...], seats: int, seed: int) -> Iterator[Lineup]:
    """Lineups from the bots, which are shuffled again whenever all have had their turn."""
    dice = Dice(seeded(seed))
    waiting: list[str] = []
    while True:
        while len(waiting) < seats:
            left = list(bots)
            while left:
                waiting.append(left.pop(dice.below(len(left))))
        yield tuple(waiting[:seats])
        waiting = waiting[seats:]
