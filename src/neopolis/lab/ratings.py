"""Ratings of bots that met each other, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

import msgspec

from neopolis.lab.tournament import Played


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, and how unsure that still is. Everybody starts with 25 and 25/3."""

    mu: float
    sigma: float


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """The ratings after these games, in the order of deals. In each game, winners come first, all others last.

    If a bot has several seats in a game, its new rating is the mean of theirs.
    """
    from openskill.models import PlackettLuce  # only the extra `lab` has it

    model = PlackettLuce()
    found: dict[str, Rating] = {}
    for game in sorted(games, key=lambda game: game.key):
        before = [found.get(bot, Rating(model.mu, model.sigma)) for bot in game.bots]
        teams = [[model.rating(rating.mu, rating.sigma)] for rating in before]
        ranks = [1.0 if seat in game.winners else 2.0 for seat in range(len(game.bots))]
        after = [team[0] for team in model.rate(teams, ranks)]
        for bot in set(game.bots):
            seats = [seat for seat, name in enumerate(game.bots) if name == bot]
            found[bot] = Rating(fmean([after[seat].mu for seat in seats]), fmean([after[seat].sigma for seat in seats]))
    return found
