"""The outcome of a tournament: for each bot its wins and points with intervals, its rating, and paired differences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

import msgspec

from neopolis.lab.intervals import Estimate, mean, wilson
from neopolis.lab.ratings import Rating, ratings
from neopolis.lab.tournament import Played, Tournament

DIGITS: Final = 4  # of numbers in reports


class Standing(msgspec.Struct, frozen=True):
    """How a bot did: seats that it played and won, alone or with others, and its points or capital.

    `more_wins` and `more_points` say how much more it won than the last-named bot in the same deals; None for that bot.
    """

    bot: str
    games: int
    wins: int
    shared: int
    win_share: Estimate
    points: Estimate
    more_wins: Estimate | None
    more_points: Estimate | None
    rating: Rating | None


class Difference(msgspec.Struct, frozen=True):
    """How much more the first bot won than the second in the same deals."""

    bots: tuple[str, str]
    deals: int
    wins: Estimate
    points: Estimate


class Standings(msgspec.Struct, frozen=True):
    """The outcome of a tournament, as reports keep it."""

    game: str
    version: str
    content: str
    format: str
    seats: int
    seed: int
    options: dict[str, str]
    deals: int
    games: int
    bots: tuple[Standing, ...]
    differences: tuple[Difference, ...]


class _Tally:
    """What one bot has done: wins and points in each game, by deal."""

    def __init__(self) -> None:
        self.wins: dict[int, list[int]] = {}
        self.points: dict[int, list[int]] = {}
        self.shared = 0

    def add(self, game: Played, seat: int) -> None:
        won = seat in game.winners
        self.wins.setdefault(game.deal, []).append(int(won))
        self.points.setdefault(game.deal, []).append(game.points[seat])
        self.shared += won and len(game.winners) > 1


def standings(tournament: Tournament, games: Iterable[Played]) -> Standings:
    """The outcome of these games, whatever order they come in."""
    ordered = sorted(games, key=lambda game: game.key)
    tallies = {bot: _Tally() for bot in tournament.bots}
    for game in ordered:
        for seat, bot in enumerate(game.bots):
            if _counts(tournament, game, bot):
                tallies[bot].add(game, seat)
    rated = ratings(ordered) if tournament.seats > 1 else {}
    bots = tournament.bots
    pairs = [(one, other) for at, one in enumerate(bots) for other in bots[at + 1 :]]
    differences = {pair: _difference(pair, tallies) for pair in pairs}
    return Standings(
        game=tournament.game,
        version=tournament.version,
        content=tournament.content,
        format=tournament.form,
        seats=tournament.seats,
        seed=tournament.seed,
        options=tournament.options,
        deals=len({game.deal for game in ordered}),
        games=len(ordered),
        bots=tuple([_standing(bot, tallies[bot], differences.get((bot, bots[-1])), rated.get(bot)) for bot in bots]),
        differences=tuple(differences.values()),
    )


def _counts(tournament: Tournament, game: Played, bot: str) -> bool:
    """Whether a bot's seats in a game count. If not mixed, the field's count only where it plays alone."""
    return tournament.is_mixed or bot != tournament.field or len(set(game.bots)) == 1


def _standing(bot: str, tally: _Tally, against: Difference | None, rating: Rating | None) -> Standing:
    wins = [won for deal in tally.wins.values() for won in deal]
    return Standing(
        bot=bot,
        games=len(wins),
        wins=sum(wins),
        shared=tally.shared,
        win_share=_rounded(wilson(sum(wins), len(wins))),
        points=_rounded(mean([fmean(deal) for deal in tally.points.values()])),
        more_wins=None if against is None else against.wins,
        more_points=None if against is None else against.points,
        rating=None if rating is None else Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)),
    )


def _difference(pair: tuple[str, str], tallies: dict[str, _Tally]) -> Difference:
    one, other = tallies[pair[0]], tallies[pair[1]]
    common = [deal for deal in one.wins if deal in other.wins]
    return Difference(
        pair,
        len(common),
        _rounded(mean(_differences(common, one.wins, other.wins))),
        _rounded(mean(_differences(common, one.points, other.points))),
    )


def _differences(deals: Sequence[int], one: dict[int, list[int]], other: dict[int, list[int]]) -> list[float]:
    return [fmean(one[deal]) - fmean(other[deal]) for deal in deals]


def _rounded(estimate: Estimate) -> Estimate:
    ends = [None if end is None else round(end, DIGITS) for end in (estimate.low, estimate.high)]
    return Estimate(round(estimate.value, DIGITS), *ends)
